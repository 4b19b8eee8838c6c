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
	said, code = chronicled(t, "print", "-pdf", at("changed.pdf"), "-only", "changed", "-since", "game", "-box", at("guards"), "-ink", "saving")
	if code != fine || !strings.Contains(said, "4 pages") || !strings.Contains(said, "Take these out: Imperial Guard (obstacle).\nPut these in: Imperial Guard (obstacle).") {
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
