package paper

import (
	"fmt"
	"math"

	"sixwinters/render/geom"
)

// Measures of boards that go over several pages.
const (
	tileMargin = 10.0 // round what is printed of the board, for marks and labels
	overlap    = 10.0 // what two neighbouring pages both show
)

// tiling is how a board is cut into pages.
type tiling struct {
	paperW, paperH float64
	columns, rows  int
}

// tilingOf returns the tiling of the fewest pages.
func tilingOf(paper Paper, b *board) tiling {
	w, h := paper.Size()
	count := func(room, size float64) int {
		room -= 2 * tileMargin
		return max(1, int(math.Ceil((size-overlap)/(room-overlap)-1e-9)))
	}
	upright := tiling{w, h, count(w, b.w), count(h, b.h)}
	across := tiling{h, w, count(h, b.w), count(w, b.h)}
	if across.columns*across.rows < upright.columns*upright.rows {
		return across
	}
	return upright
}

// shows returns the part of a board that a page shows, in millimetres of the board.
func (t *tiling) shows(b *board, column, row int) geom.Rect {
	w, h := t.paperW-2*tileMargin, t.paperH-2*tileMargin
	x, y := float64(column)*(w-overlap), float64(row)*(h-overlap)
	return geom.Rect{X: x, Y: y, W: min(w, b.w-x), H: min(h, b.h-y)}
}

// tiles returns the pages of a board, each with an empty back.
func (g *game) tiles(b board) (pages []page) {
	t := tilingOf(g.opts.Paper, &b)
	for row := range t.rows {
		for column := range t.columns {
			name := ""
			if row+column == 0 {
				name = b.name
			}
			pages = append(pages,
				page{part: Boards, name: name, w: t.paperW, h: t.paperH, draw: func(p *pen) { t.tile(p, &b, column, row) }},
				page{part: Boards, w: t.paperW, h: t.paperH})
		}
	}
	return pages
}

// tileName returns the name of a page of a board: its row as a letter, its column as a number.
func tileName(column, row int) string { return fmt.Sprintf("%c%d", 'A'+row, column+1) }

// tile draws a page of a board, and the marks at which its neighbours lie on it.
func (t *tiling) tile(p *pen, b *board, column, row int) {
	part := t.shows(b, column, row)
	at := geom.Rect{X: tileMargin, Y: tileMargin, W: part.W, H: part.H}
	p.within(at, func() {
		p.moved(at.X-part.X, at.Y-part.Y, func() { b.draw(p, geom.Rect{W: b.w, H: b.h}) })
	})
	for _, x := range [2]float64{at.X, at.Right()} {
		p.line(x, at.Y-1-tick, x, at.Y-1, 0.15, black)
		p.line(x, at.Bottom()+1, x, at.Bottom()+1+tick, 0.15, black)
	}
	for _, y := range [2]float64{at.Y, at.Bottom()} {
		p.line(at.X-1-tick, y, at.X-1, y, 0.15, black)
		p.line(at.Right()+1, y, at.Right()+1+tick, y, 0.15, black)
	}
	say := b.name
	if t.columns*t.rows > 1 {
		say += fmt.Sprintf(", sheet %s of %s", tileName(column, row), tileName(t.columns-1, t.rows-1))
	}
	p.say(body, 8, say, geom.Rect{X: at.X + 6, Y: at.Bottom() + 0.8, W: at.W / 2, H: 2.8}, left, look.InkSoft)
	if column+1 < t.columns {
		x := at.Right() - overlap
		p.lap(point{x, at.Y}, point{x, at.Bottom()})
		p.say(body, 7, "lay "+tileName(column+1, row)+" here", geom.Rect{X: x - 24, Y: at.Y - 3.8, W: 22, H: 2.8}, right, look.InkSoft)
	}
	if row+1 < t.rows {
		y := at.Bottom() - overlap
		p.lap(point{at.X, y}, point{at.Right(), y})
		p.turned(90, point{at.X - 2.2, y - 2}, func() {
			p.say(body, 7, "lay "+tileName(column, row+1)+" here", geom.Rect{X: at.X - 2.2, Y: y - 4, W: 24, H: 4}, left, look.InkSoft)
		})
	}
	t.crosses(p, column, row, at)
}

// lap draws the line at which the next page begins, and its ends outside the picture.
func (p *pen) lap(from, to point) {
	p.dashes(3, 2)
	p.line(from.x, from.y, to.x, to.y, 0.5, white)
	p.line(from.x, from.y, to.x, to.y, 0.2, black)
	p.dashes()
	if from.x == to.x {
		p.line(from.x, from.y-1-tick, from.x, from.y-1, 0.3, black)
		p.line(to.x, to.y+1, to.x, to.y+1+tick, 0.3, black)
	} else {
		p.line(from.x-1-tick, from.y, from.x-1, from.y, 0.3, black)
		p.line(to.x+1, to.y, to.x+1+tick, to.y, 0.3, black)
	}
}

// crosses draws marks in the middle of what two pages both show: on both of them at the same place of the board.
func (t *tiling) crosses(p *pen, column, row int, at geom.Rect) {
	cross := func(x, y float64) {
		for _, pass := range []struct {
			width float64
			tint  colour
		}{{0.6, white}, {0.2, black}} {
			p.line(x-3, y, x+3, y, pass.width, pass.tint)
			p.line(x, y-3, x, y+3, pass.width, pass.tint)
		}
	}
	ends := func(from, length float64) [2]float64 {
		return [2]float64{from + overlap + 12, from + length - overlap - 12}
	}
	for _, y := range ends(at.Y, at.H) {
		if column > 0 {
			cross(at.X+overlap/2, y)
		}
		if column+1 < t.columns {
			cross(at.Right()-overlap/2, y)
		}
	}
	for _, x := range ends(at.X, at.W) {
		if row > 0 {
			cross(x, at.Y+overlap/2)
		}
		if row+1 < t.rows {
			cross(x, at.Bottom()-overlap/2)
		}
	}
}
