package table

import (
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
)

// A second die for a journey is added by a click, and by being dragged to where the first one lies. Dragged anywhere else it is
// not spent, and the first one goes on waiting: it was added as soon as it was pressed, wherever it was dragged to.
func TestASecondDieIsAddedWhereItIsLetGo(t *testing.T) {
	to := layout.Target{Kind: layout.Location, N: uint8(content.SlotAt(content.Empire, 0))}
	pool := layout.Target{Kind: layout.Pool, N: uint8(content.Military)}
	for _, test := range []struct {
		name    string
		do      func(g *app.App, table *table)
		pays    bool
		refuses bool
	}{
		{"clicked", func(g *app.App, table *table) {
			table.Board.PressDown(g, onMat(0, 4))
			table.Board.PressUp(g, onMat(0, 4))
		}, true, false},
		{"dragged there", func(g *app.App, table *table) { drags(g, table, onMat(0, 4), to) }, true, false},
		{"dragged to a pool", func(g *app.App, table *table) { drags(g, table, onMat(0, 4), pool) }, false, true},
		{"dragged to nothing", func(g *app.App, table *table) { drags(g, table, onMat(0, 4), layout.Target{}) }, false, true},
		{"dragged and brought back", func(g *app.App, table *table) { drags(g, table, onMat(0, 4), onMat(0, 4)) }, false, false},
	} {
		g := gametest.Mirror(t)
		table := lessonAt(t, g, "moving", stepOf(t, g, "moving", "move keel empire"))
		drags(g, table, onMat(0, 3), to)
		if !table.Board.Collects() {
			t.Fatal("the first die does not wait for a second one")
		}
		moves := table.Board.Campaign.Len()
		test.do(g, table)
		if pays := table.Board.Campaign.Len() == moves+1; pays != test.pays {
			t.Errorf("%s: the journey is paid: %v", test.name, pays)
		}
		if refuses := table.Board.Refusal.Say != ""; refuses != test.refuses {
			t.Errorf("%s: there is said %q", test.name, table.Board.Refusal.Say)
		}
		if !test.pays && (table.Board.Onto != to || len(table.Board.Held) != 1) {
			t.Errorf("%s: %v waits for more at %v", test.name, table.Board.Held, table.Board.Onto)
		}
	}
}

// While a journey waits for another die the prompt line says how many more it takes, and the note of a lesson leaves that free,
// where it had lain on a part of it.
func TestTheNoteLeavesWhatAJourneyLacks(t *testing.T) {
	to := layout.Target{Kind: layout.Location, N: uint8(content.SlotAt(content.Empire, 0))}
	for _, size := range []struct{ w, h, scale int }{{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 150}, {1280, 720, 200}} {
		g := gametest.Mirror(t)
		g.Width, g.Height, g.Settings.Scale = size.w, size.h, size.scale
		table := lessonAt(t, g, "moving", stepOf(t, g, "moving", "move keel empire"))
		table.Board.Plan(g)
		drags(g, table, onMat(0, 3), to)
		plan := table.Board.Plan(g)
		if !table.Board.Collects() || plan.Note.Rect.Empty() || plan.Note.Rect.Overlaps(plan.Prompt.Rect) {
			t.Errorf("%v: waits for a die: %t; the note lies at %v, and the prompt line at %v", size, table.Board.Collects(), plan.Note.Rect, plan.Prompt.Rect)
		}
	}
}
