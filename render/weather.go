package render

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/render/weather"
)

// Weather is what drifts over the cloth, under everything on it.
type Weather struct {
	Seen float64 // the share of it that is seen, 0 to 1
	Time float64 // in seconds since it began
}

// thing is how the things in the air of a season are drawn.
type thing struct {
	shape  string
	tints  [2]color.NRGBA
	narrow float64 // its least width as it turns over, as a share; 1 for what has no sides
}

// things are what is in the air, by season.
var things = [4]thing{
	{"soft", [2]color.NRGBA{art.Chalk, art.Frost}, 1},
	{"petal", [2]color.NRGBA{art.Blossom, art.Chalk}, 0.45},
	{"soft", [2]color.NRGBA{art.Seasons[2].Fill, art.Chalk}, 1},
	{"pane", [2]color.NRGBA{art.Seasons[3].Fill, art.Gold}, 0.3},
}

// air draws what the weather of a scene carries.
type air struct {
	*canvas
	s *Scene
}

// inAir appends the places of all that is in the air, in pixels, with room for it to turn.
func (c air) inAir(into []layout.Rect) []layout.Rect {
	for _, f := range c.flakes() {
		reach := math.Sqrt2/2*f.Size*c.u + 2
		into = append(into, layout.Rect{X: f.X*c.u - reach, Y: f.Y*c.u - reach, W: 2 * reach, H: 2 * reach})
	}
	return into
}

// flakes returns what is in the air in the season of the table: nothing in a plain theme.
func (c air) flakes() []weather.Flake {
	if c.s.Weather.Seen == 0 || art.Plain {
		return nil
	}
	season := c.s.View.Book.Season(c.s.View.State)
	c.p.flakes = weather.At(c.p.flakes[:0], season, c.s.Weather.Time, c.s.Plan.W/c.u, c.s.Plan.H/c.u)
	return c.p.flakes
}

func (c air) weather() {
	what := &things[c.s.View.Book.Season(c.s.View.State)]
	for _, f := range c.flakes() {
		tint := what.tints[int(math.Round(f.Tint))]
		// It turns over as it falls.
		wide := what.narrow + (1-what.narrow)*math.Abs(math.Cos(1.7*f.Angle))
		c.turned(Mote{what.shape, f.Size * c.u, wide, f.X * c.u, f.Y * c.u, f.Angle}, art.Fade(tint, f.Light*c.s.Weather.Seen))
	}
}

// Mote is something small that is drawn turned, such as a snowflake in the air.
type Mote struct {
	Form  string  // the name of a shape
	Size  float64 // in pixels
	Wide  float64 // the share of its width that is seen as it turns over, 0 to 1
	X, Y  float64 // its middle, in pixels
	Angle float64 // in radians
}

// turned draws a mote, scaled from a shape of one size.
func (c *surface) turned(m Mote, tint color.NRGBA) {
	if c.dst == nil {
		return // only texts are set
	}
	img := c.p.shape(m.Form, driftSize)
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	o.GeoM.Translate(-driftSize/2, -driftSize/2)
	o.GeoM.Scale(m.Wide*m.Size/driftSize, m.Size/driftSize)
	o.GeoM.Rotate(m.Angle)
	o.GeoM.Translate(m.X, m.Y)
	o.ColorScale.ScaleWithColor(tint)
	c.dst.DrawImage(img, &o)
}

// driftSize is the size in pixels of the shapes that motes are drawn from.
const driftSize = 32
