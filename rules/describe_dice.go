package rules

import (
	"fmt"

	"sixwinters/content"
)

// describeDie describes a die that moves. Routine moves have no line (""): dice spent or put on abilities, which their action
// describes, and all of session setup, refresh and session end.
func (b *Rulebook) describeDie(s *State, e Event) string {
	if s.Phase != Turns || s.Step == StepRefresh {
		return ""
	}
	switch e.From.Spot {
	case InPool:
		return b.describeFromPool(s, e)
	case InSupply:
		return b.describeFromSupply(s, e)
	case AtLocation:
		return b.describeAsset(s, e)
	case OnMat:
		return b.describeActionDie(s, e)
	case InHand:
		if e.To.Spot == AtLocation {
			return rerollWords(b.placeName(s, content.Slot(e.To.N)), e)
		}
		return fmt.Sprintf("%s rerolls %s: it shows %d", b.PlayerName(s, int(e.To.N)), DieName(e.Was), e.Die.Value())
	case InStash:
		if e.To.Spot == AtLocation {
			return fmt.Sprintf("%s puts the stashed %s down at %s", b.PlayerName(s, int(e.From.N)), DieName(e.Die), b.placeName(s, content.Slot(e.To.N)))
		}
	}
	return ""
}

// rerollWords describes an asset rerolled at a location.
func rerollWords(at string, e Event) string {
	return fmt.Sprintf("%s at %s is rerolled: it shows %d", DieName(e.Was), at, e.Die.Value())
}

func (b *Rulebook) describeFromPool(s *State, e Event) string {
	switch e.To.Spot {
	case AtLocation:
		at := content.Slot(e.To.N)
		asset := fmt.Sprintf("%s asset showing %d", e.Die.Kind(), e.Die.Value())
		if e.Cause.Kind == ByPlayer {
			return fmt.Sprintf("%s creates %s at %s", b.PlayerName(s, int(e.Cause.Player)), AOrAn(asset), b.placeName(s, at))
		}
		return fmt.Sprintf("%s moves from the pool to %s", AOrAn(asset), b.placeName(s, at))
	case InPool:
		if e.Was.Kind() == e.Die.Kind() {
			return fmt.Sprintf("%s of the pool is set to %d", DieName(e.Was), e.Die.Value())
		}
		to := e.Die.Kind().Resource()
		if e.Cause.Kind == ByPlayer {
			return fmt.Sprintf("%s trades %s to %s", b.PlayerName(s, int(e.Cause.Player)), DieName(e.Was), to)
		}
		return fmt.Sprintf("%s becomes %s", DieName(e.Was), to)
	case OnMat:
		return fmt.Sprintf("%s uses %s of the pool as an action die", b.PlayerName(s, int(e.To.N)), DieName(e.Was))
	case OnObstacle:
		return fmt.Sprintf("%s goes from the pool on %s", DieName(e.Die), b.c.Card(content.ObstacleID(e.To.N)).Name)
	case InSupply:
		return DieName(e.Die) + " leaves the pool"
	}
	return ""
}

func (b *Rulebook) describeFromSupply(s *State, e Event) string {
	is := "is gained"
	if e.Rolled {
		is = "is rolled"
	}
	switch e.To.Spot {
	case InPool:
		return fmt.Sprintf("%s %s into the pool", DieName(e.Die), is)
	case AtLocation:
		if e.Cause.Kind == ByLocation {
			return fmt.Sprintf("%s adds %s", b.placeName(s, content.Slot(e.To.N)), DieName(e.Die))
		}
		return fmt.Sprintf("%s %s at %s", DieName(e.Die), is, b.placeName(s, content.Slot(e.To.N)))
	case OnMat:
		return fmt.Sprintf("%s gains %s", b.PlayerName(s, int(e.To.N)), DieName(e.Die))
	}
	return ""
}

func (b *Rulebook) describeAsset(s *State, e Event) string {
	from := b.placeName(s, content.Slot(e.From.N))
	switch e.To.Spot {
	case AtLocation:
		if e.Rolled {
			return rerollWords(from, e)
		}
		return fmt.Sprintf("%s moves from %s to %s", DieName(e.Die), from, b.placeName(s, content.Slot(e.To.N)))
	case OnSquare:
		card := "the progress card"
		if id := s.Players[e.To.N].Card; id != content.NoProgress {
			card = b.c.Progress[id].Name
		}
		return fmt.Sprintf("%s places %s on %s", b.PlayerName(s, int(e.To.N)), DieName(e.Die), card)
	case OnObstacle:
		return b.coverWords(s, e, DieName(e.Die))
	case InStash:
		return fmt.Sprintf("%s stashes %s", b.PlayerName(s, int(e.To.N)), DieName(e.Die))
	case InSupply:
		return fmt.Sprintf("%s is removed from %s", DieName(e.Die), from)
	}
	return ""
}

func (b *Rulebook) describeActionDie(s *State, e Event) string {
	who := b.PlayerName(s, int(e.From.N))
	switch {
	case e.To.Spot == OnObstacle:
		return b.coverWords(s, e, who+"'s "+DieName(e.Die))
	case e.To.Spot == OnMat && !e.Rolled:
		return fmt.Sprintf("%s sets %s to %d", who, DieName(e.Was), e.Die.Value())
	case e.To.Spot == InSupply && s.Step == StepEvent:
		return fmt.Sprintf("%s loses %s", who, DieName(e.Die))
	}
	return "" // spent, put on an ability, or rerolled to defend: described by the move
}

// coverWords describes a die placed on the pattern of an obstacle.
func (b *Rulebook) coverWords(s *State, e Event, die string) string {
	id := content.ObstacleID(e.To.N)
	var room [MaxPattern]int
	if pattern := b.Pattern(s, id, room[:0]); int(e.To.Sub) < len(pattern) {
		return fmt.Sprintf("%s covers the %d of %s", die, pattern[e.To.Sub], b.c.Card(id).Name)
	}
	return die + " goes on " + b.c.Card(id).Name
}
