package advice

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// The bound goes along the path from its end. At every square it knows for every slot what the rest takes, by what
// abilities can still spare and by how many of the assets that lie at the slot are still to be used on this visit. So an
// asset is counted once on a visit, though again on the next one.

// outlook is what it takes at least to fill the squares that are left: from every slot, and of dice that show much.
type outlook struct {
	costs costs
	highs highs
	// stands are the slots where each square may be filled at all, one bit each.
	stands [rules.NumSquares]uint16
}

// hopeless is the outlook where the squares cannot be filled.
var hopeless = outlook{costs: nowhere}

// dice is how many action dice it takes from a position on.
func (a *outlook) dice(q *position) int {
	n := a.costs[q.at]
	if n >= never {
		return farAway
	}
	return int(n+whole-1) / whole
}

// high is how many action dice it takes that show a value or more.
func (a *outlook) high(value int) int { return int(a.highs[value]+whole-1) / whole }

// outlookEffort is what it takes to find an outlook, where a position takes one.
const outlookEffort = 14

// ahead is the outlook of a position. All positions of which the bound sees the same share one.
func (v *solver) ahead(q *position) *outlook {
	l, ok := v.sees(q)
	if !ok {
		return &hopeless
	}
	a, ok := v.outlooks[l]
	if !ok {
		v.left -= outlookEffort
		a = v.foresee(&l)
		v.outlooks[l] = a
	}
	return a
}

// mostUnits is how many assets of a slot are counted on a visit, where more are there.
const mostUnits = 6

// visit is what it takes at a slot, by how many of the assets that lie there are still to be used.
type visit [mostUnits + 1]uint16

// left is what it takes by slot with so many turns, gifts and rides left; leftHigh of dice by value, wherever the character
// is. spared are the first two.
type (
	left     [mostTurns + 1][mostGifts + 1][mostRides + 1][content.NumSlots]visit
	leftHigh [mostTurns + 1][mostGifts + 1]highs
	spared   struct{ turns, gifts int }
)

// of is what it takes with so much spared, of which no more than most is of use.
func (a *left) of(s, most spared, rides int) *[content.NumSlots]visit {
	return &a[min(s.turns, most.turns)][min(s.gifts, most.gifts)][rides]
}

func (a *leftHigh) of(s, most spared) *highs {
	return &a[min(s.turns, most.turns)][min(s.gifts, most.gifts)]
}

// foresee finds what it takes by going along the path from its end.
func (v *solver) foresee(l *sight) *outlook {
	h := v.hope(l.used)
	gifts := min(h.gifts+int(l.stress), mostGifts) // what is created for stress is a gift as well
	after, now := &v.lefts[0], &v.lefts[1]
	afterHigh, nowHigh := &v.leftHighs[0], &v.leftHighs[1]
	after[0][0] = [mostRides + 1][content.NumSlots]visit{} // at the end nothing is left to do
	afterHigh[0][0] = highs{}
	var most spared // of use after the square
	u := v.units(l, h)
	mounts := v.mounts(l, h)
	var arrive costs
	out := &outlook{}
	for i := len(v.path) - 1; i >= int(l.placed); i-- {
		p := v.prices(l, h, &u, i)
		for _, at := range v.near {
			if p.fills(at) {
				out.stands[i] |= 1 << at
			}
		}
		here := spared{h.turnsLeft[i], min(gifts, len(v.path)-i)}
		for turns := range here.turns + 1 {
			for gifts := range here.gifts + 1 {
				with := spared{turns, gifts}
				*nowHigh.of(with, here) = p.high(afterHigh, with, most)
				mount := &mounts.bare
				if gifts > 0 || h.anyGift {
					mount = &mounts.gifted
				}
				ridden := uint16(never)
				for rides := range h.rides + 1 {
					to := now.of(with, here, rides)
					v.fill(to, l, &p, after, with, most, rides)
					arrive = nowhere
					for _, at := range v.near {
						arrive[at] = to[at][l.units[at]]
					}
					if rides == 0 && h.anyRide {
						walked := v.walked(&arrive)
						ridden = v.landing(&walked, h.to)
					}
					v.onward(to, l, &arrive, mount, ridden)
					if rides < h.rides {
						ridden = v.landing(&arrive, h.to)
					}
				}
			}
		}
		after, now = now, after
		afterHigh, nowHigh = nowHigh, afterHigh
		most = here
	}
	out.costs, out.highs = arrive, *afterHigh.of(most, most)
	return out
}

// fill is what it takes to stand at each slot and fill a square there.
func (v *solver) fill(to *[content.NumSlots]visit, l *sight, p *prices, after *left, with, most spared, rides int) {
	for _, at := range v.near {
		units := int(l.units[at])
		t := &to[at]
		for n := range units + 1 {
			t[n] = never
		}
		for turned := range min(with.turns, 1) + 1 {
			price := &p.by[turned]
			lying, create := price.lying&(1<<at) != 0, price.create[at]
			if !lying && create >= never {
				continue
			}
			then := &after.of(spared{with.turns - turned, with.gifts}, most, rides)[at]
			if lying {
				for n := 1; n <= units; n++ {
					t[n] = min(t[n], then[n-1])
				}
			}
			if create < never {
				for n := range units + 1 {
					t[n] = min(t[n], create+then[n])
				}
			}
		}
		if create := p.gift.create[at]; with.gifts > 0 && create < never {
			then := &after.of(spared{with.turns, with.gifts - 1}, most, rides)[at]
			for n := range units + 1 {
				t[n] = min(t[n], create+then[n])
			}
		}
	}
}

// landing is the least from any slot that rides lead to.
func (v *solver) landing(from *costs, rides uint16) uint16 {
	best := uint16(never)
	for to, n := range from {
		if rides&(1<<to) != 0 && !v.rows[to].closed {
			best = min(best, n)
		}
	}
	return best
}

// onward lets the character move on, from each slot and with any assets left there, where that is better; arrive, what it
// takes on a slot with all of them, becomes what it takes to come there. A ride takes a die: an asset that is left, or what
// mount says; ridden is the least after one.
func (v *solver) onward(to *[content.NumSlots]visit, l *sight, arrive, mount *costs, ridden uint16) {
	if ridden < never {
		for _, at := range v.near {
			if l.units[at] > 0 {
				arrive[at] = min(arrive[at], ridden)
			} else {
				arrive[at] = min(arrive[at], ridden+mount[at])
			}
		}
	}
	stay := *arrive
	*arrive = v.walked(&stay)
	for _, at := range v.near {
		t := &to[at]
		units := int(l.units[at])
		t[units] = arrive[at]
		if units == 0 {
			continue
		}
		best := arrive[at] // on foot
		if best == stay[at] {
			best = never
			fares := &v.least[at]
			for _, other := range v.near {
				if other != at {
					best = min(best, fares[other]+arrive[other])
				}
			}
		}
		if ridden < never {
			t[0] = min(t[0], ridden+mount[at])
		}
		for n := range units {
			if t[n] = min(t[n], best); n > 0 {
				t[n] = min(t[n], ridden)
			}
		}
	}
}

// walked is the least from each slot before any moves on foot, by what it is after them.
func (v *solver) walked(after *costs) costs {
	from := *after
	for _, to := range v.near {
		n := after[to]
		if n >= never {
			continue
		}
		fares := &v.fares[to]
		for _, at := range v.near {
			from[at] = min(from[at], fares[at]+n)
		}
	}
	return from
}
