package text

import (
	"fmt"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

// Of an obstacle with several copies the one in play is meant, also where another one has been overcome.
func TestCopiesInPlayAreMeant(t *testing.T) {
	looked := 0
	for seed := range uint64(12) {
		s := begin(t, seed)
		s.Begin()
		choose := rules.RandomPolicy(seed)
		for range 400 {
			moves := s.book.Moves(s.table(), nil)
			if len(moves) == 0 {
				break
			}
			if err := s.maker.Play(choose(s.book, s.table(), moves), &rules.Story{}); err != nil {
				t.Fatal(err)
			}
			for n := range s.table().Obstacles {
				id := content.CardOf{Kind: content.ObstacleKind, N: uint8(n)}
				if s.table().Obstacles[n].Zone != rules.InPlay || s.book.Content().Cards[n].Nth == 1 {
					continue
				}
				looked++
				words := strings.Fields(strings.ToLower(s.book.Content().NameOf(id)))
				found := s.named(words)
				if len(found) == 0 || s.table().Obstacles[found[0].N].Zone != rules.InPlay {
					t.Errorf("seed %d: %q is %v, and %s is in play", seed, words, found, s.place(id))
				}
				if page := fmt.Sprint(s.Take("chance " + strings.Join(words, " "))); strings.Contains(page, "No obstacle in play") {
					t.Errorf("seed %d: of %q it says %s", seed, words, page)
				}
			}
			if looked > 20 {
				return
			}
		}
	}
	if looked == 0 {
		t.Error("no second copy comes into play")
	}
}

// Where a location is asked about, it is told who and what is there.
func TestWhereTellsWhatIsAtALocation(t *testing.T) {
	s := begin(t, 3)
	s.Begin()
	choose := rules.RandomPolicy(3)
	for s.table().Phase != rules.Turns {
		if err := s.maker.Play(choose(s.book, s.table(), s.book.Moves(s.table(), nil)), &rules.Story{}); err != nil {
			t.Fatal(err)
		}
	}
	at := s.table().Players[0].At
	page := strings.Join(s.Take("where "+s.book.Location(s.table(), at).Name), " ")
	if want := s.book.PlayerName(s.table(), 0) + " is there."; !strings.Contains(page, want) {
		t.Errorf("%q is not told in %q", want, page)
	}
}
