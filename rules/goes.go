package rules

import "sixwinters/content"

// Goer is the piece that an answer moves: a player's character or an obstacle in play.
type Goer struct {
	Player   int                // NoPlayer for an obstacle
	Obstacle content.ObstacleID // NoObstacle for a character
}

var nobody = Goer{NoPlayer, content.NoObstacle}

func characterGoes(p uint8) Goer              { return Goer{int(p), content.NoObstacle} }
func obstacleGoes(id content.ObstacleID) Goer { return Goer{NoPlayer, id} }

// toLocation returns who and the location that an answer names; no one if it names none.
func toLocation(who Goer, m Move) (Goer, Place) {
	if m.Kind != MoveTo {
		return nobody, Place{}
	}
	return who, atLocation(m.Slot)
}

// Goes returns the piece that an answer moves, or session setup places, and its destination: a location or a discard pile.
// ok is false for other moves.
func (b *Rulebook) Goes(s *State, m Move) (who Goer, to Place, ok bool) {
	if m.Kind == MoveStart {
		return characterGoes(m.Player), atLocation(m.Slot), true
	}
	f := s.Asks()
	if f == nil {
		return Goer{}, Place{}, false
	}
	who = nobody
	if f.Task == TaskSlot && m.Kind == MoveCard {
		who, to = obstacleGoes(content.ObstacleID(m.Card)), atLocation(f.Slot)
	} else if f.Task == TaskSubject {
		if goes := operations[f.effect(b).Do].goes; goes != nil {
			who, to = goes(s, f, m)
		}
	}
	if who == nobody {
		return Goer{}, Place{}, false
	}
	return who, to, true
}
