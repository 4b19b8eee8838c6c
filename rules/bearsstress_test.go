package rules

import "testing"

// A character bears stress from when it is chosen until it leaves play or the table is cleared ([session], [in-play],
// [session-end]), and its dice stay where they are after the last year ([campaign-end]). What happens tells the same.
func TestWhoBearsStress(t *testing.T) {
	book := loadBook(t)
	left, cleared, stayed := 0, 0, 0
	for seed := range uint64(12) {
		l, c, s := whoBears(t, book, seed)
		left, cleared, stayed = left+l, cleared+c, stayed+s
	}
	if left == 0 || cleared == 0 || stayed == 0 {
		t.Errorf("%d characters left play, %d were cleared away and %d stayed to the end", left, cleared, stayed)
	}
}

// whoBears plays a campaign, and counts the characters that left play, were cleared away with the table, and stayed to its end.
func whoBears(t *testing.T, book *Rulebook, seed uint64) (left, cleared, stayed int) {
	t.Helper()
	choose := Players.Greedy(seed)
	var story Story
	story.Keep = true
	s := book.NewCampaign(Options{Seed: seed}, nil)
	var bears [NumPlayers]bool
	for s.Phase != CampaignOver {
		story.Reset()
		if err := book.Apply(&s, choose(book, &s, book.Moves(&s, nil)), &story); err != nil {
			t.Fatal(err)
		}
		for i, ev := range story.Events {
			if ev.Kind == EvCharacter {
				bears[ev.Player] = true
			}
			for p := range bears {
				now := &story.States[i]
				if bears[p] && now.Players[p].Out { // on its own, or with all when the table is cleared
					bears[p] = false
					if now.Phase == SessionEnd {
						cleared++
					} else {
						left++
					}
				}
				if got := now.BearsStress(p); got != bears[p] {
					t.Fatalf("after %+v in year %d player %d bears stress: %t, not %t", ev, now.Year, p, got, bears[p])
				}
			}
		}
	}
	for p := range bears {
		if s.BearsStress(p) {
			stayed++
		}
	}
	return left, cleared, stayed
}
