package render

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render/layout"
)

// IconName is the name of an icon of the last picture, and where it lies.
type IconName struct {
	Icon Sign
	Word string
	Rect layout.Rect
}

// nameFont is the font of the names of icons.
var nameFont = font{bold, small}

// NameIcons lays the name of each icon of the last picture of the table beside it: below, above, at the right or the left. It
// covers no other icon where it can. One whose place is taken by another name is left out.
// unit is the number of pixels to a unit; width and height are the picture's, in pixels.
func (p *Painter) NameIcons(word func(icon string) string, unit, width, height float64) (names []IconName) {
	c := p.on(nil, unit)
	var icons []IconName
	for _, sign := range p.tableSigns {
		if at, is := p.SignAt(sign.Rect.Center()); is && at == sign && word(sign.Icon) != "" {
			icons = append(icons, IconName{Icon: sign, Word: word(sign.Icon)})
		}
	}
	pad, h := 2*c.u, (small+2)*c.u
	for _, n := range icons {
		w, r := c.width(nameFont, n.Word)+2*pad, n.Icon.Rect
		x, y := r.Center()
		places := []layout.Rect{
			{X: x - w/2, Y: r.Bottom(), W: w, H: h}, {X: x - w/2, Y: r.Y - h, W: w, H: h},
			{X: r.Right(), Y: y - h/2, W: w, H: h}, {X: r.X - w, Y: y - h/2, W: w, H: h},
		}
		for i := range places {
			places[i].X = min(max(places[i].X, 0), width-w)
			places[i].Y = min(max(places[i].Y, 0), height-h)
		}
		free := func(at layout.Rect) bool {
			return !slices.ContainsFunc(names, func(o IconName) bool { return o.Rect.Overlaps(at) })
		}
		clear := func(at layout.Rect) bool {
			return free(at) && !slices.ContainsFunc(icons, func(o IconName) bool { return o.Icon.Rect.Overlaps(at) })
		}
		i := slices.IndexFunc(places, clear)
		if i < 0 {
			i = slices.IndexFunc(places, free)
		}
		if i >= 0 {
			n.Rect = places[i]
			names = append(names, n)
		}
	}
	return names
}

// DrawNames draws the names of icons over the table. unit is the number of pixels to a unit.
func (p *Painter) DrawNames(screen *ebiten.Image, names []IconName, unit float64) {
	c := p.on(screen, unit)
	for _, n := range names {
		c.framed(n.Rect, 3*c.u, c.u, art.Parchment, art.Gold)
		c.text(nameFont, n.Word, n.Rect, center, art.Ink)
	}
}
