package rules

import (
	"math/rand/v2"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
)

// loadBook returns the rulebook for the frozen cards.
func loadBook(t testing.TB) *Rulebook {
	t.Helper()
	return New(contenttest.Cards(t))
}

// gameBook returns the rulebook for the cards of the game.
func gameBook(t testing.TB) *Rulebook {
	t.Helper()
	return New(contenttest.GameCards(t))
}

// TestRandomCampaigns plays campaigns by random legal moves and looks at the whole table after every one.
func TestRandomCampaigns(t *testing.T) {
	b := gameBook(t)
	var buf []Move
	for seed := range uint64(60) {
		rng := rand.New(rand.NewPCG(seed, 1))
		s := b.NewCampaign(Options{Seed: seed, Difficulty: content.Difficulty(seed % 3), Alternative: seed%4 == 3}, nil)
		n := 0
		for s.Depth > 0 {
			buf = b.Moves(&s, buf[:0])
			if len(buf) == 0 {
				t.Fatalf("seed %d move %d: no legal move in %v", seed, n, s.top().Task)
			}
			m := buf[rng.IntN(len(buf))]
			line := b.Notation(&s, m)
			if back, err := b.Parse(&s, line); err != nil || back != m {
				t.Fatalf("seed %d: %q reads back as %v, %v", seed, line, back, err)
			}
			if err := b.Apply(&s, m, nil); err != nil {
				t.Fatalf("seed %d move %d: %s: %v", seed, n, line, err)
			}
			if err := b.Broken(&s); err != nil {
				t.Fatalf("seed %d move %d: after %s: %v", seed, n, line, err)
			}
			if n++; n > 20000 {
				t.Fatalf("seed %d: no end after %d moves: %s of %d", seed, n, line, len(buf))
			}
		}
		if s.Phase != CampaignOver || s.Year != 6 || s.Turn < 4 || s.Turn > 8 {
			t.Fatalf("seed %d: ended in year %d after %d turns", seed, s.Year, s.Turn)
		}
	}
}
