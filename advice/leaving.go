package advice

import "sixwinters/rules"

// Leaving is how a character leaves play.
type Leaving uint8

// The ways out of play.
const (
	Stays      Leaving = iota
	KnockedOut         // for the rest of the year ([knocked-out])
	Burned             // for the rest of the campaign
)

// Leaves returns how a legal move certainly takes each player's character out of play, whatever is rolled: by its cost, by
// arriving, or by its effect.
func Leaves(b *rules.Rulebook, s *rules.State, m rules.Move) (out [rules.NumPlayers]Leaving) {
	t := b.Observation(s)
	var story rules.Story
	if b.ApplyRolling(&t, m, &story, nil) != nil {
		return out
	}
	for _, e := range story.Events {
		if e.Rolled { // what comes after a roll is not sure
			break
		}
		switch e.Kind {
		case rules.EvKnockedOut:
			out[e.Player] = KnockedOut
		case rules.EvBurned:
			for p := range s.Players {
				if s.Players[p].Character == e.Character {
					out[p] = Burned
				}
			}
		}
	}
	return out
}
