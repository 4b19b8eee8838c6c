package mind

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// What the obstacles in play cost.

// obstacles is what the obstacles in play cost in the turns to come. Where characters that act stand before one they
// can overcome, part of its cost is gone already: so going there is seen to lead somewhere.
func (v *valuer) obstacles(s *rules.State, now *moment, steps *steps, best *[content.NumSkills]int, acting bool) float64 {
	total, turns, threatStep := 0.0, now.yearLeft, &steps.threat
	symbols, w := v.b.ThreatSymbols(s), &v.of[s.Difficulty]
	pace := 0.8 + w.Pace*turns
	early := w.Soon * (0.2 + 0.5*turns/turnsAYear)
	for r, n := range symbols {
		soon := 0.6*float64(min(n, 1)) + float64(min(max(n-1, 0), 1))
		total -= threatStep[r] * (float64(rules.Advances(n))*pace + early*soon)
	}
	for at := range content.Slot(content.NumSlots) {
		var here uint8
		for p := range s.Players {
			if acting && s.Players[p].At == at && s.Players[p].Dice.Len() > 0 {
				here |= 1 << p
			}
		}
		likely := 0.0
		for _, id := range s.Attached[at].List() {
			cost := w.Obstacle + w.Menace*float64(menace(v.b, s, id))
			total -= cost
			if !v.b.RankServes(best[v.b.Content().Card(id).Skill], id) {
				total -= w.Unskilled
			}
			for _, r := range v.b.Content().Card(id).Threats {
				if symbols[r] > rules.FreeThreats {
					cost += threatStep[r] * pace
				} else {
					cost += threatStep[r] * early
				}
			}
			covered := 0
			for _, d := range s.Obstacles[id].Dice {
				if d != rules.NoDie {
					covered++
				}
			}
			if acting || !noMoreActions(v.b, s) {
				total += w.Cover * cost * float64(covered) / float64(len(v.b.Content().Card(id).Dice))
			}
			if here != 0 {
				likely = max(likely, cost*v.likely(s, id, here))
			}
		}
		total += likely
	}
	return total
}

// likely is how likely characters that are there seem to overcome an obstacle, cautiously.
func (v *valuer) likely(s *rules.State, id content.ObstacleID, here uint8) float64 {
	skilled := false
	for p := range s.Players {
		skilled = skilled || here&(1<<p) != 0 && v.b.Skilled(s, p, id)
	}
	assets := assetValues(s, s.Obstacles[id].At)
	open := v.b.Uncovered(s, id)
	cover(&open, &assets)
	spare := s.TeamDice(here)
	if skilled {
		cover(&open, &spare)
	}
	n := open.Len()
	switch {
	case n == 0 && skilled:
		return 0.7
	case n == 0:
		return 0.5
	case n > spare.Len():
		return 0
	}
	return 0.5 * float64(odds(&open, spare.Len())) / 1000
}

// exposure is how much stress of each kind obstacles do at a slot this turn, if the symbol now showing still shows then.
func exposure(b *rules.Rulebook, s *rules.State, at content.Slot) (points [content.NumStress]int) {
	if !b.Activates(s, at) {
		return points
	}
	for _, id := range s.Attached[at].List() {
		for k, n := range b.ActivationStress(s, id) {
			points[k] += n
		}
	}
	return points
}
