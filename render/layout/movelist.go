package layout

import (
	"slices"

	"sixwinters/render/letters"
)

// MoveList is where the list of moves lies: over the trade board, or over the left of the boards, with a field to search
// in above the rows.
type MoveList struct {
	Rect   Rect
	Title  Rect
	Search Rect
	Window Rect // what is seen of the rows
	Foot   Rect // a line that says which keys do what
	Rows   []Rect
	Height float64 // of all rows together
}

// Lengths of the list of moves in units.
const (
	listWidth   = 420.0
	listRow     = 24.0 // a move in a line
	listLine    = 16.0 // every further line of one that takes several
	listInset   = 16.0 // beside the words of a move, on both sides together
	listHeading = 24.0
	listTitle   = 24.0
	listSearch  = 28.0
	listFoot    = 18.0
)

// ListRow is a row of the list of moves: a move in words, or a heading with the name of its rule.
type ListRow struct {
	Heading bool
	Text    string
	Rule    string // of a heading
}

// LayMoveList plans the list of moves over a table. scroll is how far the rows are scrolled, in pixels, and left says on
// which side the list lies.
func (p *Plan) LayMoveList(list []ListRow, scroll float64, left bool) *MoveList {
	l := &MoveList{}
	room := p.Boards
	room.X, room.W = p.units(edge), p.W-2*p.units(edge)
	width := min(p.units(listWidth), room.W)
	if left {
		l.Rect = room.TakeLeft(width)
	} else {
		l.Rect = room.TakeRight(width)
	}
	in := l.Rect.Inset(p.units(8))
	l.Title = in.TakeTop(p.units(listTitle), p.units(2))
	l.Search = in.TakeTop(p.units(listSearch), p.units(gap))
	l.Foot = in.TakeBottom(p.units(listFoot), p.units(2))
	l.Window = in
	rows := in
	rows.Y -= scroll
	top := rows.Y
	rows.W -= p.units(10) // for the bar
	for _, row := range list {
		height := listHeading
		if !row.Heading {
			lines := letters.Lines(row.Text, letters.Full*(rows.W/p.Unit-listInset)/optionText)
			height = listRow + listLine*float64(lines-1)
		}
		l.Rows = append(l.Rows, rows.TakeTop(p.units(height)))
	}
	l.Height = rows.Y - top
	return l
}

// At returns the row under a point, or -1.
func (l *MoveList) At(x, y float64) int {
	if !l.Window.Contains(x, y) {
		return -1
	}
	return slices.IndexFunc(l.Rows, func(r Rect) bool { return r.Contains(x, y) })
}

// Scrolled returns the nearest scroll, in pixels, at which the rows fill the window.
func (l *MoveList) Scrolled(scroll float64) float64 {
	return max(0, min(scroll, l.Height-l.Window.H))
}

// ToShow returns the scroll, nearest to the given one, at which the rows from one to another are in sight.
func (l *MoveList) ToShow(from, to int, scroll float64) float64 {
	top, bottom := l.Rows[from].Y, l.Rows[to].Bottom()
	switch {
	case top < l.Window.Y:
		return l.Scrolled(scroll + top - l.Window.Y)
	case bottom > l.Window.Bottom():
		return l.Scrolled(scroll + bottom - l.Window.Bottom())
	}
	return l.Scrolled(scroll)
}
