package hint

import (
	"context"
	"slices"

	"sixwinters/advice"
	"sixwinters/advice/hints"
	"sixwinters/game/app"
	"sixwinters/game/background"
	"sixwinters/game/board"
	"sixwinters/game/input/command"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/speech"
)

// Worth adds to the tip of what is pointed at what its move is worth, once that is asked for. It goes when the pointer leaves.
type Worth struct {
	board.Base

	of    []rules.Move // asked about: several where a click leaves open which team; nil for none
	on    layout.Target
	under *background.Thought[[]string]
	lines []string
}

// Key works out in the background what the move is worth that a click on what is pointed at would make.
func (w *Worth) Key(t *board.Board, g *app.App) bool {
	if !g.Keyboard.Asks(command.Worth) || t.Beats.Playing() {
		return false
	}
	w.Renew(t)
	on := t.Hover
	of := t.Doing(on)
	if len(of) == 0 {
		t.Refuse(g, "Hover over a card, a place or an answer you can choose.", "")
		return true
	}
	w.of, w.on, w.lines = of, on, []string{"What this is worth is being worked out."}
	book, s := t.Book, t.State
	w.under = background.Begin(g.Waker(), func(ctx context.Context) (lines []string) {
		for _, m := range of {
			says := hints.Worth(book, &s, m)
			switch {
			case ctx.Err() != nil:
				return nil
			case says == "":
				says = "Nothing else can be done instead."
			case len(of) > 1:
				says = rules.Capital(book.Label(&s, m)) + ": " + says
			}
			lines = append(lines, says)
		}
		return lines
	})
	return true
}

// Tick takes what has come, and drops what is no longer pointed at.
func (w *Worth) Tick(t *board.Board, _ *app.App) (stale, keeps bool) {
	if w.of == nil {
		return false, false
	}
	if w.on != t.Hover || !slices.Equal(w.of, t.Doing(w.on)) {
		w.Renew(t)
		return true, false
	}
	lines, came := w.under.Come()
	if came {
		w.lines = lines
	}
	return came, false
}

func (w *Worth) Speaks(t *board.Board, _ *app.App, words *speech.Words) (alone bool) {
	words.Asked = append(words.Asked, w.lines...)
	return false
}

// Draw adds the lines to the tip, or shows them alone where there is none.
func (w *Worth) Draw(t *board.Board, _ *app.App, s *render.Scene) {
	at, there := s.Plan.Rect(w.on)
	if w.of == nil || !there || t.Layers.Blocks(t).Tips {
		return
	}
	if s.Tip.Title == "" {
		s.Tip, s.TipAt = render.Tip{Title: rules.Capital(advice.Label(t.Book, &t.State, w.of[0]))}, at
	}
	s.Tip.Text = slices.Concat(s.Tip.Text, w.lines)
}

// Renew drops what was asked about: it was true of another table.
func (w *Worth) Renew(t *board.Board) {
	if w.under != nil {
		w.under.Forget()
	}
	w.of, w.on, w.under, w.lines = nil, layout.Target{}, nil, nil
}
