package gametest

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/rules"
	"sixwinters/saves"
)

// StageFolder makes a folder of campaigns for a picture: some at different points, and one that cannot be opened.
func StageFolder(g *app.App) error {
	dir, err := os.MkdirTemp("", "sixwinters-shots-")
	if err != nil {
		return err
	}
	g.Options.Saves = dir
	for i, name := range []string{"A broken file", "Thea alone", "Long nights", "The second try", "Anna and Bert", "First winter", "For the rules"} {
		file := filepath.Join(dir, name+".txt")
		if err := StageFile(g, file, i); err != nil {
			return err
		}
		hours := []float64{900, 400, 70, 26, 3, 0.5, 0.01}[i]
		played := time.Now().Add(-time.Duration(hours * float64(time.Hour)))
		if err := os.Chtimes(file, played, played); err != nil {
			return err
		}
	}
	return nil
}

// stagedCampaigns are the campaigns as their files have them, as far as they have been played: to write every move down by itself
// takes a disk some time.
var stagedCampaigns = map[int]string{}

// StageFile writes one of the campaigns.
func StageFile(g *app.App, file string, i int) error {
	if i == 0 {
		return os.WriteFile(file, []byte("six winters campaign 9\n"), 0o666)
	}
	if stagedCampaigns[i] == "" {
		campaign := saves.Scratch(g.Book, rules.Options{Seed: uint64(i), Difficulty: content.Difficulty(i % content.NumDifficulties)})
		if err := PlayOut(g, campaign, 16*i*i, mind.Greedy(uint64(i))); err != nil {
			return err
		}
		stagedCampaigns[i] = campaign.Text()
	}
	if err := os.WriteFile(file, []byte(stagedCampaigns[i]), 0o666); err != nil {
		return err
	}
	if i%2 == 0 {
		return g.Folder().NamePlayers(g.Book, file, "Anna", "Bert")
	}
	return nil
}

// Keep fills the folder with campaigns of these names, the last one played last.
func Keep(t *testing.T, g *app.App, names ...string) {
	t.Helper()
	for i, name := range names {
		file := filepath.Join(string(g.Folder()), name+".txt")
		campaign, err := saves.New(g.Book, file, rules.Options{Seed: uint64(i + 1), Difficulty: content.Hardcore})
		if err != nil {
			t.Fatal(err)
		}
		if err := PlayOut(g, campaign, 10+60*i, rules.RandomPolicy(1)); err != nil {
			t.Fatal(err)
		}
		if err := campaign.Close(); err != nil {
			t.Fatal(err)
		}
		played := time.Now().Add(time.Duration(i-len(names)) * time.Hour)
		if err := os.Chtimes(file, played, played); err != nil {
			t.Fatal(err)
		}
	}
}

// Files returns the campaigns in a folder, by their names.
func Files(folder saves.Folder) []string {
	list, _ := filepath.Glob(filepath.Join(string(folder), "*.txt"))
	for i := range list {
		list[i] = filepath.Base(list[i])
	}
	slices.Sort(list)
	return list
}
