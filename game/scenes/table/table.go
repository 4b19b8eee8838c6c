package table

import (
	"time"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/companion"
	"sixwinters/game/board/layers/firstmet"
	"sixwinters/game/board/layers/hint"
	"sixwinters/game/board/layers/lesson"
	"sixwinters/game/board/layers/logview"
	"sixwinters/game/board/layers/trying"
	"sixwinters/game/board/layers/yearend"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/speech"
	"sixwinters/together"
)

// table is the scene in which a campaign is played.
type table struct {
	app.BaseScene
	Board board.Board

	// The layers that the scene itself or another layer's place on the stack needs.
	Tutor     lesson.Tutor
	Hinter    hint.Hinter
	Novelties firstmet.Novelties
	Pages     yearend.State
	Pane      logview.State
	Companion companion.Companion
	Trying    trying.Trying
	listing   listing
}

// newTable begins a campaign in a file of its own. players are their names, if they have any.
func newTable(g *app.App, b *rules.Rulebook, o rules.Options, players ...string) (*table, error) {
	name := g.Options.Record
	g.Options.Record = "" // it is for one campaign
	if name == "" {
		name = g.Folder().NewFile(time.Now())
	}
	campaign, err := saves.New(b, name, o, players...)
	if err != nil {
		return nil, err
	}
	return tableOf(g, campaign), nil
}

// Try lays out a table that nobody keeps, which is played until a trial is over.
func Try(g *app.App, campaign *saves.Campaign, trial app.Trial) {
	t := tableOf(g, campaign)
	t.Trying.Trial = &trial
	t.Board.Menu = func() *app.Dialog { return newTryPause(t, &trial) }
	g.Show(t)
}

// tableOf returns the table of a campaign where it was left, with its log.
func tableOf(g *app.App, campaign *saves.Campaign) *table {
	t := bareTable(g, campaign, campaign.Book())
	t.Board.Show(g)
	return t
}

// bareTable returns the table of a campaign before anything is shown, with the cards of a rulebook.
func bareTable(g *app.App, campaign *saves.Campaign, cards *rules.Rulebook) *table {
	t := assemble(cards.For(campaign.Header.ShortNames()...), campaign)
	t.Board.Speed = g.Speed()
	if g.Painter != nil {
		g.Painter.Texts = t.Board.LargeText
	}
	t.Board.Retell(&t.Board.Story)
	return t
}

func (t *table) Settle(g *app.App) {
	if !t.Board.OwnPace {
		t.Board.Speed = g.Speed()
	}
	t.Board.Rebuild()
	if t.Board.Desk.On != g.Settings.HandOver && !t.Board.Beats.Playing() {
		t.Board.Desk = board.Desk{On: g.Settings.HandOver}
		t.Board.Ready(g)
	}
}

// Sleeps reports whether the table stands still while the players look elsewhere: not if somebody plays at another desk meanwhile.
func (t *table) Sleeps() bool { return t.Board.Partner == nil }

func (t *table) Interrupt(g *app.App) { t.Board.Interrupt(g) }

func (t *table) Update(g *app.App) (stale bool, err error) { return t.Board.Update(g) }

func (t *table) Draw(g *app.App, screen *ebiten.Image) { t.Board.Paint(g, screen) }

func (t *table) DrawHand(g *app.App, screen *ebiten.Image, dx, dy float64) {
	t.Board.PaintHand(g, screen, dx, dy)
}

// DrawWeather draws the weather alone, unless something lies over the table that has to be drawn again with it.
func (t *table) DrawWeather(g *app.App, screen *ebiten.Image) bool {
	if t.Board.Layers.Covers(&t.Board, g) {
		return false
	}
	g.Painter.Drift(screen, t.Board.Drift.Shown)
	return true
}

func (t *table) Zooms() bool { return t.Board.Dialog == nil && t.listing.moves == nil }

func (t *table) Sights(g *app.App) app.Sights { return t.Board.Sights(g) }

func (t *table) Topic(g *app.App) string { return t.Board.RuleSeen(g) }

func (t *table) Spoken(g *app.App) speech.Words { return t.Board.Spoken(g) }

// Follows ignores hovering, which the tick handles.
func (t *table) Follows() bool { return t.Board.Layers.Follows(&t.Board) }

// OnTop identifies the sheet that lies over the table, or else the question of the prompt line: the buttons of the next question
// are in the same place.
func (t *table) OnTop() any { return t.Board.Asks() }

func (t *table) Played() *saves.Campaign { return t.Board.Campaign }

// Kept returns the game in its file, for the window to look after.
func (t *table) Kept() app.Kept { return t.Board.Kept() }

// Left stops what is being computed: nobody waits for it.
func (t *table) Left() {
	t.Hinter.Hinting.Drop()
	t.Companion.Renew(&t.Board)
}

func (t *table) Quit(g *app.App) error {
	g.CloseSheet()
	g.Redraw()
	return t.Board.Leave(app.Quit)(g)
}

// Sit shows the table that two desks play at.
func Sit(g *app.App, d *together.Desk) error {
	t := tableOf(g, d.Campaign)
	t.Board.WithPartner(g, d)
	g.Show(t)
	return nil
}

// Begin returns the table of a new campaign by a rulebook of players, who may have names.
func Begin(g *app.App, b *rules.Rulebook, o rules.Options, players ...string) (app.Scene, error) {
	return newTable(g, b, o, players...)
}
