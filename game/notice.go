package game

import (
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"sixwinters/art"
	"sixwinters/game/app"
	"sixwinters/game/words"
)

// notice is what is said along the bottom of the window for a while.
type notice struct {
	say   string
	ticks int // left; 0: nothing is said
}

// report writes a report with a picture of the window, and says where it is.
func (g *Game) report(screen *ebiten.Image) {
	g.reporting = false
	picture := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(picture.Pix)
	r := g.NewReport("Asked for by the players.")
	r.Picture = picture
	name, err := r.Write(g.Reports(), time.Now())
	if err != nil {
		g.notify(words.Sentence(err))
		return
	}
	g.notify("A report with the campaign, the settings and a picture of this window is in " + name)
}

const noticeTicks = 600

func (g *Game) notify(say string) {
	g.notice, g.Noticed, g.Stale = notice{say, noticeTicks}, say, true
}

func (g *Game) drawNotice(screen *ebiten.Image) {
	unit := float64(g.Height) / app.FirstHeight * g.Scale()
	height := 30 * unit
	vector.FillRect(screen, 0, float32(float64(g.Height)-height), float32(g.Width), float32(height), art.Night, false)
	face := &text.GoTextFace{Source: g.Skin.Body, Size: 16 * unit}
	if length := text.Advance(g.notice.say, face); length > float64(g.Width)-20*unit {
		face.Size *= (float64(g.Width) - 20*unit) / length
	}
	at := &text.DrawOptions{}
	at.GeoM.Translate(10*unit, float64(g.Height)-height/2)
	at.SecondaryAlign = text.AlignCenter
	at.ColorScale.ScaleWithColor(art.Pale)
	text.Draw(screen, g.notice.say, face, at)
}
