package gametest

import (
	"fmt"
	"image"
	"reflect"
	"strings"
	"testing"

	"github.com/ebitenui/ebitenui/event"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/game/menu"
	"sixwinters/render/layout"
	"sixwinters/rules/rulestest"
)

// menusOf finds the menu of scenes that have more than a field of that name. It is nil for none.
var menusOf = map[reflect.Type]func(s app.Scene) *menu.Menu{}

// MenuOf tells which menu lies over scenes of a type.
func MenuOf[S app.Scene](find func(s S) *menu.Menu) {
	menusOf[reflect.TypeFor[S]()] = func(s app.Scene) *menu.Menu { return find(s.(S)) }
}

// MenuNow returns the menu that lies on top, or nil.
func MenuNow(g *app.App) *menu.Menu {
	if g.Sheet != nil {
		return menuIn(g.Sheet)
	}
	if find := menusOf[reflect.TypeOf(g.Scene)]; find != nil {
		return find(g.Scene)
	}
	return menuIn(g.Scene)
}

// menuIn returns the menu that something has in its field for one, or nil.
func menuIn(of any) *menu.Menu {
	v := reflect.ValueOf(of)
	if v.Kind() != reflect.Pointer {
		return nil
	}
	for _, name := range []string{"menu", "Menu"} {
		if f := v.Elem().FieldByName(name); f.IsValid() && f.Type() == reflect.TypeFor[*menu.Menu]() {
			return *(**menu.Menu)(f.Addr().UnsafePointer())
		}
	}
	return nil
}

// Strike makes the keyboard strike a key in the next tick.
func Strike(t *testing.T, g *app.App, word string) {
	t.Helper()
	g.Keyboard.Struck = []input.Stroke{{Chord: chord.Must(word)}}
	Tick(t, g)
	g.Keyboard.Struck = nil
	Tick(t, g)
	if m := MenuNow(g); m != nil {
		screen := ebiten.NewImage(g.Width, g.Height)
		defer screen.Deallocate()
		m.Draw(screen)
	}
}

// PressIn presses the button of a menu whose name begins so.
func PressIn(t *testing.T, m *menu.Menu, name string) {
	t.Helper()
	if err := Press(m, name); err != nil {
		t.Fatal(err)
	}
}

// Press is PressIn with an error instead of a failed test.
func Press(m *menu.Menu, name string) error {
	b := findButton(m, name)
	if b == nil {
		return fmt.Errorf("there is no button %q in %q", name, m.Name)
	}
	b.Click()
	event.ExecuteDeferred()
	return nil
}

// ButtonIn returns the button of a menu whose name begins so.
func ButtonIn(t *testing.T, m *menu.Menu, name string) *widget.Button {
	t.Helper()
	b := findButton(m, name)
	if b == nil {
		t.Fatalf("there is no button %q in %q", name, m.Name)
	}
	return b
}

// findButton returns the button of a menu whose name begins so, or nil: of several that with the shortest name, such as the name itself.
func findButton(m *menu.Menu, name string) (found *widget.Button) {
	for f, is := range m.Names {
		b, ok := f.(*widget.Button)
		if ok && strings.HasPrefix(is, name) && (found == nil || len(is) < len(m.Names[found])) {
			found = b
		}
	}
	return found
}

// Tick gives a scene its time.
func Tick(t *testing.T, g *app.App) {
	t.Helper()
	if _, err := g.Tick(); err != nil {
		t.Fatal(err)
	}
}

// PointAt moves the pointer to the middle of a thing of a plan, for one tick.
func PointAt(t *testing.T, g *app.App, plan *layout.Plan, on layout.Target) {
	t.Helper()
	r, lies := plan.Rect(on)
	if !lies {
		t.Fatalf("%+v does not lie on the table", on)
	}
	g.Pointer.X, g.Pointer.Y = r.Center()
	g.Pointer.Moved = true
	Tick(t, g)
	g.Pointer.Moved = false
}

func HasButton(m *menu.Menu, name string) bool { return findButton(m, name) != nil }

func StrikeAll(g *app.App, words ...string) error {
	for _, word := range words {
		g.Keyboard.Struck = []input.Stroke{{Chord: chord.Must(word)}}
		_, err := g.Tick()
		g.Keyboard.Struck = nil
		if err != nil {
			return err
		}
	}
	return nil
}

// Hold holds buttons of a gamepad for a tick and lets them go.
func Hold(g *app.App, buttons ...string) error {
	k := &g.Keyboard
	for _, held := range [][]string{buttons, nil} {
		k.Struck, k.Down = nil, nil
		k.TakePad(held)
		if _, err := g.Tick(); err != nil {
			return err
		}
	}
	return nil
}

func Strikes(t *testing.T, g *app.App, words ...string) {
	t.Helper()
	if err := StrikeAll(g, words...); err != nil {
		t.Fatal(err)
	}
}

func NamesOf(m *menu.Menu) []string {
	var all []string
	for _, name := range m.Names {
		all = append(all, name)
	}
	return all
}

// NoMenuOverflows lays the menus of scenes out at all scales, or in larger windows at the smallest and the largest: no text may be larger
// than its box, and nothing may lie outside the window or outside what it belongs to.
func NoMenuOverflows(t *testing.T, scenes []Staged) {
	t.Helper()
	for _, scene := range scenes {
		name := scene.Name
		g := WithSettings(t, app.Options{}, "started = true\n") // another for each: without frames no text that was shaped is ever forgotten
		Stage(t, g, scene)
		for _, size := range []image.Point{{X: app.LeastWidth, Y: app.LeastHeight}, {X: 1280, Y: 720}, {X: 1920, Y: 1080}} {
			screen := ebiten.NewImage(size.X, size.Y)
			for _, scale := range []int{75, 100, 125, 150, 175, 200} {
				if size.X > app.LeastWidth && scale > 75 && scale < 200 && !rulestest.Long() {
					continue
				}
				g.Width, g.Height, g.Settings.Scale = size.X, size.Y, scale
				g.Apply()
				for range 2 {
					Tick(t, g)
				}
				m := MenuNow(g)
				if m == nil {
					t.Fatalf("%s: there is no menu in %T", name, g.Scene)
				}
				m.Draw(screen)
				if strings.HasSuffix(fmt.Sprintf("%T", g.Scene), ".title") && m.Scrolls() {
					t.Errorf("%s, %d %%, %v: the title is scrolled", name, scale, size)
				}
				if wrong := m.Overflows(); len(wrong) > 0 {
					t.Errorf("%s, %d %%, %v:\n  %s", name, scale, size, strings.Join(wrong, "\n  "))
				}
			}
			screen.Deallocate()
		}
	}
}

// comes is more than the number of ticks for which a sheet that came by itself takes no key.
const comes = 30

// EverythingCanBeFocused goes round the menus of scenes with Tab: everything that can be pressed, chosen or written is come to
// once, and is in sight then. Down comes no further than the last thing, and never to nothing.
func EverythingCanBeFocused(t *testing.T, scenes []Staged) {
	t.Helper()
	g := WithSettings(t, app.Options{}, "started = true\n")
	g.Width, g.Height, g.Settings.Scale = app.LeastWidth, app.LeastHeight, 200
	for _, scene := range scenes {
		name := scene.Name
		if err := g.UseSkin(); err != nil { // nothing was done in any menu yet
			t.Fatal(err)
		}
		Stage(t, g, scene)
		for range comes {
			Tick(t, g)
		}
		Strike(t, g, "Tab")
		m := MenuNow(g)
		seen := map[widget.Focuser]bool{}
		for range m.Stops() {
			at := m.Focused()
			if at == nil || seen[at] {
				t.Fatalf("%s: Tab comes to %q again, or to nothing", name, m.Names[at])
			}
			seen[at] = true
			if m.Names[at] == "" {
				t.Errorf("%s: Tab comes to %T, which has no name", name, at)
			}
			if r := at.GetWidget().Rect; !r.In(m.Seen(at)) {
				t.Errorf("%s: %q is out of sight at %v", name, m.Names[at], r)
			}
			Strike(t, g, "Tab")
			m = MenuNow(g)
		}
		for range len(seen) {
			Strike(t, g, "Down")
			if m := MenuNow(g); m.Focused() == nil {
				t.Fatalf("%s: Down comes to nothing", name)
			}
		}
	}
}

// SmallestPicture: however small a desktop makes the window, the picture is large enough for all of a table to lie in it at any
// scale, and for a menu none of whose words is larger than its box.
//
// seen looks at what has been drawn of a scene in a picture of a size.
func SmallestPicture(t *testing.T, scenes []Staged, seen func(g *app.App, what string, w, h int)) {
	t.Helper()
	g := Mirror(t)
	for _, scene := range scenes {
		name := scene.Name
		for _, scale := range []int{75, 100, 200} {
			g.Width, g.Height = app.LeastAcross, app.LeastDown
			g.Settings.Scale = scale
			g.Dress()
			g.Pointer = input.Pointer{}
			Stage(t, g, scene)
			screen := ebiten.NewImage(g.Width, g.Height)
			for range 2 { // widgets find their places while they are drawn
				if _, err := g.Tick(); err != nil {
					t.Fatalf("%s at %d %%: %v", name, scale, err)
				}
				g.Paint(screen)
			}
			screen.Deallocate()
			if m := MenuNow(g); m != nil {
				if wrong := m.Overflows(); len(wrong) > 0 {
					t.Errorf("%s at %d %%:\n  %s", name, scale, strings.Join(wrong, "\n  "))
				}
			}
			if seen != nil {
				seen(g, fmt.Sprintf("%s at %d %%", name, scale), g.Width, g.Height)
			}
		}
	}
}
