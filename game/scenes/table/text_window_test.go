package table

import (
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/text"
	"sixwinters/rules"
	"sixwinters/saves"
)

// A campaign goes on in lines where the window left it, and in the window where the lines did.
func TestWindowAndTextTakeTurns(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	file, mirror, played := greedily(t, func(_ *table, next rules.Move) bool { return next.Kind == rules.MoveCreate })
	seen := &app.App{Book: mirror.Board.Book, Width: gametest.WindowWidth, Height: gametest.WindowHeight}
	choose := mind.Greedy(6)
	next := func() rules.Move {
		return choose(mirror.Board.Book, &mirror.Board.State, mirror.Board.Book.Moves(&mirror.Board.State, nil))
	}
	inWindow := func() {
		p := startProgramWith(t, app.Options{Open: file})
		defer p.Stop()
		p.Record, p.played = file, played
		p.play(mirror, next())
		p.compare(mirror)
		played = p.played
	}

	inWindow()
	campaign, err := saves.Open(mirror.Board.Book, file)
	if err != nil {
		t.Fatal(err)
	}
	reference, err := content.LoadReference()
	if err != nil {
		t.Fatal(err)
	}
	s := text.New(mirror.Board.Book, reference, campaign)
	s.Begin()
	m := next()
	line := mirror.Board.Book.Notation(&mirror.Board.State, m)
	s.Take(line)
	played = append(played, line)
	mirror.Board.Play(seen, m)
	if *campaign.Now() != mirror.Board.State {
		t.Fatalf("%q typed leads to another table", line)
	}
	if err := campaign.Close(); err != nil {
		t.Fatal(err)
	}
	inWindow()
}
