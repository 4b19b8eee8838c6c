package advice

import (
	"math/bits"

	"sixwinters/content"
	"sixwinters/rules"
)

// The moves of a solution, carried out on positions. They mirror those of package rules; a test compares the two.

// expand goes on from a position by every move. Those that bring a way nearer to its end come last.
func (v *solver) expand(q *position) {
	if q.more.left > 0 {
		v.goOn(q)
		return
	}
	due := q.due
	free := *q
	free.due = nothing
	if due.what == nothingDue || due.what == actionDue || due.what == leaveDue {
		v.travel(&free, due)
	}
	if due.what != poolDue {
		v.useAbilities(&free, due)
	} else { // the die that creates or trades on may come of an ability
		v.changeActionDice(q)
	}
	free.stay()
	// What takes the character on by an ability may come to be here only now.
	leaves := due.what == leaveDue && v.hope(q.used).moves
	if due.what == nothingDue || leaves {
		v.stashAndMarch(&free)
	}
	if due.what == nothingDue {
		v.convert(&free)
	}
	if due.what != assetDue {
		v.trade(&free, due)
	}
	if due.what != assetDue && due.what != leaveDue || leaves {
		v.create(&free, due)
	}
	if due.what == nothingDue || due.what == assetDue {
		v.placeAssets(&free, due)
	}
}

// stay notes that something is done where the character is.
func (q *position) stay() { q.came, q.from, q.fare = false, 0, 0 }

// paid is how much stress has been paid.
func (v *solver) paid(q *position) int {
	n := 0
	for k := range q.stress {
		n += int(v.start.stress[k]) - int(q.stress[k])
	}
	return n
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
func (v *solver) placeAssets(q *position, due due) {
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
		if barred && v.ends() {
			continue
		}
		for i, have := range q.assets[q.at][r] {
			if have == 0 || !wild && n.Values&(1<<i) == 0 {
				continue
			}
			d := rules.ResourceDie(r, i+1)
			if !due.asset(d) {
				continue
			}
			if !wild && q.last != rules.NoDie && !v.relates(square.Relation, q.last, i+1) {
				continue
			}
			next := *q
			next.assets[q.at][r][i]--
			next.placed++
			next.last = rules.NoDie
			if int(next.placed) < len(v.path) && v.card.Squares[v.path[next.placed].Square].Relation != content.NoRelation {
				next.last = d
			}
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
func (v *solver) toll(q *position, w *place) bool {
	return q.pay(content.Psyche, w.toll[content.Psyche]) && q.pay(content.Body, w.toll[content.Body])
}

// usable reports whether an asset where the character is, fresh from the pool, could come to be placed or used: on a
// square that is left, as it is or changed by abilities, or on one that makes several of it, or moves the character.
func (v *solver) usable(q *position, r content.Resource, value int) bool {
	h := v.hope(q.used)
	return !v.leavesOut(fitsNothing) || h.matter[q.placed].of(r)&(1<<(value-1)) != 0 || h.ridden(v.rows[q.at].skill)
}

// create makes assets ([create], [support-mastery]).
func (v *solver) create(q *position, due due) {
	w := &v.rows[q.at]
	r := w.resource
	if w.taxed {
		return
	}
	for i, have := range q.pool[r] {
		d := rules.ResourceDie(r, i+1)
		usable, paid := v.usable(q, r, i+1), w.icon.Kind == content.StressIcon
		dealt, wanted := v.toCreate(q, i+1, false)
		dealtForStress, wantedForStress := v.toCreate(q, i+1, true)
		h := v.hope(q.used)
		paid = paid && (usable && wantedForStress || h.moves) // that takes no action die, and saves one
		usable = usable && (wanted || h.ridden(w.skill))
		if have == 0 || !usable && !paid || w.skill == 1 && !due.pool(d) {
			continue
		}
		value := uint8(1) << i
		if paid && due.what != actionDue && !due.all {
			next := *q
			next.due = v.createdDue(q, r, value)
			next.due.ride = true
			if v.toll(&next, w) && next.pay(w.icon.Stress, 2) {
				next.pool[r][i]--
				next.assets[q.at][r][i]++
				next.goesOn(dealtForStress)
				m := v.move(rules.MoveCreateStress)
				m.Arg, m.Dice[0] = uint8(w.icon.Stress), d
				v.to(&next, v.unabsorbed(m, w.toll, w.icon.Stress)...)
			}
		}
		for set := v.spendable(q, i+1, due); usable && set != 0; set &= set - 1 {
			a := bits.TrailingZeros8(set) + 1
			next := *q
			next.spend(a)
			if !v.toll(&next, w) {
				continue
			}
			next.pool[r][i]--
			next.assets[q.at][r][i]++
			next.goesOn(dealt)
			next.due = v.createdDue(q, r, value)
			next.due.ride = w.skill > 1
			next.more = more{left: w.skill - 1, most: uint8(a), low: uint8(i), from: r}
			next.settled()
			m := v.move(rules.MoveCreate)
			m.Dice[0], m.Dice[1] = rules.ActionDie(a), d
			if !due.all {
				v.to(&next, v.unabsorbed(m, w.toll, content.NoStress)...)
			}
			if v.support && a == i+1 && have > 1 {
				next.more = more{}
				if v.hand(&next) >= 2 {
					next.due = nothing // dice that show the same may come to the pool meanwhile
				}
				next.pool[r][i] = 0
				next.assets[q.at][r][i] = q.assets[q.at][r][i] + have
				for k := dealt; k != none; { // the others
					k, _ = v.toCreate(&next, i+1, false)
					next.goesOn(k)
				}
				m.Kind = rules.MoveCreateAll
				v.to(&next, v.unabsorbed(m, w.toll, content.NoStress)...)
			}
		}
	}
}

// settled ends an action of several dice where no further one can be taken.
func (q *position) settled() {
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
	for i := w.low; i < w.most; i++ {
		value := int(i) + 1
		if q.pool[w.from][i] == 0 || w.trade && !v.wantedBeyond(q, w.to, value) || !w.trade && !v.usable(q, w.from, value) {
			continue
		}
		dealt, wanted := v.toTrade(q, w.from, w.to, value)
		wanted = wanted || v.gathers()
		if !w.trade {
			dealt, wanted = v.toCreate(q, value, false)
			wanted = wanted || v.hope(q.used).ridden(v.rows[q.at].skill)
		}
		if !wanted {
			continue
		}
		next := *q
		next.more.left--
		next.more.low = i
		switch {
		case w.trade && (q.pool[w.to][i] == 0 || v.rows[q.at].skill > 1), !w.trade && q.assets[q.at][w.from][i] == 0:
			next.due.values |= 1 << i
		}
		next.goesOn(dealt)
		m := pick(rules.ResourceDie(w.from, value))
		if w.trade {
			next.exchange(w.from, w.to, int(i), 1)
			v.traded(&next, m)
			continue
		}
		next.pool[w.from][i]--
		next.assets[q.at][w.from][i]++
		next.settled()
		v.to(&next, m)
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
				next.due = assetsDue(q, content.Military, 1<<i)
				next.due.ride = true
				m := rules.Move{Kind: rules.MoveMarch, Slot: content.Slot(from), To: content.Slot(q.at)}
				m.Dice[0] = rules.ResourceDie(content.Military, i+1)
				v.to(&next, m)
			}
		}
	}
}

// convert uses pool dice as action dice.
func (v *solver) convert(q *position) {
	v.settle(q, v.converting)
}

func (v *solver) converting(q *position) {
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
