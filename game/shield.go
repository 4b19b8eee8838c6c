package game

import (
	"slices"
	"time"
)

// shield keeps clicks and the Enter key that were meant for what lay on top before from what has just come there: the second
// half of a double click on a button that leads elsewhere, or an Enter that was to skip what moved and finds a sheet.
type shield struct {
	top      top
	since    time.Time // that has lain there
	swallows bool      // the left button went down while it was up, and has not come up yet
}

// top is what takes clicks and keys: a scene, the sheet over it, and the settings or the rules over both.
type top struct {
	scene       scene
	dialog      *dialog
	preferences *preferences
	reader      *reader
}

// top is what lies on top now.
func (g *Game) top() top {
	on := top{scene: g.scene, preferences: g.preferences, reader: g.reader}
	if t := g.laid(); t != nil {
		on.dialog = t.dialog
	}
	return on
}

// shielded is for how long the shield is up, however fast the window is drawn: the second half of a double click comes sooner,
// and later whoever has seen what has come and answers it.
const shielded = 300 * time.Millisecond

// take takes the time of one tick, and from the mouse and the keyboard what comes too soon.
func (s *shield) take(on top, at time.Time, p *pointer, k *keyboard) {
	if on != s.top {
		s.top, s.since = on, at
	}
	up := at.Sub(s.since) < shielded
	if s.swallows = s.swallows || p.pressed && up; s.swallows {
		s.swallows = p.down && !p.released
		p.pressed, p.released, p.down = false, false, false
	}
	if up {
		k.struck = slices.DeleteFunc(k.struck, func(st stroke) bool {
			return st.chord.Key == "Enter" || st.chord.Key == "Space" || k.keys.means(st.chord, keyTake) || k.keys.means(st.chord, keyStep)
		})
	}
}
