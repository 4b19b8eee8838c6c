package table

import (
	"fmt"
	"testing"

	"sixwinters/game/board/layers/logview"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/render/layout"
)

// The open log is scrolled back to its first line by the wheel and by keys, and forth again; a new line brings back its end.
func TestLogScrolls(t *testing.T) {
	g, table, _ := linked(t)
	for i := range 120 {
		table.Board.Log.Lines = append(table.Board.Log.Lines, layout.LogLine{Text: fmt.Sprintf("Line %d.", i)})
	}
	table.Pane.Toggle()
	all := len(table.Board.Log.Lines)
	latest := func() int {
		x, _ := table.Board.Plan(g).Log.Center()
		for y := table.Board.Plan(g).Log.Bottom(); y > table.Board.Plan(g).Log.Y; y-- {
			if i, _, ok := g.Painter.LogLineAt(table.Board.View(g), table.Board.Plan(g), x, y); ok {
				return i
			}
		}
		return -1
	}
	wheel := func(by float64, inside bool) {
		x, y := table.Board.Plan(g).Log.Center()
		if !inside {
			x = table.Board.Plan(g).Log.X - 20
		}
		g.Pointer = input.Pointer{X: x, Y: y, Wheel: by}
		table.Board.TakeInput(g)
		g.Pointer = input.Pointer{}
	}
	key := func(name string) {
		g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: name}}}
		table.Board.TakeInput(g)
		g.Keyboard.Struck = nil
	}
	shown, most := g.Painter.LogLines(table.Board.View(g), table.Board.Plan(g))
	if at := latest(); at != all-1 || shown < 10 || most < 50 {
		t.Fatalf("line %d of %d stands at the end, %d are shown, %d may be scrolled away", at, all, shown, most)
	}
	if wheel(1, false); latest() != all-1 {
		t.Error("the wheel beside the log scrolls it")
	}
	if wheel(1, true); latest() != all-1-logview.WheelLines {
		t.Errorf("after a notch of the wheel line %d stands at the end", latest())
	}
	if wheel(-0.2, true); latest() != all-logview.WheelLines {
		t.Errorf("after a small turn back line %d stands at the end", latest())
	}
	for range all {
		key("PageUp")
	}
	if _, top, ok := g.Painter.LogLineAt(table.Board.View(g), table.Board.Plan(g), table.Board.Plan(g).Log.X+30, table.Board.Plan(g).Log.Y+58); !ok || table.Pane.View.Back != most || top.Empty() {
		t.Errorf("the first line is not at the top: %d lines are scrolled away of %d", table.Pane.View.Back, most)
	}
	end := latest()
	if key("PageDown"); latest() <= end || latest() > end+shown {
		t.Errorf("a page further line %d stands at the end", latest())
	}
	table.Board.Log.Lines = append(table.Board.Log.Lines, layout.LogLine{Text: "Something happens."})
	if latest() != all {
		t.Errorf("a new line is not shown: the end is line %d", latest())
	}
}
