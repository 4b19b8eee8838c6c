package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/game/story"
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
	Showing
	Laying
	Attention
	Tips
	Hands
	Asking
	Aside
	Partnering
	app.Dialogs

	Order   Order
	Desk    Desk
	Refusal Refusal
	refused bool // a refusal is in the last picture
	Log     tableLog
	Drift   app.Weather

	Guide  Guide // the lesson
	Layers Stack // what lies over it

	Menu     func() *app.Dialog // returns the menu of the table
	wordings wordings
}

// Show shows the table as it is in the campaign, without animation.
func (t *Board) Show(g *app.App) {
	t.State = *t.Campaign.Now()
	t.Shown = t.State
	t.Beats, t.run = Beats{}, false
	t.Drift.Stir(g)
	if t.Panes.Order == nil {
		t.Panes = PanesAtFirst(&t.State)
		beginSofa(t, g)
	}
	t.Ready(g)
}

// Ready lists the moves that are legal now, and asks what there is to ask.
func (t *Board) Ready(g *app.App) {
	t.Hand, t.lent = gesture.NewHand(t.Book, &t.State), lent{}
	if t.Guide.LooksBack() {
		t.Hand = &gesture.Hand{} // nothing can be done
	}
	renewAside(t, t.Watched)
	if t.Handing(g) {
		t.Desk.Seat(&t.State, t.Campaign, t.Hand) // leaves only the moves of the player at the mouse
	}
	if t.Partner != nil {
		divideSeats(t) // leaves only the moves of this desk
	}
	t.wordings = wordings{map[rules.Move]string{}, map[begunLabel]string{}, map[layout.Target][]string{}, map[string]string{}}
	t.Layers.Renew(t)
	t.LetGo()
	t.Order.Begin(orderAsked(t))
	t.Offer()
	openForQuestion(t, g)
}

// Begin lays out a campaign. A guide may be a lesson.
func (t *Board) Begin(book *rules.Rulebook, campaign *saves.Campaign, guide Guide) {
	t.Position = Position{Book: book, Options: campaign.Header.Options}
	t.Log = tableLog{Log: story.NewLog(book)}
	t.Guide = guide
	t.Campaign = campaign
}

// Paint draws the table with all its layers.
func (t *Board) Paint(g *app.App, screen *ebiten.Image) {
	if t.Plan(g) == nil {
		return
	}
	t.BuildDialog(g)
	g.Painter.Draw(screen, t.Scene(g))
	t.Layers.Cover(t, g, screen)
}

// PaintHand draws what is in the hand, moved by dx, dy pixels.
func (t *Board) PaintHand(g *app.App, screen *ebiten.Image, dx, dy float64) {
	if len(t.Held) == 0 || t.Collects() || t.Dialog != nil {
		return
	}
	s := render.Scene{View: *t.View(g), Plan: t.Plan(g)}
	x, y := handAt(t, g)
	s.HeldX, s.HeldY = x+dx, y+dy
	drawHeld(t, g, &s)
	g.Painter.Hand(screen, &s)
}

// Scene returns what is painted, but for what covers the picture.
func (t *Board) Scene(g *app.App) *render.Scene {
	plan := t.Plan(g)
	s := render.Scene{
		View: *t.View(g), Plan: plan, Lit: t.LitOn(plan), Cite: g.Reference.Cite,
	}
	s.View.Looms = looming(t) // only painted: nothing lies elsewhere for it
	s.Dim = t.Refused(plan, s.Lit)
	t.Layers.Draw(t, g, &s)
	return &s
}

// Update gives one tick to the layers, from the top. It reports whether anything has to be drawn again.
func (t *Board) Update(g *app.App) (stale bool, err error) {
	before := t.Last.Plan
	beginSofa(t, g)
	if strikeLate(t, g) {
		defer g.Keyboard.Calm()
	}
	clickLate(t, g)
	stale = t.Plan(g) != before // laid out again, such as in a window of another size
	drawn, kept := t.Layers.Tick(t, g)
	stale = stale || drawn
	if kept {
		putBackAll(t, g) // what lies over the table would see the button come up
	}
	if t.Last.Plan != nil {
		stale = dropGone(t, g) || stale
	}
	err, t.Ended = t.Ended, nil
	return stale, err
}

// Spoken returns what is to be said of the table and what lies over it.
func (t *Board) Spoken(g *app.App) (w speech.Words) {
	if t.Plan(g) == nil {
		return w
	}
	dropGone(t, g)
	return t.Layers.Spoken(t, g)
}

// onTop is what takes clicks and keys: the sheet over the table, or the question of the prompt line. It changes with each answer.
type onTop struct {
	dialog   *app.Dialog
	answered int
}

// Asks identifies what is asked now, compared by ==.
func (t *Board) Asks() any { return onTop{t.Dialog, t.Answered} }

// Pause opens the menu of the table.
func (t *Board) Pause() { t.Dialog = t.Menu() }

// Refuse says why something is not possible. rule is the id of the rule behind it, or "".
func (t *Board) Refuse(g *app.App, say, rule string) {
	x, y := handAt(t, g)
	t.Refusal.Show(g, say, rule, x, y)
}

// refuseFor refuses with an error, and its rule if it has one.
func refuseFor(t *Board, g *app.App, err error) {
	rule := ""
	if why, ok := err.(rules.Refusal); ok {
		rule = why.Rule
	}
	t.Refuse(g, err.Error(), rule)
}
