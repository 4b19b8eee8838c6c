package table

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
)

func init() {
	gametest.Looks = append(gametest.Looks, func(s app.Scene, is *gametest.Sight) {
		is.Answers, is.Busy = nil, false
		if t, ok := s.(*table); ok {
			is.Answers, is.Busy = labelsOf(t), t.Companion.Busy(&t.Board)
		}
	})
}

// labelsOf returns the answers that lie on the table.
func labelsOf(t *table) (labels []string) {
	for _, c := range t.Board.Choices {
		labels = append(labels, c.Label)
	}
	return labels
}

// besideCompanion is the program at the first actions of a campaign with a companion, and a mirror at which another companion does the
// same.
func besideCompanion(t *testing.T) (*program, *table) {
	t.Helper()
	book, dir := rulestest.Book(t), t.TempDir()
	var both [2]*saves.Campaign
	for i, name := range []string{"played.txt", "mirrored.txt"} {
		c, err := saves.New(book, filepath.Join(dir, name), rules.Options{Seed: 6, Difficulty: content.Easy}, "Anna")
		if err != nil {
			t.Fatal(err)
		}
		if err := c.SeatCompanion(1); err != nil {
			t.Fatal(err)
		}
		for c.Now().Asks().Task != rules.TaskActions {
			if err := c.Play(book.Moves(c.Now(), nil)[0], nil); err != nil {
				t.Fatal(err)
			}
		}
		both[i] = c
	}
	before := both[0].Len()
	if err := both[0].Close(); err != nil {
		t.Fatal(err)
	}
	o := app.Options{Open: both[0].Name(), Settings: filepath.Join(dir, "settings.toml"), Speed: motion.Off,
		Width: gametest.WindowWidth, Height: gametest.WindowHeight}
	gametest.WriteText(t, o.Settings, "weather = false\ntips = false\ncompanion = \"novice\"\n")
	p := mirrored(t, gametest.Launch(t, o))
	p.Record, p.played = both[0].Name(), make([]string, before)
	g := p.seen()
	g.Book, g.Settings.Companion, g.Settings.Temper = book, "novice", "even"
	mirror := tableOf(g, both[1])
	mirror.Board.Speed, mirror.Board.OwnPace = motion.Off, true
	return p, mirror
}

// settle waits until the companion has nothing to do by itself, in the mirror and in the program.
func (p *program) settle(mirror *table) {
	p.T.Helper()
	for ticks := 0; mirror.Companion.Busy(&mirror.Board); ticks++ {
		if ticks > 10_000 {
			p.T.Fatal("the companion does not come to an end")
		}
		mirror.Companion.Tick(&mirror.Board, p.seen())
	}
	for len(p.played) < mirror.Board.Campaign.Len() {
		m, s := mirror.Board.Campaign.Move(len(p.played))
		p.writes(mirror.Board.Book.Notation(s, m))
	}
	labels := labelsOf(mirror)
	p.Until(fmt.Sprintf("it has thought, and asks for %q", labels), func(is *gametest.Sight) bool {
		return !is.Busy && slices.Equal(is.Answers, labels)
	})
}

// answer clicks on an answer, and lets the companion do what comes of it.
func (p *program) answer(mirror *table, label string) {
	p.T.Helper()
	p.steps = nil
	p.pressOption(mirror, label, label)
	p.perform()
	p.settle(mirror)
}

// With the real mouse two turns are played with a companion: its first plan is declined, and its second not followed, as the player
// moves its die otherwise; then
// it is told that it is its turn, and agreed with where it asks. The program and the mirror come to the same campaign.
func TestCompanionInTheWindow(t *testing.T) {
	p, mirror := besideCompanion(t)
	defer p.Stop()
	p.settle(mirror)
	said := mirror.Companion.Says(&mirror.Board).Say
	p.answer(mirror, "not that")
	if says := mirror.Companion.Says(&mirror.Board).Say; says == said {
		t.Errorf("told not to, it says %q again", says)
	}
	plan := mirror.Companion.Means()
	veto := slices.IndexFunc(mirror.Board.Book.Moves(&mirror.Board.State, nil), func(m rules.Move) bool {
		return m.Kind == rules.MoveCreate && m.Player == 1 && m != plan
	})
	if veto < 0 {
		t.Fatal("its dice can create nothing")
	}
	p.play(mirror, mirror.Board.Book.Moves(&mirror.Board.State, nil)[veto])
	if !mirror.told("your turn") {
		t.Fatalf("after its die was moved it can be told %v", mirror.Board.Choices)
	}
	turn := mirror.Board.State.Turn
	agreed := 0
	for mirror.Board.State.Turn < turn+2 {
		p.settle(mirror)
		switch name := mirror.Board.Book.PlayerName(&mirror.Board.State, 1); {
		case mirror.told("your turn"):
			p.answer(mirror, "your turn, "+name)
		case mirror.told("agree"):
			agreed++
			p.answer(mirror, "agree")
		case mirror.Board.CanFinish():
			p.play(mirror, rules.Move{Kind: rules.MoveDone})
		default:
			p.play(mirror, mirror.Board.Book.Moves(&mirror.Board.State, nil)[0])
		}
	}
	p.settle(mirror)
	text, err := os.ReadFile(p.Record)
	if err != nil || string(text) != mirror.Board.Campaign.Text() {
		t.Errorf("the program has played\n%s\nthe mirror\n%s", text, mirror.Board.Campaign.Text())
	}
	acts := 0
	for i := range mirror.Board.Campaign.Len() {
		if m, _ := mirror.Board.Campaign.Move(i); m.Kind >= rules.MoveTravel && m.Kind <= rules.MoveRest && m.Player == 1 {
			acts++
		}
	}
	if acts < 4 {
		t.Errorf("it has acted %d times, and has been agreed with %d times", acts, agreed)
	}
}
