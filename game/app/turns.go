package app

import (
	"errors"
	"fmt"
	"sync/atomic"

	"sixwinters/saves"
	"sixwinters/together"
)

// Turns tells the players when it is their turn at a table that they share with another desk: in the window's name and, if they want it, by a notice of
// the system.
type Turns struct {
	wanted   atomic.Bool // notices of the system
	lookedAt atomic.Bool
	scene    Scene  // that was shown when the tables were listed
	changes  uint64 // as [together.Lookout.Changes]
}

// Begin begins to look after shared tables.
func (s *Turns) Begin(g *App) {
	wake := g.Waker()
	g.Lookout = together.NewLookout(g.BooksOfTables, func() {
		nameUnseen(windowName(g.Lookout.Calling()))
		if wake != nil {
			wake()
		}
	}, s.call)
}

// Tick looks after the tables there are now, and names the window. It reports whether how it stands at one has changed.
func (s *Turns) Tick(g *App, lookedAt bool) (changed bool) {
	s.wanted.Store(g.Settings.TurnNotices)
	s.lookedAt.Store(lookedAt)
	if g.Scene != s.scene {
		s.scene = g.Scene
		g.Lookout.Watch(g.Folder())
	}
	n := g.Lookout.Changes()
	if changed = n != s.changes; changed {
		s.changes = n
		NameWindow(windowName(g.Lookout.Calling()))
	}
	return changed
}

// windowName is the window's name while tables wait for this desk.
func windowName(calling int) string {
	switch calling {
	case 0:
		return WindowTitle
	case 1:
		return "Your turn - " + WindowTitle
	}
	return fmt.Sprintf("Your turn (%d) - %s", calling, WindowTitle)
}

// call has the system say that a table waits for this desk, unless somebody looks at the window. It is called in the background.
func (s *Turns) call(is together.Standing) {
	if s.wanted.Load() && !lookedAt(s.lookedAt.Load()) {
		_ = TellSystem(fmt.Sprintf("%s has moved", is.Other), fmt.Sprintf("Now %s at \"%s\".", is.Turn, saves.NameOf(is.File))) // the window's name says it too
	}
}

// errCannotTell is the error of notices where the system has none.
var errCannotTell = errors.New("this system shows no notices of the game: the window's name says when it is your turn")

// TellTurns has the system say when it is the players' turn, or no longer.
func TellTurns(g *App, on bool) error {
	if on && !CanTell() {
		return errCannotTell
	}
	if g.Settings.TurnNotices = on; on {
		AskToTell()
	}
	g.SaveSettings()
	return nil
}
