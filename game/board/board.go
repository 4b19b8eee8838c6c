package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/drift"
	"sixwinters/game/hand"
	"sixwinters/game/layer"
	"sixwinters/game/logbook"
	"sixwinters/game/order"
	"sixwinters/game/refusal"
	"sixwinters/game/sheet"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/speech"
)

// Position is the game at a table.
type Position struct {
	Book    *rules.Rulebook
	Options rules.Options
	State   rules.State // the game
	Shown   rules.State // what is drawn: behind State during animations
	Watched bool        // a replay: nothing can be done
}

// Board is a table without the layers over it. Its parts are described in the comment of the package.
type Board struct {
	Position
	Keeping
	wording
	Showing
	Laying
	Attention
	Tips
	Focusing
	Hands
	Asking
	Aside
	Order order.Order
	Sharing
	refusal.Refusing
	Log tableLog
	sheet.Sheets
	Drift drift.Weather

	Guide  Guide       // the lesson
	Layers layer.Stack // what lies over it

	Menu func() *sheet.Dialog // returns the menu of the table

	reached bool // by the tick: no layer has kept it from the hands
}

// Show shows the table as it is in the campaign, without animation.
func (t *Board) Show(g *app.App) {
	t.State = *t.Campaign.Now()
	t.Shown = t.State
	t.Beats = Beats{}
	t.Drift.Stir(g)
	if t.Panes.Order == nil {
		t.Panes = PanesAtFirst(&t.State)
	}
	t.Ready(g)
}

// Ready lists the moves that are legal now, and asks what there is to ask.
func (t *Board) Ready(g *app.App) {
	t.Hand = hand.New(t.Book, &t.State)
	if t.Guide.LooksBack() {
		t.Hand = &hand.Hand{} // nothing can be done
	}
	t.Aside.follow(t.Watched)
	if t.Handing(g) {
		t.Desk.Seat(&t.State, t.Campaign, t.Hand) // leaves only the moves of the player at the mouse
	}
	t.wordings = wordings{map[rules.Move]string{}, map[content.ObstacleID][]string{}}
	t.Layers.Renew()
	t.LetGo()
	t.Order.Begin(t.Hands.orders())
	t.Offer()
	t.followQuestion(g)
}

// whole is what the parts need of the whole board.
type whole interface {
	Ready(g *app.App)
	Show(g *app.App)
	Pause()
	Refuse(g *app.App, say, rule string)
	refuseFor(g *app.App, err error)
}

// Begin joins the parts of the board for a campaign, each with those that it needs.
func (b *Board) Begin(book *rules.Rulebook, campaign *saves.Campaign, guide Guide) {
	b.Position = Position{Book: book, Options: campaign.Header.Options}
	b.Log = tableLog{Log: logbook.New(book)}
	b.Guide = guide
	b.Asking = Asking{
		Position: &b.Position, order: &b.Order, guide: guide, hands: &b.Hands, keeping: &b.Keeping, layers: &b.Layers,
		laying: &b.Laying, refusing: &b.Refusing, sharing: &b.Sharing, wording: &b.wording,
	}
	b.Aside = Aside{Position: &b.Position, attention: &b.Attention, hands: &b.Hands, laying: &b.Laying, tips: &b.Tips}
	b.Order = order.Order{
		Cards:   func(g *app.App) []layout.OrderedCard { return b.Plan(g).Order.Cards },
		Changed: b.Offer,
	}
	b.Attention = Attention{
		Position: &b.Position, guide: guide, hands: &b.Hands, layers: &b.Layers, laying: &b.Laying, refusing: &b.Refusing,
		wording: &b.wording,
	}
	b.Focusing = Focusing{
		asking: &b.Asking, attention: &b.Attention, guide: guide, hands: &b.Hands, laying: &b.Laying, sheets: &b.Sheets,
		showing: &b.Showing, wording: &b.wording,
	}
	b.Hands = Hands{
		Position: &b.Position, order: &b.Order, whole: b, asking: &b.Asking, attention: &b.Attention, guide: guide, keeping: &b.Keeping,
		layers: &b.Layers, laying: &b.Laying, refusing: &b.Refusing, sharing: &b.Sharing, sheets: &b.Sheets,
		showing: &b.Showing, wording: &b.wording,
	}
	b.Keeping = Keeping{
		Position: &b.Position, whole: b, Campaign: campaign, drift: &b.Drift, guide: guide, layers: &b.Layers,
		log: &b.Log, sharing: &b.Sharing, sheets: &b.Sheets, showing: &b.Showing,
	}
	b.Laying = Laying{
		Position: &b.Position, aside: &b.Aside, asking: &b.Asking, attention: &b.Attention, hands: &b.Hands, keeping: &b.Keeping,
		layers: &b.Layers, sharing: &b.Sharing, sheets: &b.Sheets, showing: &b.Showing,
	}
	b.Sharing = Sharing{
		Position: &b.Position, whole: b, asking: &b.Asking, guide: guide, hands: &b.Hands, keeping: &b.Keeping,
		sheets: &b.Sheets, showing: &b.Showing,
	}
	b.Showing = Showing{
		Position: &b.Position, whole: b, attention: &b.Attention, drift: &b.Drift, guide: guide, hands: &b.Hands,
		layers: &b.Layers, laying: &b.Laying, log: &b.Log, sharing: &b.Sharing, tips: &b.Tips,
	}
	b.Tips = Tips{
		Position: &b.Position, asking: &b.Asking, attention: &b.Attention, guide: guide, hands: &b.Hands, layers: &b.Layers,
		laying: &b.Laying, log: &b.Log, showing: &b.Showing, wording: &b.wording,
	}
	b.wording = wording{Position: &b.Position, order: &b.Order, showing: &b.Showing}
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
		View: *t.View(g), Plan: plan, Lit: t.LitOn(plan), Cite: g.Reference.Cite,
	}
	s.Dim = t.Refused(plan, s.Lit)
	t.Layers.Draw(g, &s)
	g.Painter.Draw(screen, &s)
	t.Layers.Cover(g, screen)
}

// Update gives one tick to the layers, from the top. It reports whether anything has to be drawn again.
func (t *Board) Update(g *app.App) (stale bool, err error) {
	before := t.Last.Plan
	stale = t.Plan(g) != before // laid out again, such as in a window of another size
	t.reached = false
	stale = t.Layers.Tick(g) || stale
	if !t.reached {
		t.putBackAll(g) // what lies over the table would see the button come up
	}
	if t.Last.Plan != nil {
		stale = t.dropGone(g) || stale
	}
	err, t.Failed = t.Failed, nil
	return stale, err
}

// Spoken returns what is to be said of the table and what lies over it.
func (t *Board) Spoken(g *app.App) (w speech.Words) {
	if t.Plan(g) == nil {
		return w
	}
	t.dropGone(g)
	return t.Layers.Spoken(g)
}

// onTop is what takes clicks and keys: the sheet over the table, or the question of the prompt line. It changes with each answer.
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
	b.Guide.AnswerRefusal()
}

// refuseFor refuses with an error, and its rule if it has one.
func (b *Board) refuseFor(g *app.App, err error) {
	rule := ""
	if why, ok := err.(rules.Refusal); ok {
		rule = why.Rule
	}
	b.Refuse(g, err.Error(), rule)
}
