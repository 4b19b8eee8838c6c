package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/drift"
	"sixwinters/game/hand"
	"sixwinters/game/layer"
	"sixwinters/game/logbook"
	"sixwinters/game/refusal"
	"sixwinters/game/sheet"
	"sixwinters/render"
	"sixwinters/rules"
	"sixwinters/saves"
)

// position is the game at a table.
type position struct {
	Book    *rules.Rulebook
	Options rules.Options
	State   rules.State // the game
	Shown   rules.State // what is drawn: behind State during animations
}

// Board is a table without the layers over it. Its parts are described in the comment of the package.
type Board struct {
	position
	Keeping
	wording
	Showing
	Laying
	Attention
	Tips
	Focusing
	Hands
	Asking
	Sharing
	refusal.Refusing
	Log tableLog
	sheet.Sheets
	Drift drift.Weather

	Guide  guide       // the lesson
	Layers layer.Stack // what lies over it

	Menu    func() *sheet.Dialog             // returns the menu of the table
	Replays func(g *app.App, from int) error // replays the campaign from a move on
}

// Show shows the table as it is in the campaign, without animation.
func (t *Board) Show(g *app.App) {
	t.State = *t.Campaign.Now()
	t.Shown = t.State
	t.Beats = Beats{}
	t.Drift.Stir(g)
	if t.Leaves.Order == nil {
		t.Leaves = LeavesAtFirst(&t.State)
	}
	t.Ready(g)
}

// Ready lists the moves that are legal now, and asks what there is to ask.
func (t *Board) Ready(g *app.App) {
	t.Hand = hand.New(t.Book, &t.State)
	if t.Guide.LooksBack() {
		t.Hand = &hand.Hand{} // nothing can be done
	}
	t.Aside.ask(t.cardsAsked(), t.Strip != nil) // in a replay they stay
	t.takeSeats(g)
	t.wordings = newWordings()
	t.Layers.Renew()
	t.LetGo()
	t.beginOrder()
	t.Offer()
	t.followQuestion(g)
}

// Begin joins the parts of the board for a campaign.
func (b *Board) Begin(book *rules.Rulebook, campaign *saves.Campaign) {
	b.position = position{Book: book, Options: campaign.Header.Options}
	b.Keeping = Keeping{Board: b, Campaign: campaign}
	b.Log = tableLog{Log: logbook.New(book)}
	b.wording.Board, b.Showing.Board, b.Laying.Board, b.Attention.Board, b.Tips.Board, b.Focusing.Board = b, b, b, b, b, b
	b.Hands.Board, b.Asking.Board, b.Sharing.Board = b, b, b
	b.Drift.Season = func() content.Season { return b.Book.Season(&b.Shown) }
	b.Sheets.Opened = func() {
		b.StartOver()
		b.ForgetRefusal()
	}
}

// Paint draws the table with all its layers.
func (t *Board) Paint(g *app.App, screen *ebiten.Image) {
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

// onTop is what takes clicks and keys: the sheet that lies over the table, or the questions of the prompt line. Each answer makes
// another one of it.
type onTop struct {
	dialog   *sheet.Dialog
	answered int
}

// Asks identifies what is asked now, compared by ==.
func (t *Board) Asks() any { return onTop{t.Dialog, t.Answered} }

// Pause opens the menu of the table.
func (b *Board) Pause() { b.Dialog = b.Menu() }

// Refuse says why something is not possible. rule is the id of the rule behind it, or "".
func (b *Board) Refuse(g *app.App, say, rule string) {
	x, y := b.handAt(g)
	b.ShowRefusal(g, say, rule, x, y)
	b.Guide.Reminded()
}

// refuseFor refuses with an error, and its rule if it has one.
func (b *Board) refuseFor(g *app.App, err error) {
	rule := ""
	if why, ok := err.(rules.Refusal); ok {
		rule = why.Rule
	}
	b.Refuse(g, err.Error(), rule)
}
