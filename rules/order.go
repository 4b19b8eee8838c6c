package rules

import (
	"fmt"
	"slices"

	"sixwinters/content"
)

// What happens at once happens in the order the players choose, where two orders can end differently for them; otherwise in the
// printed order: psyche before body, the first player first, the innermost obstacle first ([choice]).
//
// A TaskOrder frame asks which of several things is next: of the N frames right below it, the first in print uppermost, or, with N 0,
// of the obstacles of the Queue, listed at Slot. A thing is named by the answer that chooses it.

func init() {
	tasks[TaskOrder] = task{
		rule: "choice",
		run: func(e *engine, f *Frame) bool {
			if e.ordering || !e.orderMatters() {
				e.s.pop()
				return false
			}
			// What conflicts with nothing has its turn in the printed order.
			first := Move{Kind: MoveCard, Card: uint8(e.s.Queue.Cards[0])}
			if f.N > 0 {
				first = e.s.Stack[e.s.Depth-2].name()
			}
			if slices.ContainsFunc(e.b.things(e.s, nil), func(t thing) bool { return t.name == first }) {
				return true
			}
			e.begin(f, first)
			return false
		},
		moves: func(b *Rulebook, s *State, f *Frame, l []Move) []Move {
			var room [mostAtOnce]thing
			for _, t := range b.things(s, room[:0]) {
				if t.after == 0 {
					l = append(l, t.name)
				}
			}
			return l
		},
		play:  func(e *engine, f *Frame, m Move) { e.begin(f, m) },
		ask:   askOrder,
		label: orderLabel,
	}
}

// inAnyOrder says that the frames on the stack above a depth are carried out at once.
func (e *engine) inAnyOrder(above uint8) {
	if n := e.s.Depth - above; n > 1 {
		e.s.push(Frame{Task: TaskOrder, Player: NoPlayer, N: n})
	}
}

// begin begins one of the things that the TaskOrder frame on top of the stack chooses between.
func (e *engine) begin(f *Frame, name Move) {
	s := e.s
	if f.N == 0 {
		e.trigger(content.ObstacleID(name.Card), f.Slot)
		return
	}
	i := int(s.Depth) - 2
	for s.Stack[i].name() != name {
		i--
	}
	f.N--
	one := s.Stack[i]
	copy(s.Stack[i:], s.Stack[i+1:s.Depth])
	s.Stack[s.Depth-1] = one
}

// name returns the answer that chooses a frame to be the next of those below a TaskOrder frame.
func (f *Frame) name() Move {
	switch {
	case f.Task == TaskStress:
		return Move{Kind: MoveSuffer, Player: f.Player, Arg: f.N}
	case f.Task == taskAttach:
		return Move{Kind: MoveCard, Card: uint8(f.picked())}
	case f.Task == TaskSubject:
		return Move{Kind: MoveWith, Player: f.Player}
	case f.Program.Kind == OnArrive:
		return Move{Kind: MoveCard, Card: f.Program.Card}
	}
	return Move{Kind: MoveTo, Slot: f.Slot} // the text of a location where a character arrives
}

// thing is one of several that happen at once.
type thing struct {
	name  Move
	frame Frame // that carries it out

	reads, changes aspects
	after          int // copies of its card with the same dice that it follows, one bit each: one order of them represents all
}

// things appends the choices of the TaskOrder frame on top of the stack, in the printed order.
func (b *Rulebook) things(s *State, l []thing) []thing {
	return b.findAlike(s, b.conflicting(s, b.atOnce(s, l)))
}

// atOnce appends all that happens at once, in the printed order, but listed obstacles that do nothing.
func (b *Rulebook) atOnce(s *State, l []thing) []thing {
	f := s.top()
	for i := range int(f.N) {
		of := &s.Stack[int(s.Depth)-2-i]
		l = append(l, thing{name: of.name(), frame: *of})
	}
	if f.N > 0 {
		return l
	}
	for _, id := range s.Queue.List() {
		if len(b.c.Card(id).Activate) > 0 && s.activates(id, f.Slot) {
			l = append(l, thing{name: Move{Kind: MoveCard, Card: uint8(id)}, frame: activation(id, f.Slot)})
		}
	}
	return l
}

// findAlike finds copies of one card with the same dice.
func (b *Rulebook) findAlike(s *State, l []thing) []thing {
	for i := range l {
		for k := range i {
			m, n := l[i].name, l[k].name
			if m.Kind == MoveCard && n.Kind == MoveCard && b.c.Cards[m.Card].Entry == b.c.Cards[n.Card].Entry &&
				s.Obstacles[m.Card] == s.Obstacles[n.Card] {
				l[i].after |= 1 << k
			}
		}
	}
	return l
}

// askOrder asks which of the things that happen at once is next.
func askOrder(b *Rulebook, s *State, f *Frame) string {
	if f.N == 0 {
		return "The order matters: which obstacle at " + b.placeName(s, f.Slot) + " activates next?"
	}
	switch of := &s.Stack[s.Depth-2]; {
	case of.Task == TaskStress:
		return "The order matters: which stress" + b.stressFrom(s) + " is taken next?"
	case of.Task == taskAttach:
		return "Which obstacle is attached to " + b.placeName(s, of.Slot) + " next? The first one lies innermost."
	case of.Task == TaskSubject:
		return b.titleIn(s, of) + ": the order matters. Who is first? " + b.said(of, of.effect(b))
	default:
		return "The order matters: which text comes next as " + b.PlayerName(s, int(of.Player)) + " moves to " + b.placeName(s, of.Slot) + "?"
	}
}

func orderLabel(b *Rulebook, s *State, f *Frame, m Move) string {
	switch m.Kind {
	case MoveCard:
		if of := &s.Stack[s.Depth-2]; f.N > 0 && of.Task == taskAttach {
			o := b.c.Card(content.ObstacleID(m.Card))
			return fmt.Sprintf("%s (%s) next", o.Name, o.Skill)
		}
		return b.obstacleName(s, content.ObstacleID(m.Card)) + " next"
	case MoveTo:
		return b.placeName(s, m.Slot) + " next"
	case MoveWith:
		return b.PlayerName(s, int(m.Player)) + " first"
	}
	return fmt.Sprintf("%s takes %s next", b.PlayerName(s, int(m.Player)), content.Stress(m.Arg))
}
