package advice

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What looms is the worst: a knock-out, the last space of a threat, then a condition or much stress, the next level of a threat, and
// little stress; and nothing while nothing is certain.
func TestWhatLooms(t *testing.T) {
	b := rulestest.Book(t)
	levels := b.Content().Board.Tracks[content.Espionage].Levels
	before3 := slices.Index(levels[:], 3) // a space of level 2, two before level 3 or one
	spies := func(tb *rulestest.Table) {
		tb.Attach("empire/espionage", "imperial-guard.1", "imperial-guard.2", "imperial-guard.3", "secrets-and-lies")
		show(tb, content.Empire, content.Spring) // the top row, where nothing is attached
	}
	for name, c := range map[string]struct {
		kind LoomingKind
		says string
		lay  func(tb *rulestest.Table)
	}{
		"nothing": {NothingLooms, "", func(*rulestest.Table) {}},
		"an asset": {AssetsLoom, "Territorial Dispute will remove support 3 from Eastkeep.", func(tb *rulestest.Table) {
			tb.Attach("empire/military", "territorial-dispute")
			tb.Put("empire/military", "support:3")
			show(tb, content.Empire, content.Winter)
		}},
		"several assets": {AssetsLoom, "Territorial Dispute will remove 2 assets from Eastkeep.", func(tb *rulestest.Table) {
			tb.Attach("empire/military", "territorial-dispute")
			tb.Put("empire/military", "support:3 support:4")
			show(tb, content.Empire, content.Winter)
		}},
		"a threat that stays at its level": {NothingLooms, "", func(tb *rulestest.Table) {
			spies(tb)
			for space := 1; space < 10; space++ {
				if levels[space-1] == levels[space+1] {
					tb.State.Threat[content.Espionage] = uint8(space)
				}
			}
		}},
		"the next level of a threat": {LevelLooms, "Espionage threat will rise at least to level 3.", func(tb *rulestest.Table) {
			spies(tb)
			tb.State.Threat[content.Espionage] = uint8(before3)
		}},
		"no more than a level once new obstacles have come": {LevelLooms, "Espionage threat will rise to level 3.", func(tb *rulestest.Table) {
			spies(tb)
			tb.State.Threat[content.Espionage], tb.State.Step = uint8(before3), rules.StepThreats
			tb.State.Advance[content.Espionage] = 1
		}},
		"a condition is worse than the next level": {StressLooms, "Imperial Guard will deal Keel 2 body stress (then Weary).", func(tb *rulestest.Table) {
			spies(tb)
			tb.State.Threat[content.Espionage] = uint8(before3)
			tb.At("keel", "empire/espionage")
			show(tb, content.Empire, content.Winter)
			tb.StressDie("keel", content.Body, 2)
		}},
		"the last space of a threat": {LastSpaceLooms, "Espionage threat will reach its last space.", func(tb *rulestest.Table) {
			spies(tb)
			tb.State.Threat[content.Espionage] = 11
			show(tb, content.Empire, content.Winter)
		}},
		"the space before the last, without a new level": {NearLooms, "Espionage threat will rise at least to space 11 of 12.", func(tb *rulestest.Table) {
			tb.Attach("empire/espionage", "imperial-guard.1", "imperial-guard.2", "imperial-guard.3")
			show(tb, content.Empire, content.Spring)
			tb.State.Threat[content.Espionage] = 10
		}},
		"what a full track passes on": {LastSpaceLooms, "Espionage is full: military threat will reach its last space.", func(tb *rulestest.Table) {
			spies(tb)
			tb.State.Threat[content.Espionage], tb.State.Threat[content.Military] = 12, 11
			show(tb, content.Empire, content.Winter)
		}},
		"over once its step is": {NothingLooms, "", func(tb *rulestest.Table) {
			spies(tb)
			tb.State.Threat[content.Espionage], tb.State.Step = 11, rules.StepTime
		}},
		"outside turns nothing": {NothingLooms, "", func(tb *rulestest.Table) {
			spies(tb)
			tb.State.Threat[content.Espionage], tb.State.Phase = 11, rules.YearOver
		}},
		"a knock-out, to which one obstacle alone would not come": {KnockOutLooms, "Imperial Guard will knock out Keel.", func(tb *rulestest.Table) {
			spies(tb)
			tb.State.Threat[content.Espionage] = 11
			tb.At("keel", "empire/espionage")
			show(tb, content.Empire, content.Winter)
			keel := tb.Player("keel")
			tb.State.Players[keel].Stress[content.Body] = rules.StressDie{Value: 3, Box: 3}
		}},
	} {
		tb := rulestest.Bare(t)
		for r := range content.Region(content.NumRegions) {
			show(tb, r, content.Spring)
		}
		c.lay(tb)
		if l := WhatLooms(b, &tb.State); l.Kind != c.kind || c.says != "" && l.Says[0] != c.says {
			t.Errorf("%s: %d looms: %q", name, l.Kind, l.Says)
		}
	}
}

// What knocks out one character and hurts another looms twice.
func TestAKnockOutHidesNoHarmToOthers(t *testing.T) {
	tb := rulestest.Bare(t)
	for r := range content.Region(content.NumRegions) {
		show(tb, r, content.Spring)
	}
	tb.Attach("empire/military", "wrath-of-the-autarch")
	show(tb, content.Empire, content.Winter)
	thea, keel := tb.Player("thea"), tb.Player("keel")
	tb.State.Characters[tb.State.Players[keel].Character].Marked[content.Psyche] = 7
	l := WhatLooms(tb.Book, &tb.State)
	if l.Kind != KnockOutLooms || l.Team != 1<<keel || len(l.Also) != 1 || l.Also[0].Team&(1<<thea) == 0 || strings.Contains(l.Also[0].Says[0], "at least") {
		t.Errorf("%d looms: %q, for %b, and then %+v", l.Kind, l.Says, l.Team, l.Also)
	}
}

// Who is hurt by one card may be knocked out by the next, and who is knocked out suffers no more: where harm counts the dice of a pool, few
// of them bring something else than none and than all.
func TestSomeDiceOfAPoolAreForeseen(t *testing.T) {
	tb := rulestest.Bare(t)
	for r := range content.Region(content.NumRegions) {
		show(tb, r, content.Spring)
	}
	tb.Attach("empire/military", "wrath-of-the-autarch", "animaelic-echoes.1")
	show(tb, content.Empire, content.Winter)
	tb.At("thea", "empire/military")
	thea := tb.Player("thea")
	tb.State.Players[thea].Stress[content.Psyche] = rules.StressDie{Value: 4, Box: 2}
	tb.Put("pool", "sorcery:6")
	tb.State.Progress[content.Sorcery] = 8 // three dice
	l := WhatLooms(tb.Book, &tb.State)
	for _, l := range append(l.Also, l) {
		if l.Obstacle == tb.Obstacle("wrath-of-the-autarch") && l.Team&(1<<thea) != 0 && l.Kind == StressLooms {
			t.Errorf("it is said that %q, and two sixes and then it knock her out", l.Says)
		}
	}
}

// What has come before the ways are too many to follow is certain, whatever the players choose first.
func TestWhatIsCertainBeforeTooManyWays(t *testing.T) {
	tb := rulestest.Bare(t)
	for r := range content.Region(content.NumRegions) {
		show(tb, r, content.Winter)
	}
	tb.Attach("empire/espionage", "background-checks") // to one of two places with guards
	tb.Attach("redbank/sorcery", "imperial-guard.1")
	tb.Attach("redbank/support", "imperial-guard.2")
	tb.Attach("settled/technology", "radia", "samo", "ambush", "encoded-plans", "nalah", "breakout")
	tb.At("thea", "redbank/sorcery")
	tb.At("keel", "settled/technology")
	thea := tb.Player("thea")
	if f := foresee(tb.Book, &tb.State); !f.open {
		t.Fatalf("all %d ways were followed", f.ends)
	}
	if l := WhatLooms(tb.Book, &tb.State); l.Kind != StressLooms || l.Team&(1<<thea) == 0 {
		t.Errorf("%q looms", l.Says)
	}
}

// show lays a card that shows a season on top of the pile of a region.
func show(tb *rulestest.Table, r content.Region, season content.Season) {
	pile := tb.State.Draw[r].List()
	for i, id := range pile {
		if tb.Book.Content().Cards[id].Season == season {
			pile[i], pile[len(pile)-1] = pile[len(pile)-1], pile[i]
			return
		}
	}
}

// What is said to loom happens if nothing changes before, whatever is rolled, drawn and chosen; and no knock-out is left unsaid that
// comes whatever is chosen and rolled.
func TestLoomingComesTrue(t *testing.T) {
	b := rulestest.Book(t)
	rng, ends := rand.New(rand.NewPCG(4, 1)), rand.New(rand.NewPCG(5, 5)) // which tables are looked at does not depend on how they end
	seen, either, summed, also := map[LoomingKind]int{}, 0, 0, 0
	check := func(s *rules.State) {
		l := WhatLooms(b, s)
		seen[l.Kind]++
		if l.Either {
			either++
		}
		if l.Kind == KnockOutLooms && strings.Contains(l.Says[0], " and ") {
			summed++
		}
		for i := range l.Also {
			seen[l.Also[i].Kind]++
		}
		also += len(l.Also)
		for range 6 {
			loomed(t, b, s, &l, advicetest.Unseen(b, s, ends), ends)
			for i := range l.Also {
				loomed(t, b, s, &l.Also[i], advicetest.Unseen(b, s, ends), ends)
			}
		}
		if e := endingsOf(b, s, true); e.whole {
			for p, harm := range e.least() {
				if harm.KnockedOut && (l.Kind != KnockOutLooms || l.Team&(1<<p) == 0) {
					t.Errorf("%s is knocked out in any case, and %q is said", b.PlayerName(s, p), l.Says)
				}
			}
		}
	}
	advicetest.WildPlay(t, b, 900, rulestest.Count(16, 100), func(s *rules.State, _ []rules.Move, _ rules.Move) {
		if s.Step != rules.StepActions || s.Attempt.Phase != rules.NoAttempt || rng.IntN(6) > 0 || b.Check(s, rules.Move{Kind: rules.MoveDone}) != nil {
			return
		}
		check(s)
		if late, ok := advicetest.Shaken(b, s, rng); ok {
			check(&late)
		}
	})
	for _, kind := range []LoomingKind{NothingLooms, AssetsLoom, StressLooms, NearLooms, LevelLooms, LastSpaceLooms, KnockOutLooms} {
		if seen[kind] == 0 {
			t.Errorf("no table on which %d looms", kind)
		}
	}
	if either < 2 || summed < 10 || also < 10 {
		t.Errorf("%d tables where one of the two suffers, %d where several obstacles add up, %d times more than one looms, of %v", either, summed, also, seen)
	}
}

// loomed ends the turn with choices made anyhow, and fails the test unless what was said to loom has come.
func loomed(t *testing.T, b *rules.Rulebook, s *rules.State, l *Looming, now rules.State, rng *rand.Rand) {
	var does [rules.NumPlayers]Harm
	var outs uint8
	by, removed := content.NoObstacle, false
	acts := l.Kind != StressLooms
	threat := now.Threat
	story := rules.Story{Watch: func(now *rules.State, e rules.Event) {
		if now.Turn != s.Turn {
			return
		}
		threat = now.Threat
		if e.Kind == rules.EvTrigger {
			by = content.ObstacleID(e.Card)
			acts = acts || by == l.Obstacle
		}
		if now.Step != rules.StepActivate {
			return
		}
		removed = removed || e.Kind == rules.EvDie && e.From.Spot == rules.AtLocation && content.Slot(e.From.N) == l.At && e.To.Spot == rules.InSupply
		if e.Kind == rules.EvKnockedOut {
			outs |= 1 << e.Player
		}
		if by == l.Obstacle {
			for p, h := range harms(b, []rules.Event{e}) {
				does[p].Stress[content.Psyche] += h.Stress[content.Psyche]
				does[p].Stress[content.Body] += h.Stress[content.Body]
				does[p].Conditions = append(does[p].Conditions, h.Conditions...)
			}
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
	wrong := func(what string) { t.Errorf("%q is said, and %s: %+v, out: %b", l.Says, what, does, outs) }
	switch l.Kind {
	case NearLooms, LevelLooms, LastSpaceLooms:
		if int(threat[l.Track]) < l.Space {
			wrong(fmt.Sprintf("it comes to %d, not %d", threat[l.Track], l.Space))
		}
	case AssetsLoom:
		if !removed {
			wrong("no asset is removed")
		}
	case KnockOutLooms:
		if l.Either && outs&l.Team == 0 || !l.Either && outs&l.Team != l.Team {
			wrong("nobody is")
		}
	case StressLooms:
		if !acts {
			wrong("it does not activate")
		}
		suffer := 0
		for p := range does {
			h := &does[p]
			if h.None() {
				continue
			}
			suffer++
			if l.Team&(1<<p) == 0 && !strings.Contains(l.Says[0], "at least") {
				wrong("somebody else suffers")
			}
			for k, n := range h.Stress {
				if say := fmt.Sprintf("%d %v", n, content.Stress(k)); n > 0 && !strings.Contains(l.Says[0], say) && !strings.Contains(l.Says[0], "at least") && !strings.Contains(l.Says[0], "hurt") {
					wrong(say)
				}
			}
			for _, is := range h.Conditions {
				if !strings.Contains(l.Says[0], is) && !strings.Contains(l.Says[0], "at least") && !strings.Contains(l.Says[0], " new ") && !strings.Contains(l.Says[0], "hurt") {
					wrong(is)
				}
			}
		}
		if most := bits.OnesCount8(l.Team); l.Either && suffer != 1 || !l.Either && suffer < most {
			wrong(fmt.Sprintf("%d suffer", suffer))
		}
	}
}

// No more assets stay at a location than is said, whatever is rolled, drawn and chosen; and of some it is said that they are removed.
func TestAssetsLeftComesTrue(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(5, 5))
	checked, removed := 0, 0
	advicetest.WildPlay(t, b, 1000, rulestest.Count(16, 100), func(s *rules.State, _ []rules.Move, _ rules.Move) {
		if s.Step != rules.StepActions || s.Attempt.Phase != rules.NoAttempt || b.Check(s, rules.Move{Kind: rules.MoveDone}) != nil {
			return
		}
		now := advicetest.Unseen(b, s, rng)
		for m := (rules.Move{Kind: rules.MoveDone}); now.Phase == rules.Turns && now.Turn == s.Turn && now.Step <= rules.StepActivate; {
			if err := b.Apply(&now, m, nil); err != nil {
				t.Fatal(err)
			}
			if legal := b.Moves(&now, nil); len(legal) > 0 {
				m = legal[rng.IntN(len(legal))]
			}
		}
		if now.Turn != s.Turn {
			return
		}
		for at := range s.Assets {
			if s.Assets[at] == [content.NumResources]rules.Values{} {
				continue
			}
			left, ok := AssetsLeft(b, s, content.Slot(at))
			for r, values := range s.Assets[at] {
				for v, n := range values {
					switch is := now.Assets[at][r][v]; {
					case !ok || n == 0:
					case is > left[r][v]:
						t.Errorf("%d assets stay where %d are said to", is, left[r][v])
					default:
						if checked++; left[r][v] == 0 {
							removed++
						}
					}
				}
			}
		}
	})
	if checked < 100 || removed < 5 {
		t.Errorf("%d assets are looked at, %d are removed", checked, removed)
	}
}
