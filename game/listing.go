package game

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice"
	"sixwinters/game/command"
	"sixwinters/rules"
)

// What is done with the list of moves as long as it lies over the table.

// openMoves lists every legal move; what was held is put back first.
func (t *table) openMoves(g *Game) {
	if t.onlyReads() {
		return
	}
	t.putBack()
	l := &moveList{}
	for _, ge := range t.hand.Gestures {
		m := listedMove{move: ge.Move, words: t.book.InWords(&t.state, ge.Move) + advice.Besides(t.book, &t.state, ge.Move), notation: t.book.Notation(&t.state, ge.Move), gesture: ge}
		if ge.Move.Kind == rules.MoveDone {
			m.words = t.doneWords(g, m.words)
		}
		m.words = rules.Capital(m.words)
		m.sought = strings.ToLower(headingOf(ge.Move.Kind) + " " + m.words + " " + m.notation)
		l.all = append(l.all, m)
	}
	t.moves = l
	t.narrow(g, "")
}

// narrow lists the moves that fit what is looked for, and chooses the first of them.
func (t *table) narrow(g *Game, search string) {
	l := t.moves
	if l.find(search, t.book.Prompt(&t.state).Rule); len(l.rows) > 0 {
		t.chooseMove(g, 1, true)
		return
	}
	l.lay(t.plan(g))
}

// chooseMove chooses a row. byKeys says that the list may make room for what the move touches: under the pointer it stays
// where it is.
func (t *table) chooseMove(g *Game, row int, byKeys bool) {
	l := t.moves
	l.chosen = row
	if byKeys {
		t.bringToSight(g, l.touched())
		l.makeRoom(t.plan(g))
	}
	l.lay(t.plan(g))
	if byKeys {
		l.show(t.plan(g))
	}
}

// updateMoves takes the time of one tick, and reports whether anything has to be drawn.
func (t *table) updateMoves(g *Game) bool {
	l, k, p := t.moves, &g.keyboard, &g.pointer
	l.lay(t.plan(g)) // the window may have another size now
	if t.typeSearch(g) {
		return true
	}
	switch {
	case k.Asks(command.Back) || k.Asks(command.Moves):
		t.moves = nil
	case k.Hit("Enter"):
		t.makeListed(g)
	case k.Hit("Down"):
		t.stepList(g, 1)
	case k.Hit("Up"):
		t.stepList(g, -1)
	case k.Hit("PageDown"):
		t.stepList(g, l.page())
	case k.Hit("PageUp"):
		t.stepList(g, -l.page())
	case k.Hit("Home"):
		t.stepList(g, -len(l.rows))
	case k.Hit("End"):
		t.stepList(g, len(l.rows))
	case p.Pressed && !l.plan.Rect.Contains(p.X, p.Y):
		t.moves, t.acted = nil, true // a click beside it only closes it
	case p.Pressed || p.Moved || p.Wheel != 0:
		t.pointAtList(g)
	default:
		return false
	}
	return true
}

// typeSearch takes what is typed, and reports whether the field has changed by it.
func (t *table) typeSearch(g *Game) bool {
	field := &t.moves.search
	was := *field
	if field.Take(&g.keyboard) {
		t.narrow(g, field.Text)
	}
	return *field != was
}

// pointAtList chooses the row under the pointer, turns the list by the wheel, and makes the move that is clicked.
func (t *table) pointAtList(g *Game) {
	const notch = 66 // units for each step of the wheel
	l, p := t.moves, &g.pointer
	if p.Wheel != 0 {
		l.scroll -= p.Wheel * notch * t.plan(g).Unit
		l.lay(t.plan(g))
	}
	row := l.plan.At(p.X, p.Y)
	switch {
	case row < 0:
		return
	case l.rows[row].move == nil:
		if p.Pressed {
			t.acted = true
			g.openRules(l.rows[row].rule)
		}
		return
	}
	if row != l.chosen {
		t.chooseMove(g, row, false)
	}
	if p.Pressed {
		t.acted = true // letting the button go does nothing more
		t.makeListed(g)
	}
}

// stepList chooses the move so many rows further.
func (t *table) stepList(g *Game, by int) {
	if l := t.moves; l.chosen >= 0 {
		t.chooseMove(g, l.stepped(by), true)
	}
}

// makeListed makes the chosen move.
func (t *table) makeListed(g *Game) {
	if m := t.moves.chosenMove(); m != nil {
		t.moves = nil
		t.make(g, m.move)
	}
}

// drawMoves draws the list over the table.
func (t *table) drawMoves(g *Game, screen *ebiten.Image) {
	list := t.moves.picture(g.reference)
	list.RuleKey = g.keyboard.Keys.Key(command.RulesHere)
	g.painter.DrawMoveList(screen, &list, t.moves.plan, t.plan(g).Unit)
}
