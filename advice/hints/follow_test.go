package hints

import (
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What a hint says depends on the table alone, whatever was asked before, unless the last hint was followed: one who has been
// asked at every other table says what one says who is asked for the first time, also where moves have been taken back.
func TestHintsThatAreNotFollowedAreForgotten(t *testing.T) {
	b := rulestest.Book(t)
	forgot, went, changed := 0, 0, 0
	for seed := range uint64(2) {
		h := New(seed)
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil)
		choose := mind.Greedy(seed)
		var before []rules.State
		for n := 0; n < 50 && s.Phase != rules.YearOver; n++ {
			last, followed := h.given, false
			if k := len(before); k > 0 {
				end := before[k-1]
				followed = b.Apply(&end, last.Move, nil) == nil && end == s
			}
			hint, _ := h.Hint(b, &s)
			alone, _ := New(seed).Hint(b, &s)
			switch same := hint.Move == alone.Move && hint.Why == alone.Why; {
			case followed:
				if went++; !same {
					changed++
				}
			case !same:
				t.Errorf("seed %d: asked before the hint is %q, asked for the first time %q", seed, hint.Why, alone.Why)
			default:
				forgot++
			}
			if n%5 == 4 { // a move is taken back
				back := before[len(before)-1]
				again, _ := h.Hint(b, &back)
				if alone, _ := New(seed).Hint(b, &back); again.Move != alone.Move || again.Why != alone.Why {
					t.Errorf("seed %d: after a move was taken back the hint is %q, and %q of one who has not seen that", seed, again.Why, alone.Why)
				}
				h.Hint(b, &s)
			}
			before = append(before, s)
			if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d hints as if asked for the first time, %d after one that was followed, %d of them others", forgot, went, changed)
	if forgot < 40 || went < 10 {
		t.Errorf("%d hints were not followed, %d were", forgot, went)
	}
}

// Whoever follows every hint makes the moves of the policy whose years are measured, asking at every table or only at some.
func TestFollowedHintsAreThePolicysMoves(t *testing.T) {
	b := rulestest.Book(t)
	year := hintedYears(t)[0]
	h, choose := New(year.seed), Policy(year.seed)
	left, skipped := 0, 0 // tables since a hint was asked for
	for n := range min(100, len(year.stops)) {
		s, asked := year.stops[n].s, year.stops[n].hint.Move
		want := choose(b, &s, b.Moves(&s, nil))
		if asked != want {
			t.Fatalf("asking at every table: move %d is %s by the hint, %s by the policy", n, b.Notation(&s, asked), b.Notation(&s, want))
		}
		if skipped++; n%3 > 0 && skipped < len(h.way) && h.way[skipped] == want {
			left++ // it was sure to follow
		} else if hint, _ := h.Hint(b, &s); hint.Move != want {
			t.Fatalf("asking at one table of 3: move %d is %s by the hint, %s by the policy", n, b.Notation(&s, hint.Move), b.Notation(&s, want))
		} else {
			skipped = 0
		}
	}
	if left < 10 {
		t.Errorf("at only %d tables no hint is asked for", left)
	}
}
