package title_test

import (
	"image"
	"path/filepath"
	"testing"

	"sixwinters/art"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render"
)

// TestWindowSnowLies opens the title in the real program, and moves a real mouse over the sky and the buttons: where a flake would
// hang in the air there is the landscape behind it, now and later, on the title and on the sheets that it leads to.
func TestWindowSnowLies(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	const w, h = gametest.WindowWidth, gametest.WindowHeight
	still, snowing := render.BackdropScene, render.BackdropScene
	still.Calm, snowing.Calm = true, false
	var with [2]*image.RGBA
	for i, scene := range []*art.Scene{&still, &snowing} {
		picture, err := art.Picture(scene, w, h)
		if err != nil {
			t.Fatal(err)
		}
		with[i] = picture
	}
	dir := t.TempDir()
	o := app.Options{Saves: dir, Settings: filepath.Join(dir, "settings.toml"), Width: w, Height: h}
	gametest.WriteText(t, o.Settings, "started = true\nintroduced = true\nweather = true\n")
	gametest.AsPlayed(t)
	p := gametest.Launch(t, o)
	defer p.Stop()
	alike := func(shown []byte, at int, of *image.RGBA) bool { // blue comes first on the screen
		for c := range 3 {
			if is, want := int(shown[at+c]), int(of.Pix[at+2-c]); is-want > 6 || want-is > 6 {
				return false
			}
		}
		return true
	}
	look := func(where string) {
		t.Helper()
		shown, air, hanging := p.Picture(), 0, 0
		for at := 0; at < 4*w*h; at += 4 {
			apart := int(with[1].Pix[at]) - int(with[0].Pix[at])
			switch {
			case apart < 24: // no flake would be seen there
			case alike(shown, at, with[0]):
				air++
			case alike(shown, at, with[1]):
				hanging++
			}
		}
		if hanging > 0 || air < 500 {
			t.Errorf("%s: snow hangs at %d places in the air, and does not at %d", where, hanging, air)
		}
	}
	for _, at := range []image.Point{{40, 40}, {w - 40, 200}, {w / 2, h / 2}, {60, 300}} {
		p.Do(gametest.Step{X: int16(at.X), Y: int16(at.Y)})
		p.Drawn()
		look("on the title")
	}
	var story image.Rectangle
	p.Until("there is the way to the story", func(is *gametest.Sight) bool {
		story = is.Placed("The story")
		return !story.Empty()
	})
	p.ClickAt(story.Min.Add(image.Pt(20, 8)))
	p.Until("the story is there", func(is *gametest.Sight) bool { return is.Scene == "*title.prologue" })
	p.Drawn()
	look("in the story")
}
