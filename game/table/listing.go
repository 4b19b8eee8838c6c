package table

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/board"

	"sixwinters/advice"
	"sixwinters/game/app"
	"sixwinters/game/chord"
	"sixwinters/game/command"
	"sixwinters/game/input"
	"sixwinters/game/layer"
	"sixwinters/game/movelist"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/speech"
)

// The list of all moves over a table.

type listing struct {
	layer.Base
	game    *board.Position
	guide   board.Guide
	hands   *board.Hands
	laying  *board.Laying
	sharing *board.Sharing

	moves *movelist.List // nil while it is closed
}

func listingOver(b *board.Board) listing {
	return listing{game: &b.Position, guide: b.Guide, hands: &b.Hands, laying: &b.Laying, sharing: &b.Sharing}
}

// underList is the table that a list of moves lies over.
type underList struct {
	l *board.Laying
	g *app.App
}

func (u underList) Plan() *layout.Plan { return u.l.Plan(u.g) }

func (u underList) BringToSight(things []layout.Target) { u.l.BringToSight(u.g, things) }

// openMoves lists every legal move; what was held is put back first.
func (m *listing) openMoves(g *app.App) {
	if m.guide.OnlyReads() {
		return
	}
	m.hands.PutBack()
	m.moves = movelist.Open(underList{m.laying, g}, m.listed(g), m.game.Book.Prompt(&m.game.State).Rule)
}

// listed returns the legal moves with their words.
func (m *listing) listed(g *app.App) (list []movelist.Move) {
	for _, ge := range m.hands.Hand.Gestures {
		words := m.game.Book.ListLabel(&m.game.State, ge.Move) + advice.Besides(m.game.Book, &m.game.State, ge.Move)
		if ge.Move.Kind == rules.MoveDone {
			words = m.sharing.DoneWords(g, words)
		}
		list = append(list, movelist.Move{Gesture: ge, Words: rules.Capital(words), Notation: m.game.Book.Notation(&m.game.State, ge.Move)})
	}
	return list
}

// updateMoves handles one tick, and reports whether anything has to be drawn.
func (m *listing) updateMoves(g *app.App) bool {
	list := m.moves
	answer := list.Update(&g.Pointer, &g.Keyboard)
	app.Write(g, app.Field{Name: "Search", Text: list.Search(), Asks: answer.Seeks})
	if answer.Pressed {
		m.hands.Acted = true // the release does nothing
	}
	if answer.Closes {
		m.moves = nil
	}
	if answer.Rule != "" {
		g.OpenRules(answer.Rule)
	}
	if answer.Makes {
		m.hands.Make(g, list.Chosen().Move)
	}
	return answer.Stale
}

func (m *listing) Tick(g *app.App) (stale, keeps bool) {
	if m.moves == nil {
		return false, false
	}
	return m.updateMoves(g), true
}

func (m *listing) Key(g *app.App) bool {
	asks := g.Keyboard.Asks(command.Moves)
	if asks {
		m.openMoves(g)
	}
	return asks
}

func (m *listing) Draw(_ *app.App, s *render.Scene) {
	if m.moves != nil {
		m.moves.Light(s)
	}
}

func (m *listing) Cover(g *app.App) func(screen *ebiten.Image) {
	if m.moves == nil {
		return nil
	}
	return func(screen *ebiten.Image) { m.drawMoves(g, screen) }
}

// Speaks returns the move that is chosen, and how the list is narrowed.
func (m *listing) Speaks(g *app.App, w *speech.Words) (alone bool) {
	if m.moves == nil {
		return false
	}
	*w = m.moves.Spoken(g.Reference)
	w.Asked = append(w.Asked, listHelp(&g.Keyboard))
	return true
}

func (m *listing) drawMoves(g *app.App, screen *ebiten.Image) {
	picture := m.moves.Picture(g.Reference)
	picture.Hint, picture.Help = g.Keyboard.Searches("Type words, a card or a die"), listHelp(&g.Keyboard)
	g.Painter.DrawMoveList(screen, &picture, m.moves.Plan, m.laying.Plan(g).Unit)
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

func (m *listing) Blocks() layer.Blocks {
	open := m.moves != nil
	return layer.Blocks{Tips: open, Large: open}
}

func (m *listing) Topic(*app.App) string {
	if m.moves == nil || m.moves.Chosen() == nil {
		return ""
	}
	return m.moves.Rule()
}

func (m *listing) Follows() bool { return m.moves != nil }

// Renew closes the list: other moves can be made.
func (m *listing) Renew() { m.moves = nil }
