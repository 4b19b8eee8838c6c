package art_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"sixwinters/art"
)

// A heading is set in its own typeface word by word, in body text where it lacks a letter, and with a box for what no typeface has.
func TestRuns(t *testing.T) {
	const title, text = art.DisplayBoldFace, art.BoldFace
	for line, want := range map[string][]art.Run{
		"":                {{title, ""}},
		"Imperial Guard":  {{title, "Imperial Guard"}},
		"Café":            {{title, "Café"}},
		"The Łódź Road":   {{title, "The "}, {text, "Łódź "}, {title, "Road"}},
		"Яма of Ice":      {{text, "Яма "}, {title, "of Ice"}},
		"Lucky 🎲 Dice":    {{title, "Lucky "}, {text, "□ "}, {title, "Dice"}},
		"雪女":              {{text, "□□"}},
		"a\u200db\u202ec": {{title, "abc"}},
		"a\ufe0f":         {{title, "a"}},
		"bell\a":          {{text, "bell□"}},
		"two\nlines\tand": {{title, "two lines and"}},
		"مرحبا you":       {{text, "□□□□□ "}, {title, "you"}},
		"e\u0301":         {{title, "e\u0301"}},
		"𝔄":               {{text, "□"}},
	} {
		if diff := cmp.Diff(want, title.Runs(line)); diff != "" {
			t.Errorf("%q: %s", line, diff)
		}
	}
}

// Every typeface draws what it has and a box for the rest, and all text faces have the box.
func TestReplacementIsThere(t *testing.T) {
	for face := range art.NumTypefaces {
		if !face.Text().Has(art.Replacement) {
			t.Errorf("typeface %d has no replacement", face)
		}
		for r := rune(' '); r <= '~'; r++ {
			if !face.Sets(string(r)) {
				t.Errorf("typeface %d lacks %q", face, r)
			}
		}
	}
	if got := art.BodyFace.Drawn("Тест 🎲\u200d!"); got != "Тест □!" {
		t.Errorf("drawn: %q", got)
	}
}
