package mind

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// Where the greedy policy goes in the actions step.

// travelling is good to where the next asset is, or an obstacle that can be overcome, and away from danger.
func (g *greedy) travelling(b *rules.Rulebook, s *rules.State, m rules.Move) int {
	toll := tollOf(b, s, m)
	best := fleeing(b, s, m, toll)
	if score, leads := g.fetching(b, s, m, toll); leads {
		best = score
	}
	if g.attempts < mostAttempts {
		best = seekingObstacle(b, s, m, toll, best)
	}
	return best
}

// tollOf is what a move to another location costs: its dice or stress, and what may befall who arrives there.
func tollOf(b *rules.Rulebook, s *rules.State, m rules.Move) int {
	toll := 25 * m.NumDice()
	for _, d := range m.Dice {
		toll += d.Value()
	}
	if m.Kind == rules.MoveGate {
		toll = 2 * hurts(s, int(m.Player), content.Stress(m.Arg), 1)
	}
	for _, id := range s.Attached[m.Slot].List() {
		if len(b.Content().Card(id).Arrive) > 0 {
			toll += 40
		}
	}
	return toll
}

// fleeing is going to where less stress threatens this turn, with the last dice.
func fleeing(b *rules.Rulebook, s *rules.State, m rules.Move, toll int) int {
	risk := danger(b, s, s.Players[m.Player].At) - danger(b, s, m.Slot)
	if risk > 1 && s.Players[m.Player].Dice.Len()-m.NumDice() <= 2 {
		return toStore + 40*risk - toll
	}
	return useless
}

// fetching is going to where the next asset of the plan is to be had, now or next turn, or to where a way leads there.
func (g *greedy) fetching(b *rules.Rulebook, s *rules.State, m rules.Move, toll int) (score int, leads bool) {
	p, here := int(m.Player), s.Players[m.Player].At
	w := &g.plans[p]
	if !w.ok() || w.first == here {
		return 0, false
	}
	left := s.Players[p].Dice
	spend(&left, m)
	there := w.first.Region()
	switch {
	case m.Slot == w.first && (lies(s, w.next, m.Slot) || creatable(b, s, w.next, m.Slot, &left)):
		return toGo - toll, true
	case m.Slot == w.first:
		return toBeThere - toll, true // to be there in time
	case b.Location(s, here).Move[there] == content.NoWay && b.Location(s, m.Slot).Move[there] != content.NoWay:
		return toBeThere - 10 - toll, true
	}
	return 0, false
}

// seekingObstacle is going to an obstacle that can be overcome there, alone or with the other character, who may have to
// come after; or whatever is best without it.
func seekingObstacle(b *rules.Rulebook, s *rules.State, m rules.Move, toll, best int) int {
	const worthGoing = 75
	const both = 1<<rules.NumPlayers - 1
	more, joins := comingAfter(b, s, 1-int(m.Player), m.Slot)
	alone, together := s.TeamDice(1<<m.Player), s.TeamDice(both)
	spend(&alone, m)
	spend(&together, m)
	spendLowest(&together, more)
	for _, id := range s.Attached[m.Slot].List() {
		if pr := prospects(b, s, id, 1<<m.Player, alone); pr.score > worthGoing {
			best = max(best, toMake+pr.score-toll)
		}
		if !joins {
			continue
		}
		if pr := prospects(b, s, id, both, together); pr.score > worthGoing {
			best = max(best, toMake+pr.score-25*more-toll)
		}
	}
	return best
}

// comingAfter is how many action dice it takes a player's character to be at a slot too, and whether it can be with some of
// them left.
func comingAfter(b *rules.Rulebook, s *rules.State, p int, to content.Slot) (dice int, can bool) {
	player := &s.Players[p]
	switch {
	case !player.InPlay():
		return 0, false
	case player.At == to:
		return 0, true
	}
	way := b.Location(s, player.At).Move[to.Region()]
	return int(way), way != content.NoWay && int(way) < player.Dice.Len()
}
