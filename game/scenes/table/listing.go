package table

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/board"

	"sixwinters/game/app"
	"sixwinters/game/board/movelist"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/game/input/command"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/speech"
)

// The list of all moves over a table.

type listing struct {
	board.Base

	moves *movelist.List // nil while it is closed
}

// underList is the table that a list of moves lies over.
type underList struct {
	t *board.Board
	g *app.App
}

func (u underList) Plan() *layout.Plan { return u.t.Plan(u.g) }

func (u underList) BringToSight(things []layout.Target) { u.t.BringToSight(u.g, things) }

// openMoves lists every legal move; what was held is put back first.
func (m *listing) openMoves(t *board.Board, g *app.App) {
	if t.Guide.OnlyReads() {
		return
	}
	t.PutBack()
	m.moves = movelist.Open(underList{t, g}, m.listed(t, g), t.Book.Prompt(&t.State).Rule)
}

// listed returns the legal moves with their words.
func (m *listing) listed(t *board.Board, g *app.App) (list []movelist.Move) {
	for _, ge := range t.Hand.Gestures {
		words := t.Book.ListLabel(&t.State, ge.Move) + gesture.Besides(t.Book, &t.State, ge.Move)
		if ge.Move.Kind == rules.MoveDone {
			words = t.DoneWords(g, words)
		}
		list = append(list, movelist.Move{Gesture: ge, Words: rules.Capital(words), Notation: t.Book.Notation(&t.State, ge.Move)})
	}
	return list
}

// updateMoves handles one tick, and reports whether anything has to be drawn.
func (m *listing) updateMoves(t *board.Board, g *app.App) bool {
	list := m.moves
	answer := list.Update(&g.Pointer, &g.Keyboard)
	app.Write(g, app.Field{Name: "Search", Text: list.Search(), Asks: answer.Seeks})
	if answer.Pressed {
		t.Acted = true // the release does nothing
	}
	if answer.Closes {
		m.moves = nil
	}
	if answer.Rule != "" {
		g.OpenRules(answer.Rule)
	}
	if answer.Makes {
		t.Make(g, list.Chosen().Move)
	}
	return answer.Stale
}

func (m *listing) Tick(t *board.Board, g *app.App) (stale, keeps bool) {
	if m.moves == nil {
		return false, false
	}
	return m.updateMoves(t, g), true
}

func (m *listing) Key(t *board.Board, g *app.App) bool {
	asks := g.Keyboard.Asks(command.Moves)
	if asks {
		m.openMoves(t, g)
	}
	return asks
}

func (m *listing) Draw(t *board.Board, _ *app.App, s *render.Scene) {
	if m.moves != nil {
		m.moves.Light(s)
	}
}

func (m *listing) Cover(t *board.Board, g *app.App) func(screen *ebiten.Image) {
	if m.moves == nil {
		return nil
	}
	return func(screen *ebiten.Image) { m.drawMoves(t, g, screen) }
}

// Speaks returns the move that is chosen, and how the list is narrowed.
func (m *listing) Speaks(t *board.Board, g *app.App, w *speech.Words) (alone bool) {
	if m.moves == nil {
		return false
	}
	*w = m.moves.Spoken(g.Reference)
	w.Asked = append(w.Asked, listHelp(&g.Keyboard))
	return true
}

func (m *listing) drawMoves(t *board.Board, g *app.App, screen *ebiten.Image) {
	picture := m.moves.Picture(g.Reference)
	picture.Hint, picture.Help = g.Keyboard.Searches("Type words, a card or a die"), listHelp(&g.Keyboard)
	g.Painter.DrawMoveList(screen, &picture, m.moves.Plan, t.Plan(g).Unit)
}

// listHelp says in a line how the list is used.
func listHelp(k *input.Keyboard) string {
	if k.Device == input.Touch {
		return "Tap a move to make it, or beside the list to close it"
	}
	arrows, enter := "↑ ↓", "Enter"
	if k.Device == input.Pad {
		arrows, enter = "D-pad", chord.PadA
	}
	return fmt.Sprintf("%s to choose, %s to make the move, %s for its rule, %s to close", arrows, enter,
		k.Key(command.RulesHere), k.Key(command.Back))
}

func (m *listing) Blocks(t *board.Board) board.Blocks {
	open := m.moves != nil
	return board.Blocks{Tips: open, Large: open}
}

func (m *listing) Topic(t *board.Board, _ *app.App) string {
	if m.moves == nil || m.moves.Chosen() == nil {
		return ""
	}
	return m.moves.Rule()
}

func (m *listing) Follows(t *board.Board) bool { return m.moves != nil }

// Renew closes the list: other moves can be made.
func (m *listing) Renew(t *board.Board) { m.moves = nil }
