package table

import (
	"context"
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/hover"
	"sixwinters/game/thought"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// What a move may lead to, and what the rest of a turn brings, is worked out in the background: with many dice to roll it takes
// longer than a frame. A tip appears when that is done, and then goes on to work out what it has left open. If the pointer is on
// something else by then, the tip is gone, and the answer with it.

// explanation is what is worked out for a tip.
type explanation struct {
	preview hover.Tip // of what would be done; empty where there is nothing to say
	next    []layout.Target
	later   *hover.Later
	part    hover.Tip // of the part that is pointed at, if there is no preview
}

// findOut starts working out what a tip may have to say.
func (i *tips) findOut(g *app.App) {
	moves := i.doing(i.tip.on.target)
	book, s, shown, part := i.book, i.state, i.shown, i.tip.on.part
	i.tip.coming = thought.Begin(g.Waker(), func(context.Context) (e explanation) {
		switch len(moves) {
		case 0:
		case 1:
			e.preview, e.next, e.later = hover.Preview(book, &s, moves[0])
		default:
			e.preview = hover.Teams(book, &s, moves)
		}
		if e.preview.Empty() {
			e.part = hover.Part(book, &shown, part)
		}
		return e
	})
}

// doing is the move that putting down what is held would make on something, or a click: the first one where it can mean several,
// but of attempts those of every team, none of which comes before the others. There is none where nothing would be done.
func (i *tips) doing(on layout.Target) []rules.Move {
	if on.Kind == layout.Option {
		if int(on.N) < len(i.asking.choices) && i.asking.choices[on.N].move.Kind != rules.NoMove {
			return []rules.Move{i.asking.choices[on.N].move}
		}
		return nil
	}
	if i.showing.beats.playing() || i.hands.collects() {
		return nil
	}
	complete, _ := i.hands.hand.Put(i.hands.held, on)
	if on == i.tip.on.target {
		complete = i.hands.covering(complete, i.tip.on.part)
	}
	var moves []rules.Move
	for _, ge := range complete {
		if len(moves) == 0 || ge.Move.Kind == rules.MoveAttempt && moves[0].Kind == rules.MoveAttempt {
			moves = append(moves, ge.Move)
		}
	}
	return moves
}

// answering is the same where it answers what is asked.
func (i *tips) answering(on layout.Target) []rules.Move {
	moves := i.doing(on)
	if len(moves) == 0 || !chosen[moves[0].Kind] {
		return nil
	}
	return moves
}

// explained takes what has been thought out for the tip, if it has come. It reports whether the tip has to be drawn.
func (i *tips) explained(g *app.App) bool {
	tip := &i.tip
	if tip.coming == nil {
		return tip.goOn(g)
	}
	came, ok := tip.coming.Come()
	if !ok {
		return false
	}
	tip.coming = nil
	i.explain(g, &came)
	return true
}

// goneOn is a tip as it stands once it has gone on, and whether that is all that will be found out.
type goneOn struct {
	tip hover.Tip
	all bool
}

// goOn finds out more of what is explained, if there is more. It reports whether it has come out otherwise than it was shown.
func (t *tooltip) goOn(g *app.App) (stale bool) {
	if t.later == nil {
		return false
	}
	if t.more == nil {
		t.thinkOn(g)
	}
	came, ok := t.more.Come()
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
func (t *tooltip) thinkOn(g *app.App) {
	later := t.later
	t.more = thought.Begin(g.Waker(), func(context.Context) goneOn {
		tip, all := later.GoOn()
		return goneOn{tip, all}
	})
}
