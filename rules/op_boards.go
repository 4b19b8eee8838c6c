package rules

import (
	"strings"

	"sixwinters/content"
)

// Operations on the staging area, the tracks and the boards.

// The staged progress cards are reordered; empty places stay where they are.
func init() {
	operations[content.OpRearrange] = operation{
		changes: changesNothing,
		ask:     "put the staged progress cards in another order: the one at the right end goes first.",
		options: func(_ *Rulebook, s *State, _ Frame, _ *content.Effect, l []Move) []Move {
			for i, order := range orders {
				changes, keepsGaps := false, true
				for to, from := range order {
					changes = changes || int(from) != to
					keepsGaps = keepsGaps && (int(from) == to || s.Staging[to] != content.NoProgress)
				}
				if changes && keepsGaps {
					l = append(l, Move{Kind: MoveOrder, Arg: uint8(i)})
				}
			}
			return l
		},
		do: once(func(e *engine, _ *Frame, _ *content.Effect, m Move) {
			old := e.s.Staging
			for to, from := range orders[m.Arg] {
				e.s.Staging[to] = old[from]
			}
			for to, from := range orders[m.Arg] {
				if to != int(from) {
					e.tell(Event{Kind: EvProgress, Card: uint8(old[from]), From: Place{Spot: Staged, N: from}, To: Place{Spot: Staged, N: uint8(to)}})
				}
			}
		}),
		labels: MoveOrder,
		label: func(b *Rulebook, s *State, _ *Frame, _ *content.Effect, m Move) string {
			var names []string
			for _, from := range Order(m) {
				if id := s.Staging[from]; id != content.NoProgress {
					names = append(names, b.c.Progress[id].Name)
				}
			}
			return strings.Join(names, ", ")
		},
		say:   says("put the staged progress cards in any order"),
		brief: briefly("order staged cards", "order staged", "order"),
	}
}

// A threat marker is lowered or raised, at most to the last space.
func init() {
	operations[content.OpThreat] = operation{
		nothing: "the threat marker stays",
		do: once(func(e *engine, _ *Frame, ef *content.Effect, _ Move) {
			if ef.Change < 0 {
				e.lowerThreat(ef.Resource, -ef.Change)
				return
			}
			for range ef.Change {
				if e.s.Threat[ef.Resource] < lastSpace {
					e.raiseThreat(ef.Resource)
				}
			}
		}),
		say: func(w *words, ef *content.Effect) {
			verb, n := "raise ", ef.Change
			if n < 0 {
				verb, n = "lower ", -n
			}
			w.do(ef, verb+"the "+icon(ef.Resource.String())+" threat by "+HowMany(n, "space", "spaces"))
		},
	}
}

// A location replaces the one here, unless it is in play already or burned.
func init() {
	operations[content.OpPlaceLocation] = operation{
		do: once(func(e *engine, f *Frame, ef *content.Effect, _ Move) {
			at := f.place(e.s)
			for i := range e.c.Locations {
				id := content.LocationID(i)
				if e.c.Locations[id].Name == ef.Name && !e.s.locationInPlay(id) && e.s.Burned&(1<<id) == 0 {
					e.replaceLocation(at, id)
				}
			}
		}),
		say: saysInFull("$name replaces the location here", "$name replaces the location here, which is burned"),
	}
}
