package advice

import (
	"fmt"
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// The end of a turn in words: what is certain, and what the players will choose.

// foretell sets the sentences of the forecast: what is the same over all choices and all rolls of the refresh before.
func (a *Activated) foretell(b *rules.Rulebook, s *rules.State) {
	e := endingsOf(b, s, true)
	a.Says, a.harm, a.whole = e.certain(), e.least(), e.whole
	if !e.whole {
		rest := "What comes after it depends on that."
		if n := len(a.Says); n == 0 || a.Says[n-1].Kind != choosing {
			rest = "What else comes depends on what you choose in step 4."
		}
		a.Says = append(a.Says, Said{Kind: choosing, Words: rest})
	}
	a.Brief = brief(b, a.Says)
	a.Threats = e.threatsToCome()
}

// leftToYou says what the players choose after some events: which of several obstacles moves to the slot that has just had
// its turn, by name, and of anything else what they are asked.
func leftToYou(b *rules.Rulebook, t *rules.State, legal []rules.Move, events []rules.Event) Said {
	left := Said{Kind: choosing}
	if len(events) == 0 || events[len(events)-1].Kind != rules.EvActivate || t.Asks().Task != rules.TaskSlot {
		left.Words = "Left to you: " + b.Prompt(t).Text
		return left
	}
	at := events[len(events)-1].Slot
	to := b.Location(t, at).Name
	var which []string
	for _, m := range legal {
		which = with(which, b.Content().Card(content.ObstacleID(m.Card)).Name)
		left.movesTo(at, m.Card)
	}
	left.Words = fmt.Sprintf("%s moves to %s: you choose which.", rules.Joined(which, "or"), to)
	if len(which) == 1 {
		left.Words = fmt.Sprintf("One %s of %d moves to %s: you choose which.", which[0], len(legal), to)
	}
	return left
}

// with adds one to a list unless it is there.
func with[T comparable](list []T, one T) []T {
	if slices.Contains(list, one) {
		return list
	}
	return append(list, one)
}

// atMost returns names as they are, or the first n of them and how many more there are.
func atMost(names []string, n int) []string {
	if more := len(names) - n; more > 0 {
		return append(names[:n], fmt.Sprintf("%d more", more))
	}
	return names
}

// mostNamed is the most obstacles that are named.
const mostNamed = 4

// brief returns what is certain without what need not be looked at: a slot that only has its turn, and what is told as harm.
// The obstacles that activate are named together, after what is left to the players.
func brief(b *rules.Rulebook, certain []Said) []Said {
	var acts []string
	var choices, rest []Said
	for _, l := range certain {
		switch l.Kind {
		case choosing:
			choices = with(choices, l)
		case rules.EvTrigger:
			acts = with(acts, b.Content().Card(content.ObstacleID(l.Of)).Name)
		case rules.EvActivate, rules.EvStress, rules.EvCondition, rules.EvKnockedOut:
		default:
			rest = append(rest, l)
		}
	}
	acts = atMost(acts, mostNamed)
	switch len(acts) {
	case 0:
	case 1:
		choices = append(choices, saying(acts[0]+" activates."))
	default:
		choices = append(choices, saying(rules.Joined(acts, "and")+" activate."))
	}
	return append(choices, rest...)
}

// outlookOfTurn returns what the rest of the turn does as things stand now: first whether the year ends with it, what it does
// to the characters, then how the threats advance, then what is left to the players and what the obstacles do. Its odds are
// those of what the refresh rolls.
func outlookOfTurn(b *rules.Rulebook, s *rules.State) Outlook {
	act := Activating(b, s)
	var rolled refreshed
	if act.whole {
		rolled = afterRefresh(b, s, &act.harm)
	}
	out := Outlook{Harm: act.harm, Whole: !act.Asked && !act.Turned}
	if last := b.LastTurn(s); last != "" {
		out.Certain = append(out.Certain, saying(last))
	}
	for p := range out.Harm {
		if out.Harm[p].None() {
			continue
		}
		least := ""
		if act.Asked {
			least = ", at least"
		}
		out.Certain = append(out.Certain, saying(fmt.Sprintf("%s%s: %s.", b.PlayerName(s, p), least, out.Harm[p].Words())))
		if out.Harm[p].KnockedOut {
			out.KnockOut[p] = 1
		}
	}
	if len(rolled.odds) == 1 {
		out.Certain = append(out.Certain, saying(rolled.odds[0].Words))
	} else {
		out.Odds = rolled.odds
	}
	for p, chance := range rolled.knockOut {
		out.KnockOut[p] = max(out.KnockOut[p], chance)
	}
	for _, words := range act.Threats.Words(b) {
		out.Certain = append(out.Certain, saying(words))
	}
	out.Certain = append(out.Certain, act.Brief...)
	if words := act.Threats.newObstacles(b, s); words != "" {
		out.Certain = append(out.Certain, saying(words))
	}
	if len(out.Certain) == 0 {
		out.Certain = []Said{saying("No obstacle activates, no threat advances and nothing new comes.")}
	}
	return out
}
