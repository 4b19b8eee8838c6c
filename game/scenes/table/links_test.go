package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/yearend"
	"sixwinters/game/scenes/reader"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// clickAt presses the mouse at a point and lets it go in the next tick.
func (t *table) clickAt(g *app.App, x, y float64) {
	g.Pointer = input.Pointer{X: x, Y: y, Moved: true, Pressed: true}
	t.Board.TakeInput(g)
	g.Pointer = input.Pointer{X: x, Y: y, Released: true}
	if g.Sheet == nil { // the rules lie over the table
		t.Board.TakeInput(g)
	}
	g.Pointer = input.Pointer{}
}

// opened is the page of the rules that lies open, and closes them.
func opened(g *app.App) string {
	if g.Sheet == nil {
		return ""
	}
	page := g.Sheet.(*reader.Reader).Page()
	g.CloseSheet()
	return page
}

// linked is a table after some moves, as it is drawn.
func linked(t *testing.T) (*app.App, *table, func()) {
	t.Helper()
	g := gametest.Mirror(t)
	table := atActions(t, g)
	table.Board.Beats, table.Board.Shown, table.Board.Dialog = board.Beats{}, table.Board.State, nil
	table.Pages.Page = yearend.Page{Phase: table.Board.State.Phase, Year: table.Board.State.Year}
	screen := ebiten.NewImage(g.Width, g.Height)
	t.Cleanup(screen.Deallocate)
	return g, table, func() { table.Draw(g, screen) }
}

// A click on a line of the log opens the rule it names; on one that names none, and beside the lines, it does nothing.
func TestLogLinesLead(t *testing.T) {
	g, table, _ := linked(t)
	table.Pane.Toggle()
	panel := table.Board.Plan(g).Log
	with, without, last := 0, 0, -1
	for y := panel.Y + 1; y < panel.Bottom(); y++ {
		x := panel.X + panel.W/2
		i, at, ok := g.Painter.LogLineAt(table.Board.View(g), table.Board.Plan(g), x, y)
		if i == last && ok {
			continue
		}
		last = -1
		want := ""
		if ok {
			last = i
			want = table.Board.Log.Lines[i].Rule
			_, y = at.Center()
		}
		before := table.Board.State
		table.clickAt(g, x, y)
		if page := opened(g); page != want || table.Board.State != before || !table.Pane.Open {
			t.Fatalf("a click at %.0f,%.0f on line %d opens %q, not %q", x, y, i, page, want)
		}
		if want == "" {
			without++
		} else {
			with++
		}
	}
	if with < 3 || without < 1 {
		t.Errorf("%d clicks led to a rule and %d to none", with, without)
	}
	x, y := panel.Center()
	table.Pane.Toggle()
	table.clickAt(g, x, y)
	if page := opened(g); page != "" {
		t.Errorf("the closed log opens %q", page)
	}
}

// The keyboard goes over the lines of the log that name a rule, as far back as there are any, and opens their rules; another
// key that points, or the mouse, takes it away from there.
func TestLogLinesLeadByKeys(t *testing.T) {
	g, table, _ := linked(t)
	for i := range 60 {
		table.Board.Log.Lines = append(table.Board.Log.Lines, layout.LogLine{Text: fmt.Sprintf("Line %d.", i), Rule: []string{"", "move", "create"}[i%3]})
	}
	press := func(key string) {
		c, err := chord.Parse(key)
		if err != nil {
			t.Fatal(err)
		}
		g.Keyboard.Struck = []input.Stroke{{Chord: c}}
		table.Board.TakeInput(g)
		g.Keyboard.Struck = nil
	}
	last := len(table.Board.Log.Lines)
	for i := range 45 {
		press("Ctrl+Up")
		line := table.Pane.View.Line - 1
		if !table.Pane.Open || line < 0 || line >= last || table.Board.Log.Lines[line].Rule == "" {
			t.Fatalf("after %d strokes the keyboard is on line %d", i+1, line)
		}
		if shown, _ := g.Painter.LogLines(table.Board.View(g), table.Board.Plan(g)); line < len(table.Board.Log.Lines)-table.Pane.View.Back-shown || line >= len(table.Board.Log.Lines)-table.Pane.View.Back {
			t.Fatalf("line %d is not in sight", line)
		}
		want := table.Board.Log.Lines[line].Rule
		if topic := table.Topic(g); topic != want {
			t.Errorf("line %d leads to %q, not %q", line, topic, want)
		}
		before := table.Board.State
		if press("Enter"); opened(g) != want || table.Board.State != before {
			t.Errorf("Enter on line %d does not open %q", line, want)
		}
		last = line
	}
	press("Ctrl+Down")
	if table.Pane.View.Line-1 <= last {
		t.Errorf("from line %d it goes on to line %d", last, table.Pane.View.Line-1)
	}
	for range 2 * len(table.Board.Log.Lines) {
		press("Ctrl+Up")
	}
	if first := slices.IndexFunc(table.Board.Log.Lines, func(l layout.LogLine) bool { return l.Rule != "" }); table.Pane.View.Line-1 != first {
		t.Errorf("the first line with a rule is %d, and the keyboard stops at %d", first, table.Pane.View.Line-1)
	}
	if press("D"); table.Pane.View.Line != 0 {
		t.Error("a key that asks for something else leaves the keyboard in the log, where Enter opens a rule")
	}
	press("Ctrl+Up")
	press("Left")
	if table.Pane.View.Line != 0 || table.Topic(g) == "" {
		t.Errorf("beside an arrow the keyboard is still on line %d", table.Pane.View.Line-1)
	}
	press("Ctrl+Up")
	g.Pointer = input.Pointer{X: 3, Y: 3, Moved: true}
	_, _ = table.Update(g)
	if table.Pane.View.Line != 0 {
		t.Error("the mouse does not take the keyboard away from the log")
	}
}

// A click on a refusal opens the rule that refuses; beside it, and once it is gone, it does not.
func TestRefusalsLead(t *testing.T) {
	g, table, draw := linked(t)
	g.Pointer = input.Pointer{X: 400, Y: 300}
	table.Board.Refuse(g, "That may not be done here.", "move")
	draw()
	x, y := table.Board.Refusal.X+90*table.Board.Plan(g).Unit, table.Board.Refusal.Y+32*table.Board.Plan(g).Unit
	if on := table.Board.Under(g, x, y); on.Kind == layout.Standee || !g.Painter.RefusalAt(x, y) { // a press on a piece picks that up
		t.Fatal("the refusal is not drawn beside the pointer")
	}
	if words := table.Board.Refusal.Words(); !strings.Contains(words, "here. Rule: Move.") {
		t.Errorf("the refusal says %q", words)
	}
	table.clickAt(g, x, y)
	if page := opened(g); page != "move" {
		t.Errorf("the refusal opens %q", page)
	}
	beside := layout.Rect{X: x, Y: y}
	for g.Painter.RefusalAt(beside.X, beside.Y) {
		beside.X++
	}
	table.clickAt(g, beside.X+4, beside.Y)
	if page := opened(g); page != "" || table.Board.Refusal.Say != "" {
		t.Errorf("beside the refusal a click opens %q, and leaves %q", page, table.Board.Refusal.Say)
	}
	table.clickAt(g, x, y)
	if page := opened(g); page != "" {
		t.Errorf("where a refusal was a click opens %q", page)
	}
	table.Board.Refuse(g, "The file cannot be written.", "")
	draw()
	table.clickAt(g, x, y)
	if page := opened(g); page != "" {
		t.Errorf("what names no rule opens %q", page)
	}
}

// A click on the sign at the prompt opens the rule of what is asked, at every question of a year's beginning; with a die in
// hand it puts that down instead.
func TestPromptLeads(t *testing.T) {
	g, table, _ := linked(t)
	choose := rules.RandomPolicy(6)
	asked := map[string]bool{}
	for range 60 {
		table.Board.Beats, table.Board.Shown, table.Board.Dialog = board.Beats{}, table.Board.State, nil
		rule := table.Board.Book.Prompt(&table.Board.State).Rule
		before := table.Board.State
		table.clickAt(g, table.Board.Plan(g).Prompt.Who.X+1, table.Board.Plan(g).Prompt.Who.Y+1)
		if page := opened(g); page != rule || rule == "" || table.Board.State != before {
			t.Fatalf("the sign of %q opens %q, not %q", table.Board.View(g).Prompt, page, rule)
		}
		asked[rule] = true
		legal := table.Board.Book.Moves(&table.Board.State, nil)
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, legal))
	}
	if len(asked) < 3 {
		t.Errorf("only %v were asked", asked)
	}
	g, table, _ = linked(t)
	for _, piece := range table.Board.Plan(g).Pieces {
		if table.Board.Hand.CanTake(nil, piece.Target) {
			table.Board.Held = []layout.Target{piece.Target}
			break
		}
	}
	x, y := table.Board.Plan(g).Prompt.Who.Center()
	table.clickAt(g, x, y)
	if page := opened(g); page != "" || len(table.Board.Held) > 0 {
		t.Errorf("with a die in hand the sign opens %q, and %v is held", page, table.Board.Held)
	}
}
