package table

import (
	"encoding/json"
	"flag"
	"os"
	"strconv"
	"testing"

	"sixwinters/content"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

var mouseScript = flag.String("mousescript", "", "the file that TestMouseScript writes what a hand does to")

// scripted is what a hand does in the program, for a test that plays it in a browser.
type scripted struct {
	Width, Height int
	Lesson        string
	Pages         []scriptedPage    // all of the lesson
	Flags         map[string]string // of the campaign
	Moves         []scriptedMove    // a turn with an attempt in it, setup included
}

// scriptedPage is what a hand does on a page of a lesson: it reads the page and presses its button, or makes its moves.
type scriptedPage struct {
	Steps []gametest.Step
	Left  string // where the lesson is after it, in the words of the settings; "" at its end
}

// scriptedMove is a move with what the hand does for it.
type scriptedMove struct {
	Line    string // in notation
	Steps   []gametest.Step
	Attempt bool // it leaves the players in the middle of an attempt
}

// TestMouseScript writes down what a hand does to play the first lesson, and a turn with an attempt in it.
func TestMouseScript(t *testing.T) {
	if *mouseScript == "" {
		t.Skip("it writes the file that -mousescript names")
	}
	out := scripted{Width: gametest.WindowWidth, Height: gametest.WindowHeight}
	out.Lesson, out.Pages = firstLesson(t)
	o, moves := attemptingTurn(t)
	out.Flags = map[string]string{"seed": strconv.FormatUint(o.Seed, 10), "difficulty": o.Difficulty.String()}
	mirror := newMirror(rulestest.Book(t), o)
	p := mirrored(t, &gametest.Program{T: t})
	for _, m := range moves {
		line := mirror.Book.Notation(&mirror.State, m)
		p.steps = nil
		p.plan(mirror, m, line)
		out.Moves = append(out.Moves, scriptedMove{line, p.steps, inAttempt(&mirror.State)})
	}
	data, err := json.MarshalIndent(out, "", "\t")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(*mouseScript, data, 0o666); err != nil {
		t.Fatal(err)
	}
}

func inAttempt(s *rules.State) bool { return s.Attempt.Obstacle != content.NoObstacle }

// firstLesson returns the first lesson, and what a hand does on its pages.
func firstLesson(t *testing.T) (id string, pages []scriptedPage) {
	t.Helper()
	p := mirrored(t, &gametest.Program{T: t})
	p.game = *gametest.Mirror(t)
	g := p.seen()
	id = g.Lessons[0].ID
	if err := OpenLesson(g, id); err != nil {
		t.Fatal(err)
	}
	mirror := g.Scene.(*table)
	mirror.runOn(g)
	session := mirror.Lesson.Session
	for !session.Over() {
		var steps []gametest.Step
		for _, m := range pageMoves(session) {
			p.steps, mirror.Dialog = nil, nil
			p.plan(mirror, m, mirror.Book.Notation(&mirror.State, m))
			steps = append(steps, p.steps...)
			mirror.runOn(g)
		}
		if steps == nil {
			p.steps, mirror.Dialog, mirror.Lesson.Comes = nil, nil, 0
			p.click(mirror, layout.Target{Kind: layout.NoteButton}, "continue")
			steps = p.steps
			mirror.runOn(g)
		}
		pages = append(pages, scriptedPage{steps, g.Settings.Lesson})
	}
	return id, pages
}

// attemptingTurn looks for a first turn of random moves that has the middle of an attempt in it.
func attemptingTurn(t *testing.T) (o rules.Options, moves []rules.Move) {
	t.Helper()
	book := rulestest.Book(t)
	for seed := uint64(1); seed < 1000; seed++ {
		o = rules.Options{Seed: seed, Difficulty: content.Easy}
		choose := rules.RandomPolicy(seed)
		s, attempts := book.NewCampaign(o, nil), false
		for moves = nil; len(moves) < 50 && s.Turn < 2; {
			m := choose(book, &s, book.Moves(&s, nil))
			if err := book.Apply(&s, m, nil); err != nil {
				t.Fatal(err)
			}
			moves = append(moves, m)
			attempts = attempts || inAttempt(&s)
		}
		if attempts && s.Turn == 2 && len(moves) < 30 {
			return o, moves
		}
	}
	t.Fatal("no campaign has such a turn")
	return o, nil
}
