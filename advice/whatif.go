package advice

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Odd is something that may come about, and how likely it is.
type Odd struct {
	Words  string  // a sentence or several
	Chance float64 // 0..1
}

// Outlook is what would come of a move, up to the next choice of the players or to what they cannot know.
type Outlook struct {
	Certain []Said // what comes about however the dice fall, in order
	Odds    []Odd  // what comes about besides, the likeliest first; the chances add up to 1 where there are any
	// Harm is what certainly happens to each player's character: the least of all falls.
	Harm [rules.NumPlayers]Harm
	// KnockOut is the chance that a player's character is knocked out, as far as Odds or Certain tell.
	KnockOut [rules.NumPlayers]float64
	// Whole: all falls of the dice were looked at, and nothing is left to the players or to hidden cards. Otherwise, but for the end
	// of the turn, there are too many falls: Odds is empty, and Certain is what happens in every one of thousands of them.
	Whole bool
}

// WhatIf returns what would come of a move: for sure, and with exact chances over all falls of the dice. A card that would be
// drawn from a hidden pile is said to be drawn, and no more. Of the end of the actions step it says what the activate and
// the threats step would do as things stand now.
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
	p.out.Whole = eachFall(&observed, explodes(b, s, m), p.try, p.see)
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

// moreFalls is how many other falls are looked at where there are too many to look at all.
const moreFalls = 300

// prospect is what may come of a move: the ways in which its dice may fall.
type prospect struct {
	b    *rules.Rulebook
	m    rules.Move
	out  Outlook
	now  turnout // of the way that is being tried
	ways []turnout
}

// turnout is one way in which a move turns out.
type turnout struct {
	say    []Said  // each as things stand when it comes about
	unread []Said  // the same without what the dice show
	chance float64 // 0..1
}

// try makes the move with dice that fall in one way.
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

// see takes down how the move that was tried turned out.
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

// outlook returns what all ways have in common and, where they are all known, their chances.
func (p *prospect) outlook() Outlook {
	out := p.out
	says := func(t *turnout) []Said { return t.say }
	if !out.Whole {
		says = func(t *turnout) []Said { return t.unread }
		out.KnockOut = [rules.NumPlayers]float64{}
	}
	for _, said := range says(&p.ways[0]) {
		if !slices.ContainsFunc(p.ways, func(t turnout) bool { return !hasWords(says(&t), said.Words) }) {
			out.Certain = append(out.Certain, said)
		}
	}
	if !out.Whole {
		return out
	}
	chance := map[string]float64{}
	for _, t := range p.ways {
		rest := slices.DeleteFunc(t.say, func(said Said) bool { return hasWords(out.Certain, said.Words) })
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

// hasWords reports whether a sentence is among what is said: what comes of dice in one way and in another is the same to the
// players where it reads the same.
func hasWords(list []Said, words string) bool {
	return slices.ContainsFunc(list, func(said Said) bool { return said.Words == words })
}

// sortOdds puts the likeliest first, equals by their words.
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

// explodes reports whether a move lets dice explode: each that is rolled then decides whether another is ([ability]).
func explodes(b *rules.Rulebook, s *rules.State, m rules.Move) bool {
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

// outlookOfDefence returns what comes of rolling the defence against an obstacle ([defend]).
func outlookOfDefence(b *rules.Rulebook, s *rules.State, id content.ObstacleID, team uint8) Outlook {
	a := OfAttempt(b, s, id, team)
	name := b.Content().Card(id).Name
	out := Outlook{Whole: true, Certain: []Said{saying(fmt.Sprintf("%s rerolled for the defence against %s.",
		rules.HowMany(a.Dice, "action die is", "action dice are"), name))}}
	if a.Holds > 0 {
		out.Odds = append(out.Odds, Odd{"The defence against " + name + " holds.", a.Holds})
	}
	if a.Holds < 1 {
		fails := "The defence against " + name + " fails."
		for p := range rules.NumPlayers {
			if team&(1<<p) == 0 || len(a.Shares) == 0 {
				continue
			}
			if len(a.Shares) == 1 {
				h := a.Shares[0].Harm[p]
				fails += fmt.Sprintf(" %s: %s.", b.PlayerName(s, p), h.Words())
				if h.KnockedOut {
					out.KnockOut[p] = 1 - a.Holds
				}
			}
		}
		if len(a.Shares) > 1 {
			fails += fmt.Sprintf(" %d psyche and %d body are split as the players choose.", a.Damage[content.Psyche], a.Damage[content.Body])
		}
		out.Odds = append(out.Odds, Odd{fails, 1 - a.Holds})
	}
	sortOdds(out.Odds)
	return out
}
