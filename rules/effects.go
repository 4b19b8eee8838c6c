package rules

import (
	"cmp"
	"strings"

	"sixwinters/content"
)

// Lists of effects. A taskEffects frame goes through a list; each effect becomes a TaskSubject frame for each character it is
// for, or a single one. That frame asks for the effect's choices and carries it out.

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
		ask:   askSubject,
		label: subjectLabel,
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
			return b.titleIn(s, f) + ": choose for whom. " + b.said(f, f.effect(b))
		},
	}
}

// runEffects begins the next effect of a list.
func runEffects(e *engine, f *Frame) bool {
	list := e.b.effects(f.Program)
	if int(f.PC) == len(list) || f.actorLeft(e.s) {
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
	if e.ordering && e.b.changes(e.s, f, ef) == 0 {
		e.asked = e.asked || e.b.wouldAsk(e.s, one, ef)
		return false
	}
	if !ofCharacters(ef) {
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
		before := e.s.Depth
		for p := NumPlayers - 1; p >= 0; p-- {
			if who&(1<<p) != 0 {
				one.Player = uint8(p)
				e.s.push(one)
			}
		}
		e.inAnyOrder(before)
	}
	return false
}

// wouldAsk reports whether an effect, of a TaskSubject frame that has not begun, leaves the players something to choose.
func (b *Rulebook) wouldAsk(s *State, f Frame, ef *content.Effect) bool {
	if !ofCharacters(ef) {
		return len(subjectMoves(b, s, &f, nil)) > 1
	}
	who := b.who(s, &f, &ef.Who)
	for p := range s.Players {
		f.Player = uint8(p)
		if who&(1<<p) != 0 && len(subjectMoves(b, s, &f, nil)) > 1 {
			return true
		}
	}
	return false
}

// actorLeft reports whether the effects of a frame are an ability or action of a character that has left play: the rest of
// them is then skipped.
func (f *Frame) actorLeft(s *State) bool {
	return (f.Program.Kind == OnUse || f.Program.Kind == OnAction) && !s.Players[f.Player].InPlay()
}

// ofCharacters reports whether an effect is about characters in play.
func ofCharacters(ef *content.Effect) bool {
	return ef.Who.Scope != content.NoOne && ef.Who.Scope != content.Unlocked
}

// forOneCharacter reports whether an effect is carried out for the character of its frame.
func forOneCharacter(ef *content.Effect) bool { return ofCharacters(ef) && !operations[ef.Do].together }

func (f *Frame) effect(b *Rulebook) *content.Effect { return &b.effects(f.Program)[f.PC] }

// runSubject carries out one effect, or waits for its choice.
func runSubject(e *engine, f *Frame) bool {
	ef := f.effect(e.b)
	if f.actorLeft(e.s) || forOneCharacter(ef) && !e.s.Players[f.Player].InPlay() {
		e.s.pop()
		return false
	}
	if operations[ef.Do].options == nil && !ef.May {
		e.choose(Move{})
		return false
	}
	l := subjectMoves(e.b, e.s, f, e.answers[:0])
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

// choose carries out the effect of the top frame with the choice m.
func (e *engine) choose(m Move) {
	f := &e.chosen
	*f = e.s.pop()
	ef := f.effect(e.b)
	if operations[ef.Do].do(e, f, ef, m) {
		e.s.push(*f)
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
		w := b.inHand(f)
		ask = before + b.Plain(w.oneCard(&ef.Cards)) + after
	}
	name := ""
	if forOneCharacter(ef) && f.Player < NumPlayers {
		name = b.c.Characters[s.Players[f.Player].Character].Name
	}
	if name == b.titleIn(s, f) {
		name = "" // the title says it already
	}
	switch {
	case ask == "" && name == "":
		return b.titleIn(s, f) + ": do this? " + b.said(f, ef)
	case ask == "":
		return b.titleIn(s, f) + ": shall " + name + " do this? " + b.said(f, ef)
	case name != "":
		name += ", "
	}
	return b.titleIn(s, f) + ": " + name + ask
}

// title returns the name of the card, event or character that a list of effects is printed on.
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

// titleIn returns the title of the effects of a frame: of an obstacle as ObstacleName says it.
func (b *Rulebook) titleIn(s *State, f *Frame) string {
	if id := f.bearer(); id != content.NoObstacle {
		return b.ObstacleName(s, id)
	}
	return b.title(f.Program)
}

// anyUseful reports whether any effect of a frame's program could change something now ([useless]). Room is an empty
// slice to list options in.
func (b *Rulebook) anyUseful(s *State, f Frame, room []Move) bool {
	list := b.effects(f.Program)
	for i := range list {
		ef := &list[i]
		f.PC = uint8(i)
		if !b.holds(s, &f, &ef.If) || ofCharacters(ef) && b.who(s, &f, &ef.Who) == 0 {
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

// PickedFrom returns the place of the die or card that an answer picks. Depending on the question that is a mat, a location, a
// pool, or the draw pile of the region the answer names.
func (b *Rulebook) PickedFrom(s *State, m Move) Place {
	if m.Kind == MovePickAt {
		return atLocation(m.Slot)
	}
	if f := s.top(); f.Task == TaskSubject {
		if from := operations[f.effect(b).Do].from; from != nil {
			return from(s, f, m)
		}
	}
	if m.Kind == MoveRegion {
		return drawPile(content.Region(m.Arg))
	}
	return inPool(m.Dice[0].Kind().Resource())
}
