package rules

import "sixwinters/content"

// Goer is who or what an answer sends somewhere: a player's character or an obstacle in play.
type Goer struct {
	Player   int                // NoPlayer if an obstacle goes
	Obstacle content.ObstacleID // NoObstacle if a character goes
}

// Goes says who or what goes where by an answer that names a location or an obstacle, or by placing a
// character in session setup: to a location or onto a discard pile. It reports false of all other moves.
func (b *Rulebook) Goes(s *State, m Move) (who Goer, to Place, ok bool) {
	character := func(p uint8) Goer { return Goer{int(p), content.NoObstacle} }
	obstacle := func(id content.ObstacleID) Goer { return Goer{NoPlayer, id} }
	if m.Kind == MoveStart {
		return character(m.Player), atLocation(m.Slot), true
	}
	if s.Depth == 0 {
		return Goer{}, Place{}, false
	}
	f := s.top()
	id := content.ObstacleID(m.Card)
	if f.Task == TaskSlot && m.Kind == MoveCard {
		return obstacle(id), atLocation(f.Slot), true
	}
	if f.Task != TaskSubject {
		return Goer{}, Place{}, false
	}
	switch do := f.effect(b).Do; {
	case m.Kind == MoveTo && do == content.OpTravel:
		return character(f.Player), atLocation(m.Slot), true
	case m.Kind == MoveTo && do == content.OpMove:
		return obstacle(f.bearer()), atLocation(m.Slot), true
	case m.Kind == MoveTo && do == content.OpMoveObstacle:
		return obstacle(f.picked()), atLocation(m.Slot), true
	case m.Kind == MoveCard && do == content.OpDiscard && s.Obstacles[id].Zone == InPlay:
		return obstacle(id), discardPile(s.Obstacles[id].At.Region()), true
	}
	return Goer{}, Place{}, false
}
