package gametest

import (
	"testing"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/input"
	"sixwinters/game/menu"
)

// lights follows what is lit in a menu, by name: widgets light what the pointer has come onto and what is focused.
type lights struct {
	t      *testing.T
	g      *app.App
	screen *ebiten.Image
	m      *menu.Menu
	under  map[string]bool
	last   *widget.Button // in sight
}

// look begins to follow the menu that lies on top.
func (l *lights) look() {
	l.m, l.under, l.last = MenuNow(l.g), map[string]bool{}, nil
	l.m.Draw(l.screen) // widgets find their places
	for _, f := range l.m.Focusers() {
		if b, ok := f.(*widget.Button); ok && !b.GetWidget().Disabled && b.GetWidget().Rect.In(l.m.Seen(b)) {
			l.last = b
			name := l.m.Names[b]
			b.GetWidget().CursorEnterEvent.AddHandler(func(any) { l.under[name] = true })
			b.GetWidget().CursorExitEvent.AddHandler(func(any) { delete(l.under, name) })
		}
	}
}

// lit returns the names of what is lit after a tick.
func (l *lights) lit() []string {
	Tick(l.t, l.g)
	if MenuNow(l.g) != l.m { // it has been built again
		l.look()
		Tick(l.t, l.g)
	}
	var list []string
	for name := range l.under {
		list = append(list, name)
	}
	if f := l.m.Focused(); f != nil && !writes(f) && !l.under[l.m.Names[f]] {
		list = append(list, l.m.Names[f])
	}
	return list
}

func writes(f widget.Focuser) bool {
	_, is := f.(*widget.TextInput)
	return is
}

// OneThingIsLit moves the pointer onto a button of the menus of scenes, then goes on with a key and with the pointer again: one
// thing is lit each time, that of whoever acted last.
func OneThingIsLit(t *testing.T, scenes []Staged) {
	t.Helper()
	g := WithSettings(t, app.Options{}, "started = true\n")
	g.Width, g.Height = 1280, 720
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	for _, scene := range scenes {
		name := scene.Name
		g.Pointer = input.Pointer{X: 1, Y: 1}
		Stage(t, g, scene)
		g.Skin.ByKeys = false
		Tick(t, g) // the settings lie over it, or a sheet is turned
		Tick(t, g)
		l := &lights{t: t, g: g, screen: screen}
		l.look()
		onto := func(by int) {
			at := l.last.GetWidget().Rect
			g.Pointer.X, g.Pointer.Y = float64((at.Min.X+at.Max.X)/2+by), float64((at.Min.Y+at.Max.Y)/2)
		}
		is := func(what, want string) {
			t.Helper()
			if got := l.lit(); len(got) != 1 || got[0] != want {
				t.Errorf("%s: %s, %q are lit, and not %q", name, what, got, want)
			}
		}
		onto(0)
		is("under the pointer", l.m.Names[l.last])
		for range 2 {
			Strike(t, g, "Tab")
			if l.lit(); !writes(l.m.Focused()) {
				is("after a key", l.m.Names[l.m.Focused()])
			}
		}
		onto(1)
		is("once the pointer has moved again", l.m.Names[l.last])
	}
}
