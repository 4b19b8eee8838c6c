package game

import (
	"testing"

	"sixwinters/game/chord"
	"sixwinters/game/input"
)

// TestBookByKeys reads the rules by the keyboard alone: Tab goes round the links beside the list, Enter follows one, and
// Backspace goes back.
func TestBookByKeys(t *testing.T) {
	g := withSettings(t, Options{}, "started = true\n")
	g.openRules("progress")
	hit := func(word string) {
		g.keyboard.Struck = []input.Stroke{{Chord: chord.Must(word)}}
		tickScene(t, g)
		g.keyboard.Struck = nil
	}
	tickScene(t, g)
	links := g.reader.plan.PageLinks()
	if len(links) < 3 {
		t.Fatalf("there are %d links", len(links))
	}
	for i := range links {
		if hit("Tab"); g.reader.book.Focus != links[i].Link {
			t.Fatalf("Tab %d comes to %q, not to %q", i, g.reader.book.Focus, links[i].Link)
		}
	}
	if hit("Tab"); g.reader.book.Focus != links[0].Link {
		t.Errorf("Tab goes on to %q after the last", g.reader.book.Focus)
	}
	if hit("Shift+Tab"); g.reader.book.Focus != links[len(links)-1].Link {
		t.Errorf("Shift+Tab goes back to %q", g.reader.book.Focus)
	}
	hit("Tab")
	if hit("Enter"); g.reader.book.Open != links[0].Link || g.reader.book.Focus != "" {
		t.Errorf("Enter opens %q, and %q is rung", g.reader.book.Open, g.reader.book.Focus)
	}
	if hit("Backspace"); g.reader.book.Open != "progress" {
		t.Errorf("Backspace goes back to %q", g.reader.book.Open)
	}
	if hit("Escape"); g.reader != nil {
		t.Error("Escape leaves the book open")
	}
}
