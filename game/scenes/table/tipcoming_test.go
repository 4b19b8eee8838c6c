package table

import (
	"slices"
	"testing"
	"time"

	"sixwinters/game/board"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// takingLate is a table at which a card is to be taken, and a move that takes one of which it is not known at once whether it
// could be finished.
func takingLate(t *testing.T) (*app.App, *table, rules.Move) {
	t.Helper()
	w := gametest.InFolder(t)
	w.Width, w.Height = 1280, 720
	w.Settings.Weather, w.Settings.Tips = false, false
	const seed = 20
	table := practice(w, rules.Options{Seed: seed, Difficulty: content.Standard})
	w.Show(table)
	choose := mind.Greedy(seed)
	for s := table.Board.Campaign.Now(); s.Depth > 0; s = table.Board.Campaign.Now() {
		legal := table.Board.Book.Moves(s, nil)
		for _, m := range legal {
			if m.Kind != rules.MoveTake {
				continue
			}
			if _, _, later := gesture.Preview(table.Board.Book, s, m); later != nil {
				table.Board.Show(w)
				return w, table, m
			}
		}
		if err := table.Board.Campaign.Play(choose(table.Board.Book, s, legal), nil); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("of every card it is known at once whether it can be finished")
	return nil, nil, rules.Move{}
}

// tipOf is what is said in the end of what the pointer rests on, and how often it was said otherwise before. At first nothing
// is said where it is thought out beside the window.
func tipOf(t *testing.T, g *app.App, table *table, on board.Pointed) (tip gesture.Tip, changes int) {
	t.Helper()
	table.Board.Tip = board.Tooltip{On: on, Explained: true}
	table.Board.FindOut(g)
	if g.Background && table.Board.TipShown() {
		t.Error("the window has waited for a tip")
	}
	for table.Board.Tip.Coming != nil || table.Board.Tip.Later != nil {
		thinks := table.Board.Tip.More != nil
		if table.Board.Explained(g) {
			changes++
		}
		if thinks && table.Board.Tip.Later != nil && table.Board.Tip.More == nil {
			t.Fatal("a tip that goes on waits for another tick: a window at rest has none")
		}
		if g.Background {
			time.Sleep(time.Millisecond)
		}
	}
	return table.Board.Tip.Tip, changes
}

// A tip comes when it is thought out, and goes on with what it has left open. It is the same that comes where it is waited for.
func TestTipsAreThoughtOutBeside(t *testing.T) {
	g, table, m := takingLate(t)
	tests := []struct {
		name string
		on   board.Pointed
		goes bool // on after it is shown
	}{
		{"a card to take", board.Pointed{Target: gesture.Of(table.Board.Book, &table.Board.State, m).Drop}, true},
		{"the season", board.Pointed{Part: layout.Part{Kind: layout.PartSeason, N: table.Board.State.Box}}, false},
	}
	for _, test := range tests {
		g.Background = false
		want, changes := tipOf(t, g, table, test.on)
		if want.Empty() || (changes > 1) != test.goes {
			t.Errorf("%s: after %d changes it is said %q", test.name, changes, want.Text)
		}
		g.Background = true
		if tip, _ := tipOf(t, g, table, test.on); tip.Title != want.Title || !slices.Equal(tip.Text, want.Text) {
			t.Errorf("%s: beside the window comes %q, and not %q", test.name, tip.Text, want.Text)
		}
	}
}

// What is being found out of something is forgotten when the pointer leaves it or the table changes.
func TestTipsOnTheirWayAreForgotten(t *testing.T) {
	g, table, m := takingLate(t)
	g.Background = true
	on := board.Pointed{Target: gesture.Of(table.Board.Book, &table.Board.State, m).Drop}
	for name, leave := range map[string]func(){
		"the pointer leaves": func() { table.Board.Point(g) },
		"a move":             func() { table.Board.Play(g, m) },
	} {
		table.Board.Tip = board.Tooltip{On: on, Explained: true}
		table.Board.FindOut(g)
		coming := table.Board.Tip.Coming
		leave()
		for _, came := coming.Come(); !came; _, came = coming.Come() {
			time.Sleep(time.Millisecond)
		}
		if table.Board.Explained(g) || table.Board.TipShown() || table.Board.Tip.Coming == coming {
			t.Errorf("%s: and still there is a tip", name)
		}
	}
}
