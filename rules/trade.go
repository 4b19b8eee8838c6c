package rules

import "sixwinters/content"

// Trade ([trade], [support-mastery]).

func init() {
	actions[MoveTrade] = action{
		rule: "trade",
		list: func(b *Rulebook, s *State, p int, l []Move) []Move {
			return eachTrade(b, s, MoveTrade, p, l)
		},
		check: checkTrade,
		pay:   spendFirst,
		do: func(e *engine, m Move) {
			e.trade(m.Dice[1], content.Resource(m.Arg))
			e.askMoreDice(m)
		},
	}
	actions[MoveTradeAll] = action{
		rule: "support-mastery",
		list: func(b *Rulebook, s *State, p int, l []Move) []Move {
			if !b.Mastery(s, content.Support) {
				return l
			}
			return eachTrade(b, s, MoveTradeAll, p, l)
		},
		check: checkTradeAll,
		pay:   spendFirst,
		do: func(e *engine, m Move) {
			for range e.s.tradedAtOnce(m) {
				e.trade(m.Dice[1], content.Resource(m.Arg))
			}
		},
	}
}

// Arrow reports whether the wheel of trade has an arrow between two resources: to the next on the wheel, or from
// sorcery to any other.
func Arrow(from, to content.Resource) bool {
	switch {
	case to >= content.Wheel:
		return false
	case from == content.Sorcery:
		return true
	}
	return (from+1)%content.Wheel == to
}

// trade moves a die along an arrow: it changes its resource and keeps its value.
func (e *engine) trade(d Die, to content.Resource) {
	e.change(d, inPool(d.Kind().Resource()), ResourceDie(to, d.Value()), inPool(to), false)
}

// eachFurtherTrade appends the pool dice that a trade action may take besides its first one, showing at most a value: out of the
// same pool or into the same pool, each along an arrow of the slot's resource ([trade]). No slot has arrows by which dice could
// share now the one pool with the first, now the other.
func eachFurtherTrade(b *Rulebook, s *State, f *Frame, most int, l []Move) []Move {
	at := b.SlotResource(s.Players[f.Player].At)
	for from := range content.Resource(content.NumResources) {
		for to := range content.Resource(content.Wheel) {
			alike := Kind(from) == f.Move.Dice[1].Kind() || uint8(to) == f.Move.Arg
			if !alike || !arrowAt(at, from, to) || s.Supply[to] == 0 {
				continue
			}
			for v := range most {
				if s.Pool[from][v] > 0 {
					l = append(l, Move{Kind: MovePickTo, Arg: uint8(to), Dice: [maxSpend]Die{ResourceDie(from, v+1)}})
				}
			}
		}
	}
	return l
}

// arrowAt reports whether the wheel of trade has an arrow between two resources that is used at a location of a third ([trade]).
func arrowAt(at, from, to content.Resource) bool { return (from == at || to == at) && Arrow(from, to) }

// tradedAtOnce returns the number of dice that support mastery trades in a move: all equal to the one named, up to the dice of
// the new resource in the supply ([support-mastery]).
func (s *State) tradedAtOnce(m Move) int {
	return min(s.Pool[m.Dice[1].Kind()].Of(m.Dice[1].Value()), int(s.Supply[m.Arg]))
}

// eachTrade appends the legal trades of a player.
func eachTrade(b *Rulebook, s *State, kind MoveKind, p int, l []Move) []Move {
	at := b.SlotResource(s.Players[p].At)
	for from := range content.Resource(content.NumResources) {
		for to := range content.Resource(content.Wheel) {
			if arrowAt(at, from, to) && s.Supply[to] > 0 {
				l = eachTradeAlong(b, s, Move{Kind: kind, Player: uint8(p), Arg: uint8(to)}, from, l)
			}
		}
	}
	return l
}

// eachTradeAlong appends the legal trades along an arrow: of each value that lies in the pool it comes from, for action dice that show
// as much or more, and of all dice of a value for one that shows just that.
func eachTradeAlong(b *Rulebook, s *State, m Move, from content.Resource, l []Move) []Move {
	for v, n := range s.Pool[from] {
		if n == 0 {
			continue
		}
		m.Dice[1] = ResourceDie(from, v+1)
		highest := Sides
		if m.Kind == MoveTradeAll {
			highest = v + 1
		}
		for a := v + 1; a <= highest; a++ {
			m.Dice[0] = ActionDie(a)
			if actions[m.Kind].check(b, s, m).OK() {
				l = append(l, m)
			}
		}
	}
	return l
}

func checkTrade(b *Rulebook, s *State, m Move) Refusal {
	if r := hasActionDie(s, m); !r.OK() {
		return r
	}
	d, to := m.Dice[1], content.Resource(m.Arg)
	if d.IsAction() {
		return refuse("trade", "Only resource dice are traded.").with(arrowsHere)
	}
	from, at := d.Kind().Resource(), b.SlotResource(s.here(m.Player))
	switch {
	case to == content.Sorcery:
		return refuse("trade", "Nothing can be traded into sorcery.").with(arrowsHere)
	case !Arrow(from, to):
		return refuse("trade", "A die moves only one arrow along the wheel of trade.").with(arrowsHere)
	case from != at && to != at:
		return refuse("trade", "Trade here goes into or out of the location's own resource.").with(arrowsHere)
	case s.Pool[from].Of(d.Value()) == 0:
		return refuse("trade", "There is no such die in the pool.").with(poolTakes)
	case d.Value() > m.Dice[0].Value():
		return refuse("trade", "The resource die must show no more than the action die.").with(poolTakes)
	case s.Supply[to] == 0:
		return refuse("supply", "There is no die of that resource left in the supply.")
	}
	return legal
}

func checkTradeAll(b *Rulebook, s *State, m Move) Refusal {
	if r := checkTrade(b, s, m); !r.OK() {
		return r
	}
	d := m.Dice[1]
	switch {
	case !b.Mastery(s, content.Support):
		return refuse("support-mastery", "Only support mastery trades all dice of one value at once.")
	case d.Value() != m.Dice[0].Value():
		return refuse("support-mastery", "Dice traded all at once must show the action die's value.")
	case s.tradedAtOnce(m) < 2:
		return refuse("useless", "Only one die can be traded; trade it by itself.")
	}
	return legal
}
