package firsts

import (
	"slices"

	"sixwinters/game/board"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/teach"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Novelties explains what is met for the first time.
type Novelties struct {
	layer.Base
	*board.Board

	Firsts Firsts
}

// Firsts are the things that the players meet for the first time. Each is explained once, by a note beside where it happened.
//
// Such a note is shown as soon as the motion of what happened has ended, and the rest of what happens waits for it. If the
// players skip the motion, the notes come one after another once nothing moves. A note goes when the players dismiss it, and by
// itself when what it is about is over or they have plainly gone on without it. One that has waited for more than a turn without
// being shown, or until the year is cleared away or it is no longer true, is left for another time. During an attempt only what
// the attempt itself has brought is explained.
type Firsts struct {
	Met        []Met      // waiting to be explained
	Shown      bool       // the first of them is on the table
	Open       bool       // it has been unfolded
	Holds      bool       // what happens waits until it has been read
	Ticks      int        // that it has been there
	turn       board.Turn // in which it was shown
	moves      int        // that had been made then
	ClickGuard clickGuard
	after      teach.Aftermath // of the obstacle overcome last
}

// Met is a thing that was met.
type Met struct {
	Tip  *content.Tip
	On   layout.Target // what it is about; None if that does not lie on the table
	Fact string        // what happened, in a sentence or two; "" if there is nothing to tell
	When board.Turn
	Play bool // it was in a turn of play, and not before or after them
	Step rules.Step
	Move int // moves made when it happened, with the one that brought it
}

// stale reports whether more than a turn has passed since, or the year is being cleared away: much of what was so in its last
// turn is so no longer ([session-end]).
func (m *Met) stale(s *rules.State) bool {
	now := board.TurnOf(s)
	return now.Year != m.When.Year || now.Number > m.When.Number+1 || m.Play && s.Phase != rules.Turns && s.Phase != rules.YearOver
}

// meet looks whether the players meet something new in an event of the story that has just been told.
func (v *Novelties) meet(g *app.App, i int) {
	if !g.Settings.Tips || v.Guide.Plays() || v.Laying.Strip != nil || g.Options.Autoplay != 0 {
		return
	}
	var over *teach.Aftermath
	if v.Firsts.after.See(v.Book, &v.Showing.Story, i, &v.State) {
		over = &v.Firsts.after
	}
	s := &v.Showing.Story.States[i]
	for k := range g.Tips {
		tip := &g.Tips[k]
		if g.Knows(tip) || slices.ContainsFunc(v.Firsts.Met, func(m Met) bool { return m.Tip == tip }) {
			continue
		}
		if on, fact, ok := teach.Meets(v.Book, tip, &v.Showing.Story, i, over); ok {
			v.Firsts.Met = append(v.Firsts.Met, Met{tip, on, fact, board.TurnOf(s), s.Phase == rules.Turns, s.Step, v.Campaign.Len()})
		}
	}
}

func (v *Novelties) Told(g *app.App, from, to int) {
	for i := from; i < to; i++ {
		v.meet(g, i)
	}
}

// ExplainFirsts shows what was met, one thing after the other, where nothing moves any more. It reports whether anything has to
// be drawn again.
func (v *Novelties) ExplainFirsts(g *app.App) bool {
	f := &v.Firsts
	if v.leaveFirst(g) {
		return true
	}
	if !f.Shown {
		f.Met = slices.DeleteFunc(f.Met, func(m Met) bool { return m.stale(&v.State) || teach.Passed(m.Tip, m.On, &v.State) })
	}
	switch {
	case len(f.Met) == 0, v.Layers.Blocks().News, v.Laying.Plan(g).Covered():
		return false
	case !g.Settings.Tips:
		v.Firsts = Firsts{}
		return true
	case !f.Shown:
		next := slices.IndexFunc(f.Met, func(m Met) bool { return !v.waits(m) })
		if next < 0 {
			return false
		}
		f.bringForward(next)
		v.showFirst(g)
		return true
	}
	return v.AgeFirst(g)
}

// leaveFirst takes the note away that is shown, where it is of no more use or an attempt has begun. It reports whether it did.
func (v *Novelties) leaveFirst(g *app.App) bool {
	f := &v.Firsts
	switch {
	case !f.Shown:
		return false
	case v.waits(f.Met[0]):
		v.layFirstAside(g)
	case v.leftBehind() && !v.onFirst(g, g.Pointer.X, g.Pointer.Y):
		v.CloseFirst(g)
	default:
		return false
	}
	return true
}

// bringForward makes one of the things that wait the first of them.
func (f *Firsts) bringForward(i int) {
	m := f.Met[i]
	f.Met = slices.Insert(slices.Delete(f.Met, i, i+1), 0, m)
}

// movesPast is how many moves players make who have gone on without the note that lies there.
const movesPast = 3

// leftBehind reports whether the note that is shown is no longer of use: what it is about is over, or at least two of these hold:
// its turn is over, it has been up long enough to be read, and the players have made some moves since. Players who follow hints
// may never see it for that long, nor put it away, because the hint takes its place.
func (v *Novelties) leftBehind() bool {
	f := &v.Firsts
	if teach.Passed(f.Met[0].Tip, f.Met[0].On, &v.State) {
		return true
	}
	signs := 0
	for _, is := range []bool{f.turn.Over(&v.State), f.Ticks >= TimeToRead(f.Met[0]), v.Campaign.Len() >= f.moves+movesPast} {
		if is {
			signs++
		}
	}
	return signs >= 2
}

// showFirst lays the note of the first thing that waits.
func (v *Novelties) showFirst(g *app.App) {
	f := &v.Firsts
	f.Shown, f.Open, f.Ticks, f.turn, f.moves = true, false, 0, board.TurnOf(&v.Shown), v.Keeping.Campaign.Len()
	if f.Met[0].Tip.Event == ActFirst && v.Sharing.Handing(g) {
		f.Met[0].On.N = uint8(v.Sharing.Desk.Player)
	}
	if v.Laying.Plan(g).Note.Rect.Empty() {
		f.Shown = false // there is no place for it now
		return
	}
	if id := f.Met[0].Tip.ID; !slices.Contains(g.Settings.Met, id) {
		g.Settings.Met = append(g.Settings.Met, id)
		g.SaveSettings()
	}
}

// CloseFirst takes the note away that is shown. What holds the motion up goes on to the next one.
func (v *Novelties) CloseFirst(g *app.App) {
	f := &v.Firsts
	if !f.Shown {
		return
	}
	if v.firstLies(g) {
		plan := v.Laying.Plan(g)
		f.ClickGuard.raise(plan.Note.Rect)
		if f.Holds && plan.Note.Rect.Overlaps(v.BannerRect(plan)) {
			v.Showing.Beats.Tick = 0 // there was no other place, and the banner has not been read
		}
	}
	f.Met, f.Shown, f.Open = f.Met[1:], false, false
	if f.Holds {
		v.HoldForFirst(g)
	}
}

// pressFirst unfolds the note that is shown, or takes it away.
func (v *Novelties) pressFirst(g *app.App) {
	if !v.Laying.Plan(g).Note.Folded {
		v.CloseFirst(g)
		return
	}
	v.Firsts.Open, v.Firsts.Ticks = true, 0
}

// TakenBack drops the notes about what has been taken back, which would no longer be true: it counts as new when it
// happens again.
func (v *Novelties) TakenBack(g *app.App) {
	f := &v.Firsts
	f.after = teach.Aftermath{}
	gone := func(m Met) bool { return m.Move > v.Keeping.Campaign.Len() }
	if f.Shown && gone(f.Met[0]) {
		g.ForgetTip(f.Met[0].Tip)
		f.Shown, f.Open, f.Holds = false, false, false
	}
	f.Met = slices.DeleteFunc(f.Met, gone)
}

// AgeFirst takes the time of one tick in which a note can be read. It reports whether there has to be another one though
// nothing moves.
func (v *Novelties) AgeFirst(g *app.App) bool {
	f := &v.Firsts
	if note := &v.Laying.Plan(g).Note; note.Rect.Empty() || note.Folded {
		return false
	}
	f.Ticks++
	return f.Ticks < TimeToRead(f.Met[0]) && f.Ticks%(app.RestAfter/2) == 0
}

// TimeToRead is how many ticks it takes to read a note.
func TimeToRead(m Met) int { return 240 + 3*(len(m.Tip.Say)+len(m.Fact)) }

// HoldForFirst lets what happens wait for the note of what was just seen, if there is one. Those that the players have left
// on the table come after it.
func (v *Novelties) HoldForFirst(g *app.App) {
	f := &v.Firsts
	f.Holds = false
	fresh := slices.IndexFunc(f.Met, func(m Met) bool { return m.Move == v.Keeping.Campaign.Len() && !v.waits(m) })
	if fresh < 0 || !g.Settings.Tips || v.Laying.Plan(g).Covered() {
		return
	}
	f.bringForward(fresh)
	f.Holds = true
	v.showFirst(g)
	f.Holds = f.Shown
}

// heldByFirst takes what the pointer and the keyboard do while what happens waits for a note. A click on it, the key that goes
// on or the one that goes back dismiss it, and nothing besides; what is pressed elsewhere goes on with what happens and leaves it
// on the table. It reports whether what happens has to wait any longer.
func (v *Novelties) heldByFirst(g *app.App) bool {
	f := &v.Firsts
	if !f.Holds {
		return false
	}
	v.AgeFirst(g)
	v.Attention.Follow(g)
	k := &g.Keyboard
	switch {
	case k.Asks(command.Step), k.Asks(command.Back):
		if f.Ticks > board.Settled {
			v.pressFirst(g)
		}
		return true // the key is not to skip what comes next as well
	case g.Pointer.Pressed, g.Pointer.Right, k.Any() && !k.Asks(command.RulesHere):
		f.Holds = false
		return false
	default:
		v.Tips.Linger(g)
	}
	return f.Holds
}

// Tick takes clicks that are meant for the note, and keeps the tick while what happens waits for it to be read.
func (v *Novelties) Tick(g *app.App) (stale, keeps bool) {
	v.Firsts.ClickGuard.Rest()
	v.TakeClicks(g)
	held := v.heldByFirst(g)
	return held, held
}

func (v *Novelties) Escape(g *app.App) bool {
	shown := v.Firsts.Shown
	v.CloseFirst(g)
	return shown
}

// Release presses the button of the note, for the keyboard: clicks are taken in each tick.
func (v *Novelties) Release(g *app.App, on layout.Target) bool {
	is := v.Firsts.Shown && on.Kind == layout.NoteButton
	if is {
		v.pressFirst(g)
	}
	return is
}

func (v *Novelties) Place(g *app.App, view *layout.View) {
	if note := v.firstNote(g); note != nil {
		view.Note = note
	}
}

func (v *Novelties) Holds(g *app.App) bool {
	v.HoldForFirst(g)
	return v.Firsts.Holds
}

// Arrived takes the note away at once where it is of no more use: it would be seen again until the next tick.
func (v *Novelties) Arrived(g *app.App) { v.leaveFirst(g) }

func (v *Novelties) NoteInput() any {
	if !v.Firsts.Shown {
		return nil
	}
	return v.Firsts.Met[0].On
}

// Topic is its rule while it is pointed at.
func (v *Novelties) Topic(g *app.App) string {
	if !v.Firsts.Shown || !v.Laying.Plan(g).Note.Rect.Contains(g.Pointer.X, g.Pointer.Y) {
		return ""
	}
	return v.Firsts.Met[0].Tip.Rule
}
