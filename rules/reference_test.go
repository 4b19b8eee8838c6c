package rules

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"sixwinters/content/contenttest"
)

// TestEveryRuleHasAnEntry looks up in the reference every rule there is, and every one that a refusal, prompt, step,
// task, action or comment names: who is told a rule's name must be able to read it up.
func TestEveryRuleHasAnEntry(t *testing.T) {
	reference := contenttest.Reference(t)
	entry := func(what, id string) {
		if reference.Rule(id) == nil {
			t.Errorf("%s names [%s], of which the reference has no entry", what, id)
		}
	}
	for _, id := range ruleIDs {
		entry("the list of rules", id)
	}
	for step := range Step(NumSteps) {
		entry("the step "+step.Name(), step.Rule())
	}
	for _, task := range tasks {
		entry("a task", task.rule)
	}
	for kind, a := range actions {
		if a.check != nil {
			entry("the action "+verbs[kind].verb, a.rule)
		}
	}
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	cited := regexp.MustCompile(`(?:refuseN?\(|Rule: +|rule: +)"([a-z-]+)"|\(\[([a-z-]+)\]`)
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		text, err := os.ReadFile(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range cited.FindAllSubmatch(text, -1) {
			entry(f.Name(), string(m[1])+string(m[2]))
		}
	}
}
