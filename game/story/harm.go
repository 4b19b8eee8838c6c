package story

import (
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Harm is what obstacles that activate do to characters. Where there is too much to read, that of several is told in one sentence,
// which stands instead of [Sentence.Say]: what must not be lost there belongs here too.
type Harm struct {
	by []string // the names of the obstacles
	to []harmed
}

// harmed is the stress that a character takes, and the conditions that come of it.
type harmed struct {
	who    string
	stress [content.NumStress]int
	is     []string
}

// harm returns what some events do to characters; none if they take anything else from the players.
func (t *teller) harm(from, to int) (h Harm) {
	for i := from; i < to; i++ {
		ev, s := t.story.Events[i], &t.story.States[i]
		if !Loses(ev) {
			continue
		}
		one := harmed{}
		switch {
		case ev.Cause.Kind != rules.ByText || ev.Cause.Program.Kind != rules.OnActivate:
			return Harm{}
		case ev.Kind == rules.EvStress:
			one.who = t.book.PlayerName(s, int(ev.Player))
			one.stress[ev.Stress] = int(ev.N)
		case ev.Kind == rules.EvCondition:
			one.who = t.book.Content().Characters[ev.Character].Name
			one.is = []string{t.book.Content().Board.Conditions[ev.Stress][ev.N-1]}
		default:
			return Harm{}
		}
		if len(h.by) == 0 {
			h.by = []string{t.book.Content().Card(content.ObstacleID(ev.Cause.Program.Card)).Name + t.reach(s, ev)}
		}
		h.add(one)
	}
	return h
}

// None reports whether nobody is harmed.
func (h Harm) None() bool { return len(h.to) == 0 }

// And returns harm with more.
func (h Harm) And(more Harm) Harm {
	both := Harm{by: slices.Concat(h.by, more.by), to: slices.Clone(h.to)}
	for _, one := range more.to {
		both.add(one)
	}
	return both
}

func (h *Harm) add(one harmed) {
	i := slices.IndexFunc(h.to, func(is harmed) bool { return is.who == one.who })
	if i < 0 {
		h.to = append(h.to, one)
		return
	}
	for kind, n := range one.stress {
		h.to[i].stress[kind] += n
	}
	h.to[i].is = slices.Concat(h.to[i].is, one.is)
}

// String returns the harm in a sentence: "Legionary and Poison: Thea takes 4 body stress and is Weary."
func (h Harm) String() string {
	var list []string
	for _, one := range h.to {
		var takes, does []string
		for kind, n := range one.stress {
			if n > 0 {
				takes = append(takes, strconv.Itoa(n)+" "+content.Stress(kind).String())
			}
		}
		if takes != nil {
			does = append(does, "takes "+rules.Joined(takes, "and")+" stress")
		}
		if one.is != nil {
			does = append(does, "is "+rules.Joined(one.is, "and"))
		}
		list = append(list, one.who+" "+strings.Join(does, " and "))
	}
	return rules.FixFullStops(rules.Capital(rules.JoinedOnce(h.by, rules.ManyCards)) + ": " + strings.Join(list, "; ") + ".")
}
