package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sixwinters/art"
	"sixwinters/content/contenttest"
)

func TestRulesAsText(t *testing.T) {
	reference := contenttest.Reference(t)
	var out, trouble bytes.Buffer
	if code := run([]string{"rules"}, &out, &trouble); code != fine || trouble.Len() > 0 {
		t.Fatalf("code %d, %s", code, &trouble)
	}
	for line := range strings.Lines(out.String()) {
		if len(strings.TrimSuffix(line, "\n")) > sheetWidth || strings.Contains(line, "{") {
			t.Errorf("a line is too long or has an icon in it: %s", line)
		}
	}
	for _, c := range reference.Chapters {
		for _, rule := range c.Rules {
			if !strings.Contains(out.String(), rule.Title+" "+rule.String()) {
				t.Errorf("%s is missing", &rule)
			}
		}
	}
}

func TestOneRuleAsText(t *testing.T) {
	for _, test := range []struct {
		args         []string
		code         int
		begins, says string
	}{
		{[]string{"create"}, fine, "Create an asset [create]\n\nSpend an action die.", ""},
		{[]string{"[rest]"}, fine, "Rest [rest]\n", ""},
		{[]string{"creat"}, misused, "", "chronicle rules: unknown rule `creat`, did you mean `create`?\n"},
		{[]string{"-html", "x", "create"}, misused, "", "chronicle rules: a page holds all rules, so -html goes without an id.\n"},
	} {
		var out, trouble bytes.Buffer
		code := run(append([]string{"rules"}, test.args...), &out, &trouble)
		if code != test.code || !strings.HasPrefix(out.String(), test.begins) || trouble.String() != test.says {
			t.Errorf("%q: code %d, printed\n%s%s", test.args, code, &out, &trouble)
		}
	}
}

// The page holds every rule and all that it leads to and shows; it loads nothing from elsewhere.
func TestRulesAsPage(t *testing.T) {
	name := filepath.Join(t.TempDir(), "rules.html")
	var out, trouble bytes.Buffer
	if code := run([]string{"rules", "-html", name}, &out, &trouble); code != fine {
		t.Fatalf("code %d, %s", code, &trouble)
	}
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	page := string(data)
	matches := func(expression string) (all []string) {
		for _, m := range regexp.MustCompile(expression).FindAllStringSubmatch(page, -1) {
			all = append(all, m[1])
		}
		return all
	}
	ids := matches(` id="([^"]+)"`)
	for _, to := range matches(`href="#([^"]+)"`) {
		if !slices.Contains(ids, to) {
			t.Errorf("a link leads to %s, which is not there", to)
		}
	}
	reference := contenttest.Reference(t)
	sections := strings.Split(page, "<h3 id=")
	for _, c := range reference.Chapters {
		for _, rule := range c.Rules {
			i := slices.IndexFunc(sections, func(s string) bool { return strings.HasPrefix(s, `"`+rule.ID+`"`) })
			if i < 0 || strings.Count(sections[i], `class="step"`) != len(rule.Picture) || strings.Contains(sections[i], `class="piece"></span>`) {
				t.Errorf("%s is missing, or its picture is not whole", &rule)
			}
		}
	}
	if cards := matches(`class="shown" id="([^"]+)"`); len(cards) < 100 || len(cards) != len(regexp.MustCompile(`(?s)class="shown".*?<b>[^<]+</b>`).FindAllString(page, -1)) {
		t.Errorf("%d cards are shown", len(cards))
	}
	slices.Sort(ids)
	if unique := slices.Compact(slices.Clone(ids)); len(unique) != len(ids) {
		t.Error("an id stands there twice")
	}
	if found := matches(`((?:src=|url\(|@import|<script|<link)[^>]*)`); len(found) > 0 {
		t.Errorf("the page loads or runs something: %q", found)
	}
	if strings.Contains(page, "ZgotmplZ") || regexp.MustCompile(`\{[a-z0-9-]+\}`).MatchString(page) {
		t.Error("something was left out or an icon was not drawn")
	}
}

// Every icon of the glossary can be drawn.
func TestGlossaryIcons(t *testing.T) {
	reference := contenttest.Reference(t)
	icons := append(art.IconNames(), art.MarkerNames...)
	for _, g := range reference.Glossary {
		for _, term := range g.Terms {
			if term.Icon != "" && !slices.Contains(icons, term.Icon) {
				t.Errorf("%s has the icon %q, which does not exist", term.Word, term.Icon)
			}
		}
	}
	for _, icon := range icons {
		if reference.Icon(icon) == nil {
			t.Errorf("the glossary has no word for the icon %s", icon)
		}
	}
}
