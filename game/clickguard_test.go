package game

import (
	"testing"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/chord"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/reader"
)

// What has just come on top takes no click and no Enter for a moment, not even where the button comes up after it; what is pressed
// before and after that is taken, and so are other keys.
func TestWhatHasJustComeTakesNoClick(t *testing.T) {
	g := gametest.Mirror(t)
	keys := g.Keyboard.Keys
	s, clock := &app.ClickGuard{}, time.Unix(0, 0)
	tick := func(p input.Pointer, key string) (input.Pointer, int) {
		k := input.Keyboard{Keys: keys}
		if key != "" {
			k.Struck = []input.Stroke{{Chord: chord.Must(key)}}
		}
		s.Take(g.Top(), clock, &p, &k)
		return p, len(k.Struck)
	}
	rest := func(d time.Duration) {
		s.Drawn(g.Top())
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
	rest(app.Shielded)
	taken("at rest", true)
	open := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		gametest.Tick(t, g)
	}
	open(g.Routes.Lessons(g))
	taken("on another screen", false)
	rest(app.Shielded)
	taken("a moment later", true)
	g.OpenRules(reader.FirstPage)
	rest(app.Shielded - time.Millisecond)
	tick(down, "")
	clock = clock.Add(app.Shielded)
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
		rest(app.Shielded)
		taken("before "+what, true)
		do()
		taken("after "+what, false)
		rest(app.Shielded)
		taken("long after "+what, true)
	}
	turns("a link", func() { followALink(t, g) })
	g.Reader = nil
	g.OpenSettings(nil)
	gametest.Tick(t, g)
	press := func(name string) func() {
		return func() {
			gametest.PressIn(t, gametest.MenuNow(g), name)
			gametest.Tick(t, g)
		}
	}
	turns("another page of settings", press("Keys"))
	g.Preferences = nil
	p := &turned{}
	g.Show(p)
	rest(app.Shielded)
	// What is long in coming into sight takes none before that, unless it never comes.
	later := map[string]func(){
		"some time after it came into sight": func() {
			rest(0)
			taken("just when it comes into sight", false)
			rest(app.Shielded)
		},
		"where it never comes into sight": func() { clock = clock.Add(app.Unseen) },
	}
	for when, wait := range later {
		p.page++
		tick(input.Pointer{}, "")
		clock = clock.Add(2 * app.Shielded)
		taken("before it is in sight", false)
		wait()
		taken(when, true)
	}
	gametest.Keep(t, g, "Old", "New")
	open(g.Routes.Campaigns(g))
	turns("a deletion", press("Delete"))
	turns("the fields for names", press("Rename"))
}

// turned is a scene that turns to other pages.
type turned struct {
	faulty
	page int
}

func (s *turned) Open() any { return s.page }

// followALink follows a link in the text of the page that lies open, wherever it lies.
func followALink(t *testing.T, g *app.App) {
	t.Helper()
	on := reader.Sheet{Painter: g.Painter, Width: g.Width, Height: g.Height, Scale: 1}
	was := g.Reader.Led()
	for y := 0.9 * float64(g.Height); y > 0.2*float64(g.Height); y -= 8 {
		p := input.Pointer{X: 0.5 * float64(g.Width), Y: y, Pressed: true, Down: true, Moved: true}
		g.Reader.Update(on, &p, &g.Keyboard)
		p.Pressed, p.Down, p.Released = false, false, true
		if g.Reader.Update(on, &p, &g.Keyboard); g.Reader.Led() > was {
			return
		}
	}
	t.Fatal("there is no link on the page")
}
