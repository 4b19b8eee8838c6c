package mind

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// greedy is the greedy player in the course of a campaign.
type greedy struct {
	chance rules.Chance // for moves that seem equally good

	ofTurn

	plans [rules.NumPlayers]plan

	// The plan of the player who is asked, once an answer has been weighed by it.
	asked   plan
	planned bool
}

// mostAttempts is how many attempts that may fail are made in a turn.
const mostAttempts = 6

// Greedy plays for the progress cards: it creates the assets they ask for where they ask for them, takes the cards that win,
// overcomes obstacles when the odds are good, rests when it must, and does nothing that leads nowhere. It knows what the players
// see: the boards, the staged cards and the season symbols, but no pile and no roll to come. Among moves that seem equally good it
// chooses by a generator of its own. It serves one campaign.
func Greedy(seed uint64) rules.Policy {
	g := &greedy{chance: rules.Chance(seed)}
	return g.choose
}

// How good the moves of the actions step and of attempts are, before what they cost. What is worse than being idle is
// not done.
const (
	useless     = -1
	idle        = 0
	toAct       = 20   // a location action, for dice that are left over
	toStore     = 60   // an asset for later, for dice that are left over
	toStoreHere = 75   // one that an obstacle here asks for
	toRest      = 90   // less for each point the stress die shows
	toBeThere   = 120  // moving where an asset will be created next turn
	toTrade     = 190  // getting the die into the pool
	toRestLow   = 210  // more for resting where the die is low
	toStress    = 300  // creating by stress
	toGo        = 400  // moving where the next asset is to be had
	toSplit     = 420  // two action dice for one
	toMake      = 450  // an ability that makes the next asset, moving to an obstacle
	toCreate    = 500  // the next asset
	toCover     = 600  // placing dice in an attempt, making a sure attempt
	toBring     = 700  // the next asset brought for nothing, an ability that saves an attempt
	toGain      = 800  // more action dice, an attempt while there are many dice
	toPlace     = 4000 // an asset on a card
	toFinish    = 5000 // the last one
)

// choose is a [rules.Policy].
func (g *greedy) choose(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
	if len(legal) == 1 {
		return legal[0]
	}
	acting := s.Acting()
	if acting {
		g.meet(s)
		if m, ok := ending(legal); ok && g.over() {
			return m
		}
		g.look(b, s)
	}
	g.planned = false
	best, score, same := legal[0], -1<<30, 0
	for _, m := range legal {
		n := 0
		if acting {
			n = g.action(b, s, m)
		} else if s.Asks().Task != rules.TaskTake || m.Kind == rules.MoveTake {
			n = g.answer(b, s, m)
		} else {
			continue // take a card first
		}
		if n >= score && acting && g.leadsBack(b, s, m) {
			continue
		}
		switch {
		case n > score:
			best, score, same = m, n, 1
		case n == score:
			if same++; g.chance.Below(same) == 0 {
				best = m
			}
		}
	}
	if best.Kind == rules.MoveAttempt {
		g.attempts++
	}
	return best
}

// look makes the plans for the table as it lies.
func (g *greedy) look(b *rules.Rulebook, s *rules.State) {
	for p := range g.plans {
		g.plans[p] = planFor(b, s, p)
	}
}

// action is how good a move of the actions step or of an attempt is.
func (g *greedy) action(b *rules.Rulebook, s *rules.State, m rules.Move) int {
	p := int(m.Player)
	switch m.Kind {
	case rules.MoveDone, rules.MoveLeave, rules.MoveFace, rules.MoveDefend:
		return idle
	case rules.MovePlace:
		return g.placing(b, s, m)
	case rules.MoveCreate, rules.MoveCreateAll, rules.MoveCreateStress:
		return g.creating(b, s, m)
	case rules.MoveTravel, rules.MoveSail, rules.MoveGate:
		return g.travelling(b, s, m)
	case rules.MoveTrade, rules.MoveTradeAll:
		to := content.Resource(m.Arg)
		if to == b.SlotResource(s.Players[m.Player].At) && g.wants(s, p, m.Dice[1].Value(), to) && s.Players[p].Dice.Len() > 1 {
			return toTrade - m.Dice[0].Value()
		}
	case rules.MoveAttempt:
		switch pr := prospects(b, s, content.ObstacleID(m.Card), m.Arg, s.TeamDice(m.Arg)); {
		case g.attempts >= mostAttempts || pr.score < 0:
		case pr.sure:
			return toCover + pr.score
		default:
			return toGain + pr.score
		}
	case rules.MoveCover:
		if m.Dice[0].IsAction() {
			return toCover
		}
		return toCover + 10 // assets first
	case rules.MoveUse:
		return g.using(b, s, m)
	case rules.MoveUnstash:
		if g.wants(s, p, m.Dice[0].Value(), m.Dice[0].Kind().Resource()) {
			return toBring
		}
	case rules.MoveMarch:
		return g.marching(s, m)
	case rules.MoveAct:
		return g.acting(b, s, m)
	case rules.MoveRest:
		return resting(s, m)
	}
	return useless
}

// wants reports whether an asset where a player's character is would be placed next, if it showed a value; 0: any.
func (g *greedy) wants(s *rules.State, p, value int, r content.Resource) bool {
	values := uint8(rules.AnyValue)
	if value > 0 {
		values = 1 << (value - 1)
	}
	return g.plans[p].wants(r, values, s.Players[p].At)
}

// placing is best where the rest of the card is cheapest; where no way would be left nothing is placed.
func (g *greedy) placing(b *rules.Rulebook, s *rules.State, m rules.Move) int {
	p := int(m.Player)
	if b.Completes(s, m) {
		return toFinish
	}
	t := *s
	if b.Apply(&t, m, nil) != nil {
		return useless
	}
	rest := planFor(b, &t, p)
	if !rest.ok() {
		return useless
	}
	return toPlace - rest.cost
}

// creating is good if the asset is placed next, the better the less it takes.
func (g *greedy) creating(b *rules.Rulebook, s *rules.State, m rules.Move) int {
	p := int(m.Player)
	asset := m.Dice[1]
	score := toCreate - 4*m.Dice[0].Value()
	if m.Kind == rules.MoveCreateStress {
		asset = m.Dice[0]
		score = toStress - hurts(s, p, content.Stress(m.Arg), rules.CreateStress)
	}
	if !g.wants(s, p, asset.Value(), asset.Kind().Resource()) {
		if m.Kind == rules.MoveCreateStress {
			return useless
		}
		score = storing(b, s, p, m)
		if g.wants(s, p, 0, asset.Kind().Resource()) {
			score += 10 // it makes room in the pool for one that may do
		}
	}
	for k, points := range b.CreateCost(s, s.Players[m.Player].At) {
		score -= 2 * hurts(s, p, content.Stress(k), points)
	}
	return score
}

// storing an asset for later is for dice that are left over; best is one that an obstacle here asks for.
func storing(b *rules.Rulebook, s *rules.State, p int, m rules.Move) int {
	for _, id := range s.Attached[s.Players[p].At].List() {
		if open := b.Uncovered(s, id); open.Of(m.Dice[1].Value()) > 0 {
			return toStoreHere - m.Dice[0].Value()
		}
	}
	return toStore - m.Dice[0].Value()
}

// marching brings a military asset to a character whose card it is placed on next.
func (g *greedy) marching(s *rules.State, m rules.Move) int {
	for p := range s.Players {
		if player := &s.Players[p]; player.InPlay() && player.At == m.To && g.wants(s, p, m.Dice[0].Value(), content.Military) {
			return toBring
		}
	}
	return useless
}

// using an ability is good if it makes an asset that is placed next, or more action dice of one.
func (g *greedy) using(b *rules.Rulebook, s *rules.State, m rules.Move) int {
	p, d := int(m.Player), m.Dice[0]
	ef := &b.Ability(s, p, int(m.Arg)).Effects[0]
	if s.Asks().Task == rules.TaskAttempt {
		return usingInAttempt(b, s, m, ef)
	}
	if d.IsAction() {
		return g.usingActionDie(b, s, m, ef)
	}
	value, r := d.Value(), d.Kind().Resource()
	switch ef.Do {
	case content.OpRetype:
		if ef.Resource != content.NoResource {
			r = ef.Resource
		} else if w := &g.plans[p]; w.ok() {
			r = w.next.square.Resource
		}
	case content.OpShift:
		value += ef.Change
	case content.OpFlip:
		value = rules.Sides + 1 - value
	case content.OpBecome:
		value = ef.Values[0]
	case content.OpAddAssets:
		value, r = 1, ef.Resource
		if w := &g.plans[p]; w.next.fits != rules.AnyValue {
			return useless
		}
	default:
		return useless
	}
	if r < content.NumResources && value >= 1 && value <= rules.Sides && g.wants(s, p, value, r) {
		return toMake
	}
	return useless
}

// usingActionDie is using an ability for an action die.
func (g *greedy) usingActionDie(b *rules.Rulebook, s *rules.State, m rules.Move, ef *content.Effect) int {
	p, d := int(m.Player), m.Dice[0]
	switch ef.Do {
	case content.OpGainActionDice:
		return toGain
	case content.OpBecome:
		if len(ef.Values) > 1 {
			return toGain
		}
	case content.OpSplit:
		if d.Value() >= 4 {
			return toSplit
		}
	case content.OpAddAssets:
		if w := &g.plans[p]; w.wants(ef.Resource, rules.AnyValue, s.Players[m.Player].At) && w.next.fits == rules.AnyValue {
			return toMake + 10 - d.Value()
		}
	case content.OpTravel:
		w := &g.plans[p]
		if w.ok() && w.first != s.Players[m.Player].At && b.Places(s, p, &ef.To) == 1<<w.first {
			return toGo - 20 - d.Value()
		}
	}
	return useless
}

// acting by a location's action is for dice that are left over.
func (g *greedy) acting(b *rules.Rulebook, s *rules.State, m rules.Move) int {
	for i := range b.Location(s, s.Players[m.Player].At).Action {
		switch b.Location(s, s.Players[m.Player].At).Action[i].Do {
		case content.OpStress, content.OpCondition, content.OpTravel:
			return useless
		}
	}
	return toAct - m.Dice[0].Value()
}

// resting is the better the lower the stress die is; the lowest action die does.
func resting(s *rules.State, m rules.Move) int {
	d := s.Players[m.Player].Stress[m.Arg]
	score := toRest - 12*int(d.Value) - m.Dice[0].Value()
	if d.Value <= 2 {
		score += toRestLow
	}
	if d.Value == 1 && s.OpenBoxes(int(m.Player), content.Stress(m.Arg)) == 0 {
		score += 400
	}
	return score
}
