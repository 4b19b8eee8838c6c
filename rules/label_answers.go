package rules

import (
	"fmt"
	"slices"

	"sixwinters/content"
)

// Labels of answers.

// subjectLabel returns the label of an answer about an effect.
func subjectLabel(b *Rulebook, s *State, f *Frame, m Move) string {
	ef := f.effect(b)
	op := &operations[ef.Do]
	switch {
	case op.label != nil && m.Kind == op.labels:
		return op.label(b, s, f, ef, m)
	case m.Kind == MoveNo && op.options != nil: // it is shown beside the choices
		return "leave things as they are"
	case m.Kind == MoveTo && op.goes != nil:
		who, _ := op.goes(s, f, m)
		return b.goerName(s, who) + " moves to " + b.placeName(s, m.Slot)
	case op.verb == "":
	case m.Kind == MoveCard:
		return op.verb + " " + b.obstacleName(s, content.ObstacleID(m.Card))
	case m.Kind == MovePick:
		return op.verb + " " + DieName(m.Dice[0])
	case m.Kind == MoveValue, m.Kind == MoveResource:
		return op.verb + " " + DieName(op.die(s, f, ef, m))
	}
	return ""
}

// goerName names the piece that an answer moves.
func (b *Rulebook) goerName(s *State, who Goer) string {
	if who.Obstacle != content.NoObstacle {
		return b.ObstacleName(s, who.Obstacle)
	}
	return b.PlayerName(s, who.Player)
}

// settleLabel returns the label of a new location, with its slot.
func (b *Rulebook) settleLabel(s *State, l *content.Location) string {
	if s.Phase == Setup {
		at := s.Freed[l.Region]
		return fmt.Sprintf("%s in the %s slot of %s", l.Name, b.SlotResource(at), b.RegionName(l.Region))
	}
	return l.Name + " for " + b.RegionName(l.Region)
}

// obstacleName returns the name of an obstacle, with its location if it is in play, and its number among several of that name.
func (b *Rulebook) obstacleName(s *State, id content.ObstacleID) string {
	return b.obstacleWith(s, id, "at")
}

// obstacleWith returns obstacleName with another preposition than "at".
func (b *Rulebook) obstacleWith(s *State, id content.ObstacleID, at string) string {
	name := b.c.Card(id).Name
	o := &s.Obstacles[id]
	if o.Zone == InPlay {
		name += " " + at + " " + b.placeName(s, o.At)
		if nth := b.nthAlike(s.Attached[o.At].List(), id); nth != "" {
			name += " (" + nth + ")"
		}
		return name
	}
	for r := range s.Draw { // it may have come to the pile of another region than its own
		pile := s.Draw[r].List()
		pile = pile[max(0, len(pile)-b.lookedAt(s, content.Region(r))):] // cards below are hidden
		if slices.Contains(pile, id) {
			if nth := b.nthAlike(pile, id); nth != "" {
				name += " (" + nth + " from the bottom)"
			}
		}
	}
	return name
}

// nthAlike numbers a card among those of its name in a list; "" if it is the only one.
func (b *Rulebook) nthAlike(list []content.ObstacleID, id content.ObstacleID) string {
	nth, all := 0, 0
	for _, other := range list {
		if b.c.Card(other).Name == b.c.Card(id).Name {
			all++
			if other == id {
				nth = all
			}
		}
	}
	if all < 2 {
		return ""
	}
	return fmt.Sprintf("%d of %d", nth, all)
}

// DieValue returns the die value, 1..6, that an answer with a number chooses. It returns false if the number counts something, or
// splits a die in two ([box]).
func (b *Rulebook) DieValue(s *State, m Move) (value int, ok bool) {
	f := s.Asks()
	if m.Kind != MoveValue || f == nil || f.Task != TaskSubject {
		return 0, false
	}
	ef := f.effect(b)
	d := operations[ef.Do].die(s, f, ef, m)
	return d.Value(), d != NoDie
}
