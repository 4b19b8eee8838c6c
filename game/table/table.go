package table

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/desk"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/rules"
	"sixwinters/saves"
)

// table is the scene of the game itself: the table, what the players' hands do on it, and what happens. What belongs together is a
// type of its own that says what may change it.
type table struct {
	board

	// What may lie over it and knows of the board, which does not know of them.
	tutor
	hinter
	novelties
	listing
}

// newTable begins a campaign of players, who may have names, in a file of its own.
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

// tableOf is the table of a campaign where it was left, with all that has been told of it so far.
func tableOf(g *app.App, campaign *saves.Campaign) *table {
	t := bareTable(g, campaign)
	t.show(g)
	return t
}

// bareTable is that table before anything is put on it.
func bareTable(g *app.App, campaign *saves.Campaign) *table {
	book := g.Book.For(words.Shortened(campaign.Header.Names())...)
	t := assemble(book, campaign)
	t.speed = g.Speed()
	if g.Painter != nil {
		g.Painter.Texts = t.largeText
	}
	told := t.log.Retell(campaign.Timeline(), &t.story)
	t.log.earlier = told[: len(told)-1 : len(told)-1]
	return t
}

// Settle takes up settings that have changed.
func (t *table) Settle(g *app.App) {
	if !t.ownPace {
		t.speed = g.Speed()
	}
	if t.dialog != nil {
		t.dialog.menu = nil // it is built again
	}
	if t.desk.On != g.Settings.HandOver && !t.beats.playing() {
		t.desk = desk.Desk{On: g.Settings.HandOver}
		t.ready(g)
	}
}

// Draw draws the table with all its layers.
func (t *table) Draw(g *app.App, screen *ebiten.Image) {
	if t.plan(g) == nil {
		return
	}
	t.buildDialog(g)
	plan := t.plan(g)
	s := render.Scene{
		View: *t.view(g), Plan: plan, Lit: t.litOn(plan), Timeline: t.strip, Cite: g.Reference.Cite,
	}
	s.Dim = t.refused(plan, s.Lit)
	t.layers.Draw(g, &s)
	g.Painter.Draw(screen, &s)
	t.layers.Cover(g, screen)
}
