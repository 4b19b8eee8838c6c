// Package iconnames names every icon in sight in place, as long as a key is held.
package iconnames

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/input/command"
	"sixwinters/render"
	"sixwinters/speech"
)

type Naming struct {
	board.Base

	begun bool
}

// Key begins it. The layers above may take the key instead, to write with it.
func (n *Naming) Key(t *board.Board, g *app.App) bool {
	asks := g.Keyboard.Asks(command.Names)
	if asks {
		n.begun, g.Stale = true, true
	}
	return asks
}

func (n *Naming) Tick(t *board.Board, g *app.App) (stale, keeps bool) {
	ends := n.begun && !g.Keyboard.Holds(command.Names)
	n.begun = n.begun && !ends
	return ends, false
}

func (n *Naming) Cover(t *board.Board, g *app.App) func(screen *ebiten.Image) {
	if !n.begun {
		return nil
	}
	return func(screen *ebiten.Image) { g.Painter.DrawIconNames(screen, n.Names(t, g), t.Plan(g).Unit) }
}

func (n *Naming) Speaks(t *board.Board, g *app.App, w *speech.Words) (alone bool) {
	var named []string
	for _, icon := range n.Names(t, g) {
		if !slices.Contains(named, icon.Word) {
			named = append(named, icon.Word)
		}
	}
	if len(named) > 0 {
		w.Asked = append(w.Asked, "Icons in sight: "+strings.Join(named, ", "))
	}
	return false
}

// Names returns the name of each kind of icon in sight that has one and room for it, as long as the key is held.
func (n *Naming) Names(t *board.Board, g *app.App) []render.IconName {
	if !n.begun || !g.Keyboard.Holds(command.Names) {
		return nil
	}
	return g.Painter.NameIcons(func(icon string) string {
		if term := g.Reference.Icon(icon); term != nil {
			return term.Word
		}
		return ""
	}, t.Plan(g))
}

// Blocks keeps tips and large cards from covering the names.
func (n *Naming) Blocks(t *board.Board) board.Blocks {
	return board.Blocks{Tips: n.begun, Large: n.begun}
}
