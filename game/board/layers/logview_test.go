package layers_test

import (
	"strings"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/logview"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/rules"
)

// The key opens and closes the log. It scrolls back and forth, and shows its end again after the next move.
func TestPane(t *testing.T) {
	pane := &logview.State{}
	g, b := under(t, played(t, 0), logview.Line{State: pane}, logview.Pane{State: pane})
	choose := rules.RandomPolicy(7)
	play := func(moves int) {
		for range moves {
			b.Play(g, choose(b.Book, &b.State, b.Book.Moves(&b.State, nil)))
			b.Finish()
		}
	}
	play(60)
	if b.View(g).LogOpen {
		t.Error("the log is open at first")
	}
	gametest.Strike(t, g, "L")
	v := b.View(g)
	if !v.LogOpen || len(v.Log) < 50 || v.LogBack != 0 {
		t.Fatalf("open %v with %d lines, %d of them back", v.LogOpen, len(v.Log), v.LogBack)
	}
	text := pane.Text(b)
	for _, line := range v.Log {
		if !strings.Contains(text, line.Text) {
			t.Errorf("not in the text is %q", line.Text)
		}
	}
	gametest.Strike(t, g, "PageUp")
	back := b.View(g).LogBack
	if gametest.Strike(t, g, "PageDown"); back == 0 || b.View(g).LogBack >= back {
		t.Errorf("it is scrolled back by %d, and then by %d", back, b.View(g).LogBack)
	}
	gametest.Strike(t, g, "PageUp")
	if play(1); b.View(g).LogBack != 0 {
		t.Error("after a move it does not show its end")
	}
	all, only := len(b.View(g).Log), b.View(g).LogOnly
	if gametest.Strike(t, g, "Shift+L"); len(b.View(g).Log) >= all || b.View(g).LogOnly == only {
		t.Errorf("of %d lines are shown %d: %v", all, len(b.View(g).Log), b.View(g).LogOnly)
	}
	if gametest.Strike(t, g, "L"); b.View(g).LogOpen {
		t.Error("the log stays open")
	}
}

// Opening the log hides the tip that would lie over it.
func TestTheLogHidesTips(t *testing.T) {
	pane := &logview.State{}
	g, b := under(t, played(t, 20), logview.Pane{State: pane})
	b.Tip = board.Tooltip{Explained: true, Tip: gesture.Tip{Title: "A tip"}}
	if gametest.Strike(t, g, "L"); !pane.Open || b.Tip.Tip.Title != "" {
		t.Errorf("the log is open: %t, and the tip beside it is %q", pane.Open, b.Tip.Tip.Title)
	}
}
