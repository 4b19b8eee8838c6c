package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/content"
)

// chronicled runs a command line and returns what it printed, and its code.
func chronicled(t *testing.T, args ...string) (string, int) {
	t.Helper()
	var out, errs bytes.Buffer
	code := run(args, &out, &errs)
	return out.String() + errs.String(), code
}

// A table or cards in JSON that are a giant file are refused before they are read.
func TestGiantTable(t *testing.T) {
	for _, name := range []string{"obstacles.csv", "cards.json"} {
		giant := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(giant, nil, 0o666); err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(giant, 8<<30); err != nil { // takes no room on the disk
			t.Skip(err)
		}
		if said, code := chronicled(t, "import", "-box", filepath.Join(t.TempDir(), "box"), giant); code != failed || !strings.Contains(said, "at most 16 MB") {
			t.Errorf("%s: %d, %s", name, code, said)
		}
	}
}

// All cards go out as tables and come back: the same hash. A changed cell becomes a box, and the box a difference.
func TestTables(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	if said, code := chronicled(t, "export", "-csv", at("out")); code != fine {
		t.Fatal(said)
	}
	if said, code := chronicled(t, "import", at("out"), "-folder", at("whole")); code != fine || !strings.Contains(said, "is unchanged") {
		t.Fatal(said)
	}
	game, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	if again, found := content.Read(os.DirFS(at("whole"))); len(found) > 0 || again.Hash != game.Hash {
		t.Fatalf("the hash has changed: %v", found)
	}

	name := at("out/obstacles.csv")
	table, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	const was, is = "Imperial Guard,empire,,\"spring, summer, fall\",\"guard, foe\",espionage,,disguise,1,2 2,", "Imperial Guard,empire,,\"spring, summer, fall\",\"guard, foe\",espionage,,disguise,2,2 2 5,"
	if !bytes.Contains(table, []byte(was)) {
		t.Fatalf("there is no row %q", was)
	}
	if err := os.WriteFile(name, bytes.Replace(table, []byte(was), []byte(is), 1), 0o666); err != nil {
		t.Fatal(err)
	}
	said, code := chronicled(t, "import", "-box", at("guards"), at("out"))
	if code != fine || !strings.Contains(said, "1 changed: Imperial Guard.") {
		t.Fatalf("%d: %s", code, said)
	}
	said, code = chronicled(t, "cards", "-diff", "game", at("guards"))
	want := `From game to guards 1.0:

Changed: 1

  Imperial Guard (obstacle)
    difficulty: 1 -> 2
    dice: 2 2 -> 2 2 5
    - Difficulty 1 in {disguise} disguise
    - Dice {2}{2}
    + Difficulty 2 in {disguise} disguise
    + Dice {2}{2}{5}
`
	if code != fine || said != want {
		t.Errorf("%d: %s\nwant\n%s", code, said, want)
	}
	if said, code = chronicled(t, "cards", "-diff", at("guards"), "game", "-html", at("diff.html")); code != fine {
		t.Error(said)
	}
	if page, err := os.ReadFile(at("diff.html")); err != nil || !bytes.Contains(page, []byte(`<th>dice</th><td class="gone">2 2 5</td><td class="new">2 2</td>`)) {
		t.Errorf("the page: %v\n%s", err, page)
	}
	if page, err := os.ReadFile(at("diff.html")); err != nil || bytes.Count(page, []byte(`<img src="data:image/jpeg;base64,`)) != 2 || bytes.ContainsAny(page[bytes.Index(page, []byte("<h1>")):], "{}") ||
		!bytes.Contains(page, []byte(`<li class="gone">Difficulty 2 in <svg class="icon"`)) || !bytes.Contains(page, []byte(`Dice <span class="die">2</span>`)) {
		t.Errorf("the page lacks icons, dice or the two cards: %v\n%.9000s", err, page)
	}
	said, code = chronicled(t, "print", "-pdf", at("changed.pdf"), "-only", "changed", "-since", "game", "-box", at("guards"), "-ink", "saving")
	if code != fine || !strings.Contains(said, "4 pages") || !strings.Contains(said, "Take these out: 3 × Imperial Guard (obstacle, Empire).\nPut these in: 3 × Imperial Guard (obstacle, Empire).") {
		t.Errorf("%d: %s", code, said)
	}

	// A table that is wrong writes nothing.
	before, _ := os.ReadFile(at("guards/obstacles-empire.toml"))
	if err := os.WriteFile(name, bytes.Replace(table, []byte(was), []byte(strings.Replace(is, "2 2 5", "2 2 7", 1)), 1), 0o666); err != nil {
		t.Fatal(err)
	}
	said, code = chronicled(t, "import", "-box", at("guards"), name)
	after, _ := os.ReadFile(at("guards/obstacles-empire.toml"))
	if code != failed || !strings.Contains(said, "obstacles.csv, row 3, column dice: Imperial Guard: `dice` should be a number from 1 to 6, not the number 7") || !bytes.Equal(before, after) {
		t.Errorf("%d: %s", code, said)
	}
}

// Tables that cannot be read leave nothing behind: neither a new box nor a new folder of cards.
func TestImportOfNothingMakesNothing(t *testing.T) {
	dir := t.TempDir()
	wrong := filepath.Join(dir, "obstacles.csv")
	if err := os.WriteFile(wrong, []byte("name,region,skill,dice\nNew,empire,lore,7\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, flag := range []string{"-box", "-folder"} {
		said, code := chronicled(t, "import", wrong, flag, filepath.Join(dir, "new"))
		if _, err := os.Stat(filepath.Join(dir, "new")); code != failed || !strings.Contains(said, "nothing is written") || !os.IsNotExist(err) {
			t.Errorf("%s: %d, %v: %s", flag, code, err, said)
		}
	}
}

// Cards in JSON carry their entries whole, so that they come back.
func TestCardsJSONComesBack(t *testing.T) {
	dir := t.TempDir()
	out, code := chronicled(t, "cards", "-json", "-box", "../../examples/frozen-harbour")
	name := filepath.Join(dir, "cards.json")
	if err := os.WriteFile(name, []byte(out), 0o666); err != nil || code != fine {
		t.Fatal(err, out)
	}
	// The box has its pictures already, and no card.
	if err := os.CopyFS(filepath.Join(dir, "harbour"), os.DirFS("../../examples/frozen-harbour")); err != nil {
		t.Fatal(err)
	}
	for _, file := range content.CardFiles() {
		if err := os.Remove(filepath.Join(dir, "harbour", file)); err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
	}
	if said, code := chronicled(t, "import", name, "-remove", "-box", filepath.Join(dir, "harbour")); code != fine {
		t.Fatal(said)
	}
	again, code := chronicled(t, "cards", "-json", "-box", filepath.Join(dir, "harbour"))
	if code != fine || strings.Count(again, "\n") != strings.Count(out, "\n") {
		t.Fatalf("%d: %d lines, want %d", code, strings.Count(again, "\n"), strings.Count(out, "\n"))
	}
	if said, _ := chronicled(t, "cards", "-diff", "../../examples/frozen-harbour", filepath.Join(dir, "harbour")); !strings.HasSuffix(said, "nothing differs.\n") {
		t.Error(said)
	}
}

// Campaigns on several cores print what they print on one, in the same order.
func TestAutoOnSeveralCores(t *testing.T) {
	args := []string{"auto", "-campaigns", "5", "-json", "-seed", "300"}
	one, code := chronicled(t, append(args, "-cores", "1")...)
	if code != fine || strings.Count(one, "\n") != 5 {
		t.Fatal(one)
	}
	if three, _ := chronicled(t, append(args, "-cores", "3")...); three != one {
		t.Errorf("on three cores\n%s\non one\n%s", three, one)
	}
}

// What is played first is taken first, whichever ends first, and nothing after an end.
func TestInOrder(t *testing.T) {
	for _, cores := range []int{1, 3, 50} {
		var taken []int
		gate := make(chan bool)
		inOrder(20, cores, func(i int) int {
			if i == 0 && cores > 1 {
				<-gate // until a later one is played
			}
			if i == 1 {
				close(gate)
			}
			return i * i
		}, func(i, of int) bool {
			if of != i*i {
				t.Errorf("%d cores: %d is taken as %d", cores, of, i)
			}
			taken = append(taken, i)
			return i < 9
		})
		if len(taken) != 10 {
			t.Errorf("%d cores: taken %v", cores, taken)
		}
	}
}

// One card is printed by its name; a name that no card has is refused.
func TestPrintOneCard(t *testing.T) {
	dir := t.TempDir()
	if said, code := chronicled(t, "print", "-png", dir, "-card", "poison", "-ink", "saving"); code != fine || !strings.Contains(said, "2 pictures") {
		t.Errorf("%d: %s", code, said)
	}
	for _, name := range []string{"Poison.png", "Poison, back.png"} {
		if _, err := os.Stat(filepath.Join(dir, "obstacles", name)); err != nil {
			t.Error(err)
		}
	}
	if said, code := chronicled(t, "print", "-png", dir, "-card", "Poisson"); code != failed || !strings.Contains(said, `no card or mat "Poisson"`) {
		t.Errorf("%d: %s", code, said)
	}
	if said, code := chronicled(t, "print", "-png", dir, "-card", "Poison", "-only", "changed", "-since", "game"); code != misused {
		t.Errorf("%d: %s", code, said)
	}
}

// The lists say what stands on the boards once, however many numbers of them differ, and name an event as it was and as it is.
func TestSwapsOfBoards(t *testing.T) {
	dir := t.TempDir()
	box := map[string]string{
		"box.toml":    "name = \"Milder\"\nversion = \"1\"\nauthor = \"A\"\nlicence = \"CC0\"\nabout = \"Milder.\"\n",
		"board.toml":  "campaign.years = 5\ndice = { per_resource = 12, action = 12, per_player = 6 }\n",
		"events.toml": "[[event]]\nname = \"Calm\"\nseason = \"summer\"\nsymbols = 2\neffects = [{ do = \"clear-pool\", resource = \"support\" }]\n",
	}
	for name, text := range box {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	said, code := chronicled(t, "print", "-pdf", filepath.Join(dir, "out.pdf"), "-only", "changed", "-since", "game", "-box", dir, "-ink", "saving")
	game, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	const boards = "the trade board and the boards of the regions"
	out := "Take these out: " + game.Events[content.Summer][2].Name + " (an event on the trade board); " + boards + ".\n"
	in := "Put these in: Calm (an event on the trade board); " + boards + ".\n"
	if code != fine || !strings.Contains(said, out+in) {
		t.Errorf("%d: %s\nwant %s%s", code, said, out, in)
	}
}
