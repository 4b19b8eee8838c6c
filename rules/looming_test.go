package rules

import (
	"math/bits"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
)

// What looms is the worst: the last space of a threat, then much stress, then the next level of a threat, then little stress; and nothing
// while nothing is certain.
func TestLooming(t *testing.T) {
	want := func(tb *table, kind LoomingKind, say string) {
		tb.Helper()
		l := tb.b.Looming(&tb.s)
		is := tb.b.LoomingSays(&tb.s, &l)
		if l.Kind != kind || kind == NothingLooms && is != nil || kind != NothingLooms && is[0] != say {
			tb.Errorf("%d looms: %q, not %d: %q", l.Kind, is, kind, say)
		}
	}
	spies := func(tb *table) {
		tb.attach("empire/espionage", "imperial-guard.1", "imperial-guard.2", "imperial-guard.3", "secrets-and-lies")
	}
	quiet := func(tb *table) {
		tb.s.Phase, tb.s.Step = Turns, StepActions
		for r := range content.Region(content.NumRegions) {
			tb.showing(r, content.Spring) // the top row, where nothing is attached
		}
	}
	scenarios(t, "threats", []scenario{
		{"nothing looms", func(tb *table) {
			quiet(tb)
			want(tb, NothingLooms, "")
		}},
		{"a threat that stays at its level is no news", func(tb *table) {
			quiet(tb)
			spies(tb)
			for space := 1; space < 10; space++ {
				if levels := tb.b.c.Board.Tracks[content.Espionage].Levels; levels[space-1] == levels[space+1] {
					tb.threatened(content.Espionage, space)
					want(tb, NothingLooms, "")
				}
			}
		}},
		{"the next level of a threat", func(tb *table) {
			quiet(tb)
			spies(tb)
			levels := tb.b.c.Board.Tracks[content.Espionage].Levels
			for space := 1; space < 10; space++ {
				if levels[space-1] == 2 && levels[space+1] == 3 {
					tb.threatened(content.Espionage, space)
					want(tb, LevelLooms, "Espionage threat will rise to level 3.")
					return
				}
			}
			tb.Error("no space of the track is two before level 3")
		}},
		{"the last space of a threat is worse than its stress", func(tb *table) {
			quiet(tb)
			spies(tb)
			tb.threatened(content.Espionage, 11)
			for r := range content.Region(content.NumRegions) {
				tb.showing(r, content.Winter)
			}
			want(tb, LastSpaceLooms, "Espionage threat will reach its last space.")
		}},
		{"over once its step is", func(tb *table) {
			quiet(tb)
			spies(tb)
			tb.threatened(content.Espionage, 11)
			tb.s.Step = StepTime
			want(tb, NothingLooms, "")
		}},
		{"outside turns nothing does", func(tb *table) {
			quiet(tb)
			spies(tb)
			tb.threatened(content.Espionage, 11)
			tb.s.Phase = YearOver
			want(tb, NothingLooms, "")
		}},
	})
}

// What is said to loom happens if nothing changes before: on tables of random play, the threats step brings the threat where it is said
// to come, and the obstacle deals its stress when it activates, to those whom the forecast names and to nobody else.
func TestLoomingComesTrue(t *testing.T) {
	b := sharedBook(t)
	seen, named := map[LoomingKind]int{}, map[int]int{}
	for seed := range uint64(40) {
		choose := RandomPolicy(seed)
		b.PlayCampaign(Options{Seed: seed}, choose, nil, func(before *State, _ Move, _ *State) {
			l := b.Looming(before)
			if before.Step != StepActions || seen[l.Kind] > 600 {
				return
			}
			seen[l.Kind]++
			after, story := *before, Story{}
			switch l.Kind {
			case LevelLooms, LastSpaceLooms:
				b.TryThreats(&after, &story, nil)
				if int(after.Threat[l.Resource]) < l.Space {
					t.Errorf("seed %d: the %v threat comes to %d, not %d", seed, l.Resource, after.Threat[l.Resource], l.Space)
				}
			case StressLooms:
				if at := before.Obstacles[l.Obstacle].At; !b.Activates(before, at) {
					t.Errorf("seed %d: %d does not activate", seed, l.Obstacle)
				}
				b.TryObstacle(&after, l.Obstacle, &story, nil)
				if len(b.Moves(&after, nil)) == 0 && after.Players == before.Players && after.Characters == before.Characters {
					t.Errorf("seed %d: %d deals nobody %v", seed, l.Obstacle, l.Stress)
				}
				if l.Team != 0 {
					named[bits.OnesCount8(l.Team)]++
				}
				for p := range NumPlayers {
					suffers := slices.ContainsFunc(story.Events, func(ev Event) bool {
						return ev.Kind == EvStress && int(ev.Player) == p || ev.Kind == EvKnockedOut && int(ev.Player) == p
					})
					if says := b.LoomingSays(before, &l); l.Team != 0 && (suffers != (l.Team&(1<<p) != 0) || suffers != strings.Contains(says[0], b.PlayerName(before, p))) {
						t.Errorf("seed %d: %q, and that %s suffers is %t", seed, says[0], b.PlayerName(before, p), suffers)
					}
				}
			}
		})
	}
	if named[1] < 10 || named[2] < 10 {
		t.Errorf("%d forecasts name one who suffers, and %d name both", named[1], named[2])
	}
	for _, kind := range []LoomingKind{NothingLooms, StressLooms, LevelLooms, LastSpaceLooms} {
		if seen[kind] == 0 {
			t.Errorf("no table on which %d looms", kind)
		}
	}
}
