package board

import (
	"context"
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/background"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Previews are computed in the background, since they can take longer than a frame. A tip appears when its preview is done, and
// is then completed bit by bit. If the pointer has moved on by then, the result is dropped.

// Explanation is what is computed for a tip.
type Explanation struct {
	preview gesture.Tip // of the move that a drop or a click would make; may be empty
	next    []layout.Target
	later   *gesture.Later
	adds    []string    // what a proposal on the table changes of it
	part    gesture.Tip // of the part under the pointer, if there is no preview
}

func (t *Board) FindOut(g *app.App) { t.Tip.Coming = background.Begin(g.Waker(), finding(t)) }

// ExplainNow explains what is pointed at without waiting.
func (t *Board) ExplainNow(g *app.App) {
	t.Point(g)
	t.Tip.Explained, t.Tip.Coming = true, nil
	found := finding(t)(context.Background())
	t.Explain(g, &found)
}

// finding returns what computes the tip.
func finding(t *Board) func(context.Context) Explanation {
	moves := t.Doing(t.Tip.On.Target)
	book, s, shown, part := t.Book, t.State, t.Shown, t.Tip.On.Part
	begun := beginning(t, part)
	held, on := slices.Clone(t.Held), t.Tip.On.Target
	proposed, lies := proposal(t)
	return func(context.Context) (e Explanation) {
		switch {
		case len(moves) == 0:
		case moves[0].Kind == rules.MoveAttempt:
			e.preview = gesture.Attempts(book, &s, moves, begun)
		default:
			e.preview, e.next, e.later = gesture.Preview(book, &s, moves[0])
		}
		if lies {
			e.count(proposed, book, &s, held, on)
		}
		if e.preview.Empty() {
			e.part = gesture.Part(book, &shown, part)
		}
		return e
	}
}

// proposal returns the move that somebody proposes while a piece is in hand; lies is false without one.
func proposal(t *Board) (p gesture.Proposed, lies bool) {
	p.For = rules.NoPlayer
	if t.Desk.On && t.CanFinish() {
		if p.For = t.Desk.Player; t.lends() {
			p.For = t.Desk.Other()
		}
	}
	for l := range All[proposer](t.Layers) {
		if p.Move, lies = l.Proposed(t); lies {
			return p, true
		}
	}
	return p, false
}

// Falls reports whether a proposed move is not legal on a table, nor can be once what is asked in an actions step has been answered.
func Falls(b *rules.Rulebook, s *rules.State, proposed rules.Move) bool {
	return b.Check(s, proposed) != nil && (s.Acting() || s.Step != rules.StepActions)
}

// count adds to a preview what a proposal changes of it.
func (e *Explanation) count(p gesture.Proposed, book *rules.Rulebook, s *rules.State, held []layout.Target, on layout.Target) {
	title, rule, lines := p.Adds(book, s, e.preview, held, on)
	if e.preview.Empty() {
		e.preview.Title, e.preview.Rule = title, rule
	}
	if e.preview.Empty() {
		return
	}
	e.preview.Text = append(slices.Clone(e.preview.Text), lines...)
	if e.later != nil {
		e.adds = lines
	}
}

// beginning returns the die that an attempt would begin with if it is dropped on a part, or was before the question who takes part.
func beginning(t *Board, on layout.Part) gesture.Begun {
	if len(t.Held) == 1 && t.Held[0].Kind == layout.Die {
		return gesture.Begun{Die: t.Held[0], On: on}
	}
	return t.began
}

// Doing returns the move that dropping what is held on something, or a click on it, would make: the first of several, or of
// attempts those of every team.
func (t *Board) Doing(on layout.Target) []rules.Move {
	if on.Kind == layout.Option {
		if int(on.N) < len(t.Choices) && t.Choices[on.N].Move.Kind != rules.NoMove {
			return []rules.Move{t.Choices[on.N].Move}
		}
		return nil
	}
	if t.Beats.Playing() || t.Collects() {
		return nil
	}
	complete, _ := t.Hand.Put(t.Held, on)
	if on == t.Tip.On.Target {
		complete = gesture.Covering(t.Book, &t.State, complete, t.Tip.On.Part)
	}
	var moves []rules.Move
	for _, ge := range complete {
		if len(moves) == 0 || ge.Move.Kind == rules.MoveAttempt && moves[0].Kind == rules.MoveAttempt {
			moves = append(moves, ge.Move)
		}
	}
	return moves
}

// answering returns the moves of Doing if they answer the question of the rules.
func answering(t *Board, on layout.Target) []rules.Move {
	moves := t.Doing(on)
	if len(moves) == 0 || !Chosen[moves[0].Kind] {
		return nil
	}
	return moves
}

// Explained takes the result for the tip if it has come. It reports whether the tip has to be drawn.
func (t *Board) Explained(g *app.App) bool {
	tip := &t.Tip
	if tip.Coming == nil {
		return tip.goOn(g)
	}
	came, ok := tip.Coming.Come()
	if !ok {
		return false
	}
	tip.Coming = nil
	t.Explain(g, &came)
	return true
}

// moreTip is a tip with more of its text, and whether that is all.
type moreTip struct {
	tip gesture.Tip
	all bool
}

// goOn completes the tip further, if there is more. It reports whether its text has changed.
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

// thinkOn starts to compute more. Until that comes, Later belongs to another goroutine.
func (t *Tooltip) thinkOn(g *app.App) {
	later, adds := t.Later, t.adds
	t.More = background.Begin(g.Waker(), func(context.Context) moreTip {
		tip, all := later.GoOn()
		tip.Text = append(slices.Clone(tip.Text), adds...)
		return moreTip{tip, all}
	})
}
