package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice"
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/movelist"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The list of all moves as it lies over a table.

// underList is the table that a list of moves lies over.
type underList struct {
	t *table
	g *app.App
}

func (u underList) Plan() *layout.Plan { return u.t.plan(u.g) }

func (u underList) BringToSight(things []layout.Target) { u.t.bringToSight(u.g, things) }

// openMoves lists every legal move; what was held is put back first.
func (t *table) openMoves(g *app.App) {
	if t.onlyReads() {
		return
	}
	t.putBack()
	t.moves = movelist.Open(underList{t, g}, t.listed(g), t.book.Prompt(&t.state).Rule)
}

// listed are the moves that can be made now, in words.
func (t *table) listed(g *app.App) (list []movelist.Move) {
	for _, ge := range t.hand.Gestures {
		words := t.book.InWords(&t.state, ge.Move) + advice.Besides(t.book, &t.state, ge.Move)
		if ge.Move.Kind == rules.MoveDone {
			words = t.doneWords(g, words)
		}
		list = append(list, movelist.Move{Gesture: ge, Words: rules.Capital(words), Notation: t.book.Notation(&t.state, ge.Move)})
	}
	return list
}

// updateMoves takes the time of one tick, and reports whether anything has to be drawn.
func (t *table) updateMoves(g *app.App) bool {
	list := t.moves
	answer := list.Update(&g.Pointer, &g.Keyboard)
	if answer.Pressed {
		t.acted = true // letting the button go does nothing more
	}
	if answer.Closes {
		t.moves = nil
	}
	if answer.Rule != "" {
		g.OpenRules(answer.Rule)
	}
	if answer.Makes {
		t.make(g, list.Chosen().Move)
	}
	return answer.Stale
}

// drawMoves draws the list over the table.
func (t *table) drawMoves(g *app.App, screen *ebiten.Image) {
	picture := t.moves.Picture(g.Reference)
	picture.RuleKey = g.Keyboard.Keys.Key(command.RulesHere)
	g.Painter.DrawMoveList(screen, &picture, t.moves.Plan(), t.plan(g).Unit)
}
