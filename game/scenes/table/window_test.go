package table

import (
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestWindow starts the real program and plays it with a real mouse: setup, a move, a created asset, an asset on a
// progress square, Done, and the next turn. Then it compares the record the program has written with what was dragged.
func TestWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	mirror, script := scriptedTurn(t)
	program := startProgram(t, mirror.Board.Options)
	defer program.Stop()

	for _, m := range script {
		program.play(mirror, m)
	}
	program.compare(mirror)
	if mirror.Board.State.Turn < 2 {
		t.Errorf("the play ended in turn %d", mirror.Board.State.Turn)
	}
}

// TestWindowYear plays three turns with a real mouse, by random legal moves, or in a long test a whole year to its end.
func TestWindowYear(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays in a window for a while")
	}
	mirror := newMirror(rulestest.Book(t), rules.Options{Seed: 3, Difficulty: content.Standard})
	program := startProgram(t, mirror.Board.Options)
	defer program.Stop()
	choose := rules.RandomPolicy(4)
	for {
		legal := mirror.Board.Book.Moves(&mirror.Board.State, nil)
		if mirror.Board.State.Phase == rules.YearOver || mirror.Board.State.Turn > 3 && !rulestest.Long() {
			break
		}
		program.play(mirror, choose(mirror.Board.Book, &mirror.Board.State, legal))
	}
	program.compare(mirror)
}

// The kinds of move the test must make before it ends the first turn, in this order.
var wanted = []rules.MoveKind{rules.MoveTravel, rules.MoveCreate, rules.MovePlace, rules.MoveDone}

// scriptedTurn looks for a campaign in which the wanted moves can be made in the first turn, and returns a table at its
// beginning, as the program will have it, and the moves: setup included, and all choices up to the second turn.
func scriptedTurn(t *testing.T) (*table, []rules.Move) {
	t.Helper()
	book := rulestest.Book(t)
	for seed := uint64(1); seed < 200; seed++ {
		o := rules.Options{Seed: seed, Difficulty: content.Easy}
		if script := searchTurn(book, book.NewCampaign(o, nil)); script != nil {
			return newMirror(book, o), script
		}
	}
	t.Fatal("no campaign lets the test make its moves")
	return nil, nil
}

// newMirror is a table at the beginning of a campaign, as the program has it.
func newMirror(book *rules.Rulebook, o rules.Options) *table {
	return practice(&app.App{Book: book, Width: gametest.WindowWidth, Height: gametest.WindowHeight}, o)
}

// searchTurn tries every place to begin and every way to make the wanted moves from there.
func searchTurn(book *rules.Rulebook, s rules.State) []rules.Move {
	var script []rules.Move
	do := func(s *rules.State, m rules.Move) bool {
		script = append(script, m)
		return book.Apply(s, m, nil) == nil
	}
	for len(script) < 2 {
		if !do(&s, book.Moves(&s, nil)[0]) {
			return nil
		}
	}
	for _, start := range book.Moves(&s, nil) {
		placed, setup := s, script
		if do(&placed, start) && do(&placed, book.Moves(&placed, nil)[0]) {
			if rest := searchWanted(book, placed, wanted); rest != nil {
				return append(script, rest...)
			}
		}
		script = setup
	}
	return nil
}

// searchWanted makes the wanted moves and whatever choice comes between them, or returns nil.
func searchWanted(book *rules.Rulebook, s rules.State, want []rules.MoveKind) []rules.Move {
	legal := book.Moves(&s, nil)
	choosing := len(legal) > 0 && legal[len(legal)-1].Kind != rules.MoveDone
	for _, m := range legal {
		next, left := s, want
		switch {
		case choosing:
		case m.Kind == want[0] && m.Player == 0 && (m.Kind != rules.MoveTravel || m.Dice[1] == rules.NoDie):
			left = want[1:]
		default:
			continue
		}
		if book.Apply(&next, m, nil) != nil {
			continue
		}
		if len(left) == 0 {
			return append([]rules.Move{m}, finishStep(book, next)...)
		}
		if rest := searchWanted(book, next, left); rest != nil {
			return append([]rules.Move{m}, rest...)
		}
		if choosing {
			return nil // one answer is enough to look at
		}
	}
	return nil
}

// finishStep makes the choices that come before the next actions step.
func finishStep(book *rules.Rulebook, s rules.State) []rules.Move {
	var script []rules.Move
	for s.Turn < 2 || s.Step != rules.StepActions {
		m := book.Moves(&s, nil)[0]
		if book.Apply(&s, m, nil) != nil {
			break
		}
		script = append(script, m)
	}
	return script
}
