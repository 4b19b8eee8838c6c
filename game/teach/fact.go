package teach

import (
	"fmt"
	"strings"

	"sixwinters/rules"
)

// tell tells event i of a story in the words of the log, with what brought it about and what came of it, so that it can be
// understood without what was shown before. It is empty for what the log does not tell, for what a player has just done, and for a step
// that begins: that is when something was, and no more. The story has kept its states.
func tell(b *rules.Rulebook, st *rules.Story, i int) string {
	ev, s := &st.Events[i], &st.States[i]
	switch ev.Kind {
	case rules.EvStep:
		return ""
	case rules.EvDie, rules.EvAttempt, rules.EvTravel:
		if ev.Cause.Kind == rules.ByPlayer {
			return ""
		}
	}
	var say []string
	if from := cause(st, i); from >= 0 {
		say = append(say, caused(b, b.Describe(&st.States[from], st.Events[from]), s, ev))
	} else {
		say = append(say, b.Describe(s, *ev))
	}
	switch ev.Kind {
	case rules.EvStress:
		next := rules.Event{}
		if i+1 < len(st.Events) && st.Events[i+1].Player == ev.Player {
			next = st.Events[i+1]
		}
		if next.Kind == rules.EvKnockedOut {
			break
		}
		if next.Kind == rules.EvCondition {
			s = &st.States[i+1]
			say = append(say, b.Describe(s, next))
		}
		say = append(say, fmt.Sprintf("That %s die now shows %d.", ev.Stress, s.Players[ev.Player].Stress[ev.Stress].Value))
	}
	return strings.Join(strings.Fields(strings.Join(say, " ")), " ")
}

// caused joins the sentence of what brought an event about with the event, whose own cause is not named again: "Securing the Perimeter
// activates: Keel is now Weary."
func caused(b *rules.Rulebook, by string, s *rules.State, ev *rules.Event) string {
	why, say := b.Clause(s, *ev)
	if why == "" || say == "" || !strings.HasPrefix(by, rules.Capital(why)) || strings.Contains(by, ": ") {
		return by + " " + b.Describe(s, *ev)
	}
	return strings.TrimSuffix(by, ".") + ": " + rules.FixFullStops(rules.Capital(say)+".")
}

// cause returns the event of the same step that brought about what a character suffers, such as an obstacle that activated. It is -1
// if there is none, and for a failed defence, which the words of what is suffered name.
func cause(st *rules.Story, i int) int {
	switch st.Events[i].Kind {
	case rules.EvStress, rules.EvCondition, rules.EvKnockedOut:
	default:
		return -1
	}
	for k := i - 1; k >= 0; k-- {
		switch st.Events[k].Kind {
		case rules.EvTrigger, rules.EvOvercome, rules.EvSeason:
			return k
		case rules.EvDefence, rules.EvStep, rules.EvTurn, rules.EvActivate, rules.EvTravel:
			return -1
		}
	}
	return -1
}
