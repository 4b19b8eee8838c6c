package gesture

import (
	"iter"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Carry is a second way to make a move that is made by a click or with dice: what is chosen, or who goes to a place, is taken up
// and put down where it goes; the dice that pay for it are added. Of moves that have no such way both targets are of kind None.
type Carry struct {
	What layout.Target // a card or a character
	To   layout.Target
}

// carry returns how a move is made by carrying something.
func carry(b *rules.Rulebook, s *rules.State, m rules.Move) Carry {
	switch m.Kind {
	case rules.MoveChoose:
		return Carry{at(layout.Choice, m.Card), at(layout.Seat, m.Player)}
	case rules.MoveTake:
		for i, id := range s.Staging {
			if uint8(id) == m.Card {
				return Carry{at(layout.Staged, uint8(i)), at(layout.CardPlace, m.Player)}
			}
		}
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		return Carry{at(layout.Standee, m.Player), at(layout.Location, m.Slot)}
	case rules.MoveSettle:
		region := b.Content().Locations[m.Card].Region
		return Carry{at(layout.Offer, m.Card), at(layout.Location, s.Freed[region])}
	}
	who, to, goes := b.Goes(s, m)
	if !goes {
		return Carry{}
	}
	c := Carry{at(layout.Obstacle, who.Obstacle), at(layout.Location, to.N)}
	if who.Player != rules.NoPlayer {
		c.What = at(layout.Standee, uint8(who.Player))
		if m.Kind == rules.MoveStart { // it stands nowhere yet
			c.What.Kind = layout.Portrait
		}
	}
	if to.Spot == rules.DiscardPile {
		c.To.Kind = layout.DiscardPile
	}
	return c
}

// ways returns all ways to make moves that begin with what is held: gestures as they are, and what is carried, with the dice that
// pay for it, as a gesture of its own.
func (h *Hand) ways(held []layout.Target) iter.Seq[*Gesture] {
	return func(yield func(*Gesture) bool) {
		for i := range h.Gestures {
			g := &h.Gestures[i]
			if !yield(g) {
				return
			}
			if c := &g.Carry; len(held) > 0 && c.What == held[0] && c.What.Kind != layout.None &&
				!yield(&Gesture{Move: g.Move, Take: append([]layout.Target{c.What}, g.Take...), Drop: c.To}) {
				return
			}
		}
	}
}

// underFigure returns what a thing stands on: something put down on a character at a location is put down on the location.
func (h *Hand) underFigure(on layout.Target) layout.Target {
	if on.Kind == layout.Standee && h.at[on.N] < content.NumSlots {
		return at(layout.Location, h.at[on.N])
	}
	return on
}

// carried returns the move meant by putting a card or a character down, legal or not. It reports false where it can mean none.
func carried(s *rules.State, what, on layout.Target) (rules.Move, bool) {
	switch on.Kind {
	case layout.Current, layout.CardPlace:
		if what.Kind == layout.Staged {
			return rules.Move{Kind: rules.MoveTake, Player: on.N, Card: uint8(s.Staging[what.N])}, true
		}
	case layout.Portrait, layout.Seat:
		if what.Kind == layout.Choice {
			return rules.Move{Kind: rules.MoveChoose, Player: on.N, Card: what.N}, true
		}
	case layout.Location:
		switch what.Kind {
		case layout.Portrait:
			return rules.Move{Kind: rules.MoveStart, Player: what.N, Slot: content.Slot(on.N)}, true
		case layout.Offer:
			return rules.Move{Kind: rules.MoveSettle, Card: what.N}, true
		case layout.Standee:
			if s.Acting() {
				return rules.Move{Kind: rules.MoveTravel, Player: what.N, Slot: content.Slot(on.N)}, true
			}
			fallthrough
		case layout.Obstacle:
			return rules.Move{Kind: rules.MoveTo, Slot: content.Slot(on.N)}, true
		}
	}
	return rules.Move{}, false
}
