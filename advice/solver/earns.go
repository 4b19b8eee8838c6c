package solver

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// What pool dice that are used as action dice may bring at best. They are used at certain slots only, and those of other
// pools have to be traded to where they may be; what trades take is counted in shares, since one action may trade several.

// readConverts reads where pool dice are used as action dice, and where others are traded to be.
func (v *solver) readConverts() {
	for _, at := range v.near {
		if v.rows[at].converts != 0 {
			v.convertAt |= 1 << at
		}
	}
	for r := range content.Resource(content.Wheel) {
		if v.converts&(1<<r) == 0 {
			continue
		}
		_, along := before(r)
		v.gatherAt |= v.tradedAt[along]
		if v.start.pool[content.Sorcery].Len() > 1 { // a single die does not bring more than its trade takes
			of, _ := arrow(content.Sorcery, r)
			v.gatherAt |= v.tradedAt[of]
		}
	}
}

// alike is how many dice of each pool show the same.
type alike [content.NumResources]int8

// earns is how many action dice pool dice that show the same bring at most, in 60ths, less the trades that bring them to where they
// may be used. Along some arrows they come with others for nothing, one bit each.
func (v *solver) earns(dice *alike, free uint16) (n int) {
	if *dice == (alike{}) {
		return 0
	}
	for r := range content.Resource(content.NumResources) {
		if v.converts&(1<<r) != 0 {
			n += int(dice[r]) * whole
			if r != content.Sorcery {
				n += v.earnsAlong(dice, r, free)
			}
		}
	}
	if v.converts&(1<<content.Sorcery) == 0 {
		n += v.earnsOfSorcery(dice, free)
	}
	return n
}

// earnsAlong is what the pools bring from which the wheel leads to one whose dice may be used as action dice: as many of them as
// bring the most.
func (v *solver) earnsAlong(dice *alike, to content.Resource, free uint16) (best int) {
	var along [content.Wheel]struct{ arrow, dice int } // the nearest first
	for k := range content.Wheel - 1 {
		from, n := before(to)
		along[k].arrow = n
		if v.atOnce[n] == 0 || v.converts&(1<<from) != 0 {
			break
		}
		to = from
		if dice[from] == 0 {
			continue
		}
		earned := 0
		for i := range along[:k+1] {
			along[i].dice += int(dice[from])
			earned -= v.share(along[i].arrow, along[i].dice, free)
		}
		best = max(best, earned+along[0].dice*whole)
	}
	return best
}

// earnsOfSorcery is what the pool of sorcery brings, whose dice come to any other, and along the wheel from there. With support
// mastery they may go on with others.
func (v *solver) earnsOfSorcery(dice *alike, free uint16) (best int) {
	sorcery := int(dice[content.Sorcery])
	if sorcery == 0 || v.start.pool[content.Sorcery].Len() < 2 { // a single one brings no more than its trade takes
		return 0
	}
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

// affordableWithPools is affordable with dice that pool dice bring which no square has been given: such as are in their pools, or
// such as are traded there as well. So the way leads by where they are used, and before by where they are traded.
func (m *match) affordableWithPools(a *assigned) (used int, ok bool) {
	v := m.v
	if v.converts == 0 || int(m.tour(a, toConvert, 0)) > m.own(a) {
		return farAway, false
	}
	need := int(a.need[1])
	least := need + int(max(a.way, m.tour(a, a.sites|toConvert, a.arrows)))
	if most := m.handWithPools(a, least, false); least <= most {
		if used = max(least, need+int(m.way(a.mounts, v.convertAt))); used <= most {
			return used, m.within(used)
		}
	}
	if !v.gathers() {
		return farAway, false
	}
	if most := m.handWithPools(a, least, true); least <= most {
		if used = max(least, need+int(m.way(a.mounts, v.gatherAt, v.convertAt))); used <= most {
			used += m.gathering(a, used)
			return used, m.within(used)
		}
	}
	return farAway, false
}

// handWithPools is how many action dice there may be at most with what pool dice bring, where it takes so many at least; none where
// too few of them may show enough. gathered: with those that are traded to where they may be used.
func (m *match) handWithPools(a *assigned, least int, gathered bool) int {
	v := m.v
	m.weighed += poolsWeigh
	if gathered {
		m.weighed += poolsWeigh
	}
	var dice [rules.Sides + 1]alike
	own, others := m.own(a), 0
	for i := range m.sources {
		if d := &m.sources[i]; d.class == pooled && (gathered || v.converts&(1<<d.resource) != 0) {
			dice[d.value][d.resource] += int8(d.count)
			others += int(d.count)
		}
	}
	if least > own+others {
		return 0
	}
	all, gross := 0, 0
	if gathered {
		all = m.beside(a)
	}
	lifting := m.lifting &^ a.boxes
	for value := rules.Sides; value >= 1; value-- {
		if dice[value] != (alike{}) {
			here := 0
			for _, n := range dice[value] {
				here += int(n) * whole
			}
			gross += here
			if gathered {
				here = v.earns(&dice[value], m.comingAlong(a, value))
			}
			all += here
		}
		shown := all
		if v.support && m.left|m.riding != 0 { // dice of squares to come may bring others along that show as much
			shown = gross
		}
		if n := int(a.need[value]); value > 1 && n > m.high[value] && n > m.high[value]+v.raised(lifting, value)+shown/whole {
			return 0
		}
	}
	return own + all/whole
}

// comingAlong are the arrows along which other dice that show a value come for nothing, since with support mastery an action takes
// them with one that shows the same, one bit each.
func (m *match) comingAlong(a *assigned, value int) (free uint16) {
	if !m.v.support {
		return 0
	}
	for set := a.arrows; set != 0; set &= set - 1 {
		n := bits.TrailingZeros16(set)
		if dice := a.traded[n]; dice.of(value-1) > dice.of(value) {
			free |= 1 << n
		}
	}
	return free
}

// beside is what the actions that take several dice along an arrow leave for others besides those that are assigned, in shares.
func (m *match) beside(a *assigned) (shares int) {
	for set := a.arrows | m.going; set != 0; set &= set - 1 {
		n := bits.TrailingZeros16(set)
		shares += m.room(a, n) * whole / int(m.v.atOnce[n])
	}
	return shares
}

// room is how many dice more the actions may take that take several along an arrow.
func (m *match) room(a *assigned, n int) int {
	atOnce := m.v.atOnce[n]
	most := int(m.v.most(atOnce))
	if last := a.traded[n].of(0) % most; atOnce > 1 && last > 0 {
		return most - last
	}
	return 0
}

// gathering is how many more actions at least do nothing but trade pool dice to where they may be used as action dice, where so many
// action dice are used for all else. Each brings as many as it takes along, less the one that it takes itself. Dice that are there
// already, or that come along with what is assigned, take none.
func (m *match) gathering(a *assigned, used int) int {
	v := m.v
	lacking := used - m.own(a)
	for i := range m.sources {
		if d := &m.sources[i]; d.class == pooled && d.count > 0 && (v.converts&(1<<d.resource) != 0 || m.comingAlong(a, int(d.value)) != 0) {
			lacking -= int(d.count)
		}
	}
	for set := a.arrows | m.going; set != 0; set &= set - 1 {
		lacking -= m.room(a, bits.TrailingZeros16(set))
	}
	atOnce := int(v.most(v.skill))
	if lacking <= 0 || atOnce < 2 {
		return 0
	}
	return (lacking + atOnce - 2) / (atOnce - 1)
}

// whole is an action die, in shares.
const whole = 60
