package rules

import "sixwinters/content"

// A policy that plays for the cards: it creates the assets they ask for where they ask for them, takes the cards that
// win, overcomes obstacles when the odds are good, rests when it must, and does nothing that leads nowhere. It knows
// what the players see: the boards, the staged cards and the season symbols, but no pile and no roll to come.

// greedy is a policy in the course of a campaign.
type greedy struct {
	chance Chance // for moves that seem equally good

	// Attempts are free, so those of a turn are counted lest they never end.
	year, turn, attempts uint8

	plans [NumPlayers]plan
}

// mostAttempts is how many attempts that may fail are made in a turn.
const mostAttempts = 6

// GreedyPolicy plays for the progress cards; among moves that seem equally good it chooses by a generator of its own.
// It serves one campaign.
func GreedyPolicy(seed uint64) Policy {
	g := &greedy{chance: Chance(seed)}
	return g.choose
}

// idle is the score from which on an action is worth doing at all; one that is worse than idle is not done.
const idle = 0

func (g *greedy) choose(b *Rulebook, s *State, legal []Move) Move {
	if len(legal) == 1 {
		return legal[0]
	}
	acting := false
	switch s.top().Task {
	case TaskActions, TaskAttempt:
		acting = true
		g.look(b, s)
	}
	best, score, same := legal[0], -1<<30, 0
	for _, m := range legal {
		n := 0
		if acting {
			n = g.action(b, s, m)
		} else if s.top().Task != TaskTake || m.Kind == MoveTake {
			n = g.answer(b, s, m)
		} else {
			continue // take a card first
		}
		switch {
		case n > score:
			best, score, same = m, n, 1
		case n == score:
			if same++; g.chance.below(same) == 0 {
				best = m
			}
		}
	}
	if best.Kind == MoveAttempt {
		g.attempts++
	}
	return best
}

// look makes the plans for the table as it lies.
func (g *greedy) look(b *Rulebook, s *State) {
	if g.year != s.Year || g.turn != s.Turn {
		g.year, g.turn, g.attempts = s.Year, s.Turn, 0
	}
	for p := range g.plans {
		g.plans[p] = b.plan(s, p)
	}
}

// action is how good a move of the actions step or of an attempt is.
func (g *greedy) action(b *Rulebook, s *State, m Move) int {
	p := int(m.Player)
	switch m.Kind {
	case MoveDone, MoveLeave, MoveFace, MoveDefend:
		return idle
	case MovePlace:
		return g.placing(b, s, m)
	case MoveCreate, MoveCreateAll, MoveCreateStress:
		return g.creating(b, s, m)
	case MoveTravel, MoveSail, MoveGate:
		return g.travelling(b, s, m)
	case MoveTrade, MoveTradeAll:
		to := content.Resource(m.Arg)
		if to == b.SlotResource(s.here(m.Player)) && g.wants(b, s, p, m.Dice[1].Value(), to) && s.Players[p].Dice.Len() > 1 {
			return 190 - m.Dice[0].Value()
		}
	case MoveAttempt:
		at := s.here(m.Player)
		switch pr := b.prospects(s, content.ObstacleID(m.Card), m.Arg, at, [maxSpend]Die{}, 0); {
		case g.attempts >= mostAttempts || pr.score < 0:
		case pr.sure:
			return 600 + pr.score
		default:
			return 800 + pr.score
		}
	case MoveCover:
		if m.Dice[0].IsAction() {
			return 600
		}
		return 610
	case MoveUse:
		return g.using(b, s, m)
	case MoveUnstash:
		if g.wants(b, s, p, m.Dice[0].Value(), m.Dice[0].Kind().Resource()) {
			return 700
		}
	case MoveMarch:
		return g.marching(b, s, m)
	case MoveAct:
		return g.acting(b, s, m)
	case MoveRest:
		return b.resting(s, m)
	}
	return idle - 1
}

// wants reports whether an asset where a player's character is would be placed next, if it showed a value; 0: any.
func (g *greedy) wants(b *Rulebook, s *State, p, value int, r content.Resource) bool {
	values := uint8(anyValue)
	if value > 0 {
		values = 1 << (value - 1)
	}
	return g.plans[p].wants(b, s, p, r, values, s.Players[p].At)
}

// placing is best where the rest of the card is cheapest; where no way would be left nothing is placed.
func (g *greedy) placing(b *Rulebook, s *State, m Move) int {
	p := int(m.Player)
	if b.c.Progress[s.Players[p].Card].Squares[m.Arg].End {
		return 5000
	}
	t := *s
	t.take(m.Dice[0], atLocation(s.here(m.Player)))
	t.put(m.Dice[0], onSquare(p, int(m.Arg)))
	rest := b.plan(&t, p)
	if rest.n == 0 {
		return idle - 1
	}
	return 4000 - rest.cost
}

// creating is good if the asset is placed next, the better the less it takes.
func (g *greedy) creating(b *Rulebook, s *State, m Move) int {
	p := int(m.Player)
	asset := m.Dice[1]
	score := 500 - 4*m.Dice[0].Value()
	if m.Kind == MoveCreateStress {
		asset = m.Dice[0]
		score = 300 - b.hurts(s, p, content.Stress(m.Arg), createStress)
	}
	if !g.wants(b, s, p, asset.Value(), asset.Kind().Resource()) {
		if m.Kind == MoveCreateStress {
			return idle - 1
		}
		score = b.storing(s, p, m)
		if g.wants(b, s, p, 0, asset.Kind().Resource()) {
			score += 10 // it makes room in the pool for one that may do
		}
	}
	for i := range b.Location(s, s.here(m.Player)).Standing {
		if ef := &b.Location(s, s.here(m.Player)).Standing[i]; ef.Do == content.OpCreateCost {
			score -= 2 * (b.hurts(s, p, content.Psyche, ef.Psyche.Base) + b.hurts(s, p, content.Body, ef.Body.Base))
		}
	}
	return score
}

// storing an asset for later is for dice that are left over; best is one that an obstacle here asks for.
func (b *Rulebook) storing(s *State, p int, m Move) int {
	for _, id := range s.Attached[s.Players[p].At].List() {
		if open := b.Uncovered(s, id); open.Of(m.Dice[1].Value()) > 0 {
			return 75 - m.Dice[0].Value()
		}
	}
	return 60 - m.Dice[0].Value()
}

// travelling is good to where the next asset is, or an obstacle that can be overcome.
func (g *greedy) travelling(b *Rulebook, s *State, m Move) int {
	p := int(m.Player)
	paid, sum := 0, 0
	for _, d := range m.Dice {
		if d != NoDie {
			paid++
			sum += d.Value()
		}
	}
	toll := 25*paid + sum
	if m.Kind == MoveGate {
		toll = 2 * b.hurts(s, p, content.Stress(m.Arg), 1)
	}
	for _, id := range s.Attached[m.Slot].List() {
		if len(b.c.Card(id).Arrive) > 0 {
			toll += 40
		}
	}
	best := idle - 1
	if risk := b.danger(s, s.here(m.Player)) - b.danger(s, m.Slot); risk > 1 && s.Players[p].Dice.Len()-paid <= 2 {
		best = 60 + 40*risk - toll
	}
	if w := &g.plans[p]; w.n > 0 && w.first != s.here(m.Player) {
		square := &b.c.Progress[s.Players[p].Card].Squares[w.squares[0]]
		left := s.Players[p].Dice
		for _, d := range m.Dice {
			if d != NoDie {
				left.remove(d.Value())
			}
		}
		switch {
		case m.Slot == w.first && (b.lies(s, square, w.fits[0], m.Slot) || b.creatable(s, square, w.fits[0], m.Slot, &left)):
			best = 400 - toll
		case m.Slot == w.first:
			best = 120 - toll // to be there in time
		case b.Location(s, s.here(m.Player)).Move[w.first.Region()] == content.NoWay && b.Location(s, m.Slot).Move[w.first.Region()] != content.NoWay:
			best = 110 - toll
		}
	}
	if g.attempts < mostAttempts {
		both := 0 // more dice it takes until both characters are there
		if other := &s.Players[1-p]; !other.InPlay() {
			both = -1
		} else if other.At != m.Slot {
			if way := b.Location(s, other.At).Move[m.Slot.Region()]; way == content.NoWay || int(way) >= other.Dice.Len() {
				both = -1
			} else {
				both += int(way)
			}
		}
		for _, id := range s.Attached[m.Slot].List() {
			if pr := b.prospects(s, id, 1<<p, m.Slot, m.Dice, 0); pr.score > 75 {
				best = max(best, 450+pr.score-toll)
			}
			if both >= 0 {
				if pr := b.prospects(s, id, 1<<NumPlayers-1, m.Slot, m.Dice, both); pr.score > 75 {
					best = max(best, 450+pr.score-25*both-toll)
				}
			}
		}
	}
	return best
}

// marching brings a military asset to a character whose card it is placed on next.
func (g *greedy) marching(b *Rulebook, s *State, m Move) int {
	for p := range s.Players {
		if player := &s.Players[p]; player.InPlay() && player.At == m.To && g.wants(b, s, p, m.Dice[0].Value(), content.Military) {
			return 700
		}
	}
	return idle - 1
}

// using an ability is good if it makes an asset that is placed next, or more action dice of one.
func (g *greedy) using(b *Rulebook, s *State, m Move) int {
	p, d := int(m.Player), m.Dice[0]
	ef := &b.ability(s, p, int(m.Arg)).Effects[0]
	if s.top().Task == TaskAttempt {
		return b.usingInAttempt(s, m, ef)
	}
	if d.IsAction() {
		return g.usingActionDie(b, s, m, ef)
	}
	value, r := d.Value(), d.Kind().Resource()
	switch ef.Do {
	case content.OpRetype:
		if ef.Resource != content.NoResource {
			r = ef.Resource
		} else if w := &g.plans[p]; w.n > 0 {
			r = b.c.Progress[s.Players[p].Card].Squares[w.squares[0]].Resource
		}
	case content.OpShift:
		value += ef.Change
	case content.OpFlip:
		value = dieFull + 1 - value
	case content.OpBecome:
		value = ef.Values[0]
	case content.OpAddAssets:
		value, r = 1, ef.Resource
		if w := &g.plans[p]; w.fits[0] != anyValue {
			return idle - 1
		}
	default:
		return idle - 1
	}
	if r < content.NumResources && value >= 1 && value <= dieFull && g.wants(b, s, p, value, r) {
		return 450
	}
	return idle - 1
}

func (g *greedy) usingActionDie(b *Rulebook, s *State, m Move, ef *content.Effect) int {
	p, d := int(m.Player), m.Dice[0]
	switch ef.Do {
	case content.OpGainActionDice:
		return 800
	case content.OpBecome:
		if len(ef.Values) > 1 {
			return 800
		}
	case content.OpSplit:
		if d.Value() >= 4 {
			return 420
		}
	case content.OpAddAssets:
		if w := &g.plans[p]; w.wants(b, s, p, ef.Resource, anyValue, s.here(m.Player)) && w.fits[0] == anyValue {
			return 460 - d.Value()
		}
	case content.OpTravel:
		w := &g.plans[p]
		f := Frame{Player: m.Player, Program: Program{Kind: OnUse, Card: uint8(s.Players[p].Character)}}
		if w.n > 0 && w.first != s.here(m.Player) && b.places(s, &f, &ef.To) == 1<<w.first {
			return 380 - d.Value()
		}
	}
	return idle - 1
}

// acting by a location's action is for dice that are left over.
func (g *greedy) acting(b *Rulebook, s *State, m Move) int {
	for i := range b.Location(s, s.here(m.Player)).Action {
		switch b.Location(s, s.here(m.Player)).Action[i].Do {
		case content.OpStress, content.OpCondition, content.OpTravel:
			return idle - 1
		}
	}
	return 20 - m.Dice[0].Value()
}

// resting is the better the lower the stress die is; the lowest action die does.
func (b *Rulebook) resting(s *State, m Move) int {
	d := s.Players[m.Player].Stress[m.Arg]
	score := 90 - 12*int(d.Value) - m.Dice[0].Value()
	if d.Value <= 2 {
		score += 210
	}
	if d.Value == 1 && b.nearKnockOut(s, int(m.Player), content.Stress(m.Arg)) {
		score += 400
	}
	return score
}
