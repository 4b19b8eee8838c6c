package hints

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// No hint says only what to do.
func TestEveryHintSaysWhy(t *testing.T) {
	b := rulestest.Book(t)
	for _, year := range hintedYears(t) {
		for _, stop := range year.stops {
			s, m := stop.s, stop.hint.Move
			label := b.Label(&s, m)
			only := []string{rules.Capital(label) + "."}
			if who, acts := m.Actor(); acts {
				name := b.PlayerName(&s, who)
				only = append(only, name+" can "+label+".", name+" uses an ability: "+label+".", name+" "+label+".")
				if isJourney(m) || m.Kind == rules.MoveStart {
					only = append(only, name+" goes to "+b.Location(&s, m.Slot).Name+".", name+" begins at "+b.Location(&s, m.Slot).Name+".")
				}
			}
			if slices.Contains(only, stop.hint.Why) {
				t.Errorf("seed %d, turn %d: %q says no reason", year.seed, s.Turn, stop.hint.Why)
			}
		}
	}
}

// Who has heard the move hears why, without the move once more, and what arriving costs.
func TestHeardSaysTheMoveOnce(t *testing.T) {
	b := rulestest.Book(t)
	arrives := 0
	for _, year := range hintedYears(t) {
		for _, stop := range year.stops {
			s, m, heard := stop.s, stop.hint.Move, stop.hint.Heard()
			label := b.Label(&s, m)
			switch m.Kind {
			case rules.MoveDone:
				label = "end the step"
			case rules.MoveLeave:
				label = ": leave it" // though the dice fit, it says that in a sentence
			}
			if strings.Contains(strings.ToLower(heard), strings.ToLower(label)) && m.Kind != rules.MoveStart && m.Kind != rules.MoveGoOn || heard == "" {
				t.Errorf("seed %d, turn %d: who has heard %q hears %q", year.seed, s.Turn, label, heard)
			}
			if stop.hint.Arriving != "" {
				arrives++
			}
			if !strings.Contains(heard, stop.hint.Arriving) {
				t.Errorf("seed %d, turn %d: %q does not say %q", year.seed, s.Turn, heard, stop.hint.Arriving)
			}
		}
	}
	if arrives == 0 {
		t.Error("nobody arrives where it harms")
	}
}

// Where an ability holds a defence for certain, no dearer one that may fail is hinted; and once a defence has held none that changes dice
// nobody uses.
func TestNoAbilityIsWasted(t *testing.T) {
	b := rulestest.Book(t)
	spared := 0
	advicetest.WildPlay(t, b, 300, rulestest.Count(120, 300), func(s *rules.State, legal []rules.Move, m rules.Move) {
		if s.Attempt.Phase != rules.Defend || m.Kind != rules.MoveUse || holdsFor(b, s, m) {
			return
		}
		better := surer(b, s, legal, m)
		if better != m {
			spared++
		}
		for _, other := range legal {
			if other.Kind == m.Kind && holdsFor(b, s, other) && other.Dice[0].Value() <= m.Dice[0].Value() &&
				(better == m || other.Dice[0].Value() < better.Dice[0].Value()) {
				t.Errorf("%s holds, and %s is chosen", b.Notation(s, other), b.Notation(s, better))
			}
		}
	})
	if spared < 5 {
		t.Errorf("only %d abilities are spared", spared)
	}
	for _, year := range hintedYears(t) {
		for _, stop := range year.stops {
			s, m := stop.s, stop.hint.Move
			if m.Kind != rules.MoveUse || s.Attempt.Phase != rules.Overcome || !changesDice(b, &s, m) {
				continue
			}
			if _, ok := lineOf(b, &s, stop.hint.Line, nil).purpose(); !ok {
				t.Errorf("seed %d, turn %d: %s: nobody uses what it changes: %q", year.seed, s.Turn, b.Notation(&s, m), stop.hint.Why)
			}
		}
	}
}

// A chance that is as good as certain is called so in one way, and never before the event of a turn.
func TestOddsOfAStep(t *testing.T) {
	for _, c := range []struct {
		chance float64
		about  string
		want   string
	}{
		{1, "", " (certain)"}, {1 - 1e-12, "", " (certain)"}, {1 - 1e-12, "about ", " (very likely)"}, {0, "", ""}, {1e-12, "", ""},
		{.625, "", " (62% to overcome it)"}, {.625, "about ", " (about 62% to overcome it)"},
	} {
		if got := odds(c.chance, c.about); got != c.want {
			t.Errorf("%v is %q, want %q", c.chance, got, c.want)
		}
	}
}

// No ability is hinted that gives action dice values nobody needs, and of the others hardly one is only said to be worth it.
func TestAbilitiesSayWhatTheyAreFor(t *testing.T) {
	b := rulestest.Book(t)
	uses, bare := 0, 0
	for _, year := range hintedYears(t) {
		for _, stop := range year.stops {
			s, m := stop.s, stop.hint.Move
			if m.Kind != rules.MoveUse || s.Attempt.Phase != rules.NoAttempt {
				continue
			}
			if uses++; strings.Contains(stop.hint.Why, "is worth more than") {
				bare++
			}
			if changesDice(b, &s, m) && lineOf(b, &s, stop.hint.Line, nil).idle(int(m.Player)) {
				t.Errorf("seed %d, turn %d: %s changes a die in vain: %q", year.seed, s.Turn, b.Notation(&s, m), stop.hint.Why)
			}
		}
	}
	if uses == 0 || bare > uses/8 {
		t.Errorf("%d of %d abilities are only worth it", bare, uses)
	}
}
