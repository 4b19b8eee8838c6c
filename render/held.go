package render

import (
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Held is something in the hand: a die, the die of a stress track, a card, or the figure of a character.
type Held struct {
	Die    rules.Die // NoDie if something else is held
	Stress *StressToken
	Card   CardRef
	Player int // who takes a CharacterCard
}

// Sizes of what is held, in units, larger than on the table.
const (
	heldSize         = layout.HeldDie
	heldCardWidth    = 128.0
	heldCardHeight   = 76.0
	heldFigureWidth  = 40.0
	heldFigureHeight = 54.0
)

// heldRects returns the places of the things in the hand, side by side from the pointer.
func (c overlay) heldRects() []layout.Rect {
	hand := layout.Rect{X: c.s.HeldX, Y: c.s.HeldY}
	var rects []layout.Rect
	for i := range c.s.Held {
		h := &c.s.Held[i]
		w, height := c.dieInHand(), c.dieInHand()
		switch h.Card.Kind {
		case NoCard:
		case CharacterToken, CharacterCard:
			w, height = heldFigureWidth*c.u, heldFigureHeight*c.u
		default:
			w, height = heldCardWidth*c.u, heldCardHeight*c.u
			if staged := stagedCard(c.s, h.Card); staged != nil {
				w, height = staged.Rect.W, staged.Rect.H
			}
		}
		rects = append(rects, hand.Middle(w, height).Move(float64(i)*(w+2*c.u), 0))
	}
	return rects
}

// dieInHand returns the width of a die in the hand: from the sofa as large as in the tray.
func (c overlay) dieInHand() float64 {
	if c.s.Plan.Below {
		return 2 * c.s.Plan.HalfDie()
	}
	return heldSize * c.u
}

// stagedCard returns the place of a progress card in the staging area, or nil if it is not in sight there.
func stagedCard(s *Scene, card CardRef) *layout.SmallCard {
	for i, id := range s.View.State.Staging {
		if lies := &s.Plan.Staging.Cards[i]; card.Kind == ProgressCard && uint8(id) == card.ID && !lies.Rect.Empty() {
			return lies
		}
	}
	return nil
}

func (c overlay) held() {
	for i, r := range c.heldRects() {
		h := &c.s.Held[i]
		if h.Card.Kind != NoCard {
			c.shadow(r.Move(4*c.u, 8*c.u), 6*c.u, 7*c.u)
		} else {
			c.shadow(r.Move(4*c.u, 7*c.u), 6*c.u, 5*c.u)
		}
		c.heldPiece(h, r)
	}
}

// heldPiece draws a thing as it looks in the hand.
func (c overlay) heldPiece(h *Held, r layout.Rect) {
	cards, staged := c.s.View.Book.Content(), stagedCard(c.s, h.Card)
	switch {
	case h.Die != rules.NoDie:
		c.Die(h.Die, r)
	case h.Stress != nil:
		c.StressDie(h.Stress.Kind, h.Stress.Value, r)
	case h.Card.Kind == CharacterToken:
		if who := c.s.View.State.Players[h.Card.ID].Character; who != content.NoCharacter {
			c.Figure(cards, int(h.Card.ID), who, r)
		}
	case h.Card.Kind == CharacterCard:
		c.Figure(cards, h.Player, content.CharacterID(h.Card.ID), r)
	case staged != nil:
		moved := staged.Moved(r.X-staged.Rect.X, r.Y-staged.Rect.Y)
		t := newTable(c.canvas, c.canvas, &c.s.View, c.s.Plan, nil)
		boards{t}.stagedCard(content.ProgressID(h.Card.ID), &moved, false)
	default:
		c.flyingCard(cards, &Flight{Card: h.Card, To: r}, r, 0)
	}
}
