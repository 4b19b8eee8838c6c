package gesture

import (
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// ByHand returns the two moves that a drag means while the players carry a text out by hand ([by-hand]): the piece is taken up, and put where
// it was dropped. It returns nil if the drag has no such meaning.
func ByHand(b *rules.Rulebook, s *rules.State, what, on layout.Target) []rules.Move {
	if !s.ByHand() {
		return nil
	}
	up, ok := takenUp(NewHand(b, s), what)
	next := *s
	if !ok || b.Apply(&next, up, nil) != nil {
		return nil
	}
	switch {
	case on.Kind == layout.DiscardPile && what.Kind == layout.Obstacle:
		return legalPair(b, &next, up, rules.Move{Kind: rules.MoveNo})
	case what.Kind == layout.Die && what.Place.Spot == rules.AtLocation && poolOf(on) == what.Die.Kind().Resource():
		return legalPair(b, &next, up, rules.Move{Kind: rules.MoveYes})
	}
	if at, ok := slotOf(s, on); ok {
		return legalPair(b, &next, up, rules.Move{Kind: rules.MoveTo, Slot: at})
	}
	return nil
}

// takenUp returns the move that takes up a piece.
func takenUp(h *Hand, what layout.Target) (rules.Move, bool) {
	if what.Kind == layout.Standee {
		what.Kind = layout.Portrait
	}
	for i := range h.Gestures {
		if g := &h.Gestures[i]; g.Drop == Same(what) && len(g.Take) == 0 && g.Drop.Kind != layout.Track {
			return g.Move, true
		}
	}
	return rules.Move{}, false
}

// legalPair returns two moves if the second is legal once the first is made.
func legalPair(b *rules.Rulebook, next *rules.State, up, put rules.Move) []rules.Move {
	if b.Check(next, put) != nil {
		return nil
	}
	return []rules.Move{up, put}
}

// poolOf returns the resource of the pool that a thing is part of.
func poolOf(on layout.Target) content.Resource {
	switch {
	case on.Kind == layout.Pool, on.Kind == layout.Track:
		return content.Resource(on.N)
	case on.Kind == layout.Die && on.Place.Spot == rules.InPool:
		return content.Resource(on.Place.N)
	}
	return content.NoResource
}

// slotOf returns the location that a thing is part of or lies at.
func slotOf(s *rules.State, on layout.Target) (content.Slot, bool) {
	switch {
	case on.Kind == layout.Location, on.Kind == layout.Action:
		return content.Slot(on.N), true
	case on.Kind == layout.Standee:
		return s.Players[on.N].At, true
	case on.Kind == layout.Obstacle:
		return s.Obstacles[on.N].At, s.Obstacles[on.N].Zone == rules.InPlay
	case on.Kind == layout.Die && on.Place.Spot == rules.AtLocation:
		return content.Slot(on.Place.N), true
	}
	return 0, false
}

// byHandFumble says how to move a piece by hand that was dragged to where it cannot go, and the rule of it; "" of what is no such piece.
func byHandFumble(b *rules.Rulebook, s *rules.State, what layout.Target) (say, rule string) {
	if _, ok := takenUp(NewHand(b, s), what); !ok {
		return "", ""
	}
	return "It can only go to a location that way. Take it up to choose what else becomes of it.", "by-hand"
}
