package table

import (
	"sixwinters/game/layer"
	"sixwinters/rules"
	"sixwinters/saves"
)

// assemble makes a table for a campaign.
func assemble(book *rules.Rulebook, campaign *saves.Campaign) *table {
	t := &table{}
	b := &t.board
	b.begin(book, campaign)
	t.tutor.board, t.hinter.board, t.novelties.board, t.listing.board = b, b, b, b
	b.guide, b.menu, b.replays = &t.tutor, func() *dialog { return newPause(t) }, t.replayFrom
	b.layers = layer.Stack{
		&b.sheets, &b.drift,
		logLine{telling: &b.telling}, ordered{asking: &b.asking}, &t.tutor, &b.hands, &b.refusing, &b.tips,
		newYear{sheets: &b.sheets}, &t.hinter, &t.novelties, &b.showing, endings{sheets: &b.sheets}, &b.sharing, &t.listing,
		&b.attention, &b.asking, &b.telling, &b.keeping, &b.focusing, surface{t: t},
		news{novelties: &t.novelties}, resting{tips: &b.tips},
	}
	return t
}
