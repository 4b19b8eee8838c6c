package report

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/lab"
	"sixwinters/lab/stats"
)

// results plays a small plan and returns its file.
func results(t *testing.T) string {
	t.Helper()
	return resultsOf(t, `
name = "small"
[[group]]
players = ["random", "greedy"]
campaigns = 4
seed = 70
[[variant]]
name = "as printed"
[[variant]]
name = "nine dice"
house = "dice-9"
`)
}

// resultsOf plays a plan and returns its file.
func resultsOf(t *testing.T, plan string) string {
	t.Helper()
	p, err := lab.ParsePlan(plan, "p.toml", "")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "small.ndjson")
	if err := lab.Run(context.Background(), p, path, 2, lab.Tell(io.Discard)); err != nil {
		t.Fatal(err)
	}
	return path
}

// The figures of three sections are worked out again from the lines of JSON, without the types that the report uses.
func TestFiguresAreThoseOfTheLines(t *testing.T) {
	path := results(t)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	campaigns, hit, out, near, conditions, ran := 0, 0, 0, 0, []float64{}, 0
	for line := range strings.Lines(string(text)) {
		var row map[string]any
		if err := json.Unmarshal([]byte(line), &row); err != nil {
			t.Fatal(err)
		}
		if row["variant"] != "as printed" || row["player"] != "greedy" {
			continue
		}
		campaigns++
		before, marked, short := out, 0, 0
		years := row["years"].([]any)
		for _, y := range years {
			year := y.(map[string]any)
			for _, b := range year["knock_outs"].([]any) {
				out++
				if b.(map[string]any)["near"] == true {
					near++
				}
			}
			marked += len(year["conditions"].([]any))
			for _, s := range year["run_outs"].([]any) {
				if s.(map[string]any)["kind"] != "action" {
					short++
				}
			}
		}
		if out > before {
			hit++
		}
		if short > 0 {
			ran++
		}
		conditions = append(conditions, float64(marked)/float64(len(years)))
	}
	sum := 0.0
	for _, n := range conditions {
		sum += n
	}
	answers := map[string]string{}
	for _, s := range report(t, path).Sections {
		answers[s.ID] = s.Answer
	}
	for id, want := range map[string]string{
		"knock-outs": fmt.Sprintf("In %d campaigns by greedy, a character is knocked out in %s", campaigns, stats.Share(hit, campaigns).Percent()),
		"conditions": fmt.Sprintf("together take %.2f (", sum/float64(campaigns)),
		"supply":     fmt.Sprintf("runs out in %s of %d campaigns", stats.Share(ran, campaigns).Percent(), campaigns),
	} {
		if !strings.Contains(answers[id], want) {
			t.Errorf("%s: %q, not %q", id, answers[id], want)
		}
	}
	if want := fmt.Sprintf("Of %d knock-outs, %s", out, stats.Share(near, out).Percent()); !strings.Contains(answers["knock-outs"], want) {
		t.Errorf("knock-outs: %q, not %q", answers["knock-outs"], want)
	}
}

func report(t *testing.T, path string) *Report {
	t.Helper()
	tally := NewTally()
	if err := tally.Read(path); err != nil {
		t.Fatal(err)
	}
	return New(tally, "A few campaigns.")
}

// The page has every question with an answer, asks nothing of a network, and every chart can be read without seeing it.
func TestPage(t *testing.T) {
	r := report(t, results(t))
	if len(r.Sections) != 14 {
		t.Errorf("the page has %d sections", len(r.Sections))
	}
	var out bytes.Buffer
	if err := r.Write(&out); err != nil {
		t.Fatal(err)
	}
	page := out.String()
	for _, s := range r.Sections {
		if s.Answer == "" || strings.Contains(s.Answer, "NaN") {
			t.Errorf("%s is answered by %q", s.Question, s.Answer)
		}
	}
	for _, without := range []string{"http:", "https:", "src=", "NaN", "ZgotmplZ", "%!"} {
		if strings.Contains(page, without) {
			t.Errorf("the page has %q", without)
		}
	}
	if charts, said := strings.Count(page, `<svg role="img"`), strings.Count(page, "<desc>"); charts == 0 || charts != said {
		t.Errorf("%d charts, %d of them described", charts, said)
	}
}

// The text has a table for every plot, and the sections are in the order of the rulebook's questions, behind the variants.
func TestText(t *testing.T) {
	var out strings.Builder
	r := report(t, results(t))
	if err := r.WriteText(&out); err != nil {
		t.Fatal(err)
	}
	text := out.String()
	for _, want := range []string{
		"\nKnock-outs in a year, mean of a campaign.\n\n|  | easy | standard | hardcore |\n| --- | --- | --- | --- |\n| year 1 | ",
		"\nSpaces of the six progress markers, added up, by year, mean.\n", "\n| 15 dice | ", "\n| turn 8 | ",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the text does not have %q", want)
		}
	}
	if strings.Contains(text, "NaN") {
		t.Error("the text has NaN")
	}
	for i, id := range []string{"variants", "knock-outs", "conditions", "supply", "abilities", "characters", "progress", "obstacles", "progress-cards"} {
		if r.Sections[i].ID != id {
			t.Errorf("section %d is %s, not %s", i+1, r.Sections[i].ID, id)
		}
	}
}

// Dice run out if more are wanted than a box has. Of a box whose dice ran out nobody knows how many more were wanted.
func TestRunsOutWith(t *testing.T) {
	tally := NewTally()
	for seed, year := range []lab.Year{
		{MostDice: lab.Tracks{7, 9, 0, 0, 0, 0}},
		{MostDice: lab.Tracks{10, 5, 0, 0, 0, 0}, RunOuts: []lab.RunOut{{Kind: "support", Turn: 3}, {Kind: "action", Turn: 4}}},
	} {
		tally.Add(&lab.Row{Job: lab.Job{Player: "greedy", Difficulty: "easy", Start: "standard", Seed: uint64(seed)}, Years: []lab.Year{year}})
	}
	for dice, want := range map[int]float64{8: 1, 9: 0.5, 10: 0.5} {
		if share, known := runsOutWith(tally.main(), dice); !known || share.Value != want {
			t.Errorf("%d dice: %s, known %t", dice, share.Percent(), known)
		}
	}
	if _, known := runsOutWith(tally.main(), 11); known {
		t.Error("what 11 dice would do is known from a box of 10 that ran out")
	}
}

// A campaign of three winters is told by its three years, and the page names its box.
func TestShortCampaigns(t *testing.T) {
	p, err := lab.ParsePlan("name = \"short\"\nboxes = [\"three-winters\"]\n[[group]]\nplayers = [\"random\"]\ncampaigns = 2", "p.toml", "../../examples")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "short.ndjson")
	if err := lab.Run(context.Background(), p, path, 2, lab.Tell(io.Discard)); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	r := report(t, path)
	if err := r.Write(&out); err != nil {
		t.Fatal(err)
	}
	box := fmt.Sprintf("with the box Three Winters 1.0 (%.8s)", p.Variants[0].Stack[0].Hash)
	for _, want := range []string{"From year 1 to year 3 the threat symbols", box, ">year 3<"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the page does not say %q", want)
		}
	}
	if strings.Contains(out.String(), "year 4") {
		t.Error("the page tells of a fourth year")
	}
}

// What an ability is worth is told from the variant that leaves it out, on the same seeds.
func TestWorthByLeavingOut(t *testing.T) {
	tally := NewTally()
	for seed := range uint64(30) {
		for nth, out := range []lab.LeftOut{{}, {Without: []string{"Thea 1"}}, {Absent: []string{"Menas"}}, {Without: []string{"Thea 1", "Thea 2"}}} {
			row := lab.Row{Job: lab.Job{Variant: fmt.Sprint(nth), Player: "greedy", Difficulty: "easy", Start: "standard", Seed: seed}, Nth: nth, LeftOut: out}
			row.Won = seed%3 != 0 && nth == 0
			row.Years = []lab.Year{{Turns: 5, Cast: []string{"Thea", "Menas"}, Abilities: map[string]int{"Thea 1": 2}}}
			tally.Add(&row)
		}
	}
	for _, s := range New(tally, "").Sections {
		if want, ok := map[string]string{"abilities": "beyond chance: Thea 1, +67", "characters": "beyond chance: Menas, +67"}[s.ID]; ok {
			if !strings.Contains(s.Answer, want) || !strings.Contains(s.Answer, "1 of 1 change") {
				t.Errorf("%s: %q", s.ID, s.Answer)
			}
		}
	}
}

// Two variants that differ in nothing differ by nothing, and the share of campaigns won is compared seed by seed.
func TestPairs(t *testing.T) {
	tally := NewTally()
	for seed := range uint64(30) {
		for nth, variant := range []string{"one", "same", "better"} {
			row := lab.Row{Job: lab.Job{Variant: variant, Player: "greedy", Difficulty: "easy", Start: "standard", Seed: seed}, Nth: nth}
			row.Won = seed%3 == 0 || nth == 2
			tally.Add(&row)
		}
	}
	for nth, want := range map[int]float64{1: 0, 2: 2.0 / 3} {
		e := stats.Mean(differences(tally.pairs(nth), campaigns.compared[0].of))
		if e.N != 30 || e.Value < want-1e-9 || e.Value > want+1e-9 || e.Sure() != (nth == 2) {
			t.Errorf("variant %d: %s of %d pairs", nth, e.Points(), e.N)
		}
	}
}

// A sweep is a curve: its points are the shares of the lines. Any variant can be the base, and every table comes as rows of cells.
func TestCurvesAndBase(t *testing.T) {
	p, err := lab.ParsePlan(`
name = "small"
[[group]]
players = ["random"]
difficulties = ["easy"]
campaigns = 3
seed = 70
[[sweep]]
name = "dice"
house = "dice-$"
values = [12, 8, 10]
`, "p.toml", "")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "small.ndjson")
	if err := lab.Run(context.Background(), p, path, 2, lab.Tell(io.Discard)); err != nil {
		t.Fatal(err)
	}
	scores := map[string]float64{}
	if err := lab.ReadRows(path, func(r *lab.Row) error { scores[r.Variant] += float64(r.Score); return nil }); err != nil {
		t.Fatal(err)
	}
	tally := NewTally()
	if err := tally.ReadFrom(path, "dice 10"); err != nil {
		t.Fatal(err)
	}
	r := New(tally, "")
	tables := r.CSV()
	curve := tables["curves-1"]
	if len(curve) != 4 || curve[0][0] != "Dice" || curve[1][0] != "8" || curve[2][0] != "10" || curve[3][0] != "12" {
		t.Fatalf("the curve is %q", curve)
	}
	for _, row := range curve[1:] {
		if want := fmt.Sprintf("%.2f", scores["dice "+row[0]]/3); row[2] != "3" || !strings.HasPrefix(row[4], strings.TrimSuffix(want, "0")) {
			t.Errorf("dice %s: %q, want the mean score %s", row[0], row, want)
		}
	}
	if len(tables) < 5 {
		t.Errorf("only the tables %d", len(tables))
	}
	if s := r.Sections[0]; s.ID != "variants" || !strings.HasPrefix(s.Answer, `Compared with "dice 10"`) || len(s.Parts[0].Table.Rows) != 3 {
		t.Errorf("the base: %s %v", s.Answer, s.Parts[0].Table.Rows)
	}
	if err := NewTally().ReadFrom(path, "dice 9"); err == nil || !strings.Contains(err.Error(), "dice 8") {
		t.Errorf("an unknown base: %v", err)
	}
	var page bytes.Buffer
	if err := r.Write(&page); err != nil || !strings.Contains(page.String(), "Campaigns won, by dice") {
		t.Errorf("the page has no curve: %v", err)
	}
}

// On a curve each point stands where its number is, so that the slope is that of the number.
func TestCurveStandsAtItsNumbers(t *testing.T) {
	c := Chart{Places: []string{"8", "10", "11", "14"}, At: []float64{8, 10, 11, 14}, Lines: true}
	share := []float64{10, 10, 10, 10}
	c.Series = []Series{{Values: share, Low: share, Top: share}}
	_, line, _ := strings.Cut(string(c.SVG()), `<polyline class="line c0" points="`)
	line, _, _ = strings.Cut(line, `"`)
	var x []float64
	for point := range strings.FieldsSeq(line) {
		at, _, _ := strings.Cut(point, ",")
		v, err := strconv.ParseFloat(at, 64)
		if err != nil {
			t.Fatal(err)
		}
		x = append(x, v)
	}
	if len(x) != 4 || x[0] < leftMargin || x[3] > chartWidth-rightMargin || math.Abs((x[1]-x[0])-2*(x[2]-x[1])) > 1 || math.Abs((x[3]-x[2])-3*(x[2]-x[1])) > 1 {
		t.Errorf("the points of 8, 10, 11 and 14 stand at %v", x)
	}
	if n := strings.Count(string(c.SVG()), `class="middle"`); n != 4 {
		t.Errorf("%d places are named", n)
	}
}

// How close campaigns are is worked out again from the lines.
func TestTensionIsThatOfTheLines(t *testing.T) {
	path := results(t)
	tally := NewTally()
	if err := tally.Read(path); err != nil {
		t.Fatal(err)
	}
	tables := New(tally, "").CSV()
	lengths := len(tables["tension-1"])
	if lengths != 4 {
		t.Fatalf("the table is %q", tables["tension-1"])
	}
	for _, row := range tables["tension-1"][1:] {
		var changes []float64
		back, all, ended := 0, 0, [content.NumResources]int{}
		decided, turns, slim, saved := 0, 0, 0, 0
		err := lab.ReadRows(path, func(r *lab.Row) error {
			if r.Variant != "as printed" || r.Player != "greedy" || r.Difficulty != row[0] {
				return nil
			}
			all++
			before, n, was, low := 0, 0.0, false, false
			for i, y := range r.Years {
				for turn, lead := range y.TurnLeads {
					if lead < 0 && before > 0 || lead > 0 && before < 0 {
						n++
					}
					if lead != 0 {
						before = lead
					}
					was = was || i+1 == len(r.Years) && turn == 0 && lead < 0
					low = low || y.TurnChances[turn] < 100
				}
				for _, m := range y.TurnDecisions {
					decided, turns = decided+m, turns+1
				}
			}
			changes = append(changes, n)
			if was {
				back++
			}
			if low {
				slim++
				if r.Won {
					saved++
				}
			}
			for track, space := range r.Years[len(r.Years)-1].Progress {
				if space == content.TrackSpaces {
					ended[track]++
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		for at, want := range map[int]string{1: stats.Mean(changes).String(), 2: stats.Share(back, all).Percent(), 4: stats.Share(slim, all).Percent(),
			5: stats.Share(saved, slim).Percent(), 7: fmt.Sprintf("%.1f", float64(decided)/float64(turns)*secondsADecision/60)} {
			if row[at] != want {
				t.Errorf("%q is %q, want %q", tables["tension-1"][0][at], row[at], want)
			}
		}
		tracks := tables["tension-3"]
		at := slices.Index(tracks[0], row[0])
		for track, n := range ended {
			if tracks[track+1][at] != stats.Share(n, all).Percent() {
				t.Errorf("%s, %q: want %d of %d", row[0], tracks[track+1], n, all)
			}
		}
	}
}

// The chance to win by turn, and what it was worth, are worked out again from the lines.
func TestChancesAreThoseOfTheLines(t *testing.T) {
	path := results(t)
	tally := NewTally()
	if err := tally.Read(path); err != nil {
		t.Fatal(err)
	}
	tables := New(tally, "").CSV()
	sums, counts := map[string]float64{}, map[string]float64{}
	bins := [5]int{}
	all := 0
	if err := lab.ReadRows(path, func(r *lab.Row) error {
		if r.Variant != "as printed" || r.Player != "greedy" {
			return nil
		}
		for i, y := range r.Years {
			for turn, chance := range y.TurnChances {
				at := fmt.Sprintf("%s %d %s", []string{"I", "II", "III", "IV", "V", "VI"}[i], turn+1, r.Difficulty)
				sums[at] += float64(chance) / 10
				counts[at]++
				bins[min(4, chance/200)]++
				all++
			}
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	byTurn := tables["tension-4"]
	if len(byTurn) < 6*4+1 {
		t.Fatalf("the table has %d rows", len(byTurn))
	}
	for _, row := range byTurn[1:] {
		for i, cell := range row[1:] {
			at := row[0] + " " + byTurn[0][i+1]
			if counts[at] == 0 {
				continue
			}
			var told float64
			if _, err := fmt.Sscan(strings.Fields(cell)[0], &told); err != nil || math.Abs(told-sums[at]/counts[at]) > 0.501 {
				t.Errorf("%s: %q, want %.2f", at, cell, sums[at]/counts[at])
			}
			delete(counts, at)
		}
	}
	if len(counts) > 0 {
		t.Errorf("these turns are not in the table: %v", counts)
	}
	for i, row := range tables["tension-6"][1:] {
		if row[1] != fmt.Sprint(bins[i]) {
			t.Errorf("%q, want %d of %d turns", row, bins[i], all)
		}
	}
}
