package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/hints"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// pointAtMove plays until a kind of move can be made, and points at one with Tab.
func pointAtMove(g *app.App, kind rules.MoveKind) (*table, rules.Move, error) {
	table := practice(g, rules.Options{Seed: gametest.ShotSeed, Difficulty: content.Standard})
	g.Show(table)
	err := table.playUntil(g, mind.Greedy(gametest.ShotSeed), func(int) bool {
		return slices.ContainsFunc(table.Board.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move.Kind == kind })
	})
	if err != nil {
		return nil, rules.Move{}, err
	}
	table.Board.Dialog = nil
	for range 200 {
		if doing := table.Board.Doing(table.Board.Hover); table.Board.Pointing.On && len(doing) == 1 && doing[0].Kind == kind {
			return table, doing[0], nil
		}
		if err := gametest.StrikeAll(g, "Tab"); err != nil {
			return nil, rules.Move{}, err
		}
	}
	return nil, rules.Move{}, fmt.Errorf("Tab comes to no move of kind %d", kind)
}

// tipDrawn is the tip in the picture of a table.
func tipDrawn(g *app.App, t *table) string {
	s := render.Scene{Plan: t.Board.Plan(g)}
	t.Board.Layers.Draw(&t.Board, g, &s)
	return strings.Join(s.Tip.Text, " ")
}

// A key says of a staged card, a place and an answer what it is worth, until another thing is pointed at.
func TestWorthOfWhatIsPointedAt(t *testing.T) {
	for name, kind := range map[string]rules.MoveKind{
		"a staged card": rules.MoveTake, "a place to begin": rules.MoveStart, "a place to settle": rules.MoveSettle,
		"an answer": rules.MoveFace,
	} {
		g := gametest.InFolder(t)
		g.Width, g.Height = 1280, 720
		g.Settings.Weather, g.Settings.Tips = false, false
		table, m, err := pointAtMove(g, kind)
		if err != nil {
			t.Fatal(name, err)
		}
		want := hints.Worth(table.Board.Book, &table.Board.State, m)
		if want == "" {
			t.Fatalf("%s: it is worth %q", name, want)
		}
		if says := tipDrawn(g, table); strings.Contains(says, want) {
			t.Errorf("%s: %q is said unasked", name, says)
		}
		gametest.Strike(t, g, "Shift+H")
		if says := tipDrawn(g, table); !strings.HasSuffix(says, want) {
			t.Errorf("%s: the tip says %q, not %q", name, says, want)
		}
		gametest.Strike(t, g, "Tab")
		if says := tipDrawn(g, table); strings.Contains(says, want) {
			t.Errorf("%s: pointing elsewhere, the tip still says %q", name, says)
		}
		table.Board.Pointing.On = false
		table.Board.HoverOver(g, layout.Target{})
		g.Pointer.X, g.Pointer.Y = -1, -1
		gametest.Strike(t, g, "Shift+H")
		if !strings.HasPrefix(table.Board.Refusal.Say, "Hover over") {
			t.Errorf("%s: pointing at nothing, the key says %q", name, table.Board.Refusal.Say)
		}
	}
}
