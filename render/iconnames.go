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

var nameFont = font{bold, small}

// NameIcons lays the name of each icon of the last picture of the table, which is of a plan, beside it, once in each area of the
// table: at the first of its kind there that has room for it below, above, at the right or the left, clear of other icons and of
// what is written. Where none has, it may cover these, its own foremost, but never the prompt line and the note; where other names take that room
// too, it is left out.
func (p *Painter) NameIcons(word func(icon string) string, plan *layout.Plan) (names []IconName) {
	c := p.on(nil, plan.Unit)
	var icons []IconName
	free := slices.DeleteFunc([]layout.Rect{plan.Prompt.Rect, plan.Note.Rect}, layout.Rect.Empty) // what is read there
	covered, letters := append(plan.Written(), free...), slices.Clone(free)                       // where half a word and a name would read as another word
	for i := range plan.Slots {
		for _, o := range plan.Slots[i].Obstacles {
			letters = append(letters, o.Letters)
		}
	}
	for _, sign := range p.tableSigns {
		if at, is := p.SignAt(sign.Rect.Center()); is && at == sign && word(sign.Icon) != "" && sign.Rect.Count(free) == 0 {
			icons = append(icons, IconName{Icon: sign, Word: word(sign.Icon)})
			covered = append(covered, sign.Rect)
		}
	}
	type kind struct {
		area int
		word string
	}
	named := map[kind]bool{}
	for _, over := range [...][]layout.Rect{covered, letters} {
		for _, n := range icons {
			of := kind{area(plan, n.Icon.Rect), n.Word}
			if named[of] {
				continue
			}
			for _, at := range namePlaces(c, &n, plan) {
				if !slices.ContainsFunc(names, func(o IconName) bool { return o.Rect.Overlaps(at) }) && at.Count(over) == 0 {
					n.Rect, named[of] = at, true
					names = append(names, n)
					break
				}
			}
		}
	}
	return names
}

// area numbers the areas of the table: each region, mat and card, and the rest of the boards.
func area(plan *layout.Plan, icon layout.Rect) int {
	list := []layout.Rect{plan.Bar.Rect, plan.Panel, plan.Trade.Rect, plan.Staging.Rect}
	for i := range plan.Regions {
		list = append(list, plan.Regions[i].Rect)
	}
	for i := range plan.Mats {
		list = append(list, plan.Cards[i].Rect, plan.Mats[i].Rect)
	}
	return slices.IndexFunc(list, func(r layout.Rect) bool { return r.Contains(icon.Center()) })
}

// namePlaces returns the places for a name beside its icon, in the window.
func namePlaces(c *canvas, n *IconName, plan *layout.Plan) []layout.Rect {
	pad, h := 2*c.u, (small+2)*c.u
	w, r := c.width(nameFont, n.Word)+2*pad, n.Icon.Rect
	x, y := r.Center()
	places := []layout.Rect{
		{X: x - w/2, Y: r.Bottom(), W: w, H: h}, {X: x - w/2, Y: r.Y - h, W: w, H: h},
		{X: x - w/2, Y: r.Bottom() - h, W: w, H: h}, // on its foot, rather than on what lies beside it
		{X: r.Right(), Y: y - h/2, W: w, H: h}, {X: r.X - w, Y: y - h/2, W: w, H: h},
	}
	for i := range places {
		places[i].X = min(max(places[i].X, 0), plan.W-w)
		places[i].Y = min(max(places[i].Y, 0), plan.H-h)
	}
	return places
}

// DrawIconNames draws the names of icons over the table. unit is the number of pixels to a unit.
func (p *Painter) DrawIconNames(screen *ebiten.Image, names []IconName, unit float64) {
	c := p.on(screen, unit)
	for _, n := range names {
		c.framed(n.Rect, 3*c.u, c.u, art.Parchment, art.Gold)
		c.text(nameFont, n.Word, n.Rect, center, art.Ink)
	}
}
