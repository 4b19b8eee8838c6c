package advice

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
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

// or takes another price where it is less.
func (c *costs) or(other *costs) {
	for at := range c {
		c[at] = min(c[at], other[at])
	}
}

// orPlus takes what comes after and a price together, where that is less.
func (c *costs) orPlus(after, price *costs) {
	for at := range c {
		c[at] = min(c[at], after[at]+price[at])
	}
}

func (h *highs) orPlus(after, price *highs) {
	for value := 2; value <= sides; value++ {
		h[value] = min(h[value], after[value]+price[value])
	}
}

// sight is what the bound sees of a position.
type sight struct {
	assets [content.NumSlots]kinds
	roams  kinds // assets that can be had anywhere: carried in the stash, or marching
	pool   kinds
	alike  [sides]uint8 // pool dice that show the same, with support mastery
	used   uint16
	amid   bool // in an action of several dice
}

func (v *solver) sees(q *position) (l sight) {
	for at := range q.assets {
		l.assets[at] = kindsOf(&q.assets[at])
		for _, r := range v.roams {
			l.roams |= kindOf(r, l.assets[at].of(r))
		}
	}
	if d := q.stash; d != rules.NoDie {
		l.roams |= kindOf(content.Resource(d.Kind()), 1<<(d.Value()-1))
	}
	l.pool = kindsOf(&q.pool)
	if v.support {
		for value, n := range v.equals(q) {
			if value > 0 {
				l.alike[value-1] = uint8(n)
			}
		}
	}
	l.used, l.amid = q.used, q.more.left > 0
	return l
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

// kindsOf are the values that dice of each resource show.
func kindsOf(dice *[content.NumResources]rules.Values) (k kinds) {
	for r := range dice {
		k |= kindOf(content.Resource(r), valuesOf(&dice[r]))
	}
	return k
}

// valuesOf is the set of values that dice show.
func valuesOf(dice *rules.Values) (set uint8) {
	for i, n := range dice {
		set |= -n >> 7 << i // bit 7 of -n is set for 1..128 dice
	}
	return set
}

// What abilities spare is counted up to these numbers; with more of them the bound is loose, but no less true.
const (
	mostTurns = 1 // resources changed
	mostFixes = 3 // values changed
	mostGifts = 2 // assets that come besides
	mostRides = 1 // moves by abilities that take a die
)

// aids is what abilities that are still to be used can spare: a turn fills a square with an asset of any resource, a fix
// with one of another value, a gift with one that came along with another; a ride is a move for nothing to some slots.
type aids struct {
	turns, fixes, gifts, rides        int
	to                                uint16 // where rides lead
	anyTurn, anyFix, anyGift, anyRide bool   // there are more than are counted
	// before are, by resource, the values that abilities can turn into each value; last those of any of them.
	before [content.NumResources + 1][sides]uint8
}

func (v *solver) aids(used uint16) *aids {
	if a := v.aided[used]; a != nil {
		return a
	}
	a := &aids{}
	var boxes []*box
	for i := range v.boxes {
		x := &v.boxes[i]
		if used&(1<<i) != 0 {
			continue
		}
		switch {
		case x.op == content.OpRetype:
			a.turns++
		case x.op == content.OpTravel && x.Cost == content.NoStress:
			a.rides++
			a.to |= x.to
		case x.changes():
			a.fixes++
			a.gifts += x.more()
			boxes = append(boxes, x)
		}
	}
	count := func(n *int, most int) bool {
		if *n <= most {
			return false
		}
		*n = 0
		return true
	}
	a.anyTurn, a.anyFix = count(&a.turns, mostTurns), count(&a.fixes, mostFixes)
	a.anyGift, a.anyRide = count(&a.gifts, mostGifts), count(&a.rides, mostRides)
	for r := range a.before {
		for i := range sides {
			a.before[r][i] = before(boxes, 1<<i, content.Resource(r))
		}
	}
	v.aided[used] = a
	return a
}

// before are the values of a resource from which abilities lead to some values; of any resource past the last.
func before(boxes []*box, values uint8, r content.Resource) uint8 {
	for range boxes {
		for _, x := range boxes {
			if x.Box == content.ResourceBox && x.Resource != r && r < content.NumResources {
				continue
			}
			for from := 1; from <= sides; from++ {
				if x.outcomes(from)&values != 0 {
					values |= 1 << (from - 1)
				}
			}
		}
	}
	return values
}

// price is what filling a square costs at each slot, and in dice that show much, anywhere.
type price struct {
	dice  costs
	highs highs
}

// prices are what filling a square costs by whether an ability changes the resource, and the value; and as a gift.
type prices struct {
	by   [2][2]price
	gift price
}

// dice is what it takes to stand at each slot and fill the square, with aids left.
func (p *prices) dice(after *left, turns, fixes, gifts, rides int) costs {
	c := nowhere
	for turned := range min(turns, 1) + 1 {
		for fixed := range min(fixes, 1) + 1 {
			c.orPlus(&after[turns-turned][fixes-fixed][gifts][rides], &p.by[turned][fixed].dice)
		}
	}
	if gifts > 0 {
		c.orPlus(&after[turns][fixes][gifts-1][rides], &p.gift.dice)
	}
	return c
}

// high is dice for dice that show much.
func (p *prices) high(after *leftHigh, turns, fixes, gifts int) highs {
	h := nowhereHigh
	for turned := range min(turns, 1) + 1 {
		for fixed := range min(fixes, 1) + 1 {
			h.orPlus(&after[turns-turned][fixes-fixed][gifts], &p.by[turned][fixed].highs)
		}
	}
	if gifts > 0 {
		h.orPlus(&after[turns][fixes][gifts-1], &p.gift.highs)
	}
	return h
}

// prices finds what a die for a square costs at least: nothing where one may be lying, the share of an action die where
// it may be created, and of another one where it must come to the pool by trade. A gift is there besides.
func (v *solver) prices(l *sight, a *aids, n *Need) (p prices) {
	for turned := range min(a.turns, 1) + 1 {
		for fixed := range min(a.fixes, 1) + 1 {
			any := a.anyTurn || turned > 0
			v.price(&p.by[turned][fixed], l, any, a.anyGift, v.takes(a, n, any, a.anyFix || fixed > 0), n)
		}
	}
	if a.gifts > 0 {
		any := a.anyTurn || a.turns > 0
		v.price(&p.gift, l, any, true, v.takes(a, n, any, true), n)
	}
	return p
}

// takes are the assets that do for a square; any: of any resource, fix: of values that abilities can change.
func (v *solver) takes(a *aids, n *Need, any, fix bool) (want kinds) {
	for r := range content.Resource(content.NumResources) {
		values := n.Values
		switch {
		case v.barred&(1<<r) != 0 && v.ends() && !any:
			continue
		case v.wild && r == content.Sorcery:
			values = rules.AnyValue
		case n.Resource != content.NoResource && n.Resource != r && !any:
			continue
		case fix:
			from := r
			if any {
				from = content.NumResources
			}
			values = 0
			for set := n.Values; set != 0; set &= set - 1 {
				values |= a.before[from][bits.TrailingZeros8(set)]
			}
		}
		want |= kindOf(r, values)
	}
	return want
}

// price finds what one of some assets costs at each slot; any: of any resource, gift: it may be there besides.
func (v *solver) price(p *price, l *sight, any, gift bool, want kinds, n *Need) {
	p.dice, p.highs = nowhere, nowhereHigh
	traded := l.pool.any()
	for at := range p.dice {
		w := &v.rows[at]
		switch {
		case w.closed && at != int(v.start.at) || n.Region != content.NoRegion && n.Region != w.region:
			continue
		case any && v.roaming != 0, // changed elsewhere, it may come here by itself
			(l.assets[at]|l.roams)&want != 0,
			gift && v.given(l.assets[at], want, w):
			p.free(at)
			continue
		}
		for r := range content.Resource(content.NumResources) {
			roaming := v.roaming&(1<<r) != 0
			if !roaming && (r != w.resource || w.taxed) {
				continue
			}
			values := want.of(r) & traded
			if l.amid && values != 0 {
				p.free(at)
				break
			}
			v.priced(p, l, at, r, values, roaming)
		}
	}
}

// free notes that it costs nothing at a slot.
func (p *price) free(at int) {
	p.dice[at] = 0
	p.highs = highs{}
}

// given reports whether an ability may bring assets for a square besides the one it is used for.
func (v *solver) given(there, want kinds, w *place) bool {
	for r := range content.Resource(content.NumResources) {
		if want.of(r) != 0 && (r == w.resource || v.roaming&(1<<r) != 0 || there.of(r) != 0) {
			return true
		}
	}
	return false
}

// priced adds what it costs to create a die of some values at a slot.
func (v *solver) priced(p *price, l *sight, at int, r content.Resource, values uint8, roaming bool) {
	w := &v.rows[at]
	noDie := v.stressed&(1<<at) != 0 || roaming && v.stressed != 0
	for set := values; set != 0; set &= set - 1 {
		i := bits.TrailingZeros8(set)
		atOnce := int(w.skill)
		if roaming {
			atOnce = int(v.skill)
		}
		tradeAtOnce := int(v.skill)
		if v.support {
			atOnce, tradeAtOnce = max(atOnce, int(l.alike[i])), max(tradeAtOnce, int(l.alike[i]))
		}
		cost := uint16(whole / atOnce)
		if noDie {
			cost = 0
		}
		if l.pool.of(r)&(1<<i) == 0 {
			if r == content.Sorcery {
				continue
			}
			cost += uint16(whole / tradeAtOnce)
		}
		p.dice[at] = min(p.dice[at], cost)
		for value := 2; value <= sides; value++ {
			if value > i+1 {
				p.highs[value] = 0
			} else {
				p.highs[value] = min(p.highs[value], cost)
			}
		}
	}
}
