package rules

import "sixwinters/content"

// Rest ([rest]) and the location action ([location-action]).

func init() {
	actions[MoveRest] = action{
		rule: "rest",
		list: func(b *Rulebook, s *State, p int, l []Move) []Move {
			for k := range uint8(content.NumStress) {
				l = eachActionDie(b, s, Move{Kind: MoveRest, Player: uint8(p), Arg: k}, l)
			}
			return l
		},
		check: func(b *Rulebook, s *State, m Move) Refusal {
			if s.Players[m.Player].Stress[m.Arg].Value >= Sides {
				return refuse("rest", "A stress die cannot rise above 6.")
			}
			return hasActionDie(s, m)
		},
		pay: spendFirst,
		do: func(e *engine, m Move) {
			d := &e.s.Players[m.Player].Stress[m.Arg]
			d.Value++
			e.tell(Event{Kind: EvRest, Player: m.Player, Stress: content.Stress(m.Arg), N: int8(d.Value), M: 1})
		},
	}
	actions[MoveAct] = action{
		rule: "location-action",
		list: func(b *Rulebook, s *State, p int, l []Move) []Move {
			if len(b.Location(s, s.Players[p].At).Action) == 0 {
				return l
			}
			return eachActionDie(b, s, Move{Kind: MoveAct, Player: uint8(p)}, l)
		},
		check: func(b *Rulebook, s *State, m Move) Refusal {
			if len(b.Location(s, s.here(m.Player)).Action) == 0 {
				return refuse("location-action", "This location has no action of its own.")
			}
			return hasActionDie(s, m)
		},
		frame: locationFrame,
		pay:   spendFirst,
		do: func(e *engine, m Move) {
			e.tell(Event{Kind: EvAct, Player: m.Player, Slot: e.s.here(m.Player)})
			e.s.push(locationFrame(e.s, m))
		},
	}
}

// locationFrame returns the frame for the action of the location where the player of m is.
func locationFrame(s *State, m Move) Frame {
	at := s.here(m.Player)
	return Frame{Task: taskEffects, Player: m.Player, Slot: at, Program: Program{Kind: OnAction, Card: uint8(s.Slots[at])}}
}

// setStress sets the value, 1..6, of a stress die without moving it along its track.
func (e *engine) setStress(p int, k content.Stress, value int) {
	d := &e.s.Players[p].Stress[k]
	if int(d.Value) != value {
		d.Value = uint8(value)
		e.tell(Event{Kind: EvRest, Player: uint8(p), Stress: k, N: int8(value)})
	}
}
