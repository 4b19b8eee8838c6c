package lab

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

const winterPlan = `
game = "skadi"
[[group]]
players = ["random", "novice", "steady", "master"]
campaigns = 3
seed = 40
[[variant]]
name = "as it is"
[[variant]]
name = "changed"
changes = ["start.larder = 2", "Snares.food = 3", "prayer.blizzard = [2]"]
`

// Mistakes in a plan for Skadi are named, and so is what the game does not have.
func TestMistakesInPlansOfWinters(t *testing.T) {
	const group = "name = \"p\"\ngame = \"skadi\"\n[[group]]\nplayers = [\"random\"]\ncampaigns = 1\n"
	const variant = "[[variant]]\nname = \"a\"\n"
	for text, want := range map[string]string{
		strings.Replace(group, "skadi", "ludo", 1):               `no game "ludo"`,
		strings.Replace(group, "random", "greedy", 1):            `no player "greedy"`,
		group + "difficulties = [\"easy\"]":                      `no difficulty "easy"`,
		group + "starts = [\"standard\"]":                        `no start "standard"`,
		group + variant + "house = \"dice-9\"":                   "has no cards, boxes and house rules",
		group + variant + "absent = [\"Menas\"]":                 "has no cards, boxes and house rules",
		group + variant + "changes = [\"start larder\"]":         "is no change",
		group + variant + "changes = [\"Snare.food = 3\"]":       `no table and no hex "Snare"`,
		group + variant + "changes = [\"start.larder = 13\"]":    "start.larder: 13 is not between 0 and 12",
		group + variant + "changes = [\"start.lader = 3\"]":      "start.lader: there is no such key",
		group + variant + "sheet = \"nowhere.toml\"":             "nowhere.toml cannot be played",
		strings.Replace(group, "\n[", "\nfit = -1\n[", 1):        "fit = -1",
		strings.Replace(group, "game = \"skadi\"", "fit = 9", 1): `needs game = "skadi"`,
	} {
		_, err := ParsePlan(text, "p.toml", t.TempDir())
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, not %q", text, err, want)
		}
	}
}

// Each key of a winter is explained by the measure of its name, and each measure has a key.
func TestMeasuresAreTheKeysOfWinters(t *testing.T) {
	var keys, names []string
	for i := range reflect.TypeFor[Winter]().NumField() {
		keys = append(keys, reflect.TypeFor[Winter]().Field(i).Tag.Get("json"))
	}
	for _, m := range WinterMeasures() {
		names = append(names, m.Name)
	}
	if !slices.Equal(keys, names) {
		t.Errorf("winters have the keys %v and the measures %v", keys, names)
	}
}

// A winter is played on its variant's sheet, gives the same line each time, and what is counted adds up.
func TestWinters(t *testing.T) {
	p := small(t, winterPlan)
	first, again := tables(t, p), tables(t, p)
	if first["changed"].Content() == first["as it is"].Content() || first["as it is"].Content() != skadi.Printed().Hash {
		t.Fatal("the sheets have the wrong hashes")
	}
	for _, j := range p.Jobs() {
		a, b := first[j.Variant].Play(j), again[j.Variant].Play(j)
		if !bytes.Equal(Line(&a), Line(&b)) {
			t.Errorf("%s:\n%s%s", &j, Line(&a), Line(&b))
		}
		if err := Check(first, &a); err != nil || a.Violation != "" {
			t.Errorf("%s: %v, %s", &j, err, a.Violation)
		}
		events, deaths, hunts := 0, 0, 0
		for _, n := range a.Winter.Events {
			events += n
		}
		for _, n := range a.Winter.Deaths {
			deaths += n
		}
		for _, n := range a.Winter.Hexes {
			hunts += n
		}
		if events != a.Winter.Weeks || deaths != skadi.Members-a.Winter.Living || hunts != a.Winter.Succeeded["hunt"] || a.Winter.Answered > a.Winter.Prayers {
			t.Errorf("%s: %+v", &j, a.Winter)
		}
		if strings.Contains(j.String(), "//") {
			t.Errorf("the job is called %q", &j)
		}
	}
}

// A run that was killed in the middle of a line goes on to the same file. Its winters come to the same lines again, and their records open.
func TestRunOfWinters(t *testing.T) {
	p := small(t, winterPlan)
	path := filepath.Join(t.TempDir(), "w.ndjson")
	run := func() []byte {
		t.Helper()
		if err := Run(context.Background(), p, path, 1, Tell(io.Discard)); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	whole := run()
	if err := os.WriteFile(path, whole[:len(whole)/2], 0o666); err != nil {
		t.Fatal(err)
	}
	if again := run(); !bytes.Equal(again, whole) {
		t.Error("a run that goes on comes to another file")
	}
	played := 0
	err := Replay(p, path, func(row *Row, again func() ([]byte, error)) error {
		record, err := again()
		if err != nil || row.Variant != "as it is" {
			return err
		}
		file := filepath.Join(t.TempDir(), "winter.txt")
		if err := os.WriteFile(file, record, 0o666); err != nil {
			return err
		}
		winter, err := saves.LookWinter(skadi.New(skadi.Printed()), file)
		if err == nil && (winter.Len() != row.Moves || winter.Now().Living() != row.Winter.Living || len(winter.Notes) > 0) {
			t.Errorf("%s: its record has %d moves", &row.Job, winter.Len())
		}
		played++
		return err
	})
	if err != nil || played != 12 {
		t.Errorf("%d records: %v", played, err)
	}
}

// A row that somebody has made up is refused.
func TestForgedWinters(t *testing.T) {
	p := small(t, winterPlan)
	all := tables(t, p)
	good := all["as it is"].Play(p.Jobs()[0])
	for name, forge := range map[string]func(r *Row){
		"no winter":       func(r *Row) { r.Winter = nil },
		"years":           func(r *Row) { r.Years = []Year{{}} },
		"title":           func(r *Row) { r.Victory = "King" },
		"five live":       func(r *Row) { r.Winter.Living = 5 },
		"lost with score": func(r *Row) { r.Winter.Living, r.Won, r.Score = 0, false, 9 },
		"weeks":           func(r *Row) { r.Winter.Weeks = 17 },
		"negative":        func(r *Row) { r.Winter.BreakIns = -1 },
		"sheet":           func(r *Row) { r.Content = "other" },
		"house":           func(r *Row) { r.House = "dice-9" },
		"name":            func(r *Row) { r.Winter.Deaths = map[string]int{"\n": 1} },
		"record":          func(r *Row) { r.Record = "x" },
	} {
		var row Row
		if err := json.Unmarshal(Line(&good), &row); err != nil {
			t.Fatal(err)
		}
		if err := Check(all, &row); err != nil {
			t.Fatal(err)
		}
		if forge(&row); Check(all, &row) == nil {
			t.Errorf("%s: it is taken", name)
		}
	}
}

// A sheet of one's own is played, and goes with the plan to a machine that does not have its file.
func TestOwnSheet(t *testing.T) {
	dir := t.TempDir()
	text := bytes.Replace(skadi.PrintedText(), []byte("weeks = 16 "), []byte("weeks = 4 "), 1)
	text = bytes.Replace(text, []byte(",  \"U\", \"I\", \"K\", \"Th\",  \"I\", \"Th\", \"U\", \"K\",  \"Th\", \"K\", \"I\", \"U\"]"), []byte("]"), 1)
	if err := os.WriteFile(filepath.Join(dir, "short.toml"), text, 0o666); err != nil {
		t.Fatal(err)
	}
	p, err := ParsePlan("name = \"p\"\ngame = \"skadi\"\n[[group]]\nplayers = [\"master\"]\ncampaigns = 1\n[[variant]]\nname = \"short\"\nsheet = \"short.toml\"", "p.toml", dir)
	if err != nil {
		t.Fatal(err)
	}
	sent, err := json.Marshal(p)
	if err != nil || strings.Contains(string(sent), dir) || strings.Contains(string(sent), "short.toml") {
		t.Fatalf("%v: a file is named in %s", err, sent)
	}
	var there Plan
	if err := json.Unmarshal(sent, &there); err != nil {
		t.Fatal(err)
	}
	if err := there.Find(nil, nil); err != nil {
		t.Fatal(err)
	}
	if row := tables(t, &there)["short"].Play(p.Jobs()[0]); row.Winter.Weeks != 4 || row.Violation != "" {
		t.Errorf("%d weeks are played, %s", row.Winter.Weeks, row.Violation)
	}
}
