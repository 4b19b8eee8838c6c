package game

import (
	"testing"
	"time"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/chord"
	"sixwinters/game/input"
	"sixwinters/game/reader"
)

// What has just come on top takes no click and no Enter for a moment, not even where the button comes up after it; what is pressed
// before and after that is taken, and so are other keys.
func TestWhatHasJustComeTakesNoClick(t *testing.T) {
	g := mirrorGame(t)
	keys := g.keyboard.Keys
	s, clock := &shield{}, time.Unix(0, 0)
	tick := func(p input.Pointer, key string) (input.Pointer, int) {
		k := input.Keyboard{Keys: keys}
		if key != "" {
			k.Struck = []input.Stroke{{Chord: chord.Must(key)}}
		}
		s.take(g.top(), clock, &p, &k)
		return p, len(k.Struck)
	}
	rest := func(d time.Duration) {
		s.painted = g.top()
		tick(input.Pointer{}, "")
		clock = clock.Add(d)
	}
	down, up := input.Pointer{Pressed: true, Down: true}, input.Pointer{Released: true}
	taken := func(when string, is bool) {
		t.Helper()
		p, _ := tick(down, "")
		q, _ := tick(up, "")
		_, enter := tick(input.Pointer{}, "Enter")
		_, letter := tick(input.Pointer{}, "D")
		if p.Pressed != is || p.Down != is || q.Released != is || enter == 1 != is || letter != 1 {
			t.Errorf("%s a click is taken: %v %v, and Enter %d, and a letter %d", when, p.Pressed, q.Released, enter, letter)
		}
	}
	rest(shielded)
	taken("at rest", true)
	g.show(newTitle(g))
	taken("on another screen", false)
	rest(shielded)
	taken("a moment later", true)
	table := lessonAt(t, g, "goal", 1)
	rest(shielded)
	table.dialog = newLessonOver(table)
	taken("on a sheet", false)
	rest(shielded)
	table.dialog = nil
	taken("on the table under it", false)
	rest(shielded)
	g.openRules(reader.FirstPage)
	rest(shielded - time.Millisecond)
	tick(down, "")
	clock = clock.Add(shielded)
	if p, _ := tick(input.Pointer{Down: true}, ""); p.Down {
		t.Error("a button that went down too soon is held later")
	}
	if p, _ := tick(up, ""); p.Released {
		t.Error("a button that went down too soon comes up later")
	}
	taken("after that", true)
	// What stays on top may turn to another page.
	turns := func(what string, do func()) {
		t.Helper()
		rest(shielded)
		taken("before "+what, true)
		do()
		taken("after "+what, false)
		rest(shielded)
		taken("long after "+what, true)
	}
	turns("a link", func() { followALink(t, g) })
	g.reader, g.preferences = nil, &preferences{}
	turns("another page of settings", func() { g.preferences.page = keysPage })
	g.preferences = nil
	turns("an answer", func() { table.answered++ })
	// What is long in coming into sight takes none before that, unless it never comes.
	later := map[string]func(){
		"some time after it came into sight": func() {
			rest(0)
			taken("just when it comes into sight", false)
			rest(shielded)
		},
		"where it never comes into sight": func() { clock = clock.Add(unseen) },
	}
	for when, wait := range later {
		table.answered++
		tick(input.Pointer{}, "")
		clock = clock.Add(2 * shielded)
		taken("before it is in sight", false)
		wait()
		taken(when, true)
	}
	l := &loader{}
	g.show(l)
	turns("a deletion", func() { l.deleted = "a file" })
	turns("the fields for names", func() { l.naming = &widget.TextInput{} })
	c := &crash{}
	g.show(c)
	turns("a sheet without pictures", func() { c.bare = true })
}

// A key or a click that dismisses one note of a lesson does not dismiss the next one with it.
func TestTheNextNoteIsNotDismissedWithOne(t *testing.T) {
	g := mirrorGame(t)
	table := lessonAt(t, g, "turn", 1)
	table.pointing.on = false
	table.takeFocused(g)
	table.takeFocused(g)
	table.release(g, noteButton)
	if at := table.lesson.session.At(); at != 1 {
		t.Fatalf("three keys and clicks at once come to step %d", at+1)
	}
	for range settled {
		table.settleLesson(g)
	}
	if table.release(g, noteButton); table.lesson.session.At() != 2 {
		t.Error("the note cannot be dismissed")
	}
}

// followALink follows a link in the text of the page that lies open, wherever it lies.
func followALink(t *testing.T, g *Game) {
	t.Helper()
	on := reader.Sheet{Painter: g.painter, Width: g.width, Height: g.height, Scale: 1}
	was := g.reader.Led()
	for y := 0.9 * float64(g.height); y > 0.2*float64(g.height); y -= 8 {
		p := input.Pointer{X: 0.5 * float64(g.width), Y: y, Pressed: true, Down: true, Moved: true}
		g.reader.Update(on, &p, &g.keyboard)
		p.Pressed, p.Down, p.Released = false, false, true
		if g.reader.Update(on, &p, &g.keyboard); g.reader.Led() > was {
			return
		}
	}
	t.Fatal("there is no link on the page")
}
