package table

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sixwinters/advice/mind"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// yearTales compares the tales of years with all that they remember.
var yearTales = cmp.AllowUnexported(chronicle.Year{})

// kept is a table whose campaign is in a file.
func kept(t *testing.T) (*app.App, *table) {
	t.Helper()
	w := gametest.InFolder(t)
	w.Settings.Speed = "off"
	w.Options.Record = filepath.Join(t.TempDir(), "campaign.txt")
	table, err := newTable(w, w.Book, rules.Options{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	return w, table
}

// playOn makes moves by chance.
func playOn(g *app.App, t *table, moves int) {
	choose := rules.RandomPolicy(4)
	for range moves {
		if legal := t.Board.Book.Moves(&t.Board.State, nil); len(legal) > 0 {
			t.Board.Play(g, choose(t.Board.Book, &t.Board.State, legal))
		}
	}
}

// takeBackAsked takes a move back and says yes if it is asked. It reports whether it was.
func takeBackAsked(g *app.App, t *table) bool {
	t.Board.Undo(g)
	if t.Board.Dialog == nil {
		return false
	}
	t.Board.Dialog = nil
	t.Board.TakeBack(g)
	return true
}

// TestUndoTakesTheLogBack takes a campaign back move by move, over the end of a year, and makes it again. The log and
// the annals must follow.
func TestUndoTakesTheLogBack(t *testing.T) {
	g, table := kept(t)
	type seen struct {
		state rules.State
		log   []layout.LogLine
		years []chronicle.Year
	}
	now := func() seen {
		return seen{table.Board.State, slices.Clone(table.Board.Log.Lines), slices.Clone(table.Board.Log.Annals.Years)}
	}
	history := []seen{now()}
	for range 90 {
		playOn(g, table, 1)
		history = append(history, now())
	}
	if table.Board.State.Year < 2 {
		t.Fatalf("the play ends in year %d", table.Board.State.Year)
	}
	asked := 0
	for i := len(history) - 2; i >= 0; i-- {
		if takeBackAsked(g, table) {
			asked++
		}
		was, is := history[i], now()
		if is.state != was.state {
			t.Fatalf("after taking back to move %d the table is another one", i)
		}
		if diff := cmp.Diff(was.years, is.years, yearTales); diff != "" {
			t.Fatalf("after taking back to move %d the annals differ: %s", i, diff)
		}
		marks := is.log[len(was.log):]
		if !slices.Equal(is.log[:len(was.log)], was.log) || len(marks) != asked {
			t.Fatalf("after taking back to move %d the log is another one, with %d marks for %d", i, len(marks), asked)
		}
		for _, mark := range marks {
			if !strings.HasPrefix(mark.Text, "Undone") {
				t.Fatalf("the log says %q", mark.Text)
			}
		}
	}
	if asked == 0 || asked == len(history)-1 {
		t.Errorf("of %d moves %d were asked about", len(history)-1, asked)
	}
	for table.Board.Campaign.CanRedo() {
		table.Board.Redo(g)
	}
	if table.Board.State != history[len(history)-1].state {
		t.Error("made again, the campaign comes to another table")
	}
}

// TestRetold takes a campaign up again: all that was told must be told as it was.
func TestRetold(t *testing.T) {
	g, table := kept(t)
	playOn(g, table, 40)
	for range 5 {
		takeBackAsked(g, table)
	}
	playOn(g, table, 60)
	file := table.Board.Campaign.Name()
	if err := table.Board.Campaign.Close(); err != nil {
		t.Fatal(err)
	}
	again, err := resumeTable(g, file)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Board.Campaign.Close()
	if again.Board.State != table.Board.State {
		t.Error("it is taken up at another table")
	}
	if diff := cmp.Diff(table.Board.Log.Lines, again.Board.Log.Lines); diff != "" {
		t.Errorf("the log is told otherwise: %s", diff)
	}
	if diff := cmp.Diff(table.Board.Log.Annals.Years, again.Board.Log.Annals.Years, yearTales); diff != "" {
		t.Errorf("the annals are told otherwise: %s", diff)
	}
	if diff := cmp.Diff(table.Board.Log.Earlier, again.Board.Log.Earlier, yearTales); diff != "" {
		t.Errorf("the way back is another one: %s", diff)
	}
}

// TestSecondWindowOnlyLooks opens a campaign that is being played.
func TestSecondWindowOnlyLooks(t *testing.T) {
	g, table := kept(t)
	defer table.Board.Campaign.Close()
	playOn(g, table, 10)
	second, err := resumeTable(g, table.Board.Campaign.Name())
	if err != nil {
		t.Fatal(err)
	}
	defer second.Board.Campaign.Close()
	if second.Board.Dialog == nil || second.Board.Warning() == "" {
		t.Error("nothing says that the campaign is being played elsewhere")
	}
	playOn(g, second, 1)
	second.Board.Undo(g)
	if second.Board.State != table.Board.State || second.Board.Refusal.Say == "" {
		t.Error("it can be played twice")
	}
}

func BenchmarkResumeTable(b *testing.B) {
	g := gametest.With(b, app.Options{Saves: b.TempDir(), Speed: motion.Off})
	g.Options.Record = filepath.Join(b.TempDir(), "campaign.txt")
	t, err := newTable(g, g.Book, rules.Options{Seed: 3})
	if err != nil {
		b.Fatal(err)
	}
	choose := mind.Greedy(4)
	for legal := t.Board.Book.Moves(&t.Board.State, nil); len(legal) > 0; legal = t.Board.Book.Moves(&t.Board.State, legal[:0]) {
		t.Board.Play(g, choose(t.Board.Book, &t.Board.State, legal))
	}
	if err := t.Board.Campaign.Close(); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		again, err := resumeTable(g, t.Board.Campaign.Name())
		if err != nil {
			b.Fatal(err)
		}
		again.Board.Campaign.Close()
	}
	b.ReportMetric(float64(t.Board.Campaign.Len()), "moves")
}

// Whatever page a lesson is entered at, the moves that led there are not taken back; those that are made in it are.
func TestTakesBackInLessons(t *testing.T) {
	g := gametest.Mirror(t)
	made := 0
	for i, l := range g.Lessons {
		for step := range l.Steps {
			table, err := lessonTable(g, i, step)
			if err != nil {
				t.Fatal(err)
			}
			tableGame(g, table)
			session := table.Tutor.Lesson.Session
			if table.Board.Campaign.Len() > table.Tutor.Lesson.Begun {
				continue // the page is shown in the midst of what comes of a move that is made there
			}
			if table.Board.Undo(g); table.Board.Campaign.Len() != table.Tutor.Lesson.Begun || table.Board.Dialog != nil || session.At() != step {
				t.Errorf("%s, page %d: a move that led there is taken back", l.Title, step+1)
			}
			moves := l.Before(step + 1)[table.Tutor.Lesson.Begun:]
			if step+1 >= len(l.Steps) || len(moves) != 1 {
				continue
			}
			table.Board.Play(g, moves[0])
			if table.Board.Undo(g); table.Board.Dialog != nil { // it has shown something
				table.Board.Dialog = nil
				table.Board.TakeBack(g)
			}
			if made++; table.Board.Campaign.Len() != table.Tutor.Lesson.Begun || session.At() != step {
				t.Errorf("%s, page %d: of the move that is made there %d are left when it is taken back, on page %d", l.Title, step+1, table.Board.Campaign.Len()-table.Tutor.Lesson.Begun, session.At()+1)
			}
		}
	}
	if made < 20 {
		t.Errorf("only %d moves are made in lessons and taken back", made)
	}
}

// Undoing the last die of an obstacle says that the obstacle comes back with it.
func TestUndoSaysThatAnObstacleWasOvercome(t *testing.T) {
	g := gametest.Mirror(t)
	table := atActions(t, g)
	obstacleAtBoth(table)
	b := &table.Board
	b.Show(g)
	name := b.Book.ObstacleName(&b.State, 0)
	for range 40 {
		legal := b.Book.Moves(&b.State, nil)
		m := legal[0]
		for _, kind := range []rules.MoveKind{rules.MoveAttempt, rules.MoveCover, rules.MoveDefend} {
			if i := slices.IndexFunc(legal, func(m rules.Move) bool { return m.Kind == kind && (kind != rules.MoveAttempt || m.Arg == 0b11) }); i >= 0 {
				m = legal[i]
			}
		}
		if b.Play(g, m); b.State.Obstacles[0].Zone == rules.InPlay {
			continue
		}
		if say := strings.Join(b.UndoSays(g), " "); m.Kind != rules.MoveCover || !strings.Contains(say, ", which overcame "+name+".") {
			t.Errorf("after a move of kind %d it says %q", m.Kind, say)
		}
		return
	}
	t.Error("it is not overcome")
}
