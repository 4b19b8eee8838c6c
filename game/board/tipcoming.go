package board

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

// Explanation is what is worked out for a tip.
type Explanation struct {
	preview hover.Tip // of what would be done; empty where there is nothing to say
	next    []layout.Target
	later   *hover.Later
	part    hover.Tip // of the part that is pointed at, if there is no preview
}

// FindOut starts working out what a tip may have to say.
func (i *Tips) FindOut(g *app.App) {
	moves := i.Doing(i.Tip.On.Target)
	book, s, shown, part := i.Book, i.State, i.Shown, i.Tip.On.Part
	i.Tip.Coming = thought.Begin(g.Waker(), func(context.Context) (e Explanation) {
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

// Doing is the move that putting down what is held would make on something, or a click: the first one where it can mean several,
// but of attempts those of every team, none of which comes before the others. There is none where nothing would be done.
func (i *Tips) Doing(on layout.Target) []rules.Move {
	if on.Kind == layout.Option {
		if int(on.N) < len(i.Asking.Choices) && i.Asking.Choices[on.N].Move.Kind != rules.NoMove {
			return []rules.Move{i.Asking.Choices[on.N].Move}
		}
		return nil
	}
	if i.Showing.Beats.Playing() || i.Hands.Collects() {
		return nil
	}
	complete, _ := i.Hands.Hand.Put(i.Hands.Held, on)
	if on == i.Tip.On.Target {
		complete = i.Hands.covering(complete, i.Tip.On.Part)
	}
	var moves []rules.Move
	for _, ge := range complete {
		if len(moves) == 0 || ge.Move.Kind == rules.MoveAttempt && moves[0].Kind == rules.MoveAttempt {
			moves = append(moves, ge.Move)
		}
	}
	return moves
}

// Answering is the same where it answers what is asked.
func (i *Tips) Answering(on layout.Target) []rules.Move {
	moves := i.Doing(on)
	if len(moves) == 0 || !Chosen[moves[0].Kind] {
		return nil
	}
	return moves
}

// Explained takes what has been thought out for the tip, if it has come. It reports whether the tip has to be drawn.
func (i *Tips) Explained(g *app.App) bool {
	tip := &i.Tip
	if tip.Coming == nil {
		return tip.goOn(g)
	}
	came, ok := tip.Coming.Come()
	if !ok {
		return false
	}
	tip.Coming = nil
	i.Explain(g, &came)
	return true
}

// goneOn is a tip as it stands once it has gone on, and whether that is all that will be found out.
type goneOn struct {
	tip hover.Tip
	all bool
}

// goOn finds out more of what is explained, if there is more. It reports whether it has come out otherwise than it was shown.
func (t *Tooltip) goOn(g *app.App) (stale bool) {
	if t.Later == nil {
		return false
	}
	if t.More == nil {
		t.thinkOn(g)
	}
	came, ok := t.More.Come()
	if !ok {
		return false
	}
	if stale = !slices.Equal(came.tip.Text, t.Tip.Text); stale {
		t.Tip = came.tip
	}
	if came.all {
		t.Later, t.More = nil, nil
	} else {
		t.thinkOn(g) // at once: no other tick need come before that is done
	}
	return stale
}

// thinkOn begins to find out more. Until that comes later is another goroutine's.
func (t *Tooltip) thinkOn(g *app.App) {
	later := t.Later
	t.More = thought.Begin(g.Waker(), func(context.Context) goneOn {
		tip, all := later.GoOn()
		return goneOn{tip, all}
	})
}
