package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
)

// Every event names what brought it about, through nested effects too.
func TestEveryEventHasACause(t *testing.T) {
	see := func(b *Rulebook, before *State, _ []Move, m Move, story *Story) {
		for i, e := range story.Events {
			if e.Cause.Kind == NoCause {
				t.Fatalf("%s: %q has no cause", b.Notation(before, m), b.Describe(&story.States[i], e))
			}
		}
	}
	randomPlay(t, 20, see)
	steeredPlay(t, see)
}

// What is told names who or what brought it about.
func TestWhatIsToldNamesItsCause(t *testing.T) {
	for want, bring := range map[string]func(tb *table){
		"Legionary: Thea takes 2 body stress (military threat level 2).": func(tb *table) {
			tb.attach("redbank/support", "legionary.1")
			tb.at("thea", "redbank/military")
			tb.threatened(content.Military, 4)
			tb.activate("redbank/support")
		},
		"Legionary at Boar's Rift: Thea takes 2 body stress (military threat level 2).": func(tb *table) {
			tb.attach("redbank/support", "legionary.1")
			tb.attach("redbank/sorcery", "legionary.2")
			tb.at("thea", "redbank/military")
			tb.threatened(content.Military, 4)
			tb.activate("redbank/support")
		},
		"Tripwire: Thea takes 3 body stress.": func(tb *table) {
			tb.attach("redbank/military", "tripwire")
			tb.put("thea", "a1")
			tb.play("move thea redbank/military a1")
		},
		"Legionary, not defended: Thea takes 3 body stress.": func(tb *table) {
			tb.attach("redbank/support", "legionary.1")
			tb.play("attempt thea legionary.1 thea", "face")
		},
		"No obstacle at Boar's Rift: Imperial Guard moves in.": func(tb *table) { // the only one in the region
			tb.attach("redbank/support", "imperial-guard.1")
			tb.activate("redbank/military")
		},
		"No obstacle at Boar's Rift: Legionary, the hardest, moves in.": func(tb *table) {
			tb.attach("redbank/support", "legionary.1")
			tb.attach("redbank/sorcery", "imperial-guard.1")
			tb.activate("redbank/military")
		},
		"No obstacle at Boar's Rift: Legionary at Parisa's Glen moves in.": func(tb *table) { // chosen of two
			tb.attach("redbank/support", "legionary.1")
			tb.attach("redbank/sorcery", "legionary.2")
			tb.activate("redbank/military")
			tb.play("card legionary.1")
		},
		"On Two Fronts brings Legionary to Loomwood.": func(tb *table) {
			tb.staged("talk-of-war", "hard-choices", "bread-and-circuses", "on-two-fronts")
			tb.onTop(tb.b.c.Progress[tb.progressCard("on-two-fronts")].ObstacleAt.Region(), "legionary.1")
			tb.run(StepNewObstacles)
		},
		"Summer on Red Bank's pile: Parisa's Glen (middle) activates.": func(tb *table) {
			tb.showing(content.RedBank, content.Summer)
			tb.run(StepActivate)
		},
		"Marching Orders, completed: Military progress advances to space 2, level 2.": func(tb *table) {
			tb.card("thea", "marching-orders")
			tb.put("redbank/support", "support:5 espionage:2 support:2")
			tb.play("place thea support:5 r1c1", "place thea espionage:2 r1c2", "place thea support:2 r1c3")
		},
		"Rousing Speech, overcome: Thea's command rises to rank 3.": func(tb *table) {
			tb.attach("redbank/support", "rousing-speech")
			tb.overcome("rousing-speech", "thea")
		},
		"Thea trades support 3 to technology.": func(tb *table) {
			tb.put("thea", "a3")
			tb.put("pool", "support:3")
			tb.play("trade thea a3 support:3 technology")
		},
		"Thea's ability: Thea gains action die 5.": func(tb *table) {
			tb.put("thea", "a4")
			tb.play("use thea 2 a4")
		},
	} {
		tb := bareTable(t)
		var told []string
		tb.story.Watch = func(s *State, e Event) { told = append(told, tb.b.Describe(s, e)) }
		bring(tb)
		if !slices.Contains(told, want) {
			t.Errorf("%q is not told: %q", want, told)
		}
	}
}
