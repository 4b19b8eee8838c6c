package mind

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// What the greedy policy thinks of overcoming an obstacle.

// odds is the chance, in thousandths, that dice rolled anew show all of some values between them, each as often as it
// is wanted.
func odds(want *rules.Values, dice int) int {
	if want.Len() > dice {
		return 0
	}
	// ways[n] is the number of ways, over n!, in which n dice show the values so far and enough of each.
	ways := [rules.MaxPattern*2 + 1]float64{1}
	dice = min(dice, rules.MaxPattern*2)
	for v := range want {
		var next [rules.MaxPattern*2 + 1]float64
		for have := range dice + 1 {
			if ways[have] == 0 {
				continue
			}
			term := 1.0
			for k := 0; have+k <= dice; k++ {
				if k > 0 {
					term /= float64(k)
				}
				if k >= int(want[v]) {
					next[have+k] += ways[have] * term
				}
			}
		}
		ways = next
	}
	p := ways[dice]
	for n := 1; n <= dice; n++ {
		p *= float64(n) / rules.Sides
	}
	return int(p*1000 + 0.5)
}

// prospect is what an attempt promises.
type prospect struct {
	sure  bool // the pattern is covered on approach
	score int  // what it is worth, by its chance, without the harm it may do and the dice it takes
}

// spend takes the dice away that a move names, all of them action dice.
func spend(have *rules.Values, m rules.Move) {
	for _, d := range m.Dice[:m.NumDice()] {
		have.Remove(d.Value())
	}
}

// spendLowest takes some of the lowest dice away, or all if there are fewer.
func spendLowest(have *rules.Values, dice int) {
	for ; dice > 0 && have.Len() > 0; dice-- {
		have.Remove(have.Lowest())
	}
}

// prospects looks at an attempt of a team on an obstacle where that lies, with some action dice.
func prospects(b *rules.Rulebook, s *rules.State, id content.ObstacleID, team uint8, have rules.Values) prospect {
	skilled, master := false, false
	for p := range s.Players {
		if team&(1<<p) == 0 {
			continue
		}
		skilled = skilled || b.Skilled(s, p, id)
		master = master || b.Master(s, p, id)
	}
	assets := assetValues(s, s.Obstacles[id].At)
	open := b.Uncovered(s, id)
	whole := b.DefenceShows(s, id)
	if master {
		if open.Len() <= have.Len()+assets.Len() {
			return prospect{sure: true, score: worthOvercoming(b, s, id, team) - costDie*open.Len()}
		}
		open = rules.Values{}
	}
	spent := cover(&open, &assets)
	if skilled {
		placed := cover(&open, &have)
		spent += placed
		if open.Len() == 0 {
			return prospect{sure: true, score: worthOvercoming(b, s, id, team) - costDie*placed}
		}
	}
	dice := have.Len()
	hold := odds(&whole, dice)
	score := worthOvercoming(b, s, id, team)*odds(&open, dice)/1000 - harm(b, s, id, team)*(1000-hold)/1000 - costDie*open.Len()
	if spent > 0 {
		score += costDie
	}
	return prospect{score: score}
}

// cover takes dice that show values still open and returns how many it has taken.
func cover(open, dice *rules.Values) (n int) {
	for v := range open {
		k := min(open[v], dice[v])
		open[v] -= k
		dice[v] -= k
		n += int(k)
	}
	return n
}

// worthOvercoming is what it is worth to be rid of an obstacle.
func worthOvercoming(b *rules.Rulebook, s *rules.State, id content.ObstacleID, team uint8) int {
	o := b.Content().Card(id)
	worth := 30 + 10*o.Difficulty
	worth += 14 * menace(b, s, id)
	symbols, focus := b.ThreatSymbols(s), focusOf(b, s)
	for _, r := range o.Threats {
		worth += urgency(b, s, r, symbols[r], r == focus)
	}
	for i := range o.Overcome {
		if ef := &o.Overcome[i]; ef.Do == content.OpThreat && ef.Change < 0 {
			worth += 100 * desire(b, s, ef.Resource) / 20
			if b.Content().Board.Tracks[ef.Resource].Victory && s.Progress[ef.Resource] == content.TrackSpaces {
				worth += 600
			}
		}
	}
	for i := range o.Standing {
		if o.Standing[i].Do == content.OpForbidComplete || o.Standing[i].Do == content.OpForbidAttempt {
			worth += 100
		}
	}
	for p := range s.Players {
		if team&(1<<p) == 0 {
			continue
		}
		if !b.Skilled(s, p, id) {
			worth += 40
		}
		if b.Achieves(s, s.Players[p].Character, id) {
			worth += 30
		}
	}
	return worth
}

// urgency is what it is worth to be rid of one of so many threat symbols of a resource, which may be the one that matters most.
func urgency(b *rules.Rulebook, s *rules.State, r content.Resource, symbols int, focus bool) int {
	urgent := 40
	switch {
	case symbols > rules.FreeThreats:
		urgent = 140
	case symbols == rules.FreeThreats:
		urgent = 135
	}
	switch {
	case focus || b.Content().Board.Tracks[r].Victory && s.Progress[r] == content.TrackSpaces:
		urgent *= 3
	case b.Content().Board.Tracks[r].Victory:
		urgent = urgent * 8 / 5
	}
	if s.Threat[r] == content.TrackSpaces {
		urgent /= 3
	}
	return urgent
}

// menace is how much stress an obstacle does when it activates, as far as its text says so.
func menace(b *rules.Rulebook, s *rules.State, id content.ObstacleID) int {
	points := 0
	for _, n := range b.ActivationStress(s, id) {
		points += n
	}
	for i := range b.Content().Card(id).Activate {
		if b.Content().Card(id).Activate[i].Do == content.OpCondition {
			points += conditionPoints
		}
	}
	return points
}

// conditionPoints is how many points of stress a condition counts for.
const conditionPoints = 4

// danger is how much stress the obstacles at a slot do this turn, if the symbol now showing still shows then.
func danger(b *rules.Rulebook, s *rules.State, at content.Slot) int {
	if !b.Activates(s, at) {
		return 0
	}
	points := 0
	for _, id := range s.Attached[at].List() {
		points += menace(b, s, id)
	}
	return points
}

// harm is how bad it is for the strongest of a team to take the damage of an obstacle.
func harm(b *rules.Rulebook, s *rules.State, id content.ObstacleID, team uint8) int {
	damage := b.Damage(s, id)
	least := noPlan
	for p := range s.Players {
		if team&(1<<p) != 0 {
			least = min(least, hurts(s, p, content.Psyche, damage[content.Psyche])+hurts(s, p, content.Body, damage[content.Body]))
		}
	}
	return least
}

// hurts is how bad it is for a player's character to take so much stress.
func hurts(s *rules.State, p int, k content.Stress, points int) int {
	d := s.Players[p].Stress[k]
	if points < int(d.Value) {
		return points * 200 / max(1, int(d.Value))
	}
	if s.OpenBoxes(p, k) == 0 {
		return 900
	}
	return 400
}

// lacking is what the dice of the team lack: values of the pattern for the defence, open values otherwise. What they
// can spare is the rest of them.
func lacking(b *rules.Rulebook, s *rules.State) (lack, spare rules.Values) {
	a := &s.Attempt
	spare = s.TeamDice(a.Team)
	if a.Phase == rules.Defend {
		lack = b.DefenceShows(s, a.Obstacle)
	} else {
		lack = b.Uncovered(s, a.Obstacle)
	}
	cover(&lack, &spare)
	return lack, spare
}

// usingInAttempt is good where an ability makes a die that the attempt lacks of one that can be spared.
func usingInAttempt(b *rules.Rulebook, s *rules.State, m rules.Move, ef *content.Effect) int {
	d := m.Dice[0]
	if !d.IsAction() || s.Attempt.Team&(1<<m.Player) == 0 {
		return useless
	}
	lack, spare := lacking(b, s)
	if spare.Of(d.Value()) == 0 || lack.Len() == 0 {
		return useless
	}
	makes := func(v int) bool { return v >= 1 && v <= rules.Sides && lack.Of(v) > 0 }
	useful := false
	switch ef.Do {
	case content.OpShift:
		useful = makes(d.Value() + ef.Change)
	case content.OpFlip:
		useful = makes(rules.Sides + 1 - d.Value())
	case content.OpBecome:
		for _, v := range ef.Values {
			useful = useful || makes(v)
		}
	case content.OpReroll:
		if s.Attempt.Phase == rules.Defend {
			return toRest + 10 - d.Value()
		}
	}
	if useful {
		return toBring
	}
	return useless
}

// assetValues is what the assets at a location show, of whatever resource.
func assetValues(s *rules.State, at content.Slot) (all rules.Values) {
	for r := range s.Assets[at] {
		all.AddAll(&s.Assets[at][r])
	}
	return all
}
