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
