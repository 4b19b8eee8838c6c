package teach

import (
	"fmt"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// In some campaigns of random and of sensible play every tip is met at some time, and what it is about is on the table.
func TestTipsAreMet(t *testing.T) {
	cards := contenttest.Cards(t)
	tips := contenttest.Tips(t)
	b := rules.New(cards)
	lessons, err := Compile(rules.New(contenttest.LessonCards(t)), contenttest.Lessons(t))
	if err != nil {
		t.Fatal(err)
	}
	if err := CheckTips(tips, lessons); err != nil {
		t.Fatal(err)
	}
	met := map[string]bool{}
	for seed := uint64(1); seed <= 6 && len(met) < len(tips); seed++ {
		choose := mind.Greedy(seed)
		if seed%2 == 0 {
			choose = rules.RandomPolicy(seed)
		}
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Hardcore}, nil)
		story := rules.Story{Keep: true}
		var after Aftermath
		for legal := b.Moves(&s, nil); len(legal) > 0; legal = b.Moves(&s, legal[:0]) {
			story.Reset()
			if err := b.Apply(&s, choose(b, &s, legal), &story); err != nil {
				t.Fatal(err)
			}
			for i := range story.Events {
				var over *Aftermath
				if after.See(b, &story, i, &s) {
					over = &after
				}
				for k := range tips {
					if _, fact, ok := Meets(b, &tips[k], &story, i, over); ok {
						met[tips[k].ID] = true
						checkFact(t, &tips[k], told{b, &story, i, &after, fact})
					}
				}
			}
		}
	}
	for _, tip := range tips {
		if !met[tip.ID] {
			t.Errorf("nothing brings up the tip %q", tip.ID)
		}
	}
	for _, wrong := range []content.Tip{{Event: "lunch"}, {Event: "stress", Taught: []string{"lunch"}}} {
		if err := CheckTips([]content.Tip{wrong}, lessons); err == nil {
			t.Errorf("the tip %+v is accepted", wrong)
		}
	}
}

// told is what a tip tells of an event of a story.
type told struct {
	book  *rules.Rulebook
	story *rules.Story
	event int
	after *Aftermath
	fact  string
}

// checkFact checks that what a tip tells has happened, once it has.
func checkFact(t *testing.T, tip *content.Tip, of told) {
	t.Helper()
	b, st, i, after, fact := of.book, of.story, of.event, of.after, of.fact
	s := &st.States[i]
	if st.Events[i].Kind == rules.EvStep && fact != "" {
		t.Errorf("that a step begins is told as what happened in it: %s", fact)
	}
	if why, does, is := strings.Cut(fact, " activates. "); is && strings.HasPrefix(does, why+": ") {
		t.Errorf("the card is named twice: %s", fact)
	}
	switch tip.ID {
	case "obstacle-activated":
		if st.Idle(i) {
			t.Errorf("it did nothing: %s", fact)
		}
	case "threat":
		if r := st.Events[i].Resource; b.ThreatSymbols(s)[r] <= rules.FreeThreats {
			t.Errorf("%d symbols of %s are in play: %s", b.ThreatSymbols(s)[r], r, fact)
		}
	case "winter-activates":
		if want := "all of " + b.RegionName(st.Events[i].Slot.Region()) + "."; !strings.HasSuffix(fact, want) {
			t.Errorf("it does not name %s: %s", want, fact)
		}
	case "achievement":
		if s.Phase != rules.Turns {
			t.Errorf("no obstacle has brought it: %s", fact)
		}
	case "unlocked":
		if o := b.Content().Card(content.ObstacleID(st.Events[i].Card)); o.OfLocation {
			t.Errorf("%s comes with its location and is called harder: %s", o.Name, fact)
		}
	case "overcome":
		if o := b.Content().Card(content.ObstacleID(after.card)); s.Obstacles[after.card].Zone == rules.InPlay || !strings.HasPrefix(fact, o.Name) {
			t.Errorf("%s lies on the board still, or is not named: %s", o.Name, fact)
		}
		if o := b.Content().Card(content.ObstacleID(after.card)); strings.Count(fact, o.Name+", overcome") > 0 {
			t.Errorf("what is overcome is told more than once: %s", fact)
		}
		ranks := 0
		for k, ev := range st.Events {
			if ev.Kind == rules.EvRank {
				ranks++
				if _, say := b.Clause(&st.States[k], ev); !strings.Contains(fact, rules.Capital(say)+".") {
					t.Errorf("%q does not tell %q", fact, say)
				}
			}
		}
		if n := strings.Count(fact, " rises to rank "); n != ranks {
			t.Errorf("%d ranks are told, %d gained: %s", n, ranks, fact)
		}
	case "threats-at-two":
		named, before := 0, b.ThreatSymbols(&st.States[i-1])
		for r, n := range b.ThreatSymbols(s) {
			if n == 2 && before[r] < n && strings.Contains(fact, fmt.Sprintf("second symbol of {%s}", content.Resource(r))) {
				named++
			}
		}
		if named != 1 {
			t.Errorf("%d resources that get their second sign are named: %s", named, fact)
		}
	case "stage":
		now, before := b.NewObstacles(s), b.NewObstacles(&st.States[i-1])
		if !strings.Contains(fact, fmt.Sprintf(" each turn brings %d new obstacle", now)) || now != before && !strings.Contains(fact, fmt.Sprintf(" instead of %d.", before)) ||
			strings.Contains(fact, "with harder cards, but") != (now < before) {
			t.Errorf("%d new obstacles come, %d before: %s", now, before, fact)
		}
	}
}

// The defence is explained where an attempt begins that no placing of dice can end before it, and nowhere else.
func TestDefenceIsExplainedWhereItIsDue(t *testing.T) {
	b := rules.New(contenttest.Cards(t))
	tip := &content.Tip{Event: "defence-due"}
	due, not := 0, 0
	for seed := uint64(1); seed <= 8; seed++ {
		choose := mind.Greedy(seed)
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Easy}, nil)
		story := rules.Story{Keep: true}
		for legal := b.Moves(&s, nil); len(legal) > 0 && s.Year < 3; legal = b.Moves(&s, legal[:0]) {
			m := choose(b, &s, legal)
			story.Reset()
			if err := b.Apply(&s, m, &story); err != nil {
				t.Fatal(err)
			}
			if m.Kind != rules.MoveAttempt {
				continue
			}
			_, _, is := Meets(b, tip, &story, 0, nil)
			if is == (s.Attempt.Phase == rules.NoAttempt || s.Overcoming() || s.Attempt.Phase == rules.Approach && placesAll(b, &s)) {
				t.Fatalf("seed %d: %s: explained %t", seed, b.Describe(&story.States[0], story.Events[0]), is)
			}
			if is {
				due++
			} else {
				not++
			}
			if decided := s; is && (s.Attempt.Phase == rules.Approach || s.Attempt.Phase == rules.Defend) {
				decided.Attempt.Phase = rules.Overcome
				if on := (layout.Target{}); Passed(tip, on, &s) || !Passed(tip, on, &decided) {
					t.Error("it is over before the defence is decided, or not once it is")
				}
			}
		}
	}
	if due < 5 || not < 5 {
		t.Errorf("the defence was due in %d attempts, and not in %d", due, not)
	}
}

// placesAll reports whether the dice at hand can be placed in the approach so that the obstacle is overcome.
func placesAll(b *rules.Rulebook, s *rules.State) bool {
	for _, m := range b.Covers(s, nil) {
		next := *s
		if b.ApplyRolling(&next, m, nil, nil) == nil && (next.Attempt.Phase == rules.NoAttempt || next.Overcoming() || placesAll(b, &next)) {
			return true
		}
	}
	return false
}
