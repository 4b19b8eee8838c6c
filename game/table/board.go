package table

import (
	"sixwinters/game/app"
	"sixwinters/game/hand"
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

// show puts the table to where the campaign is, with nothing on its way.
func (t *board) show(g *app.App) {
	t.state = *t.campaign.Now()
	t.shown = t.state
	t.beats = beats{}
	t.drift.stir(g)
	if t.leaves.order == nil {
		t.leaves = leavesAtFirst(&t.state)
	}
	t.ready(g)
}

// ready lists what can be done now.
func (t *board) ready(g *app.App) {
	t.hand = hand.New(t.book, &t.state)
	if t.guide.looksBack() {
		t.hand = &hand.Hand{} // nothing can be done
	}
	t.aside.ask(t.cardsAsked(), t.strip != nil) // in a replay they stay
	t.takeSeats(g)
	t.wordings = newWordings()
	t.layers.Renew()
	t.letGo()
	t.beginOrder()
	t.offer()
	t.followQuestion(g)
}

// begin joins the parts of the board for a campaign.
func (b *board) begin(book *rules.Rulebook, campaign *saves.Campaign) {
	b.position = position{book: book, options: campaign.Header.Options}
	b.keeping = keeping{board: b, campaign: campaign}
	b.telling = telling{board: b, log: tableLog{Log: logbook.New(book)}}
	b.wording.board, b.showing.board, b.laying.board, b.attention.board, b.tips.board, b.focusing.board = b, b, b, b, b, b
	b.hands.board, b.asking.board, b.sharing.board, b.refusing.board, b.sheets.board, b.drift.board = b, b, b, b, b, b
}
