package teach

import (
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules/rulestest"
)

func TestPatterns(t *testing.T) {
	for _, c := range []struct {
		pattern, line string
		want          bool
	}{
		{"done", "done", true},
		{"create keel * technology:2", "create keel a3 technology:2", true},
		{"create keel a* technology:2", "create keel technology:1 technology:2", false},
		{"move keel redbank/* ...", "move keel redbank/military a1 a2", true},
		{"move keel redbank/* *", "move keel redbank/military a1 a2", false},
		{"move keel redbank/* * *", "move keel redbank/military a1", false},
		{"...", "anything at all", true},
	} {
		if got := matches(c.pattern, c.line); got != c.want {
			t.Errorf("%q means %q: %v", c.pattern, c.line, got)
		}
	}
}

// What is wrong with a lesson is told with its line.
func TestBrokenLessons(t *testing.T) {
	book := rulestest.Book(t)
	step := func(change func(s *content.LessonStep)) content.Lesson {
		s := content.LessonStep{Source: content.Source{File: "lessons/x.toml", Line: 7}, Say: "Choose.", Do: "choose",
			Move: []string{"choose 1 *"}, Play: []string{"choose 1 keel"}}
		change(&s)
		return content.Lesson{Source: content.Source{File: "lessons/x.toml", Line: 1}, Title: "X", Seed: 1, Steps: []content.LessonStep{s}}
	}
	for want, lesson := range map[string]content.Lesson{
		"lessons/x.toml:1: X: before the first step: `fly`: \"fly\" is not a kind of move": {Source: content.Source{File: "lessons/x.toml", Line: 1}, Title: "X", Start: []string{"fly"}},
		"nothing on the table is called `pol`":                                             step(func(s *content.LessonStep) { s.Light = []string{"pol technology"} }),
		"`pool` needs 1 more words, and has 0":                                             step(func(s *content.LessonStep) { s.Light = []string{"pool"} }),
		"`stepped` is not an event":                                                        step(func(s *content.LessonStep) { s.When = "stepped" }),
		"no step of a turn is called `lunch`":                                              step(func(s *content.LessonStep) { s.When = "step lunch" }),
		"`season` does not happen before this step":                                        step(func(s *content.LessonStep) { s.When = "season" }),
		"\"nobody\" is no character":                                                       step(func(s *content.LessonStep) { s.Play = []string{"choose 1 nobody"} }),
		"`play` should fulfil the step":                                                    step(func(s *content.LessonStep) { s.Move = []string{"choose 2 *"} }),
		"lessons/x.toml:7: X: `start keel redbank/su":                                      step(func(s *content.LessonStep) { s.Play = []string{"start keel redbank/support"} }),
	} {
		_, err := Compile(book, []content.Lesson{lesson})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
	}
}
