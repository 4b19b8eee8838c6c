package proof_test

import (
	"maps"
	"strings"
	"testing"
	"testing/fstest"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/proof"
	"sixwinters/rules"
)

// read returns what is found in a box of some files.
func read(t *testing.T, files map[string]string) (found []string) {
	t.Helper()
	all := map[string]string{content.BoxFile: "name = 'Tolls'\nversion = '1'\nauthor = 'Anna'\nlicence = 'CC0'\nabout = 'Tolls.'\n"}
	maps.Copy(all, files)
	fsys := fstest.MapFS{}
	for name, text := range all {
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	box, wrong := content.ReadBox(fsys, "tolls")
	if len(wrong) > 0 {
		t.Fatal(wrong)
	}
	cards, err := boxes.Stack(box)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range proof.Sorted(proof.Read(rules.New(cards))) {
		found = append(found, f.String())
	}
	return found
}

// guard returns the file of an obstacle with a name and a region.
func guard(name, region string) string {
	return "[[obstacle]]\nname = \"" + name + "\"\nregion = \"" + region + "\"\nseasons = [\"spring\"]\ntags = [\"guard\"]\nthreats = [\"support\"]\n" +
		"skill = \"rapport\"\ndifficulty = 2\ndice = [2]\ndamage = { body = 1 }\n"
}

// road returns the file of a progress card with some rows.
func road(rows ...string) string {
	return "new_obstacles = 2\n[[progress]]\nname = \"Road\"\nobstacle_at = \"empire/technology\"\nreward = [\"technology\"]\nsquares = [\"" +
		strings.Join(rows, "\", \"") + "\"]\n"
}

// The game and the examples have nothing to mend.
func TestGameIsSound(t *testing.T) {
	for _, f := range proof.Read(rules.New(contenttest.GameCards(t))) {
		t.Error(f)
	}
	for _, example := range []string{"../examples/frozen-harbour", "../examples/three-winters"} {
		cards, err := boxes.OpenAll(example)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range proof.Read(rules.New(cards)) {
			t.Error(f)
		}
	}
}

func TestFindings(t *testing.T) {
	obstacle := func(name string) map[string]string {
		return map[string]string{"obstacles-empire.toml": guard(name, "empire")}
	}
	progress := func(rows ...string) map[string]string { return map[string]string{"progress-1.toml": road(rows...)} }
	const line = "tolls/obstacles-empire.toml:2: "
	for name, test := range map[string]struct {
		files map[string]string
		want  []string // what each finding says, in part
	}{
		"a sound box":              {obstacle("Toll"), nil},
		"letters of the text face": {obstacle("Łódź Яма Ωmega ½"), nil},
		"an emoji":                 {obstacle("Lucky 🎲 Dice 🎲"), []string{line + "Lucky 🎲 Dice 🎲: no typeface of the game has 🎲 (U+1F3B2): drawn"}},
		"Chinese":                  {obstacle("雪女"), []string{"has 雪 (U+96EA) and 女 (U+5973): drawn as □"}},
		"Hebrew, right to left":    {obstacle("אב"), []string{"has א (U+05D0) and ב (U+05D1)"}},
		"a joiner":                 {obstacle("Ice\u200dman"), []string{"nothing is drawn for the invisible U+200D"}},
		"a variant":                {obstacle("Ice\ufe0f"), []string{"U+FE0F"}},
		"a mark the face lacks":    {obstacle("a\u20dd"), []string{"U+20DD"}},
		"the box itself": {map[string]string{content.BoxFile: "name = 'Tolls'\nversion = '1'\nauthor = '安'\nlicence = 'CC0'\nabout = 'Tolls.'\n"},
			[]string{"tolls/box.toml:3: 安: no typeface of the game has 安 ("}},
		"another region's file": {map[string]string{"obstacles-empire.toml": guard("Toll", "settled")},
			[]string{"tolls/obstacles-empire.toml:1: Toll: its `region` is settled, and this is the file of empire"}},
		"locations may be anywhere": {map[string]string{"obstacles-threat.toml": guard("Toll", "settled")}, nil},

		"higher than six":         {progress("start 6 | end +1"), []string{"without sorcery mastery: no die fits row 1, square 2"}},
		"lower than one":          {progress("start 2 | -1 | -1 | end any"), []string{"no die fits row 1, square 3"}},
		"an equal that is not":    {progress("start 3 | =", ". | end 4 ="), []string{"no die fits row 2, square 2"}},
		"seven steps up":          {progress("start any | +1 | +1 | +1", ". | . | . | +1", "end +1 | +1 | +1 | ."), []string{"cannot be completed without"}},
		"five steps up":           {progress("start any | +1 | +1 | +1", ". | end +1 | +1 | ."), []string{}},
		"a way round":             {progress("start 6 | +1 | end any", "any | any | any"), nil},
		"a square out of the way": {progress("start 6 | end any", "+1 | ."), []string{"row 2, square 1 is on no way that dice can fill without"}},
		"an island":               {progress("start any | end any | . | any"), []string{"row 1, square 4 is on no way from the start to the end"}},
		"a blind alley":           {progress("start any | end any", ". | . | any", ". | . | . | any"), []string{"row 2, square 3 is on no way", "row 3, square 4 is on no way"}},
	} {
		t.Run(name, func(t *testing.T) {
			found := read(t, test.files)
			for i, f := range found {
				if i < len(test.want) && !strings.Contains(f, test.want[i]) {
					t.Errorf("%s\nshould say %q", f, test.want[i])
				}
			}
			if len(found) != len(test.want) {
				t.Errorf("%d findings, not %d: %s", len(found), len(test.want), strings.Join(found, "\n"))
			}
		})
	}
}

// A way may ask for no more dice of a resource than there are, and a task for an obstacle of the game.
func TestWhatTheGameLacks(t *testing.T) {
	few := "[dice]\nper_resource = 3\naction = 18\nper_player = 5\n"
	for squares, want := range map[string]string{
		"start support | support | support | end support":           "Road: it can never be completed: every way asks for more support dice than the 3 there are",
		"start sorcery | sorcery 4 | sorcery | end sorcery @empire": "more sorcery dice than the 3",
		"start support | support | any | end support":               "",
	} {
		found := strings.Join(read(t, map[string]string{"progress-1.toml": road(squares), "board.toml": few}), "\n")
		if got := strings.Contains(found, "Road"); got != (want != "") || !strings.Contains(found, want) {
			t.Errorf("%s: %s", squares, found)
		}
	}
}

// A character needs an obstacle that fulfils its task.
func TestTaskOfNoObstacle(t *testing.T) {
	cards, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	cards.Characters[2].Task.Tags, cards.Characters[2].Task.Name = 0, "Nobody"
	found := proof.Read(rules.New(cards))
	if len(found) != 1 || found[0].Card != cards.Characters[2].Name || !strings.Contains(found[0].What, "`task`") {
		t.Errorf("%v", found)
	}
}

func BenchmarkRead(b *testing.B) {
	cards, err := content.Load()
	if err != nil {
		b.Fatal(err)
	}
	book := rules.New(cards)
	for b.Loop() {
		proof.Read(book)
	}
}
