package game

import (
	"context"
	"slices"

	"sixwinters/game/hover"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What may come of a move, and what the rest of a turn brings, is thought out beside the window: where many dice are rolled it
// takes longer than a frame. A tip comes when that is done, and goes on with what it has left open. When the pointer is on
// something else by then, the tip it belongs to is gone, and the answer with it.

// explanation is what is thought out for a tip.
type explanation struct {
	preview hover.Tip // of what would be done; empty where there is nothing to say
	next    []layout.Target
	later   *hover.Later
	part    hover.Tip // of the part that is pointed at, if there is no preview
}

// findOut begins to think out what a tip may have to say.
func (t *table) findOut(g *Game) {
	m, does := t.doing(t.tip.on.target)
	book, s, shown, part := t.book, t.state, t.shown, t.tip.on.part
	t.tip.coming = think(g, func(context.Context) (e explanation) {
		if does {
			e.preview, e.next, e.later = hover.Preview(book, &s, m)
		}
		if e.preview.Empty() {
			e.part = hover.Part(book, &shown, part)
		}
		return e
	})
}

// doing is the move that putting down what is held would make on something, or a click.
func (t *table) doing(on layout.Target) (rules.Move, bool) {
	if on.Kind == layout.Option {
		if int(on.N) < len(t.choices) && t.choices[on.N].move.Kind != rules.NoMove {
			return t.choices[on.N].move, true
		}
		return rules.Move{}, false
	}
	if t.beats.playing() || t.onto.Kind != layout.None {
		return rules.Move{}, false
	}
	complete, _ := t.hand.Put(t.held, on)
	if len(complete) == 0 {
		return rules.Move{}, false
	}
	return complete[0].Move, true
}

// explained takes what has been thought out for the tip, if it has come. It reports whether the tip has to be drawn.
func (t *table) explained(g *Game) bool {
	tip := &t.tip
	if tip.coming == nil {
		return tip.goOn(g)
	}
	came, ok := tip.coming.come()
	if !ok {
		return false
	}
	tip.coming = nil
	t.explain(g, &came)
	return true
}

// goneOn is a tip as it stands once it has gone on, and whether that is all that will be found out.
type goneOn struct {
	tip hover.Tip
	all bool
}

// goOn finds out more of what is explained, if there is more. It reports whether it has come out otherwise than it was shown.
func (t *tooltip) goOn(g *Game) (stale bool) {
	if t.later == nil {
		return false
	}
	if t.more == nil {
		t.thinkOn(g)
	}
	came, ok := t.more.come()
	if !ok {
		return false
	}
	if stale = !slices.Equal(came.tip.Text, t.tip.Text); stale {
		t.tip = came.tip
	}
	if came.all {
		t.later, t.more = nil, nil
	} else {
		t.thinkOn(g) // at once: no other tick need come before that is done
	}
	return stale
}

// thinkOn begins to find out more. Until that comes later is another goroutine's.
func (t *tooltip) thinkOn(g *Game) {
	later := t.later
	t.more = think(g, func(context.Context) goneOn {
		tip, all := later.GoOn()
		return goneOn{tip, all}
	})
}
