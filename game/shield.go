package game

import (
	"slices"
	"time"

	"sixwinters/game/command"
	"sixwinters/game/input"
	"sixwinters/game/reader"
)

// shield protects what has just come on top from clicks and Enter presses meant for what was there before: the second half
// of a double click on a button that leads elsewhere, or an Enter that was meant to skip a motion and finds a sheet.
type shield struct {
	top      top
	since    time.Time // that has lain there, or has been in sight
	seen     bool      // it has been in sight
	painted  top       // what lay on top in the picture drawn last
	swallows bool      // the left button went down while it was up, and has not come up yet
}

// top is what takes clicks and keys: a scene, the sheet over it, and the settings or the rules over both.
type top struct {
	scene       scene
	dialog      *dialog
	preferences *preferences
	reader      *reader.Reader
	page        any // of what lies on top, where it has pages; it can be compared
}

// paged is what stays on top while what it asks or offers changes, so that a click could be meant for what was there before.
type paged interface {
	open() any // the page it is open at; it can be compared
}

// top is what lies on top now.
func (g *Game) top() top {
	on := top{scene: g.scene, preferences: g.preferences, reader: g.reader}
	if t := g.laid(); t != nil {
		on.dialog = t.dialog
	}
	switch scene, pages := g.scene.(paged); {
	case on.reader != nil:
		on.page = on.reader.Led()
	case on.preferences != nil:
		on.page = on.preferences.open()
	case on.dialog == nil && pages:
		on.page = scene.open()
	}
	return on
}

func (p *preferences) open() any { return p.page }

// open distinguishes the list of campaigns from the fields for names, and the list before a deletion from the one after it: the
// button that deletes the next campaign is where the last one was.
func (l *loader) open() any {
	return struct {
		naming  bool
		deleted string
	}{l.naming != nil, l.deleted}
}

func (c *crash) open() any { return c.bare }

// open is how many questions of the prompt line have been answered by its buttons: those of the next question are in the same place.
func (t *table) open() any { return t.answered }

// shielded is how long the shield is up, however fast the window is drawn: longer than a double click, shorter than it takes to see
// something new and answer it. On a busy computer it may take that long until it is in sight, so time counts from then on, unless
// it never comes in sight.
const (
	shielded = 300 * time.Millisecond
	unseen   = 3 * time.Second
)

// take takes the time of one tick, and from the mouse and the keyboard what comes too soon.
func (s *shield) take(on top, at time.Time, p *input.Pointer, k *input.Keyboard) {
	if on != s.top {
		s.top, s.since, s.seen = on, at, false
	}
	if !s.seen && on == s.painted { // a tick comes once the picture before it is in sight
		s.since, s.seen = at, true
	}
	most := shielded
	if !s.seen {
		most = unseen
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
