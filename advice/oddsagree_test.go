package advice

import (
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// All that is said of an attempt agrees: its answer, its sentences, the line that compares teams and the short odds give the same
// chances, or all say that it needs no defence. Abilities never make it less likely.
func TestAllThatIsSaidOfAnAttemptAgrees(t *testing.T) {
	b := rulestest.Book(t)
	compared, without, both := 0, 0, 0
	seen := map[string]bool{}
	most := rulestest.Count(400, 4000)
	advicetest.WildPlay(t, b, 40, 40, func(s *rules.State, legal []rules.Move, _ rules.Move) {
		for _, m := range legal {
			if m.Kind != rules.MoveAttempt && m.Kind != rules.MoveDefend || compared >= most {
				continue
			}
			id, team := content.ObstacleID(m.Card), m.Arg
			if m.Kind == rules.MoveDefend {
				id, team = s.Attempt.Obstacle, s.Attempt.Team
			}
			a := OfAttempt(b, s, id, team)
			if a.Forbidden {
				continue
			}
			compared++
			if a.Dice > sixDice {
				both++
			}
			if a.Defends < a.Holds-1e-9 || a.Chance < a.Completes-1e-9 {
				t.Fatalf("with abilities %v and %v, without %v and %v", a.Defends, a.Chance, a.Holds, a.Completes)
			}
			label, words, short, odds := Label(b, s, m), strings.Join(a.Words(b, s), " "), a.InShort(b, s), a.Odds()
			all := strings.Join([]string{label, words, short, odds}, "\n")
			if a.NoDefence() {
				without++
				answer := "no defence needed"
				if m.Kind == rules.MoveDefend {
					answer = InsteadOfDefence
				}
				for say, wants := range map[string]string{label: answer, words: "without a defence", short: "without a defence", odds: "no defence needed"} {
					if !strings.Contains(say, wants) {
						t.Errorf("%q is not said of it:\n%s", wants, all)
					}
				}
				for _, never := range []string{"holds", "%", "to defend", "impossible"} {
					if strings.Contains(all, never) {
						t.Errorf("%q is said of what needs no defence:\n%s", never, all)
					}
				}
				continue
			}
			defends, chance := Percent(a.Defends), Percent(a.Chance)
			seen[defends] = true
			for say, wants := range map[string][]string{
				words: {defends + " to defend", strings.ToLower(chance)}, short: {defends + " to defend", chance + " to overcome"},
				odds: {defends + " to defend", chance + " to overcome"},
			} {
				for _, want := range wants {
					if !strings.Contains(strings.ToLower(say), strings.ToLower(want)) {
						t.Errorf("%q is not said of it:\n%s", want, all)
					}
				}
			}
			if strings.Index(strings.ToLower(words), "overcome") > strings.Index(words, "defend") || strings.Index(short, "overcome") > strings.Index(short, "defend") {
				t.Errorf("the defence is named before the chance to overcome:\n%s", all)
			}
			if exact := a.Defends == 0 || a.Defends == 1; !exact && !strings.HasSuffix(label, ": holds "+defends) || strings.Contains(all, "without a defence") {
				t.Errorf("its defence holds %s:\n%s", defends, all)
			}
		}
	})
	t.Logf("%d attempts, %d without a defence, %d with more than %d dice, %d chances", compared, without, both, sixDice, len(seen))
	if compared < most || without < 10 || both < 10 || len(seen) < 10 {
		t.Error("too few of some kind were seen")
	}
}
