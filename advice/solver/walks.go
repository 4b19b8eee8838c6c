package solver

import (
	"slices"

	"sixwinters/content"
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
	if v.converts != 0 {
		for _, n := range v.equals(&v.start) {
			reach += n
		}
	}
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
	for _, n := range v.equals(&v.start) {
		v.alikes = max(v.alikes, uint8(n))
	}
}

// joinArrows finds the arrows along which dice of the same action may go somewhere by skill: together into one pool, or together out of
// one pool ([trade]). They count as one arrow where actions are counted, which never counts too many.
func (v *reading) joinArrows() {
	for n := range v.joint {
		v.joint[n] = uint8(n)
	}
	for _, at := range v.near {
		w := &v.rows[at]
		if w.skill < 2 {
			continue
		}
		if w.resource == content.Sorcery {
			for to := range content.Resource(content.Wheel) {
				v.join(content.Sorcery, 0, content.Sorcery, to)
			}
		} else {
			from, _ := before(w.resource)
			v.join(from, w.resource, content.Sorcery, w.resource)
		}
	}
	for n, joint := range v.joint {
		v.atOnce[joint] = max(v.atOnce[joint], v.atOnce[n])
	}
	for n, joint := range v.joint {
		v.atOnce[n] = v.atOnce[joint]
	}
}

// join makes one of two arrows, and of those that each is one with already.
func (v *reading) join(from, to, alsoFrom, alsoTo content.Resource) {
	n, _ := arrow(from, to)
	also, _ := arrow(alsoFrom, alsoTo)
	a, b := v.joint[n], v.joint[also]
	for i := range v.joint {
		if v.joint[i] == a || v.joint[i] == b {
			v.joint[i] = min(a, b)
		}
	}
}
