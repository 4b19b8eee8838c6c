package table

import (
	"fmt"
	"testing"

	"sixwinters/game/chord"
	"sixwinters/game/input"
	"sixwinters/render/layout"
)

// The open log is scrolled back to its first line by the wheel and by keys, and forth again; a new line brings back its end.
func TestLogScrolls(t *testing.T) {
	g, table, _ := linked(t)
	for i := range 120 {
		table.log.Lines = append(table.log.Lines, layout.LogLine{Text: fmt.Sprintf("Line %d.", i)})
	}
	table.log.toggle()
	all := len(table.log.Lines)
	latest := func() int {
		x, _ := table.plan(g).Log.Center()
		for y := table.plan(g).Log.Bottom(); y > table.plan(g).Log.Y; y-- {
			if i, _, ok := g.Painter.LogLineAt(table.view(g), table.plan(g), x, y); ok {
				return i
			}
		}
		return -1
	}
	wheel := func(by float64, inside bool) {
		x, y := table.plan(g).Log.Center()
		if !inside {
			x = table.plan(g).Log.X - 20
		}
		g.Pointer = input.Pointer{X: x, Y: y, Wheel: by}
		table.takeInput(g)
		g.Pointer = input.Pointer{}
	}
	key := func(name string) {
		g.Keyboard.Struck = []input.Stroke{{Chord: chord.Chord{Key: name}}}
		table.takeInput(g)
		g.Keyboard.Struck = nil
	}
	shown, most := g.Painter.LogLines(table.view(g), table.plan(g))
	if at := latest(); at != all-1 || shown < 10 || most < 50 {
		t.Fatalf("line %d of %d stands at the end, %d are shown, %d may be scrolled away", at, all, shown, most)
	}
	if wheel(1, false); latest() != all-1 {
		t.Error("the wheel beside the log scrolls it")
	}
	if wheel(1, true); latest() != all-1-wheelLines {
		t.Errorf("after a notch of the wheel line %d stands at the end", latest())
	}
	if wheel(-0.2, true); latest() != all-wheelLines {
		t.Errorf("after a small turn back line %d stands at the end", latest())
	}
	for range all {
		key("PageUp")
	}
	if _, top, ok := g.Painter.LogLineAt(table.view(g), table.plan(g), table.plan(g).Log.X+30, table.plan(g).Log.Y+45); !ok || table.log.view.back != most || top.Empty() {
		t.Errorf("the first line is not at the top: %d lines are scrolled away of %d", table.log.view.back, most)
	}
	end := latest()
	if key("PageDown"); latest() <= end || latest() > end+shown {
		t.Errorf("a page further line %d stands at the end", latest())
	}
	table.log.Lines = append(table.log.Lines, layout.LogLine{Text: "Something happens."})
	if latest() != all {
		t.Errorf("a new line is not shown: the end is line %d", latest())
	}
}
