package rules

import "sixwinters/content"

// Goer is who or what an answer sends somewhere: a player's character or an obstacle in play.
type Goer struct {
	Player   int                // NoPlayer if an obstacle goes
	Obstacle content.ObstacleID // NoObstacle if a character goes
}

var nobody = Goer{NoPlayer, content.NoObstacle}

func characterGoes(p uint8) Goer              { return Goer{int(p), content.NoObstacle} }
func obstacleGoes(id content.ObstacleID) Goer { return Goer{NoPlayer, id} }

// toLocation is who goes to the location that an answer names; nobody if it names none.
func toLocation(who Goer, m Move) (Goer, Place) {
	if m.Kind != MoveTo {
		return nobody, Place{}
	}
	return who, atLocation(m.Slot)
}

// Goes says who or what goes where by an answer that names a location or an obstacle, or by placing a
// character in session setup: to a location or onto a discard pile. It reports false of all other moves.
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
