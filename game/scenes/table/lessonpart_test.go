package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/game/motion"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// pacedLesson is the table of a lesson at a step, counted from 1, at the usual speed.
func pacedLesson(t *testing.T, id string, step int) (*app.App, *table) {
	t.Helper()
	g := gametest.Mirror(t)
	for i, l := range g.Lessons {
		if l.ID != id {
			continue
		}
		table, err := lessonTable(g, i, step-1)
		if err != nil {
			t.Fatal(err)
		}
		table.Board.Speed = motion.Normal
		return g, table
	}
	t.Fatalf("there is no lesson %q", id)
	return nil, nil
}

// pointedTo is what the arrow of the note points to.
func pointedTo(g *app.App, t *table) layout.Target {
	note := &t.Board.Plan(g).Note
	return t.Board.Plan(g).At(note.ToX, note.ToY)
}

// shows makes the move that a lesson's step shows first.
func shows(t *testing.T, g *app.App, table *table) {
	t.Helper()
	session := table.Tutor.Lesson.Session
	moves := pageMoves(session)
	if !table.Tutor.Permits(&table.Board, moves[0]) {
		t.Fatalf("the lesson does not permit its own move: %s", session.Answer)
	}
	table.Board.Play(g, moves[0])
}

// What happens waits for a note only when all that is on its way has come to where the note says it is; a key that skips comes
// to the next note, at its place in what happens, and does not dismiss it.
func TestNotesWaitForWhatIsOnItsWay(t *testing.T) {
	for _, skips := range []bool{false, true} {
		g, table := pacedLesson(t, "turn", 2)
		session := table.Tutor.Lesson.Session
		shows(t, g, table)
		read := 0
		for guard := 0; table.Board.Beats.Playing(); guard++ {
			if guard > 5000 {
				t.Fatal("what happens does not come to its end")
			}
			if table.Tutor.SettleLesson(&table.Board, g) {
				read++
				if !table.Board.Beats.Arrived() {
					t.Errorf("step %d is to be read while something is on its way", session.At()+1)
				}
				var scene render.Scene
				if (board.ShowingLayer{}).Draw(&table.Board, nil, &scene); len(scene.Flights)+len(scene.Hidden) > 0 {
					t.Errorf("at step %d something is not yet in its place", session.At()+1)
				}
				if table.Board.View(g).Note == nil || table.Board.Shown == table.Board.State {
					t.Errorf("step %d is not shown at its place", session.At()+1)
				}
				if table.Tutor.Lesson.Comes == 0 {
					t.Errorf("the note of step %d is dismissed by the key that skipped to it", session.At()+1)
				}
				table.Tutor.GoOn(&table.Board, g)
				continue
			}
			if skips {
				table.Board.Skip(g)
			} else {
				table.Board.RunBeats(g)
			}
		}
		if read < 2 {
			t.Errorf("%d steps were read while the turn went on", read)
		}
	}
}

// The window never rests before a note takes a key: at rest it counts only ticks with input, and the first Enter would be lost.
func TestTheFirstEnterOnANoteIsNotLost(t *testing.T) {
	g, table := pacedLesson(t, "abilities", 7)
	shows(t, g, table)
	tick := func() {
		if _, err := table.Update(g); err != nil {
			t.Fatal(err)
		}
	}
	for guard := 0; table.Board.Beats.Playing() && guard < 5000; guard++ {
		tick()
	}
	g.Rested = 0
	for guard := 0; g.Rested <= app.WaitsAfter && guard < 5000; guard++ { // as the window counts while only a later frame is due
		tick()
		g.Rested++
	}
	at := table.Tutor.Lesson.Session.At()
	g.Keyboard.Struck = []input.Stroke{{Chord: chord.Must("Enter")}}
	if tick(); at != 7 || table.Tutor.Lesson.Session.At() != 8 {
		t.Errorf("the first Enter turns from page %d to %d", at+1, table.Tutor.Lesson.Session.At()+1)
	}
}

// A note that has come can be dismissed by a key soon, after what moved as well.
func TestNotesAreDismissedByAKeySoon(t *testing.T) {
	g, table := pacedLesson(t, "turn", 2)
	shows(t, g, table)
	for !table.Tutor.SettleLesson(&table.Board, g) {
		table.Board.RunBeats(g)
	}
	for range 2 * app.Settled {
		table.Tutor.SettleLesson(&table.Board, g)
	}
	if table.Tutor.Lesson.Comes != 0 {
		t.Error("the note cannot be dismissed by a key")
	}
}

// Done asks nothing in a lesson, even if a die is left: its page says to press it.
func TestDoneAsksNothingInALesson(t *testing.T) {
	g, table := pacedLesson(t, "turn", 2)
	before := table.Board.Campaign.Len()
	table.Board.Click(g, layout.Target{Kind: layout.Button, N: layout.ButtonDone})
	if len(table.Board.View(g).Options) > 0 || table.Board.Campaign.Len() == before {
		t.Errorf("Done asks %q", table.Board.View(g).Options)
	}
}

// Where a step needs more dice, the arrow of its note goes to one of them.
func TestTheArrowGoesOnWithTheStep(t *testing.T) {
	g, table := pacedLesson(t, "moving", 6)
	session := table.Tutor.Lesson.Session
	play := pageMoves(session)[0]
	for _, ge := range table.Board.Hand.Gestures {
		if ge.Move != play {
			continue
		}
		table.Board.Held = ge.Take[:1]
		table.Board.Drop(g, ge.Drop)
	}
	if !table.Board.Collects() {
		t.Fatal("the first die is not put down")
	}
	if on := pointedTo(g, table); on.Kind != layout.Die || on.Place.Spot != rules.OnMat {
		t.Errorf("after the first die the arrow points to %+v", on)
	}
	if n := table.Board.View(g).Note; n.Do != "Now click a second one." {
		t.Errorf("after the first die it says %q", n.Do)
	}
}

// Where a step needs another die and several will do, those that lie side by side are lit as one: the frame of each would cover
// part of the next.
func TestDiceThatCanBeAddedAreLitTogether(t *testing.T) {
	g, table := pacedLesson(t, "progress", 2)
	session := table.Tutor.Lesson.Session
	play := pageMoves(session)[0]
	i := slices.IndexFunc(table.Board.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move == play })
	table.Board.Held = table.Board.Hand.Gestures[i].Take[:1]
	table.Board.Drop(g, table.Board.Hand.Gestures[i].Drop)
	lit := table.Tutor.NextInLesson(&table.Board, table.Board.Plan(g))
	for k, r := range lit {
		for _, other := range lit[:k] {
			if other.Y == r.Y && other.Inset(-4*table.Board.Plan(g).Unit).Overlaps(r.Inset(-4*table.Board.Plan(g).Unit)) {
				t.Errorf("the frames of %+v and %+v lie over each other", other, r)
			}
		}
	}
	dice := 0
	for _, piece := range table.Board.Plan(g).Pieces {
		if on := piece.Target; on.Kind == layout.Die && on.Place.Spot == rules.OnMat && slices.ContainsFunc(lit, func(r layout.Rect) bool { return piece.Rect.Within(r) }) {
			dice++
		}
	}
	if dice < 2 {
		t.Errorf("%d dice are lit", dice)
	}
}

// A die that is put down where the lesson wants none is not asked for another one first.
func TestTheFirstOfSeveralDiceIsAnswered(t *testing.T) {
	g, table := pacedLesson(t, "progress", 2)
	tried := 0
	for _, ge := range table.Board.Hand.Gestures {
		if ge.Move.Kind != rules.MoveTravel || len(ge.Take) < 2 || table.Tutor.Lesson.Session.Wants(&table.Board.State, ge.Move) {
			continue
		}
		if table.Tutor.Lesson.Session.Allows(&table.Board.State, ge.Move) {
			continue
		}
		tried++
		table.Board.Held = ge.Take[:1]
		table.Board.Drop(g, ge.Drop)
		if table.Board.Collects() || table.Tutor.Lesson.Session.Answer == "" || table.Board.View(g).Note.Answer == "" {
			t.Fatalf("%s waits for another die", table.Board.Book.Notation(&table.Board.State, ge.Move))
		}
	}
	if tried == 0 {
		t.Error("nothing was tried")
	}
}

// The first of several dice of a move that may be made is no move yet: nothing is said to it, whatever the others might make
// of it.
func TestTheFirstOfSeveralDiceIsNoMove(t *testing.T) {
	asked := 0
	g := gametest.Mirror(t)
	for i, l := range g.Lessons {
		for step := range l.Steps {
			table, err := lessonTable(g, i, step)
			if err != nil {
				t.Fatal(err)
			}
			for _, ge := range table.Board.Hand.Gestures {
				complete, more := table.Board.Hand.Put(ge.Take[:min(1, len(ge.Take))], ge.Drop)
				if len(ge.Take) < 2 || len(complete) > 0 || len(more) == 0 {
					continue
				}
				table.Board.Held = ge.Take[:1]
				table.Board.Drop(g, ge.Drop)
				if table.Board.Collects() {
					if asked++; table.Tutor.Lesson.Session.Answer != "" {
						t.Errorf("step %d of %s: the first die of %s is answered %q", step+1, l.Title, table.Board.Label(ge.Move), table.Tutor.Lesson.Session.Answer)
					}
				}
				table.Tutor.ClearAnswers(&table.Board)
				table.Board.PutBack()
			}
		}
	}
	if asked < 20 {
		t.Errorf("only %d times another die was asked for", asked)
	}
}

// Done is answered at once where the lesson does not let the step end: nothing is asked about the dice that are left.
func TestDoneIsAnsweredAtOnce(t *testing.T) {
	g, table := pacedLesson(t, "stress", 1)
	before := table.Board.State
	table.Board.Click(g, layout.Target{Kind: layout.Button, N: layout.ButtonDone})
	note := table.Board.View(g).Note
	if table.Board.AsksBack() || table.Board.State != before || note.Answer == "" {
		t.Errorf("it is asked %q, and answered %q", table.Board.Asked, note.Answer)
	}
	if do := strings.ToLower(note.Do); do == "" || strings.Contains(strings.ToLower(note.Answer), do) {
		t.Errorf("what is to be done, %q, is said again: %q", note.Do, note.Answer)
	}
}

// Whichever of two dice that a step waits for comes first is agreed to.
func TestAPartOfAStepIsAgreedTo(t *testing.T) {
	for _, first := range []string{"cover keel a1 1", "cover keel a3 3"} {
		g, table := pacedLesson(t, "overcoming", 4)
		m, err := table.Board.Book.Parse(&table.Board.State, first)
		if err != nil {
			t.Fatal(err)
		}
		table.Board.Play(g, m)
		table.Board.Skip(g)
		table.Tutor.SettleLesson(&table.Board, g)
		n := table.Board.View(g).Note
		if n == nil || !n.Agrees || n.Answer != "Good. Continue." {
			t.Fatalf("after %s the note is %+v", first, n)
		}
		table.Tutor.AnswerRefusal()
		if table.Board.View(g).Note.Agrees {
			t.Error("what is refused is agreed to")
		}
	}
}

// What can be chosen lights up only when the note that comes before it has been read.
func TestNothingLightsUpWhileANoteIsRead(t *testing.T) {
	g, table := pacedLesson(t, "progress", 10)
	if lit := table.Board.Lit(g); len(lit) > 0 {
		t.Errorf("at the first note %d things are lit: %q", len(lit), lit[0].Label)
	}
	table.Tutor.GoOn(&table.Board, g)
	if lit := table.Board.Lit(g); len(lit) == 0 {
		t.Error("no card to take is lit")
	}
}

// Where nothing is shown on its way, what happens waits for its pages all the same: each is read beside the table that it
// speaks of.
func TestPagesInTheMidstOfATurnWithoutMotion(t *testing.T) {
	g, table := pacedLesson(t, "turn", 2)
	table.Board.Speed = motion.Off
	session := table.Tutor.Lesson.Session
	shows(t, g, table)
	read := 0
	for table.runOn(g); table.Board.Beats.Playing(); table.runOn(g) {
		if at := session.At(); table.Board.Shown != *session.Lesson.Arrive(at) || table.Board.View(g).Note == nil {
			t.Errorf("page %d is not read beside the table that it speaks of", at+1)
		}
		read++
		table.Tutor.Lesson.Comes = 0
		table.Tutor.GoOn(&table.Board, g)
	}
	if read < 2 || table.Board.Shown != table.Board.State {
		t.Errorf("%d pages were read while the turn went on", read)
	}
}

// A lesson that is entered in the midst of a turn goes on there: the page is read beside the table that it speaks of, and so is
// each one after it.
func TestLessonsAreEnteredInTheMidstOfATurn(t *testing.T) {
	g := gametest.Mirror(t)
	midst := 0
	for n, l := range g.Lessons {
		for step := range l.Steps {
			table, err := lessonTable(g, n, step)
			if err != nil {
				t.Fatal(err)
			}
			session := table.Tutor.Lesson.Session
			if table.Board.Shown != *l.Arrive(step) || session.At() != step || table.Board.View(g).Note == nil {
				t.Errorf("%s is entered at page %d and not %d, or beside another table", l.Title, session.At()+1, step+1)
			}
			if !table.Board.Beats.Playing() {
				continue
			}
			midst++
			table.Tutor.Lesson.Comes = 0
			table.Tutor.GoOn(&table.Board, g)
			if table.runOn(g); session.At() != step+1 || table.Board.Shown != *l.Arrive(step + 1) {
				t.Errorf("after page %d of %s comes page %d, or beside another table", step+1, l.Title, session.At()+1)
			}
		}
	}
	if midst < 5 {
		t.Errorf("only %d pages are in the midst of a turn", midst)
	}
}
