// Package schematest holds the schemas that chronicle writes against the files they are for. It is a module of its own, so that the
// game does not need what only this test needs.
package schematest

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

const root = "../.."

// schemas has chronicle write the schemas, and returns which one is for each file.
func schemas(t *testing.T) map[string]*jsonschema.Schema {
	t.Helper()
	dir := t.TempDir()
	cmd := exec.Command("go", "run", "./cmd/chronicle", "schema", dir)
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	var taplo struct {
		Rule []struct {
			Include []string
			Schema  struct{ Path string }
		}
	}
	if _, err := toml.DecodeFile(filepath.Join(dir, ".taplo.toml"), &taplo); err != nil {
		t.Fatal(err)
	}
	all := map[string]*jsonschema.Schema{}
	for _, rule := range taplo.Rule {
		schema, err := jsonschema.NewCompiler().Compile(filepath.Join(dir, rule.Schema.Path))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range rule.Include {
			all[name] = schema
		}
	}
	return all
}

// wrong is what a schema says against a text in TOML.
func wrong(t *testing.T, schema *jsonschema.Schema, text string) error {
	t.Helper()
	var keys map[string]any
	if _, err := toml.Decode(text, &keys); err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(keys)
	if err != nil {
		t.Fatal(err)
	}
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return schema.Validate(value)
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The game's own files, those of the examples, and the examples of the guide pass.
func TestFilesPass(t *testing.T) {
	all := schemas(t)
	var names []string
	for _, folder := range []string{"content", "examples/*"} {
		found, err := filepath.Glob(filepath.Join(root, folder, "*.toml"))
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, found...)
	}
	passed := map[string]bool{}
	for _, name := range names {
		schema := all[filepath.Base(name)]
		if schema == nil {
			continue // no file of a box
		}
		if err := wrong(t, schema, read(t, name)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		passed[filepath.Base(name)] = true
	}
	for name := range all {
		if !passed[name] {
			t.Errorf("no %s was held against its schema", name)
		}
	}
	for _, block := range strings.Split(read(t, filepath.Join(root, "docs/cards.md")), "```toml\n# ")[1:] {
		block, _, _ = strings.Cut(block, "```")
		name, text, _ := strings.Cut(block, "\n")
		if err := wrong(t, all[name], text); err != nil {
			t.Errorf("the example for %s: %v", name, err)
		}
	}
}

// Files with a slip do not.
func TestSlipsFail(t *testing.T) {
	all := schemas(t)
	for _, test := range []struct{ file, was, is string }{
		{"obstacles-empire.toml", `region = "empire"`, `region = "emipre"`},
		{"obstacles-empire.toml", `difficulty = `, `dificulty = `},
		{"obstacles-empire.toml", `difficulty = `, `difficulty = 1`},
		{"obstacles-empire.toml", `skill = "`, `skill = "x`},
		{"obstacles-empire.toml", `name = "`, `name = " `},
		{"obstacles-empire.toml", `activate = [`, `activate = [ { do = "stress" }, `},
		{"obstacles-empire.toml", `activate = [`, `activate = [ { do = "stress", who = "here" }, `},
		{"obstacles-empire.toml", `activate = [`, `activate = [ { do = "stress", who = "here", body = 13 }, `},
		{"obstacles-empire.toml", `activate = [`, `activate = [ { do = "become", values = [1] }, `},
		{"obstacles-empire.toml", `activate = [`, `activate = [ { do = "discard", cards = "any", psyche = 1 }, `},
		{"obstacles-empire.toml", `activate = [`, `activate = [ { do = "stress", who = { skill = "lore", below = 2 }, body = 1 }, `},
		{"locations.toml", `tags = [`, `tags = ["castle", `},
		{"locations.toml", `redbank = `, `red = `},
		{"progress-1.toml", `"start `, `"begin `},
		{"progress-1.toml", `reward = [`, `reward = ["luck", `},
		{"progress-1.toml", `obstacle_at = "`, `obstacle_at = "the `},
		{"characters.toml", `base = { `, `base = { luck = 3, `},
		{"characters.toml", `achievements = [`, `achievements = [ { box = 3, effects = [{ do = "flip" }] }, `},
		{"characters.toml", `box = `, `pot = `},
		{"events.toml", `season = "`, `season = "mid`},
		{"events.toml", `symbols = `, `symbols = 1`},
		{"board.toml", `mastery = `, `mastery = 1`},
		{"board.toml", `levels = [`, `levels = [0, `},
	} {
		text := read(t, filepath.Join(root, "content", test.file))
		if !strings.Contains(text, test.was) {
			t.Fatalf("%s has no %s", test.file, test.was)
		}
		if text = strings.ReplaceAll(text, test.was, test.is); wrong(t, all[test.file], text) == nil {
			t.Errorf("%s passes with %s", test.file, test.is)
		}
	}
	for _, text := range []string{"", "name = \"A\"\nversion = \"1 0\"\nauthor = \"A\"\nlicence = \"A\"\nabout = \"A\"\n", "name = \"A\"\nversion = \"1\"\nauthor = \"A\"\nlicence = \"A\"\nabout = \"A\"\nruns = \"x\"\n"} {
		if wrong(t, all["box.toml"], text) == nil {
			t.Errorf("box.toml passes with %q", text)
		}
	}
}
