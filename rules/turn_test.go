package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
)

// show puts obstacles showing a season on top of the first n regions' piles, and others showing another on the rest.
func (tb *table) show(n int, season, other content.Season) {
	tb.Helper()
	for r := range content.Region(content.NumRegions) {
		if int(r) < n {
			tb.showing(r, season)
		} else {
			tb.showing(r, other)
		}
	}
}

func TestTurn(t *testing.T) {
	scenarios(t, "turn", []scenario{
		{"seven steps in order, then the next turn", func(tb *table) {
			tb.show(3, content.Fall, content.Fall)
			tb.play("done")
			for tb.s.top().Task != TaskActions { // the players choose where the rules ask
				tb.play(tb.b.Notation(&tb.s, tb.b.Moves(&tb.s, nil)[0]))
			}
			var steps []Step
			for _, e := range tb.story.Events {
				if e.Kind == EvStep {
					steps = append(steps, Step(e.N))
				}
			}
			want := []Step{StepRefresh, StepActivate, StepNewObstacles, StepThreats, StepTime, StepEvent, StepActions}
			if !slices.Equal(steps, want) {
				tb.Errorf("the steps were %v, not %v", steps, want)
			}
		}},
	})
}

func TestActions(t *testing.T) {
	scenarios(t, "actions", []scenario{
		{"both players act, in any order and interleaved, until both are done", func(tb *table) {
			tb.stressDie("thea", content.Body, 1, 0)
			tb.put("thea", "a1 a1")
			tb.put("keel", "a1")
			tb.play("rest thea a1 body", "rest keel a1 body", "rest thea a1 body", "done")
			tb.wantStress("thea", content.Body, 3, 0)
			tb.wantStress("keel", content.Body, 4, 0)
		}},
		{"what is asked for elsewhere is no action", func(tb *table) {
			tb.refused("yes", "actions")
			tb.refused("choose 1 menas", "actions")
		}},
	})
}

func TestEvent(t *testing.T) {
	// Parisa's Glen, where Thea is, is rural; the Guild of Strategy, where Keel is, urban.
	body := func(tb *table, name string, value int) { tb.wantStress(name, content.Body, value, 0) }
	scenarios(t, "event", []scenario{
		{"winter 0, Mana Flows: a sorcery asset at each eldritch location", func(tb *table) {
			tb.show(0, content.Winter, content.Spring)
			tb.rolls(2, 5)
			tb.run(StepEvent)
			tb.want("redbank/military", "sorcery:2")
			tb.want("settled/sorcery", "sorcery:5")
			tb.want("redbank/support", "")
		}},
		{"winter 1, Snow Flurries: one body outside towns", func(tb *table) {
			tb.show(1, content.Winter, content.Spring)
			tb.run(StepEvent)
			body(tb, "thea", 2)
			body(tb, "keel", 3)
		}},
		{"winter 2, Brutal Cold: two body outside towns", func(tb *table) {
			tb.show(2, content.Winter, content.Spring)
			tb.run(StepEvent)
			body(tb, "thea", 1)
		}},
		{"winter 3, Blizzard: all units are discarded, then three body outside towns", func(tb *table) {
			tb.show(3, content.Winter, content.Winter)
			tb.attach("redbank/support", "legionary.1", "poison")
			tb.attach("settled/sorcery", "securing-the-perimeter")
			tb.run(StepEvent)
			tb.wantAttached("redbank/support", "poison")
			tb.wantAttached("settled/sorcery")
			tb.wantMarked("thea", content.Body, 1)
			body(tb, "keel", 3)
		}},
		{"spring 0, Trade Fair: a technology asset at each urban location", func(tb *table) {
			tb.s.Box = 1
			tb.show(0, content.Spring, content.Fall)
			tb.rolls(1, 2, 3)
			tb.run(StepEvent)
			tb.want("empire/technology", "technology:1")
			tb.want("empire/espionage", "technology:2")
			tb.want("settled/diplomacy", "technology:3")
		}},
		{"spring 1, Tournament: an espionage asset at each location of the Empire", func(tb *table) {
			tb.s.Box = 1
			tb.show(1, content.Spring, content.Fall)
			tb.rolls(1, 2, 3)
			tb.run(StepEvent)
			tb.want("empire/military", "espionage:1")
			tb.want("empire/espionage", "espionage:3")
		}},
		{"spring 2, Heavy Rains: each character's lowest unspent die, one only", func(tb *table) {
			tb.s.Box = 2
			tb.show(2, content.Spring, content.Fall)
			tb.put("thea", "a2 a2 a5")
			tb.put("keel", "a3 a1")
			tb.run(StepEvent)
			tb.want("thea", "a2 a5")
			tb.want("keel", "a3")
		}},
		{"spring 3, Flooding: the diplomacy pool is cleared", func(tb *table) {
			tb.s.Box = 1
			tb.show(3, content.Spring, content.Fall)
			tb.put("pool", "diplomacy:1 diplomacy:6 support:1")
			tb.run(StepEvent)
			tb.want("pool", "support:1")
		}},
		{"summer 1, Long Days: each player gains a rolled action die", func(tb *table) {
			tb.s.Box = 3
			tb.show(1, content.Summer, content.Fall)
			tb.rolls(2, 6)
			tb.run(StepEvent)
			tb.want("thea", "a2")
			tb.want("keel", "a6")
		}},
		{"summer 2, Heat Wave: two body in towns", func(tb *table) {
			tb.s.Box = 3
			tb.show(2, content.Summer, content.Fall)
			tb.run(StepEvent)
			body(tb, "thea", 3)
			body(tb, "keel", 1)
		}},
		{"summer 3, Drought: the support pool is cleared", func(tb *table) {
			tb.s.Box = 4
			tb.show(3, content.Summer, content.Fall)
			tb.put("pool", "support:1 support:6 military:1")
			tb.run(StepEvent)
			tb.want("pool", "military:1")
		}},
		{"fall 0, Harvest Festivals: a diplomacy asset at each rural location", func(tb *table) {
			tb.s.Box = 5
			tb.show(0, content.Fall, content.Spring)
			tb.rolls(1, 2, 3, 4)
			tb.run(StepEvent)
			tb.want("empire/military", "diplomacy:1")
			tb.want("redbank/military", "diplomacy:2")
			tb.want("redbank/support", "diplomacy:3")
			tb.want("settled/technology", "diplomacy:4")
		}},
		{"fall 1, Bountiful Harvest: a support asset at each location of Red Bank", func(tb *table) {
			tb.s.Box = 5
			tb.show(1, content.Fall, content.Spring)
			tb.rolls(1, 2, 3)
			tb.run(StepEvent)
			tb.want("redbank/military", "support:1")
			tb.want("redbank/sorcery", "support:3")
		}},
		{"fall 2, Gathering Storm: an obstacle by the lowest staged card, refilled at once", func(tb *table) {
			tb.s.Box = 6
			tb.show(2, content.Fall, content.Spring)
			tb.staged("talk-of-war", "hard-choices", "bread-and-circuses", "on-two-fronts")
			tb.deck(2, "metals-and-guilds", "sorcerous-shortcuts")
			tb.onTop(content.RedBank, "star-crossed") // shows fall as well
			tb.run(StepEvent)
			tb.wantAttached("redbank/sorcery", "star-crossed")
			tb.wantStaged("sorcerous-shortcuts", "talk-of-war", "hard-choices", "bread-and-circuses")
		}},
		{"fall 3, Mana Backlash: the foes of Red Bank are discarded, then three psyche at eldritch places", func(tb *table) {
			tb.s.Box = 5
			tb.show(3, content.Fall, content.Spring)
			tb.at("keel", "redbank/military")
			tb.attach("redbank/sorcery", "angry-mob.1", "field-work")
			tb.attach("empire/military", "imperial-guard.1")
			tb.run(StepEvent)
			tb.wantAttached("redbank/sorcery", "field-work")
			tb.wantAttached("empire/military", "imperial-guard.1")
			tb.wantStress("thea", content.Psyche, 5, 0)
			tb.wantMarked("keel", content.Psyche, 1)
		}},
	})
}

func TestRefresh(t *testing.T) {
	scenarios(t, "refresh", []scenario{
		{"pools are filled up to their level; what lies there stays, nothing is removed", func(tb *table) {
			tb.put("pool", "support:6 technology:1 technology:1 technology:1")
			tb.run(StepRefresh)
			if got := tb.s.Pool[content.Support]; got.Len() != 2 || got.Of(6) == 0 {
				tb.Errorf("the support pool is %v", got)
			}
			if got := tb.s.Pool[content.Technology]; got.Of(1) != 3 {
				tb.Errorf("the technology pool is %v", got)
			}
		}},
		{"unspent action dice are returned and five new ones rolled", func(tb *table) {
			tb.put("thea", "a1 a1 a1 a1 a1 a1 a1")
			tb.run(StepRefresh)
			if got := len(tb.lying("thea")); got != 5 {
				tb.Errorf("Thea has %d action dice, not 5", got)
			}
		}},
		{"dice on obstacles and unfinished cards stay", func(tb *table) {
			tb.attach("redbank/support", "tripwire")
			tb.cover("tripwire")
			tb.card("thea", "tactical-plans")
			tb.put("redbank/support", "military:1 support:2")
			tb.play("place thea military:1 r1c1")
			tb.run(StepRefresh)
			tb.want("on tripwire", "support:1 technology:1")
			tb.want("card thea", "military:1")
			tb.want("redbank/support", "support:2")
		}},
	})
}

func TestTime(t *testing.T) {
	box := func(tb *table, want, turn int) {
		tb.Helper()
		if int(tb.s.Box) != want || int(tb.s.Turn) != turn {
			tb.Errorf("box %d in turn %d, not box %d in turn %d", tb.s.Box, tb.s.Turn, want, turn)
		}
	}
	scenarios(t, "time", []scenario{
		{"the next box", func(tb *table) {
			tb.run(StepTime)
			box(tb, 1, 2)
		}},
		{"a dashed box with a matching symbol is entered", func(tb *table) {
			tb.s.Box = 1
			tb.show(1, content.Spring, content.Fall)
			tb.run(StepTime)
			box(tb, 2, 2)
		}},
		{"a dashed box without one is skipped", func(tb *table) {
			tb.s.Box = 1
			tb.show(0, content.Spring, content.Fall)
			tb.run(StepTime)
			box(tb, 3, 2)
		}},
		{"the last winter box is dashed; past it the year is over", func(tb *table) {
			tb.s.Box = 5
			tb.show(0, content.Spring, content.Spring)
			tb.run(StepTime)
			if tb.s.Phase != YearOver {
				tb.Error("the year is not over")
			}
			tb.refused("done", "session-end")
		}},
		{"the last winter box is entered with a winter symbol", func(tb *table) {
			tb.s.Box = 6
			tb.show(1, content.Winter, content.Spring)
			tb.run(StepTime)
			box(tb, 7, 2)
		}},
		{"after the last winter box the year is over", func(tb *table) {
			tb.s.Box = 7
			tb.show(3, content.Winter, content.Winter)
			tb.run(StepTime)
			if tb.s.Phase != YearOver {
				tb.Error("the year is not over")
			}
		}},
	})
}

// While the time marker comes to the first box of a year, its first step is in hand, and not the last one of the year before
// ([session]).
func TestYearBeginsWithItsFirstStep(t *testing.T) {
	b := loadBook(t)
	story := Story{Keep: true}
	s := b.NewCampaign(Options{Seed: 5, Difficulty: content.Easy}, &story)
	choose := Players.Greedy(5)
	for years := 0; years < 2; {
		story.Reset()
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), &story); err != nil {
			t.Fatal(err)
		}
		for i, ev := range story.Events {
			if ev.Kind != EvTurn || ev.N != 1 {
				continue
			}
			if years++; story.States[i].Step != StepEvent {
				t.Errorf("year %d begins in the step %s", story.States[i].Year, story.States[i].Step.Name())
			}
		}
	}
}
