package table

import (
	"time"

	"sixwinters/game/board"
	"sixwinters/game/companion"
	"sixwinters/game/firsts"
	"sixwinters/game/hint"
	"sixwinters/game/logpane"
	"sixwinters/game/tutorial"
	"sixwinters/game/yearend"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/desk"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/speech"
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
	Pane      logpane.Pane
	Companion companion.Companion
	listing
}

// newTable begins a campaign in a file of its own. players are their names, if they have any.
func newTable(g *app.App, b *rules.Rulebook, o rules.Options, players ...string) (*table, error) {
	name := g.Options.Record
	if name == "" {
		name = g.Folder().NewFile(time.Now())
	}
	campaign, err := saves.New(b, name, o, players...)
	if err != nil {
		return nil, err
	}
	return tableOf(g, campaign), nil
}

// tableOf returns the table of a campaign where it was left, with its log.
func tableOf(g *app.App, campaign *saves.Campaign) *table {
	t := bareTable(g, campaign, campaign.Book())
	t.Show(g)
	return t
}

// bareTable returns the table of a campaign before anything is shown, with the cards of a rulebook.
func bareTable(g *app.App, campaign *saves.Campaign, cards *rules.Rulebook) *table {
	t := assemble(cards.For(campaign.Header.ShortNames()...), campaign)
	t.Speed = g.Speed()
	if g.Painter != nil {
		g.Painter.Texts = t.LargeText
	}
	told := t.Log.Retell(campaign.Timeline(), &t.Story)
	t.Log.Earlier = told[: len(told)-1 : len(told)-1]
	return t
}

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

func (t *table) Update(g *app.App) (stale bool, err error) { return t.Board.Update(g) }

func (t *table) Draw(g *app.App, screen *ebiten.Image) { t.Paint(g, screen) }

// DrawWeather draws the weather alone, unless something lies over the table that has to be drawn again with it.
func (t *table) DrawWeather(g *app.App, screen *ebiten.Image) bool {
	if t.Layers.Covers(g) {
		return false
	}
	g.Painter.Drift(screen, t.Drift.Shown)
	return true
}

func (t *table) Zooms() bool { return t.Dialog == nil && t.moves == nil }

func (t *table) Sights(g *app.App) app.Sights { return t.Board.Sights(g) }

func (t *table) Topic(g *app.App) string { return t.RuleSeen(g) }

func (t *table) Spoken(g *app.App) speech.Words { return t.Board.Spoken(g) }

// Follows ignores hovering, which the tick handles.
func (t *table) Follows() bool { return t.Layers.Follows() }

// OnTop identifies the sheet that lies over the table, or else the question of the prompt line: the buttons of the next question
// are in the same place.
func (t *table) OnTop() any { return t.Asks() }

func (t *table) Played() *saves.Campaign { return t.Campaign }

// Left stops what is being computed: nobody waits for it.
func (t *table) Left() {
	t.Hinting.Drop()
	t.Companion.Renew()
}

func (t *table) Quit(g *app.App) error {
	g.CloseSheet()
	g.Redraw()
	return t.Leave(app.Quit)(g)
}

// Begin returns the table of a new campaign by a rulebook of players, who may have names.
func Begin(g *app.App, b *rules.Rulebook, o rules.Options, players ...string) (app.Scene, error) {
	return newTable(g, b, o, players...)
}
