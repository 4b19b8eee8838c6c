package advice

import (
	"math"
	"math/bits"
	"math/rand/v2"

	"sixwinters/advice/yield"
	"sixwinters/content"
	"sixwinters/rules"
)

// The chance of an attempt as it is played: abilities of the participants and masteries are used where they help, and the skilled place
// dice on approach where that makes it likelier ([ability], [approach], [defend]).
//
// Up to exactFalls every fall of the dice is looked at, with more a fixed sample, the same for all that is compared. For each up to
// three abilities that change dice are tried in every order. What is then still lacking may come of a reroll or of dice that an
// ability rolls, which are not always ventured.

// sixDice is the most dice that a reroll is looked at with, and exactFalls are the ways in which those fall; sampled is how many falls are
// looked at where there are more.
const (
	sixDice    = 6
	exactFalls = 462
	sampled    = 400
	mostTricks = 3 // abilities that change dice in one attempt
)

// ventured is how often players venture a reroll, or dice that an ability rolls, where they could still help, or use them as well as can be.
// It is fitted to the attempts of 90 recorded campaigns (docs/campaigns.md).
const ventured = 0.85

// trick is an ability of a participant that changes a die into others. Of action dice it takes that player's own ([ability]).
type trick struct {
	who     int
	box     *content.Ability
	effect  *content.Effect
	options [rules.Sides][]rules.Values // what a die that shows each value may become
}

// play is what an attempt is played with.
type play struct {
	tricks  []trick
	want    rules.Values // what a defence shows
	defends bool         // a failed defence leaves nobody who could go on
	master  bool
	rerolls float64                  // the share of the action dice that abilities can reroll
	rolls   int                      // dice that other abilities roll, at most
	helps   [rules.NumPlayers]uint16 // abilities that can help a defence, a bit each
	besides rules.Values             // dice that can be had as action dice or assets at any time, from pools, stashes and other locations
	odds    map[wanted]float64
}

// wanted is what some dice are to show between them: the values, or as many dice as are counted.
type wanted struct {
	lack    rules.Values
	dice    int
	counted bool
}

// held is what the participants have in the middle of an attempt.
type held struct {
	dice   [rules.NumPlayers]rules.Values // unspent action dice
	assets [content.NumResources]rules.Values
	open   rules.Values // printed dice still to be covered
	used   uint32       // tricks, a bit each
}

// team are the unspent action dice of all participants.
func (h *held) team() (all rules.Values) {
	for who := range h.dice {
		all.AddAll(&h.dice[who])
	}
	return all
}

// playOf gathers what an attempt is played with, once the marked dice are placed.
func (a *Attempt) playOf(b *rules.Rulebook, s *rules.State, hands *atHand, marked []rules.Move) (p play, h held) {
	p = play{want: b.DefenceShows(s, a.Obstacle), defends: !survives(a.Shares), master: a.Master, odds: map[wanted]float64{}}
	at := s.Obstacles[a.Obstacle].At
	h.open, h.dice, h.assets = a.Missing, hands.hands, s.Assets[at]
	for _, m := range marked {
		if d := m.Dice[0]; !d.IsAction() {
			h.assets[d.Kind()].Remove(d.Value())
		}
	}
	for who := range s.Players {
		player := &s.Players[who]
		if a.Team&(1<<who) == 0 || !player.InPlay() {
			continue
		}
		if d := player.Stash; d != rules.NoDie {
			h.assets[d.Kind()].Add(d.Value())
		}
		p.gather(b, s, who, &h, hands.hands[who].Len())
	}
	p.rerolls /= max(1, float64(hands.hand.Len()))
	for _, m := range b.Moves(s, nil) {
		switch d := m.Dice[0]; {
		case m.Kind == rules.MoveConvert && a.Team&(1<<m.Player) != 0:
			p.besides[d.Value()-1] = uint8(s.Pool[d.Kind()].Of(d.Value()))
		case m.Kind == rules.MoveMarch && m.To == at:
			p.besides.Add(d.Value())
		}
	}
	return p, h
}

// gather adds the abilities that a participant with so many action dice has not used yet.
func (p *play) gather(b *rules.Rulebook, s *rules.State, who int, h *held, dice int) {
	player := &s.Players[who]
	for i := range content.NumAbilities {
		box := b.Ability(s, who, i)
		if box == nil {
			return
		}
		if box.Box == content.NoBox || len(box.Effects) == 0 || player.Boxes[i] != rules.NoDie {
			continue
		}
		ef := &box.Effects[0]
		switch {
		case rules.Has(ef, rules.Rerolls):
			p.rerolls += float64(dice)
			p.helps[who] |= 1 << i
		case rules.NewDice(ef) > 0:
			if box.Box != content.ResourceBox || h.assets[box.Resource].Len() > 0 {
				p.rolls += rules.NewDice(ef)
			}
		default:
			if t := (trick{who: who, box: box, effect: ef}); t.changes() {
				p.tricks = append(p.tricks, t)
				if t.takes(rules.Action) {
					p.helps[who] |= 1 << i
				}
			}
		}
	}
}

// changes finds what the trick makes of dice, and reports whether it changes any.
func (t *trick) changes() (any bool) {
	for v := 1; v <= rules.Sides; v++ {
		if t.box.Box == content.ValueBox && t.box.Value != v {
			continue
		}
		for _, values := range rules.Makes(t.effect, v) {
			var to rules.Values
			for _, value := range values {
				to.Add(value)
			}
			t.options[v-1], any = append(t.options[v-1], to), true
		}
	}
	return any
}

// takes reports whether the box takes a die of a kind.
func (t *trick) takes(kind rules.Kind) bool {
	switch t.box.Box {
	case content.AssetBox:
		return kind != rules.Action
	case content.ResourceBox:
		return kind == rules.Kind(t.box.Resource)
	}
	return true
}

// all are the dice that may cover printed ones.
func (p *play) all(h *held) (all rules.Values) {
	all = h.team()
	all.AddAll(&p.besides)
	for r := range h.assets {
		all.AddAll(&h.assets[r])
	}
	return all
}

// lacks is what is lacking of the goal in hand: of the values that a defence shows, or of what is to be covered.
func (p *play) lacks(h *held, defence bool) (lack rules.Values) {
	have, goal := h.team(), h.open
	if defence {
		goal = p.want
		have.AddAll(&p.besides)
	} else {
		have = p.all(h)
	}
	if n := have.Len(); !defence && p.master && n < goal.Len() {
		return rules.Values{0: uint8(goal.Len() - n)}
	} else if !defence && p.master {
		return lack
	}
	for v := range goal {
		if defence {
			goal[v] = min(1, goal[v])
		}
		lack[v] = goal[v] - min(goal[v], have[v])
	}
	return lack
}

// best is the chance to come from what is held to the goal, the defence first where it is needed, by the best use of abilities.
func (p *play) best(h *held, defence, chance bool) float64 {
	lack := p.lacks(h, defence)
	if lack.Len() == 0 {
		if defence {
			return p.best(h, false, chance)
		}
		return 1
	}
	most := 0.0
	if chance {
		most = ventured * p.luck(h, &lack, defence)
	}
	if bits.OnesCount32(h.used) >= mostTricks {
		return most
	}
	for i := range p.tricks {
		if h.used&(1<<i) != 0 {
			continue
		}
		t := &p.tricks[i]
		for kind := range rules.Kind(rules.NumKinds) {
			if !t.takes(kind) || defence && kind != rules.Action {
				continue
			}
			have := &h.dice[t.who]
			if kind != rules.Action {
				have = &h.assets[kind]
			}
			for v := range have {
				if have[v] == 0 {
					continue
				}
				for o := range t.options[v] {
					if !p.leads(h, i, &t.options[v][o], &lack) {
						continue
					}
					next := *h
					next.used |= 1 << i
					to := &next.dice[t.who]
					if kind != rules.Action {
						to = &next.assets[kind]
					}
					to[v]--
					to.AddAll(&t.options[v][o])
					if most = max(most, p.best(&next, defence, chance)); most >= 1 {
						return most
					}
				}
			}
		}
	}
	return most
}

// leads reports whether dice are lacking, or may be made into such by another trick that is left.
func (p *play) leads(h *held, by int, dice, lack *rules.Values) bool {
	for v, n := range dice {
		if n == 0 {
			continue
		}
		if p.master || lack[v] > 0 {
			return true
		}
		for i := range p.tricks {
			if i == by || h.used&(1<<i) != 0 {
				continue
			}
			for o := range p.tricks[i].options[v] {
				for w, n := range p.tricks[i].options[v][o] {
					if n > 0 && lack[w] > 0 {
						return true
					}
				}
			}
		}
	}
	return false
}

// luck is the chance that dice which abilities roll show all that is lacking: those in the hand that are not needed, but for one that is
// placed on the ability, and those that are added.
func (p *play) luck(h *held, lack *rules.Values, defence bool) float64 {
	dice := 0
	if p.rerolls > 0 {
		needed, team := 0, h.team()
		for v := range team {
			keep := h.open[v]
			if defence || p.defends {
				keep = max(keep, min(1, p.want[v]))
			}
			needed += int(min(keep, team[v]))
		}
		spare := max(0, team.Len()-needed-1)
		dice = int(math.Round(float64(spare) * min(1, p.rerolls)))
	}
	if !defence {
		dice += p.rolls
	}
	if lack.Len() > dice {
		return 0
	}
	of := wanted{*lack, min(dice, sixDice), p.master && !defence}
	sum, known := p.odds[of]
	if !known {
		eachRoll(of.dice, func(v *rules.Values, chance float64) {
			if covers(of.lack, *v, of.counted) {
				sum += chance
			}
		})
		p.odds[of] = sum
	}
	return sum
}

// played sets the chances of the attempt as it is played, once the marked dice are placed.
func (a *Attempt) played(b *rules.Rulebook, s *rules.State, hands *atHand, marked []rules.Move) {
	p, h := a.playOf(b, s, hands, marked)
	a.Helps = p.helps
	if a.Rolled {
		if a.Defends = a.Holds; a.Holds < 1 {
			a.Defends = p.defending(&h)
		}
		p.defends = p.defends && a.Holds < 1
		a.Chance = p.best(&h, p.defends, true)
		return
	}
	a.Defends, a.Chance = p.rolled(&h)
	a.Chance = max(a.Chance, a.Completes) // which counts who goes on after the other is knocked out
	if a.Approach {
		a.Chance = 1
	}
	if a.Approach || a.Skilled == 0 {
		return
	}
	skilled := h
	for who := range skilled.dice {
		if a.Skilled&(1<<who) == 0 {
			skilled.dice[who] = rules.Values{}
		}
	}
	if sure := p.best(&skilled, false, false); sure >= 1 {
		a.Chance, a.ByAbilities = 1, true
		return
	}
	placed := h
	for v := range placed.open { // what fits, assets first
		for r := range placed.assets {
			placed.open[v], placed.assets[r][v] = less(placed.open[v], placed.assets[r][v])
		}
		for who := range skilled.dice {
			if skilled.dice[who][v] > 0 {
				placed.open[v], placed.dice[who][v] = less(placed.open[v], placed.dice[who][v])
			}
		}
	}
	if placed.open != h.open {
		if _, chance := p.rolled(&placed); chance > a.Chance {
			a.Chance = chance
		}
	}
}

// less takes as many from both numbers as both have.
func less(x, y uint8) (uint8, uint8) {
	n := min(x, y)
	return x - n, y - n
}

// defending is the chance that a defence which has been rolled holds in the end.
func (p *play) defending(h *held) float64 {
	only := *h
	only.open = rules.Values{}
	return p.best(&only, true, true)
}

// rolled is the mean chance over the falls of the dice in hand, rolled for the defence: that it holds, and that the obstacle is overcome.
func (p *play) rolled(h *held) (defends, overcomes float64) {
	see := func(fall [rules.NumPlayers]rules.Values, chance float64) {
		yield.Each()
		fallen := *h
		fallen.dice = fall
		defends += chance * p.defending(&fallen)
		overcomes += chance * p.best(&fallen, p.defends, true)
	}
	first, second := h.dice[0].Len(), h.dice[1].Len()
	if len(p.tricks) == 0 { // whose a die is makes no difference
		first, second = first+second, 0
	}
	if waysToFall(first)*waysToFall(second) <= exactFalls {
		eachRoll(first, func(one *rules.Values, chance float64) {
			eachRoll(second, func(other *rules.Values, and float64) {
				see([rules.NumPlayers]rules.Values{*one, *other}, chance*and)
			})
		})
		return min(1, defends), min(1, overcomes)
	}
	// The sample only tells what abilities add to the dice alone, so that they never seem to harm.
	alone := func(fall [rules.NumPlayers]rules.Values, chance float64) {
		yield.Now() // up to ten thousand falls
		fallen := *h
		fallen.dice = fall
		holds, completes := p.alone(&fallen)
		defends += chance * holds
		overcomes += chance * completes
	}
	eachRoll(first+second, func(all *rules.Values, chance float64) {
		alone([rules.NumPlayers]rules.Values{*all}, chance)
	})
	die := rand.New(rand.NewPCG(1, uint64(first+second)))
	for range sampled {
		var fall [rules.NumPlayers]rules.Values
		for i := range first + second {
			who := 0
			if i >= first {
				who = 1
			}
			fall[who][die.IntN(rules.Sides)]++
		}
		see(fall, 1./sampled)
		alone(fall, -1./sampled)
	}
	return min(1, defends), min(1, overcomes)
}

// alone returns 1 or 0 for whether a defence holds, and whether the obstacle is overcome, by the dice as they have fallen.
func (p *play) alone(h *held) (defends, overcomes float64) {
	if lack := p.lacks(h, true); lack.Len() == 0 {
		defends = 1
	}
	if lack := p.lacks(h, false); lack.Len() == 0 && (defends == 1 || !p.defends) {
		overcomes = 1
	}
	return defends, overcomes
}

// waysToFall is in how many ways so many dice fall, their order aside.
func waysToFall(dice int) (ways int) {
	ways = 1
	for i := 1; i < rules.Sides; i++ {
		ways = ways * (dice + i) / i
	}
	return ways
}
