package advice

import (
	"math/bits"

	"sixwinters/content"
)

// What the dice for a square cost at least, as the bound sees them.

// whole is an action die in the prices of the bound, so that it can be shared by all that one of them creates.
const whole = 60

// never is a price that nobody can pay.
const never = farAway * whole

// costs are prices, or the least dice so far, by slot.
type costs [content.NumSlots]uint16

// nowhere are costs that nobody can pay.
var nowhere = costs{never, never, never, never, never, never, never, never, never}

// highs are prices in action dice that show a value or more, by that value; of no use below 2.
type highs [sides + 1]uint16

var nowhereHigh = highs{never, never, never, never, never, never, never}

func (h *highs) orPlus(after, price *highs) {
	for value := 2; value <= sides; value++ {
		h[value] = min(h[value], after[value]+price[value])
	}
}

// price is what filling a square costs at each slot, and in dice that show much, anywhere.
type price struct {
	lying  uint16 // slots where an asset may be lying that does
	create costs
	highs  highs
}

// prices are what filling a square costs by whether an ability changes the resource; and as a gift.
type prices struct {
	by   [2]price
	gift price
}

// fills reports whether the square may be filled at a slot at all.
func (p *prices) fills(at int) bool {
	for _, price := range [...]*price{&p.by[0], &p.by[1], &p.gift} {
		if price.lying&(1<<at) != 0 || price.create[at] < never {
			return true
		}
	}
	return false
}

// high is what it takes in dice that show much to fill the square and those after it.
func (p *prices) high(after *leftHigh, with, most spared) highs {
	h := nowhereHigh
	for turned := range min(with.turns, 1) + 1 {
		h.orPlus(after.of(spared{with.turns - turned, with.gifts}, most), &p.by[turned].highs)
	}
	if with.gifts > 0 {
		h.orPlus(after.of(spared{with.turns, with.gifts - 1}, most), &p.gift.highs)
	}
	return h
}

// prices finds what a die for a square costs at least: nothing where one may be lying, the share of an action die where
// it may be created, and of others where it must come to the pool by trade. A gift is there besides.
func (v *solver) prices(l *sight, h *hope, u *units, i int) (p prices) {
	p.by[1].create, p.gift.create = nowhere, nowhere
	for turned := range min(h.turnsLeft[i], 1) + 1 {
		v.price(&p.by[turned], l, h, u, h.anyTurn || turned > 0, h.anyGift, h.want[i][turned], &v.path[i])
	}
	if h.gifts > 0 || l.stress > 0 {
		v.price(&p.gift, l, h, u, h.turnable(), true, h.gift[i], &v.path[i])
	}
	return p
}

// price finds what one of some assets costs at each slot; any: of any resource, gift: it may be there besides.
func (v *solver) price(p *price, l *sight, h *hope, u *units, any, gift bool, want kinds, n *Need) {
	p.lying, p.create, p.highs = 0, nowhere, nowhereHigh
	for _, at := range v.near {
		w := &v.rows[at]
		switch {
		case n.Region != content.NoRegion && n.Region != w.region:
			continue
		case any && v.military, // changed elsewhere, it may march here
			gift && (h.gifts > 0 || h.anyGift) && v.given(l, h, at, want):
			p.create[at] = 0
			p.highs = highs{}
			continue
		}
		if (l.assets[at]|l.roams)&want != 0 || any && v.stashes != content.NoResource { // changed elsewhere, it may be carried here
			p.lying |= 1 << at
			p.highs = highs{}
		}
		if !w.taxed {
			v.created(p, l, u, at, w.resource, want, gift)
		}
		if v.military && w.resource != content.Military { // created elsewhere, it may march here
			v.created(p, l, u, at, content.Military, want, gift)
		}
	}
}

// created adds what it costs to create one of some assets of a resource for a slot.
func (v *solver) created(p *price, l *sight, u *units, at int, r content.Resource, want kinds, gift bool) {
	values := want.of(r) & l.pool.into(r)
	if l.amid && values != 0 {
		p.create[at] = 0
		p.highs = highs{}
		return
	}
	marches := v.marches(r)
	cost := &u.create[at]
	switch {
	case gift && l.stress > 0 && (v.stressed&(1<<at) != 0 || marches && v.stressed != 0):
		cost = &u.trade[r]
	case marches:
		cost = &u.march
	}
	for set := values; set != 0; set &= set - 1 {
		i := bits.TrailingZeros8(set)
		p.create[at] = min(p.create[at], cost[i])
		for value := 2; value <= sides; value++ {
			if value > i+1 {
				p.highs[value] = 0
			} else {
				p.highs[value] = min(p.highs[value], cost[i])
			}
		}
	}
}

// given reports whether an ability may bring assets for a square besides the one it is used for.
func (v *solver) given(l *sight, h *hope, at int, want kinds) bool {
	w := &v.rows[at]
	bases := (l.assets[at] | l.roams) & h.base
	if !w.taxed {
		bases |= kindOf(w.resource, l.pool.into(w.resource)) & h.base
	}
	for r := range content.Resource(content.NumResources) {
		if want.of(r) != 0 && (v.marches(r) || bases.of(r) != 0 || h.turnable() && bases != 0) {
			return true
		}
	}
	return false
}
