package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/motion"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// fitting returns an unspent die, and an obstacle on which it fits at once in an attempt of its player alone.
func fitting(book *rules.Rulebook, s *rules.State) (die, on layout.Target, ok bool) {
	for _, m := range book.Moves(s, nil) {
		tried := *s
		if m.Kind != rules.MoveAttempt || book.Apply(&tried, m, nil) != nil || tried.Attempt.Phase != rules.Approach {
			continue
		}
		for _, cover := range book.Covers(&tried, nil) {
			ge := gesture.Of(book, &tried, cover)
			others := slices.ContainsFunc(book.Moves(s, nil), func(other rules.Move) bool {
				return other.Kind == m.Kind && other.Card == m.Card && other.Arg != m.Arg
			})
			if ge.Take[0].Place.Spot == rules.OnMat && m.Arg == 1<<ge.Take[0].Place.N && !others {
				return ge.Take[0], ge.Drop, true
			}
		}
	}
	return die, on, false
}

// A die put down on an obstacle begins the attempt and lies where it fits. While nothing has been rolled the prompt line offers a way
// out, and Escape takes it.
func TestADieBeginsAnAttemptAndCovers(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "tips = false\n")
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Easy})
	table.Board.Speed = motion.Off
	g.Show(table)
	choose := mind.Greedy(5)
	var die, on layout.Target
	for fits := false; !fits; {
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
		table.Board.Finish()
		die, on, fits = fitting(table.Board.Book, &table.Board.State)
	}
	for _, out := range []func(){
		func() { gametest.Strikes(t, g, "Escape") },
		func() {
			i := slices.IndexFunc(table.Board.Choices, func(c board.Choice) bool { return c.Label == "back out" })
			table.Board.Option(g, i)
		},
	} {
		before, made := table.Board.State, table.Board.Campaign.Len()
		table.Board.TakeUp(die)
		lit := slices.IndexFunc(table.Board.Lit(g), func(l render.Lit) bool { return l.Target == on })
		_, promised, _ := strings.Cut(table.Board.Lit(g)[lit].Label, ": ")
		table.Board.Drop(g, on)
		if table.Board.AsksBack() { // which printed die it covers
			table.Board.Option(g, 0)
		}
		covered := slices.ContainsFunc(table.Board.Plan(g).Pieces, func(p layout.Piece) bool {
			return p.Target.Kind == layout.Die && p.Target.Place.Spot == rules.OnObstacle && p.Target.Place.N == on.N && p.Target.Die == die.Die
		})
		if a := &table.Board.State.Attempt; a.Phase != rules.Approach || uint8(a.Obstacle) != on.N || !covered || table.Board.Campaign.Len() != made+2 {
			t.Fatalf("the attempt is %+v, the die lies there: %t, and %d moves were made", a, covered, table.Board.Campaign.Len()-made)
		}
		defends := slices.IndexFunc(table.Board.Choices, func(c board.Choice) bool { return c.Move.Kind == rules.MoveDefend })
		if got := table.Board.Choices[defends].Label; !strings.HasPrefix(promised, "overcome ") || !strings.HasSuffix(got, promised[strings.Index(promised, "holds "):]) {
			t.Errorf("the held die promises %q, and then the answer is %q", promised, got)
		}
		if out(); table.Board.State != before || table.Board.Campaign.Len() != made {
			t.Errorf("the way out leads elsewhere: %d moves are left", table.Board.Campaign.Len()-made)
		}
	}
}

// TestWindowAttempt drags a die onto an obstacle in the real program with a real mouse, which begins the attempt and lays the die
// down, and leaves the attempt by Escape.
func TestWindowAttempt(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	var die, on layout.Target
	file, mirror, played := greedily(t, func(mirror *table, _ rules.Move) (fits bool) {
		die, on, fits = fitting(mirror.Board.Book, &mirror.Board.State)
		return fits
	})
	p := startProgramWith(t, app.Options{Open: file})
	defer p.Stop()
	p.Record, p.played = file, played
	p.drag(mirror, die, on, "attempt")
	p.perform()
	p.Until("the attempt begins and the die lies there", func(*gametest.Sight) bool { return p.Lines() == len(played)+2 })
	p.Press(gametest.KeyEscape)
	p.Until("the attempt is left", func(*gametest.Sight) bool { return p.Lines() == len(played)+4 }) // both are taken back
}

// attempt begins an attempt of a team.
func attempt(t *testing.T, g *app.App, b *board.Board, team uint8) {
	t.Helper()
	for _, m := range b.Book.Moves(&b.State, nil) {
		if m.Kind == rules.MoveAttempt && m.Arg == team {
			b.Play(g, m)
			break
		}
	}
	b.Finish()
	if b.State.Attempt.Team != team || b.State.Asks().Task != rules.TaskAttempt {
		t.Fatalf("the attempt is %+v", b.State.Attempt)
	}
}

// An attempt of both says that either may act, and both panels are framed. Of one who takes part alone, only that one's is.
func TestBothActInAnAttemptOfBoth(t *testing.T) {
	for team, want := range map[uint8]bool{1<<rules.NumPlayers - 1: true, 1: false} {
		g := gametest.Mirror(t)
		table := ofTwo(t, g)
		obstacleAtBoth(table)
		b := &table.Board
		b.Show(g)
		attempt(t, g, b, team)
		v := b.View(g)
		if both := v.StandsOut(0) && v.StandsOut(1); both != want || !v.StandsOut(0) || strings.HasPrefix(v.Prompt, "Both act. ") != want {
			t.Errorf("team %b: both stand out %t, and it says %q", team, both, v.Prompt)
		}
	}
}

// Leaving an obstacle asks only where dice at hand could still overcome it.
func TestLeavingAsksWhereDiceWouldDo(t *testing.T) {
	for _, dice := range []rules.Values{{1, 1, 1, 1, 1, 1}, {}} {
		g := gametest.Mirror(t)
		table := ofTwo(t, g)
		obstacleAtBoth(table)
		b := &table.Board
		b.Show(g)
		attempt(t, g, b, 1)
		s := b.Campaign.Now()
		s.Attempt.Phase = rules.Overcome
		for p := range s.Players {
			s.Players[p].Dice = dice
		}
		b.Show(g)
		b.Finish()
		moves := b.Campaign.Len()
		i := slices.IndexFunc(b.Choices, func(c board.Choice) bool { return c.Move.Kind == rules.MoveLeave })
		if b.Option(g, i); b.AsksBack() != (dice.Len() > 0) || b.AsksBack() != (b.Campaign.Len() == moves) {
			t.Errorf("with dice %v it asks %q after %d moves", dice, b.Asked, b.Campaign.Len()-moves)
		}
		if b.AsksBack() {
			if b.Option(g, 0); b.Campaign.Len() != moves+1 {
				t.Error("answered, it is not left")
			}
		}
	}
}

// A press on an answer while a die flies to the obstacle is given once it has come: the same question is still asked. A press beside it only
// skips.
func TestAPressDuringACoverAnswers(t *testing.T) {
	for _, beside := range []float64{0, 1} {
		g := gametest.Mirror(t)
		table := ofTwo(t, g)
		obstacleAtBoth(table)
		b := &table.Board
		b.Show(g)
		attempt(t, g, b, 1)
		s := b.Campaign.Now()
		s.Attempt.Phase = rules.Overcome
		pattern := b.Book.Pattern(s, s.Attempt.Obstacle, nil)
		s.Players[0].Dice = rules.Values{uint8(pattern[0]), uint8(7 - pattern[1])}
		b.Show(g)
		b.Finish()
		at := b.Plan(g).Prompt.Options[0]
		b.Speed, b.OwnPace = motion.Normal, true
		covers := b.Book.Covers(&b.State, nil)
		b.Play(g, covers[0])
		if !b.Beats.Playing() || b.State.Attempt.Phase != rules.Overcome {
			t.Fatalf("nothing is shown, or the attempt is over: %+v", b.State.Attempt)
		}
		moves := b.Campaign.Len()
		g.Pointer.X, g.Pointer.Y = at.X+at.W/2, at.Y+at.H/2-beside*4*at.H
		g.Pointer.Pressed, g.Pointer.Down = true, true
		gametest.Tick(t, g)
		g.Pointer.Pressed, g.Pointer.Down, g.Pointer.Released = false, false, true
		gametest.Tick(t, g)
		g.Pointer.Released = false
		for end := 0; b.Beats.Playing() && end < 1000; end++ {
			gametest.Tick(t, g)
		}
		gametest.Tick(t, g)
		if left := b.Campaign.Len() > moves; left != (beside == 0) {
			t.Errorf("%v beside the button: it is left %t; %q %v", beside, left, b.View(g).Prompt, b.Choices)
		}
	}
}

// A die that is of no use in an attempt is answered where it is dragged during an animation too, as it is after it.
func TestADragDuringACoverIsAnswered(t *testing.T) {
	g := gametest.Mirror(t)
	table := ofTwo(t, g)
	obstacleAtBoth(table)
	b := &table.Board
	b.Show(g)
	attempt(t, g, b, 1)
	s := b.Campaign.Now()
	s.Attempt.Phase = rules.Overcome
	b.Show(g)
	b.Finish()
	b.Speed, b.OwnPace = motion.Normal, true
	b.Play(g, b.Book.Covers(&b.State, nil)[0])
	if !b.Beats.Playing() {
		t.Fatal("nothing is shown")
	}
	at, _ := b.Plan(g).Rect(onMat(1, 1)) // who takes no part
	p := &g.Pointer
	p.X, p.Y, p.PressX, p.PressY = at.X+at.W/2, at.Y+at.H/2, at.X+at.W/2, at.Y+at.H/2
	p.Pressed, p.Down = true, true
	gametest.Tick(t, g)
	to, _ := b.Plan(g).Rect(layout.Target{Kind: layout.Track})
	p.Pressed, p.Far, p.Moved, p.X, p.Y = false, true, true, to.X+to.W/2, to.Y+to.H/2
	gametest.Tick(t, g)
	p.Down, p.Released = false, true
	gametest.Tick(t, g)
	if b.Refusal.Say == "" {
		t.Errorf("dragged, %v is not answered; something is shown: %t", b.Held, b.Beats.Playing())
	}
}
