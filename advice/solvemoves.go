package advice

import (
	"hash/maphash"

	"sixwinters/content"
	"sixwinters/rules"
)

// The moves of a solution, carried out on positions. They mirror those of package rules; a test compares the two.

// walk looks at all that a position leads to.
func (v *solver) walk(q *position) {
	if int(q.placed) == len(v.path) {
		at := result{found: true, dice: int(q.spent), stress: v.paid(q)}
		if at.dice <= v.most && (!v.best.found || at.better(v.best)) {
			v.best = at
			v.best.moves = append([]rules.Move{}, v.moves...)
		}
		return
	}
	if v.left <= 0 {
		return
	}
	key := maphash.Comparable(v.seed, *q)
	if _, seen := v.visited[key]; seen {
		return
	}
	v.visited[key] = struct{}{}
	v.left--
	if v.hopeless(q) {
		return
	}
	if q.more.left > 0 {
		v.goOn(q)
		return
	}
	v.travel(q)
	stay := *q
	stay.came, stay.from, stay.fare = false, 0, 0
	v.placeAssets(&stay)
	v.useAbilities(&stay)
	v.create(&stay)
	v.stashAndMarch(&stay)
	v.convert(&stay)
	v.trade(&stay)
}

// paid is how much stress has been paid.
func (v *solver) paid(q *position) int {
	n := 0
	for k := range q.stress {
		n += int(v.start.stress[k]) - int(q.stress[k])
	}
	return n
}

// to goes on from a position that moves lead to.
func (v *solver) to(next *position, moves ...rules.Move) {
	before := len(v.moves)
	v.moves = append(v.moves, moves...)
	v.walk(next)
	v.moves = v.moves[:before]
}

func (v *solver) move(kind rules.MoveKind) rules.Move {
	return rules.Move{Kind: kind, Player: uint8(v.p)}
}

func pick(d rules.Die) rules.Move {
	m := rules.Move{Kind: rules.MovePick}
	m.Dice[0] = d
	return m
}

// placeAssets puts an asset on the next square of the path ([progress]).
func (v *solver) placeAssets(q *position) {
	n := &v.path[q.placed]
	square := &v.card.Squares[n.Square]
	if n.Region != content.NoRegion && n.Region != v.rows[q.at].region {
		return
	}
	for r := range content.Resource(content.NumResources) {
		wild := v.wild && r == content.Sorcery
		if !wild && n.Resource != content.NoResource && n.Resource != r {
			continue
		}
		barred := v.barred&(1<<r) != 0
		if n.End && (q.bars || barred) {
			continue
		}
		for i, have := range q.assets[q.at][r] {
			if have == 0 || !wild && n.Values&(1<<i) == 0 {
				continue
			}
			d := rules.ResourceDie(r, i+1)
			if !wild && q.last != rules.NoDie && !v.relates(square.Relation, q.last, i+1) {
				continue
			}
			next := *q
			next.assets[q.at][r][i]--
			next.placed++
			next.last = d
			next.bars = q.bars || barred
			m := v.move(rules.MovePlace)
			m.Arg, m.Dice[0] = n.Square, d
			v.to(&next, m)
		}
	}
}

// relates reports whether a value stands in a square's relation to the die before; a wild one stands for any.
func (v *solver) relates(rel content.SquareKind, last rules.Die, value int) bool {
	want := value
	switch rel {
	case content.OneHigher:
		want--
	case content.OneLower:
		want++
	case content.NoRelation:
		return true
	}
	if v.wild && last.Kind() == rules.Kind(content.Sorcery) {
		return want >= 1 && want <= sides
	}
	return last.Value() == want
}

// pay takes stress off a position's dice; it reports false where a condition would be marked.
func (q *position) pay(k content.Stress, points uint8) bool {
	if points >= q.stress[k] {
		return points == 0
	}
	q.stress[k] -= points
	return true
}

// unabsorbed is a move with the answers that nobody absorbs the stress it takes: the toll of creating, and another kind
// unless that is NoStress.
func (v *solver) unabsorbed(m rules.Move, toll [content.NumStress]uint8, and content.Stress) []rules.Move {
	moves := []rules.Move{m}
	for k := range content.Stress(content.NumStress) {
		if v.absorbs[k] && toll[k] > 0 {
			moves = append(moves, rules.Move{Kind: rules.MoveValue})
		}
		if v.absorbs[k] && k == and {
			moves = append(moves, rules.Move{Kind: rules.MoveValue})
		}
	}
	return moves
}

// spend returns an action die to the supply.
func (q *position) spend(value int) {
	q.dice[value-1]--
	q.spare++
	q.spent++
}

// toll pays what creating an asset takes on top where the character is.
func (v *solver) toll(q *position) bool {
	w := &v.rows[q.at]
	return q.pay(content.Psyche, w.toll[content.Psyche]) && q.pay(content.Body, w.toll[content.Body])
}

// useful reports whether a new asset where the character is could come to be placed or used.
func (v *solver) useful(r content.Resource) bool { return v.wanted&(1<<r) != 0 }

// reserves is how many action dice abilities may still take for what they show. Other dice serve the better the higher
// they are, so that of those that would do, a plan spends one of the lowest but for so many: any other plan is as good
// with two dice exchanged. With support mastery the value spent matters, and all dice are tried.
func (v *solver) reserves(q *position) int {
	if v.support {
		return q.dice.Len()
	}
	n := 0
	for i := range v.boxes {
		if x := &v.boxes[i]; x.op != content.NoOp && q.used&(1<<i) == 0 && (x.Box == content.AnyDieBox || x.Box == content.ValueBox) {
			n++
		}
	}
	return n
}

// fitting reports whether an asset where the character is, fresh from the pool, could come to be placed or used.
func (v *solver) fitting(q *position, r content.Resource, value int) bool {
	if !v.useful(r) {
		return false
	}
	if v.wild && r == content.Sorcery || v.roaming&(1<<r) != 0 {
		return true
	}
	if v.boxTakes(q, rules.ResourceDie(r, value)) {
		return true
	}
	for i := int(q.placed); i < len(v.path); i++ {
		if v.path[i].Takes(rules.ResourceDie(r, value), v.rows[q.at].region) {
			return true
		}
	}
	return false
}

// create makes assets ([create], [support-mastery]).
func (v *solver) create(q *position) {
	w := &v.rows[q.at]
	r := w.resource
	if !v.useful(r) {
		return
	}
	for i, have := range q.pool[r] {
		if have == 0 || w.skill == 1 && !v.support && !v.fitting(q, r, i+1) {
			continue
		}
		d := rules.ResourceDie(r, i+1)
		if w.icon.Kind == content.StressIcon {
			next := *q
			if v.toll(&next) && next.pay(w.icon.Stress, 2) {
				next.pool[r][i]--
				next.assets[q.at][r][i]++
				m := v.move(rules.MoveCreateStress)
				m.Arg, m.Dice[0] = uint8(w.icon.Stress), d
				v.to(&next, v.unabsorbed(m, w.toll, w.icon.Stress)...)
			}
		}
		spare := v.reserves(q)
		for a := i + 1; a <= sides && (spare >= 0 || w.skill > 1); a++ {
			if q.dice.Of(a) == 0 {
				continue
			}
			spare -= q.dice.Of(a)
			next := *q
			next.spend(a)
			if !v.toll(&next) {
				continue
			}
			next.pool[r][i]--
			next.assets[q.at][r][i]++
			next.more = more{left: w.skill - 1, most: uint8(a), from: r}
			next.settle()
			m := v.move(rules.MoveCreate)
			m.Dice[0], m.Dice[1] = rules.ActionDie(a), d
			v.to(&next, v.unabsorbed(m, w.toll, content.NoStress)...)
			if v.support && a == i+1 && have > 1 {
				next.more = more{}
				next.pool[r][i] = 0
				next.assets[q.at][r][i] = q.assets[q.at][r][i] + have
				m.Kind = rules.MoveCreateAll
				v.to(&next, v.unabsorbed(m, w.toll, content.NoStress)...)
			}
		}
	}
}

// settle ends an action of several dice where no further one can be taken.
func (q *position) settle() {
	w := &q.more
	if w.left > 0 && (!w.trade || q.supply[w.to] > 0) {
		for i := range w.most {
			if q.pool[w.from][i] > 0 {
				return
			}
		}
	}
	q.more = more{}
}

// goOn takes further dice of a create or trade action, or says it is enough.
func (v *solver) goOn(q *position) {
	w := q.more
	next := *q
	next.more = more{}
	v.to(&next, rules.Move{Kind: rules.MoveEnough})
	for i := range w.most {
		if q.pool[w.from][i] == 0 {
			continue
		}
		next := *q
		next.more.left--
		if w.trade {
			next.exchange(w.from, w.to, int(i), 1)
		} else {
			next.pool[w.from][i]--
			next.assets[q.at][w.from][i]++
		}
		next.settle()
		v.to(&next, pick(rules.ResourceDie(w.from, int(i)+1)))
	}
}

// exchange turns n pool dice of value i+1 into another resource.
func (q *position) exchange(from, to content.Resource, i int, n uint8) {
	q.pool[from][i] -= n
	q.pool[to][i] += n
	q.supply[from] += n
	q.supply[to] -= n
}

// trade moves pool dice along an arrow ([trade], [support-mastery]).
func (v *solver) trade(q *position) {
	here := v.rows[q.at].resource
	for from := range content.Resource(content.NumResources) {
		for to := range content.Resource(content.Wheel) {
			if from != here && to != here || !rules.Arrow(from, to) || q.supply[to] == 0 {
				continue
			}
			for i, have := range q.pool[from] {
				if have == 0 || !v.wantedBeyond(q, to, i+1) {
					continue
				}
				spare := v.reserves(q)
				for a := i + 1; a <= sides && (spare >= 0 || v.rows[q.at].skill > 1); a++ {
					if q.dice.Of(a) == 0 {
						continue
					}
					spare -= q.dice.Of(a)
					next := *q
					next.spend(a)
					next.exchange(from, to, i, 1)
					next.more = more{left: v.rows[q.at].skill - 1, most: uint8(a), from: from, to: to, trade: true}
					next.settle()
					m := v.move(rules.MoveTrade)
					m.Arg, m.Dice[0], m.Dice[1] = uint8(to), rules.ActionDie(a), rules.ResourceDie(from, i+1)
					v.to(&next, m)
					if n := min(have, q.supply[to]); v.support && a == i+1 && n > 1 {
						next := *q
						next.spend(a)
						next.exchange(from, to, i, n)
						m.Kind = rules.MoveTradeAll
						v.to(&next, m)
					}
				}
			}
		}
	}
}

// wantedBeyond reports whether a die of a value that comes to a pool could be of use, there or further along the wheel.
func (v *solver) wantedBeyond(q *position, r content.Resource, value int) bool {
	for i := range content.Wheel {
		to := (r + content.Resource(i)) % content.Wheel
		if v.rows[q.at].skill > 1 || v.support { // others come with it
			if v.useful(to) {
				return true
			}
			continue
		}
		if v.converts&(1<<to) != 0 || v.fittingAnywhere(q, to, value) {
			return true
		}
	}
	return false
}

// fittingAnywhere is fitting for an asset that may be created anywhere.
func (v *solver) fittingAnywhere(q *position, r content.Resource, value int) bool {
	if v.boxTakes(q, rules.ResourceDie(r, value)) {
		return v.useful(r)
	}
	for i := int(q.placed); i < len(v.path); i++ {
		if n := &v.path[i]; (n.Resource == content.NoResource || n.Resource == r) && n.Values&(1<<(value-1)) != 0 {
			return true
		}
	}
	return false
}

// boxTakes reports whether an ability that is still to be used takes an asset.
func (v *solver) boxTakes(q *position, d rules.Die) bool {
	for i := range v.boxes {
		x := &v.boxes[i]
		if x.op != content.NoOp && x.Cost == content.NoStress && q.used&(1<<i) == 0 && x.fits(d) {
			return true
		}
	}
	return false
}

// travel moves the character ([move]).
func (v *solver) travel(q *position) {
	w := &v.rows[q.at]
	for to := range v.rows {
		if to == int(q.at) || v.rows[to].closed || q.came && to == int(q.from) {
			continue
		}
		if w.gate[to] {
			for k := range q.stress {
				next := *q
				if next.pay(content.Stress(k), 1) {
					next.at = uint8(to)
					next.came, next.from, next.fare = false, 0, 0
					m := v.move(rules.MoveGate)
					m.Slot, m.Arg = content.Slot(to), uint8(k)
					v.to(&next, v.unabsorbed(m, [content.NumStress]uint8{}, content.Stress(k))...)
				}
			}
		}
		m := v.move(rules.MoveSail)
		m.Slot = content.Slot(to)
		reserves := v.reserves(q)
		v.journey(q, m, int(w.sail[to]), 0, 1, reserves)
		m.Kind = rules.MoveTravel
		v.journey(q, m, int(w.travel[to]), 0, 1, reserves)
	}
}

// cheapest is the least dice a move to a slot costs, or -1.
func (w *place) cheapest(to content.Slot) int {
	if c := w.sail[to]; c != int8(content.NoWay) {
		return int(c)
	}
	return int(w.travel[to])
}

// journey pays for a move with every choice of dice, the lowest first, leaving at most so many lower ones.
func (v *solver) journey(q *position, m rules.Move, price, paid, low, reserves int) {
	if price == int(content.NoWay) || price > paid && q.dice.Len() < price-paid {
		return
	}
	if paid == 0 && q.came {
		// Two moves with nothing between are no better than one that costs no more.
		if direct := v.rows[q.from].cheapest(m.Slot); direct >= 0 && direct <= int(q.fare)+price {
			return
		}
	}
	if paid == price {
		next := *q
		next.from, next.fare, next.came = next.at, uint8(price), true
		next.at = uint8(m.Slot)
		v.to(&next, m)
		return
	}
	for a := low; a <= sides && paid < len(m.Dice) && reserves >= 0; a++ {
		if n := q.dice.Of(a); n > 0 {
			next := *q
			next.spend(a)
			m.Dice[paid] = rules.ActionDie(a)
			v.journey(&next, m, price, paid+1, a, reserves)
			reserves -= n
		}
	}
}

// stashAndMarch uses the stash ([stash]) and military mastery ([mastery]).
func (v *solver) stashAndMarch(q *position) {
	if d := q.stash; d != rules.NoDie {
		next := *q
		next.stash = rules.NoDie
		next.assets[q.at][d.Kind()][d.Value()-1]++
		m := v.move(rules.MoveUnstash)
		m.Dice[0] = d
		v.to(&next, m)
	} else if v.stashes != content.NoResource {
		for i, have := range q.assets[q.at][v.stashes] {
			if have > 0 {
				next := *q
				next.assets[q.at][v.stashes][i]--
				next.stash = rules.ResourceDie(v.stashes, i+1)
				m := v.move(rules.MoveStash)
				m.Dice[0] = next.stash
				v.to(&next, m)
			}
		}
	}
	if !v.military {
		return
	}
	for from := range q.assets {
		for i, have := range q.assets[from][content.Military] {
			if have > 0 && from != int(q.at) { // to anywhere else it can march later
				next := *q
				next.assets[from][content.Military][i]--
				next.assets[q.at][content.Military][i]++
				m := rules.Move{Kind: rules.MoveMarch, Slot: content.Slot(from), To: content.Slot(q.at)}
				m.Dice[0] = rules.ResourceDie(content.Military, i+1)
				v.to(&next, m)
			}
		}
	}
}

// convert uses pool dice as action dice.
func (v *solver) convert(q *position) {
	for r := range content.Resource(content.NumResources) {
		if v.rows[q.at].converts&(1<<r) == 0 || q.spare == 0 {
			continue
		}
		for i, have := range q.pool[r] {
			if have > 0 {
				next := *q
				next.pool[r][i]--
				next.supply[r]++
				next.spare--
				next.dice[i]++
				m := v.move(rules.MoveConvert)
				m.Dice[0] = rules.ResourceDie(r, i+1)
				v.to(&next, m)
			}
		}
	}
}
