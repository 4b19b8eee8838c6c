package rules

import (
	"maps"
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
)

// A die that leaves a pool or a location for the supply was not spent: only action dice are ([spend]).
func TestWhatIsNotSpent(t *testing.T) {
	supply := Place{Spot: InSupply}
	for from, want := range map[Place]string{onMat(0): "spend", inPool(content.Support): "dice", atLocation(0): "dice"} {
		if got := (Event{Kind: EvDie, From: from, To: supply}).Rule(&State{}); got != want {
			t.Errorf("from %+v: [%s], not [%s]", from, got, want)
		}
	}
}

// Everything that is told has a rule that can be read.
func TestEventsHaveRules(t *testing.T) {
	reference := contenttest.Reference(t)
	for phase := range CampaignOver + 1 {
		s := State{Phase: phase}
		for kind := range EvShort + 1 {
			for from := range CurrentCard + 1 {
				for to := range CurrentCard + 1 {
					e := Event{Kind: kind, From: Place{Spot: from}, To: Place{Spot: to}}
					if reference.Rule(e.Rule(&s)) == nil {
						t.Fatalf("the rule of event %d from %d to %d in phase %d is %q", kind, from, to, phase, e.Rule(&s))
					}
				}
			}
		}
	}
}

// What becomes of cards is of the rule by which it comes about: a card is discarded when it brings an obstacle, is finished or makes way
// for another, and at the end of a year.
func TestRulesOfCardsThatMove(t *testing.T) {
	b := loadBook(t)
	type moved struct {
		phase    Phase
		step     Step
		from, to Spot
	}
	want := map[moved]string{
		{Setup, StepTime, ProgressDeck, CurrentCard}:         "session",
		{Turns, StepActions, CurrentCard, ProgressDiscard}:   "complete",
		{Turns, StepActions, Staged, ProgressDiscard}:        "complete",
		{Turns, StepActions, Staged, CurrentCard}:            "complete",
		{Turns, StepNewObstacles, Staged, ProgressDiscard}:   "new-obstacles",
		{SessionEnd, StepTime, CurrentCard, ProgressDiscard}: "session-end",
		{SessionEnd, StepTime, Staged, ProgressDiscard}:      "session-end",
		{SessionEnd, StepTime, ProgressDiscard, OutOfGame}:   "session-end",
		{SessionEnd, StepTime, AttachedAt, DrawPile}:         "session-end",
		{Turns, StepNewObstacles, DrawPile, AttachedAt}:      "new-obstacles",
		{Turns, StepActivate, AttachedAt, DiscardPile}:       "discard",
	}
	seen := map[moved]bool{}
	overcome := 0
	for seed := uint64(1); seed <= 3; seed++ {
		s := b.NewCampaign(Options{Seed: seed, Difficulty: content.Standard}, nil)
		choose := Players.Greedy(seed)
		for s.Year < 4 && s.Depth > 0 {
			st := Story{Keep: true}
			if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), &st); err != nil {
				t.Fatal(err)
			}
			over := -1 // the obstacle that is overcome
			for i, e := range st.Events {
				if e.Kind == EvOvercome {
					over = int(e.Card)
				}
				if e.Kind != EvProgress && e.Kind != EvObstacle {
					continue
				}
				after := &st.States[i]
				m := moved{after.Phase, after.Step, e.From.Spot, e.To.Spot}
				if e.Kind == EvObstacle && int(e.Card) == over {
					if overcome++; e.Rule(after) != "overcome-end" {
						t.Fatalf("%s [%s]", b.Describe(after, e), e.Rule(after))
					}
					continue
				}
				if rule, known := want[m]; known {
					seen[m] = true
					if got := e.Rule(after); got != rule {
						t.Fatalf("%s [%s], not [%s]", b.Describe(after, e), got, rule)
					}
				}
			}
		}
	}
	for m := range want {
		if !seen[m] {
			t.Errorf("in phase %d and step %d nothing moves from %d to %d", m.phase, m.step, m.from, m.to)
		}
	}
	if overcome < 10 {
		t.Errorf("only %d obstacles are overcome", overcome)
	}
}

// A card whose own text discards it says so; of another that is discarded, the card that did it is said before.
func TestCardsThatDiscardThemselvesSaySo(t *testing.T) {
	tb := bareTable(t)
	told := map[string]bool{}
	tb.story.Watch = func(s *State, e Event) { told[tb.b.Describe(s, e)] = true }
	tb.attach("settled/diplomacy", "looking-west")
	tb.attach("empire/military", "legionary.1")
	tb.put("redbank/support", "support:1")
	tb.activate("settled/diplomacy")
	tb.attach("settled/diplomacy", "looking-west")
	tb.at("thea", "settled/diplomacy")
	tb.overcome("looking-west", "thea")
	for _, want := range []string{"Looking West discards itself.", "Looking West, overcome: Legionary is discarded."} {
		if !told[want] {
			t.Errorf("%q is not told, but %v", want, slices.Sorted(maps.Keys(told)))
		}
	}
}

// A line of the log leads to the rule by which it came about, and not to another one that does much the same.
func TestEventsHaveTheirOwnRules(t *testing.T) {
	tb := bareTable(t)
	cited := map[string]string{}
	tb.story.Watch = func(s *State, e Event) { cited[tb.b.Describe(s, e)] = e.Rule(s) }
	tb.card("thea", "marching-orders") // start 5 | espionage | end =, for military and sorcery
	tb.put("redbank/support", "support:5 espionage:2 support:2")
	tb.rolls(3, 4)
	tb.play("place thea support:5 r1c1", "place thea espionage:2 r1c2", "place thea support:2 r1c3", "take thea cantrips")
	tb.attach("redbank/support", "rousing-speech", "star-crossed", "radiant-fernbrake", "foragers-tome")
	tb.put("pool", "diplomacy:2")
	tb.stressDie("thea", content.Body, 2, 0)
	tb.overcome("rousing-speech", "thea")
	tb.overcome("radiant-fernbrake", "thea")
	tb.play("yes")
	tb.overcome("foragers-tome", "thea")
	tb.activate("redbank/support")
	tb.threatened(content.Military, 11)
	tb.s.Step = StepThreats
	tb.engine().raiseThreat(content.Military)
	tb.s.Step = StepEvent
	tb.staged("talk-of-war", "hard-choices", "bread-and-circuses", "on-two-fronts")
	operations[content.OpNewObstacle].do(tb.engine(), nil, nil, Move{})
	for line, want := range map[string]string{
		"Marching Orders, completed: Military 3 is rolled into the pool.":         "complete",
		"Rousing Speech, overcome: The support threat falls to space 1, level 2.": "lower",
		"Radiant Fernbrake, overcome: Thea's body die now shows 6.":               "stress",
		"Forager's Tome, overcome: Forager's Turtle is unlocked.":                 "card-text",
		"Star-Crossed: Diplomacy 2 of the pool is set to 6.":                      "dice",
		"Military threat, last space: Boar's Rift is burned.":                     "threat-location",
		"Military threat, last space: Sundered Crag comes into play in Red Bank.": "threat-location",
		"Military threat, last space: Stone and Blood is unlocked.":               "threat-location",
		"Military threat, last space: Samo is unlocked.":                          "unlock",
		"On Two Fronts is discarded.":                                             "new-obstacles",
	} {
		if got := cited[line]; got != want {
			t.Errorf("%q leads to [%s], not [%s]", line, got, want)
		}
	}
}
