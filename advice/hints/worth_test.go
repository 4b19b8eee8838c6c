package hints

import (
	"regexp"
	"strings"
	"testing"

	"sixwinters/advice/internal/advicetest"
	"sixwinters/advice/mind"
	"sixwinters/rules/rulestest"
)

// What a move is worth is said in chances and scores: now, with it and with the next best, which is named.
func TestWorth(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	s.Year = uint8(b.Years()) // then the chance to win is known well enough
	hint, _ := New(1).Hint(b, &s)
	want := regexp.MustCompile(`^Chance to win after this turn: \S+% with this, (\S+%|about the same) with the next best \(.+\)\. ` +
		`Expected score: [\d.]+ with this, [\d.]+ otherwise\. Now, before what the turn still brings: \S+% and [\d.]+\.$`)
	if say := Worth(b, &s, hint.Move); !want.MatchString(say) {
		t.Errorf("%q", say)
	}
	if say, wins := hint.Worth(b, &s), hint.Wins(b, &s); !strings.HasPrefix(say, wins+" Expected score") {
		t.Errorf("in short %q, not the beginning of %q", wins, say)
	}
}

// Where the chance to win is not known well enough, a hint says nothing of it, and of a move only whether it is better than the next best.
func TestUnknownChancesAreNotSaid(t *testing.T) {
	b := rulestest.Book(t)
	s := advicetest.FirstActions(t, b)
	if mind.Foretells(b, &s) {
		t.Fatal("the chance to win is known from the first year on")
	}
	hint, _ := New(1).Hint(b, &s)
	if say := hint.Worth(b, &s); say != "" || hint.Wins(b, &s) != "" {
		t.Errorf("%q", say)
	}
	if say := Worth(b, &s, hint.Move); !regexp.MustCompile(`^(About as good as|Better than) the next best \(.+\)\.$`).MatchString(say) {
		t.Errorf("%q", say)
	}
}
