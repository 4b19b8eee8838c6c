package hint

import (
	"context"

	"sixwinters/advice/hints"
	"sixwinters/game/app"
	"sixwinters/game/background"
	"sixwinters/game/board"
	"sixwinters/game/gesture"
	"sixwinters/game/input/command"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
)

// A hint is worked out in the background, which may take some seconds in a late year. If anything happens to the table before
// then, the answer under way is dropped: a hint always speaks of the table as it is.

// ComingHint is a hint that is being worked out.
type ComingHint struct {
	*background.Thought[ThoughtHint]
	Of    rules.State // what it is asked of
	To    int         // and the player it is for
	Ticks int         // since it was asked
}

// ThoughtHint is the result of that: the hint, if there is one, and the thinker that gave it.
type ThoughtHint struct {
	Thinker *hints.Hinter
	Given   hints.Hint
	Ok      bool
}

// How many ticks pass before the note says that a hint is being worked out, since most are ready before that, and how many it
// stays at least, so that it can be read.
const (
	ComingAfter = 24
	comingFor   = 24
)

// askHint starts working out a hint for whoever has the mouse. If it is dropped on the way, its thinker is dropped too, so that
// hints do not depend on those that came too late.
func (n *Hinter) askHint(t *board.Board, g *app.App) {
	h := &n.Hinting
	if h.Thinker == nil {
		h.Thinker = hints.New(t.Options.Seed)
	}
	t.PutBack()
	thinker, book, of, to := h.Thinker.Clone(), t.Book, t.State, n.to(t, g)
	h.Coming = &ComingHint{Of: of, To: to, Thought: background.Begin(g.Waker(), func(ctx context.Context) ThoughtHint {
		given, ok := thinker.HintTo(ctx, book, &of, to)
		return ThoughtHint{thinker, given, ok}
	})}
	n.awaitHint(t, g)
}

// awaitHint lays the hint on the table if it has come, and counts the ticks until then. It reports whether anything has to be
// drawn again.
func (n *Hinter) awaitHint(t *board.Board, g *app.App) bool {
	h := &n.Hinting
	if h.Coming.Ticks < ComingAfter || h.Coming.Ticks >= ComingAfter+comingFor {
		if came, ok := h.Coming.Come(); ok {
			n.takeHint(t, g, came)
			return true
		}
	}
	h.Coming.Ticks++
	return h.Coming.Ticks == ComingAfter
}

// takeHint lays a hint on the table that has come, if it speaks of this table and no move has been begun since it was asked for.
func (n *Hinter) takeHint(t *board.Board, g *app.App, came ThoughtHint) {
	h := &n.Hinting
	asked := h.Coming
	h.Coming = nil
	if came.Ok && asked.Of == t.State && asked.To == n.to(t, g) && len(t.Held) == 0 && !t.AsksBack() {
		h.Thinker, h.Given, h.Gesture = came.Thinker, came.Given, gesture.Of(t.Book, &t.State, came.Given.Move)
		h.Step, h.Ticks, h.more = 1, 0, false
		h.begins()
		if h.Offers || heard(g) {
			h.Step = HintSteps
		}
		h.weighing.drop()
	}
}

// begins notes whether the hint that has come begins something: a turn, another plan or step of it, an attempt, or what is no part of a plan and
// covers nothing.
func (h *hinting) begins() {
	step := ""
	if steps := h.Given.Steps; len(steps) > 0 {
		step = steps[0].Say
	}
	kind := h.Given.Move.Kind
	h.new = h.Given.Campaign != "" || h.Given.Changed != "" || kind == rules.MoveAttempt || kind != rules.MoveCover && (step == "" || step != h.step)
	if step != "" {
		h.step = step
	}
}

// comingNote returns the note of a hint that is being worked out, or nil.
func (n *Hinter) comingNote(t *board.Board, g *app.App) *layout.Note {
	if n.Hinting.Step > 0 || !n.Hinting.lies() || t.Beats.Playing() {
		return nil
	}
	say := "A hint is still being worked out."
	if key := g.Keyboard.Key(command.Take); t.Pointing.On && key != "" {
		say += " Until then " + key + " does nothing."
	}
	return &layout.Note{
		Text: note.Text{Head: "Working out a hint", Say: say, Button: "Never mind", Key: g.Keyboard.Key(command.Hint)},
		Low:  true, Folds: true, Free: func(p *layout.Plan) []layout.Rect { return n.answerable(t, p) },
	}
}
