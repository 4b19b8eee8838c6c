package chronicle

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestTale tells made-up years: what weighs most is told, by name.
func TestTale(t *testing.T) {
	b := rulestest.Book(t)
	keel, menas := rulestest.CharacterNamed(b, "Keel"), rulestest.CharacterNamed(b, "Menas")
	poison := rulestest.ObstacleNamed(b, "Poison")
	place := b.Content().Locations[0].Name
	grows := [content.NumResources]Span{{From: 1, To: 4}}
	for name, c := range map[string]struct {
		year  Year
		tells []string
		not   string
	}{
		"a location that fell":   {Year{Fallen: []content.LocationID{0}, KnockedOut: []content.CharacterID{keel}}, []string{place}, "Keel"},
		"who was knocked out":    {Year{KnockedOut: []content.CharacterID{keel, menas}}, []string{"Keel and Menas"}, ""},
		"what burned":            {Year{Replaced: []Change{{Old: 0, New: 1}}}, []string{place, b.Content().Locations[1].Name}, ""},
		"what was not replaced":  {Year{Replaced: []Change{{Old: 0, New: content.NoLocation}}}, []string{place}, ""},
		"who was wounded":        {Year{Conditions: 1, Cast: [rules.NumPlayers]content.CharacterID{keel, menas}}, []string{"Keel"}, "Menas"},
		"both were carried home": {Year{KnockedOut: []content.CharacterID{keel, menas}, Overcome: []content.ObstacleID{poison}}, []string{"Poison"}, "held"},
		"who joined":             {Year{Unlocked: []content.CharacterID{menas}, Threat: grows}, []string{"Menas"}, ""},
		"what was mastered":      {Year{Masteries: []content.Resource{content.Military}, Threat: grows}, []string{"military"}, ""},
		"what was overcome":      {Year{Overcome: []content.ObstacleID{poison}, Threat: grows}, []string{"Poison"}, "held"},
		"that the line held":     {Year{Overcome: []content.ObstacleID{poison}}, nil, "Poison"},
		"a lost record":          {Year{Lost: true, Fallen: []content.LocationID{0}}, []string{"Nobody wrote down"}, place},
	} {
		seen := map[string]bool{}
		s := rules.State{Year: 2}
		if c.year.Conditions > 0 {
			s.Characters[keel].Marked[content.Body] = 1
		}
		for turns := range 6 {
			c.year.Turns = turns
			say := Tale(b, &s, &c.year)
			seen[say] = true
			for _, tells := range c.tells {
				if !strings.Contains(say, tells) {
					t.Errorf("%s: %q does not tell %q", name, say, tells)
				}
			}
			if strings.Contains(say, "$") || c.not != "" && strings.Contains(say, c.not) {
				t.Errorf("%s: %q", name, say)
			}
		}
		if len(seen) < 2 && !c.year.Lost {
			t.Errorf("%s is always told in the same words", name)
		}
	}
}

// A location that is called as its region is told as a location.
func TestTaleOfAPlaceCalledAsItsRegion(t *testing.T) {
	b := rulestest.Book(t)
	id := slices.IndexFunc(b.Content().Locations, func(l content.Location) bool { return l.Name == "Red Bank" })
	for turns := range 6 {
		year := Year{Turns: turns, Fallen: []content.LocationID{content.LocationID(id)}}
		say := Tale(b, &rules.State{Year: 2}, &year)
		if !strings.Contains(strings.ToLower(say), "the location red bank") || say[:1] != strings.ToUpper(say[:1]) {
			t.Errorf("%q may mean the region", say)
		}
	}
}

// TestTalesVary plays campaigns: no two years of one are told alike, and the sheet before the next year begins with the tale.
func TestTalesVary(t *testing.T) {
	years := 0
	for seed := uint64(1); seed <= 3; seed++ {
		told := map[string]bool{}
		var year uint8 = 1
		chronicled(t, seed, func(b *rules.Rulebook, s *rules.State, a *Annals, _ []rules.Event) {
			if s.Year == year || s.Phase != rules.Setup {
				return
			}
			year = s.Year
			years++
			last := &a.Years[year-2]
			say := Tale(b, s, last)
			if told[say] {
				t.Errorf("seed %d: two years are told as %q", seed, say)
			}
			told[say] = true
			if c := NextYearChapter(b, s, last); !strings.HasPrefix(c.Verdict, say) {
				t.Errorf("the sheet says %q, and not %q", c.Verdict, say)
			}
			t.Log(say)
		})
	}
	if years != 3*(rules.MostYears-1) {
		t.Errorf("%d years were told", years)
	}
}
