package app

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/game/words"
)

// Settled is the number of ticks in which a new note, or the place of one that has just gone, takes no click.
const Settled = 24

// SheetWidth is that of the text on a sheet, in 720ths of the height of the window.
const SheetWidth = 620

// Dialogs lays sheets over a table, one at a time. What lies below waits.
type Dialogs struct {
	Dialog *Dialog // nil for none
	Ended  error   // [ebiten.Termination] once a button has ended the program
}

// Dialog is a sheet that asks something.
type Dialog struct {
	Build  func(g *App, m *menu.Menu, d *Dialog)
	Menu   *menu.Menu         // nil until it is built for the size of the window
	AnyKey bool               // a key that means nothing on it closes it
	Stays  bool               // the key that goes back does not close it: a button does
	Comes  bool               // the program opened it: keys and clicks of the first Settled ticks were meant for something else
	Says   func() string      // what it says of things that change by themselves; nil for none. It is built again when that changes
	said   string             // when it was built
	ticks  int                // that it has been built
	opened bool               // it has been built before
	done   func(g *App) error // of the button that was pressed; nil for none
}

// Press returns what a button does: it closes the dialog and then calls do, unless that is nil.
func (d *Dialog) Press(do func(g *App) error) func() {
	return func() {
		d.done = func(*App) error { return nil }
		if do != nil {
			d.done = do
		}
	}
}

// Does returns Press for what cannot fail.
func (d *Dialog) Does(do func(g *App)) func() {
	return d.Press(func(g *App) error {
		do(g)
		return nil
	})
}

// Build builds the dialog for the size of the window, and reports whether it has just been opened. It is called before the table
// is drawn, which makes way for it. It is as large as the table, which may be read from the sofa.
func (s *Dialogs) Build(g *App, sofa bool) (opened bool) {
	d := s.Dialog
	if d == nil || d.Menu.Fits(g.Width, g.Height) && !d.Stale() {
		return false
	}
	if d.Says != nil {
		d.said = d.Says()
	}
	d.Menu = g.NewSheet(Shade, sofa)
	d.Build(g, d.Menu, d)
	if d.opened {
		return false
	}
	d.opened = true
	g.Skin.Forget(d.Menu.Name)
	return true
}

// Rebuild has the sheet that lies there, if any, built again: its words or its size have changed.
func (s *Dialogs) Rebuild() {
	if s.Dialog != nil {
		s.Dialog.Menu = nil
	}
}

// Stale reports whether what the dialog says has changed since it was built.
func (d *Dialog) Stale() bool { return d != nil && d.Says != nil && d.Says() != d.said }

// Update handles one tick of a dialog that is built. It reports whether the dialog was closed. Why the button that was pressed failed is said in a
// notice.
func (s *Dialogs) Update(g *App) (closed bool) {
	d := s.Dialog
	if d.ticks++; d.Comes && d.ticks <= Settled { // as the last key of a skip
		g.Keyboard.Calm()
	}
	g.UpdateMenu(d.Menu)
	if g.Keyboard.Asks(command.Back) && !d.Stays || d.AnyKey && d.Menu.Unused {
		d.Press(nil)()
	}
	if d.done == nil {
		return false
	}
	s.Dialog = nil
	switch err := d.done(g); {
	case err == ebiten.Termination:
		s.Ended = err
	case err != nil:
		g.Notice = words.Sentence(err)
	}
	return true
}

// Leaving returns what a button does that closes a game and then calls to. If its last moves are not saved, a sheet asks first whether to leave
// without them.
func Leaving(s *Dialogs, of Kept, to func(g *App) error) func(g *App) error {
	now := func(g *App) error {
		_ = of.Close() // the players know what could not be written
		Tell(g, of.News())
		return to(g)
	}
	var leave func(g *App) error
	leave = func(g *App) error {
		if of.Retry(); of.Trouble() != nil {
			s.Dialog = newUnsaved(of, leave, now)
			return nil
		}
		return now(g)
	}
	return leave
}

// newUnsaved asks whether to leave without the last moves of a game: again tries to save them once more, and now leaves even so.
func newUnsaved(of Kept, again, now func(g *App) error) *Dialog {
	return &Dialog{Build: func(g *App, m *menu.Menu, d *Dialog) {
		m.Title("The last moves are not saved", 30)
		if err := of.Trouble(); err != nil {
			m.Text("Another attempt just failed: "+err.Error()+".", SheetWidth)
		}
		m.Text("Free some disk space, or make sure the folder can be written to, and try again.", SheetWidth)
		OrLeave(m, d, again, "Leave without them", now)
	}}
}

// OrLeave puts the buttons on a sheet that asks before the table is left: to try again, to stay, and to leave even so, as say says.
func OrLeave(m *menu.Menu, d *Dialog, again func(g *App) error, say string, leave func(g *App) error) {
	m.InFoot()
	m.Buttons(
		m.NewShort("", "Try again", d.Press(again)),
		m.NewShort("", "Back to the table", d.Press(nil)),
		m.NewShort("", say, d.Press(leave)),
	)
}
