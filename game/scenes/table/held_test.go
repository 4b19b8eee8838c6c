package table

import (
	"testing"

	"sixwinters/game/board"

	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/motion"
	"sixwinters/rules"
)

// While what happens waits for a lesson's note to be read, what the pointer rests on is explained all the same: the step in
// the light, which the note points at, too.
func TestWhatALessonHoldsIsExplained(t *testing.T) {
	g := gametest.Mirror(t)
	table := lessonAt(t, g, "turn", stepOf(t, g, "turn", "done"))
	table.Board.Speed, table.Board.OwnPace = motion.Fast, true
	tick := func() {
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
	}
	tick()
	for _, m := range table.Board.Book.Moves(&table.Board.State, nil) {
		if m.Kind == rules.MoveDone {
			table.Board.Play(g, m)
			break
		}
	}
	session := table.Tutor.Lesson.Session
	for guard := 0; ; guard++ {
		if guard > 5000 {
			t.Fatalf("it comes no further than step %d", session.At()+1)
		}
		if hold := table.Tutor.SettleLesson(&table.Board, g); hold && session.Step().When == "step activate" {
			break
		} else if hold {
			table.Tutor.GoOn(&table.Board, g)
		}
		tick()
	}
	g.Pointer.X, g.Pointer.Y = table.Board.Plan(g).Bar.Steps[rules.StepActivate].Center()
	for range board.TipAfter + 3 {
		tick()
	}
	if !table.Tutor.SettleLesson(&table.Board, g) || table.Board.Tip.Tip.Title != "Step 4: Activate" {
		t.Errorf("held: %t, the tip says %+v", table.Tutor.SettleLesson(&table.Board, g), table.Board.Tip.Tip)
	}
}

// Anywhere on the wheel of seasons, on the frame between two boxes too, the key of the rules opens that of time.
func TestWheelLeadsToTime(t *testing.T) {
	g, table, _ := linked(t)
	wheel := table.Board.Plan(g).Bar.Seasons
	g.Pointer.Y = wheel.Y + wheel.H/2
	for g.Pointer.X = wheel.X; g.Pointer.X < wheel.Right(); g.Pointer.X++ {
		if page := table.Topic(g); page != "time" {
			t.Fatalf("at %v of %+v it opens %q", g.Pointer.X, wheel, page)
		}
	}
}

// The prompt line names the keys that help, as they are set; a lesson gives no hints.
func TestPromptNamesTheKeysThatHelp(t *testing.T) {
	g, table, draw := linked(t)
	draw()
	for _, x := range []float64{table.Board.Plan(g).Prompt.Who.X + 2, table.Board.Plan(g).Prompt.Who.Right() + 1} {
		g.Pointer = input.Pointer{X: x, Y: table.Board.Plan(g).Prompt.Rect.Y + 2}
		table.Board.Tip = board.Tooltip{}
		for range board.TipAfter + 3 {
			table.Board.Point(g)
		}
		if last := table.Board.Tip.Tip.Text; len(last) == 0 || last[len(last)-1] != "Stuck? H gives a hint, Ctrl+K lists every move, F1 opens the rule of what you hover over." {
			t.Errorf("at %v it says %+v", x, table.Board.Tip.Tip)
		}
	}
	if say := lessonAt(t, g, "turn", 1).Tutor.Stuck(g); say != "Stuck? Backspace shows the previous page, Ctrl+K lists every move, F1 opens the rule of what you hover over." {
		t.Errorf("a lesson says %q", say)
	}
}
