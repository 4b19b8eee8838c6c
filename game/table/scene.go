package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/sheet"
	"sixwinters/rules"
	"sixwinters/saves"
)

// What the program asks of a table as a scene, whether it is played at or looked at again.

// onTop is what takes clicks and keys at a table: the sheet that lies over it, or the questions of the prompt line. The buttons
// of the next question are in the same place, so each that is answered makes another one of it.
type onTop struct {
	dialog   *sheet.Dialog
	answered int
}

func (t *table) OnTop() any { return onTop{t.Dialog, t.Answered} }

func (r *replay) OnTop() any { return r.t.OnTop() }

func (t *table) Played() *saves.Campaign { return t.Campaign }

func (r *replay) Played() *saves.Campaign { return r.t.Campaign }

func (r *replay) Topic(g *app.App) string { return r.t.Topic(g) }

// Left drops the hint that is being thought out: nobody waits for it any more.
func (t *table) Left() { t.Hinting.Drop() }

// Quit leaves the table and the program.
func (t *table) Quit(g *app.App) error {
	g.CloseSheets()
	g.Redraw()
	return t.Leave(app.Quit)(g)
}

// Quit goes back to the table where the campaign is being played, which is asked first.
func (r *replay) Quit(g *app.App) error {
	if r.from == nil {
		return ebiten.Termination
	}
	r.leave(g)
	return r.from.Quit(g)
}

// Begin is the table of a new campaign of players, who may have names.
func Begin(g *app.App, o rules.Options, players ...string) (app.Scene, error) {
	return newTable(g, o, players...)
}
