package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"sixwinters/lab/stats"
)

// A plan of Skadi's sheet gives a report in the words of that game, with the figures of its lines.
func TestReportOfWinters(t *testing.T) {
	path := resultsOf(t, `
name = "small"
game = "skadi"
[[group]]
players = ["random", "steady"]
campaigns = 30
seed = 70
[[sweep]]
name = "food"
change = "start.larder = $"
values = [2, 7, 12]
`)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	alive, points := 0, []float64{}
	for line := range strings.Lines(string(text)) {
		var row map[string]any
		if err := json.Unmarshal([]byte(line), &row); err != nil {
			t.Fatal(err)
		}
		if row["variant"] == "as printed" && row["player"] == "steady" {
			if points = append(points, row["score"].(float64)); row["winter"].(map[string]any)["living"].(float64) > 0 {
				alive++
			}
		}
	}
	tally := NewTally()
	if err := tally.Read(path); err != nil {
		t.Fatal(err)
	}
	r := New(tally, "A few winters.")
	var page, words bytes.Buffer
	if err := r.Write(&page); err != nil {
		t.Fatal(err)
	}
	if err := r.WriteText(&words); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"# Skadi: small", "240 winters, played by", "What does each variant change?", "Winters that somebody survives, by food", "What harms the family?",
		fmt.Sprintf("In 30 winters by steady, at least one member lives in %s", stats.Share(alive, 30).Percent()),
		fmt.Sprintf("The score is %.2f (", stats.Mean(points).Value), "Random survives ", "| food 12 | 60 |", "| steady | 30 |",
	} {
		if !strings.Contains(words.String(), want) {
			t.Errorf("the report does not say %q:\n%s", want, words.String())
		}
	}
	for _, never := range []string{"campaign", "ifficulty", "NaN"} {
		if strings.Contains(words.String(), never) || strings.Contains(page.String()[strings.Index(page.String(), "<body>"):], never) {
			t.Errorf("the report says %q", never)
		}
	}
	if len(r.CSV()) < 6 {
		t.Errorf("there are %d tables", len(r.CSV()))
	}
}
