package table

import (
	"slices"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/teach"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// novelties explains what is met for the first time.
type novelties struct {
	layer.Base
	*board

	firsts firsts
}

// firsts are the things that the players meet for the first time. Each is explained once, by a note beside where it happened.
//
// Such a note is shown as soon as the motion of what happened has ended, and the rest of what happens waits for it. If the
// players skip the motion, the notes come one after another once nothing moves. A note goes when the players dismiss it, and by
// itself when what it is about is over or they have plainly gone on without it. One that has waited for more than a turn without
// being shown, or until the year is cleared away or it is no longer true, is left for another time. During an attempt only what
// the attempt itself has brought is explained.
type firsts struct {
	met   []met // waiting to be explained
	shown bool  // the first of them is on the table
	open  bool  // it has been unfolded
	holds bool  // what happens waits until it has been read
	ticks int   // that it has been there
	turn  turn  // in which it was shown
	moves int   // that had been made then
	fence fence
	after teach.Aftermath // of the obstacle overcome last
}

// met is a thing that was met.
type met struct {
	tip  *content.Tip
	on   layout.Target // what it is about; None if that does not lie on the table
	fact string        // what happened, in a sentence or two; "" if there is nothing to tell
	when turn
	play bool // it was in a turn of play, and not before or after them
	step rules.Step
	move int // moves made when it happened, with the one that brought it
}

// stale reports whether more than a turn has passed since, or the year is being cleared away: much of what was so in its last turn
// is so no longer ([session-end]).
func (m *met) stale(s *rules.State) bool {
	now := turnOf(s)
	return now.year != m.when.year || now.number > m.when.number+1 || m.play && s.Phase != rules.Turns && s.Phase != rules.YearOver
}

// meet looks whether the players meet something new in an event of the story that has just been told.
func (v *novelties) meet(g *app.App, i int) {
	if !g.Settings.Tips || v.guide.plays() || v.laying.strip != nil || g.Options.Autoplay != 0 {
		return
	}
	var over *teach.Aftermath
	if v.firsts.after.See(v.book, &v.showing.story, i, &v.state) {
		over = &v.firsts.after
	}
	s := &v.showing.story.States[i]
	for k := range g.Tips {
		tip := &g.Tips[k]
		if g.Knows(tip) || slices.ContainsFunc(v.firsts.met, func(m met) bool { return m.tip == tip }) {
			continue
		}
		if on, fact, ok := teach.Meets(v.book, tip, &v.showing.story, i, over); ok {
			v.firsts.met = append(v.firsts.met, met{tip, on, fact, turnOf(s), s.Phase == rules.Turns, s.Step, v.keeping.campaign.Len()})
		}
	}
}

// Told looks so at some events of the story.
func (v *novelties) Told(g *app.App, from, to int) {
	for i := from; i < to; i++ {
		v.meet(g, i)
	}
}

// explainFirsts shows what was met, one thing after the other, where nothing moves any more. It reports whether anything has to
// be drawn again.
func (v *novelties) explainFirsts(g *app.App) bool {
	f := &v.firsts
	if v.leaveFirst(g) {
		return true
	}
	if !f.shown {
		f.met = slices.DeleteFunc(f.met, func(m met) bool { return m.stale(&v.state) || teach.Passed(m.tip, m.on, &v.state) })
	}
	switch {
	case len(f.met) == 0, v.layers.Blocks().News, v.laying.plan(g).Covered():
		return false
	case !g.Settings.Tips:
		v.firsts = firsts{}
		return true
	case !f.shown:
		next := slices.IndexFunc(f.met, func(m met) bool { return !v.waits(m) })
		if next < 0 {
			return false
		}
		f.bringForward(next)
		v.showFirst(g)
		return true
	}
	return v.ageFirst(g)
}

// leaveFirst takes the note away that is shown, where it is of no more use or an attempt has begun. It reports whether it did.
func (v *novelties) leaveFirst(g *app.App) bool {
	f := &v.firsts
	switch {
	case !f.shown:
		return false
	case v.waits(f.met[0]):
		v.layFirstAside(g)
	case v.leftBehind() && !v.onFirst(g, g.Pointer.X, g.Pointer.Y):
		v.closeFirst(g)
	default:
		return false
	}
	return true
}

// bringForward makes one of the things that wait the first of them.
func (f *firsts) bringForward(i int) {
	m := f.met[i]
	f.met = slices.Insert(slices.Delete(f.met, i, i+1), 0, m)
}

// movesPast is how many moves players make who have gone on without the note that lies there.
const movesPast = 3

// leftBehind reports whether the note that is shown is no longer of use: what it is about is over, or at least two of these hold: its
// turn is over, it has been up long enough to be read, and the players have made some moves since. Players who follow hints may
// never see it for that long, nor put it away, because the hint takes its place.
func (v *novelties) leftBehind() bool {
	f := &v.firsts
	if teach.Passed(f.met[0].tip, f.met[0].on, &v.state) {
		return true
	}
	signs := 0
	for _, is := range []bool{f.turn.over(&v.state), f.ticks >= timeToRead(f.met[0]), v.keeping.campaign.Len() >= f.moves+movesPast} {
		if is {
			signs++
		}
	}
	return signs >= 2
}

// showFirst lays the note of the first thing that waits.
func (v *novelties) showFirst(g *app.App) {
	f := &v.firsts
	f.shown, f.open, f.ticks, f.turn, f.moves = true, false, 0, turnOf(&v.shown), v.keeping.campaign.Len()
	if f.met[0].tip.Event == actFirst && v.sharing.handing(g) {
		f.met[0].on.N = uint8(v.sharing.desk.Player)
	}
	if v.laying.plan(g).Note.Rect.Empty() {
		f.shown = false // there is no place for it now
		return
	}
	if id := f.met[0].tip.ID; !slices.Contains(g.Settings.Met, id) {
		g.Settings.Met = append(g.Settings.Met, id)
		g.SaveSettings()
	}
}

// closeFirst takes the note away that is shown. What holds the motion up goes on to the next one.
func (v *novelties) closeFirst(g *app.App) {
	f := &v.firsts
	if !f.shown {
		return
	}
	if v.firstLies(g) {
		plan := v.laying.plan(g)
		f.fence.raise(plan.Note.Rect)
		if f.holds && plan.Note.Rect.Overlaps(v.bannerRect(plan)) {
			v.showing.beats.tick = 0 // there was no other place, and the banner has not been read
		}
	}
	f.met, f.shown, f.open = f.met[1:], false, false
	if f.holds {
		v.holdForFirst(g)
	}
}

// pressFirst unfolds the note that is shown, or takes it away.
func (v *novelties) pressFirst(g *app.App) {
	if !v.laying.plan(g).Note.Folded {
		v.closeFirst(g)
		return
	}
	v.firsts.open, v.firsts.ticks = true, 0
}

// TakenBack drops the notes about what has been taken back, which would no longer be true: it counts as new when it
// happens again.
func (v *novelties) TakenBack(g *app.App) {
	f := &v.firsts
	f.after = teach.Aftermath{}
	gone := func(m met) bool { return m.move > v.keeping.campaign.Len() }
	if f.shown && gone(f.met[0]) {
		g.Unmeet(f.met[0].tip)
		f.shown, f.open, f.holds = false, false, false
	}
	f.met = slices.DeleteFunc(f.met, gone)
}

// ageFirst takes the time of one tick in which a note can be read. It reports whether there has to be another one though
// nothing moves.
func (v *novelties) ageFirst(g *app.App) bool {
	f := &v.firsts
	if note := &v.laying.plan(g).Note; note.Rect.Empty() || note.Folded {
		return false
	}
	f.ticks++
	return f.ticks < timeToRead(f.met[0]) && f.ticks%(app.RestAfter/2) == 0
}

// timeToRead is how many ticks it takes to read a note.
func timeToRead(m met) int { return 240 + 3*(len(m.tip.Say)+len(m.fact)) }

// holdForFirst lets what happens wait for the note of what was just seen, if there is one. Those that the players have left
// on the table come after it.
func (v *novelties) holdForFirst(g *app.App) {
	f := &v.firsts
	f.holds = false
	fresh := slices.IndexFunc(f.met, func(m met) bool { return m.move == v.keeping.campaign.Len() && !v.waits(m) })
	if fresh < 0 || !g.Settings.Tips || v.laying.plan(g).Covered() {
		return
	}
	f.bringForward(fresh)
	f.holds = true
	v.showFirst(g)
	f.holds = f.shown
}

// heldByFirst takes what the pointer and the keyboard do while what happens waits for a note. A click on it, the key that goes
// on or the one that goes back dismiss it, and nothing besides; what is pressed elsewhere goes on with what happens and leaves it
// on the table. It reports whether what happens has to wait any longer.
func (v *novelties) heldByFirst(g *app.App) bool {
	f := &v.firsts
	if !f.holds {
		return false
	}
	v.ageFirst(g)
	v.attention.follow(g)
	k := &g.Keyboard
	switch {
	case k.Asks(command.Step), k.Asks(command.Back):
		if f.ticks > settled {
			v.pressFirst(g)
		}
		return true // the key is not to skip what comes next as well
	case g.Pointer.Pressed, g.Pointer.Right, k.Any() && !k.Asks(command.RulesHere):
		f.holds = false
		return false
	default:
		v.tips.linger(g)
	}
	return f.holds
}

// Tick takes clicks that are meant for the note, and keeps the tick while what happens waits for it to be read.
func (v *novelties) Tick(g *app.App) (stale, keeps bool) {
	v.firsts.fence.rest()
	v.takeClicks(g)
	held := v.heldByFirst(g)
	return held, held
}

// Escape takes the note away.
func (v *novelties) Escape(g *app.App) bool {
	shown := v.firsts.shown
	v.closeFirst(g)
	return shown
}

// Release presses the button of the note, for the keyboard: clicks are taken in each tick.
func (v *novelties) Release(g *app.App, on layout.Target) bool {
	is := v.firsts.shown && on.Kind == layout.NoteButton
	if is {
		v.pressFirst(g)
	}
	return is
}

// Place lays the note.
func (v *novelties) Place(g *app.App, view *layout.View) {
	if note := v.firstNote(g); note != nil {
		view.Note = note
	}
}

// Holds reports whether what happens waits for the note of what was just seen.
func (v *novelties) Holds(g *app.App) bool {
	v.holdForFirst(g)
	return v.firsts.holds
}

// Arrived takes the note away at once where it is of no more use: it would be seen again until the next tick.
func (v *novelties) Arrived(g *app.App) { v.leaveFirst(g) }

// NoteInput is what the note is about.
func (v *novelties) NoteInput() any {
	if !v.firsts.shown {
		return nil
	}
	return v.firsts.met[0].on
}

// Topic is its rule while it is pointed at.
func (v *novelties) Topic(g *app.App) string {
	if !v.firsts.shown || !v.laying.plan(g).Note.Rect.Contains(g.Pointer.X, g.Pointer.Y) {
		return ""
	}
	return v.firsts.met[0].tip.Rule
}

// news explains what was met, after the players have acted.
type news struct {
	layer.Base
	novelties *novelties
}

// Tick shows what was met where nothing moves any more.
func (n news) Tick(g *app.App) (stale, keeps bool) { return n.novelties.explainFirsts(g), false }
