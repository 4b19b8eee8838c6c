package advice

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestActivateComesAsForeseen plays the end of the actions step and compares what activates.
func TestActivateComesAsForeseen(t *testing.T) {
	b := rulestest.Book(t)
	compared, hurt := 0, 0
	advicetest.WildPlay(t, b, 100, 60, func(s *rules.State, _ []rules.Move, m rules.Move) {
		if m.Kind != rules.MoveDone {
			return
		}
		a := Activating(b, s)
		if a.Asked || a.Turned {
			return
		}
		after := *s
		var story rules.Story
		if err := b.Apply(&after, m, &story); err != nil {
			t.Fatal(err)
		}
		var slots []content.Slot
		var obstacles []Trigger
		end := 0
		for i, e := range story.Events {
			switch {
			case e.Kind == rules.EvStep && rules.Step(e.N) == rules.StepNewObstacles:
				end = i
			case e.Kind == rules.EvActivate:
				slots = append(slots, e.Slot)
			case e.Kind == rules.EvTrigger:
				obstacles = append(obstacles, Trigger{content.ObstacleID(e.Card), e.Slot})
			}
			if end > 0 {
				break
			}
		}
		if end == 0 || dependsOnPools(b, a.Obstacles) {
			return // the players chose on the way, or refresh changed what counts
		}
		if !slices.Equal(slots, a.Slots) || !slices.Equal(obstacles, a.Obstacles) {
			t.Errorf("foreseen %v %v, come %v %v", a.Slots, a.Obstacles, slots, obstacles)
		}
		h := harms(b, story.Events[:end])
		for p := range h {
			if h[p].Points() != a.harm[p].Points() {
				t.Errorf("foreseen %+v, come %+v", a.harm[p], h[p])
			}
			hurt += h[p].Points()
		}
		compared++
	})
	if compared < 50 || hurt == 0 {
		t.Errorf("%d turns were compared, with %d points of stress", compared, hurt)
	}
}

// dependsOnPools reports whether what an obstacle does depends on dice of a pool, which refresh fills first.
func dependsOnPools(b *rules.Rulebook, list []Trigger) bool {
	for _, tr := range list {
		for _, ef := range b.Content().Card(tr.Obstacle).Activate {
			if ef.If.Test == content.PairInPool || ef.Psyche.Per == content.PerPoolDie || ef.Body.Per == content.PerPoolDie {
				return true
			}
		}
	}
	return false
}

// Where the players choose and it makes no difference to what is taken, that is one harm and no range.
func TestAHarmThatNothingChangesIsNoRange(t *testing.T) {
	psyche := func(n int) *Harm { return &Harm{Stress: [content.NumStress]int{content.Psyche: n}} }
	for _, test := range []struct {
		least, most *Harm
		want        string
	}{
		{psyche(1), psyche(1), "1 psyche in any case"},
		{psyche(1), psyche(3), "1 psyche to 3 psyche"},
		{psyche(0), psyche(2), "nothing to 2 psyche"},
	} {
		if got := between(test.least, test.most); got != test.want {
			t.Errorf("it is said %q, not %q", got, test.want)
		}
	}
}

// A knock-out is certain only where every way brings it, however little else comes with it.
func TestAWayWithoutAKnockOutIsMilder(t *testing.T) {
	out := [rules.NumPlayers]Harm{{Stress: [content.NumStress]int{content.Body: 3}, KnockedOut: true}}
	hurt := [rules.NumPlayers]Harm{{Stress: [content.NumStress]int{content.Psyche: 6, content.Body: 9}, Conditions: []string{"Shaken", "Wounded"}}}
	if milder(&out, &hurt); out[0].KnockedOut {
		t.Error("a knock-out is certain that one way spares")
	}
}

// What an obstacle takes from a pool counts the dice that the refresh rolls before, whatever they show ([refresh]).
func TestACardTakesWhatTheRefreshRolls(t *testing.T) {
	for _, c := range []struct {
		card, lies, says string
	}{
		{"breakout", "", "Breakout! After Refresh, the espionage pool loses 2 dice."},
		{"breakout", "espionage:1", "Breakout! After Refresh, the espionage pool loses 2 dice."}, // of which another may show 1
		{"breakout", "espionage:3", "Breakout! After Refresh, the espionage pool loses 2 dice."},
		{"breakout", "espionage:3 espionage:5", "Breakout! Espionage 3 leaves the pool. Breakout! Espionage 5 leaves the pool."},
		{"nalah", "", "Nalah: After Refresh, the diplomacy pool loses 1 die."},
		{"nalah", "diplomacy:1", "Nalah: Diplomacy 1 leaves the pool."},
		{"star-crossed", "diplomacy:6", ""},
	} {
		tb := rulestest.Bare(t)
		for r := range content.Region(content.NumRegions) {
			show(tb, r, content.Spring) // the top row
		}
		show(tb, content.Empire, content.Winter)
		tb.Attach("empire/military", c.card)
		if c.lies != "" {
			tb.Put("pool", c.lies)
		}
		for tb.Book.ProgressLevel(&tb.State, content.Espionage) < 2 {
			tb.State.Progress[content.Espionage]++
		}
		tb.State.Progress[content.Diplomacy] = tb.State.Progress[content.Espionage]
		a := OfActivation(tb.Book, &tb.State, tb.Obstacle(c.card))
		says := slices.DeleteFunc(a.Brings(tb.Book, &tb.State), func(said Said) bool { return said.Kind != rules.EvDie })
		if got := strings.Join(WordsOf(says), " "); got != c.says || a.Idle {
			t.Errorf("%s takes of the pool %q: %q, idle: %v", c.card, c.lies, got, a.Idle)
		}
		turn := strings.Join(WordsOf(Activating(tb.Book, &tb.State).Says), " ")
		if !strings.Contains(turn, c.says) {
			t.Errorf("the turn brings %q, and of it is said %q", c.says, turn)
		}
		_, besides := WhatComes(tb.Book, &tb.State)
		empties := slices.ContainsFunc(besides, func(one Further) bool { return one.Pool == content.Espionage })
		if empties != (c.card == "breakout") {
			t.Errorf("%s, of the pool %q: %+v", c.card, c.lies, besides)
		}
	}
}

// A card that may activate this turn counts the dice that the refresh rolls before, too: here the players choose what the first one discards.
func TestACardThatMayActivateTakesWhatTheRefreshRolls(t *testing.T) {
	tb := rulestest.Bare(t)
	for r := range content.Region(content.NumRegions) {
		show(tb, r, content.Spring) // the top row
	}
	for r, card := range []string{"foragers-turtle", "radiant-fernbrake", "order-of-the-blue-robes"} {
		rulestest.Attach(&tb.State, tb.Obstacle(card), content.SlotAt(content.Region(r), 0))
	}
	a := OfActivation(tb.Book, &tb.State, tb.Obstacle("radiant-fernbrake"))
	want := "Radiant Fernbrake: After Refresh, the sorcery pool loses 1 die."
	if got := WordsOf(a.Brings(tb.Book, &tb.State)); a.Surely || a.Depends == "" || !slices.Contains(got, want) {
		t.Errorf("it activates surely: %v, or depends on %q; it brings %q", a.Surely, a.Depends, got)
	}
}
