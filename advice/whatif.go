package advice

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Odd is a possible outcome with its chance.
type Odd struct {
	Words  string  // a sentence or several
	Chance float64 // 0..1
}

// Outlook is a forecast of a move, up to the next choice of the players or the first thing they cannot know.
type Outlook struct {
	Certain []Said // what happens whatever is rolled, in order
	Odds    []Odd  // what else may happen, the likeliest first; if any, the chances add up to 1
	// Harm is what certainly happens to each player's character: the least of all falls.
	Harm [rules.NumPlayers]Harm
	// KnockOut is the chance that a player's character is knocked out, as far as Odds or Certain tell.
	KnockOut [rules.NumPlayers]float64
	// Whole: all rolls were examined, and nothing depends on a choice or a hidden card. Otherwise, except at the end of the turn,
	// there are too many rolls: Odds is empty, and Certain is what happens in each of thousands of them.
	Whole bool
}

// WhatIf forecasts a move: what is certain, and the rest with exact chances over all rolls. A card drawn from a hidden pile is
// mentioned without its name. For the end of the actions step it forecasts the activate and threats steps as things stand now.
// The error is that of Check.
func WhatIf(b *rules.Rulebook, s *rules.State, m rules.Move) (Outlook, error) {
	if err := b.Check(s, m); err != nil {
		return Outlook{}, err
	}
	switch {
	case m.Kind == rules.MoveDone && s.Attempt.Phase == rules.NoAttempt:
		return outlookOfTurn(b, s), nil
	case m.Kind == rules.MoveDefend:
		return outlookOfDefence(b, s, s.Attempt.Obstacle, s.Attempt.Team), nil
	case DefendsAtOnce(b, s, m):
		return outlookOfDefence(b, s, content.ObstacleID(m.Card), m.Arg), nil
	}
	p := prospect{b: b, m: m}
	observed := b.Observation(s)
	p.out.Whole = eachFall(&observed, Explodes(b, s, m), p.try, p.see)
	if !p.out.Whole {
		// The falls looked at are alike in most dice; others show what of it is not certain.
		fall := rand.New(rand.NewPCG(1, 1))
		for range moreFalls {
			w := way{table: observed}
			var story rules.Story
			p.try(&w.table, &story, func(rules.Kind, rules.Place) int { return fall.IntN(rules.Sides) + 1 })
			w.events = story.Events
			p.see(&w)
		}
	}
	return p.outlook(), nil
}

// moreFalls is the number of random rolls examined in addition if there are too many to examine all.
const moreFalls = 300

// prospect collects the outcomes of a move over the rolls examined.
type prospect struct {
	b    *rules.Rulebook
	m    rules.Move
	out  Outlook
	now  turnout // of the way that is being tried
	ways []turnout
}

// turnout is one outcome of a move.
type turnout struct {
	say    []Said  // each as things stand when it comes about
	unread []Said  // the same without what the dice show
	chance float64 // 0..1
}

// try makes the move with one roll.
func (p *prospect) try(t *rules.State, story *rules.Story, rolls rules.Rolls) {
	p.now = turnout{}
	story.Watch = func(t *rules.State, e rules.Event) {
		said := saidOf(p.b, t, e)
		if said.Words != "" {
			p.now.unread = append(p.now.unread, said)
		}
		if e.Kind == rules.EvDie && e.Rolled {
			said.Words = p.b.Describe(t, e)
		}
		if said.Words != "" {
			p.now.say = append(p.now.say, said)
		}
	}
	_ = p.b.ApplyRolling(t, p.m, story, rolls) // it has been checked
}

// see records the outcome of the move tried.
func (p *prospect) see(w *way) {
	h := harms(p.b, w.events)
	if len(p.ways) == 0 {
		p.out.Harm = h
	}
	milder(&p.out.Harm, &h)
	for who := range h {
		if h[who].KnockedOut {
			p.out.KnockOut[who] += w.chance
		}
	}
	p.now.chance = w.chance
	p.ways = append(p.ways, p.now)
}

// outlook returns what all outcomes share and, if all are known, the chances of the rest.
func (p *prospect) outlook() Outlook {
	out := p.out
	says := func(t *turnout) []Said { return t.say }
	if !out.Whole {
		says = func(t *turnout) []Said { return t.unread }
		out.KnockOut = [rules.NumPlayers]float64{}
	}
	out.Certain = says(&p.ways[0])
	for i := range p.ways[1:] {
		out.Certain, _ = split(out.Certain, says(&p.ways[1+i]))
	}
	if !out.Whole {
		return out
	}
	chance := map[string]float64{}
	for _, t := range p.ways {
		_, rest := split(t.say, out.Certain)
		if len(rest) > 0 || len(p.ways) > 1 {
			chance[strings.Join(WordsOf(rest), " ")] += t.chance
		}
	}
	if len(chance) > 1 {
		for words, c := range chance {
			out.Odds = append(out.Odds, Odd{words, c})
		}
		sortOdds(out.Odds)
	}
	return out
}

// split returns the sentences of a list that are in another too, and the rest. One that is there once is matched once. Outcomes that read
// the same are the same to the players.
func split(list, other []Said) (both, rest []Said) {
	other = slices.Clone(other)
	for _, said := range list {
		if i := slices.IndexFunc(other, func(one Said) bool { return one.Words == said.Words }); i >= 0 {
			both, other = append(both, said), slices.Delete(other, i, i+1)
		} else {
			rest = append(rest, said)
		}
	}
	return both, rest
}

// sortOdds sorts by falling chance, then by words.
func sortOdds(odds []Odd) {
	slices.SortFunc(odds, func(a, b Odd) int {
		switch {
		case a.Chance > b.Chance+1e-12:
			return -1
		case b.Chance > a.Chance+1e-12:
			return 1
		}
		return strings.Compare(a.Words, b.Words)
	})
}

// Explodes reports whether a move lets dice explode: each that is rolled then decides whether another is ([ability]).
func Explodes(b *rules.Rulebook, s *rules.State, m rules.Move) bool {
	switch m.Kind {
	case rules.MoveFrom:
		return true
	case rules.MoveUse:
		if a := b.Ability(s, int(m.Player), int(m.Arg)); a != nil {
			return slices.ContainsFunc(a.Effects, func(ef content.Effect) bool { return rules.Has(&ef, rules.Explodes) })
		}
	}
	return false
}

// outlookOfDefence forecasts the defence against an obstacle, abilities included ([defend]).
func outlookOfDefence(b *rules.Rulebook, s *rules.State, id content.ObstacleID, team uint8) Outlook {
	a := OfAttempt(b, s, id, team)
	name := b.Content().Card(id).Name
	out := Outlook{Whole: true, Certain: []Said{saying(fmt.Sprintf("%s rerolled for the defence against %s.",
		rules.HowMany(a.Dice, "action die is", "action dice are"), name))}}
	if a.Defends > 0 {
		out.Odds = append(out.Odds, Odd{"The defence against " + name + " holds.", a.Defends})
	}
	if a.Defends < 1 {
		fails := "The defence against " + name + " fails."
		for p := range rules.NumPlayers {
			if team&(1<<p) == 0 || len(a.Shares) == 0 {
				continue
			}
			if len(a.Shares) == 1 {
				h := a.Shares[0].Harm[p]
				fails += fmt.Sprintf(" %s: %s.", b.PlayerName(s, p), h.Words())
				if h.KnockedOut {
					out.KnockOut[p] = 1 - a.Defends
				}
			}
		}
		if len(a.Shares) > 1 {
			fails += fmt.Sprintf(" %d psyche and %d body are split as you choose.", a.Damage[content.Psyche], a.Damage[content.Body])
		}
		out.Odds = append(out.Odds, Odd{fails, 1 - a.Defends})
	}
	sortOdds(out.Odds)
	return out
}
