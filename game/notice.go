package game

import (
	"image"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"sixwinters/art"
	"sixwinters/game/app"
	"sixwinters/game/words"
	"sixwinters/render/layout"
)

// notice is what is said over the scene for a while.
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

const (
	noticeTicks = 600
	noticeLines = 3   // at the most
	noticeLine  = 1.2 // height of a line, in text sizes
	noticeLeast = 9   // of its text in units, where a scene has room for it
)

func (g *Game) notify(say string) {
	g.notice, g.Noticed, g.Stale = notice{say, noticeTicks}, say, true
}

// drawNotice draws the notice where the scene has room for it, or along the bottom.
func (g *Game) drawNotice(screen *ebiten.Image) {
	unit := float64(g.Height) / app.FirstHeight * g.Scale()
	r := g.Scene.Sights(g.App).Notice
	lines, face := g.setNotice(r, unit)
	if face.Size < noticeLeast*unit || g.Sheet != nil || g.Lens.Zoom(g.App) > 1 {
		r = layout.Rect{Y: float64(g.Height) - 30*unit, W: float64(g.Width), H: 30 * unit}
		lines, face = g.setNotice(r, unit)
	}
	vector.FillRect(screen, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), art.Night, false)
	vector.StrokeRect(screen, float32(r.X), float32(r.Y), float32(r.W), float32(r.H), float32(unit), art.Gold, false)
	y := r.Y + r.H/2 - noticeLine*face.Size*float64(len(lines)-1)/2
	for _, line := range lines {
		at := &text.DrawOptions{}
		at.GeoM.Translate(r.X+10*unit, y)
		at.SecondaryAlign = text.AlignCenter
		at.ColorScale.ScaleWithColor(art.Pale)
		text.Draw(screen, line, face, at)
		y += noticeLine * face.Size
	}
}

// setNotice breaks the notice into as many lines as show it largest in a place.
func (g *Game) setNotice(r layout.Rect, unit float64) (lines []string, face *text.GoTextFace) {
	face = &text.GoTextFace{Source: g.Skin.Body}
	for n := 1; n <= noticeLines; n++ {
		set := &text.GoTextFace{Source: g.Skin.Body, Size: min(16*unit, r.H/noticeLine/float64(n))}
		broken := inLines(g.notice.say, n)
		for _, line := range broken {
			set.Size *= min(1, (r.W-20*unit)/text.Advance(line, set))
		}
		if set.Size > face.Size {
			lines, face = broken, set
		}
	}
	return lines, face
}

// inLines breaks words into at most n lines of about the same length.
func inLines(say string, n int) (lines []string) {
	for _, word := range strings.Fields(say) {
		if last := len(lines) - 1; last >= 0 && (len(lines) == n || len(lines[last])+len(word)/2 < len(say)/n) {
			lines[last] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return lines
}
