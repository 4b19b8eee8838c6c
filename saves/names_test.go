package saves

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sixwinters/rules/rulestest"
)

// Names of players are cut at one length, never inside a letter.
func TestShortNames(t *testing.T) {
	for name, want := range map[string]string{
		"Anna":                                 "Anna",
		strings.Repeat("é", longestShown):      strings.Repeat("é", longestShown),
		strings.Repeat("é", longestShown+1):    strings.Repeat("é", longestShown) + "…",
		"Bartholomew of the Long Winter":       "Bartholomew of the Long…",
		strings.Repeat("x", 23) + "e\u0301xyz": strings.Repeat("x", 23) + "…",
		strings.Repeat("x", 22) + "👩\u200d👧xy": strings.Repeat("x", 22) + "…",
		strings.Repeat("x", 21) + "👩\u200d👧xy": strings.Repeat("x", 21) + "👩\u200d👧…",
	} {
		h := Header{}
		h.SetNames("Bert", name)
		if got := h.ShortNames(); !slices.Equal(got, []string{"Bert", want}) {
			t.Errorf("%q is shown as %q, not %q", name, got[1], want)
		}
		if got := h.Names()[1]; got != name {
			t.Errorf("the header now says %q, not %q", got, name)
		}
	}
}

// A campaign without a name of its own is called by its characters and its year; its file keeps its name.
func TestTitle(t *testing.T) {
	b := rulestest.Book(t)
	c := begin(t, 10)
	defer c.Close()
	s := c.Now()
	pair := Characters(b, s)
	if pair == "" {
		t.Fatal("nobody has been chosen")
	}
	unchosen := b.NewCampaign(standard, nil)
	given := NameOf(Folder(t.TempDir()).NewFile(time.Date(2026, 11, 21, 15, 4, 0, 0, time.UTC)))
	for name, want := range map[string]string{
		given:                               pair + ", year I",
		given + " (2)":                      pair + ", year I (2)",
		given + " (copy) (2)":               pair + ", year I (copy) (2)",
		given + " with Anna":                given + " with Anna",
		"Campaign of 2026":                  "Campaign of 2026",
		"The long one":                      "The long one",
		"Campaign of 2026-11-21 15.04, two": "Campaign of 2026-11-21 15.04, two",
	} {
		if got := Title(name, b, s); got != want {
			t.Errorf("%q is called %q, not %q", name, got, want)
		}
	}
	if got := Title(given, b, &unchosen); got != "Campaign, year I" {
		t.Errorf("before anybody is chosen it is called %q", got)
	}
	later := *s
	later.Year = 4
	if got := Title(given, b, &later); got != pair+", year IV" {
		t.Errorf("three years later it is called %q", got)
	}
	if e := (&Entry{Listed: Listed{Name: given}, Trouble: errNewer}); e.Title() != given {
		t.Errorf("one that cannot be opened is called %q", e.Title())
	}
}
