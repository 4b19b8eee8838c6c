package content

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// Below a slip stands what the guide says about the key, the operation or the form that it is in.
func TestFindingsAreExplained(t *testing.T) {
	for _, test := range []struct{ file, was, is, want string }{
		{"obstacles-empire.toml", "difficulty = ", "difficulty = 9", "docs/cards.md#obstacle: `difficulty` takes 1 to 6. A character with this rank in the skill is skilled."},
		{"obstacles-empire.toml", "difficulty = ", "dificulty = ", "docs/cards.md#obstacle: `difficulty` takes 1 to 6."},
		{"obstacles-empire.toml", "activate = [", `activate = [ { do = "stress", who = "here" }, `, "docs/cards.md#effect: `psyche` takes an amount. Psyche stress."},
		{"obstacles-empire.toml", "activate = [", `activate = [ { do = "recall", count = 1 }, `, "docs/cards.md#recall: The players choose a discard pile"},
		{"obstacles-empire.toml", "activate = [", `activate = [ { do = "stress", body = 1, who = { among = "here", skill = "lore" } }, `, "docs/cards.md#who: `below` takes 1 to 6."},
		{"board.toml", "mastery = ", "mastery = 7", "docs/cards.md#track: `mastery` takes 1 to 12. The first space that grants the mastery."},
		{"characters.toml", "base = { ", "base = { luck = 1, ", "docs/cards.md#character: A character"},
		{"progress-1.toml", `"start `, `"begin `, "docs/cards.md#progress: A progress card"},
	} {
		folder := fstest.MapFS{}
		names, err := fs.Glob(Files(), "*.toml")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			text, err := fs.ReadFile(Files(), name)
			if err != nil {
				t.Fatal(err)
			}
			if name == test.file {
				text = []byte(strings.ReplaceAll(string(text), test.was, test.is))
			}
			folder[name] = &fstest.MapFile{Data: text}
		}
		_, found := Read(folder)
		if len(found) == 0 {
			t.Fatalf("nothing is found in %s with %s", test.file, test.is)
		}
		if lines := found[0].Explain(); !slices.ContainsFunc(lines, func(line string) bool { return strings.HasPrefix(line, test.want) }) {
			t.Errorf("%s: it says %q, not %q", found[0], lines, test.want)
		}
	}
}

// Every key of the guide has a schema, and every list of effects is told apart in it.
func TestEveryKeyHasASchema(t *testing.T) {
	for _, f := range forms {
		for _, k := range f.Keys {
			if f.Name == "manifest" {
				continue
			}
			if k.Takes == takesEffects && effectLists[effectsOf(f.Name, k.Name)] == 0 || k.Takes != takesEffects && takesSchema[k.Takes] == nil {
				t.Errorf("the schema does not know what %s of %s takes: %s", k.Name, f.Name, k.Takes)
			}
		}
	}
	for _, k := range effectKeys {
		if takesSchema[k.Takes] == nil {
			t.Errorf("the schema does not know what %s of an effect takes: %s", k.Name, k.Takes)
		}
	}
}
