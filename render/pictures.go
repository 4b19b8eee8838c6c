package render

import (
	"image"
	"image/color"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/components"
	"sixwinters/render/layout"
)

// pictureKey names the picture of a card at a size in pixels.
type pictureKey struct {
	cards *content.Content
	kind  content.CardKind
	id    int // within its kind; of obstacles the entry, since copies look alike
	burns bool
	w, h  int
	thin  int // opacity in percent; 100 for a picture with edges
}

// opaque tints nothing.
var opaque = color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF}

// Opacity in percent of pictures under dice, characters and signs.
const (
	quiet         = components.Quiet
	behindSquares = 36
)

// picture draws a picture over a rectangle, in thin percent of its opacity; below 100 its edges fade into the paper.
func (c *surface) picture(of illustration, r layout.Rect, thin int) {
	r = snap(r)
	if of.scene == nil || c.plain || r.W < 1 || r.H < 1 {
		return
	}
	if !c.draws(stroke{what: "picture", picture: of.key, r: r, x: float64(thin)}, r) {
		return
	}
	if img := c.painted(of, int(r.W), int(r.H), thin); img != nil {
		c.image(img, r, opaque)
	}
}

// outline returns the colour of the outlines of pictures that something of a colour is written on, on a ground.
func outline(ground, ink color.NRGBA) color.NRGBA { return art.Blend(ground, ink, 0.25) }

// painted returns a picture at a size in pixels, painted once and kept; nil if there is none.
func (c *surface) painted(of illustration, w, h, thin int) *ebiten.Image {
	if of.scene == nil {
		return nil
	}
	key := of.key
	key.w, key.h, key.thin = w, h, thin
	img, ok := c.p.pictures[key]
	if !ok {
		if drawn, err := art.Picture(of.scene(), key.w, key.h); err == nil {
			switch {
			case thin < 100 && art.Plain: // what is written on it stays readable
				drawn = art.Outlined(drawn, outline(art.Parchment, art.Ink))
			case thin < 100:
				drawn = art.Vignette(drawn, float64(thin)/100)
			}
			img = ebiten.NewImageFromImage(drawn)
		}
		c.p.pictures[key] = img
	}
	return img
}

// miniature draws a picture in a frame of ink and gold.
func (c *surface) miniature(of illustration, r layout.Rect) {
	r = snap(r)
	c.fill(r, art.Ink)
	c.fill(r.Inset(max(1, math.Round(0.75*c.u))), art.Gold)
	c.picture(of, r.Inset(max(2, math.Round(2*c.u))), 100)
}

// textureSize is the side of a texture in pixels.
const textureSize = 256

// textures returns the stains of paper and the weave of cloth. They are painted once, and painters share them.
var textures = sync.OnceValues(func() (paper, cloth *ebiten.Image) {
	return ebiten.NewImageFromImage(art.Paper(textureSize)), ebiten.NewImageFromImage(art.Cloth(textureSize))
})

// spread repeats a texture over a rectangle.
func (c *surface) spread(img *ebiten.Image, r layout.Rect) {
	if r = snap(r); art.Plain || !c.draws(stroke{what: "spread", img: img, r: r}, r) {
		return
	}
	for y := r.Y; y < r.Bottom(); y += textureSize {
		for x := r.X; x < r.Right(); x += textureSize {
			w, h := min(textureSize, r.Right()-x), min(textureSize, r.Bottom()-y)
			tile := img.SubImage(image.Rect(0, 0, int(w), int(h))).(*ebiten.Image)
			c.image(tile, layout.Rect{X: x, Y: y, W: w, H: h}, opaque)
		}
	}
}

// parchment is a framed sheet with the stains of its age.
func (c *surface) parchment(r layout.Rect, radius, width float64, frame color.NRGBA) {
	c.framed(r, radius, width, art.Parchment, frame)
	c.spread(c.p.paper, snap(r).Inset(max(1, math.Round(width))))
}

// backdropWidth is the greatest width in pixels that the backdrop is painted at; in larger windows it is stretched.
const backdropWidth = 1280

// BackdropScene lies behind the title: a wood in a winter night, with the moon beside the sheet over the middle. It is still, so
// that all its snow lies.
var BackdropScene = art.Scene{
	Kind: art.LocationScene, Name: "The Wood by the River", Season: "winter", Tags: []string{"wilderness"}, Calm: true,
}

// Backdrop fills a screen with the landscape behind menus. It is painted once for each size of the window.
func (p *Painter) Backdrop(screen *ebiten.Image) {
	if p.Unseen {
		return
	}
	size := screen.Bounds().Size()
	if p.backdrop == nil || p.backdropSize != size || p.backdropTheme != art.Wearing() {
		p.backdropTheme = art.Wearing()
		if p.backdrop != nil {
			p.backdrop.Deallocate()
		}
		w, h := size.X, size.Y
		if w > backdropWidth {
			w, h = backdropWidth, max(1, h*backdropWidth/w)
		}
		drawn, err := art.Picture(&BackdropScene, w, h)
		if err != nil {
			screen.Fill(art.Night) // a window too large or too small for a picture
			return
		}
		if art.Plain {
			drawn = art.Outlined(drawn, outline(art.Night, art.Chalk))
		}
		p.backdrop, p.backdropSize = ebiten.NewImageFromImageWithOptions(drawn, &ebiten.NewImageFromImageOptions{Unmanaged: true}), size
	}
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	screen.Fill(art.Night) // which shows between outlines
	drawn := p.backdrop.Bounds().Size()
	o.GeoM.Scale(float64(size.X)/float64(drawn.X), float64(size.Y)/float64(drawn.Y))
	screen.DrawImage(p.backdrop, &o)
}
