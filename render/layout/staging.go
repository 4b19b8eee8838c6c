package layout

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// StagingArea is the staging area: four progress cards from the top of the column, at the left, to its bottom end, at
// the right, from where new obstacles come.
type StagingArea struct {
	Rect    Rect
	Deck    Rect // progress cards to come
	Discard Rect
	Cards   [rules.NumStaged]SmallCard
}

// SmallCard is a staged progress card.
type SmallCard struct {
	Rect    Rect
	Reward  Rect
	Squares [rules.NumSquares]Rect // of squares that are printed; empty for others
	Goes    Rect                   // where its obstacle goes
}

func (p *Plan) layStaging(v *View, r Rect) {
	a := &p.Staging
	a.Rect = r
	r = r.Inset(p.units(2))
	deck := r.TakeLeft(p.units(36))
	r.TakeLeft(p.units(3))
	a.Deck = deck.Row(0, 2, p.units(3))
	a.Discard = deck.Row(1, 2, p.units(3))
	for i, id := range v.State.Staging {
		c := &a.Cards[i]
		c.Rect = r.Column(i, rules.NumStaged, p.units(3))
		if id == content.NoProgress {
			continue
		}
		p.add(Target{Kind: Staged, N: uint8(i)}, c.Rect)
		inner := c.Rect.Inset(p.units(3))
		c.Reward = inner.TakeTop(p.units(17))
		c.Goes = inner.TakeBottom(p.units(17))
		c.Squares = Squares(inner, &v.Book.Content().Progress[id], p.units(20), p.units(1))
	}
}

// Squares lays the printed squares of a progress card in the middle of a room, each of a size, as far as the room allows.
func Squares(room Rect, card *content.Progress, size, between float64) (squares [rules.NumSquares]Rect) {
	const side = 4
	left, right, top, bottom := side, -1, side, -1
	for i, sq := range card.Squares {
		if sq.There {
			left, right = min(left, i%side), max(right, i%side)
			top, bottom = min(top, i/side), max(bottom, i/side)
		}
	}
	cols, rows := float64(right-left+1), float64(bottom-top+1)
	size = min(size, (room.W+between)/cols-between, (room.H+between)/rows-between)
	at := room.Middle(cols*(size+between)-between, rows*(size+between)-between)
	for i, sq := range card.Squares {
		if sq.There {
			dx, dy := float64(i%side-left), float64(i/side-top)
			squares[i] = Rect{at.X + dx*(size+between), at.Y + dy*(size+between), size, size}
		}
	}
	return squares
}
