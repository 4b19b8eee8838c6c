package advice

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Harm is what happens to one character.
type Harm struct {
	Stress     [content.NumStress]int // points taken
	Conditions []string               // marked: "Weary"
	KnockedOut bool
}

// Points returns a harm in points of stress. A condition counts as 3 besides the stress that marked it, a knock-out as more than all else.
func (h *Harm) Points() int {
	n := h.Stress[content.Psyche] + h.Stress[content.Body] + 3*len(h.Conditions)
	if h.KnockedOut {
		n += 100
	}
	return n
}

// None reports whether nothing happens to the character.
func (h *Harm) None() bool {
	return h.Stress == [content.NumStress]int{} && len(h.Conditions) == 0 && !h.KnockedOut
}

// Words words the harm: "2 body, now Weary", "nothing".
func (h *Harm) Words() string {
	if h.None() {
		return "nothing"
	}
	return h.list("%d %v")
}

// Clause words the harm as what something does to somebody: "costs Thea 2 psyche stress (then Shaken)"; "" for none.
func (h *Harm) Clause(who string) string {
	var say, leaves []string
	for k, n := range h.Stress {
		if n > 0 {
			say = append(say, fmt.Sprintf("%d %v stress", n, content.Stress(k)))
		}
	}
	leaves = slices.Clone(h.Conditions)
	if h.KnockedOut {
		leaves = append(leaves, "knocked out")
	}
	switch stress, is := rules.Joined(say, "and"), rules.Joined(leaves, "and"); {
	case is == "" && stress == "":
		return ""
	case is == "":
		return "costs " + who + " " + stress
	case stress == "":
		return "leaves " + who + " " + is
	default:
		return "costs " + who + " " + stress + " (then " + is + ")"
	}
}

// Signs words the harm with icons: "−2 {body}, now Weary".
func (h *Harm) Signs() string { return h.list("−%d {%v}") }

// list returns all that happens, with stress in a format of its points and its kind.
func (h *Harm) list(stress string) string {
	var say []string
	for k, n := range h.Stress {
		if n > 0 {
			say = append(say, fmt.Sprintf(stress, n, content.Stress(k)))
		}
	}
	for _, c := range h.Conditions {
		say = append(say, "now "+c)
	}
	if h.KnockedOut {
		say = append(say, "knocked out")
	}
	return strings.Join(say, ", ")
}

// between words the range of a harm: "1 psyche to 3 psyche", "nothing to 2 body, now Weary"; a single harm if both are equal.
func between(least, most *Harm) string {
	low, high := least.Words(), most.Words()
	if low == high {
		return low + " in any case"
	}
	return low + " to " + high
}

// harms collects the harm to each player's character from events.
func harms(b *rules.Rulebook, events []rules.Event) (all [rules.NumPlayers]Harm) {
	for _, e := range events {
		switch e.Kind {
		case rules.EvStress:
			all[e.Player].Stress[e.Stress] += int(e.N)
		case rules.EvCondition:
			if e.Player != rules.NoPlayer { // of a character in play
				all[e.Player].Conditions = append(all[e.Player].Conditions, b.Content().Board.Conditions[e.Stress][e.N-1])
			}
		case rules.EvKnockedOut:
			all[e.Player].KnockedOut = true
		}
	}
	return all
}

// reach is the range of harm to the characters over all rolls and choices.
type reach struct {
	least, most [rules.NumPlayers]Harm // by Points
	whole       bool                   // all ways were examined
	seen        bool
}

func (r *reach) add(h [rules.NumPlayers]Harm) {
	if !r.seen {
		r.least, r.most, r.seen = h, h, true
	}
	milder(&r.least, &h)
	harder(&r.most, &h)
}

// milder lowers the least harm to each character to that of one way.
func milder(least, come *[rules.NumPlayers]Harm) {
	for p := range least {
		if come[p].Points() < least[p].Points() {
			least[p] = come[p]
		}
	}
}

// harder raises the most harm to each character to that of one way.
func harder(most, come *[rules.NumPlayers]Harm) {
	for p := range most {
		if come[p].Points() > most[p].Points() {
			most[p] = come[p]
		}
	}
}

// mostBranches is the most ways through choices and rolls that explore examines.
const mostBranches = 2000

// explore returns the harm that do can lead to, over all choices and the rolls of ofFalls.
func explore(b *rules.Rulebook, s *rules.State, ofFalls falls, do func(t *rules.State, story *rules.Story, rolls rules.Rolls)) reach {
	r := reach{whole: true}
	left := mostBranches
	var walk func(s *rules.State, so []rules.Event, do func(t *rules.State, story *rules.Story, rolls rules.Rolls))
	walk = func(s *rules.State, so []rules.Event, do func(t *rules.State, story *rules.Story, rolls rules.Rolls)) {
		whole := ofFalls(s, do, func(w *way) {
			left--
			events := append(so[:len(so):len(so)], w.events...)
			legal := b.Moves(&w.table, nil)
			if len(legal) == 0 || left <= 0 {
				r.whole = r.whole && len(legal) == 0
				r.add(harms(b, events))
				return
			}
			for _, m := range legal {
				walk(&w.table, events, func(t *rules.State, story *rules.Story, rolls rules.Rolls) {
					_ = b.ApplyRolling(t, m, story, rolls) // a listed move is never refused
				})
			}
		})
		r.whole = r.whole && whole
	}
	walk(s, nil, do)
	return r
}
