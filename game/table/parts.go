package table

import (
	"sixwinters/game/app"
	"sixwinters/game/layer"
	"sixwinters/game/logbook"
	"sixwinters/rules"
	"sixwinters/saves"
)

// position is the game at a table.
type position struct {
	book    *rules.Rulebook
	options rules.Options
	state   rules.State // the game
	shown   rules.State // what is drawn; behind the game while something is being shown
}

// board is what a table is made of. Each part says what may change it.
type board struct {
	position
	keeping
	wording
	showing
	laying
	attention
	tips
	focusing
	hands
	asking
	sharing
	refusing
	telling
	sheets
	drift drift

	guide  guide       // the lesson that is played here
	layers layer.Stack // what lies over it

	menu    func() *dialog                   // that opens over it at Escape
	replays func(g *app.App, from int) error // looks again at the campaign, from a move on
}

// assemble makes a table for a campaign.
func assemble(book *rules.Rulebook, campaign *saves.Campaign) *table {
	t := &table{board: board{position: position{book: book, options: campaign.Header.Options}}}
	b := &t.board
	b.keeping = keeping{board: b, campaign: campaign}
	b.telling = telling{board: b, log: tableLog{Log: logbook.New(book)}}
	b.wording.board, b.showing.board, b.laying.board, b.attention.board, b.tips.board, b.focusing.board = b, b, b, b, b, b
	b.hands.board, b.asking.board, b.sharing.board, b.refusing.board, b.sheets.board, b.drift.board = b, b, b, b, b, b
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
