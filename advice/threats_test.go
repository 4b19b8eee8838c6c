package advice

import (
	"math/rand/v2"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestThreatsAddUp compares the forecast of the threats step with the symbols on the table and with its causes.
func TestThreatsAddUp(t *testing.T) {
	b := rulestest.Book(t)
	steps := 0
	advicetest.WildPlay(t, b, 200, 20, func(s *rules.State, _ []rules.Move, m rules.Move) {
		if m.Kind != rules.MoveDone {
			return
		}
		f := Threats(b, s)
		symbols := b.ThreatSymbols(s)
		space := s.Threat
		for r := range f.Counts {
			if n := Total(WhyThreats(b, s, content.Resource(r))); n != symbols[r] || f.Counts[r].Symbols != n {
				t.Errorf("%s has %d symbols, its causes come to %d", content.Resource(r), symbols[r], n)
			}
		}
		for _, step := range f.Steps {
			if space[step.Track]++; int(space[step.Track]) != step.Space {
				t.Errorf("%s goes to %d after %d", step.Track, step.Space, space[step.Track]-1)
			}
			if step.Symbol != step.Track && space[step.Symbol] < content.TrackSpaces {
				t.Errorf("a step of %s is passed on from space %d", step.Symbol, space[step.Symbol])
			}
			steps++
		}
		for r := range space {
			if n := Total(f.Causes(b, content.Resource(r))); n != int(space[r]-s.Threat[r]) {
				t.Errorf("the causes of the %s threat come to %d, not %d", content.Resource(r), n, space[r]-s.Threat[r])
			}
		}
	})
	if steps < 20 {
		t.Errorf("only %d steps were foreseen", steps)
	}
}

// What full tracks pass on is told in the words of the line that tells it as it happens.
func TestPassedOnStepsAreCounted(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Attach("empire/espionage", "imperial-guard.1", "imperial-guard.2", "imperial-guard.3", "secrets-and-lies")
	tb.State.Threat[content.Espionage], tb.State.Threat[content.Military] = 12, 3
	f := Threats(tb.Book, &tb.State)
	say := strings.Join(f.Words(tb.Book), " ")
	if want := " Espionage is full: 2 steps go on to military."; !strings.Contains(say, want) {
		t.Errorf("%q is not in %q", want, say)
	}
	tb.State.Threat[content.Military] = 12
	f = Threats(tb.Book, &tb.State)
	say = strings.Join(f.Words(tb.Book), " ")
	if want := " Espionage is full: 2 steps go past military, full too."; !strings.Contains(say, want) || strings.Contains(say, "along the wheel") {
		t.Errorf("%q is not in %q", want, say)
	}
}

// TestCausesAddUp compares every list of causes with the number that the rules give.
func TestCausesAddUp(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(6, 6))
	compared := 0
	advicetest.WildPlay(t, b, 300, 20, func(s *rules.State, _ []rules.Move, m rules.Move) {
		if s.Phase != rules.Turns || rng.IntN(8) > 0 {
			return
		}
		for p := range s.Players {
			for r := range content.Region(content.NumRegions) {
				if !s.Players[p].InPlay() {
					continue
				}
				want := int(b.MoveCost(s, p, r))
				causes := WhyMove(b, s, s.Players[p].At, r)
				if want == int(content.NoWay) && causes != nil || want != int(content.NoWay) && Total(causes) != want {
					t.Errorf("a move costs %d, the causes are %v", want, causes)
				}
			}
		}
		for at := range s.Attached {
			for _, id := range s.Attached[at].List() {
				damage := b.Damage(s, id)
				for k := range damage {
					if causes := WhyDamage(b, s, id, content.Stress(k)); Total(causes) != damage[k] {
						t.Errorf("%s does %d, the causes are %v", b.Content().Card(id).Name, damage[k], causes)
					}
				}
				if causes := WhyPattern(b, s, id); Total(causes) != len(b.Pattern(s, id, nil)) {
					t.Errorf("%s has %d dice, the causes are %v", b.Content().Card(id).Name, len(b.Pattern(s, id, nil)), causes)
				}
				for p := range s.Players {
					if !s.Players[p].InPlay() {
						continue
					}
					if causes := WhySkilled(b, s, id, 1<<p); (Total(causes) >= 0) != b.Skilled(s, p, id) {
						t.Errorf("%s is skilled: %v, the causes are %v", b.PlayerName(s, p), b.Skilled(s, p, id), causes)
					}
				}
				compared++
			}
		}
		if causes := WhyScore(b, s); Total(causes) != b.Score(s).Points {
			t.Errorf("the score is %d, the causes are %v", b.Score(s).Points, causes)
		}
		for r := range content.Resource(content.NumResources) {
			if Total(WhyLevel(b, s, r, false)) != b.ProgressLevel(s, r) || Total(WhyLevel(b, s, r, true)) != b.ThreatLevel(s, r) {
				t.Errorf("the levels of %s do not add up", r)
			}
		}
	})
	if compared < 500 {
		t.Errorf("only %d obstacles were looked at", compared)
	}
}
