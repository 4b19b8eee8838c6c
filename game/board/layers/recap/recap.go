// Package recap is the layer that tells after each turn what has happened since the players acted last: a strip of signs in the prompt
// line, with words under the pointer, and a small sheet with all of it, which makes way for what the players point at and goes with their
// next move.
package recap

import (
	"fmt"
	"image"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/game/input/command"
	"sixwinters/game/story"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
	"sixwinters/speech"
)

// Recap tells what happened in a turn.
type Recap struct {
	board.Base

	Open  bool
	back  int           // how many turns back it tells of
	moves int           // that had been made when it opened
	from  image.Point   // of the pointer when it opened
	over  layout.Target // had the focus then
	seen  board.Turn    // of the strip
	strip strip
	at    layout.Rect // where it lies
	of    laid
	unit  float64       // of its text
	says  *render.Recap // there
	ahead string        // all that comes next, for a voice: the panel has no room for it; "" until it is asked for
}

// laid is what the place of the recap and its words depend on.
type laid struct {
	back, moves int
	w, h, unit  float64
	note, log   layout.Rect
	arrow       note.Arrow
	foot        string
}

// Tick lays the strip when the players' turn comes, and closes the recap once they have acted.
func (r *Recap) Tick(t *board.Board, g *app.App) (stale, keeps bool) {
	if t.Beats.Playing() || t.Guide.Plays() || g.Options.Autoplay != 0 {
		stale, r.Open, r.strip.on = r.Open, false, 0
		return stale, false
	}
	turn, acts := board.TurnOf(&t.State), t.State.Phase == rules.Turns && t.State.Step == rules.StepActions
	switch {
	case acts && turn != r.seen && r.begun(t):
		first := r.seen == board.Turn{} && t.Campaign.Len() == 0
		r.seen, r.strip = turn, strip{}
		if !first && len(told(t)) > 1 {
			r.strip = stripOf(t)
		}
		return true, false
	case r.Open && t.Campaign.Len() != r.moves:
		r.Open = false
		return true, false
	case !acts && len(r.strip.pictures) > 0:
		r.strip = strip{}
		return true, false
	}
	return r.strip.follow(t, g), false
}

// begun reports whether the log has come to the actions of the turn that is played: only then has it all of the turn before.
func (r *Recap) begun(t *board.Board) bool {
	list := t.Log.Recaps()
	last := &list[len(list)-1]
	return last.Year == int(t.State.Year) && last.Turn == int(t.State.Turn)
}

// TakenBack closes the recap, and leaves that of a turn that is gone back to closed.
func (r *Recap) TakenBack(t *board.Board, _ *app.App) {
	r.Open = false
	if turn := board.TurnOf(t.Campaign.Now()); turn != r.seen {
		r.seen, r.strip = turn, strip{}
	}
}

// told returns the turns that can be told of, the oldest first.
func told(t *board.Board) []story.Recap {
	list := t.Log.Recaps()
	if t.State.Phase == rules.Turns {
		list = list[:len(list)-1] // the last one has only begun
	}
	return slices.DeleteFunc(list, func(c story.Recap) bool { return len(slices.Concat(c.Said[:]...)) == 0 })
}

// show opens the recap of a turn.
func (r *Recap) show(t *board.Board, g *app.App, back int) {
	r.Open, r.back, r.moves, r.says = true, back, t.Campaign.Len(), nil
	r.from, r.over = pointer(g), t.Hover
	g.Stale = true
}

// pointer returns where the pointer is.
func pointer(g *app.App) image.Point { return image.Pt(int(g.Pointer.X), int(g.Pointer.Y)) }

// Key opens and closes the recap, and turns to older ones.
func (r *Recap) Key(t *board.Board, g *app.App) bool {
	k := &g.Keyboard
	switch {
	case k.Asks(command.Recap) && r.Open:
		r.Open = false
	case k.Asks(command.Recap) && len(told(t)) > 0:
		r.show(t, g, 0)
	case r.Open && k.Hit("PageUp"):
		r.turn(t, g, 1)
	case r.Open && k.Hit("PageDown"):
		r.turn(t, g, -1)
	default:
		return false
	}
	return true
}

// turn turns to an older recap, or by -1 to a newer one.
func (r *Recap) turn(t *board.Board, g *app.App, by int) {
	if to := r.back + by; to >= 0 && to < len(told(t)) {
		r.show(t, g, to)
	}
}

// Escape puts the recap away.
func (r *Recap) Escape(t *board.Board, _ *app.App) bool {
	open := r.Open
	r.Open = false
	return open
}

// Press opens the recap by the strip, turns to another one by its arrows, or closes it by its button. Anywhere else it puts the recap away, and goes on to what
// answers a press below: the table is never out of reach.
func (r *Recap) Press(t *board.Board, g *app.App, on layout.Target) bool {
	x, y := g.Pointer.X, g.Pointer.Y
	if r.strip.on > 0 {
		r.show(t, g, 0)
		return true
	}
	if !r.Shows(t, g) || !r.at.Contains(x, y) {
		return false
	}
	switch at := render.PlanRecap(r.at, r.unit); {
	case at.Older.Contains(x, y):
		r.turn(t, g, 1)
	case at.Newer.Contains(x, y):
		r.turn(t, g, -1)
	default:
		r.Open = false
		return at.Close.Contains(x, y) || !t.Pressable(on)
	}
	return true
}

// Shows reports whether the recap is seen: not while something is shown, refused or in the hand, nor where a note, the log or cards to
// choose need its place.
func (r *Recap) Shows(t *board.Board, g *app.App) bool {
	return r.Open && !g.Keyboard.Holds(command.Names) && !t.Beats.Playing() && len(t.Held) == 0 && t.Refusal.Say == "" &&
		t.Plan(g).Panel.Empty() && !r.Spot(t, g).Empty() && !r.makesWay(t, g)
}

// Cover draws the recap.
func (r *Recap) Cover(t *board.Board, g *app.App) func(screen *ebiten.Image) {
	if !r.Shows(t, g) {
		return nil
	}
	return func(screen *ebiten.Image) {
		at := render.PlanRecap(r.at, r.unit)
		g.Painter.DrawRecap(screen, r.says, &at, r.unit)
	}
}

// Speaks tells what happened in the turn.
func (r *Recap) Speaks(t *board.Board, g *app.App, w *speech.Words) (alone bool) {
	w.Focus = append(w.Focus, r.strip.words(t, g)...)
	if !r.Shows(t, g) {
		return false
	}
	w.Focus = append(w.Focus, r.says.Title)
	for _, line := range r.says.Lines {
		if line.Head == next {
			if r.ahead == "" {
				r.ahead = strings.Join(story.Ahead(t.Book, &t.State), " ")
			}
			line.Text = r.ahead
		}
		w.Focus = append(w.Focus, line.Head+": "+line.Text)
	}
	w.Asked = append(w.Asked, r.says.Foot)
	return false
}

// Picture returns what the recap says.
func (r *Recap) Picture(t *board.Board, g *app.App) *render.Recap {
	list, room := told(t), g.Settings.Scale <= roomy && g.Keyboard.Device != input.Touch
	c := &list[len(list)-1-r.back]
	p := &render.Recap{
		Title: fmt.Sprintf("Year %s, from the actions of turn %d", rules.Roman(c.Year), c.Turn), Older: r.back < len(list)-1, Newer: r.back > 0,
		Foot: foot(g),
	}
	switch {
	case c.Turn == 0:
		p.Title = "The year begins"
	case r.back == 0: // of the actions only what came of them
		p.Title = fmt.Sprintf("Year %s, after the actions of turn %d", rules.Roman(c.Year), c.Turn)
		if c.Said[rules.StepActions] = c.Won; !room {
			c.Said[rules.StepActions] = nil
		}
	}
	for _, part := range parts {
		var said []string
		for _, n := range part.parts {
			for i, say := range c.Said[n] {
				if i == 0 && n == int(rules.StepEvent) {
					part.head = rules.Capital(c.Event.Season.String()) + " event"
					say = fmt.Sprintf("Turn %d begins with %s", c.Event.Turn, say)
				}
				say = rules.Capital(strings.TrimPrefix(say, part.head+": "))
				if last := len(said) - 1; last >= 0 && sameCause(said[last], say) {
					_, more, _ := strings.Cut(say, ": ")
					said[last] = strings.TrimSuffix(said[last], ".") + "; " + more
					continue
				}
				said = append(said, say)
			}
		}
		if len(said) > 0 {
			p.Lines = append(p.Lines, render.RecapLine{Head: part.head, Text: strings.Join(said, " ")})
		}
	}
	if soon := story.AheadInShort(t.Book, &t.State, room); r.back == 0 && t.State.Phase == rules.Turns && len(soon) > 0 {
		p.Lines = append(p.Lines, render.RecapLine{Head: next, Text: strings.Join(soon, " ")})
		r.ahead = ""
	}
	return p
}

// next heads what the rest of the turn will bring.
const next = "Next"

// roomy is the largest size of text, in percent, at which the newest recap has room for what came of the actions, which the log has as well,
// and for the harm to come, which the red strip has. For fingers there is none.
const roomy = 150

// parts are the headings of a recap, each with the parts of a turn that it is of.
var parts = []struct {
	head  string
	parts []int
}{
	{"Actions", []int{int(rules.StepActions)}},
	{"Refresh", []int{int(rules.StepRefresh)}},
	{"Activated", []int{int(rules.StepActivate)}},
	{"New obstacles", []int{int(rules.StepNewObstacles)}},
	{"Threats", []int{int(rules.StepThreats)}},
	{"Event", []int{story.BetweenYears, int(rules.StepTime), int(rules.StepEvent)}},
}

// sameCause reports whether two sentences begin with the same cause, which is then told once.
func sameCause(before, after string) bool {
	cause, _, is := strings.Cut(before, ": ")
	return is && strings.HasPrefix(after, cause+": ")
}

// foot says what the keys of the recap are.
func foot(g *app.App) string {
	older := "Page Up"
	switch g.Keyboard.Device {
	case input.Pad:
		older = g.Keyboard.Make.Shown(chord.PadLB)
	case input.Touch:
		return ""
	}
	return g.Keyboard.Key(command.Recap) + " opens and closes it, " + older + " turns to older ones"
}

// widths are those that the sheet may have in units: it is wider where it would be too high for the boards, or for the note on them.
var widths = [...]float64{400, 520, 680}

// narrow are those beside the open log.
var narrow = []float64{400, 520, 680, 340, 300}

// The distance of the sheet to the edges in units, how much smaller its text is set where it finds no place in any width, and how small at
// the least, as a share of the usual size: then it is not seen.
const (
	edge     = 8.0
	smaller  = 0.93
	readable = 0.45
)

// Spot returns where the recap lies: over the boards where it hides the fewest things.
func (r *Recap) Spot(t *board.Board, g *app.App) layout.Rect {
	plan := t.Plan(g)
	of := laid{r.back, r.moves, plan.W, plan.H, plan.Unit, plan.Note.Rect, plan.Log, plan.Note.Arrow, foot(g)}
	if r.says != nil && r.of == of {
		return r.at
	}
	r.of, r.at, r.says = of, layout.Rect{}, r.Picture(t, g)
	gap := edge * plan.Unit
	room := layout.Rect{X: gap, Y: plan.Bar.Rect.Bottom() + gap, W: plan.W - 2*gap}
	room.H = plan.Prompt.Rect.Y - gap - room.Y
	if !plan.Log.Empty() { // which has all of it: rather fewer lines than smaller ones
		for whole := r.says.Lines; len(r.says.Lines) > 0; r.says.Lines = r.says.Lines[1:] {
			if r.unit = plan.Unit; r.fits(g, plan, room, narrow, false) {
				return r.at
			}
			if len(r.says.Lines) == 1 {
				r.says.Lines = whole
				break
			}
		}
	}
	for r.unit = plan.Unit; ; r.unit *= smaller {
		least := r.unit*smaller < readable*plan.Unit
		if r.fits(g, plan, room, widths[:], least) || least {
			return r.at
		}
	}
}

// Says returns what the recap says in its place.
func (r *Recap) Says() *render.Recap { return r.says }

// fits finds a place for the recap in one of some widths. In the last of them it may be too high for its room.
func (r *Recap) fits(g *app.App, plan *layout.Plan, room layout.Rect, widths []float64, last bool) bool {
	for i, width := range widths {
		w := min(width*plan.Unit, room.W)
		h := g.Painter.RecapHeight(r.says, w, r.unit)
		if h <= room.H || last && i == len(widths)-1 {
			r.at = plan.Fewest(room, w, h)
		}
		if !r.at.Empty() {
			return true
		}
	}
	return false
}

// makesWay reports whether the players point at something that the recap hides, or whose tip or large card it hides: then it is not
// seen. Its title stays, and so does all of it while the pointer rests where it was before, or the focus.
func (r *Recap) makesWay(t *board.Board, g *app.App) bool {
	on := t.Pointing.On
	if on && t.Hover == r.over {
		return false // nobody has looked for it since
	}
	if !on && (pointer(g) == r.from || render.PlanRecap(r.at, r.unit).Head.Contains(g.Pointer.X, g.Pointer.Y)) {
		return false
	}
	lies, is := t.Plan(g).Rect(t.Hover)
	return is && lies.Overlaps(r.at) || g.Painter.Explains(r.at)
}

// Topic returns the rule of the turn.
func (r *Recap) Topic(t *board.Board, g *app.App) string {
	if r.Shows(t, g) && r.at.Contains(g.Pointer.X, g.Pointer.Y) {
		return "turn"
	}
	return ""
}
