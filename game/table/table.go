package table

import (
	"time"

	"sixwinters/game/board"
	"sixwinters/game/firsts"
	"sixwinters/game/hint"
	"sixwinters/game/logpane"
	"sixwinters/game/tutorial"
	"sixwinters/game/yearend"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/desk"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/rules"
	"sixwinters/saves"
)

// table is the scene in which a campaign is played.
type table struct {
	app.BaseScene
	board.Board

	// Layers that know the board, which does not know them.
	tutorial.Tutor
	hint.Hinter
	firsts.Novelties
	yearend.Pages
	Pane logpane.Pane
	listing
}

// newTable begins a campaign in a file of its own. players are their names, if they have any.
func newTable(g *app.App, o rules.Options, players ...string) (*table, error) {
	name := g.Options.Record
	if name == "" {
		name = g.Folder().NewFile(time.Now())
	}
	campaign, err := saves.New(g.Book, name, o, players...)
	if err != nil {
		return nil, err
	}
	return tableOf(g, campaign), nil
}

// tableOf returns the table of a campaign where it was left, with its log.
func tableOf(g *app.App, campaign *saves.Campaign) *table {
	t := bareTable(g, campaign, g.Book)
	t.Show(g)
	return t
}

// bareTable returns that table before anything is shown, with the cards of a rulebook.
func bareTable(g *app.App, campaign *saves.Campaign, cards *rules.Rulebook) *table {
	t := assemble(cards.For(words.Shortened(campaign.Header.Names())...), campaign)
	t.Speed = g.Speed()
	if g.Painter != nil {
		g.Painter.Texts = t.LargeText
	}
	told := t.Log.Retell(campaign.Timeline(), &t.Story)
	t.Log.Earlier = told[: len(told)-1 : len(told)-1]
	return t
}

// Settle takes up settings that have changed.
func (t *table) Settle(g *app.App) {
	if !t.OwnPace {
		t.Speed = g.Speed()
	}
	if t.Dialog != nil {
		t.Dialog.Menu = nil // it is built again
	}
	if t.Desk.On != g.Settings.HandOver && !t.Beats.Playing() {
		t.Desk = desk.Desk{On: g.Settings.HandOver}
		t.Ready(g)
	}
}

// Draw draws the table with all its layers.
func (t *table) Draw(g *app.App, screen *ebiten.Image) {
	if t.Plan(g) == nil {
		return
	}
	t.BuildDialog(g)
	plan := t.Plan(g)
	s := render.Scene{
		View: *t.View(g), Plan: plan, Lit: t.LitOn(plan), Timeline: t.Strip, Cite: g.Reference.Cite,
	}
	s.Dim = t.Refused(plan, s.Lit)
	t.Layers.Draw(g, &s)
	g.Painter.Draw(screen, &s)
	t.Layers.Cover(g, screen)
}
