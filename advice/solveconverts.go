package advice

import "sixwinters/content"

// What pool dice that are used as action dice may bring at best. They are used at certain slots only, and those of other
// pools have to be traded to where they may be; what trades take is counted in shares, since one action may trade several.

// earns is how much of an action die a die of a pool brings at most, in 60ths, less its share of the trades that bring it to
// a pool whose dice may be used as action dice. So many pool dice show the same. Arrows that several dice go along in one
// action, and that some go along anyway, cost nothing.
func (v *solver) earns(r content.Resource, alike int, anyway uint16) int {
	if v.converts&(1<<r) != 0 {
		return whole
	}
	if r != content.Sorcery {
		return v.earnsBeyond(r, (r+1)%content.Wheel, alike, anyway)
	}
	best := 0
	for to := range content.Resource(content.Wheel) {
		best = max(best, v.earnsBeyond(r, to, alike, anyway))
	}
	return best
}

// earnsBeyond is earns by way of another pool.
func (v *solver) earnsBeyond(from, to content.Resource, alike int, anyway uint16) int {
	n := whole
	for range content.Wheel {
		atOnce := int(v.arrows[from][to])
		if atOnce == 0 {
			return 0
		}
		if v.support {
			atOnce = max(atOnce, alike)
		}
		if k, _ := arrow(from, to); atOnce == 1 || anyway&(1<<k) == 0 {
			n -= whole / atOnce
		}
		if v.converts&(1<<to) != 0 {
			return max(n, 0)
		}
		from, to = to, (to+1)%content.Wheel
	}
	return 0
}

// earned is how many action dice pools may still bring, by the value that they show at least.
func (v *solver) earned(q *position) (dice [sides + 1]int) {
	if v.converts == 0 || !v.comesToConvert(q) {
		return dice
	}
	equals := v.equals(q)
	n := 0
	for value := sides; value >= 1; value-- {
		for r := range content.Resource(content.NumResources) {
			if have := q.pool[r].Of(value); have > 0 {
				n += have * v.earns(r, equals[value], 0)
			}
		}
		all := n
		if n > 0 && q.more.trade { // that goes on takes no further action die
			all += int(q.more.left) * whole
		}
		dice[value] = (all + whole - 1) / whole
	}
	return dice
}

// comesToConvert reports whether the character may come to where pool dice are used as action dice, with the others.
func (v *solver) comesToConvert(q *position) bool {
	if v.hope(q.used).moves {
		return true
	}
	own := v.own(q)
	for at := range v.rows {
		if v.rows[at].converts != 0 && int(v.walks[q.at][at]) <= own {
			return true
		}
	}
	return false
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

// affordableWithPools reports whether there are action dice enough for what is assigned with those that pool dice may bring
// which no square has been given, by way of where they are used.
func (m *match) affordableWithPools(a *assigned) bool {
	v := m.v
	own := m.own(a)
	if v.converts == 0 || int(m.tours(a)[toConvert][m.at]) > own {
		return false
	}
	var earned [sides + 1]int
	for i := range m.sources {
		if d := &m.sources[i]; d.class == pooled && d.count > 0 {
			n := int(d.earns)
			if n < whole && a.arrows != 0 {
				n = v.earns(d.resource, m.equals[d.value], a.arrows|m.going)
			}
			earned[d.value] += int(d.count) * n
		}
	}
	way := max(int(a.way), int(m.tours(a)[a.sites|toConvert][m.at]))
	used, all := int(a.need[1])+way, 0
	for value := sides; value >= 1; value-- {
		all += earned[value]
		if value > 1 && int(a.need[value]) > m.high[value]+v.raised(m.lifting&^a.boxes, value)+all/whole {
			return false
		}
	}
	return used <= own+all/whole && m.within(used)
}
