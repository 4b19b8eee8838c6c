package rules

import (
	"math/bits"
	"strconv"
	"strings"

	"sixwinters/content"
)

// Operations on the resource dice of pools, and on assets.

// thePool names the pool of a resource.
func thePool(r content.Resource) string { return "the " + icon(r.String()) + " pool" }

// Dice of a pool return to the supply: all of them, or the lowest.
func init() {
	operations[content.OpClearPool] = operation{
		traits:  ChangesPool,
		nothing: "no dice in the pool",
		changes: changesPool,
		do: once(func(e *engine, _ *Frame, ef *content.Effect, _ Move) {
			r := ef.Resource
			if ef.Count == 0 {
				e.clearAll(Kind(r), e.s.Pool[r], inPool(r))
				return
			}
			for range ef.Count {
				if v := e.s.Pool[r].Lowest(); v > 0 {
					e.toSupply(ResourceDie(r, v), inPool(r))
				}
			}
		}),
		say: func(w *words, ef *content.Effect) {
			switch ef.Count {
			case 0:
				w.do(ef, "clear "+thePool(ef.Resource))
			case 1:
				w.do(ef, "remove the lowest die of "+thePool(ef.Resource))
			default:
				w.do(ef, "remove the "+strconv.Itoa(ef.Count)+" lowest dice of "+thePool(ef.Resource))
			}
		},
	}
}

// All dice of a pool are set to a value.
func init() {
	operations[content.OpSetPool] = operation{
		traits:  ChangesPool,
		nothing: "no dice in the pool",
		changes: changesPool,
		do: once(func(e *engine, _ *Frame, ef *content.Effect, _ Move) {
			r := ef.Resource
			each(Kind(r), e.s.Pool[r], func(d Die) {
				if d.Value() != ef.Value {
					e.change(d, inPool(r), ResourceDie(r, ef.Value), inPool(r), false)
				}
			})
		}),
		say: says("set all dice of $pool to $value"),
	}
}

// Dice are rolled into a pool, or set to the value that the players choose.
func init() {
	operations[content.OpAddDice] = operation{
		changes: addsDice,
		ask:     "choose the value of the die to add to the pool.",
		options: func(_ *Rulebook, s *State, _ Frame, ef *content.Effect, l []Move) []Move {
			switch {
			case s.Supply[ef.Resource] == 0:
				return l
			case ef.Choose:
				return valueOptions(1, Sides, l)
			}
			return append(l, Move{Kind: MoveYes})
		},
		do: once(func(e *engine, _ *Frame, ef *content.Effect, m Move) {
			for range ef.Count {
				if ef.Choose {
					e.gain(ResourceDie(ef.Resource, int(m.Arg)), inPool(ef.Resource))
				} else {
					e.roll(Kind(ef.Resource), inPool(ef.Resource))
				}
			}
		}),
		verb:   "add",
		labels: MoveNo,
		label:  answered("add no die"),
		die:    func(_ *State, _ *Frame, ef *content.Effect, m Move) Die { return ResourceDie(ef.Resource, int(m.Arg)) },
		say: func(w *words, ef *content.Effect) {
			if ef.Choose {
				value := " of any value to "
				if ef.Count > 1 {
					value = " of any one value to "
				}
				w.do(ef, "add "+oneOrMore(ef.Count, "die", "dice")+value+thePool(ef.Resource))
				return
			}
			w.do(ef, "roll "+oneOrMore(ef.Count, "new die", "new dice")+" into "+thePool(ef.Resource))
		},
	}
}

// Any number of a pool's dice become assets here and keep their values. Frame.N is 1 once one has moved.
func init() {
	operations[content.OpPoolToLocation] = operation{
		traits:  ChangesPool,
		nothing: "no dice in the pool",
		ask:     "choose dice of the pool to move here as assets, as many as you like.",
		options: func(_ *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
			l = pickOptions(Kind(ef.Resource), &s.Pool[ef.Resource], l)
			if f.N > 0 {
				l = append(l, Move{Kind: MoveEnough})
			}
			return l
		},
		do: func(e *engine, f *Frame, ef *content.Effect, m Move) bool {
			if m.Kind == MoveEnough {
				return false
			}
			e.move(m.Dice[0], inPool(ef.Resource), atLocation(f.place(e.s)))
			f.N = 1
			return e.s.Pool[ef.Resource].Len() > 0
		},
		verb:   "move",
		labels: MovePick,
		label:  answered("move $die here"),
		say:    says("move any number of dice of $pool $here as assets; they keep their values"),
	}
}

// The lowest die of a pool is put beside the pattern of the card that bears the effect.
func init() {
	operations[content.OpPoolToCard] = operation{
		traits:  ChangesPool,
		nothing: "no dice in the pool",
		changes: changesPool,
		do: once(func(e *engine, f *Frame, ef *content.Effect, _ Move) {
			id := f.bearer()
			if v := e.s.Pool[ef.Resource].Lowest(); v > 0 && e.s.Obstacles[id].Zone == InPlay {
				e.move(ResourceDie(ef.Resource, v), inPool(ef.Resource), onObstacle(id, Beside))
			}
		}),
		say: says("put the lowest die of $pool on this card, beside its dice"),
	}
}

// Assets return to the supply: all of them, or a number that the players choose one by one, counted by Frame.N.
func init() {
	operations[content.OpClearAssets] = operation{
		nothing: "no $resource assets to lose",
		changes: changesAssets,
		ask:     "choose an asset to remove.",
		options: func(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
			if ef.Count == 0 {
				return append(l, Move{Kind: MoveYes})
			}
			eachAsset(s, b.places(s, &f, &ef.At), ef.Resource, func(at content.Slot, d Die) {
				l = append(l, Move{Kind: MovePickAt, Slot: at, Dice: [maxSpend]Die{d}})
			})
			return l
		},
		do: func(e *engine, f *Frame, ef *content.Effect, m Move) bool {
			if m.Kind == MovePickAt {
				e.toSupply(m.Dice[0], atLocation(m.Slot))
				f.N++
				return int(f.N) < ef.Count
			}
			e.eachAssetDie(e.b.places(e.s, f, &ef.At), ef.Resource, func(at content.Slot, d Die) { e.toSupply(d, atLocation(at)) })
			return false
		},
		labels: MovePickAt,
		label:  answered("remove $die from $place"),
		say: func(w *words, ef *content.Effect) {
			asset := strings.TrimLeft(resourceIcon(ef.Resource)+" asset", " ")
			from := w.at("", &ef.At)
			switch {
			case ef.At.ThisRegion && ef.At.Regions == 0:
				from = " in " + w.region()
			case determiner(&ef.At) == "any":
				from = " in play"
			}
			if ef.Count == 0 {
				w.do(ef, "remove all "+asset+"s"+from)
				return
			}
			w.do(ef, "remove "+oneOrMore(ef.Count, asset, asset+"s")+from)
		},
	}
}

// resourceIcon returns the token of a resource, "" for none.
func resourceIcon(r content.Resource) string {
	if r == content.NoResource {
		return ""
	}
	return icon(r.String())
}

// Assets are rolled at a location that the players choose, or at all selected. If the supply is too small for all of them the
// players choose one after the other ([supply]); Frame.M is the set of locations that have theirs.
func init() {
	operations[content.OpAddAssets] = operation{
		nothing: "no $resource die left in the supply, or no such place",
		changes: addsDice,
		rolls:   func(ef *content.Effect) int { return max(1, ef.Count) },
		ask:     "choose a location for the new asset.",
		options: func(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
			left := b.places(s, &f, &ef.At) &^ f.M
			n := bits.OnesCount16(left)
			supply := int(s.Supply[ef.Resource])
			switch {
			case supply == 0 || n == 0:
				return l
			case ef.Choose, supply < n*ef.Count:
				return slotOptions(left, l)
			}
			return append(l, Move{Kind: MoveYes})
		},
		do: func(e *engine, f *Frame, ef *content.Effect, m Move) bool {
			set := e.b.places(e.s, f, &ef.At)
			if m.Kind == MoveTo {
				set = 1 << m.Slot
			}
			for at := range content.Slot(content.NumSlots) {
				if set&(1<<at) == 0 {
					continue
				}
				for range ef.Count {
					e.roll(Kind(ef.Resource), atLocation(at))
				}
			}
			f.M |= set
			return m.Kind == MoveTo && !ef.Choose
		},
		labels: MoveTo,
		label: func(b *Rulebook, s *State, _ *Frame, ef *content.Effect, m Move) string {
			return ef.Resource.String() + " asset at " + b.placeName(s, m.Slot)
		},
		say: func(w *words, ef *content.Effect) {
			which := "each"
			if ef.Choose {
				which = "any"
			}
			asset := "new " + icon(ef.Resource.String()) + " asset"
			w.do(ef, "roll "+oneOrMore(ef.Count, asset, asset+"s")+w.at(which, &ef.At))
		},
		brief: func(ef *content.Effect) []string {
			assets := "+" + strings.Repeat(icon(ef.Resource.String()), ef.Count)
			if ef.Choose {
				return []string{assets + " anywhere", assets + " → any"}
			}
			return []string{assets}
		},
	}
}

// All assets are rerolled in place.
func init() {
	operations[content.OpRerollAssets] = operation{
		nothing: "no assets to reroll",
		changes: rerollsAssets,
		do: once(func(e *engine, f *Frame, ef *content.Effect, _ Move) {
			e.eachAssetDie(e.b.places(e.s, f, &ef.At), content.NoResource, func(at content.Slot, d Die) { e.reroll(d, atLocation(at)) })
		}),
		say: func(w *words, ef *content.Effect) { w.do(ef, "reroll all assets"+w.at("", &ef.At)) },
	}
}

// eachAsset calls do once for each different asset of a resource (any if NoResource) at the slots of a set.
func eachAsset(s *State, set uint16, r content.Resource, do func(at content.Slot, d Die)) {
	for at := range content.Slot(content.NumSlots) {
		if set&(1<<at) == 0 {
			continue
		}
		for k := range s.Assets[at] {
			if r != content.NoResource && int(r) != k {
				continue
			}
			for v, n := range s.Assets[at][k] {
				if n > 0 {
					do(at, NewDie(Kind(k), v+1))
				}
			}
		}
	}
}

// eachAssetDie calls do for every single asset that eachAsset selects. It works on a copy of the table, so do may move dice.
func (e *engine) eachAssetDie(set uint16, r content.Resource, do func(at content.Slot, d Die)) {
	before := *e.s
	eachAsset(&before, set, r, func(at content.Slot, d Die) {
		for range before.Assets[at][d.Kind()].Of(d.Value()) {
			do(at, d)
		}
	})
}
