package skadi

import (
	"strings"
	"testing"

	"sixwinters/rules/play"
	"sixwinters/rules/rulestest"
)

// warnings says the dangers of a table.
func (tb *table) warnings() string {
	var says []string
	for _, d := range tb.Dangers(&tb.s) {
		says = append(says, tb.Warn(d))
	}
	return strings.Join(says, " ")
}

// Before the event, all that it may bring is a danger; in the actions, what the end of the week brings.
func TestDangers(t *testing.T) {
	tb := begin(t)
	if says := tb.warnings(); says != "" {
		t.Errorf("a healthy family is warned: %s", says)
	}
	tb.s.Health = [Members]uint8{2, 1, 1, 5} // sickness and frostbite take 2 from Kari, a raid that breaks in 1 from all
	if says, want := tb.warnings(), "Sickness may kill Kari this week: 17%. Frostbite may kill Kari this week: 17%. The raid may kill Unn and Thora this week: 17%."; says != want {
		t.Errorf("before the event it says\n%s, not\n%s", says, want)
	}
	tb.play("weather", 1, 1)
	tb.play("event", 2)
	if says := tb.warnings(); says != "" {
		t.Errorf("after the event it says %s", says)
	}
	tb.s.Larder = 0
	if says, want := tb.warnings(), "As it stands, hunger kills Unn and Thora this week."; says != want {
		t.Errorf("without food it says\n%s, not\n%s", says, want)
	}
	tb.play("slaughter")
	if says := tb.warnings(); says != "" {
		t.Errorf("after a slaughter it says %s", says)
	}
}

// Who dies in a week in which nothing is done was in danger, of that, and who was sure to die is dead.
func TestDangersComeTrue(t *testing.T) {
	g, dead := New(Printed()), 0
	for seed := range rulestest.Count(100, 5000) {
		s, chance := g.Begin(Options{Seed: uint64(seed)}), play.Chance(seed)
		for s.Stage != Over {
			after, week, story := s, s.Week, Story{}
			var warned [numCauses][Members]float64
			for _, d := range g.Dangers(&s) {
				warned[d.Cause] = d.Chance
			}
			for after.Stage != Over && after.Week == week && s.Stage <= Actions {
				m := Move{Kind: End}
				if after.Stage < Actions {
					m = g.Moves(&after, nil)[0]
				}
				if err := g.Apply(&after, m, &story); err != nil {
					t.Fatal(err)
				}
			}
			for _, h := range story.Events {
				if h.Kind == Died {
					if dead++; warned[h.Cause][h.Who] == 0 {
						t.Fatalf("seed %d, week %d: nobody warns that %s kills member %d", seed, week, h.Cause, h.Who)
					}
				}
			}
			for who := range Members {
				if s.Stage == Actions && warned[ByHunger][who] == 1 && after.Alive(who) {
					t.Fatalf("seed %d, week %d: member %d survives", seed, week, who)
				}
			}
			if err := g.Apply(&s, g.RandomMove(&s, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if dead == 0 {
		t.Error("nobody dies")
	}
}
