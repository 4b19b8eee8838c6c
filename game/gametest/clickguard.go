package gametest

import (
	"testing"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
)

// GuardedClicks tries clicks and keys on a click guard of its own, with a clock that only it moves.
type GuardedClicks struct {
	Guard app.ClickGuard
	Clock time.Time

	t *testing.T
	g *app.App
}

// A press and a release of the button of the mouse.
var (
	Down = input.Pointer{Pressed: true, Down: true}
	Up   = input.Pointer{Released: true}
)

// NewGuardedClicks returns the rig for an app; its clock begins at zero.
func NewGuardedClicks(t *testing.T, g *app.App) *GuardedClicks {
	return &GuardedClicks{Clock: time.Unix(0, 0), t: t, g: g}
}

// Tick gives the guard what a tick brings, a key by its word or "" for none, and returns what it lets through.
func (c *GuardedClicks) Tick(p input.Pointer, key string) (through input.Pointer, keys int) {
	k := input.Keyboard{Keys: c.g.Keyboard.Keys}
	if key != "" {
		k.Struck = []input.Stroke{{Chord: chord.Must(key)}}
	}
	c.Guard.Take(c.g.Top(), c.Clock, &p, &k)
	return p, len(k.Struck)
}

// Rest draws what lies on top and lets the time pass.
func (c *GuardedClicks) Rest(d time.Duration) {
	c.Guard.Drawn(c.g.Top())
	c.Tick(input.Pointer{}, "")
	c.Clock = c.Clock.Add(d)
}

// Taken fails the test unless a click and Enter are taken now, or are not; a letter always is.
func (c *GuardedClicks) Taken(when string, is bool) {
	c.t.Helper()
	p, _ := c.Tick(Down, "")
	q, _ := c.Tick(Up, "")
	_, enter := c.Tick(input.Pointer{}, "Enter")
	_, letter := c.Tick(input.Pointer{}, "D")
	if p.Pressed != is || p.Down != is || q.Released != is || enter == 1 != is || letter != 1 {
		c.t.Errorf("%s a click is taken: %v %v, and Enter %d, and a letter %d", when, p.Pressed, q.Released, enter, letter)
	}
}
