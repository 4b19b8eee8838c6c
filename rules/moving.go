package rules

import "sixwinters/content"

// All dice are moved, rolled and changed by the functions of this file, so that none is ever lost ([supply]).

func (s *State) take(d Die, at Place) {
	v, r := d.Value(), d.Kind()
	switch at.Spot {
	case InSupply:
		if r == Action {
			s.ActionSupply--
		} else {
			s.Supply[r]--
		}
	case InPool:
		s.Pool[at.N].Remove(v)
	case AtLocation:
		s.Assets[at.N][r].Remove(v)
	case OnMat:
		s.Players[at.N].Dice.Remove(v)
	case OnSquare:
		p := &s.Players[at.N]
		p.Chain--
		p.Path[p.Chain], p.Laid[p.Chain] = 0, NoDie
	case OnObstacle:
		o := &s.Obstacles[at.N]
		if at.Sub == Beside {
			o.Beside.Remove(v)
		} else {
			o.Dice[at.Sub] = NoDie
		}
	case OnAbility:
		s.Players[at.N].Boxes[at.Sub] = NoDie
	case InStash:
		s.Players[at.N].Stash = NoDie
	case InHand:
		s.Hand[r].Remove(v)
	}
}

func (s *State) put(d Die, at Place) {
	v, r := d.Value(), d.Kind()
	switch at.Spot {
	case InSupply:
		if r == Action {
			s.ActionSupply++
		} else {
			s.Supply[r]++
		}
	case InPool:
		s.Pool[at.N].Add(v)
	case AtLocation:
		s.Assets[at.N][r].Add(v)
	case OnMat:
		s.Players[at.N].Dice.Add(v)
	case OnSquare:
		p := &s.Players[at.N]
		p.Path[p.Chain], p.Laid[p.Chain] = at.Sub, d
		p.Chain++
	case OnObstacle:
		o := &s.Obstacles[at.N]
		if at.Sub == Beside {
			o.Beside.Add(v)
			o.Kind = r.Resource()
		} else {
			o.Dice[at.Sub] = d
		}
	case OnAbility:
		s.Players[at.N].Boxes[at.Sub] = d
	case InStash:
		s.Players[at.N].Stash = d
	case InHand:
		s.Hand[r].Add(v)
	}
}

// inSupplyOf returns the number of dice of a kind in the supply.
func (s *State) inSupplyOf(k Kind) int {
	if k == Action {
		return int(s.ActionSupply)
	}
	return int(s.Supply[k])
}

// move moves a die without changing it.
func (e *engine) move(d Die, from, to Place) {
	e.s.take(d, from)
	e.s.put(d, to)
	e.tell(Event{Kind: EvDie, Die: d, Was: d, From: from, To: to})
}

// change moves a die and replaces it by now: rolled, set to a value, or of another resource, in which case it is exchanged for a
// die from the supply.
func (e *engine) change(was Die, from Place, now Die, to Place, rolled bool) {
	e.s.take(was, from)
	if was.Kind() != now.Kind() {
		e.s.put(was, Place{Spot: InSupply})
		e.s.take(now, Place{Spot: InSupply})
	}
	e.s.put(now, to)
	e.tell(Event{Kind: EvDie, Die: now, Was: was, From: from, To: to, Rolled: rolled})
}

func (e *engine) toSupply(d Die, from Place) { e.move(d, from, Place{Spot: InSupply}) }

// rollValue returns the value, 1..6, of a roll: from the generator or, in a trial, from the caller.
func (e *engine) rollValue(k Kind, to Place) int {
	if e.rolls != nil {
		return e.rolls(k, to)
	}
	return e.s.Chance.Roll()
}

// roll takes a die of a kind from the supply, rolls it and puts it somewhere. It reports false, with nothing done, if
// the supply has none left ([supply]).
func (e *engine) roll(k Kind, to Place) bool {
	if e.supplyEmpty(k) {
		return false
	}
	e.gainAs(NewDie(k, e.rollValue(k, to)), to, true)
	return true
}

// gain puts a die from the supply, showing d's value, somewhere, if the supply has one left ([supply]).
func (e *engine) gain(d Die, to Place) {
	if !e.supplyEmpty(d.Kind()) {
		e.gainAs(d, to, false)
	}
}

// supplyEmpty reports whether no die of a kind is left in the supply, and if so adds an event.
func (e *engine) supplyEmpty(k Kind) bool {
	if e.s.inSupplyOf(k) > 0 {
		return false
	}
	e.tell(Event{Kind: EvShort, N: int8(k)})
	return true
}

func (e *engine) gainAs(d Die, to Place, rolled bool) {
	from := Place{Spot: InSupply}
	e.s.take(d, from)
	e.s.put(d, to)
	e.tell(Event{Kind: EvDie, Die: d, From: from, To: to, Rolled: rolled})
}

func (e *engine) reroll(d Die, at Place) {
	e.change(d, at, NewDie(d.Kind(), e.rollValue(d.Kind(), at)), at, true)
}

// each calls do for every die counted in v; do may change the counts.
func each(k Kind, v Values, do func(d Die)) {
	for i, n := range v {
		for range n {
			do(NewDie(k, i+1))
		}
	}
}

// clearAll returns all dice counted in v, lying in one place, to the supply.
func (e *engine) clearAll(k Kind, v Values, at Place) {
	each(k, v, func(d Die) { e.toSupply(d, at) })
}

// fill rolls dice into the pool of r up to its progress level; dice already there stay ([refresh], [complete]).
func (e *engine) fill(r content.Resource) {
	for e.s.Pool[r].Len() < e.b.ProgressLevel(e.s, r) {
		if !e.roll(Kind(r), inPool(r)) {
			return
		}
	}
}

// clearObstacle returns the dice lying on an obstacle to the supply.
func (e *engine) clearObstacle(id content.ObstacleID) {
	o := &e.s.Obstacles[id]
	for i, d := range o.Dice {
		if d != NoDie {
			e.toSupply(d, onObstacle(id, i))
		}
	}
	e.clearAll(Kind(o.Kind), o.Beside, onObstacle(id, Beside))
	o.Kind = 0
}
