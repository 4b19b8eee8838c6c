package app

import (
	"slices"
	"time"

	"sixwinters/game/command"
	"sixwinters/game/input"
	"sixwinters/game/reader"
)

// ClickGuard protects what has just come on top from clicks and Enter presses meant for what was there before: the second half
// of a double click on a button that leads elsewhere, or an Enter that was meant to skip a motion and finds a sheet.
type ClickGuard struct {
	top      Top
	since    time.Time // that has lain there, or has been in sight
	seen     bool      // it has been in sight
	painted  Top       // what lay on top in the picture drawn last
	swallows bool      // the left button went down while it was up, and has not come up yet
}

// Top is what takes clicks and keys: a scene, and the settings or the rules over it.
type Top struct {
	scene       Scene
	Preferences Sheet
	Reader      *reader.Reader
	page        any // of what lies on top, where it has pages; it can be compared
}

// Top is what lies on top now.
func (g *App) Top() Top {
	on := Top{scene: g.Scene, Preferences: g.Preferences, Reader: g.Reader}
	switch scene, pages := g.Scene.(paged); {
	case on.Reader != nil:
		on.page = on.Reader.Led()
	case on.Preferences != nil:
		on.page = on.Preferences.Open()
	case pages:
		on.page = scene.Open()
	}
	return on
}

// Shielded is how long the shield is up, however fast the window is drawn: longer than a double click, shorter than it takes to see
// something new and answer it. On a busy computer it may take that long until it is in sight, so time counts from then on, unless
// it never comes in sight.
const (
	Shielded = 300 * time.Millisecond
	Unseen   = 3 * time.Second
)

// Take takes the time of one tick, and from the mouse and the keyboard what comes too soon.
func (s *ClickGuard) Take(on Top, at time.Time, p *input.Pointer, k *input.Keyboard) {
	if on != s.top {
		s.top, s.since, s.seen = on, at, false
	}
	if !s.seen && on == s.painted { // a tick comes once the picture before it is in sight
		s.since, s.seen = at, true
	}
	most := Shielded
	if !s.seen {
		most = Unseen
	}
	up := at.Sub(s.since) < most
	if s.swallows = s.swallows || p.Pressed && up; s.swallows {
		s.swallows = p.Down && !p.Released
		p.Pressed, p.Released, p.Down = false, false, false
	}
	if up {
		k.Struck = slices.DeleteFunc(k.Struck, func(st input.Stroke) bool {
			return st.Chord.Key == "Enter" || st.Chord.Key == "Space" || k.Keys.Means(st.Chord, command.Take) || k.Keys.Means(st.Chord, command.Step)
		})
	}
}

// Drawn notes what lies on top in the picture that is drawn.
func (s *ClickGuard) Drawn(on Top) { s.painted = on }

// TakesFrom is from when on what lies on top takes clicks and Enter, or zero as long as that cannot be told.
func (s *ClickGuard) TakesFrom(on Top) time.Time {
	if on != s.top {
		return time.Time{}
	}
	return s.since.Add(Shielded)
}
