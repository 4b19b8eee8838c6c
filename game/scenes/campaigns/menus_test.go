package campaigns

import (
	"testing"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
)

func TestNoCampaignMenuOverflows(t *testing.T) { gametest.NoMenuOverflows(t, Shots()) }

func TestEverythingInCampaignMenusCanBeFocused(t *testing.T) {
	gametest.EverythingCanBeFocused(t, Shots())
}

func TestOneThingIsLitInCampaignMenus(t *testing.T) {
	gametest.OneThingIsLit(t, gametest.Only(Shots(), "new-campaign", "campaigns", "campaign-renamed"))
}

// However small the window, no word of a menu is larger than its box.
func TestSmallestNewCampaign(t *testing.T) {
	gametest.SmallestPicture(t, gametest.Only(Shots(), "new-campaign"), nil)
}

// At the scale for fingers, which need no letters, the words of every button stand in its middle.
func TestWordsOfButtonsForFingers(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	g.Width, g.Height, g.Keyboard.Device = gametest.WindowWidth, gametest.WindowHeight, input.Touch
	gametest.Stage(t, g, gametest.Only(Shots(), "campaigns")[0])
	screen, buttons := ebiten.NewImage(g.Width, g.Height), 0
	for range 2 {
		gametest.Tick(t, g)
		g.Paint(screen)
	}
	for _, f := range gametest.MenuNow(g).Focusers() {
		b, is := f.(*widget.Button)
		if !is || b.Text() == nil {
			continue
		}
		buttons++
		at, words := b.GetWidget().Rect, b.Text().GetWidget().Rect
		if off := words.Min.X + words.Max.X - at.Min.X - at.Max.X; off < -2 || off > 2 {
			t.Errorf("%q stands at %v in a button at %v", b.Text().Label, words, at)
		}
	}
	if buttons < 8 {
		t.Errorf("there are %d buttons", buttons)
	}
}
