package table

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
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
	Touch         scriptedTouch
}

// scriptedTouch is a die that one finger drags, in a campaign that a tap on the title goes on with.
type scriptedTouch struct {
	Campaign      string     // its text
	Tap, From, To [2]float64 // in pixels
	Line          string     // the move, in notation
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
		line := mirror.Board.Book.Notation(&mirror.Board.State, m)
		p.steps = nil
		p.plan(mirror, m, line)
		out.Moves = append(out.Moves, scriptedMove{line, p.steps, inAttempt(&mirror.Board.State)})
	}
	for nth, ok := 0, false; !ok; nth++ {
		out.Touch, ok = touchedCampaign(t, nth)
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
	session := mirror.Tutor.Lesson.Session
	for !session.Over() {
		var steps []gametest.Step
		for _, m := range pageMoves(session) {
			p.steps, mirror.Board.Dialog = nil, nil
			p.plan(mirror, m, mirror.Board.Book.Notation(&mirror.Board.State, m))
			steps = append(steps, p.steps...)
			mirror.runOn(g)
		}
		if steps == nil {
			p.steps, mirror.Board.Dialog, mirror.Tutor.Lesson.Comes = nil, nil, 0
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

// touchedCampaign finds out where a finger taps on the title to go on with a campaign, and drags the die of its nth move that takes one.
// ok is false if not all of that is in sight at the scale that touch chooses.
func touchedCampaign(t *testing.T, nth int) (s scriptedTouch, ok bool) {
	t.Helper()
	var ge gesture.Gesture
	file, _, _ := greedily(t, func(mirror *table, next rules.Move) bool {
		ge, s.Line = gesture.Of(mirror.Board.Book, &mirror.Board.State, next), mirror.Board.Book.Notation(&mirror.Board.State, next)
		if len(ge.Take) == 1 {
			nth--
		}
		return nth < 0
	})
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	s.Campaign = string(text)
	g := gametest.WithSettings(t, app.Options{}, "introduced = true\ntips = false\nweather = false\nspeed = \"off\"\n")
	if err := os.MkdirAll(g.Options.Saves, 0o777); err != nil {
		t.Fatal(err)
	}
	gametest.WriteText(t, filepath.Join(g.Options.Saves, "Touched.txt"), s.Campaign)
	g.Keyboard.Device = input.Touch
	if err := g.Routes.Title(g); err != nil {
		t.Fatal(err)
	}
	for range 2 { // widgets find their places while they are drawn
		gametest.Tick(t, g)
		gametest.MenuNow(g).Draw(ebiten.NewImage(g.Width, g.Height))
	}
	r := gametest.ButtonIn(t, gametest.MenuNow(g), "Continue").GetWidget().Rect
	s.Tap = [2]float64{float64(r.Min.X+r.Max.X) / 2, float64(r.Min.Y+r.Max.Y) / 2}
	gametest.PressIn(t, gametest.MenuNow(g), "Continue")
	gametest.Tick(t, g)

	mirror := g.Scene.(*table)
	defer mirror.Board.Campaign.Close()
	f := &finger{ways: ways{t: t, g: g, table: mirror}, tick: func() { gametest.Tick(t, g) }}
	f.fingers()
	if s.From[0], s.From[1], ok = topmost(mirror.Board.Plan(g), ge.Take[0]); !ok {
		return s, false
	}
	f.down(s.From[0], s.From[1], 2)
	f.down(s.From[0]+20, s.From[1], 2)
	if s.To[0], s.To[1], ok = topmost(mirror.Board.Plan(g), ge.Drop); !ok {
		return s, false
	}
	f.down(s.To[0], s.To[1], 2)
	made := mirror.Board.Campaign.Len()
	f.lift()
	return s, mirror.Board.Campaign.Len() == made+1
}
