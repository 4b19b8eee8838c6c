package rules

import (
	"cmp"
	"strings"

	"sixwinters/content"
)

// Carrying out lists of effects. A taskEffects frame goes through a list; each effect becomes one TaskSubject frame for
// each character it is for, or a single one; what it needs to be told is asked there.

// operation is one operation of the effect vocabulary: everything the game knows of it stands here.
type operation struct {
	// useful reports whether the operation could change anything now ([useless]); nil: if it has options, or always.
	useful func(b *Rulebook, s *State, f Frame, ef *content.Effect) bool
	// options appends what the players choose between; nil if there is nothing to choose. With no option the effect
	// comes to nothing, with one it is carried out.
	options func(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move
	// do carries the effect out with the choice made. It reports whether more is to be chosen.
	do func(e *engine, f *Frame, ef *content.Effect, m Move) (again bool)
	// together: characters are dealt with at once, the set of players in the frame's M, not one by one.
	together bool
	// ask is the question to the players; selectedCard in it stands for what the effect selects.
	ask string
	// then is what is still asked once part of it has been chosen, and "" before that; nil if nothing is chosen in parts.
	then func(b *Rulebook, s *State, f *Frame, ef *content.Effect) string
	// say puts the operation into words for a card's text.
	say func(w *words, ef *content.Effect)
}

// selectedCard stands in a question for one of the obstacles that an effect selects, in the words of the card's text.
const selectedCard = "{card}"

// operations is the closed vocabulary, filled in init by the files of the operations.
var operations [content.NumOps]operation

func init() {
	tasks[taskEffects] = task{rule: "ability", run: runEffects}
	tasks[TaskSubject] = task{
		rule:  "choice",
		run:   runSubject,
		moves: subjectMoves,
		play: func(e *engine, f *Frame, m Move) {
			if m.Kind == MoveNo {
				e.s.pop()
				return
			}
			e.choose(m)
		},
		ask: askSubject,
	}
	tasks[TaskWho] = task{
		rule: "choice",
		run:  await,
		moves: func(b *Rulebook, s *State, f *Frame, l []Move) []Move {
			for p := range s.Players {
				if f.M&(1<<p) != 0 {
					l = append(l, Move{Kind: MoveWith, Player: uint8(p)})
				}
			}
			return l
		},
		play: func(e *engine, f *Frame, m Move) {
			one := e.s.pop()
			one.Task, one.M = TaskSubject, 0
			if operations[one.effect(e.b).Do].together {
				one.M = 1 << m.Player
			} else {
				one.Player = m.Player
			}
			e.s.push(one)
		},
		ask: func(b *Rulebook, s *State, f *Frame) string {
			return b.title(f.Program) + ": choose for whom. " + b.said(f, f.effect(b))
		},
	}
}

// runEffects begins the next effect of a list.
func runEffects(e *engine, f *Frame) bool {
	list := e.b.effects(f.Program)
	if int(f.PC) == len(list) || f.bereft(e.s) {
		e.s.pop()
		return false
	}
	one := *f
	one.Task = TaskSubject
	f.PC++
	ef := &list[one.PC]
	if !e.b.holds(e.s, &one, &ef.If) {
		return false
	}
	switch ef.Who.Scope {
	case content.NoOne, content.Unlocked:
		e.s.push(one)
		return false
	}
	who := e.b.who(e.s, &one, &ef.Who)
	switch {
	case who == 0:
	case ef.Who.One:
		one.Task, one.M = TaskWho, uint16(who)
		e.s.push(one)
	case operations[ef.Do].together:
		one.M = uint16(who)
		e.s.push(one)
	default:
		for p := NumPlayers - 1; p >= 0; p-- {
			if who&(1<<p) != 0 {
				one.Player = uint8(p)
				e.s.push(one)
			}
		}
	}
	return false
}

// bereft reports whether the character whose ability or action the effects of a frame are has left play: none of them
// takes place any more.
func (f *Frame) bereft(s *State) bool {
	return (f.Program.Kind == OnUse || f.Program.Kind == OnAction) && !s.Players[f.Player].InPlay()
}

// subject reports whether an effect is for the one character of its frame.
func subject(ef *content.Effect) bool {
	switch ef.Who.Scope {
	case content.NoOne, content.Unlocked:
		return false
	}
	return !operations[ef.Do].together
}

func (f *Frame) effect(b *Rulebook) *content.Effect { return &b.effects(f.Program)[f.PC] }

// runSubject carries out one effect, or waits for the choice it asks for.
func runSubject(e *engine, f *Frame) bool {
	ef := f.effect(e.b)
	if f.bereft(e.s) || subject(ef) && !e.s.Players[f.Player].InPlay() {
		e.s.pop()
		return false
	}
	if operations[ef.Do].options == nil && !ef.May {
		e.choose(Move{})
		return false
	}
	var room [4]Move
	l := subjectMoves(e.b, e.s, f, room[:0])
	switch {
	case len(l) == 0 || len(l) == 1 && l[0].Kind == MoveNo:
		e.s.pop()
	case len(l) == 1:
		e.choose(l[0])
	default:
		return true
	}
	return false
}

// choose carries out the effect of the frame on top with a choice made.
func (e *engine) choose(m Move) {
	f := e.s.pop()
	ef := f.effect(e.b)
	if operations[ef.Do].do(e, &f, ef, m) {
		e.s.push(f)
	}
}

func subjectMoves(b *Rulebook, s *State, f *Frame, l []Move) []Move {
	ef := f.effect(b)
	op := &operations[ef.Do]
	switch {
	case op.options != nil:
		l = op.options(b, s, *f, ef, l)
	case op.useful == nil || op.useful(b, s, *f, ef):
		l = append(l, Move{Kind: MoveYes})
	}
	if ef.May && f.N == 0 && f.Picked == 0 {
		l = append(l, Move{Kind: MoveNo})
	}
	return l
}

func askSubject(b *Rulebook, s *State, f *Frame) string {
	ef := f.effect(b)
	op := &operations[ef.Do]
	ask := op.ask
	if op.then != nil {
		ask = cmp.Or(op.then(b, s, f, ef), ask)
	}
	if before, after, selects := strings.Cut(ask, selectedCard); selects {
		ask = before + b.selected(f, ef) + after
	}
	name := ""
	if subject(ef) && f.Player < NumPlayers {
		name = b.c.Characters[s.Players[f.Player].Character].Name
	}
	if name == b.title(f.Program) {
		name = "" // the character's own ability has said it
	}
	switch {
	case ask == "" && name == "":
		return b.title(f.Program) + ": do this? " + b.said(f, ef)
	case ask == "":
		return b.title(f.Program) + ": shall " + name + " do this? " + b.said(f, ef)
	case name != "":
		name += ", "
	}
	return b.title(f.Program) + ": " + name + ask
}

// title is what bears a list of effects, by its name on the card.
func (b *Rulebook) title(p Program) string {
	switch p.Kind {
	case OnLocationEntry, OnAction:
		return b.c.Locations[p.Card].Name
	case OnEvent:
		return b.c.Events[p.Card][p.Nth].Name
	case OnUse:
		return b.c.Characters[p.Card].Name
	case NoProgram:
		return ""
	}
	return b.c.Card(content.ObstacleID(p.Card)).Name
}

// anyUseful reports whether any effect of a frame's program could change something now ([useless]). Room is an empty
// slice to list options in.
func (b *Rulebook) anyUseful(s *State, f Frame, room []Move) bool {
	list := b.effects(f.Program)
	for i := range list {
		ef := &list[i]
		f.PC = uint8(i)
		if !b.holds(s, &f, &ef.If) {
			continue
		}
		if ef.Who.Scope != content.NoOne && ef.Who.Scope != content.Unlocked && b.who(s, &f, &ef.Who) == 0 {
			continue
		}
		op := &operations[ef.Do]
		switch {
		case op.useful != nil:
			if op.useful(b, s, f, ef) {
				return true
			}
		case op.options == nil, len(op.options(b, s, f, ef, room)) > 0:
			return true
		}
	}
	return false
}

// slotOptions appends a choice of location for every slot of a set.
func slotOptions(set uint16, l []Move) []Move {
	for at := range content.Slot(content.NumSlots) {
		if set&(1<<at) != 0 {
			l = append(l, Move{Kind: MoveTo, Slot: at})
		}
	}
	return l
}

// valueOptions appends a choice of number from low to high.
func valueOptions(low, high int, l []Move) []Move {
	for v := low; v <= high; v++ {
		l = append(l, Move{Kind: MoveValue, Arg: uint8(v)})
	}
	return l
}

// pickOptions appends a choice of die for every different value counted.
func pickOptions(k Kind, v *Values, l []Move) []Move {
	for i, n := range v {
		if n > 0 {
			l = append(l, Move{Kind: MovePick, Dice: [maxSpend]Die{NewDie(k, i+1)}})
		}
	}
	return l
}

// PileOf is the pile of a region that a move names: the discard pile whose top obstacle goes back, or else the draw pile.
func (b *Rulebook) PileOf(s *State, m Move) Place {
	if f := s.top(); f.Task == TaskSubject && f.effect(b).Do == content.OpRecall {
		return discardPile(content.Region(m.Arg))
	}
	return drawPile(content.Region(m.Arg))
}

// PickedFrom is where the die of a pick move lies: the mat, the location or the pool that the choice in hand is about.
func (b *Rulebook) PickedFrom(s *State, m Move) Place {
	d := m.Dice[0]
	if m.Kind == MovePickAt {
		return atLocation(m.Slot)
	}
	f := s.top()
	if f.Task == TaskSubject {
		switch f.effect(b).Do {
		case content.OpReroll, content.OpSetActionDie:
			if d.IsAction() {
				return onMat(int(f.Player))
			}
			return atLocation(f.place(s))
		}
	}
	return inPool(d.Kind().Resource())
}
