package rules

import (
	"strings"
	"testing"
)

// TestSentenceRandomPlay tells what was done in random play: always in words, and never so little that it could be anything.
func TestSentenceRandomPlay(t *testing.T) {
	answers := 0
	randomPlay(t, 6, func(b *Rulebook, s *State, _ []Move, m Move, _ *Story) {
		say := b.Sentence(s, m)
		if notWords.MatchString(say) || len(strings.Fields(say)) < 2 {
			t.Errorf("%s is told as %q", b.Notation(s, m), say)
		}
		if strings.Contains(say, "The answer: ") {
			answers++
			if !strings.HasPrefix(say, b.Prompt(s).Text) {
				t.Errorf("%q does not say what was asked", say)
			}
		}
	})
	if answers == 0 {
		t.Error("nothing was asked")
	}
}

func TestSentence(t *testing.T) {
	b := loadBook(t)
	s := b.NewCampaign(Options{}, nil)
	s.Attempt.Obstacle = obstacleNamed(t, b, "Poison")
	for m, want := range map[Move]string{
		{Kind: MoveDone}:   "end the actions step",
		{Kind: MoveGoOn}:   "continue to the end of the session",
		{Kind: MoveDefend}: "Poison: defend",
		{Kind: MoveLeave}:  "Poison: leave it",
	} {
		if got := b.Sentence(&s, m); got != want {
			t.Errorf("%s: %q, want %q", b.Notation(&s, m), got, want)
		}
	}
}
