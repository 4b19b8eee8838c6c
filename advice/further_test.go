package advice

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// Besides harm to those who are played is told whom else a card hurts, what moves, which pool is emptied and which location burns.
func TestWhatElseComes(t *testing.T) {
	lay := func(season content.Season, at string, names ...string) *rulestest.Table {
		tb := rulestest.Bare(t)
		for r := range content.Region(content.NumRegions) {
			show(tb, r, content.Spring) // the top row
		}
		show(tb, content.Empire, season)
		tb.Attach(at, names...)
		return tb
	}
	wrath := lay(content.Winter, "empire/military", "wrath-of-the-autarch")
	breakout := lay(content.Winter, "empire/military", "breakout")
	breakout.Put("pool", "espionage:3")
	moves := lay(content.Spring, "empire/technology", "breakout")
	burns := lay(content.Spring, "empire/espionage", "imperial-guard.1", "imperial-guard.2", "imperial-guard.3")
	burns.State.Threat[content.Espionage] = 11
	comes := burns.Book.Content().Board.ThreatLocations[content.Espionage]
	empty := content.SlotAt(content.Empire, 0)
	for _, c := range []struct {
		tb   *rulestest.Table
		want string
		is   func(one *Further) bool
	}{
		{wrath, "Of those not in play, Wrath of the Autarch will leave Menas Distracted and Fuscus Distracted.", func(one *Further) bool { return one.Brief != "" }},
		{breakout, "Breakout! will empty the espionage pool.", func(one *Further) bool { return one.Pool == content.Espionage }},
		{moves, "Breakout! will move to " + moves.Book.Location(&moves.State, empty).Name + ".",
			func(one *Further) bool { return one.At == empty && one.Obstacle == moves.Obstacle("breakout") }},
		{burns, burns.Book.Location(&burns.State, comes.Slot).Name + " will burn: " + burns.Book.Content().Locations[comes.Location].Name,
			func(one *Further) bool { return one.At == comes.Slot }},
	} {
		_, list := WhatComes(c.tb.Book, &c.tb.State)
		if i := slices.IndexFunc(list, func(one Further) bool { return c.is(&one) }); i < 0 || len(list[i].Says) < len(c.want) || list[i].Says[:len(c.want)] != c.want {
			t.Errorf("%q is not said: %+v", c.want, list)
		}
	}
}

// What is told besides harm comes true, whatever is rolled, drawn and chosen.
func TestWhatElseComesTrue(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(6, 1))
	moved, emptied, marked, burned := 0, 0, 0, 0
	check := func(s *rules.State) {
		f := foresee(b, s)
		var then rules.State
		now := advicetest.Unseen(b, s, rng)
		story := rules.Story{Watch: func(at *rules.State, e rules.Event) {
			if e.Kind == rules.EvStep && rules.Step(e.N) == rules.StepNewObstacles {
				then = *at
			}
		}}
		for m := (rules.Move{Kind: rules.MoveDone}); now.Phase == rules.Turns && now.Turn == s.Turn && now.Step < rules.StepTime; {
			if err := b.Apply(&now, m, &story); err != nil {
				t.Fatal(err)
			}
			if legal := b.Moves(&now, nil); len(legal) > 0 {
				m = legal[rng.IntN(len(legal))]
			}
		}
		if then.Turn != s.Turn {
			return
		}
		for who := range then.Characters {
			for k, is := range then.Characters[who].Marked {
				if ^f.unmarked[who][k]&^is != 0 {
					t.Errorf("a condition of %s is certain that does not come", b.Content().Characters[who].Name)
				}
				if ^f.unmarked[who][k]&^s.Characters[who].Marked[k] != 0 {
					marked++
				}
			}
		}
		if f.open {
			return
		}
		for at := range s.Attached {
			for _, id := range s.Attached[at].List() {
				if where := f.lies[id]; where != unsure && then.Obstacles[id].At != where {
					t.Errorf("%s is foreseen at %d, and is at %d", b.Content().Card(id).Name, where, then.Obstacles[id].At)
				} else if where != unsure && where != content.Slot(at) {
					moved++
				}
			}
		}
		for _, one := range f.further() {
			switch {
			case one.Pool != content.NoResource:
				if emptied++; then.Pool[one.Pool].Len() > 0 {
					t.Errorf("%q, and it is not", one.Says)
				}
			case slices.ContainsFunc(f.burns(), func(l Further) bool { return l == one }):
				if burned++; now.Slots[one.At] == s.Slots[one.At] {
					t.Errorf("%q, and it does not", one.Says)
				}
			}
		}
	}
	advicetest.WildPlay(t, b, 800, rulestest.Count(16, 100), func(s *rules.State, _ []rules.Move, _ rules.Move) {
		if s.Step != rules.StepActions || s.Attempt.Phase != rules.NoAttempt || rng.IntN(4) > 0 || b.Check(s, rules.Move{Kind: rules.MoveDone}) != nil {
			return
		}
		check(s)
		if late, ok := advicetest.Shaken(b, s, rng); ok {
			check(&late)
		}
	})
	if moved < 10 || emptied < 3 || marked < 5 || burned < 3 {
		t.Errorf("%d cards move, %d pools are emptied, %d conditions marked, %d locations burn", moved, emptied, marked, burned)
	}
}
