package table

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/desk"
	"sixwinters/game/hand"
	"sixwinters/game/layer"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/render/layout"
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

// offer fills the prompt line with the buttons of the choice in hand.
func (q *asking) offer() {
	q.buttons = buttons{}
	if q.order.at != nil {
		q.choices = q.orderChoices()
		return
	}
	for _, m := range q.hands.hand.Buttons() {
		q.choices = append(q.choices, choice{q.wording.label(m), func(g *app.App) { q.keeping.play(g, m) }, m})
	}
	q.choices = append(q.choices, q.sheets.sheetAgain()...)
}

// canFinish reports whether the actions step may be ended now.
func (q *asking) canFinish() bool {
	done := layout.Target{Kind: layout.Button, N: layout.ButtonDone}
	return slices.ContainsFunc(q.hands.hand.Gestures, func(g hand.Gesture) bool { return g.Drop == done })
}

// play makes a move: the game changes and the move is on the disk before anything is shown.
func (k *keeping) play(g *app.App, m rules.Move) {
	if !k.guide.permits(m) {
		return
	}
	k.carryOn(g, func() error { return k.campaign.Play(m, &k.showing.story) })
}

// carryOn lets the campaign go a move further and shows what came of it.
func (k *keeping) carryOn(g *app.App, move func() error) {
	k.showing.story.Reset()
	k.showing.story.Keep = true
	k.telling.log.EndMove()
	before, poses := k.telling.log.Moment(len(k.campaign.Marks())), k.poses()
	if err := move(); err != nil {
		k.refusing.refuseFor(g, err)
		return
	}
	k.telling.log.earlier, k.showing.before = append(k.telling.log.earlier, before), poses
	made, from := k.campaign.Move(k.campaign.Len() - 1)
	for l := range layer.All[maker](k.layers) {
		l.Made(from, made)
	}
	k.state = *k.campaign.Now()
	k.drift.stir(g)
	k.ready(g)
	k.showing.showStory(g)
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
