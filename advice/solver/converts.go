package solver

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// What pool dice that are used as action dice may bring at best. They are used at certain slots only, and those of other
// pools have to be traded to where they may be; what trades take is counted in shares, since one action may trade several.

// alike is how many dice of each pool show the same.
type alike [content.NumResources]int

// earns is how many action dice pool dice that show the same bring at most, in 60ths, less the trades that bring them to where they
// may be used. Along some arrows they come with others for nothing, one bit each.
func (v *solver) earns(dice *alike, free uint16) (n int) {
	if *dice == (alike{}) {
		return 0
	}
	for r := range content.Resource(content.NumResources) {
		if v.converts&(1<<r) != 0 {
			n += dice[r] * whole
			if r != content.Sorcery {
				n += v.earnsAlong(dice, r, free)
			}
		}
	}
	if dice[content.Sorcery] > 0 && v.converts&(1<<content.Sorcery) == 0 {
		n += v.earnsOfSorcery(dice, free)
	}
	return n
}

// earnsAlong is what the pools bring from which the wheel leads to one whose dice may be used as action dice: as many of them as
// bring the most.
func (v *solver) earnsAlong(dice *alike, to content.Resource, free uint16) (best int) {
	var along [content.Wheel]struct{ arrow, dice int } // the nearest first
	for k := range content.Wheel - 1 {
		from := (to + content.Wheel - 1) % content.Wheel
		along[k].arrow, _ = arrow(from, to)
		if v.atOnce[along[k].arrow] == 0 || v.converts&(1<<from) != 0 {
			break
		}
		to = from
		if dice[from] == 0 {
			continue
		}
		n := 0
		for i := range along[:k+1] {
			along[i].dice += dice[from]
			n -= v.share(along[i].arrow, along[i].dice, free)
		}
		best = max(best, n+along[0].dice*whole)
	}
	return best
}

// earnsOfSorcery is what the pool of sorcery brings, whose dice come to any other, and along the wheel from there. With support
// mastery they may go on with others.
func (v *solver) earnsOfSorcery(dice *alike, free uint16) (best int) {
	sorcery := dice[content.Sorcery]
	for to := range content.Resource(content.Wheel) {
		n, from := sorcery*whole, content.Sorcery
		for ; ; from, to = to, (to+1)%content.Wheel {
			k, _ := arrow(from, to)
			if v.atOnce[k] == 0 {
				n = 0
				break
			}
			if from == content.Sorcery || !v.support || dice[from] == 0 {
				n -= v.share(k, sorcery, free)
			}
			if v.converts&(1<<to) != 0 {
				break
			}
		}
		best = max(best, n)
	}
	return best
}

// share is what it takes to trade dice that show the same along an arrow, in 60ths of action dice: their shares of actions by skill,
// or one for all with support mastery.
func (v *solver) share(n, dice int, free uint16) int {
	shares := dice * whole / int(v.atOnce[n])
	switch {
	case free&(1<<n) != 0:
		return 0
	case v.support:
		return min(shares, whole)
	}
	return shares
}

// converted is how many pool dice may come to be used as action dice.
func (v *solver) converted(q *position) (n int) {
	if v.converts == 0 {
		return 0
	}
	for r := range q.pool {
		// Any die of a pool may come to be traded there by an action of several dice.
		if v.converts&(1<<r) != 0 || v.support || v.skill > 1 {
			n += q.pool[r].Len()
		}
	}
	return n
}

// tradesToConvert reports whether trade leads along the wheel to a pool whose dice may be used as action dice.
func (v *solver) tradesToConvert() bool { return v.converts&(1<<content.Wheel-1) != 0 }

// gathers reports whether pool dice may be traded to be used as action dice: several for one.
func (v *solver) gathers() bool { return v.tradesToConvert() && (v.skill > 1 || v.support) }

// affordableWithPools reports whether there are action dice enough for what is assigned with those that pool dice may bring
// which no square has been given, by way of where they are used.
func (m *match) affordableWithPools(a *assigned) bool {
	v := m.v
	own := m.own(a)
	if v.converts == 0 || int(m.tours(a)[toConvert][m.at]) > own {
		return false
	}
	var dice [rules.Sides + 1]alike
	for i := range m.sources {
		if d := &m.sources[i]; d.class == pooled {
			dice[d.value][d.resource] += int(d.count)
		}
	}
	way := max(int(a.way), int(m.tours(a)[a.sites|toConvert][m.at]))
	used, all := int(a.need[1])+way, 0
	for value := rules.Sides; value >= 1; value-- {
		all += v.earns(&dice[value], m.comingAlong(a, value))
		if value > 1 && int(a.need[value]) > m.high[value]+v.raised(m.lifting&^a.boxes, value)+all/whole {
			return false
		}
	}
	return used <= own+all/whole && m.within(used)
}

// comingAlong are the arrows along which other dice that show a value come for nothing, since some are traded there anyway by an
// action that takes several, one bit each.
func (m *match) comingAlong(a *assigned, value int) (free uint16) {
	arrows := a.arrows | m.going
	if m.v.support && m.equals[value] > 1 {
		return arrows
	}
	for set := arrows; set != 0; set &= set - 1 {
		if n := bits.TrailingZeros16(set); m.v.atOnce[n] > 1 {
			free |= 1 << n
		}
	}
	return free
}

// whole is an action die, in shares.
const whole = 60
