package advice

import "sixwinters/content"

// What one asset costs at least, of the action dice that create it and trade for it, since one of them may do so for several:
// by skill for any of them, with support mastery for those that show the same.

// unit is what one asset costs by its value.
type unit [sides]uint16

// units are what one asset of the resource of each slot costs there; a military one that marches from anywhere; and the
// trades alone, by resource.
type units struct {
	create [content.NumSlots]unit
	march  unit
	trade  [content.NumResources]unit
}

func (v *solver) units(l *sight, h *hope) (u units) {
	for r := range content.Resource(content.NumResources) {
		for i := range sides {
			u.trade[r][i] = v.trades(l, h, r, i)
		}
	}
	for _, at := range v.near {
		w := &v.rows[at]
		for i := range sides {
			u.create[at][i] = v.unit(l, h, &u, w.resource, i, w.skill)
		}
	}
	if v.military {
		for i := range sides {
			u.march[i] = v.unit(l, h, &u, content.Military, i, v.skill)
		}
	}
	return u
}

// room is how many assets at most may be of use from a square on, placed or put on abilities.
func (v *solver) room(l *sight, h *hope) int { return len(v.path) - int(l.placed) + h.boxes }

// alike is how many pool dice that show value i+1 may come to be traded at once with support mastery towards a resource.
func (v *solver) alike(l *sight, r content.Resource, i int) (n int) {
	if !v.support {
		return 0
	}
	if r == content.Sorcery {
		return l.own[r].of(i)
	}
	for from := range l.own {
		n += l.own[from].of(i)
	}
	return n
}

// step is the share of a die that shows i+1 in a trade along an arrow. The others may go on to other pools.
func (v *solver) step(l *sight, h *hope, from, to content.Resource, i int) uint16 {
	atOnce := max(1, int(v.arrows[from][to]), v.alike(l, to, i))
	if v.converts == 0 { // otherwise what no square takes may come along to be used as action dice
		atOnce = min(atOnce, v.room(l, h))
	}
	return uint16(whole / atOnce)
}

// trades is what it takes at least to bring a die of value i+1 to the pool of a resource, along the wheel or by way of
// sorcery.
func (v *solver) trades(l *sight, h *hope, r content.Resource, i int) uint16 {
	has := func(r content.Resource) bool { return l.pool.of(r)&(1<<i) != 0 }
	switch {
	case has(r):
		return 0
	case r == content.Sorcery:
		return never
	}
	best, sum := uint16(never), uint16(0)
	for to, away := r, 1; away < content.Wheel; away++ {
		from := (to + content.Wheel - 1) % content.Wheel
		if has(content.Sorcery) {
			best = min(best, sum+v.step(l, h, content.Sorcery, to, i))
		}
		sum += v.step(l, h, from, to, i)
		if has(from) {
			return min(best, sum)
		}
		to = from
	}
	return best
}

// unit is what it takes at least to create a die of value i+1, by skill for so many at once or with support mastery.
func (v *solver) unit(l *sight, h *hope, u *units, r content.Resource, i int, skill uint8) uint16 {
	trades := int(u.trade[r][i])
	if trades >= never {
		return never
	}
	cost := whole/min(int(skill), v.room(l, h)) + trades
	if !v.support {
		return uint16(cost)
	}
	// Of those that are created at once and show the same, so many may be of use.
	useful := int(h.accept[l.placed][r][i]) + h.boxes
	all, own := min(v.alike(l, r, i), useful), min(l.own[r].of(i), useful)
	if own > 0 {
		cost = min(cost, whole/own)
	}
	if others := all - own; others > 0 { // the others come by trade
		trades = max(trades, int(min(v.step(l, h, (r+content.Wheel-1)%content.Wheel, r, i), v.step(l, h, content.Sorcery, r, i))))
		cost = min(cost, (whole+others*trades)/all)
	}
	return uint16(cost)
}

// mounts are what an asset costs at each slot that is put on an ability to move the character on, where none is left that
// would do for a square; gifted where one may come besides another.
type mounts struct{ bare, gifted costs }

func (v *solver) mounts(l *sight, h *hope) (m mounts) {
	for _, at := range v.near {
		w := &v.rows[at]
		atOnce := int(w.skill)
		if v.military {
			atOnce = int(v.skill)
		}
		if v.support {
			for i := range sides {
				n := 0
				for r := range l.own {
					n += l.own[r].of(i)
				}
				atOnce = max(atOnce, n)
			}
		}
		if l.loose&(1<<at) == 0 && !v.military && !l.amid {
			m.bare[at] = uint16(whole / min(atOnce, v.room(l, h)))
		}
		bases := (l.assets[at] | l.roams) & h.base
		if !w.taxed {
			bases |= kindOf(w.resource, l.pool.into(w.resource)) & h.base
		}
		if bases == 0 && (l.stress == 0 || v.stressed&(1<<at) == 0) {
			m.gifted[at] = m.bare[at]
		}
	}
	return m
}
