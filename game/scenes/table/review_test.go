package table

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/advice/review"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/scenes/replay"
	"sixwinters/rules"
	"sixwinters/saves"
)

// reviewed is the review of a campaign of so many turns, which lies in a file, as the sheet of a year leads to it.
func reviewed(g *app.App, dir string, turns uint8) (*table, *replay.Replay, error) {
	campaign, err := saves.New(g.Book, filepath.Join(dir, "campaign.txt"), rules.Options{Seed: gametest.ShotSeed})
	if err != nil {
		return nil, nil, err
	}
	choose := mind.Greedy(1)
	for campaign.Now().Turn <= turns && campaign.Now().Phase != rules.YearOver {
		if err := gametest.PlayOut(g, campaign, 1, choose); err != nil {
			return nil, nil, err
		}
	}
	t := tableOf(g, campaign)
	g.Show(t)
	if err := t.review(g); err != nil {
		return nil, nil, err
	}
	r := g.Scene.(*replay.Replay)
	for range 3 {
		if _, err := r.Update(g); err != nil {
			return nil, nil, err
		}
		r.Table.BuildDialog(g)
	}
	return t, r, nil
}

// The review says what decided a campaign, is kept beside it, and a click on a decision leads to its table.
func TestReviewOfACampaign(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\ntips = false\n")
	played, r, err := reviewed(g, t.TempDir(), 2)
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(saves.ReviewName(played.Board.Campaign.Name()))
	if err != nil {
		t.Fatal(err)
	}
	is := review.Read(g.Book, data)
	if is == nil || len(is.Decisions) == 0 {
		t.Fatal("the review is not kept")
	}
	named := append(is.Cost(0, played.Board.Campaign.Len(), 1), is.Gained(0, played.Board.Campaign.Len(), 1)...)
	if len(named) == 0 {
		t.Fatal("no decision is named")
	}
	d := &named[0]
	about := ""
	if d.Win < 0 {
		about = ", " + string(d.Theme)
	}
	say := review.Points(d.Gain) + " points, " + d.When + about + ": " + d.Did
	if d.Would != "" {
		say += " " + d.Beside()
	}
	gametest.PressIn(t, r.Table.Dialog.Menu, say)
	gametest.Tick(t, g)
	if r.At != d.At || r.Table.Dialog != nil {
		t.Errorf("it leads to table %d, not to %d", r.At, d.At)
	}
	triesAgain(t, g, played, r)
}

// triesAgain makes the decision that cost most once more at its table. It is judged at once, and the campaign stays as it was.
func triesAgain(t *testing.T, g *app.App, played *table, r *replay.Replay) {
	t.Helper()
	r.OpenReview(g)
	r.Table.BuildDialog(g)
	moves := played.Board.Campaign.Len()
	gametest.PressIn(t, r.Table.Dialog.Menu, "Practise your mistakes")
	for ticks := 0; !r.Judged(); ticks++ {
		if ticks > 60*240 {
			t.Fatal("the try is never judged")
		}
		gametest.Tick(t, g)
		if scene, is := g.Scene.(*table); is && !scene.Board.Beats.Playing() {
			if s := &scene.Board.State; scene.Board.Campaign.Len() < 3 {
				legal := g.Book.Moves(s, nil)
				scene.Board.Play(g, legal[len(legal)-1])
			} else if g.Book.Check(s, rules.Move{Kind: rules.MoveDone}) == nil {
				scene.Board.Play(g, rules.Move{Kind: rules.MoveDone})
			} else {
				scene.Board.Play(g, g.Book.Moves(s, nil)[0])
			}
		}
	}
	r.Table.BuildDialog(g)
	if err := gametest.Press(r.Table.Dialog.Menu, "Try again"); err != nil {
		t.Error(err)
	}
	if played.Board.Campaign.Len() != moves {
		t.Error("another try has changed the campaign")
	}
}

// stageTry shows what came of another try.
func stageTry(g *app.App) error {
	dir, err := os.MkdirTemp("", "sixwinters-shots-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	_, r, err := reviewed(g, dir, 9)
	if err != nil {
		return err
	}
	if err := gametest.Press(r.Table.Dialog.Menu, "Practise your mistakes"); err != nil {
		return err
	}
	for range 100_000 {
		if _, err := g.Scene.Update(g); err != nil {
			return err
		}
		if t, is := g.Scene.(*table); is && t.Board.Book.Check(&t.Board.State, rules.Move{Kind: rules.MoveDone}) == nil {
			t.Board.Play(g, rules.Move{Kind: rules.MoveDone})
		} else if is && !t.Board.Beats.Playing() {
			t.Board.Play(g, t.Board.Book.Moves(&t.Board.State, nil)[0])
		} else if !is && r.Judged() {
			return nil
		}
	}
	return errors.New("the try is never judged")
}

// yearReviewed is the file of the review of a year, once it has been worked out, which takes some seconds.
var yearReviewed []byte

// stageReview shows the review of a year. It is worked out once, and found beside the campaign afterwards.
func stageReview(g *app.App) error {
	dir, err := os.MkdirTemp("", "sixwinters-shots-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	file := saves.ReviewName(filepath.Join(dir, "campaign.txt"))
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return err
	}
	if yearReviewed != nil {
		if err := os.WriteFile(file, yearReviewed, 0o666); err != nil {
			return err
		}
	}
	if _, _, err = reviewed(g, dir, 9); err == nil {
		yearReviewed, err = os.ReadFile(file)
	}
	return err
}
