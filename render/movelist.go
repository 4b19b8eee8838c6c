package render

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render/layout"
)

// MoveList is the list of all legal moves.
type MoveList struct {
	Search   string
	Selected bool // the search is selected: the next letter replaces it
	Rows     []layout.ListRow
	Chosen   int    // row
	Hint     string // what stands in the field while nothing is looked for
	Help     string // how the list is used
	Shown    int    // number of moves that match the search
	All      int    // number of all moves
}

// DrawMoveList draws the list of moves over what is on the screen. unit is the number of pixels to a unit.
func (p *Painter) DrawMoveList(screen *ebiten.Image, list *MoveList, at *layout.MoveList, unit float64) {
	c := on(p.on(screen, unit))
	c.shadow(at.Rect, 6*c.u, 10*c.u)
	c.parchment(at.Rect, 6*c.u, 2*c.u, art.Gold)
	say := fmt.Sprintf("%d that can be made", list.All)
	if list.Search != "" {
		say = fmt.Sprintf("%d of %d", list.Shown, list.All)
	}
	title := at.Title
	c.text(font{body, normal}, say, title.TakeRight(c.width(font{body, normal}, say)+2*c.u), right, art.InkSoft)
	c.text(font{displayBold, large}, "Moves", title, left, art.Ink)
	c.searchField(at.Search, list.Search, list.Selected, list.Hint)
	moveRows(c.within(at.Window), list, at)
	if list.Shown == 0 {
		c.text(font{italic, 15}, "Nothing you can do now matches.", at.Window, center, art.InkSoft)
	}
	if len(at.Rows) > 0 {
		c.scrollBar(at.Window, at.Window.Y-at.Rows[0].Y, at.Height)
	}
	c.text(font{italic, small}, list.Help, at.Foot, center, art.InkSoft)
}

func moveRows(c *canvas, list *MoveList, at *layout.MoveList) {
	for i, row := range list.Rows {
		r := at.Rows[i]
		if !r.Overlaps(at.Window) {
			continue
		}
		in := r.Inset(2 * c.u)
		in.X, in.W = in.X+6*c.u, in.W-10*c.u
		if row.Heading {
			in.TakeTop(3 * c.u)
			rule := in.TakeRight(c.width(font{italic, small}, row.Rule) + 18*c.u)
			c.text(font{italic, small}, row.Rule, rule.TakeRight(rule.W-16*c.u), left, art.InkSoft)
			c.icon("rules", rule.Middle(rule.W-3*c.u, 13*c.u).Square(), art.InkSoft)
			c.text(font{displayBold, 14}, row.Text, in, left, art.InkSoft)
			continue
		}
		if i == list.Chosen {
			c.framed(r.Inset(c.u), 4*c.u, c.u, art.Marked, art.Gold)
		}
		c.paragraph(font{body, 14.5}, row.Text, in, left, art.Ink)
	}
}
