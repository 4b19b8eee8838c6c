package table

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/desk"
	"sixwinters/game/hand"
	"sixwinters/game/logbook"
	"sixwinters/game/movelist"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// table is the scene of the game itself: the table, what the players' hands do on it, and what happens. What belongs together is a
// type of its own that says what may change it.
type table struct {
	book    *rules.Rulebook
	options rules.Options
	keeping

	state rules.State // the game
	shown rules.State // what is drawn; behind the game while something is being shown
	showing

	// What the players do, and what they can do.
	hand *hand.Hand
	grip
	attention
	asking
	desk  desk.Desk
	moves *movelist.List // while it lies open, or nil

	// What is said at the table.
	log      tableLog
	wordings wordings
	refusal  refusal
	lesson   *lesson // that is played here; nil for none
	hinting  hinting
	firsts   firsts
	dialog   *dialog // the sheet that lies over it; nil for none
	page     page    // the last sheet of the chronicle that was shown

	// How it lies.
	leaves leaves
	aside  aside
	strip  *render.Timeline // of a campaign that is only looked at; nil where it is played
	drift  drift
	lies   lying
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
	t := &table{book: book, options: campaign.Header.Options, keeping: keeping{campaign: campaign}, showing: showing{speed: g.Speed()}, log: tableLog{Log: logbook.New(book)}}
	if g.Painter != nil {
		g.Painter.Texts = t.largeText
	}
	told := t.log.Retell(campaign.Timeline(), &t.story)
	t.log.earlier = told[: len(told)-1 : len(told)-1]
	return t
}

// show puts the table to where the campaign is, with nothing on its way.
func (t *table) show(g *app.App) {
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
func (t *table) ready(g *app.App) {
	t.hand, t.moves = t.newHand(), nil
	t.aside.ask(t.cardsAsked(), t.strip != nil) // in a replay they stay
	t.takeSeats(g)
	t.tip, t.wordings = tooltip{}, newWordings()
	t.forgetRefusal()
	t.hinting.drop()
	t.letGo()
	t.beginOrder()
	t.offer()
	t.followQuestion(g)
}

// offer fills the prompt line with the buttons of the choice in hand.
func (t *table) offer() {
	t.buttons = buttons{}
	if t.order.at != nil {
		t.choices = t.orderChoices()
		return
	}
	for _, m := range t.hand.Buttons() {
		t.choices = append(t.choices, choice{t.label(m), func(g *app.App) { t.play(g, m) }, m})
	}
	t.choices = append(t.choices, t.sheetAgain()...)
}

// canFinish reports whether the actions step may be ended now.
func (t *table) canFinish() bool {
	done := layout.Target{Kind: layout.Button, N: layout.ButtonDone}
	return slices.ContainsFunc(t.hand.Gestures, func(g hand.Gesture) bool { return g.Drop == done })
}

// play makes a move: the game changes and the move is on the disk before anything is shown.
func (t *table) play(g *app.App, m rules.Move) {
	if !t.permits(m) {
		return
	}
	t.carryOn(g, func() error { return t.campaign.Play(m, &t.story) })
}

// carryOn lets the campaign go a move further and shows what came of it.
func (t *table) carryOn(g *app.App, move func() error) {
	t.story.Reset()
	t.story.Keep = true
	t.log.EndMove()
	before, poses := t.log.Moment(len(t.campaign.Marks())), t.poses()
	if err := move(); err != nil {
		t.refuseFor(g, err)
		return
	}
	t.log.earlier, t.before = append(t.log.earlier, before), poses
	made, from := t.campaign.Move(t.campaign.Len() - 1)
	t.lesson.made(t.book, from, made, t.story.Events)
	t.state = *t.campaign.Now()
	t.drift.stir(g)
	t.ready(g)
	t.showStory(g)
}

func (t *table) Draw(g *app.App, screen *ebiten.Image) {
	if t.plan(g) == nil {
		return
	}
	t.buildDialog(g)
	plan := t.plan(g)
	s := render.Scene{
		View: *t.view(g), Plan: plan, Lit: t.litOn(plan), Hover: t.hover,
		Refusal: t.refusal.words(), RefusalX: t.refusal.x, RefusalY: t.refusal.y, Timeline: t.strip, Cite: g.Reference.Cite,
		LogLine: t.log.view.line,
	}
	s.HeldX, s.HeldY = t.handAt(g)
	if t.pointing.on {
		s.Hover, s.Focus = layout.Target{}, t.hover
	}
	t.drawHeld(g, &s)
	if t.collects() {
		if r, ok := plan.Rect(t.onto); ok {
			s.HeldX, s.HeldY = r.Center()
		}
		t.drawAdding(g, &s)
	}
	s.Weather = t.drift.weather(g)
	t.drawBeats(&s)
	t.drawHint(g, &s)
	t.drawOrder(&s)
	t.drawAside(&s)
	s.Dim = t.refused(plan, s.Lit)
	if t.moves != nil {
		t.moves.Light(&s)
	} else if t.refusal.say == "" && !t.beats.moving() && !t.adds() {
		t.showTip(&s)
	}
	if len(t.held) == 0 && t.moves == nil && t.dialog == nil && t.refusal.say == "" && !t.beats.moving() {
		s.Pinned = t.pinned
		_, there := plan.Rect(t.hover) // what was pointed at may be gone
		if there && t.enlarges() && !slices.Contains(t.pinned, t.hover) {
			s.Zoom = t.hover
		}
	}
	g.Painter.Draw(screen, &s)
	if t.moves != nil {
		t.drawMoves(g, screen)
	}
	if t.dialog != nil {
		t.dialog.menu.Draw(screen)
	}
}
