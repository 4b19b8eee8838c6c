package advice

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// sight is what the bound sees of a position. What no square that is left could take it leaves out.
type sight struct {
	placed uint8
	amid   bool // in an action of several dice
	used   uint16
	stress uint8                   // assets that may yet be created for stress
	loose  uint16                  // slots with assets that do for no square, which may move the character by an ability
	units  [content.NumSlots]uint8 // assets that may do for a square, those that come along included
	assets [content.NumSlots]kinds
	roams  kinds                     // assets that can be had anywhere: carried in the stash, or marching
	pool   kinds                     // of any use
	own    [content.NumResources]row // with support mastery, how many pool dice show each value
}

// row is how many dice show each value, in four bits for each.
type row uint32

func (n row) of(i int) int { return int(n >> (4 * i) & 15) }

func rowOf(dice *rules.Values) (n row) {
	for i, have := range dice {
		n |= row(have) << (4 * i)
	}
	return n
}

// kinds is a set of values, bit 0 for 1, of each resource: eight bits for each.
type kinds uint64

func kindOf(r content.Resource, values uint8) kinds { return kinds(values) << (8 * r) }

func (k kinds) of(r content.Resource) uint8 { return uint8(k >> (8 * r)) }

// any are the values that any resource has.
func (k kinds) any() (set uint8) {
	for r := range content.Resource(content.NumResources) {
		set |= k.of(r)
	}
	return set
}

// into are the values of pool dice that can come into the pool of a resource.
func (k kinds) into(r content.Resource) uint8 {
	if r == content.Sorcery {
		return k.of(r)
	}
	return k.any()
}

// valuesOf is the set of values that dice show.
func valuesOf(dice *rules.Values) (set uint8) {
	for i, n := range dice {
		set |= -n >> 7 << i // bit 7 of -n is set for 1..128 dice
	}
	return set
}

// count is how many dice show one of some values.
func count(dice *rules.Values, values uint8) (n uint8) {
	for i, have := range dice {
		if values&(1<<i) != 0 {
			n += have
		}
	}
	return n
}

// sees is what the bound sees of a position; false if there are too few dice of some values to fill the squares.
func (v *solver) sees(q *position) (l sight, ok bool) {
	h := v.hope(q.used)
	var all rules.Values // that are or may become assets
	l.placed, l.used, l.amid = q.placed, q.used, q.more.left > 0
	units, matter := h.units[q.placed], h.matter[q.placed]
	along := uint8(0) // assets that come along wherever the character goes
	for at := range q.assets {
		for r := range content.Resource(content.NumResources) {
			dice := &q.assets[at][r]
			if *dice == (rules.Values{}) {
				continue
			}
			there := valuesOf(dice)
			tally(&all, dice)
			seen := kindOf(r, there) & matter
			l.assets[at] |= seen
			if v.roaming&(1<<r) != 0 {
				l.roams |= seen
			}
			if n := count(dice, units.of(r)); v.marches(r) {
				along += n
			} else {
				l.units[at] += n
			}
			if h.moves && there&^units.of(r) != 0 {
				l.loose |= 1 << at
			}
		}
	}
	for r := range q.pool {
		tally(&all, &q.pool[r])
		l.pool |= kindOf(content.Resource(r), valuesOf(&q.pool[r]))
		if v.support {
			l.own[r] = rowOf(&q.pool[r])
		}
	}
	if d := q.stash; d != rules.NoDie {
		all[d.Value()-1]++
		l.roams |= kindOf(content.Resource(d.Kind()), 1<<(d.Value()-1)) & matter
	}
	if v.stashes != content.NoResource || q.stash != rules.NoDie {
		along++                              // one at a time
		if v.stashes != content.NoResource { // it may be created elsewhere
			l.roams |= kindOf(v.stashes, l.pool.into(v.stashes)) & matter
		}
	}
	squares := uint8(len(v.path)) - q.placed
	for at := range l.units {
		l.units[at] = min(l.units[at]+along, squares, mostUnits)
	}
	if v.stressed != 0 {
		l.stress = min(v.forStress(q), squares, mostGifts)
	}
	return l, v.wild || h.enough(&all, q.placed)
}

func tally(to, dice *rules.Values) {
	for i, n := range dice {
		to[i] += n
	}
}

// forStress is how many assets may still be created for stress.
func (v *solver) forStress(q *position) (n uint8) {
	for k := range q.stress {
		points := uint8(0) // that one takes at least
		for at := range v.rows {
			w := &v.rows[at]
			if one := 2 + w.toll[k]; v.stressed&(1<<at) != 0 && w.icon.Stress == content.Stress(k) && (points == 0 || one < points) {
				points = one
			}
		}
		if points > 0 && q.stress[k] > 0 {
			n += (q.stress[k] - 1) / points
		}
	}
	return n
}
