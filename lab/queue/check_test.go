package queue

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/lab"
	"sixwinters/rules/skadi"
)

const onePlan = `
name = "one"
[[group]]
players = ["random"]
difficulties = ["easy"]
campaigns = 2
seed = 9
`

// onTable is a plan with its tables and its jobs.
func onTable(t *testing.T) (*lab.Plan, map[string]*lab.Table, map[lab.Job]bool) {
	t.Helper()
	plan, err := lab.ParsePlan(onePlan, "p.toml", "")
	if err != nil {
		t.Fatal(err)
	}
	tables, err := plan.Tables()
	if err != nil {
		t.Fatal(err)
	}
	due := map[lab.Job]bool{}
	for _, j := range plan.Jobs() {
		due[j] = true
	}
	return plan, tables, due
}

// A key is made once, read again, and not written over; what is no key is refused with what to do.
func TestKeyFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lab.key")
	if err := NewKey(path); err != nil {
		t.Fatal(err)
	}
	key, err := ReadKey(path)
	if err != nil || len(key) != keySize {
		t.Fatalf("a key of %d bytes, %v", len(key), err)
	}
	if err := NewKey(path); err == nil {
		t.Error("a key is written over")
	}
	for name, text := range map[string]string{"empty": "", "short": "abcd\n", "words": strings.Repeat("zz", keySize), "long": strings.Repeat("0", mostKey+1)} {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := ReadKey(path); err == nil || !strings.Contains(err.Error(), "chronicle lab key") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := ReadKey(t.TempDir()); err == nil || !strings.Contains(err.Error(), "is no key") {
		t.Errorf("a folder: %v", err)
	}
}

// What is sealed opens with the same key for the same subject, and with nothing else.
func TestSealed(t *testing.T) {
	key, other := Key("one key of the lab"), Key("another key")
	sealed := key.Seal("rows", []byte("text"))
	if text, err := key.Open("rows", sealed); err != nil || string(text) != "text" {
		t.Errorf("%q, %v", text, err)
	}
	for name, try := range map[string]func() ([]byte, error){
		"another key":      func() ([]byte, error) { return other.Open("rows", sealed) },
		"another subject":  func() ([]byte, error) { return key.Open("jobs", sealed) },
		"no signature":     func() ([]byte, error) { return key.Open("rows", []byte("text")) },
		"nothing":          func() ([]byte, error) { return key.Open("rows", nil) },
		"cut off":          func() ([]byte, error) { return key.Open("rows", sealed[:len(sealed)-1]) },
		"longer":           func() ([]byte, error) { return key.Open("rows", append(bytes.Clone(sealed), ' ')) },
		"only a signature": func() ([]byte, error) { return key.Open("rows", sealed[:sealLength]) },
	} {
		if text, err := try(); err == nil {
			t.Errorf("%s: %q opens", name, text)
		}
	}
}

// A worker takes the campaigns of the plan, and nothing else even if it is signed.
func TestReadTask(t *testing.T) {
	plan, _, _ := onTable(t)
	key := Key("the key of this lab")
	read := func(text string) error {
		_, err := readTask(key, "jobs", key.Seal("jobs", []byte(text)), plan)
		return err
	}
	const good = `{"Job":{"variant":"as printed","player":"random","difficulty":"easy","start":"standard","seed":10},"Round":0}`
	if err := read(good); err != nil {
		t.Errorf("a campaign of the plan: %v", err)
	}
	for name, text := range map[string]string{
		"no JSON":             "hello",
		"two values":          good + good,
		"an unknown key":      strings.Replace(good, `"Round"`, `"Folder":"/etc","Round"`, 1),
		"an unknown player":   strings.Replace(good, "random", "randon", 1),
		"a player not in it":  strings.Replace(good, "random", "greedy", 1),
		"a variant not in it": strings.Replace(good, "as printed", "other", 1),
		"a difficulty":        strings.Replace(good, "easy", "standard", 1),
		"a start":             strings.Replace(good, `"standard"`, `"alternative"`, 1),
		"a seed below":        strings.Replace(good, "10", "8", 1),
		"a seed above":        strings.Replace(good, "10", "11", 1),
		"a negative seed":     strings.Replace(good, "10", "-1", 1),
		"nothing":             "{}",
	} {
		if err := read(text); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	if _, err := readTask(Key("another"), "jobs", key.Seal("jobs", []byte(good)), plan); err == nil {
		t.Error("a campaign signed with another key is taken")
	}
}

// A run counts the rows of its plan that are due, and no others even if they are signed.
func TestReadRow(t *testing.T) {
	plan, tables, due := onTable(t)
	row := tables["as printed"].Play(plan.Jobs()[0])
	if _, err := readRow(lab.Line(&row), tables, due); err != nil {
		t.Fatalf("a true row: %v", err)
	}
	changed := func(change func(row *lab.Row)) []byte {
		var other lab.Row
		if err := json.Unmarshal(lab.Line(&row), &other); err != nil {
			t.Fatal(err)
		}
		change(&other)
		return lab.Line(&other)
	}
	for name, text := range map[string][]byte{
		"no JSON":             []byte("hello"),
		"cut off":             lab.Line(&row)[:400],
		"two lines":           append(lab.Line(&row), lab.Line(&row)...),
		"written otherwise":   append([]byte(" "), lab.Line(&row)...),
		"nothing":             []byte("{}"),
		"an unknown key":      []byte(`{"folder":"/etc"}`),
		"a seed nobody asked": changed(func(row *lab.Row) { row.Seed = 11 }),
		"an unknown player":   changed(func(row *lab.Row) { row.Player = "randon" }),
		"another player":      changed(func(row *lab.Row) { row.Player = "greedy" }),
		"another plan":        changed(func(row *lab.Row) { row.Plan = "two" }),
		"another variant":     changed(func(row *lab.Row) { row.Nth = 1 }),
		"another version":     changed(func(row *lab.Row) { row.Game = "v9.0.0" }),
		"other cards":         changed(func(row *lab.Row) { row.Content = "another hash" }),
		"other boxes":         changed(func(row *lab.Row) { row.Boxes = []lab.Box{{Name: "b", Version: "1", Hash: "h"}} }),
		"other house rules":   changed(func(row *lab.Row) { row.House = "dice-9" }),
		"a blank ability":     changed(func(row *lab.Row) { row.Without = []string{"Thea 1"} }),
		"an unknown end":      changed(func(row *lab.Row) { row.Victory = "glory" }),
		"won and lost":        changed(func(row *lab.Row) { row.Won = !row.Won }),
		"too few years":       changed(func(row *lab.Row) { row.Years = row.Years[:2] }),
		"too many years":      changed(func(row *lab.Row) { row.Years = append(row.Years, row.Years[0]) }),
		"a record":            changed(func(row *lab.Row) { row.Record = "format 1" }),
		"a turn too many":     changed(func(row *lab.Row) { row.Years[1].Turns++ }),
		"turns not counted":   changed(func(row *lab.Row) { row.Years[1].TurnMoves = nil }),
		"a marker off track":  changed(func(row *lab.Row) { row.Years[1].Progress[2] = 13 }),
		"a null obstacle": changed(func(row *lab.Row) {
			for name := range row.Years[0].Obstacles {
				row.Years[0].Obstacles[name] = nil
			}
		}),
		"an unknown obstacle": changed(func(row *lab.Row) { row.Years[0].Obstacles["Nobody"] = &lab.Obstacle{} }),
		"a null card": changed(func(row *lab.Row) {
			for name := range row.Years[0].Progressed {
				row.Years[0].Progressed[name] = nil
			}
		}),
		"an unknown card":   changed(func(row *lab.Row) { row.Years[0].Progressed["Nothing"] = &lab.Progress{} }),
		"a stranger played": changed(func(row *lab.Row) { row.Years[0].Cast[0] = "Nobody" }),
		"a stranger hurt":   changed(func(row *lab.Row) { row.Years[0].KnockOuts = []lab.Blow{{Who: "Nobody"}} }),
	} {
		if _, err := readRow(text, tables, due); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
}

// No message names a place on this machine: a plan names card files by their hash, and a worker has them or says so.
func TestOffersNameNoFolder(t *testing.T) {
	dir := t.TempDir()
	cards := filepath.Join(dir, "secret-place")
	if err := os.CopyFS(cards, os.DirFS("../../content")); err != nil {
		t.Fatal(err)
	}
	plan, err := lab.ParsePlan(onePlan+"[[variant]]\nname = \"mine\"\nfolder = \"secret-place\"\n", "p.toml", dir)
	if err != nil {
		t.Fatal(err)
	}
	tables, err := plan.Tables()
	if err != nil {
		t.Fatal(err)
	}
	o := newOffer(plan, tables)
	text, _ := o.text(Key("key"))
	if bytes.Contains(text, []byte("secret-place")) {
		t.Errorf("the offer names the folder: %s", text)
	}
	if _, _, err := accept(text, AtHand{}); err == nil || !strings.Contains(err.Error(), "give their folder to the worker with -cards") {
		t.Errorf("a worker without the cards: %v", err)
	}
	have, err := lab.OpenCards(cards)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := accept(text, AtHand{Cards: []*lab.Cards{have}}); err != nil {
		t.Errorf("a worker with the cards: %v", err)
	}
	// Somebody writes a folder into the offer: it is not opened.
	forged := bytes.Replace(text, []byte(`"Name":"mine"`), []byte(`"Name":"mine","Folder":"`+filepath.ToSlash(cards)+`"`), 1)
	if _, _, err := accept(forged, AtHand{}); err == nil {
		t.Error("a worker opens a folder that an offer names")
	}
}

// A plan whose words the program does not have is refused, not played.
func TestAcceptChecksThePlan(t *testing.T) {
	plan, tables, _ := onTable(t)
	for name, change := range map[string]func(*offer){
		"an unknown player":     func(o *offer) { o.Plan.Groups[0].Players = []string{"nobody"} },
		"an unknown difficulty": func(o *offer) { o.Plan.Groups[0].Difficulties = []string{"simple"} },
		"unknown house rules":   func(o *offer) { o.Plan.Variants[0].House = "dice-99" },
		"too many campaigns":    func(o *offer) { o.Plan.Groups[0].Campaigns = 1 << 40 },
		"no group":              func(o *offer) { o.Plan.Groups = nil },
		"no variant":            func(o *offer) { o.Plan.Variants = nil },
	} {
		o := newOffer(plan, tables)
		text, _ := o.text(Key("key"))
		if err := json.Unmarshal(text, &o); err != nil {
			t.Fatal(err)
		}
		change(&o)
		text, _ = o.text(Key("key"))
		if _, _, err := accept(text, AtHand{}); err == nil {
			t.Errorf("%s is accepted", name)
		}
	}
}

// Users and passwords are printed nowhere, not even where a URL cannot be read or nobody answers.
func TestPasswordsAreNotPrinted(t *testing.T) {
	for url, want := range map[string]string{
		"nats://lab:hunter2@127.0.0.1:1":                                "nats://127.0.0.1:1",
		"lab:hunter2@127.0.0.1:1":                                       "127.0.0.1:1",
		"nats://hunter2@127.0.0.1:1":                                    "nats://127.0.0.1:1",
		"nats://lab:hun@ter2@127.0.0.1:1":                               "nats://127.0.0.1:1",
		"tls://lab:hunter2@127.0.0.1:1, nats://lab:hunter2@127.0.0.1:2": "tls://127.0.0.1:1,nats://127.0.0.1:2",
		"nats://lab:hunter2%zz@127.0.0.1:1":                             "nats://127.0.0.1:1",
		"nats://127.0.0.1:1":                                            "nats://127.0.0.1:1",
	} {
		s := Server{URL: url, User: "lab", Password: "hunter2", Key: Key("key")}
		if got := s.Place(); got != want {
			t.Errorf("%s is shown as %s", url, got)
		}
		_, _, err := s.connect(context.Background())
		if err == nil || strings.Contains(err.Error(), "hunter2") || strings.Contains(err.Error(), "ter2") {
			t.Errorf("%s: %v", url, err)
		}
	}
}

// Without a key nothing is sent.
func TestKeyIsAsked(t *testing.T) {
	s := Server{URL: "nats://127.0.0.1:1"}
	if _, _, err := s.connect(context.Background()); err == nil || !strings.Contains(err.Error(), "-key") {
		t.Errorf("%v", err)
	}
}

// Many messages set aside are counted, and the first ones named.
func TestSetAside(t *testing.T) {
	var out strings.Builder
	a := aside{to: &out}
	a.sum()
	if out.Len() > 0 {
		t.Errorf("with none: %q", out.String())
	}
	for range 1000 {
		a.name("Message 7", errUnsigned)
	}
	a.sum()
	if n := strings.Count(out.String(), "Message 7 was set aside: it is not signed"); n != mostNamed || !strings.HasSuffix(out.String(), "1000 messages were set aside\n") {
		t.Errorf("%d are named: %s", n, out.String())
	}
}

// A plan of Skadi, with a sheet of its own, is taken by a worker that has no file of it, and its winter is taken by the run.
func TestWinterOverTheQueue(t *testing.T) {
	dir := t.TempDir()
	sheet := bytes.Replace(skadi.PrintedText(), []byte("larder = 10 "), []byte("larder = 4 "), 1)
	if err := os.WriteFile(filepath.Join(dir, "lean.toml"), sheet, 0o666); err != nil {
		t.Fatal(err)
	}
	plan, err := lab.ParsePlan("name = \"lean\"\ngame = \"skadi\"\n[[group]]\nplayers = [\"steady\"]\ncampaigns = 1\n[[variant]]\nname = \"lean\"\nsheet = \"lean.toml\"",
		"p.toml", dir)
	if err != nil {
		t.Fatal(err)
	}
	tables, err := plan.Tables()
	if err != nil {
		t.Fatal(err)
	}
	o := newOffer(plan, tables)
	text, _ := o.text(Key("the key of this lab"))
	there, theirs, err := accept(text, AtHand{})
	if err != nil {
		t.Fatal(err)
	}
	job := there.Jobs()[0]
	line, broken := playOne(theirs["lean"], job)
	if row, err := readRow(line, tables, map[lab.Job]bool{job: true}); err != nil || broken != "" || row.Winter == nil {
		t.Errorf("%v, %s: %s", err, broken, line)
	}
}
