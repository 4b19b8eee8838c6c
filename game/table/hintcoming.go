package table

import (
	"context"

	"sixwinters/advice/hints"
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/hand"
	"sixwinters/game/thought"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// A hint is worked out in the background, which may take some seconds in a late year. If anything happens to the table before
// then, the answer under way is dropped: a hint always speaks of the table as it is.

// comingHint is a hint that is being worked out.
type comingHint struct {
	*thought.Thought[thoughtHint]
	of    rules.State // what it is asked of
	to    int         // and the player it is for
	ticks int         // since it was asked
}

// thoughtHint is the result of that: the hint, if there is one, and the hinter that gave it.
type thoughtHint struct {
	hinter *hints.Hinter
	given  hints.Hint
	ok     bool
}

// How many ticks pass before the note says that a hint is being worked out, since most are ready before that, and how many it stays
// at least, so that it can be read.
const (
	comingAfter = 24
	comingFor   = 24
)

// askHint starts working out a hint for whoever has the mouse. If it is dropped on the way, its hinter is dropped too, so that hints
// do not depend on those that came too late.
func (n *hinter) askHint(g *app.App) {
	h := &n.hinting
	if h.hinter == nil {
		h.hinter = hints.New(n.options.Seed)
	}
	n.hands.putBack()
	hinter, book, of, to := h.hinter.Clone(), n.book, n.state, n.sharing.hintFor(g)
	h.coming = &comingHint{of: of, to: to, Thought: thought.Begin(g.Waker(), func(ctx context.Context) thoughtHint {
		given, ok := hinter.HintTo(ctx, book, &of, to)
		return thoughtHint{hinter, given, ok}
	})}
	n.awaitHint(g)
}

// awaitHint lays the hint on the table if it has come, and counts the ticks until then. It reports whether anything has to be
// drawn again.
func (n *hinter) awaitHint(g *app.App) bool {
	h := &n.hinting
	if h.coming.ticks < comingAfter || h.coming.ticks >= comingAfter+comingFor {
		if came, ok := h.coming.Come(); ok {
			n.takeHint(g, came)
			return true
		}
	}
	h.coming.ticks++
	return h.coming.ticks == comingAfter
}

// takeHint lays a hint on the table that has come, if it speaks of this table.
func (n *hinter) takeHint(g *app.App, came thoughtHint) {
	h := &n.hinting
	asked := h.coming
	h.coming = nil
	if came.ok && asked.of == n.state && asked.to == n.sharing.hintFor(g) {
		h.hinter, h.given, h.gesture = came.hinter, came.given, hand.Of(n.book, &n.state, came.given.Move)
		h.step, h.ticks = 1, 0
	}
}

// comingNote is the note of a hint that is being worked out, or nil.
func (n *hinter) comingNote(g *app.App) *layout.Note {
	if n.hinting.step > 0 || !n.hinting.lies() || n.showing.beats.playing() {
		return nil
	}
	say := "A hint is still being worked out."
	if n.attention.pointing.on {
		say += " Until then " + g.Keyboard.Keys.Key(command.Take) + " does nothing."
	}
	return &layout.Note{
		Head: "Working out a hint", Say: say,
		Button: "Never mind", Key: g.Keyboard.Keys.Key(command.Hint), Low: true, Folds: true, Free: n.answerable,
	}
}
