package solver

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// In which order a deal is carried out where the character is. What can be done in any order is done in one only: trades come
// first; an asset is created, changed or taken out of the stash when it is used next, or one that comes with it; and one is put into
// the stash when the character leaves, or before what an ability still takes to move it. So no position is come to in which some of that
// has been done too soon. It holds as long as the supply has the dice for it at any time.

// visit is what has been done since the character came to where it is.
type visit struct {
	acted bool   // an asset has been created, changed or placed: no more is traded
	made  uint8  // but dice of values that have been, with support mastery, bit 0 for 1: others of the pool would have come along
	next  awaits // what comes next
}

// lets reports whether all that may come after another visit may come after this one.
func (w visit) lets(than visit) bool {
	return (!w.acted || than.acted && than.made&^w.made == 0) && (w.next == anything || w.next == than.next)
}

// awaits is what comes next: the use of one of some assets, one bit each, or more.
type awaits uint64

const (
	anything awaits = 0
	leaving  awaits = 1 << 63 // the character leaves
	stashing awaits = 1 << 62 // or any asset is put into the stash
	going    awaits = 1 << 61 // or the character leaves, or trades dice of values that were created
)

// anAsset is the bit of the assets of a resource that show i+1.
func anAsset(r content.Resource, i int) awaits { return 1 << (int(r)*rules.Sides + i) }

// takes reports whether an asset may be used.
func (a awaits) takes(d rules.Die) bool {
	return a == anything || a == leaving || a&anAsset(content.Resource(d.Kind()), d.Value()-1) != 0
}

// inOrder reports whether moves are made in one order only.
func (v *solver) inOrder() bool {
	return v.deal != nil && v.deal.scarce == 0 && !v.search.drained && v.leavesOut(unordered)
}

// awaited is what comes next. Assets that march may be wanted elsewhere.
func (v *solver) awaited(q *position) awaits {
	next := q.visit.next
	switch {
	case !v.inOrder():
		return anything
	case v.military:
		next &^= ofResource(content.Military)
	}
	if next != leaving && next&^(stashing|going) == 0 {
		return anything
	}
	return next
}

// ofResource are all assets of a resource.
func ofResource(r content.Resource) awaits { return (1<<rules.Sides - 1) * anAsset(r, 0) }

// creates notes that a die is created that shows i+1, with what is in the pools then, unless the supply might have no action dice left
// that this returns.
func (v *solver) creates(q *position, r content.Resource, i int) {
	if !v.inOrder() || !v.ample(q) {
		q.visit.next = anything
		return
	}
	q.visit.acted, q.visit.next = true, anAsset(r, i)
	v.mingle(q, i)
}

// createsToo notes that one more is created by the same action.
func (v *solver) createsToo(q *position, r content.Resource, i int) {
	if q.visit.next != anything {
		q.visit.next |= anAsset(r, i)
	}
	v.mingle(q, i)
}

// mingle notes a value of which a die has been created, if others may still be traded: with support mastery it would come along, or they
// would.
func (v *solver) mingle(q *position, i int) {
	if !v.support || !v.inOrder() || !v.mingles(q, i) {
		return
	}
	q.visit.made |= 1 << i
	if q.visit.next != anything {
		q.visit.next |= going
	}
}

// mingles reports whether pool dice that show i+1 may still be traded.
func (v *solver) mingles(q *position, i int) bool {
	if v.gathers() {
		for r := range q.pool {
			if q.pool[r][i] > 0 {
				return true
			}
		}
		return false
	}
	for k := range v.deal.dice {
		if x := &v.deal.dice[k]; q.done[k] < x.trades && int(x.value) == i+1 {
			return true
		}
	}
	return false
}

// tradesStill reports whether dice of a value may still be traded where the character is.
func (v *solver) tradesStill(q *position, i int) bool {
	return !q.visit.acted || q.visit.made&(1<<i) != 0 || !v.inOrder()
}

// ample reports whether the supply has all the action dice that abilities may bring, and pool dice that are used as action dice
// where the character is, besides the one that was spent last.
func (v *solver) ample(q *position) bool {
	n := v.broughtByLifts(q)
	if v.rows[q.at].converts != 0 {
		n += v.converted(q)
	}
	return int(q.spare) > n
}

// drains notes that a trade leaves fewer dice of a resource in the supply than the deal may still take: what is put off might not be
// possible then.
func (v *solver) drains(q *position, to content.Resource) {
	if !v.inOrder() {
		return
	}
	v.search.drained = v.deal.supplied[to]+v.deal.traded(q)[to] > int(q.supply[to])
}
