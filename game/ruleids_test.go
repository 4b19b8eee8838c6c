package game

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"sixwinters/content/contenttest"
)

// Every rule that the table itself names in a refusal, opens, or gives as the topic of what is pointed at has an entry.
func TestNamedRulesHaveEntries(t *testing.T) {
	reference := contenttest.Reference(t)
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile(`(?:refuse\(g, .*, |openRules\(|Rule: )"([a-z-]+)"|(?m:^\t\treturn "([a-z-]+)"$)`)
	found := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if matched, _ := filepath.Match("*_test.go", file); matched {
			continue
		}
		for _, m := range named.FindAllSubmatch(text, -1) {
			found++
			if id := string(m[1]) + string(m[2]); reference.Rule(id) == nil {
				t.Errorf("%s names [%s], of which there is no entry", file, id)
			}
		}
	}
	if found < 5 {
		t.Errorf("only %d rules are named", found)
	}
}
