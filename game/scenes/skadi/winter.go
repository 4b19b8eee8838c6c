package skadi

import (
	"image"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/input"
	"sixwinters/game/motion"
	"sixwinters/game/words"
	"sixwinters/render/farm"
	"sixwinters/render/layout"
	"sixwinters/rules/play"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
	"sixwinters/sound"
)

// winter is the scene.
type winter struct {
	app.BaseScene
	app.Dialogs
	*saves.Winter // of a lesson: one without a file, from the table of the page on
	game          *skadi.Game

	plan  *farm.Plan
	laid  laid // what the plan was made for
	view  farm.View
	show  showing
	drift app.Weather

	focus   farm.Spot // of the keyboard; nowhere while the mouse is used
	hover   farm.Spot
	held    farm.Thing // what is in the hand, if holds
	holds   bool
	from    farm.Spot   // where it was taken
	armed   bool        // a blessing is laid on the next check
	armedOn int         // the action die that it lies on
	by      layout.Rect // where the last move was made
	asked   skadi.Stage // what is asked, or was before what is shown now
	refused *refusal
	buttons []button
	hint    hinting
	adviser *adviser
	review  reviewing
	lesson  *lesson // nil unless one is played
	watch   *watching

	still    *ebiten.Image // the sheet as drawn last
	stillFor stillKey
}

// laid is what a plan depends on.
type laid struct {
	w, h  int
	scale float64
	keys  string // the words of the buttons
}

// stillKey is what the picture of the sheet depends on.
type stillKey struct {
	view  farm.View
	w, h  int
	scale float64
	theme *art.Theme
}

// refusal is why something cannot be done, shown where it was tried.
type refusal struct {
	play.Refusal
	by layout.Rect
}

// newWinter returns the scene of a game.
func newWinter(g *app.App, c *saves.Winter) *winter {
	w := &winter{Winter: c, game: c.Rules(), adviser: &adviser{}}
	w.view = farm.View{Game: w.game, State: w.game.Observation(c.Now())}
	w.drift.Stir(g)
	return w
}

// resumed shows what happened last, as it was told, with the dice of this week.
func (w *winter) resumed() {
	first, _ := w.MovesOf(int(w.Now().Week))
	for i := min(first, max(0, w.Len()-1)); i < w.Len(); i++ {
		_, before := w.Move(i)
		events := w.eventsOf(i)
		w.view.State = w.game.Observation(before)
		w.show.begin(events, 0)
		for w.show.playing() {
			w.apply(&w.show.events[w.show.at])
			w.show.at++
		}
		w.show.told = w.game.Tell(events)
	}
	w.view.State = w.game.Observation(w.Now())
}

// settle shows the table as it is, once all that happened has been shown.
func (w *winter) settle(g *app.App) {
	if w.watch != nil {
		w.view.State = w.game.Observation(w.table(w.watch.at))
		return
	}
	w.view.State = w.game.Observation(w.Now())
	if w.Now().Stage == skadi.Over && w.lesson == nil {
		w.Dialog = ending(w)
	}
	w.hint.drop()
}

// lay lays the table for the window if it is not laid for it.
func (w *winter) lay(g *app.App) {
	w.view.Touch, w.view.Armed, w.view.Taken = g.Keyboard.Device == input.Touch, w.armed, farm.Spot{}
	if w.holds {
		w.view.Taken = w.from
	}
	w.buttons = w.answers(g)
	if !w.show.playing() {
		w.asked = w.Now().Stage
	}
	var says []string
	for _, b := range w.buttons {
		says = append(says, b.words(g))
	}
	is := laid{g.Width, g.Height, g.Scale(), strings.Join(says, "|")}
	if is == w.laid && w.plan != nil {
		return
	}
	if is.w != w.laid.w || is.h != w.laid.h || is.scale != w.laid.scale || w.plan == nil {
		g.Painter.ForgetSizes()
		w.plan = farm.Lay(w.game, float64(g.Width), float64(g.Height), is.scale, w.watch != nil)
	}
	w.laid = is
	w.plan.SetButtons(farm.Widths(g.Painter.Brush(nil, w.plan.Letter), w.keys(g)))
}

// Update handles one tick.
func (w *winter) Update(g *app.App) (stale bool, err error) {
	w.lay(g)
	w.drift.Advance(g, content.Winter)
	w.review.tick(w)
	if w.Dialog != nil {
		w.Dialogs.Build(g, false)
		if w.Dialogs.Update(g) {
			stale = true
			err, w.Ended = w.Ended, nil
		}
		return stale, err
	}
	stale = w.hint.tick(w)
	if w.lesson != nil {
		w.lesson.learn(g)
	}
	if w.watch != nil {
		more, err := w.watchTick(g)
		return more || stale, err
	}
	if w.show.playing() {
		skip := w.skips(g)
		stale = w.step(g, w.speed(g), skip) || stale
		w.from, w.holds = farm.Spot{}, false // a press that skips means nothing when it is let go
		if w.show.playing() || skip && !w.meant(g) {
			return true, nil
		}
	}
	was := [...]any{w.hover, w.focus, w.armed, w.holds, w.refused, w.Dialog}
	if err := w.takeKeys(g); err == ebiten.Termination || g.Scene != w {
		return true, err
	} else if err != nil {
		w.fail(g, err, w.plan.Bar)
	}
	acted := w.takePointer(g)
	if g.Scene != w {
		return true, nil
	}
	w.lay(g)
	is := [...]any{w.hover, w.focus, w.armed, w.holds, w.refused, w.Dialog}
	return stale || acted || w.holds || is != was || w.show.playing(), nil
}

// meant reports whether a press that skips what is shown also means what lies under it: an action or a roll elsewhere than where the last move
// was made. A second press in the same place may be half of a double click, and a die of the saga is to be seen before it is written.
func (w *winter) meant(g *app.App) bool {
	at := w.plan.At(g.Pointer.X, g.Pointer.Y)
	if s := w.Now(); !g.Pointer.Pressed || w.Dialog != nil || w.plan.Rect(at) == w.by || s.Stage == skadi.Saga || s.Stage == skadi.Prayer {
		return false
	}
	return slices.ContainsFunc(targets(w.game, w.Now()), func(t target) bool { return t.at == at })
}

// speed returns how fast things are shown.
func (w *winter) speed(g *app.App) motion.Speed {
	if g.Settings.ReducedMotion && g.Speed() != motion.Off {
		return motion.Fast
	}
	return g.Speed()
}

// play makes a move, unless it is not legal. It asks first about one that kills.
func (w *winter) play(g *app.App, m skadi.Move, by layout.Rect) {
	if w.armed && m.Kind.IsCheck() {
		m.Blessing = true
	}
	if w.lesson != nil && !w.lesson.takes(w, m) {
		w.refuse(g, play.Refusal{Say: "For now: " + w.lesson.asks(w)}, by)
		return
	}
	if why := w.game.WhyNot(w.Now(), m); !why.OK() {
		w.refuse(g, why, by)
		return
	}
	if w.game.Kills(w.Now(), m) {
		w.Dialog = w.deadly(m, by)
		return
	}
	w.carryOut(g, m, by)
}

// carryOut makes a legal move and begins to show what came of it. It is on the disk before anything is shown.
func (w *winter) carryOut(g *app.App, m skadi.Move, by layout.Rect) {
	w.by = by
	var story skadi.Story
	if err := w.PlayOn(m, &story); err != nil {
		w.fail(g, err, by)
		return
	}
	w.armed, w.refused, w.focus = false, nil, farm.Spot{}
	w.drift.Stir(g)
	w.show.begin(story.Events, uint64(w.Len()))
	w.view.State.Stage = w.Now().Stage
	if w.step(g, w.speed(g), w.speed(g) == motion.Off); len(story.Events) == 0 {
		w.settle(g)
	}
	g.Redraw()
	if w.lesson != nil {
		w.lesson.made(w)
	}
}

// refuse says near the pointer why something cannot be done.
func (w *winter) refuse(g *app.App, why play.Refusal, by layout.Rect) {
	w.refused = &refusal{why, by}
	g.Hear(sound.Refused, 0)
	g.Stale = true
}

// fail says the same of what has failed.
func (w *winter) fail(g *app.App, err error, by layout.Rect) {
	w.refuse(g, play.Refusal{Say: words.Sentence(err)}, by)
}

// undo takes the last move back, as far as the last roll.
func (w *winter) undo(g *app.App) {
	if err := w.Undo(); err != nil {
		w.fail(g, err, w.plan.Bar)
		return
	}
	w.armed, w.refused = false, nil
	w.show.begin(nil, 0)
	w.view.Raid, w.view.Hunts = 0, [skadi.MaxHexes]uint8{}
	w.resumed()
	w.show.told = []string{"Undone."}
	w.settle(g)
}

func (w *winter) redo(g *app.App) {
	var story skadi.Story
	if err := w.Redo(&story); err != nil {
		w.fail(g, err, w.plan.Bar)
		return
	}
	w.show.begin(story.Events, uint64(w.Len()))
}

// Draw draws the table: the sheet as it was kept, and what lies over it.
func (w *winter) Draw(g *app.App, screen *ebiten.Image) {
	w.lay(g)
	key := stillKey{w.view, g.Width, g.Height, w.laid.scale, art.Wearing()}
	if w.still == nil || w.still.Bounds().Size() != image.Pt(g.Width, g.Height) {
		if w.still != nil {
			w.still.Deallocate()
		}
		w.still, w.stillFor = ebiten.NewImage(g.Width, g.Height), stillKey{}
	}
	if key != w.stillFor {
		farm.Draw(g.Painter.Brush(w.still, w.plan.Letter), w.plan, &w.view)
		w.stillFor = key
	}
	screen.DrawImage(w.still, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
	over := w.over(g)
	farm.DrawOver(g.Painter.Brush(screen, w.plan.Letter), w.plan, &w.view, over)
	if w.Dialog != nil && w.Dialog.Menu != nil && (g.Sheet == nil || !g.Sheet.Replaces()) {
		w.Dialog.Menu.Draw(screen)
	}
}

// over returns what lies over the sheet now.
func (w *winter) over(g *app.App) *farm.Over {
	speed := w.speed(g)
	o := &farm.Over{Armed: w.armed, ArmedOn: min(w.armedOn, int(w.Now().Left)-1), Told: g.Keyboard.Told(strings.Join(w.show.told, " ")), Keys: w.keys(g), Snow: w.drift.Shown}
	o.Things, o.Smoke = w.inAir(speed, g.Settings.ReducedMotion)
	o.Prompt = g.Keyboard.Told(w.prompt(g))
	if w.watch != nil {
		o.Line, o.Hover = w.strip(), w.hover
		return o
	}
	if w.show.playing() {
		return o
	}
	o.Hover, o.Focus = w.hover, w.focus
	if w.Dialog == nil {
		o.Lit, o.Signs = w.lits(), signs(w.game, w.Now(), w.plan.Spots())
		o.Notes = w.notes(g)
		for i := range o.Notes {
			for k, line := range o.Notes[i].Lines {
				o.Notes[i].Lines[k] = g.Keyboard.Told(line)
			}
		}
	}
	if w.holds {
		t := w.held
		t.X, t.Y, t.Size = g.Pointer.X, g.Pointer.Y, 46*w.plan.Unit
		o.Things = append(o.Things, t)
	}
	return o
}

func (w *winter) Follows() bool { return true }

// OnTop identifies the dialog, or else what is asked.
func (w *winter) OnTop() any {
	if w.Dialog != nil {
		return w.Dialog
	}
	page := 0
	if w.lesson != nil {
		page = w.lesson.at
	}
	return [2]any{w.asked, page}
}

func (w *winter) Interrupt(*app.App) { w.from, w.holds = farm.Spot{}, false }

func (w *winter) Settle(*app.App) {
	w.laid = laid{} // it is laid again; until then the old plan serves, even in the middle of a tick
	w.Rebuild()
}

// Left stops what is thought, and frees the picture.
func (w *winter) Left() {
	w.hint.drop()
	w.review.work.Stop()
	if w.still != nil {
		w.still.Deallocate()
		w.still = nil
	}
}

// leave returns what leaves the scene: the file is closed. If the last moves are not saved, it asks first.
func (w *winter) leave(to func(g *app.App) error) func(g *app.App) error {
	return app.Leaving(&w.Dialogs, w.Winter, to)
}

func (w *winter) Quit(g *app.App) error {
	g.CloseSheet()
	g.Redraw()
	return w.leave(app.Quit)(g)
}

// Kept returns the game in its file, for the window to look after.
func (w *winter) Kept() app.Kept { return w.Winter }
