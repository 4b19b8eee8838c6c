package game

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// firstsAt is a table at which something has just been met for the first time.
func firstsAt(t *testing.T, g *Game) *table {
	t.Helper()
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard})
	choose := rules.RandomPolicy(5)
	for range 400 {
		legal := table.book.Moves(&table.state, nil)
		if len(legal) == 0 || len(table.firsts.met) > 0 {
			break
		}
		table.play(g, choose(table.book, &table.state, legal))
	}
	return table
}

// What is met for the first time is explained beside where it happened, once.
func TestTipsAreShownOnce(t *testing.T) {
	g := mirrorGame(t)
	table := firstsAt(t, g)
	if len(table.firsts.met) == 0 {
		t.Fatal("nothing was met")
	}
	id := table.firsts.met[0].tip.ID
	table.explainFirsts(g)
	note := table.plan.Note
	if note.Rect.Empty() || table.view.Note.Dim || !slices.Contains(g.settings.Met, id) {
		t.Fatalf("%q is not explained: %+v, met %v", id, note, g.settings.Met)
	}
	for _, on := range note.About {
		if on.Overlaps(note.Rect) {
			t.Error("the note covers what it is about")
		}
	}
	x, y := note.Button.Center()
	table.release(g, table.plan.At(x, y))
	if table.firsts.shown && table.firsts.met[0].tip.ID == id {
		t.Error("a click does not take it away")
	}
	for range 2000 {
		table.explainFirsts(g)
	}
	if len(table.firsts.met) != 0 || !table.plan.Note.Rect.Empty() {
		t.Error("time does not take it away")
	}
	if again := firstsAt(t, g); slices.ContainsFunc(again.firsts.met, func(m met) bool { return m.tip.ID == id }) {
		t.Errorf("%q is explained again", id)
	}
	g.settings.Met = nil
	if again := firstsAt(t, g); len(again.firsts.met) == 0 || again.firsts.met[0].tip.ID != id {
		t.Errorf("%q is not explained again when it should be", id)
	}
}

func TestTipsCanBeTurnedOff(t *testing.T) {
	g := mirrorGame(t)
	g.settings.Tips = false
	if table := firstsAt(t, g); len(table.firsts.met) != 0 {
		t.Errorf("%d things are explained", len(table.firsts.met))
	}
	g.settings.Tips = true
	table := firstsAt(t, g)
	g.settings.Tips = false
	table.explainFirsts(g)
	if len(table.firsts.met) != 0 || table.plan.Note.Rect != (layout.Rect{}) {
		t.Error("turning tips off leaves one on the table")
	}
}

// Nothing is explained over cards that are to be chosen from.
func TestTipsWaitForTheBoards(t *testing.T) {
	g := mirrorGame(t)
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Standard}) // the characters are to be chosen
	table.firsts.met = []met{{tip: &g.tips[0]}}
	table.lay(g)
	for _, shown := range []bool{false, true} {
		table.firsts.shown = shown
		table.lay(g)
		table.explainFirsts(g)
		if !table.plan.Note.Rect.Empty() || len(table.firsts.met) != 1 {
			t.Errorf("shown before: %t: a note lies over the characters, %d wait", shown, len(table.firsts.met))
		}
	}
	for range 4 { // until the characters are placed
		table.play(g, table.book.Moves(&table.state, nil)[0])
	}
	table.firsts = firsts{met: []met{{tip: &g.tips[0]}}}
	table.lay(g)
	table.explainFirsts(g)
	note := table.plan.Note
	if note.Rect.Empty() || note.FromX != note.ToX || note.FromY != note.ToY {
		t.Errorf("what lies nowhere on the table is not explained, or an arrow points to something: %+v", note)
	}
}

// Where the table is so large that the note would hide what is in use, it lies folded; a click opens it, and another one
// takes it away. It makes way for what is in hand.
func TestTipsFold(t *testing.T) {
	g := mirrorGame(t)
	g.settings.Scale = 200
	table := firstsAt(t, g)
	table.explainFirsts(g)
	if !table.plan.Note.Folded {
		t.Fatalf("the note lies at %+v, and is not folded", table.plan.Note.Rect)
	}
	press := func() {
		table.release(g, table.plan.At(table.plan.Note.Button.Center()))
	}
	press()
	if table.plan.Note.Folded || table.plan.Note.Say.Empty() {
		t.Fatal("a click does not open it")
	}
	table.held = []layout.Target{{Kind: layout.Die}}
	table.lay(g)
	if !table.plan.Note.Rect.Empty() {
		t.Error("it lies in the way of what is in hand")
	}
	table.held = nil
	table.lay(g)
	press()
	if table.firsts.shown || table.firsts.open {
		t.Error("another click does not take it away")
	}
}
