package render

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
)

// pictureless are the rules without a picture, and why.
var pictureless = map[string]string{}

// Every rule has a picture, or a reason to have none, and every picture a rule.
func TestEveryRuleHasAPicture(t *testing.T) {
	reference, err := content.LoadReference()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range reference.Chapters {
		for _, rule := range c.Rules {
			if HasPicture(rule.ID) == (pictureless[rule.ID] != "") {
				t.Errorf("%s has a picture: %v; its reason to have none: %q", &rule, HasPicture(rule.ID), pictureless[rule.ID])
			}
		}
	}
	names := slices.AppendSeq(slices.Collect(maps.Keys(pictures)), maps.Keys(diagrams))
	slices.Sort(names)
	for i, name := range names {
		if reference.Rule(name) == nil {
			t.Errorf("the picture %q shows no rule", name)
		}
		if i > 0 && name == names[i-1] {
			t.Errorf("there are two pictures of %q", name)
		}
	}
}

// iconToken is an icon among words, which takes the room of about two letters.
var iconToken = regexp.MustCompile(`\{[^{}]*\}`)

// Every diagram can be read, says something, and is no wider than its place.
func TestDiagrams(t *testing.T) {
	const room = bookColumn - 20
	for name, steps := range diagrams {
		for _, line := range steps {
			say, pieces, err := parseDiagramStep(line)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			width := -pictureGap
			for _, p := range pieces {
				width += p.width + pictureGap
			}
			if width > room {
				t.Errorf("%s: %q is %.0f units wide; there is room for %.0f", name, line, width, room)
			}
			if last := say[len(say)-1:]; !strings.Contains(".,", last) && last < "a" || len(iconToken.ReplaceAllString(say, "mm")) > 92 {
				t.Errorf("%s says %q", name, say)
			}
		}
	}
	for _, wrong := range []string{"no bar", "x | sq:purple", "x | {nonsense}", "x | purple:3", "x | track:support:0:3", "x | body:9", "x | w2/x"} {
		if _, _, err := parseDiagramStep(wrong); err == nil {
			t.Errorf("%q can be read", wrong)
		}
	}
}
