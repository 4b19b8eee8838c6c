package rules

import (
	"testing"

	"sixwinters/content"
)

func TestCampaign(t *testing.T) {
	b := loadBook(t)
	t.Run("campaign", func(t *testing.T) {
		for d, c := range map[content.Difficulty]struct {
			highest int   // difficulty in the decks
			level   []int // threat levels
		}{
			content.Easy:     {highest: 2, level: []int{2, 2, 2, 2, 2, 2}},
			content.Standard: {highest: 2, level: []int{2, 2, 2, 2, 2, 2}},
			content.Hardcore: {highest: 3, level: []int{3, 3, 3, 3, 3, 3}},
		} {
			s := b.NewCampaign(Options{Seed: 4, Difficulty: d}, nil)
			for r := range content.Resource(content.NumResources) {
				if s.Progress[r] != 1 {
					t.Errorf("%s: the %s progress marker is not on space 1", d, r)
				}
				if got := b.ThreatLevel(&s, r); got != c.level[r] {
					t.Errorf("%s: the %s threat level is %d, not %d", d, r, got, c.level[r])
				}
			}
			for id := range b.c.Cards {
				card := content.ObstacleID(id)
				o := b.c.Card(card)
				in := !o.OfLocation && o.Difficulty <= c.highest
				if locked := s.Obstacles[id].Zone == Locked; locked == in {
					t.Errorf("%s: %s is locked: %v", d, o.Name, locked)
				}
			}
			for id, want := range []bool{true, true, true, true, false, false, false} {
				if s.Characters[id].Unlocked != want {
					t.Errorf("%s: %s is unlocked: %v", d, b.c.Characters[id].Name, !want)
				}
			}
			if s.BurnedProgress != [2]uint64{} || s.Slots != b.c.Board.Starting {
				t.Errorf("%s: progress cards are burned, or the starting locations are others", d)
			}
		}
	})
	t.Run("campaign/threat markers", func(t *testing.T) {
		// Easy on the first 2 of each track, standard on the last; support begins on a 2.
		for d, want := range map[content.Difficulty][content.NumResources]uint8{
			content.Easy:     {1, 4, 3, 2, 2, 3},
			content.Standard: {2, 6, 4, 5, 3, 4},
			content.Hardcore: {6, 9, 7, 8, 6, 7},
		} {
			if s := b.NewCampaign(Options{Difficulty: d}, nil); s.Threat != want {
				t.Errorf("%s: the threat markers are on %v, not %v", d, s.Threat, want)
			}
		}
	})
	t.Run("campaign/decks are shuffled by the seed", func(t *testing.T) {
		one, two := b.NewCampaign(Options{Seed: 1}, nil), b.NewCampaign(Options{Seed: 2}, nil)
		if one.Draw == two.Draw {
			t.Error("two seeds give the same order of obstacles")
		}
	})
}

func TestSession(t *testing.T) {
	b := loadBook(t)
	begin := func() *table {
		return &table{T: t, b: b, s: b.NewCampaign(Options{Seed: 3, Difficulty: content.Standard}, nil)}
	}
	t.Run("session", func(t *testing.T) {
		t.Run("a card each, an obstacle for each card, and four staged", func(t *testing.T) {
			tb := begin()
			inPlay := 0
			for p := range tb.s.Players {
				at := b.c.Progress[tb.s.Players[p].Card].ObstacleAt
				if tb.s.Attached[at].N == 0 {
					t.Errorf("there is no obstacle where the card of player %d puts one", p+1)
				}
			}
			for at := range tb.s.Attached {
				inPlay += int(tb.s.Attached[at].N)
			}
			if inPlay != NumPlayers || tb.s.Stage != 1 || tb.s.Deck.N != 12-NumPlayers-NumStaged {
				t.Errorf("%d obstacles are in play and %d cards of stage %d left", inPlay, tb.s.Deck.N, tb.s.Stage)
			}
			for _, id := range tb.s.Staging {
				if id == content.NoProgress {
					t.Error("fewer than four progress cards are staged")
				}
			}
		})
		t.Run("each player chooses an unlocked character of their own", func(t *testing.T) {
			tb := begin()
			tb.refused("choose 1 oniri", "session")
			tb.refused("choose 2 thea", "session")
			tb.refused("start 1 redbank/support", "session")
			tb.play("choose 1 thea")
			tb.refused("choose 2 thea", "session")
			tb.play("choose 2 keel")
			tb.refused("choose 2 menas", "session")
			tb.wantStress("thea", content.Psyche, 5, 0)
			tb.wantStress("thea", content.Body, 3, 0)
			tb.wantRank("thea", content.Command, 2)
			tb.wantRank("keel", content.Survival, 2)
		})
		t.Run("pools have their progress level, each player five action dice", func(t *testing.T) {
			tb := begin()
			tb.play("choose 1 thea", "choose 2 keel")
			for r := range content.Resource(content.NumResources) {
				if got, want := tb.s.Pool[r].Len(), b.ProgressLevel(&tb.s, r); got != want {
					t.Errorf("%d %s dice, not %d", got, r, want)
				}
			}
			for p := range tb.s.Players {
				if got := tb.s.Players[p].Dice.Len(); got != 5 {
					t.Errorf("%d action dice, not 5", got)
				}
			}
		})
		t.Run("conditions marked in earlier years stay marked, ranks too", func(t *testing.T) {
			tb := begin()
			tb.s.Characters[0].Sheet = true
			tb.s.Characters[0].Marked[content.Body] = 1
			tb.s.Characters[0].Skills[content.Combat] = 4
			tb.play("choose 1 thea")
			tb.wantMarked("thea", content.Body, 1)
			tb.wantStress("thea", content.Body, 3, 0)
			tb.wantRank("thea", content.Combat, 4)
			tb.wantRank("thea", content.Command, 0)
		})
		t.Run("a character unlocked this session waits for the next year, a burned one is gone", func(t *testing.T) {
			tb := begin()
			*tb.character("lucia") = Character{Unlocked: true, New: true}
			*tb.character("oniri") = Character{Unlocked: true, Burned: true}
			tb.refused("choose 1 lucia", "session-end")
			tb.refused("choose 1 oniri", "session")
		})
		t.Run("each is placed at any location, which is no move; winter begins", func(t *testing.T) {
			tb := begin()
			tb.play("choose 1 thea", "choose 2 keel")
			tb.attach("redbank/military", "imperial-guard-captain")
			tb.refused("done", "session")
			tb.refused("start keel redbank/military", "session")
			tb.play("start thea redbank/military")
			tb.wantStress("thea", content.Psyche, 5, 0)
			tb.play("start keel redbank/military")
			if tb.s.Phase != Turns || tb.s.Box != 0 || tb.s.Turn != 1 {
				t.Errorf("the year begins in phase %d, box %d, turn %d", tb.s.Phase, tb.s.Box, tb.s.Turn)
			}
		})
	})
}
