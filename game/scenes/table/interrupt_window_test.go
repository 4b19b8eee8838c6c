package table

import (
	"encoding/binary"
	"os"
	"testing"

	"github.com/jezek/xgb/xproto"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// focus gives a window the focus, as a desktop does.
func (p *program) focus(on xproto.Window) {
	p.T.Helper()
	if err := xproto.SetInputFocusChecked(p.X, xproto.InputFocusParent, on, xproto.TimeCurrentTime).Check(); err != nil {
		p.T.Fatal(err)
	}
	p.Until("it knows whether it has the focus", func(is *gametest.Sight) bool { return is.Focused == (on == p.Window) })
}

// another opens another window over a part of the game's, and gives it the focus. It returns what closes it.
func (p *program) another(at layout.Rect) (closes func()) {
	p.T.Helper()
	screen := xproto.Setup(p.X).DefaultScreen(p.X)
	w, err := xproto.NewWindowId(p.X)
	if err != nil {
		p.T.Fatal(err)
	}
	xproto.CreateWindow(p.X, screen.RootDepth, w, p.Root, int16(at.X), int16(at.Y), uint16(at.W), uint16(at.H), 0,
		xproto.WindowClassInputOutput, screen.RootVisual, xproto.CwOverrideRedirect, []uint32{1})
	if err := xproto.MapWindowChecked(p.X, w).Check(); err != nil {
		p.T.Fatal(err)
	}
	p.focus(w)
	return func() {
		xproto.DestroyWindow(p.X, w)
		p.focus(p.Window)
	}
}

// minimize does what a desktop does with a window that is minimized, and returns what brings it back.
func (p *program) minimize() (back func()) {
	p.T.Helper()
	const name, iconic, normal = "WM_STATE", 3, 1
	atom, err := xproto.InternAtom(p.X, false, uint16(len(name)), name).Reply()
	if err != nil {
		p.T.Fatal(err)
	}
	state := func(is uint32) {
		data := binary.LittleEndian.AppendUint32(binary.LittleEndian.AppendUint32(nil, is), 0)
		xproto.ChangeProperty(p.X, xproto.PropModeReplace, p.Window, atom.Atom, atom.Atom, 32, 2, data)
	}
	state(iconic)
	xproto.UnmapWindow(p.X, p.Window)
	p.X.Sync()
	return func() {
		state(normal)
		if err := xproto.MapWindowChecked(p.X, p.Window).Check(); err != nil {
			p.T.Fatal(err)
		}
		p.focus(p.Window)
	}
}

// hold drags a thing to another with the real mouse, and does not let go.
func (p *program) hold(mirror *table, from, to layout.Target) {
	p.T.Helper()
	p.steps = nil
	p.move(mirror, from, "what is held")
	p.then(gametest.Step{Button: gametest.Left, Down: true})
	mirror.Board.PressDown(p.seen(), mirror.Board.Plan(p.seen()).At(p.game.Pointer.X, p.game.Pointer.Y))
	p.game.Pointer.Far = true
	mirror.Board.Lift(p.seen())
	p.move(mirror, to, "where it is held")
	p.perform()
	p.Until("it is held", func(is *gametest.Sight) bool { return is.Held == 1 })
}

// In the real program, with a real mouse: while a thing is held over each kind of place that takes it, another window opens and takes the
// focus, or the window is minimized. Nothing is played or written, what is held goes back, and so it stays when the button comes up.
func TestWindowThatLosesTheFocusPlaysNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	for name, moment := range map[string]func(mirror *table, next rules.Move) bool{
		"at first":  func(*table, rules.Move) bool { return true },
		"in a turn": func(mirror *table, _ rules.Move) bool { return busy(mirror, 0) },
	} {
		t.Run(name, func(t *testing.T) {
			file, mirror, played := greedily(t, moment)
			p := startProgramWith(t, app.Options{Open: file})
			defer p.Stop()
			p.Record, p.played = file, played
			p.focus(p.Window)
			before, held := written(t, file), map[layout.Kind]bool{}
			for _, ge := range mirror.Board.Hand.Gestures {
				from, to := ge.Carry.What, ge.Carry.To
				if len(ge.Take) > 0 {
					from, to = ge.Take[0], ge.Drop
				}
				if from.Kind == layout.None || held[to.Kind] || !reachable(p.seen(), mirror, []layout.Target{from, to}) {
					continue
				}
				held[to.Kind] = true
				p.hold(mirror, from, to)
				back := func() {}
				switch len(held) % 3 {
				case 0:
					back = p.minimize()
				case 1: // under the pointer
					back = p.another(layout.Rect{X: p.game.Pointer.X - 50, Y: p.game.Pointer.Y - 50, W: 100, H: 100})
				default:
					back = p.another(layout.Rect{X: gametest.WindowWidth, W: 200, H: 100})
				}
				p.Until("it goes back", func(is *gametest.Sight) bool { return is.Held == 0 })
				p.Do(gametest.Step{Button: gametest.Left})
				back()
				p.Drawn()
				if is := p.Out.Sight(); is.Held > 0 {
					t.Errorf("over a place of kind %d: %d things are held afterwards", to.Kind, is.Held)
				}
				if written(t, file) != before {
					t.Fatalf("over a place of kind %d the program writes\n%s", to.Kind, written(t, file)[len(before):])
				}
				mirror.Board.PutBack()
				p.game.Pointer.Far = false
			}
			if t.Logf("held over places of %d kinds", len(held)); len(held) == 0 {
				t.Error("nothing was held")
			}
			p.play(mirror, mirror.Board.Hand.Gestures[0].Move) // and what is meant is played
			p.compare(mirror)
		})
	}
}

func written(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
