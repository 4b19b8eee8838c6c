package teach

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"sixwinters/rules"
)

// matches reports whether a move in notation is meant by a pattern: the same words, where * stands for any word and a
// word with * at its end for all that begin like it. Three dots at the end stand for any more words.
func matches(pattern, line string) bool {
	want, words := strings.Fields(pattern), strings.Fields(line)
	for i, w := range want {
		if w == "..." {
			return true
		}
		if i >= len(words) || !matchesWord(w, words[i]) {
			return false
		}
	}
	return len(want) == len(words)
}

func matchesWord(pattern, word string) bool {
	if begin, any := strings.CutSuffix(pattern, "*"); any {
		return strings.HasPrefix(word, begin)
	}
	return pattern == word
}

func matchesAny(patterns []string, line string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return matches(p, line) })
}

// eventWords are the words for what can happen. "step" is followed by the step's rule, as in "step refresh".
var eventWords = map[string]rules.EventKind{
	"turn":               rules.EvTurn,
	"season":             rules.EvSeason,
	"time":               rules.EvBox,
	"activated":          rules.EvActivate,
	"obstacle-activated": rules.EvTrigger,
	"obstacle-moved":     rules.EvObstacle,
	"progress":           rules.EvProgressed,
	"threat":             rules.EvThreat,
	"unlocked":           rules.EvUnlock,
	"travelled":          rules.EvTravel,
	"stress":             rules.EvStress,
	"rested":             rules.EvRest,
	"condition":          rules.EvCondition,
	"knocked-out":        rules.EvKnockedOut,
	"rank":               rules.EvRank,
	"achievement":        rules.EvAchievement,
	"attempt":            rules.EvAttempt,
	"defence":            rules.EvDefence,
	"overcome":           rules.EvOvercome,
	"complete":           rules.EvComplete,
	"ability":            rules.EvUse,
	"year-over":          rules.EvYearOver,
	"burned":             rules.EvBurnLocation,
	"location":           rules.EvLocation,
	"offered":            rules.EvOffer,
	"recovered":          rules.EvRecover,
	"year":               rules.EvYear,
}

// happening is what a word for an event means.
type happening struct {
	kind rules.EventKind
	step string // the rule of the step that begins, if it is one
}

func parseEvent(word string) (happening, error) {
	if id, isStep := strings.CutPrefix(word, "step "); isStep {
		for s := range rules.Step(rules.NumSteps) {
			if s.Rule() == id {
				return happening{rules.EvStep, id}, nil
			}
		}
		return happening{}, fmt.Errorf("no step of a turn is called `%s`", id)
	}
	kind, ok := eventWords[word]
	if !ok {
		return happening{}, fmt.Errorf("`%s` is not an event; there are `step ...`, %s", word,
			strings.Join(slices.Sorted(maps.Keys(eventWords)), ", "))
	}
	return happening{kind: kind}, nil
}

// happens reports whether an event is what a word says. Words that mean nothing were told when the lessons were checked.
func happens(word string, ev *rules.Event) bool {
	h, err := parseEvent(word)
	return err == nil && ev.Kind == h.kind && (h.step == "" || rules.Step(ev.N).Rule() == h.step)
}
