package hints

import (
	"slices"

	"sixwinters/rules"
)

// Whether the players do what a hint says: only then does what it was the beginning of matter for the next.

// followed is what the last hint leads to.
type followed struct {
	from rules.State  // the table of the hint as it lies, with all that is hidden: nothing but whether it is followed is read off it
	way  []rules.Move // its move and those that are sure to follow it; none before the first hint
}

// lead notes the moves of a hint, and what is meant to follow them: of several no more is known than that they are made.
func (h *Hinter) lead(s *rules.State, moves ...rules.Move) {
	h.followed.from, h.way = *s, moves
	if len(moves) == 1 {
		sure, _ := h.planner.Line()
		h.way = slices.Concat(moves, sure)
	}
}

// comeTo makes ready for a hint about a table. Where the players have come to it by the last hint and perhaps some of the moves
// that were sure to follow, the planner goes on from there; otherwise it begins anew, with a seed that is of that table.
func (h *Hinter) comeTo(b *rules.Rulebook, s, observed *rules.State) {
	t := h.followed.from
	h.announced.from, h.came, h.asMeant = h.followed.from, nil, true
	for i, m := range h.way {
		if i > 0 {
			seen := b.Observation(&t)
			if h.choose(b, &seen) != m {
				break
			}
		}
		if b.Apply(&t, m, nil) != nil {
			break
		}
		h.came = append(h.came, m)
		if t == *s {
			return
		}
	}
	h.came, h.asMeant = nil, false
	h.planner.Anew(h.seed ^ b.Fingerprint(observed))
}
