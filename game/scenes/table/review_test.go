package table

import (
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
	say := review.Points(d.Gain) + " points, " + d.When + ": " + d.Did
	if d.Would != "" {
		say += " " + d.Beside()
	}
	gametest.PressIn(t, r.Table.Dialog.Menu, say)
	gametest.Tick(t, g)
	if r.At != d.At || r.Table.Dialog != nil {
		t.Errorf("it leads to table %d, not to %d", r.At, d.At)
	}
}

// stageReview shows the review of a year.
func stageReview(g *app.App) error {
	dir, err := os.MkdirTemp("", "sixwinters-shots-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	_, _, err = reviewed(g, dir, 9)
	return err
}
