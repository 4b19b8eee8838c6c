package advice

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// What a position can come to at best. The bound leaves out what makes things dearer, so that it never says less than
// what is possible: values of dice that are yet to be created, how many of them a pool has, and stress.

// hopeless reports whether a position cannot lead to a way that uses no more dice than it may, and is better than the
// best so far.
func (v *solver) hopeless(q *position) bool {
	if v.best.found && v.paid(q) >= v.best.stress {
		return true
	}
	need := v.leastDice(q)
	if need > q.dice.Len()+v.gains(q) {
		return true
	}
	if need > v.most-int(q.spent) {
		v.cut = true
		return true
	}
	return false
}

// gains is how many action dice more than are placed on them abilities and pools may still bring.
func (v *solver) gains(q *position) int {
	n := 0
	for i := range v.boxes {
		if x := &v.boxes[i]; q.used&(1<<i) == 0 && x.Ability != nil && (x.Box == content.AnyDieBox || x.Box == content.ValueBox) {
			n += x.more()
		}
	}
	for r := range q.pool {
		// Any die of a pool may come to be traded there by an action of several dice.
		if v.converts&(1<<r) != 0 || v.converts != 0 && (v.support || v.skill > 1) {
			n += q.pool[r].Len()
		}
	}
	return n
}

// more is how many dice more than the one placed an ability brings.
func (x *box) more() int {
	switch x.op {
	case content.OpBecome:
		return len(x.ef.Values) - 1
	case content.OpSplit:
		return 1
	}
	return 0
}

// mostJokers is how many jokers are counted: no character has more.
const mostJokers = 3

// A joker is an ability that changes a resource or moves the character: it may fill a square from anywhere for nothing.

// leastDice is how many action dice it takes at least to fill what is left of the path.
func (v *solver) leastDice(q *position) int {
	jokers, anyFits, gifts := 0, false, 0
	for i := range v.boxes {
		if x := &v.boxes[i]; q.used&(1<<i) == 0 {
			switch x.op {
			case content.OpRetype:
				jokers++
			case content.OpTravel:
				if x.Cost == content.NoStress {
					jokers++
				}
			case content.OpBecome, content.OpShift, content.OpFlip, content.OpSplit:
				anyFits = true
				gifts += x.more() // assets may be placed on it
			}
		}
	}
	jokers = min(jokers, mostJokers)
	l := v.lay(q, anyFits)
	// f is the least to stand at a slot with the squares so far filled, so many jokers used.
	const slots = content.NumSlots
	var f [mostJokers + 1][slots]uint16
	for j := range f {
		for at := range f[j] {
			f[j][at] = farAway * whole
		}
	}
	f[0][q.at] = 0
	need := 0
	for i := int(q.placed); i < len(v.path); i++ {
		var price [slots]uint16
		for at := range slots {
			price[at] = v.price(q, &l, &v.path[i], at)
		}
		g := f
		least := uint16(farAway * whole)
		for j := range jokers + 1 {
			anywhere := uint16(farAway * whole)
			if j > 0 {
				for at := range slots {
					anywhere = min(anywhere, f[j-1][at])
				}
			}
			for to := range slots {
				come := uint16(farAway * whole)
				for from := range slots {
					come = min(come, f[j][from]+whole*uint16(v.least[from][to]))
				}
				n := min(farAway*whole, come+price[to])
				if region := v.path[i].Region; j > 0 && (region == content.NoRegion || region == v.rows[to].region) {
					n = min(n, anywhere)
				}
				g[j][to] = n
				least = min(least, n)
			}
		}
		f = g
		need = int(least)
		if least >= farAway*whole {
			return farAway
		}
	}
	return max(0, (need+whole-1)/whole-gifts)
}

// whole is an action die in the prices of the bound, so that it can be shared by all that one of them creates.
const whole = 60

// mostAtOnce is how many dice one action creates at most with support mastery: all there are of a resource.
const mostAtOnce = 12

// lying is what lies on a table, as the bound sees it: sets of values, bit v-1.
type lying struct {
	assets  [content.NumSlots][content.NumResources]uint8
	roaming [content.NumResources]uint8 // assets that can be had anywhere: carried in the stash, or marching
	pool    [content.NumResources]uint8 // that an action die in hand may create
	traded  uint8                       // values in any pool
	anyFits bool                        // an ability may change values
	share   uint16                      // of an action die, for each die traded
}

// valuesOf is the set of values that dice show.
func valuesOf(dice *rules.Values) (set uint8) {
	for i, n := range dice {
		if n > 0 {
			set |= 1 << i
		}
	}
	return set
}

// lay reads a position for the bound.
func (v *solver) lay(q *position, anyFits bool) (l lying) {
	l.anyFits = anyFits
	for at := range q.assets {
		for r := range q.assets[at] {
			l.assets[at][r] = valuesOf(&q.assets[at][r])
		}
		for _, r := range v.roams {
			l.roaming[r] |= l.assets[at][r]
		}
	}
	if d := q.stash; d != rules.NoDie {
		l.roaming[d.Kind()] |= 1 << (d.Value() - 1)
	}
	reach := uint8(anyValue)
	if !anyFits && v.converts == 0 && v.stressed == 0 {
		reach = 0
		for i, n := range q.dice {
			if n > 0 {
				reach = 1<<(i+1) - 1
			}
		}
	}
	if q.more.left > 0 {
		reach |= 1<<q.more.most - 1
	}
	for r := range q.pool {
		l.pool[r] = valuesOf(&q.pool[r]) & reach
		l.traded |= l.pool[r]
	}
	l.share = whole / uint16(v.skill)
	if v.support {
		l.share = whole / mostAtOnce
	}
	return l
}

// price is what a die for a square costs at least at a slot, in parts of an action die: nothing if one may be lying
// there, the share of one if it may be created there, and of another if it must come to the pool by trade.
func (v *solver) price(q *position, l *lying, n *Need, at int) uint16 {
	w := &v.rows[at]
	if n.Region != content.NoRegion && n.Region != w.region {
		return farAway * whole
	}
	const never = farAway * whole
	best := uint16(never)
	for r := range content.Resource(content.NumResources) {
		values := n.Values
		switch {
		case v.wild && r == content.Sorcery:
			values = anyValue
		case n.Resource != content.NoResource && n.Resource != r:
			continue
		}
		if l.anyFits {
			values = anyValue
		}
		if (l.assets[at][r]|l.roaming[r])&values != 0 {
			return 0
		}
		roams := v.roaming&(1<<r) != 0
		if !roams && r != w.resource {
			continue
		}
		cost := whole / uint16(w.skill)
		switch {
		case v.stressed&(1<<at) != 0, roams && v.stressed != 0, q.more.left > 0:
			cost = 0
		case v.support:
			cost = whole / mostAtOnce
		case roams:
			cost = whole / uint16(v.skill)
		}
		switch {
		case l.pool[r]&values != 0:
		case l.traded&values != 0 && r != content.Sorcery:
			if q.more.left == 0 {
				cost += l.share
			}
		default:
			cost = never
		}
		best = min(best, cost)
	}
	return best
}
