package advice

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// OvercomingOf returns what the text of an obstacle does to each player's character as a team overcomes it, as far as that is sure; nothing if it is
// not in play ([overcome-end]). Stress that another character may absorb counts for whom it is meant.
func OvercomingOf(b *rules.Rulebook, s *rules.State, id content.ObstacleID, team uint8) [rules.NumPlayers]Harm {
	if s.Obstacles[id].Zone != rules.InPlay {
		return [rules.NumPlayers]Harm{}
	}
	t := b.Observation(s)
	var story rules.Story
	b.TryOvercome(&t, id, team, &story)
	return harmsAndDue(b, &t, story.Events)
}

// harmsAndDue returns the harm of events that led to a table, and the stress that is still due there.
func harmsAndDue(b *rules.Rulebook, t *rules.State, events []rules.Event) [rules.NumPlayers]Harm {
	all := harms(b, events)
	for p, due := range t.StressDue() {
		for k, n := range due {
			all[p].Stress[k] += n
		}
	}
	return all
}
