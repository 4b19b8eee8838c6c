package lab

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

// small is a plan that is played in a moment.
func small(t *testing.T, more string) *Plan {
	t.Helper()
	p, err := ParsePlan("name = \"small\"\n"+more, "p.toml", t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return p
}

const twoVariants = `
[[group]]
players = ["random", "greedy"]
difficulties = ["easy"]
campaigns = 3
seed = 40
[[variant]]
name = "as printed"
[[variant]]
name = "changed"
house = "dice-9"
changes = ["Legionary.difficulty = 3", 'Heat Wave.name = "Hot Day"']
without = ["Thea 1"]
absent = ["Menas"]
`

// The plans that come with the program can be read, and each has campaigns.
func TestPlansOfTheProgram(t *testing.T) {
	for _, name := range PlanNames() {
		p, err := PlanNamed(name)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if p.Name != name || len(p.Jobs()) == 0 {
			t.Errorf("plan %q in %s.toml has %d campaigns", p.Name, name, len(p.Jobs()))
		}
	}
}

// A mistake in a plan is told in a sentence that names it.
func TestMistakesInPlans(t *testing.T) {
	const group = "name = \"p\"\n[[group]]\nplayers = [\"random\"]\ncampaigns = 1\n"
	for text, want := range map[string]string{
		"":                                      "the plan has no name",
		"name = \"p\"":                          "no [[group]]",
		"name = ":                               "expected value",
		group + "seeds = 4":                     `no key "group.seeds"`,
		"name = \"p\"\n[[group]]\n":             "players are missing",
		strings.Replace(group, "1", "0", 1):     "campaigns = 0",
		strings.Replace(group, "dom", "don", 1): `no player "randon"`,
		group + "difficulties = [\"simple\"]":   `no difficulty "simple"`,
		group + "difficulties = [\"easy\", \"easy\"]":                                  `"easy" stands twice`,
		group + "variants = [\"b\"]":                                                   `no variant "b"`,
		group + "[[variant]]\nname = \"a\"\nhouse = \"dice-99\"":                       `"dice-99" is not a house rule`,
		group + "[[variant]]\nname = \"a\"\nchanges = [\"Legionari.difficulty = 3\"]":  `no card is called "Legionari"`,
		group + "[[variant]]\nname = \"a\"\nchanges = [\"Legionary difficulty\"]":      "is no change",
		group + "[[variant]]\nname = \"a\"\nchanges = [\"Legionary.difficulty = 33\"]": "difficulty",
		group + "[[variant]]\nname = \"a\"\nchanges = [\"board.dice.actions = 3\"]":    "did you mean `action`?",
		group + "[[variant]]\nname = \"a\"\nwithout = [\"Thea 12\"]":                   "names no ability",
		group + "[[variant]]\nname = \"a\"\nabsent = [\"Theo\"]":                       `no character "Theo"`,
		group + "boxes = [\"no-box\"]":                                                 `no key "group.boxes"`,
		group + "[[variant]]\nname = \"a\"\nboxes = [\"no-box\"]":                      "the box no-box cannot be opened",
		group + "[[variant]]\nname = \"a\"\nfolder = \"/nowhere\"":                     "there is no folder /nowhere",
		group + "seed = -1": "seed = -1; it must be 0 or more",
		group + "[[variant]]\nname = \"a\"\n[[variant]]\nname = \"a\"": "needs a name of its own",
	} {
		_, err := ParsePlan(text, "p.toml", "")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, not %q", text, err, want)
		}
	}
}

// Each key of a year is counted by the measure of its name, and each measure has a key.
func TestMeasuresAreTheKeysOfYears(t *testing.T) {
	var keys, names []string
	for i := range reflect.TypeFor[Year]().NumField() {
		key, _, _ := strings.Cut(reflect.TypeFor[Year]().Field(i).Tag.Get("json"), ",")
		keys = append(keys, key)
	}
	for _, m := range Measures() {
		names = append(names, m.Name)
		if m.Question == "" || m.Words == "" {
			t.Errorf("%s has no question or no words", m.Name)
		}
	}
	slices.Sort(keys)
	slices.Sort(names)
	if !slices.Equal(keys, names) {
		t.Errorf("years have the keys %v and the measures %v", keys, names)
	}
}

// A job gives the same line whenever it is played.
func TestPlayAgain(t *testing.T) {
	p := small(t, twoVariants)
	first, again := tables(t, p), tables(t, p)
	for _, j := range p.Jobs() {
		a, b := first[j.Variant].Play(j), again[j.Variant].Play(j)
		if !bytes.Equal(Line(&a), Line(&b)) {
			t.Errorf("%s:\n%s%s", &j, Line(&a), Line(&b))
		}
		if a.Violation != "" || len(a.Years) != rules.MostYears {
			t.Errorf("%s: %d years, %s", &j, len(a.Years), a.Violation)
		}
	}
}

func tables(t *testing.T, p *Plan) map[string]*Table {
	t.Helper()
	all, err := p.Tables()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// A changed variant is played with its changes: other cards, fewer dice, a blank ability, a character that is not taken.
func TestVariantIsPlayed(t *testing.T) {
	p := small(t, twoVariants)
	table := tables(t, p)["changed"]
	cards := table.edition.(*deck).book.Content()
	found := false
	for i := range cards.Obstacles {
		if o := &cards.Obstacles[i]; o.Name == "Legionary" {
			found = o.Difficulty == 3
		}
	}
	if !found {
		t.Error("the Legionary is not of difficulty 3")
	}
	for _, event := range cards.Events[content.Summer] {
		if event.Name == "Heat Wave" {
			t.Error("the event Heat Wave has its old name")
		}
	}
	if a := cards.Characters[0].Abilities[0]; a.Box != content.NoBox || a.Effects != nil {
		t.Errorf("Thea's first ability is %+v", a)
	}
	for _, j := range p.Jobs() {
		if j.Variant != "changed" {
			continue
		}
		row := table.Play(j)
		for i := range row.Years {
			y := &row.Years[i]
			if slices.Contains(y.Cast, "Menas") && len(y.Cast) == 2 && i == 0 {
				t.Errorf("%s: Menas was taken in year one", &j)
			}
			if y.Abilities["Thea 1"] > 0 {
				t.Errorf("%s: Thea's first ability was used", &j)
			}
			for r, n := range y.MostDice {
				if n > 9 {
					t.Errorf("%s: %d dice of resource %d were in use", &j, n, r)
				}
			}
		}
	}
}

// Boxes of a plan and of a variant are played with and named in the lines, a change reaches their cards, and a line is played again to the
// same line. Without the box its replay says which is missing.
func TestBoxes(t *testing.T) {
	const text = `
name = "boxed"
boxes = ["three-winters"]
[[group]]
players = ["random"]
difficulties = ["easy"]
campaigns = 1
[[variant]]
name = "short"
[[variant]]
name = "both"
boxes = ["frozen-harbour"]
changes = ["Ressa.base = { psyche = 5, body = 4 }"]
without = ["Ressa 1"]
`
	p, err := ParsePlan(text, "p.toml", "../examples")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "r.ndjson")
	if err := Run(context.Background(), p, path, 1, Tell(io.Discard)); err != nil {
		t.Fatal(err)
	}
	want := map[string][]string{"short": {"Three Winters"}, "both": {"Three Winters", "Frozen Harbour"}}
	if err := ReadRows(path, func(row *Row) error {
		var names []string
		for _, box := range row.Boxes {
			names = append(names, box.Name)
			if len(box.Hash) != 64 || box.Version != "1.0" {
				t.Errorf("a line names the box %+v", box)
			}
		}
		if !slices.Equal(names, want[row.Variant]) || len(row.Years) != 3 {
			t.Errorf("%s: boxes %v, %d years", row.Variant, names, len(row.Years))
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	all := func(p *Plan) error {
		return Replay(p, path, func(_ *Row, again func() ([]byte, error)) error {
			_, err := again()
			return err
		})
	}
	if err := all(p); err != nil {
		t.Error(err)
	}
	without, err := ParsePlan("name = \"boxed\"\n[[group]]\nplayers = [\"random\"]\ncampaigns = 1\n[[variant]]\nname = \"short\"\n[[variant]]\nname = \"both\"", "p.toml", "")
	if err != nil {
		t.Fatal(err)
	}
	if err := all(without); err == nil || !strings.Contains(err.Error(), "the box Three Winters 1.0 is missing") {
		t.Errorf("without the box: %v", err)
	}
}

// A plan has the jobs that it lists, and none beside them.
func TestPlanHasItsJobs(t *testing.T) {
	p := small(t, twoVariants+"[[group]]\nplayers = [\"random\"]\nvariants = [\"changed\"]\ncampaigns = 2\nseed = 90\n")
	listed := map[Job]bool{}
	for _, j := range p.Jobs() {
		listed[j] = true
	}
	for _, variant := range []string{"as printed", "changed", "", "other"} {
		for _, player := range append(PlayerNames(), "", "nobody") {
			for _, difficulty := range append(content.Words("difficulty"), "") {
				for _, start := range append(rules.Starts[:], "") {
					for _, seed := range []uint64{0, 39, 40, 42, 43, 89, 90, 91, 92, 1 << 63} {
						if j := (Job{variant, player, difficulty, start, seed}); p.Has(j) != listed[j] {
							t.Errorf("%s: listed %v, has %v", &j, listed[j], p.Has(j))
						}
					}
				}
			}
		}
	}
}

// A worker plays a plan with the boxes at hand, wherever they lie, and says which it lacks.
func TestBoxesAtHand(t *testing.T) {
	p, err := ParsePlan("name = \"p\"\nboxes = [\"three-winters\"]\n[[group]]\nplayers = [\"random\"]\ncampaigns = 1", "p.toml", "../examples")
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	var sent Plan
	if err := json.Unmarshal(text, &sent); err != nil || strings.Contains(string(text), "examples") {
		t.Fatalf("%v: %s", err, text)
	}
	box := p.Variants[0].Stack[0]
	if err := sent.Find(nil, nil); err == nil || !strings.Contains(err.Error(), fmt.Sprintf(`plan "p" needs the box Three Winters 1.0 (%.8s)`, box.Hash)) {
		t.Errorf("without the box: %v", err)
	}
	if err := sent.Find(p.Variants[0].stack, nil); err != nil {
		t.Fatal(err)
	}
	if here, there := tables(t, p), tables(t, &sent); here["with Three Winters"].Content() != there["with Three Winters"].Content() {
		t.Error("the worker has other cards")
	}
}

// The turns of a year have their moves, attempts and activations: those of a campaign are all of its moves but those between the years.
func TestTurnsAreMeasured(t *testing.T) {
	p := small(t, twoVariants)
	row := tables(t, p)["as printed"].Play(p.Jobs()[0])
	moves, attempts, activations := 0, 0, 0
	for i := range row.Years {
		y := &row.Years[i]
		if len(y.TurnMoves) != y.Turns || len(y.TurnAttempts) != y.Turns || len(y.TurnActivations) != y.Turns ||
			len(y.TurnDecisions) != y.Turns || len(y.TurnLeads) != y.Turns || len(y.TurnChances) != y.Turns {
			t.Errorf("year %d of %d turns has %v, %v, %v, %v, %v, %v", i+1, y.Turns, y.TurnMoves, y.TurnAttempts, y.TurnActivations, y.TurnDecisions, y.TurnLeads, y.TurnChances)
		}
		for turn := range y.TurnMoves {
			if y.TurnDecisions[turn] > y.TurnMoves[turn] || y.TurnMoves[turn] > 0 && y.TurnDecisions[turn] == 0 {
				t.Errorf("year %d, turn %d: %d of %d moves were decisions", i+1, turn+1, y.TurnDecisions[turn], y.TurnMoves[turn])
			}
			moves += y.TurnMoves[turn]
			attempts += y.TurnAttempts[turn]
			activations += y.TurnActivations[turn]
		}
		for _, o := range y.Obstacles {
			attempts -= o.Attempts
			activations -= o.Activations
		}
	}
	if between := row.Moves - moves; between < 2*len(row.Years) || between > row.Moves/4 || attempts != 0 || activations != 0 {
		t.Errorf("%d of %d moves lie between the years; %d attempts and %d activations too many", between, row.Moves, attempts, activations)
	}
}

// A run that is cut off anywhere goes on to the same lines: here after each line, and in the middle of it.
func TestRunGoesOn(t *testing.T) {
	p := small(t, twoVariants)
	whole := filepath.Join(t.TempDir(), "whole.ndjson")
	if err := Run(context.Background(), p, whole, 2, Tell(io.Discard)); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	want := sorted(text)
	if len(want) != len(p.Jobs()) {
		t.Fatalf("%d lines of %d campaigns", len(want), len(p.Jobs()))
	}
	for _, cut := range []int{0, 1, len(want[0]) + 2, len(text) / 2, len(text) - 1, len(text)} {
		path := filepath.Join(t.TempDir(), "cut.ndjson")
		if err := os.WriteFile(path, text[:cut], 0o666); err != nil {
			t.Fatal(err)
		}
		if err := Run(context.Background(), p, path, 2, Tell(io.Discard)); err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(sorted(got), want) {
			t.Errorf("cut off after %d bytes, the lines are others", cut)
		}
	}
}

// sorted lists the lines of a results file.
func sorted(text []byte) []string {
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	slices.Sort(lines)
	return lines
}

// A results file of other cards, another version or anything else is refused and left as it was.
func TestResultsOfOthers(t *testing.T) {
	p := small(t, twoVariants)
	all := tables(t, p)
	row := all["as printed"].Play(p.Jobs()[0])
	for want, change := range map[string]func(r *Row){
		"played by version 9":  func(r *Row) { r.Game = "9" },
		"with other cards":     func(r *Row) { r.Content = "ab" },
		"no such variant":      func(r *Row) { r.Variant = "third" },
		"no such variant \"as": func(r *Row) { r.Plan = "large" },
	} {
		other := row
		change(&other)
		refused(t, p, Line(&other), want)
	}
	refused(t, p, []byte("name,score\n"), "is no campaign of this version")
}

func refused(t *testing.T, p *Plan, text []byte, want string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "r.ndjson")
	if err := os.WriteFile(path, text, 0o666); err != nil {
		t.Fatal(err)
	}
	err := Run(context.Background(), p, path, 1, Tell(io.Discard))
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, not %q", err, want)
	}
	if now, _ := os.ReadFile(path); !bytes.Equal(now, text) {
		t.Errorf("%q: the file was changed", want)
	}
}

// Only one run at a time adds to a file.
func TestOneRunAtATime(t *testing.T) {
	p := small(t, twoVariants)
	path := filepath.Join(t.TempDir(), "r.ndjson")
	first, err := OpenResults(path, tables(t, p))
	if err != nil {
		t.Fatal(err)
	}
	if err := Run(context.Background(), p, path, 1, Tell(io.Discard)); err == nil || !strings.Contains(err.Error(), "another run") {
		t.Errorf("a second run: %v", err)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
}

// What cannot be written ends the run with a sentence, and leaves whole lines: here the disk is full.
func TestFullDisk(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("there is no /dev/full here")
	}
	file, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	p := small(t, twoVariants)
	r := Results{file: file, done: map[Job]bool{}}
	row := tables(t, p)["as printed"].Play(p.Jobs()[0])
	if err := r.Add(&row); err == nil || !strings.Contains(err.Error(), "cannot be kept") || r.Has(row.Job) {
		t.Errorf("the disk is full: %v", err)
	}
}

// The rows can be read by any program: each line is an object of its own.
func TestLinesAreJSON(t *testing.T) {
	p := small(t, twoVariants)
	row := tables(t, p)["as printed"].Play(p.Jobs()[0])
	var any map[string]any
	if err := json.Unmarshal(Line(&row), &any); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"variant", "player", "difficulty", "start", "seed", "game", "content", "victory", "years"} {
		if _, ok := any[key]; !ok {
			t.Errorf("a row has no %s", key)
		}
	}
}

// A plan may change numbers of the boards, each by itself, under boxes that change others.
func TestBoardChanges(t *testing.T) {
	v := Variant{Changes: []string{"board.track.support.start_threat.standard = 4", "board.dice = { per_player = 6 }", "board.campaign.years = 2"}}
	cards, err := v.cards()
	if err != nil {
		t.Fatal(err)
	}
	printed, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	want := printed.Board
	want.StartThreat[content.Standard][content.Support], want.DicePerPlayer, want.Years = 4, 6, 2
	if !reflect.DeepEqual(cards.Board, want) || cards.Hash == printed.Hash {
		t.Errorf("the board is %+v, want %+v", cards.Board, want)
	}
}

// A sweep is a variant for each value, of changes or of house rules; what is missing is named.
func TestSweeps(t *testing.T) {
	p := small(t, `
[[group]]
players = ["random"]
campaigns = 2
[[sweep]]
name = "dice"
house = "dice-$"
values = [8, 10]
[[sweep]]
name = "threat start"
change = "board.track.support.start_threat.easy = $"
values = [2, 3]
`)
	var names []string
	for _, v := range p.Variants {
		names = append(names, v.Name)
	}
	if want := []string{"as printed", "dice 8", "dice 10", "threat start 2", "threat start 3"}; !slices.Equal(names, want) {
		t.Errorf("variants %q, want %q", names, want)
	}
	cards, err := p.Variants[4].cards()
	if err != nil || cards.Board.StartThreat[content.Easy][content.Support] != 3 || p.Variants[2].House != "dice-10" {
		t.Errorf("%v: %+v", err, p.Variants)
	}
	if err := p.SetCampaigns(7); err != nil || len(p.Jobs()) != 7*5*3 {
		t.Errorf("%d campaigns, %v", len(p.Jobs()), err)
	}
	if err := p.SetCampaigns(-1); err == nil {
		t.Error("a negative number of campaigns is taken")
	}
	for text, want := range map[string]string{
		"[[sweep]]\nvalues = [1, 2]\nhouse = \"dice-$\"":                                "needs a name",
		"[[sweep]]\nname = \"a\"\nvalues = [9]\nhouse = \"dice-$\"":                     "two or more",
		"[[sweep]]\nname = \"a\"\nvalues = [9, 9]\nhouse = \"dice-$\"":                  "9 twice",
		"[[sweep]]\nname = \"a\"\nvalues = [9, 10]\nhouse = \"dice-9\"":                 "with $ for the value",
		"[[sweep]]\nname = \"a\"\nvalues = [9, 99]\nchange = \"board.dice.aktion = $\"": "did you mean `action`?",
	} {
		_, err := ParsePlan("name = \"x\"\n[[group]]\nplayers = [\"random\"]\ncampaigns = 1\n"+text, "p.toml", "")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}
