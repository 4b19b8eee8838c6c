package solver

import (
	"iter"
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// Moves on positions. They mirror those of package rules; a test compares the two.

// expand makes every move from a position, those nearest to the goal last.
func (v *solver) expand(q *position) {
	if q.more.left > 0 {
		v.goOn(q)
		return
	}
	v.travel(q)
	v.useAbilities(q)
	v.useStash(q)
	v.trade(q)
	v.create(q)
	v.placeAssets(q)
}

// paid returns the points of stress paid so far.
func (v *reading) paid(q *position) int {
	n := 0
	for k := range q.stress {
		n += int(v.start.stress[k]) - int(q.stress[k])
	}
	return n
}

func (v *reading) move(kind rules.MoveKind) rules.Move {
	return rules.Move{Kind: kind, Player: uint8(v.p)}
}

// placeAssets puts an asset on the next square of the path ([progress]).
func (v *solver) placeAssets(q *position) {
	n := &v.path[q.placed]
	if n.Region != content.NoRegion && n.Region != v.rows[q.at].region {
		return
	}
	for _, d := range v.atHand(q) {
		r := content.Resource(d.Kind())
		wild := v.wild && r == content.Sorcery
		switch {
		case !wild && (n.Resource != content.NoResource && n.Resource != r || n.Values&(1<<(d.Value()-1)) == 0),
			v.barred&(1<<r) != 0,
			!wild && q.last != rules.NoDie && !v.relates(n.Relation, q.last, d.Value()):
			continue
		}
		m := v.move(rules.MovePlace)
		m.Arg, m.Dice[0] = n.Square, d.Die
		placed := *q
		so := placed.use(d, m)
		placed.placed++
		placed.last = rules.NoDie
		if int(placed.placed) < len(v.path) && v.path[placed.placed].Relation != content.NoRelation {
			placed.last = d.Die
		}
		v.to(&placed, so...)
	}
}

// relates reports whether a value stands in a square's relation to the die before; a wild one stands for any.
func (v *reading) relates(rel content.SquareKind, last rules.Die, value int) bool {
	before := uint8(1) << (last.Value() - 1)
	if v.wild && last.Kind() == rules.Kind(content.Sorcery) {
		before = rules.AnyValue
	}
	return rules.ValuesAfter(rel, before)&(1<<(value-1)) != 0
}

// pay takes stress. It reports false if that would mark a condition.
func (q *position) pay(k content.Stress, points uint8) bool {
	if points >= q.stress[k] {
		return points == 0
	}
	q.stress[k] -= points
	return true
}

// unabsorbed returns a move with the answers that nobody absorbs the stress it takes: the toll of creating, and another kind
// unless that is NoStress.
func (v *reading) unabsorbed(m rules.Move, toll [content.NumStress]uint8, and content.Stress) []rules.Move {
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

// toll pays the extra stress of creating an asset where the character is. It reports false if that would mark a condition.
func (v *reading) toll(q *position, w *place) bool {
	return q.pay(content.Psyche, w.toll[content.Psyche]) && q.pay(content.Body, w.toll[content.Body])
}

// create makes assets ([create], [support-mastery]).
func (v *solver) create(q *position) {
	w := &v.rows[q.at]
	if w.taxed {
		return
	}
	for i, have := range q.pool[w.resource] {
		if have == 0 {
			continue
		}
		if w.icon.Kind == content.StressIcon {
			v.createForStress(q, i)
		}
		which, wanted := v.assignment.toCreate(q, i+1, false)
		if !wanted {
			continue
		}
		for set := v.spendable(q, i+1); set != 0; set &= set - 1 {
			a := bits.TrailingZeros8(set) + 1
			next := *q
			next.spend(a)
			if !v.toll(&next, w) {
				continue
			}
			next.createFrom(i, 1, w.resource)
			next.advanceDie(which)
			next.more = more{left: w.skill - 1, most: uint8(a), low: uint8(i), from: w.resource}
			v.endAction(&next)
			m := v.move(rules.MoveCreate)
			m.Dice[0], m.Dice[1] = rules.ActionDie(a), rules.ResourceDie(w.resource, i+1)
			v.to(&next, v.unabsorbed(m, w.toll, content.NoStress)...)
			if v.support && a == i+1 && have > 1 {
				next.more = more{}
				next.createFrom(i, have-1, w.resource)
				for range have - 1 { // the others
					k, _ := v.assignment.toCreate(&next, i+1, false)
					next.advanceDie(k)
				}
				m.Kind = rules.MoveCreateAll
				v.to(&next, v.unabsorbed(m, w.toll, content.NoStress)...)
			}
		}
	}
}

// createForStress makes an asset of a pool die that shows i+1, for stress ([create]).
func (v *solver) createForStress(q *position, i int) {
	which, wanted := v.assignment.toCreate(q, i+1, true)
	if !wanted {
		return
	}
	w := &v.rows[q.at]
	next := *q
	if v.toll(&next, w) && next.pay(w.icon.Stress, rules.CreateStress) {
		next.createFrom(i, 1, w.resource)
		next.advanceDie(which)
		m := v.move(rules.MoveCreateStress)
		m.Arg, m.Dice[0] = uint8(w.icon.Stress), rules.ResourceDie(w.resource, i+1)
		v.to(&next, v.unabsorbed(m, w.toll, w.icon.Stress)...)
	}
}

// createFrom makes assets of n pool dice that show i+1, where the character is.
func (q *position) createFrom(i int, n uint8, r content.Resource) {
	q.pool[r][i] -= n
	q.assets[q.at][r][i] += n
}

// endAction ends an action of several dice where no further one can be taken.
func (v *reading) endAction(q *position) {
	w := &q.more
	if w.left > 0 && !w.trade && anyUpTo(&q.pool[w.from], w.most) {
		return
	}
	if w.left > 0 && w.trade {
		for from, to := range v.further(q) {
			if anyUpTo(&q.pool[from], w.most) && q.supply[to] > 0 {
				return
			}
		}
	}
	q.more = more{}
}

// anyUpTo reports whether a die shows a value at most.
func anyUpTo(dice *rules.Values, most uint8) bool {
	lowest := dice.Lowest()
	return lowest > 0 && lowest <= int(most)
}

// further lists the arrows along which further dice of a trade action may go: out of the same pool or into the same pool ([trade]).
func (v *reading) further(q *position) iter.Seq2[content.Resource, content.Resource] {
	return func(yield func(from, to content.Resource) bool) {
		at := v.rows[q.at].resource
		for from := range content.Resource(content.NumResources) {
			for to := range content.Resource(content.Wheel) {
				alike := from == q.more.from || to == q.more.to
				if alike && (from == at || to == at) && rules.Arrow(from, to) && !yield(from, to) {
					return
				}
			}
		}
	}
}

// goOn takes further dice of a create or trade action, or ends it.
func (v *solver) goOn(q *position) {
	w := q.more
	next := *q
	next.more = more{}
	v.to(&next, rules.Move{Kind: rules.MoveEnough})
	if w.trade {
		for from, to := range v.further(q) {
			n, _ := arrow(from, to)
			switch last, _ := arrow(w.from, w.to); {
			case q.supply[to] == 0:
			case n == last:
				v.tradeFurther(q, from, to, w.low)
			case n > last:
				v.tradeFurther(q, from, to, 0)
			}
		}
		return
	}
	for i := w.low; i < w.most; i++ {
		which, wanted := v.assignment.toCreate(q, int(i)+1, false)
		if q.pool[w.from][i] == 0 || !wanted {
			continue
		}
		next := *q
		next.more.left--
		next.more.low = i
		next.createFrom(int(i), 1, w.from)
		next.advanceDie(which)
		v.endAction(&next)
		m := rules.Move{Kind: rules.MovePick}
		m.Dice[0] = rules.ResourceDie(w.from, int(i)+1)
		v.to(&next, m)
	}
}

// tradeFurther trades a further die of an action along an arrow, one that shows more than low.
func (v *solver) tradeFurther(q *position, from, to content.Resource, low uint8) {
	for i := low; i < q.more.most; i++ {
		which, wanted := v.assignment.toTrade(q, from, to, int(i)+1)
		if q.pool[from][i] == 0 || !wanted {
			continue
		}
		next := *q
		next.more.left--
		next.more.from, next.more.to, next.more.low = from, to, i
		next.exchange(from, to, int(i), 1)
		next.advanceDie(which)
		v.endAction(&next)
		m := rules.Move{Kind: rules.MovePickTo, Arg: uint8(to)}
		m.Dice[0] = rules.ResourceDie(from, int(i)+1)
		v.to(&next, m)
	}
}

// useStash puts an asset into the stash, or the one that is there back on the table ([stash]).
func (v *solver) useStash(q *position) {
	m := v.move(rules.MoveStash)
	if d := q.stash; d != rules.NoDie {
		back := *q
		back.stash = rules.NoDie
		back.assets[q.at][d.Kind()][d.Value()-1]++
		m.Kind, m.Dice[0] = rules.MoveUnstash, d
		v.to(&back, m)
		return
	}
	if v.stashes == content.NoResource {
		return
	}
	for i, have := range q.assets[q.at][v.stashes] {
		if have > 0 {
			away := *q
			away.assets[q.at][v.stashes][i]--
			away.stash = rules.ResourceDie(v.stashes, i+1)
			m.Dice[0] = away.stash
			v.to(&away, m)
		}
	}
}

// asset is a die that may be used where the character is.
type asset struct {
	rules.Die
	from uint8 // where it lies
}

// atHand returns the assets where the character is, each kind once, and those that may march there ([mastery]): they do so
// only to be used at once.
func (v *solver) atHand(q *position) []asset {
	all := v.assets[:0]
	for from := range q.assets {
		if from != int(q.at) && !v.military {
			continue
		}
		for r := range content.Resource(content.NumResources) {
			if from != int(q.at) && !v.marches(r) {
				continue
			}
			for i, have := range q.assets[from][r] {
				if have > 0 {
					all = append(all, asset{rules.ResourceDie(r, i+1), uint8(from)})
				}
			}
		}
	}
	v.assets = all
	return all
}

// use takes an asset off the table, and returns the moves that make it ready with one that uses it.
func (q *position) use(d asset, m rules.Move) []rules.Move {
	q.assets[d.from][d.Kind()][d.Value()-1]--
	if d.from == q.at {
		return []rules.Move{m}
	}
	march := rules.Move{Kind: rules.MoveMarch, Slot: content.Slot(d.from), To: content.Slot(q.at)}
	march.Dice[0] = d.Die
	return []rules.Move{march, m}
}
