package advice

import (
	"slices"

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

// What abilities spare is counted up to these numbers; with more of them the bound is loose, but no less true.
const (
	mostTurns = 2 // resources changed
	mostFixes = 3 // values changed
	mostRides = 1 // moves by abilities that take a die
)

// aids is what abilities that are still to be used can spare: a turn fills a square with an asset of any resource, a fix
// with one of any value, a ride is a move for nothing to some slots. Gifts are dice that come besides.
type aids struct {
	turns, fixes, rides, gifts int
	to                         uint16 // where rides lead
	anyTurn, anyFix, anyRide   bool   // there are more than are counted
}

func (v *solver) aids(q *position) (a aids) {
	for i := range v.boxes {
		x := &v.boxes[i]
		if q.used&(1<<i) != 0 {
			continue
		}
		switch x.op {
		case content.OpRetype:
			a.turns++
		case content.OpTravel:
			if x.Cost == content.NoStress {
				a.rides++
				a.to |= x.to
			}
		case content.OpBecome, content.OpShift, content.OpFlip, content.OpSplit:
			a.fixes += x.more() + 1
			a.gifts += x.more() // assets may be placed on it
		}
	}
	if a.turns > mostTurns {
		a.turns, a.anyTurn = 0, true
	}
	if a.fixes > mostFixes {
		a.fixes, a.anyFix = 0, true
	}
	if a.rides > mostRides {
		a.rides, a.anyRide = 0, true
	}
	return a
}

// costs are prices, or the least dice so far, by slot.
type costs [content.NumSlots]uint16

// leastDice is how many action dice it takes at least to fill what is left of the path.
func (v *solver) leastDice(q *position) int {
	a := v.aids(q)
	l := v.lay(q)
	// f is the least to stand at a slot with the squares so far filled, by how much of the aids is used.
	var f [mostTurns + 1][mostFixes + 1][mostRides + 1]costs
	for j := range a.turns + 1 {
		for k := range a.fixes + 1 {
			for m := range a.rides + 1 {
				f[j][k][m] = nowhere
			}
		}
	}
	f[0][0][0][q.at] = 0
	// What it takes to come to each slot: by the moves, and with the next ride.
	var come [mostTurns + 1][mostFixes + 1][mostRides + 1]costs
	need := 0
	for i := int(q.placed); i < len(v.path); i++ {
		var price [2][2]costs // by whether the resource is changed, and the value
		for turned := range min(a.turns, 1) + 1 {
			for fixed := range min(a.fixes, 1) + 1 {
				price[turned][fixed] = v.prices(&l, q, &v.path[i], a.anyTurn || turned > 0, a.anyFix || fixed > 0)
			}
		}
		for j := range a.turns + 1 {
			for k := range a.fixes + 1 {
				for m := range a.rides + 1 {
					come[j][k][m] = v.come(&f[j][k][m], a.anyRide, a.to)
					if m > 0 {
						come[j][k][m] = come[j][k][m].or(v.come(&f[j][k][m-1], true, a.to))
					}
				}
			}
		}
		least := uint16(never)
		for j := range a.turns + 1 {
			for k := range a.fixes + 1 {
				for m := range a.rides + 1 {
					n := nowhere
					for turned := range min(j, 1) + 1 {
						for fixed := range min(k, 1) + 1 {
							n.orPlus(&come[j-turned][k-fixed][m], &price[turned][fixed])
						}
					}
					f[j][k][m] = n
					least = min(least, slices.Min(n[:]))
				}
			}
		}
		need = int(least)
		if least >= never {
			return farAway
		}
	}
	return max(0, (need+whole-1)/whole-a.gifts)
}

// nowhere are costs that nobody can pay.
var nowhere = costs{never, never, never, never, never, never, never, never, never}

// orPlus takes what coming to a slot and a price there cost together, where that is less.
func (c *costs) orPlus(come, price *costs) {
	for at := range c {
		c[at] = min(c[at], come[at]+price[at])
	}
}

func (c costs) or(other costs) costs {
	for at := range c {
		c[at] = min(c[at], other[at])
	}
	return c
}

// come is the least to stand at each slot after any moves, with a ride for nothing to some slots if there is one.
func (v *solver) come(f *costs, ride bool, rides uint16) (to costs) {
	to = v.walked(f)
	if !ride {
		return to
	}
	ridden := to
	first := slices.Min(to[:])
	for at := range ridden {
		if rides&(1<<at) != 0 && !v.rows[at].closed {
			ridden[at] = min(ridden[at], first)
		}
	}
	return v.walked(&ridden)
}

// walked is the least to stand at each slot after any moves.
func (v *solver) walked(f *costs) costs {
	to := nowhere
	for from, n := range f {
		if n < never {
			fares := &v.least[from]
			for at := range to {
				to[at] = min(to[at], n+fares[at])
			}
		}
	}
	return to
}

// prices are the prices of a die for a square at every slot; of any resource or any value, if an ability changes it.
func (v *solver) prices(l *lying, q *position, n *Need, anyResource, anyFits bool) (all costs) {
	turned := *n
	if anyResource {
		turned.Resource = content.NoResource
	}
	l.anyFits = anyFits
	for at := range all {
		all[at] = v.price(l, q, &turned, at)
		if anyResource && v.roaming != 0 && (n.Region == content.NoRegion || n.Region == v.rows[at].region) {
			all[at] = 0 // changed elsewhere, it may come here by itself
		}
	}
	return all
}

// whole is an action die in the prices of the bound, so that it can be shared by all that one of them creates.
const whole = 60

// never is a price that nobody can pay.
const never = farAway * whole

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

// reachable is the set of values that an action die may come to show at least: none higher can be created or traded.
func (v *solver) reachable(q *position) uint8 {
	if v.converts != 0 || v.stressed != 0 {
		return rules.AnyValue
	}
	high, changes := 0, 0
	for i, n := range q.dice {
		if n > 0 {
			high = i + 1
		}
	}
	best := high
	for i := range v.boxes {
		x := &v.boxes[i]
		if x.op == content.NoOp || x.op == content.OpTravel || q.used&(1<<i) != 0 || x.Box != content.AnyDieBox && x.Box != content.ValueBox {
			continue
		}
		if changes++; changes > 1 {
			return rules.AnyValue // one after the other
		}
		for k, n := range q.dice {
			if n == 0 || !x.fits(rules.ActionDie(k+1)) {
				continue
			}
			switch x.op {
			case content.OpBecome:
				best = max(best, slices.Max(x.ef.Values))
			case content.OpShift:
				best = max(best, min(sides, k+1+x.ef.Change))
			case content.OpFlip:
				best = max(best, sides-k)
			}
		}
	}
	return 1<<best - 1
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
func (v *solver) lay(q *position) (l lying) {
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
	reach := v.reachable(q)
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
func (v *solver) price(l *lying, q *position, n *Need, at int) uint16 {
	w := &v.rows[at]
	if n.Region != content.NoRegion && n.Region != w.region {
		return never
	}
	best := uint16(never)
	first, last := n.Resource, n.Resource
	if v.wild || n.Resource == content.NoResource {
		first, last = 0, content.NumResources-1
	}
	for r := first; r <= last; r++ {
		values := n.Values
		switch {
		case v.wild && r == content.Sorcery:
			values = rules.AnyValue
		case n.Resource != content.NoResource && n.Resource != r:
			continue
		}
		if l.anyFits {
			values = rules.AnyValue
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
