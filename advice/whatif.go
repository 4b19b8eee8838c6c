package advice

import (
	"fmt"
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

// Outlook is what would come of a move, up to the next choice of the players.
type Outlook struct {
	Certain []string // what comes about however the dice fall, in order
	Odds    []Odd    // what comes about besides, the likeliest first; the chances add up to 1 where there are any
	Asks    string   // the choice that is then in hand, where it is certain; "" otherwise
	// Harm is what certainly happens to each player's character: the least of all falls.
	Harm [rules.NumPlayers]Harm
	// KnockOut is the chance that a player's character is knocked out.
	KnockOut [rules.NumPlayers]float64
	// Whole: all falls of the dice were looked at. Otherwise there are too many, and Odds is empty.
	Whole bool
}

// WhatIf is what would come of a move: for sure, and with exact chances over all falls of the dice. A card that would be
// drawn from a hidden pile is said to be drawn, and no more. Of the end of the actions step it says what the activate and
// the threats step would do as things lie now.
func WhatIf(b *rules.Rulebook, s *rules.State, m rules.Move) (Outlook, error) {
	if err := b.Check(s, m); err != nil {
		return Outlook{}, err
	}
	switch {
	case m.Kind == rules.MoveDone && s.Attempt.Phase == rules.NoAttempt:
		return outlookOfTurn(b, s), nil
	case m.Kind == rules.MoveDefend:
		return outlookOfDefence(b, s, s.Attempt.Obstacle, s.Attempt.Team), nil
	case m.Kind == rules.MoveAttempt:
		id := content.ObstacleID(m.Card)
		if a := OfAttempt(b, s, id, m.Arg); a.Skilled == 0 && a.Missing.Len() > 0 {
			return outlookOfDefence(b, s, id, m.Arg), nil
		}
	}
	blind := b.Blind(s)
	out := Outlook{}
	type told struct {
		say    []string
		chance float64
	}
	var all []told
	asks := map[string]bool{}
	first := true
	out.Whole = eachFall(&blind, explodes(b, s, m), func(t *rules.State, story *rules.Story, rolls rules.Rolls) {
		_ = b.ApplyRolling(t, m, story, rolls) // it has been checked
	}, func(w *way) {
		var say []string
		for _, e := range w.events {
			line := ""
			if e.Kind == rules.EvDie && e.Rolled {
				line = b.Describe(&w.table, e)
			} else {
				line = foretold(b, &w.table, e)
			}
			if line != "" {
				say = append(say, line)
			}
		}
		all = append(all, told{say, w.chance})
		asks[b.Prompt(&w.table).Text] = true
		h := harms(b, s, w.events)
		for p := range h {
			if first || h[p].Points() < out.Harm[p].Points() {
				out.Harm[p] = h[p]
			}
			if h[p].KnockedOut {
				out.KnockOut[p] += w.chance
			}
		}
		first = false
	})
	for _, line := range all[0].say {
		in := func(t told) bool { return slices.Contains(t.say, line) }
		if !slices.ContainsFunc(all, func(t told) bool { return !in(t) }) {
			out.Certain = append(out.Certain, line)
		}
	}
	if len(asks) == 1 {
		for text := range asks {
			out.Asks = text
		}
	}
	if !out.Whole {
		return out, nil
	}
	chance := map[string]float64{}
	for _, t := range all {
		rest := slices.DeleteFunc(t.say, func(line string) bool { return slices.Contains(out.Certain, line) })
		if len(rest) > 0 || len(all) > 1 {
			chance[strings.Join(rest, " ")] += t.chance
		}
	}
	if len(chance) > 1 {
		for words, p := range chance {
			out.Odds = append(out.Odds, Odd{words, p})
		}
		sortOdds(out.Odds)
	}
	return out, nil
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
			return slices.ContainsFunc(a.Effects, func(ef content.Effect) bool { return ef.Do == content.OpExplode })
		}
	}
	return false
}

// outlookOfDefence is what comes of rolling the defence against an obstacle ([defend]).
func outlookOfDefence(b *rules.Rulebook, s *rules.State, id content.ObstacleID, team uint8) Outlook {
	a := OfAttempt(b, s, id, team)
	name := b.Content().Card(id).Name
	out := Outlook{Whole: true, Certain: []string{fmt.Sprintf("%s rolled again for the defence against %s.",
		rules.HowMany(a.Dice, "action die is", "action dice are"), name)}}
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
