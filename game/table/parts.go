package table

import (
	"sixwinters/game/aloud"
	"sixwinters/game/board"
	"sixwinters/game/companion"
	"sixwinters/game/firsts"
	"sixwinters/game/hint"
	"sixwinters/game/layer"
	"sixwinters/game/logpane"
	"sixwinters/game/naming"
	"sixwinters/game/recap"
	"sixwinters/game/sheet"
	"sixwinters/game/standing"
	"sixwinters/game/tutorial"
	"sixwinters/game/yearend"
	"sixwinters/rules"
	"sixwinters/saves"
)

// assemble makes a table for a campaign: a board, and the layers over it from the top. To add a layer is to add a line.
func assemble(book *rules.Rulebook, campaign *saves.Campaign) *table {
	t := &table{}
	b := &t.Board
	b.Begin(book, campaign, &t.Tutor)
	b.Menu = func() *sheet.Dialog { return newPause(t) }
	t.Tutor, t.Hinter, t.Novelties = tutorial.Over(b), hint.Over(b), firsts.Over(b)
	t.Pages, t.Pane, t.listing = yearend.Over(b, t.replay, t.review), logpane.Over(b), listingOver(b)
	t.Companion = companion.Over(b)
	t.Tutor.Hints = &t.Hinter
	summary := recap.Over(b)
	b.Layers = layer.Stack{
		&b.Sheets,
		&b.Drift,
		logpane.Line{Pane: &t.Pane}, // the line that the keyboard is on
		&b.Order,
		&t.Tutor,
		&b.Hands,
		&b.Refusing,
		hint.WorthOver(b),
		&b.Tips,
		yearend.NewYear{Pages: &t.Pages},
		firsts.FirstYearOver(b, &t.Hinter),
		&t.Hinter,
		&t.Novelties,
		&b.Showing, // what lies above may hold it up, and what lies below waits for it
		&t.Pages,
		&b.Sharing,
		&t.Companion,
		&t.listing,
		&b.Attention,
		&b.Asking,
		&b.Aside,
		standing.Over(b),
		&summary,
		recap.ChangedOver(b),
		&t.Pane,
		naming.Over(b),
		aloud.Over(b),
		&b.Keeping,
		&b.Focusing,
		board.Surface{Board: b}, // what lies below comes after what the players have done
		layer.Ticker{Do: t.ExplainFirsts},
		layer.Ticker{Do: b.Linger},
	}
	return t
}
