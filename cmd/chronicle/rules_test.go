package main

import (
	"bytes"
	"io"
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
	if cards := matches(`class="shown" id="([^"]+)"`); len(cards) < 100 || len(cards) != len(regexp.MustCompile(`(?s)class="shown".*?<h4>[^<]+</h4>`).FindAllString(page, -1)) {
		t.Errorf("%d cards are shown", len(cards))
	}
	// Some cards share their name with another.
	for _, card := range strings.Split(page, `class="shown" id="`)[1:] {
		if id, rest, _ := strings.Cut(card, `"`); !strings.HasPrefix(rest, `><div class="picture"><span class="`) {
			t.Errorf("%s has no picture", id)
		}
	}
	if none := matches(`class="noway"[^>]*>([^<]+)<`); len(none) == 0 || none[0] != "⊗" {
		t.Errorf("where nobody can go stands %q, and not the crossed circle that the rules speak of", none)
	}
	backToTheRules(t, sections)
	slices.Sort(ids)
	if unique := slices.Compact(slices.Clone(ids)); len(unique) != len(ids) {
		t.Error("an id is there twice")
	}
	if found := matches(`((?:src=|url\(|@import|<script|<link)[^>]*)`); len(found) > 0 {
		t.Errorf("the page loads or runs something: %q", found)
	}
	if strings.Contains(page, "ZgotmplZ") || regexp.MustCompile(`\{[a-z0-9-]+\}`).MatchString(page) {
		t.Error("something was left out or an icon was not drawn")
	}
}

// backToTheRules checks of the sections of the page that each card leads to all rules that lead to it, and to no others.
func backToTheRules(t *testing.T, sections []string) {
	t.Helper()
	link := regexp.MustCompile(`href="#([^"]+)"`)
	to, back := map[string][]string{}, map[string][]string{} // the rules of each card
	for _, section := range sections[1:] {
		id := section[1 : 1+strings.Index(section[1:], `"`)]
		body, cards, _ := strings.Cut(section, `class="shown" id="`)
		for _, m := range link.FindAllStringSubmatch(body, -1) {
			if card := m[1]; strings.HasPrefix(card, "card-") && card != "card-text" {
				to[card] = append(to[card], id)
			}
		}
		if cards == "" {
			continue
		}
		for shown := range strings.SplitSeq(cards, `class="shown" id="`) {
			card, text, _ := strings.Cut(shown, `"`)
			_, rules, _ := strings.Cut(text, "Rules: ")
			for _, m := range link.FindAllStringSubmatch(rules[:strings.Index(rules, "</p>")+1], -1) {
				back[card] = append(back[card], m[1])
			}
		}
	}
	for card, rules := range to {
		if !slices.Equal(back[card], rules) {
			t.Errorf("%s is come to from %q and leads back to %q", card, rules, back[card])
		}
	}
	if len(back) != len(to) {
		t.Errorf("%d cards are shown, and rules lead to %d", len(back), len(to))
	}
}

// Headings go down a level at a time, whoever has them read out; and the contents can be skipped with the first key.
func TestRulesPageByKeys(t *testing.T) {
	name := filepath.Join(t.TempDir(), "rules.html")
	if code := run([]string{"rules", "-html", name}, io.Discard, io.Discard); code != fine {
		t.Fatalf("code %d", code)
	}
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	_, page, _ := strings.Cut(string(data), "<body>")
	_, rules, _ := strings.Cut(page, "<main")
	level := byte('0')
	for _, m := range regexp.MustCompile(`<h([1-6])[^>]*>([^<]*)`).FindAllStringSubmatch(rules, -1) {
		if m[1][0] > level+1 {
			t.Errorf("%q is a heading of level %s under one of level %c", m[2], m[1], level)
		}
		level = m[1][0]
	}
	first := regexp.MustCompile(`<a [^>]*href="#([^"]+)"`).FindStringSubmatch(page)
	if first == nil || !strings.Contains(page, `<main id="`+first[1]+`"`) {
		t.Errorf("the first link is %q, and does not lead past the contents", first)
	}
	if strings.Count(page, "<h1>") != 1 || !strings.Contains(string(data), `<html lang="en">`) {
		t.Error("the page has not one title, or no language")
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
