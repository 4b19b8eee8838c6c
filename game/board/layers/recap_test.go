package layers_test

import (
	"strings"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/recap"
	"sixwinters/game/gametest"
	"sixwinters/rules"
)

// inTurn returns a table in the actions of the third turn, under a layer.
func inTurn(t *testing.T, l board.Layer) (g *app.App, b *board.Board) {
	t.Helper()
	g, b = under(t, played(t, 0), l)
	choose := rules.RandomPolicy(7)
	for b.State.Turn < 3 || b.State.Step != rules.StepActions {
		b.Play(g, choose(b.Book, &b.State, b.Book.Moves(&b.State, nil)))
		b.Finish()
		gametest.Tick(t, g)
	}
	return g, b
}

// The key tells what happened in the last turn. The key once more, Escape or a move puts that away.
func TestRecap(t *testing.T) {
	g, b := inTurn(t, &recap.Recap{})
	move := func() {
		b.Play(g, b.Book.Moves(&b.State, nil)[0])
		b.Finish()
		gametest.Tick(t, g)
	}
	for _, by := range []struct {
		what string
		away func()
	}{
		{"the key", func() { gametest.Strike(t, g, "W") }}, {"Escape", func() { gametest.Strike(t, g, "Escape") }}, {"a move", move},
	} {
		if b.Layers.Covers(b, g) {
			t.Fatalf("before %s a recap has come by itself", by.what)
		}
		gametest.Strike(t, g, "W")
		if says := saysAll(g); !b.Layers.Covers(b, g) || !strings.Contains(says, "after the actions of turn 2") {
			t.Errorf("the recap says %q", says)
		}
		if by.away(); b.Layers.Covers(b, g) {
			t.Errorf("%s does not put it away", by.what)
		}
	}
}

// What has changed since the players acted last glows, with ghosts of markers, until they act.
func TestChanged(t *testing.T) {
	g, b := inTurn(t, &recap.Changed{})
	if s := b.Scene(g); len(s.Changed) == 0 || len(s.Ghosts) == 0 {
		t.Errorf("%d things glow, with %d ghosts", len(s.Changed), len(s.Ghosts))
	}
	b.Play(g, b.Book.Moves(&b.State, nil)[0])
	b.Finish()
	if s := b.Scene(g); b.State.Step != rules.StepActions || len(s.Changed)+len(s.Ghosts) > 0 {
		t.Errorf("in step %v after a move %v glow, with %d ghosts", b.State.Step, s.Changed, len(s.Ghosts))
	}
}
