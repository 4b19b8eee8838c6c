package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/render/scenery"
)

// illumination is the picture of a page of the chronicle that was painted last.
type illumination struct {
	key  string
	w, h int
	img  *ebiten.Image
}

// mostIllumined is the most pixels that the picture of a page is painted with; larger ones are stretched.
const mostIllumined = 420_000

// Illumination draws the picture of a page of the chronicle in a frame, with its caption.
func (c Chapter) Illumination(r layout.Rect, of *scenery.Tale) {
	c.framed(r, 4*c.u, 2*c.u, art.Night, art.Gold)
	in := snap(r.Inset(3 * c.u))
	if img := c.p.illumined(of, int(in.W), int(in.H)); img != nil {
		c.smooth(img, in)
	}
	if of.Caption == "" {
		return
	}
	f := font{italic, 14}
	plate := layout.Rect{X: in.X, Y: in.Y, W: min(in.W, c.width(f, of.Caption)+20*c.u), H: 26 * c.u}
	c.fill(plate, art.Night)
	c.text(f, of.Caption, plate.Inset(4*c.u), center, art.Chalk)
}

// smooth draws a picture over a rectangle, larger or smaller.
func (c *surface) smooth(img *ebiten.Image, r layout.Rect) {
	if !c.draws(stroke{what: "smooth", img: img, r: r}, r) {
		return
	}
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	size := img.Bounds().Size()
	o.GeoM.Scale(r.W/float64(size.X), r.H/float64(size.Y))
	o.GeoM.Translate(r.X, r.Y)
	c.dst.DrawImage(img, &o)
}

// illumined returns the picture of a page, painted if it is not the last one; nil if there is none of this size, or nobody sees it.
func (p *Painter) illumined(of *scenery.Tale, w, h int) *ebiten.Image {
	if p.Unseen {
		return nil
	}
	key := of.Key()
	if last := &p.page; last.img != nil && last.key == key && last.w == w && last.h == h {
		return last.img
	}
	if p.page.img != nil {
		p.page.img.Deallocate()
	}
	p.page = illumination{key: key, w: w, h: h}
	for ; w*h > mostIllumined; w, h = w*9/10, h*9/10 {
	}
	if drawn, err := art.IlluminationPicture(&of.Illumination, w, h); err == nil {
		p.page.img = ebiten.NewImageFromImageWithOptions(drawn, &ebiten.NewImageFromImageOptions{Unmanaged: true})
	}
	return p.page.img
}

// PageHead draws the head of a page of the chronicle: what is over, and what it has come to. Of seals, degrees of a victory, some are won;
// none are drawn where most is 0.
func (c Chapter) PageHead(r layout.Rect, head, outcome string, won, most int) {
	h := layout.LayPageHead(r, c.u, most)
	c.text(font{display, 20}, head, h.Head, left, art.InkSoft)
	size := bannerSay
	for size > bannerLeast && c.width(font{displayBold, size}, outcome) > h.Outcome.W {
		size--
	}
	c.text(font{displayBold, size}, outcome, h.Outcome, left, art.Ink)
	c.fill(h.Line, art.Gold)
	for i := range most {
		seal := h.Seals.Column(i, most, 4*c.u).Square()
		if i < won {
			c.form("disc", seal, art.Wearing().Dark())
			c.form("disc", seal.Inset(1.5*c.u), art.GoldBright)
			c.icon("redbank", seal.Inset(6*c.u), readable(art.Ink))
			continue
		}
		c.form("disc", seal, art.ParchmentEdge)
		c.form("disc", seal.Inset(1.5*c.u), art.Parchment)
	}
}
