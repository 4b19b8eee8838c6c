package preferences

import (
	"strings"
	"testing"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input/command"
)

// What there is to do on the page of the keys stands under the list, where else nothing would stand, and leaves room for a whole
// command in it.
func TestKeysPageSaysWhatToDoUnderTheList(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	g.OpenSettings(nil)
	g.Sheet.(*preferences).page = keysPage
	g.Width, g.Height = 1280, 720
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	for _, scale := range []int{75, 100, 150, 200} {
		g.Settings.Scale = scale
		g.Apply()
		for range 2 {
			gametest.Tick(t, g)
		}
		m := gametest.MenuNow(g)
		m.Draw(screen)
		view := m.Seen(gametest.ButtonIn(t, m, command.Undo)) // one of the list
		said, whole := 0, 0
		for w := range m.Placed() {
			at := w.GetWidget().Rect
			switch w := w.(type) {
			case *widget.Text:
				if strings.HasPrefix(w.Label, "Press a button") {
					said++
					if at.Min.Y < view.Max.Y {
						t.Errorf("at %d %% it stands at %v, and the list at %v", scale, at, view)
					}
				} else if strings.HasPrefix(w.Label, "Points at what") && at.In(view) {
					whole++
				}
			}
		}
		if scale >= 150 { // it is painted beside the buttons
			said += strings.Count(strings.Join(m.Spoken().Asked, " "), "Press a button, then its new key")
		}
		if said != 1 || whole == 0 {
			t.Errorf("at %d %% it is said %d times, and %d commands are seen whole", scale, said, whole)
		}
	}
}
