package training

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Of weights of which one helps, one harms and one does nothing, the first is to rise, the second to fall, the third to stay about as it is.
func TestFactorsFindWhatHelps(t *testing.T) {
	b := rulestest.Book(t)
	chance := rules.Chance(1)
	var trials []Trial
	for i := range 600 {
		tr := Trial{Difficulty: content.Difficulty(i % int(content.NumDifficulties))}
		for range 3 {
			tr.Logs = append(tr.Logs, float64(chance.Below(1001)-500)/1000)
		}
		for e := range tr.Ends {
			sign := float64(1 - 2*e)
			good := 6 + 8*sign*(tr.Logs[0]-tr.Logs[1]) + float64(chance.Below(3)-1)
			tr.Ends[e].Progress[content.Support] = uint8(max(0, min(content.TrackSpaces, good)))
		}
		trials = append(trials, tr)
	}
	for d, f := range Factors(b, trials) {
		if f[0] < 1.1 || f[1] > 0.9 || f[2] < 0.9 || f[2] > 1.1 {
			t.Errorf("%s: factors %.2f", content.Difficulty(d), f)
		}
	}
}

// What has been played is not played again.
func TestTrialsGoOn(t *testing.T) {
	if testing.Short() {
		t.Skip("plays campaigns")
	}
	b := rulestest.Book(t)
	name := filepath.Join(t.TempDir(), "trials.json")
	if _, err := PlayTrials(context.Background(), b, name, 77, 1, 1); err != nil {
		t.Fatal(err)
	}
	before, _ := os.ReadFile(name)
	trials, err := PlayTrials(context.Background(), b, name, 77, 2, 1)
	after, _ := os.ReadFile(name)
	if err != nil || len(trials) != 2 || string(after[:len(before)]) != string(before) || trials[1].Seed != 78 {
		t.Errorf("%d trials, %v", len(trials), err)
	}
	if len(trials[0].Ends[0].Chances) < rules.MostYears-1 {
		t.Errorf("the chances of %d years are kept", len(trials[0].Ends[0].Chances))
	}
}
