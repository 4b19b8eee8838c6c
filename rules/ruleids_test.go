package rules

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// ruleIDs are the ids of all rules. Prompts, refusals and tests cite them.
var ruleIDs = []string{
	"ability", "achievement", "actions", "activate", "approach", "attach", "attempt", "box", "by-hand", "campaign",
	"campaign-end", "choice",
	"complete", "create", "dead-end", "defend", "discard", "event", "house-rules", "in-play", "kind", "knocked-out", "location-action",
	"locations", "lower", "mastery", "move", "move-obstacle", "new-obstacles", "overcome", "overcome-end", "piles", "progress",
	"refresh", "replace", "rest", "session", "session-end", "skill-mastery", "sorcery-mastery", "spend", "split", "stages", "stash",
	"stress", "supply", "support-mastery", "teamwork", "threat-location", "threats", "time", "trade", "turn", "unlock",
	"useless",
}

// TestEveryRuleHasScenarios looks for the rules that no test is named for.
func TestEveryRuleHasScenarios(t *testing.T) {
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile(`(?:[sS]cenarios\(t, |t\.Run\()"([a-z-]+)"`)
	var tested []string
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		text, err := os.ReadFile(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range named.FindAllSubmatch(text, -1) {
			tested = append(tested, string(m[1]))
		}
	}
	for _, id := range ruleIDs {
		if !slices.Contains(tested, id) {
			t.Errorf("no scenario is named for [%s]", id)
		}
	}
}

// skadisRules takes the id of a rule from the list of all rules of the second game.
var skadisRules = regexp.MustCompile(`(?m)^\t\{"([a-z-]+)", "`)

// TestCommentsCiteRules looks for ids in the comments of the whole program, but for its tests, that are no rule's of their game.
func TestCommentsCiteRules(t *testing.T) {
	cited := regexp.MustCompile(`//.*\(\[([a-z-]+)\]`)
	list, err := os.ReadFile("skadi/reference.go")
	if err != nil {
		t.Fatal(err)
	}
	var skadi []string
	for _, m := range skadisRules.FindAllSubmatch(list, -1) {
		skadi = append(skadi, string(m[1]))
	}
	if len(skadi) < 40 {
		t.Fatalf("only %d rules of Skadi are found", len(skadi))
	}
	err = filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		ids := ruleIDs
		if strings.Contains(path, "skadi") {
			ids = skadi
		}
		for _, m := range cited.FindAllSubmatch(text, -1) {
			if id := string(m[1]); !slices.Contains(ids, id) {
				t.Errorf("%s cites [%s], which is no rule", path, id)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestPartsCiteRules looks at the ids that the steps, tasks and actions are listed under.
func TestPartsCiteRules(t *testing.T) {
	cites := func(what, id string) {
		if !slices.Contains(ruleIDs, id) {
			t.Errorf("%s cites [%s], which is no rule", what, id)
		}
	}
	for step := range Step(NumSteps) {
		cites("the step "+step.Name(), step.Rule())
		if !strings.HasSuffix(step.Help(), ".") {
			t.Errorf("the help of the step %s is no sentence", step.Name())
		}
	}
	for _, task := range tasks {
		cites("a task", task.rule)
	}
	for kind, a := range actions {
		if rule := MoveKind(kind).Rule(); a.check != nil || rule != "" {
			cites("the move "+verbs[kind].verb, rule)
		}
	}
}
