package game

import (
	"testing"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
)

// What has just come on top takes no click and no Enter for a moment, not even where the button comes up after it; what is
// pressed before and after that is taken, and so are other keys.
func TestWhatHasJustComeTakesNoClick(t *testing.T) {
	g := gametest.Mirror(t)
	c := gametest.NewGuardedClicks(t, g)
	c.Rest(app.GuardTime)
	c.Taken("at rest", true)
	open := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		gametest.Tick(t, g)
	}
	open(g.Routes.Lessons(g))
	c.Taken("on another screen", false)
	c.Rest(app.GuardTime)
	c.Taken("a moment later", true)
	g.OpenRules("")
	c.Rest(app.GuardTime - time.Millisecond)
	c.Tick(gametest.Down, "")
	c.Clock = c.Clock.Add(app.GuardTime)
	if p, _ := c.Tick(input.Pointer{Down: true}, ""); p.Down {
		t.Error("a button that went down too soon is held later")
	}
	if p, _ := c.Tick(gametest.Up, ""); p.Released {
		t.Error("a button that went down too soon comes up later")
	}
	c.Taken("after that", true)
	// What stays on top may turn to another page.
	turns := func(what string, do func()) {
		t.Helper()
		c.Rest(app.GuardTime)
		c.Taken("before "+what, true)
		do()
		c.Taken("after "+what, false)
		c.Rest(app.GuardTime)
		c.Taken("long after "+what, true)
	}
	turns("a link", func() { followALink(t, g) })
	g.CloseSheet()
	g.OpenSettings(nil)
	gametest.Tick(t, g)
	press := func(name string) func() {
		return func() {
			gametest.PressIn(t, gametest.MenuNow(g), name)
			gametest.Tick(t, g)
		}
	}
	turns("another page of settings", press("Keys"))
	g.CloseSheet()
	p := &turned{}
	g.Show(p)
	c.Rest(app.GuardTime)
	// What is long in coming into sight takes none before that, unless it never comes.
	later := map[string]func(){
		"some time after it came into sight": func() {
			c.Rest(0)
			c.Taken("just when it comes into sight", false)
			c.Rest(app.GuardTime)
		},
		"where it never comes into sight": func() { c.Clock = c.Clock.Add(app.GuardTimeUnseen) },
	}
	for when, wait := range later {
		p.page++
		c.Tick(input.Pointer{}, "")
		c.Clock = c.Clock.Add(2 * app.GuardTime)
		c.Taken("before it is in sight", false)
		wait()
		c.Taken(when, true)
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

func (s *turned) OnTop() any { return s.page }

// followALink follows a link in the text of the page that lies open, wherever it lies.
func followALink(t *testing.T, g *app.App) {
	t.Helper()
	was := g.Sheet.OnTop()
	for y := 0.9 * float64(g.Height); y > 0.2*float64(g.Height); y -= 8 {
		g.Pointer = input.Pointer{X: 0.5 * float64(g.Width), Y: y, Pressed: true, Down: true, Moved: true}
		gametest.Tick(t, g)
		g.Pointer.Pressed, g.Pointer.Down, g.Pointer.Released = false, false, true
		if gametest.Tick(t, g); g.Sheet.OnTop() != was {
			return
		}
	}
	t.Fatal("there is no link on the page")
}

// Whoever asks from when on clicks are taken is told no time before which one would be swallowed, also before the first frame is in sight.
func TestTakesFromIsNeverTooEarly(t *testing.T) {
	g := gametest.Mirror(t)
	c := gametest.NewGuardedClicks(t, g)
	if at := c.Guard.TakesFrom(g.Top()); !at.IsZero() {
		t.Errorf("before the first tick clicks are taken from %v", at)
	}
	begun := c.Clock
	c.Tick(input.Pointer{}, "")
	if at := c.Guard.TakesFrom(g.Top()); !at.Equal(begun.Add(app.GuardTimeUnseen)) {
		t.Errorf("before the first frame clicks are taken %v later", at.Sub(begun))
	}
	c.Clock = c.Clock.Add(2 * app.GuardTime) // the first frame is late
	c.Rest(app.GuardTime)
	if at := c.Guard.TakesFrom(g.Top()); !at.Equal(c.Clock) {
		t.Errorf("of a frame that came %v later clicks are taken from %v", 2*app.GuardTime, at.Sub(begun))
	}
	c.Taken("from then on", true)
}
