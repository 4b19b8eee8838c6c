package teach

import (
	"regexp"
	"strings"
	"testing"
)

// token is an icon among words.
var token = regexp.MustCompile(`\{[^{}]*\} ?`)

// ending is where a sentence ends.
var ending = regexp.MustCompile(`[.?!] `)

// A step says what it has to say in three short sentences at most, and its words end as they should.
func TestLessonsSpeakShortly(t *testing.T) {
	_, _, all := lessons(t)
	for _, l := range all {
		if len(l.Steps) < 4 || !strings.HasSuffix(l.Teaches, ".") {
			t.Errorf("%s has %d steps and teaches %q", l.Title, len(l.Steps), l.Teaches)
		}
		for i, st := range l.Steps {
			longest := 0
			for _, sentence := range ending.Split(token.ReplaceAllString(st.Say, ""), -1) {
				longest = max(longest, len(sentence))
			}
			letters := len(token.ReplaceAllString(st.Say, "")) // an icon among words takes hardly any time to read
			ends := strings.Count(st.Say+" ", ". ") + strings.Count(st.Say+" ", "? ") + strings.Count(st.Say+" ", "! ")
			if ends < 1 || ends > 3 || !strings.ContainsAny(st.Say[len(st.Say)-1:], ".?!") || letters > 230 || longest > 130 {
				t.Errorf("%s, step %d: %d letters in %d sentences: %s", l.Title, i+1, letters, ends, st.Say)
			}
			if strings.HasSuffix(st.Do, ".") || len(st.Rules) == 0 {
				t.Errorf("%s, step %d: %q, by the rules %v", l.Title, i+1, st.Do, st.Rules)
			}
		}
	}
}

// ofSquare is how a step speaks of a square of the card that is filled.
var ofSquare = regexp.MustCompile(`\b(start|end|first|second) square`)

// A step that speaks of a square of the card that is filled lights it, so that its note does not lie on it.
func TestSquaresThatAreSpokenOfAreLit(t *testing.T) {
	_, _, all := lessons(t)
	speak := 0
	for _, l := range all {
		for i, st := range l.Steps {
			if !ofSquare.MatchString(st.Say + " " + st.Do) {
				continue
			}
			speak++
			if !strings.Contains(strings.Join(st.Light, " "), "square ") {
				t.Errorf("%s, step %d lights %q, and no square: %s", l.Title, i+1, st.Light, st.Say)
			}
		}
	}
	if speak < 3 {
		t.Errorf("%d steps speak of a square", speak)
	}
}

// About forty minutes, and all rules of a turn and of what can be done in it are met.
func TestLessonsTeachTheTurn(t *testing.T) {
	_, reference, all := lessons(t)
	met := map[string]bool{}
	minutes := 0
	for _, l := range all {
		minutes += l.Minutes
		for _, st := range l.Steps {
			for _, id := range st.Rules {
				met[id] = true
			}
		}
	}
	if len(all) < 8 || len(all) > 10 || minutes < 35 || minutes > 50 {
		t.Errorf("there are %d lessons of %d minutes", len(all), minutes)
	}
	for _, c := range reference.Chapters {
		for _, rule := range c.Rules {
			switch {
			case met[rule.ID] || spared[rule.ID] != "":
			default:
				t.Errorf("no lesson speaks of %s", &rule)
			}
		}
	}
}

// spared are the rules that no lesson speaks of, and why.
var spared = map[string]string{
	"house-rules": "they are chosen before a campaign begins, and off at first",
	"supply":      "dice hardly ever run out",
	"replace":     "a consequence, not a decision",
}
