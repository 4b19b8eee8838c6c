package table

import (
	"testing"

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
	table.speed, table.ownPace = motion.Fast, true
	tick := func() {
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
	}
	tick()
	for _, m := range table.book.Moves(&table.state, nil) {
		if m.Kind == rules.MoveDone {
			table.play(g, m)
			break
		}
	}
	session := table.lesson.session
	for guard := 0; ; guard++ {
		if guard > 5000 {
			t.Fatalf("it comes no further than step %d", session.At()+1)
		}
		if hold := table.settleLesson(g); hold && session.Step().When == "step time" {
			break
		} else if hold {
			table.goOn(g)
		}
		tick()
	}
	g.Pointer.X, g.Pointer.Y = table.plan(g).Bar.Steps[rules.StepTime].Center()
	for range tipAfter + 3 {
		tick()
	}
	if !table.settleLesson(g) || table.tip.tip.Title != "Step 7: Time" {
		t.Errorf("held: %t, the tip says %+v", table.settleLesson(g), table.tip.tip)
	}
}

// Anywhere on the wheel of seasons, on the frame between two boxes too, the key of the rules opens that of time.
func TestWheelLeadsToTime(t *testing.T) {
	g, table, _ := linked(t)
	wheel := table.plan(g).Bar.Seasons
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
	for _, x := range []float64{table.plan(g).Prompt.Who.X + 2, table.plan(g).Prompt.Who.Right() + 1} {
		g.Pointer = input.Pointer{X: x, Y: table.plan(g).Prompt.Rect.Y + 2}
		table.tip = tooltip{}
		for range tipAfter + 3 {
			table.point(g)
		}
		if last := table.tip.tip.Text; len(last) == 0 || last[len(last)-1] != "Stuck? H gives a hint, Ctrl+K lists every move, F1 opens the rule of what you point at." {
			t.Errorf("at %v it says %+v", x, table.tip.tip)
		}
	}
	if say := lessonAt(t, g, "turn", 1).stuck(g); say != "Stuck? Backspace shows the previous page, Ctrl+K lists every move, F1 opens the rule of what you point at." {
		t.Errorf("a lesson says %q", say)
	}
}
