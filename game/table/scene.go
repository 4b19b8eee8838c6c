package table

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/rules"
	"sixwinters/saves"
)

// What the program asks of a table as a scene, whether it is played at or looked at again.

// onTop is what takes clicks and keys at a table: the sheet that lies over it, or the questions of the prompt line. The buttons of
// the next question are in the same place, so each that is answered makes another one of it.
type onTop struct {
	dialog   *dialog
	answered int
}

func (t *table) Open() any { return onTop{t.dialog, t.answered} }

func (r *replay) Open() any { return r.t.Open() }

func (t *table) Played() *saves.Campaign { return t.campaign }

func (r *replay) Played() *saves.Campaign { return r.t.campaign }

func (r *replay) Topic(g *app.App) string { return r.t.Topic(g) }

// Left drops the hint that is being thought out: nobody waits for it any more.
func (t *table) Left() { t.hinting.drop() }

// Quit leaves the table and the program.
func (t *table) Quit(g *app.App) error {
	g.CloseSheets()
	g.Disturb()
	return t.leave(app.Quit)(g)
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
