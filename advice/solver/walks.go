package solver

import (
	"slices"

	"sixwinters/content"
	"sixwinters/rules"
)

// Distances from slot to slot, and the slots where the character has anything to do.

// infinity is more dice than anyone can have: there is no way.
const infinity = 60

// measure computes the fewest action dice from slot to slot, by moves, gates and abilities paid in stress.
func (v *reading) measure() {
	for from := range v.walks {
		for to := range v.walks[from] {
			v.walks[from][to] = v.fare(from, to)
		}
		v.walks[from][from] = 0
	}
	for by := range v.walks {
		for from := range v.walks {
			for to := range v.walks {
				v.walks[from][to] = min(v.walks[from][to], v.walks[from][by]+v.walks[by][to])
			}
		}
	}
	reach := v.hand(&v.start)
	rides := slices.ContainsFunc(v.boxes[:], func(x box) bool { return x.op == content.OpTravel })
	for at := range v.rows {
		if at == int(v.start.at) || !v.rows[at].closed && (rides || int(v.walks[v.start.at][at]) <= reach) {
			v.near = append(v.near, at)
		}
	}
}

// fare returns the least dice from a slot to another by a single move.
func (v *reading) fare(from, to int) uint8 {
	n := infinity
	w := &v.rows[from]
	if v.rows[to].closed {
		return infinity
	}
	if c := w.cheapest(content.Slot(to)); c >= 0 {
		n = c
	}
	if w.gate[to] && max(v.start.stress[content.Psyche], v.start.stress[content.Body]) > 1 {
		n = 0
	}
	for i := range v.boxes {
		if x := &v.boxes[i]; x.op == content.OpTravel && x.Cost != content.NoStress && x.to&(1<<to) != 0 {
			n = 0
		}
	}
	return uint8(n)
}

// readTrade reads where assets are created and dice traded, of the slots where the character may come to stand.
func (v *reading) readTrade() {
	for _, at := range v.near {
		w := &v.rows[at]
		if !w.taxed || v.stressed&(1<<at) != 0 {
			v.makes[w.resource] |= 1 << at
		}
		for from := range content.Resource(content.NumResources) {
			for to := range content.Resource(content.Wheel) {
				if n, next := arrow(from, to); from != to && next == to && (w.resource == from || w.resource == to) {
					v.atOnce[n] = max(v.atOnce[n], w.skill)
					v.tradedAt[n] |= 1 << at
				}
			}
		}
	}
	v.joinArrows()
	for value := range rules.Sides {
		alike := uint8(0)
		for r := range v.start.pool {
			alike += v.start.pool[r][value]
		}
		v.alikes = max(v.alikes, alike)
	}
}

// joinArrows finds which arrows count as one where actions are counted, which never counts too many: all of those along which an action
// may take several dice by skill ([trade]).
func (v *reading) joinArrows() {
	most := slices.Max(v.atOnce[:])
	joint := slices.IndexFunc(v.atOnce[:], func(dice uint8) bool { return dice > 1 })
	for n, dice := range v.atOnce {
		v.joint[n] = uint8(n)
		if dice > 1 {
			v.joint[n], v.atOnce[n] = uint8(joint), most
		}
	}
}
