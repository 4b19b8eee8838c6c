package table

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"sixwinters/content/contenttest"
)

// Every rule that the table itself names in a refusal, opens, or gives as the topic of what is pointed at has an entry, and so
// has every rule that a chapter leads to.
func TestNamedRulesHaveEntries(t *testing.T) {
	reference := contenttest.Reference(t)
	var files []string
	for _, pattern := range []string{"*.go", "../../board/*.go", "../../board/layers/*/*.go", "../../menu/chapter/*.go"} {
		some, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, some...)
	}
	named := regexp.MustCompile(`(?:[Rr]efuse\(g, .*, |OpenRules\(|leadsTo\(|Rule: )"([a-z-]+)"|(?m:^\t\treturn "([a-z-]+)"$)`)
	found := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if matched, _ := filepath.Match("*_test.go", filepath.Base(file)); matched {
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
