package words

import (
	"errors"
	"fmt"
	"path"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Boxes in words.

// changeKinds are the kinds of what boxes change, in the order in which they are told: one, and several.
var changeKinds = []struct{ kind, one, several string }{
	{"obstacle", "obstacle", "obstacles"},
	{"location", "location", "locations"},
	{"progress", "progress card", "progress cards"},
	{"character", "character", "characters"},
	{"event", "event", "events"},
	{"", "key of the boards", "keys of the boards"},
}

// Changes says what a box does to the cards below it.
func Changes(all []content.Change) string {
	var says []string
	for how, verb := range []string{content.Added: "Adds", content.Replaced: "Changes", content.Removed: "Takes away"} {
		var what []string
		for _, k := range changeKinds {
			n := 0
			for _, c := range all {
				is := c.How
				if c.Kind == "" {
					is = content.Replaced // the boards are there
				}
				if c.Kind == k.kind && is == content.How(how) {
					n++
				}
			}
			if n > 0 {
				what = append(what, rules.HowMany(n, k.one, k.several))
			}
		}
		if len(what) > 0 {
			says = append(says, verb+" "+rules.Joined(what, "and")+".")
		}
	}
	if len(says) == 0 {
		return "It changes nothing."
	}
	return strings.Join(says, " ")
}

// BoxFault says why a box cannot be played: of several faults of its cards the first.
func BoxFault(err error) string {
	var found content.Error
	if !errors.As(err, &found) {
		return Sentence(err)
	}
	f := found[0]
	say := rules.Capital(f.What) + "."
	if f.Card != "" {
		say = f.Card + ": " + f.What + "."
	}
	say = rules.FixFullStops(say)
	if f.Line > 0 {
		say += fmt.Sprintf(" See %s, line %d.", path.Base(f.File), f.Line)
	}
	if more := len(found) - 1; more > 0 {
		say += " There " + map[bool]string{true: "is ", false: "are "}[more == 1] + rules.HowMany(more, "more fault.", "more faults.")
	}
	return say
}
