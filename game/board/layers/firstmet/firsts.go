package firstmet

import (
	"slices"
	"strings"

	"sixwinters/game/board"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/game/teach"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Novelties explains what is met for the first time.
type Novelties struct {
	board.Base

	Firsts Firsts
}

// Firsts are the things that the players meet for the first time. Each is explained once, by a note beside where it happened.
//
// A note is shown as soon as its animation has ended, and the next animation waits for it. If the players skip, the notes come
// one after another once nothing moves. Where several turns have been played nothing waits: the game then tells once, after the steps that
// run by themselves, what was new in them. A note goes when it is dismissed, when what it is about is over, when an attempt begins, or
// when the players have gone on without it. One that still waits after the next move but one, or is no longer true, is left for another
// time. What the players have done or seen several times in the campaign has no note.
type Firsts struct {
	Met        []Met      // waiting to be explained
	Shown      bool       // the first of them is on the table
	Open       bool       // it has been unfolded
	Holds      bool       // the animation waits until it has been read
	Ticks      int        // for which it has been shown
	turn       board.Turn // in which it was shown
	moves      int        // made by then
	ClickGuard clickGuard
	stopped    stop            // the step of a move's story that a note was shown in last: another one waits for another time
	left       int             // ticks in which the key that puts a note away still means one that has gone by itself
	after      teach.Aftermath // of the obstacle overcome last
}

// stop is a step of a move's story, or all of that where nothing waits.
type stop struct {
	when board.Turn
	step rules.Step
	move int
}

// stop returns the step that brought a thing in a turn of play.
func (m *Met) stop() (in stop, is bool) {
	if m.Runs {
		return stop{move: m.Move}, m.Play
	}
	return stop{m.When, m.Step, m.Move}, m.Play
}

// hurts reports whether a thing is stress or what comes of it. Of steps that the players run in one go only that is told afterwards: all else
// waits for a time when it is seen.
func (m *Met) hurts() bool { return m.Tip.Rule == "stress" || m.Tip.Rule == "knocked-out" }

// Met is a thing that was met.
type Met struct {
	Tip  *content.Tip
	On   layout.Target // what it is about; of kind None if that is not on the table
	Name string        // of the condition that was marked; "" if the tip is about something else
	Fact string        // what happened, in a sentence or two; "" if there is nothing to tell
	When board.Turn
	Play bool // it was in a turn of play, and not before or after them
	Step rules.Step
	Runs bool         // nothing waited for it: several turns had been played
	And  *content.Tip // something else that is new in the same automatic step, told on the same note; nil for nothing
	Move int          // moves made when it happened, with the one that brought it
	At   int          // the event of that move's story
}

// mostMoves is how many moves the players make before a note that waits is left for another time.
const mostMoves = 2

// late reports whether it is too late to show the note of a thing: it is over, an attempt has begun that did not bring it, the players
// have made some moves since or, where it tells how to act, acted already, or the year is being cleared away ([session-end]).
func (v *Novelties) late(t *board.Board, m *Met) bool {
	s, since := &t.State, t.Campaign.Len()-m.Move
	return teach.Passed(m.Tip, m.On, s) || v.beforeAttempt(t, m) || since >= mostMoves || since > 0 && m.Tip.Event == ActFirst ||
		board.TurnOf(s).Year != m.When.Year || m.Play && s.Phase != rules.Turns && s.Phase != rules.YearOver
}

// meet notes what is new to the players in event i of the story.
func (v *Novelties) meet(t *board.Board, g *app.App, i int) {
	if !g.Settings.Tips || t.Guide.Plays() || g.Options.Autoplay != 0 {
		return
	}
	var over *teach.Aftermath
	if v.Firsts.after.See(t.Book, &t.Story, i, &t.State) {
		over = &v.Firsts.after
	}
	s := &t.Story.States[i]
	for k := range g.Tips {
		tip := &g.Tips[k]
		if g.Knows(tip) || slices.ContainsFunc(v.Firsts.Met, func(m Met) bool { return m.Tip == tip }) {
			continue
		}
		if on, fact, ok := teach.Meets(t.Book, tip, &t.Story, i, over); ok && !often(t, tip.Event) && !oftenSeen(t, tip.Event) {
			if own := t.OwnPlayer(); tip.Event == ActFirst && own != rules.NoPlayer {
				on.N = uint8(own) // at a table of two desks, this one's dice
			}
			m := Met{Tip: tip, On: on, Fact: fact, When: board.TurnOf(s), Play: s.Phase == rules.Turns, Step: s.Step, Runs: t.KnowsTurns(), Move: t.Campaign.Len(), At: i}
			if ev := &t.Story.Events[i]; ev.Kind == rules.EvCondition {
				m.Name = t.Book.Content().Board.Conditions[ev.Stress][ev.N-1]
			}
			if in, is := m.stop(); !is || in != v.Firsts.stopped && (m.Step == rules.StepActions || !t.Runs() || m.hurts()) {
				v.Firsts.Met = append(v.Firsts.Met, m)
			}
		}
	}
}

func (v *Novelties) Told(t *board.Board, g *app.App, from, to int) {
	for i := from; i < to; i++ {
		v.meet(t, g, i)
	}
}

// ExplainFirsts shows one note after another, once nothing moves any more. It reports whether anything has to be drawn again.
func (v *Novelties) ExplainFirsts(t *board.Board, g *app.App) bool {
	f := &v.Firsts
	if v.leaveFirst(t, g) {
		return true
	}
	if !f.Shown {
		f.Met = slices.DeleteFunc(f.Met, func(m Met) bool {
			late := v.late(t, &m)
			if late && m.Tip.Event == ActFirst && t.Campaign.Len() > m.Move { // they have acted without it
				g.MeetTip(m.Tip)
			}
			return late
		})
	}
	switch {
	case len(f.Met) == 0, t.Layers.Blocks(t).News, t.Plan(g).Covered():
		return false
	case !g.Settings.Tips:
		v.Firsts = Firsts{}
		return true
	case !f.Shown:
		next := slices.IndexFunc(f.Met, func(m Met) bool { return v.comes(t, g, m) })
		if next < 0 {
			return false
		}
		f.bringForward(next)
		v.showFirst(t, g)
		return true
	}
	return v.AgeFirst(t, g)
}

// How many ticks after a note has gone by itself its key still means it, and nothing else, for those who see it and for those who hear of it.
const (
	justLeft  = 2 * 60
	stillTold = 30 * 60
)

// leaveFirst takes the note away if it is of no more use or an attempt has begun, and reports whether it did.
func (v *Novelties) leaveFirst(t *board.Board, g *app.App) bool {
	f := &v.Firsts
	switch {
	case !f.Shown:
		return false
	case v.beforeAttempt(t, &f.Met[0]):
		v.makeWay(g)
	case v.leftBehind(t) && !v.onFirst(t, g, g.Pointer.X, g.Pointer.Y):
		v.CloseFirst(t, g)
	default:
		return false
	}
	if f.left = justLeft; g.Settings.Speech && g.Settings.Narrate {
		f.left = stillTold
	}
	return true
}

// bringForward makes thing i the first that waits.
func (f *Firsts) bringForward(i int) {
	m := f.Met[i]
	f.Met = slices.Insert(slices.Delete(f.Met, i, i+1), 0, m)
}

// How many moves after it was shown a note is gone, and after how many ticks it has been seen: then it does not come back after the next move.
const (
	movesPast = 3
	seen      = 60
)

// leftBehind reports whether the note is of no more use: what it is about is over, the players have made some moves since, it has been
// seen and they have made one, or it has been shown long enough to be read and its turn is over.
func (v *Novelties) leftBehind(t *board.Board) bool {
	f := &v.Firsts
	moves := t.Campaign.Len() - f.moves
	read := f.Ticks >= TimeToRead(f.Met[0])
	return teach.Passed(f.Met[0].Tip, f.Met[0].On, &t.State) || moves >= movesPast || moves > 0 && f.Ticks >= seen || read && f.turn.Over(&t.State)
}

// Says returns what the note of a thing says, with the other thing that is told on it.
func (m *Met) Says() string {
	if m.And == nil {
		return m.Tip.Say
	}
	if !strings.HasPrefix(m.And.Say, m.And.Title+" ") {
		return m.Tip.Say + " Also new: " + m.alsoNew() + ". " + m.And.Say
	}
	return m.Tip.Say + " " + m.And.Say
}

// tips are those of a note.
func (m *Met) tips() []*content.Tip {
	if m.And == nil {
		return []*content.Tip{m.Tip}
	}
	return []*content.Tip{m.Tip, m.And}
}

// gather puts on the first note what else is new in its step, and leaves the rest of that for another time: a step stops once. How to act
// is told alone.
func (f *Firsts) gather() {
	first := &f.Met[0]
	in, is := first.stop()
	if !is || first.And != nil {
		return
	}
	with := func(m Met) bool { also, _ := m.stop(); return also == in }
	for _, m := range f.Met[1:] {
		if with(m) && first.Tip.Event != ActFirst && m.Tip.Event != ActFirst {
			first.And = m.Tip
			break
		}
	}
	f.Met = append(f.Met[:1], slices.DeleteFunc(f.Met[1:], with)...)
}

// showFirst shows the note of the first thing that waits, if there is a place for it.
func (v *Novelties) showFirst(t *board.Board, g *app.App) {
	f := &v.Firsts
	f.gather()
	f.Shown, f.Open, f.Ticks, f.turn, f.moves = true, false, 0, board.TurnOf(&t.Shown), t.Campaign.Len()
	if f.Met[0].Tip.Event == ActFirst && t.Handing(g) {
		f.Met[0].On.N = uint8(t.Desk.Player)
	}
	if t.Plan(g).Note.Rect.Empty() {
		f.Shown = false // there is no place for it now
		return
	}
	if in, is := f.Met[0].stop(); is {
		f.stopped = in
	}
	for _, tip := range f.Met[0].tips() {
		g.MeetTip(tip)
	}
}

// CloseFirst takes the note away. If the animation waits, the next note may come.
func (v *Novelties) CloseFirst(t *board.Board, g *app.App) {
	f := &v.Firsts
	if !f.Shown {
		return
	}
	if v.firstLies(t, g) {
		plan := t.Plan(g)
		f.ClickGuard.raise(plan.Note.Rect)
		if f.Holds && plan.Note.Rect.Overlaps(v.BannerRect(t, plan)) {
			t.Beats.Tick = 0 // there was no other place, and the banner has not been read
		}
	}
	f.Met, f.Shown, f.Open = f.Met[1:], false, false
	if f.Holds {
		v.HoldForFirst(t, g)
	}
}

// pressFirst unfolds the note that is shown, or takes it away.
func (v *Novelties) pressFirst(t *board.Board, g *app.App) {
	if !t.Plan(g).Note.Folded {
		v.CloseFirst(t, g)
		return
	}
	v.Firsts.Open, v.Firsts.Ticks = true, 0
}

// TakenBack drops the notes about what has been taken back, which will count as new when it happens again.
func (v *Novelties) TakenBack(t *board.Board, g *app.App) {
	f := &v.Firsts
	f.after, f.stopped = teach.Aftermath{}, stop{}
	gone := func(m Met) bool { return m.Move > t.Campaign.Len() }
	if f.Shown && gone(f.Met[0]) {
		for _, tip := range f.Met[0].tips() {
			g.ForgetTip(tip)
		}
		f.Shown, f.Open, f.Holds = false, false, false
	}
	f.Met = slices.DeleteFunc(f.Met, gone)
}

// AgeFirst counts a tick in which the note can be read. It reports whether another frame is needed though nothing moves.
func (v *Novelties) AgeFirst(t *board.Board, g *app.App) bool {
	f := &v.Firsts
	if note := &t.Plan(g).Note; note.Rect.Empty() || note.Folded {
		return false
	}
	f.Ticks++
	return f.Ticks < TimeToRead(f.Met[0]) && f.Ticks%(app.RestAfter/2) == 0
}

// TimeToRead returns how many ticks it takes to read a note.
func TimeToRead(m Met) int { return 240 + 3*(len(m.Says())+len(m.Fact)) }

// HoldForFirst lets the animation wait for the note of what was just seen, if there is one, the players have not chosen to see all
// steps in one go and they do not know how a turn goes: then it comes after them. Older ones come after it, but one that was
// shown and not dismissed is gone.
func (v *Novelties) HoldForFirst(t *board.Board, g *app.App) {
	f := &v.Firsts
	f.Holds = false
	known := 0
	if f.Shown {
		known = 1
	}
	fresh := slices.IndexFunc(f.Met[known:], func(m Met) bool { return m.Move == t.Campaign.Len() && v.comes(t, g, m) })
	if fresh < 0 || t.Runs() || t.KnowsTurns() || !g.Settings.Tips || t.Plan(g).Covered() {
		return
	}
	f.Met = f.Met[known:]
	f.bringForward(fresh)
	f.Holds = true
	v.showFirst(t, g)
	f.Holds = f.Shown
}

// heldByFirst handles input while the animation waits for a note. A click on it, Step and Back dismiss it; keys that look at something do
// that; any other press lets the animation go on and leaves it there. It reports whether the animation still waits.
func (v *Novelties) heldByFirst(t *board.Board, g *app.App) bool {
	f := &v.Firsts
	if !f.Holds {
		return false
	}
	v.AgeFirst(t, g)
	t.HoverPointer(g)
	k := &g.Keyboard
	switch {
	case k.Asks(command.Step), k.Asks(command.Back):
		if f.Ticks > app.Settled {
			v.pressFirst(t, g)
		}
		return true // the key is not to skip what comes next as well
	case k.Asks(command.Names), board.Looks(g): // the note stays
		t.Layers.Key(t, g)
		return true
	case g.Pointer.Pressed, g.Pointer.Right, k.Any() && !k.Asks(command.RulesHere):
		f.Holds, f.left = false, justLeft
		return false
	default:
		t.Linger(g)
	}
	return f.Holds
}

// Tick handles clicks on the note, and keeps the tick while the animation waits for it.
func (v *Novelties) Tick(t *board.Board, g *app.App) (stale, keeps bool) {
	v.Firsts.ClickGuard.Rest()
	if v.Firsts.left--; v.Firsts.left < 0 || g.Pointer.Pressed || g.Keyboard.Any() && !g.Keyboard.Asks(command.Back) {
		v.Firsts.left = 0
	}
	v.TakeClicks(t, g)
	if v.Firsts.left > 0 && t.Beats.Playing() && g.Keyboard.Asks(command.Back) { // meant for the note, not for what is shown after it
		v.Firsts.left = 0
		return false, true
	}
	held := v.heldByFirst(t, g)
	return held, held
}

func (v *Novelties) Escape(t *board.Board, g *app.App) bool {
	means := v.Firsts.Shown || v.Firsts.left > 0
	v.CloseFirst(t, g)
	v.Firsts.left = 0
	return means
}

// Release presses the button of the note, for the keyboard: clicks are taken in each tick.
func (v *Novelties) Release(t *board.Board, g *app.App, on layout.Target) bool {
	is := v.Firsts.Shown && on.Kind == layout.NoteButton
	if is {
		v.pressFirst(t, g)
	}
	return is
}

func (v *Novelties) Place(t *board.Board, g *app.App, view *layout.View) {
	if note := v.firstNote(t, g); note != nil {
		view.Note = note
	}
}

func (v *Novelties) Holds(t *board.Board, g *app.App) bool {
	v.HoldForFirst(t, g)
	return v.Firsts.Holds
}

// Arrived takes the note away at once if it is of no more use: otherwise it would show for one tick.
func (v *Novelties) Arrived(t *board.Board, g *app.App) { v.leaveFirst(t, g) }

func (v *Novelties) NoteInput(t *board.Board) any {
	if !v.Firsts.Shown {
		return nil
	}
	return v.Firsts.Met[0].On
}

// Topic returns its rule while it is pointed at.
func (v *Novelties) Topic(t *board.Board, g *app.App) string {
	if !v.Firsts.Shown || !t.Plan(g).Note.Rect.Contains(g.Pointer.X, g.Pointer.Y) {
		return ""
	}
	return v.Firsts.Met[0].Tip.Rule
}
