package app

import (
	"slices"
	"time"

	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
)

// ClickGuard protects what has just come on top from clicks and Enter meant for what was there before, such as the second half
// of a double click, or an Enter that was meant to skip a motion.
type ClickGuard struct {
	top      Top
	since    time.Time // when it came on top or, once drawn, into sight
	seen     bool      // it has been in sight
	painted  Top       // what lay on top in the last frame
	swallows bool      // the left button went down too early, and is still down
}

// Top is what takes clicks and keys: a scene, and the sheet over it.
type Top struct {
	scene Scene
	Sheet Sheet          // nil for none
	page  any            // of what lies on top
	keys  *menu.Onscreen // over all of it
}

// Top returns what lies on top now.
func (g *App) Top() Top {
	on := Top{scene: g.Scene, Sheet: g.Sheet, keys: g.writing.keys}
	switch {
	case on.Sheet != nil:
		on.page = on.Sheet.OnTop()
	case on.scene != nil:
		on.page = on.scene.OnTop()
	}
	return on
}

// GuardTime is how long what comes on top takes no click: longer than a double click, shorter than it takes to read and answer.
// It counts from the first frame that shows it, which may be late on a busy computer; without such a frame GuardTimeUnseen
// counts.
const (
	GuardTime       = 300 * time.Millisecond
	GuardTimeUnseen = 3 * time.Second
)

// Take removes from the input of one tick what comes too early for what lies on top.
func (c *ClickGuard) Take(on Top, at time.Time, p *input.Pointer, k *input.Keyboard) {
	if on != c.top {
		c.top, c.since, c.seen = on, at, false
	}
	if !c.seen && on == c.painted { // a tick follows when the frame is in sight
		c.since, c.seen = at, true
	}
	most := GuardTime
	if !c.seen {
		most = GuardTimeUnseen
	}
	up := at.Sub(c.since) < most
	if c.swallows = c.swallows || p.Pressed && up; c.swallows {
		c.swallows = p.Down && !p.Released
		p.Pressed, p.Released, p.Down = false, false, false
	}
	if up {
		p.Came = p.Came[:0]
		k.Struck = slices.DeleteFunc(k.Struck, func(st input.Stroke) bool {
			key := st.Plain().Key
			return key == "Enter" || key == "Space" || k.Keys.Means(st.Chord, command.Take) || k.Keys.Means(st.Chord, command.Step)
		})
	}
}

// Drawn notes what lies on top in a frame.
func (c *ClickGuard) Drawn(on Top) { c.painted = on }

// TakesFrom returns when what lies on top begins to take clicks, or zero if no tick has seen it yet. Until the tick after its first frame
// that is [GuardTimeUnseen], which that tick makes shorter.
func (c *ClickGuard) TakesFrom(on Top) time.Time {
	switch {
	case on != c.top:
		return time.Time{}
	case !c.seen:
		return c.since.Add(GuardTimeUnseen)
	}
	return c.since.Add(GuardTime)
}
