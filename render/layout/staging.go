package layout

import (
	"sixwinters/content"
	"sixwinters/render/geom"
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

// Piles returns the place of the deck and of the stage below it.
func (a *StagingArea) Piles() Rect { return geom.Around([]Rect{a.Deck, a.Discard}) }

// SmallCard is a staged progress card.
type SmallCard struct {
	Rect    Rect
	Name    Rect // empty where there is no room for it
	Reward  Rect
	Squares [rules.NumSquares]Rect // of squares that are printed; empty for others
	Goes    Rect                   // where its obstacle goes
	Arrow   Rect                   // of the arrow to it from what comes before; empty where a row begins anew
}

// Moved returns the card moved by some pixels.
func (c SmallCard) Moved(dx, dy float64) SmallCard {
	for _, r := range []*Rect{&c.Rect, &c.Name, &c.Reward, &c.Goes, &c.Arrow} {
		*r = r.Move(dx, dy)
	}
	for i := range c.Squares {
		c.Squares[i] = c.Squares[i].Move(dx, dy)
	}
	return c
}

// Lengths of the staging area in units.
const (
	stagedWidth   = 76.0  // of a card, at the least
	stagedHeight  = 102.0 // the same
	stagedNamed   = 130.0 // height from which a card has its name
	stagedTall    = 180.0 // height from which a narrow one has it too
	stagedBroad   = 112.0 // width from which two lines hold a name
	stagedSlim    = 96.0  // and three
	stagedPiles   = 36.0
	stagedSquare  = 20.0
	stagedRoomy   = 34.0 // a square on cards with a name
	stagedBetween = 3.0
	stagedArrow   = 17.0 // of the arrow from one card to the next
	deckArrow     = 14.0 // the same from the deck
	arrowRim      = 3.0  // left free between it and the edge of the card that it lies on, for the frame of one that can be taken
)

// DeckSign is how much of the height of the deck of progress cards its sign takes, above its number.
const DeckSign = 0.55

// stagingLeast returns the width in units that the staging area needs in a height in units: its cards lie in two rows or, where
// it is too low for that, in one.
func stagingLeast(height float64) float64 {
	cols := float64(rules.NumStaged)
	if height >= 2*stagedHeight+stagedBetween+4 {
		cols /= 2
	}
	return 4 + stagedPiles + cols*(stagedBetween+stagedWidth)
}

func (p boards) layStaging(r Rect) {
	a := &p.Staging
	a.Rect = r
	r = r.Inset(p.units(2))
	between := p.units(stagedBetween)
	deck := r.TakeLeft(p.units(stagedPiles), between)
	deck.H = min(deck.H, p.units(stagedNamed))
	a.Deck = deck.Row(0, 2, between)
	a.Discard = deck.Row(1, 2, between)
	rows := 1
	if p.Folded && r.H >= p.units(2*stagedHeight+stagedBetween) && r.W < rules.NumStaged*p.units(stagedNamed) {
		rows = 2
	}
	cols := rules.NumStaged / rows
	for i, id := range p.v.State.Staging {
		c := &a.Cards[i]
		c.Rect = r.Row(i/cols, rows, between).Column(i%cols, cols, between)
		if id == content.NoProgress {
			continue
		}
		p.add(Target{Kind: Staged, N: uint8(i)}, c.Rect)
		inner := c.Rect.Inset(p.units(3))
		most, lines := stagedSquare+moreDie*p.roomy, p.stagedName(c.Rect)
		if lines > 0 {
			most = stagedRoomy
		}
		p.laySmallCard(c, inner, &p.v.Book.Content().Progress[id], smallSizes{lines, most, smallRewardLine})
		switch {
		case i == 0: // between the sign and the number of the deck
			way := p.units(deckArrow)
			c.Arrow = Rect{X: c.Rect.X - way, Y: a.Deck.Y + DeckSign*a.Deck.H - way/2, W: way, H: way}
		case i%cols > 0: // after the reward of the card before, where there is neither a name nor a square
			way := p.units(stagedArrow)
			_, y := c.Reward.Center()
			c.Arrow = Rect{X: a.Cards[i-1].Rect.Right() - p.units(arrowRim) - way, Y: y - way/2, W: way, H: way}
		}
	}
}

// stagedName returns the number of lines for the name of a staged card, 0 where there is no room for it.
func (p boards) stagedName(card Rect) int {
	switch {
	case card.W >= p.units(stagedBroad) && card.H >= p.units(stagedNamed):
		return 2
	case card.W >= p.units(stagedSlim) && card.H >= p.units(stagedTall):
		return 3
	}
	return 0
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
			squares[i] = Rect{X: at.X + dx*(size+between), Y: at.Y + dy*(size+between), W: size, H: size}
		}
	}
	return squares
}
