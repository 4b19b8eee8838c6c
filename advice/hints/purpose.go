package hints

import (
	"fmt"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// What a move is for: the line of moves that it begins is followed, from what it gains to what that is used for.

// answers reports whether a move answers what one before it asks.
func answers(m rules.Move) bool { return m.Kind > rules.MoveLeave }

// after is the index of the first move after one that does not answer what it asks.
func (l *line) after(i int) int {
	for i++; i < len(l.moves) && answers(l.moves[i]); i++ {
	}
	return i
}

// purpose is what the first move is for: "Keel can create military 4 and finish Safehouses". It is "" where the line does
// not tell. What it is used for first may lead nowhere, as an asset that stays for a later turn; then the next use counts.
func (l *line) purpose() string {
	if len(l.moves) == 0 {
		return ""
	}
	if say := l.defends(0); say != "" {
		return say
	}
	next := l.uses(0, 0)
	if next < 0 {
		return l.likelyUse(0).say(nil)
	}
	for ; next >= 0; next = l.uses(0, next+1) {
		if say := l.leads(next); say != "" {
			return say
		}
	}
	return ""
}

// leads is what a move does, and what is done with what it gains in turn: "Keel can create military 4 and finish Safehouses".
func (l *line) leads(next int) string {
	var all deeds
	for {
		say, last := l.does(next)
		if say == "" {
			return ""
		}
		all.add(whose(l.b, &l.tables[next], l.moves[next]), say)
		if last {
			return all.words("can", "can")
		}
		i := next
		if next = l.uses(i, 0); next < 0 {
			return l.likelyUse(i).say(all)
		}
	}
}

// begins is what a player's character that is placed by the first move does there first; "" where the line does not tell.
func (l *line) begins(p int) string {
	name := l.b.PlayerName(&l.tables[0], p)
	for k := l.after(0); k < len(l.moves); k = l.after(k) {
		s, m := &l.tables[k], l.moves[k]
		acts := needsPlace(m, p)
		if int(m.Player) != p && !acts {
			continue
		}
		if plan, whose := l.finishing(l.b, s, m, slices.Concat(l.moves[k+1:], l.likely)); whose == p && finishes(l.b, s, plan) {
			return name + " can finish " + l.b.Content().Progress[s.Players[p].Card].Name + " this turn"
		}
		if acts {
			break
		}
		if m.Kind == rules.MoveUse || m.Kind == rules.MovePay {
			return l.from(k).purpose()
		}
	}
	return l.purpose()
}

// finishes reports whether moves on a table are a plan to finish a card, and not a move alone that does not.
func finishes(b *rules.Rulebook, s *rules.State, plan []rules.Move) bool {
	return len(plan) > 1 || b.Completes(s, plan[0])
}

// defends says that move i and those that follow let a defence hold, if they do for certain ([defend]).
func (l *line) defends(i int) string {
	a := l.tables[i].Attempt
	if a.Phase != rules.Defend {
		return ""
	}
	for k := i; k < len(l.moves); k++ {
		if l.moves[k].Kind == rules.MoveFace {
			return ""
		}
		if l.rolls && k == len(l.moves)-1 {
			return ""
		}
		switch now := l.tables[k+1].Attempt; {
		case now.Phase == rules.NoAttempt: // nobody is left in it
			return "nobody is there to take the damage of " + l.b.Content().Card(a.Obstacle).Name
		case now.Phase == rules.Overcome:
			return "the defence against " + l.b.Content().Card(a.Obstacle).Name + " holds"
		}
	}
	return ""
}

// does is what move i does with what was gained for it, and whether that is what it is all for.
func (l *line) does(i int) (say string, last bool) {
	b, s, m := l.b, &l.tables[i], l.moves[i]
	switch m.Kind {
	case rules.MovePlace:
		id := s.Players[m.Player].Card
		if id == content.NoProgress {
			return "", true
		}
		card := &b.Content().Progress[id]
		if card.Squares[m.Arg].End {
			return "finish " + card.Name, true
		}
		return "fill a square of " + card.Name, true
	case rules.MoveCover, rules.MoveDefend:
		if s.Attempt.Obstacle == content.NoObstacle {
			return "", true
		}
		if m.Kind == rules.MoveDefend {
			return "defend against " + b.Content().Card(s.Attempt.Obstacle).Name, true
		}
		return fmt.Sprintf("cover the %d of %s", m.Arg, b.Content().Card(s.Attempt.Obstacle).Name), true
	case rules.MoveAttempt:
		return "attempt " + b.Content().Card(content.ObstacleID(m.Card)).Name, true
	case rules.MoveRest:
		return fmt.Sprintf("rest %s", content.Stress(m.Arg)), true
	case rules.MoveAct:
		return "take the action of " + b.Location(s, s.Players[m.Player].At).Name, true
	case rules.MoveCreate, rules.MoveCreateAll:
		return "create " + rules.DieName(m.Dice[1]), false
	case rules.MoveCreateStress:
		return "create " + rules.DieName(m.Dice[0]), false
	case rules.MoveTrade, rules.MoveTradeAll:
		return fmt.Sprintf("trade %s to %s", rules.DieName(m.Dice[1]), content.Resource(m.Arg)), false
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		return "go to " + b.Location(s, m.Slot).Name, false
	case rules.MoveUse, rules.MovePay:
		if first := l.moves[0].Kind; i > 0 && (first == rules.MoveUse || first == rules.MovePay) {
			return "use another ability", false
		}
		return "use an ability", false
	case rules.MoveMarch:
		return "march it to " + b.Location(s, m.To).Name, false
	case rules.MoveStash:
		return "take it along", false
	case rules.MoveUnstash:
		return "put it down at " + b.Location(s, s.Players[m.Player].At).Name, false
	case rules.MoveConvert:
		return "use " + rules.DieName(m.Dice[0]) + " as an action die", false
	}
	return "", true
}

// uses is the first move, from a least one on, that uses what move i gains, or -1.
func (l *line) uses(i, least int) int {
	from := l.after(i)
	gained, moved := l.gained(i)
	for k := from; k < len(l.moves); k = l.after(k) {
		m := l.moves[k]
		if m.Kind == rules.MoveDefend || m.Kind == rules.MoveAttempt && l.tables[k+1].Attempt.Phase != rules.Approach {
			if l.moreDice(i) && k >= least {
				return k
			}
			gained = slices.DeleteFunc(gained, func(g gain) bool { return g.spot == rules.OnMat }) // they are all rolled again
		}
		was, is := &l.tables[k], &l.tables[l.after(k)]
		used, anyDie := gains(is, was), m.TakesAnyDie() && l.changes(i)
		needs := func(g gain) bool { return slices.Contains(gained, g) && !(anyDie && g.spot == rules.OnMat) }
		if k >= least && (slices.ContainsFunc(used, needs) || needsPlaceOf(m, &moved)) {
			return k
		}
		gained = slices.DeleteFunc(gained, func(g gain) bool { return slices.Contains(used, g) })
		for p := range moved { // who has left is not where move i brought them
			moved[p] = moved[p] && is.Players[p].At == was.Players[p].At
		}
	}
	return -1
}

// moreDice reports whether a player has more action dice after move i than before.
func (l *line) moreDice(i int) bool {
	for p := range rules.NumPlayers {
		if l.tables[l.after(i)].Players[p].Dice.Len() > l.tables[i].Players[p].Dice.Len() {
			return true
		}
	}
	return false
}

// changes reports whether move i is an ability that changes action dice, and brings no more of them.
func (l *line) changes(i int) bool {
	m := l.moves[i].Kind
	return (m == rules.MoveUse || m == rules.MovePay) && !l.moreDice(i)
}

// gained is what move i brings that can be used: dice, and characters that are somewhere else. Of what comes with placing
// the last character, such as what the year begins with, nothing is counted.
func (l *line) gained(i int) (dice []gain, moved [rules.NumPlayers]bool) {
	before, now := &l.tables[i], &l.tables[min(l.after(i), len(l.tables)-1)]
	if m := l.moves[i]; m.Kind == rules.MoveStart {
		moved[m.Player] = true
		return nil, moved
	}
	for p := range moved {
		moved[p] = before.Players[p].InPlay() && now.Players[p].InPlay() && before.Players[p].At != now.Players[p].At
	}
	return gains(before, now), moved
}

// needsPlaceOf reports whether a move depends on where one of the characters of some players is.
func needsPlaceOf(m rules.Move, of *[rules.NumPlayers]bool) bool {
	for p := range of {
		if of[p] && needsPlace(m, p) {
			return true
		}
	}
	return false
}

// needsPlace reports whether a move depends on where a player's character is.
func needsPlace(m rules.Move, p int) bool {
	switch m.Kind {
	case rules.MoveAttempt:
		return m.Arg&(1<<p) != 0
	case rules.MoveCreate, rules.MoveCreateAll, rules.MoveCreateStress, rules.MoveTrade, rules.MoveTradeAll, rules.MovePlace,
		rules.MoveAct, rules.MoveUnstash, rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		return int(m.Player) == p
	}
	return false
}

// gain is a die that there is more of: where it lies, and what it is.
type gain struct {
	spot rules.Spot
	n    uint8 // player or slot
	die  rules.Die
}

// gains are the dice that there are more of on a table than on another, where they can be used.
func gains(before, now *rules.State) (all []gain) {
	add := func(was, is uint8, g gain) {
		if is > was {
			all = append(all, g)
		}
	}
	for p := range now.Players {
		if d := now.Players[p].Stash; d != rules.NoDie && d != before.Players[p].Stash {
			add(0, 1, gain{rules.InStash, uint8(p), d})
		}
		for v, n := range now.Players[p].Dice {
			add(before.Players[p].Dice[v], n, gain{rules.OnMat, uint8(p), rules.NewDie(rules.Action, v+1)})
		}
	}
	for r := range content.Resource(content.NumResources) {
		for v, n := range now.Pool[r] {
			add(before.Pool[r][v], n, gain{rules.InPool, 0, rules.ResourceDie(r, v+1)})
		}
		for at := range now.Assets {
			for v, n := range now.Assets[at][r] {
				add(before.Assets[at][r][v], n, gain{rules.AtLocation, uint8(at), rules.ResourceDie(r, v+1)})
			}
		}
	}
	return all
}
