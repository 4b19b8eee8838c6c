package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
)

// A second opinion on the arithmetic: slow, plain reckonings that share nothing with the engine, compared with what it
// does on tables from random play.

// slowThreats reckons the threats step from the cards in play: where the markers come to lie, and which obstacles are
// unlocked. It reports false where the players would have to choose.
func slowThreats(b *Rulebook, s *State) (spaces [6]int, unlocked []content.ObstacleID, ok bool) {
	symbols := [6]int{}
	for id := range b.c.Cards {
		card := content.ObstacleID(id)
		if s.Obstacles[id].Zone != InPlay {
			continue
		}
		o := b.c.Card(card)
		for _, r := range o.Threats {
			symbols[r]++
		}
		at := s.Obstacles[id].At
		tags := b.c.Locations[s.Slots[at]].Tags
		switch o.Name {
		case "Legionary", "War Machines":
			if at >= 3 && at <= 5 {
				symbols[content.Military]++
			}
		case "Eldritch Signs":
			if at <= 2 {
				symbols[content.Sorcery]++
			}
		case "Restless Dead":
			if tags&content.Urban != 0 || tags&content.Rural != 0 {
				symbols[content.Support]++
			}
		}
	}
	for r := range spaces {
		spaces[r] = int(s.Threat[r])
	}
	levels := [6][12]int{
		{2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 5, 5}, {1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5}, {1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5},
		{1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5}, {1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5}, {1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6},
	}
	advance := func(r int) {
		before := levels[r][spaces[r]-1]
		spaces[r]++
		level := levels[r][spaces[r]-1]
		if level == before {
			return
		}
		for id := range b.c.Cards {
			o := b.c.Card(content.ObstacleID(id))
			if s.Obstacles[id].Zone == Locked && !o.OfLocation && o.Difficulty == level &&
				slices.Contains(o.Threats, content.Resource(r)) && !slices.Contains(unlocked, content.ObstacleID(id)) {
				unlocked = append(unlocked, content.ObstacleID(id))
			}
		}
	}
	for r := range 6 {
		for range max(0, symbols[r]-2) {
			to := r
			for r < 5 && spaces[to] == 12 {
				if to = (to + 1) % 5; to == r {
					to = 5 // all five of the wheel are at the end
					break
				}
			}
			if spaces[to] < 12 {
				advance(to)
				continue
			}
			if r == 5 && slices.ContainsFunc(spaces[:], func(n int) bool { return n < 12 }) {
				return spaces, unlocked, false
			}
		}
	}
	return spaces, unlocked, true
}

func TestThreatsSecondOpinion(t *testing.T) {
	b := loadBook(t)
	compared, rose := 0, 0
	wildPlay(t, b, 25, func(t *testing.T, before *State, _ []Move, m Move, _ *State) {
		if m.Kind != MoveDone {
			return // once a turn is enough
		}
		s := *before
		spaces, unlocked, ok := slowThreats(b, &s)
		if !ok {
			return
		}
		for s.Depth > 0 {
			s.pop()
		}
		e := engine{b: b, c: b.c, s: &s}
		e.beginThreats()
		e.advance()
		compared++
		for r, space := range spaces {
			if int(s.Threat[r]) != space {
				t.Errorf("the %s threat comes to space %d, not %d", content.Resource(r), s.Threat[r], space)
			}
			if s.Threat[r] != before.Threat[r] {
				rose++
			}
		}
		for id := range b.c.Cards {
			was, is := before.Obstacles[id].Zone == Locked, s.Obstacles[id].Zone == Locked
			card := content.ObstacleID(id)
			if o := b.c.Card(card); !o.OfLocation && (was && !is) != slices.Contains(unlocked, card) {
				t.Errorf("%s is unlocked: %t", o.Name, was && !is)
			}
		}
	})
	if compared < 100 || rose < 100 {
		t.Errorf("only %d steps were compared, in which %d markers rose", compared, rose)
	}
}

// slowReaches looks for a way to an end square by trying every path.
func slowReaches(card *content.Progress, used []int, from int) bool {
	if card.Squares[from].End {
		return true
	}
	used = append(slices.Clone(used), from)
	for next := range card.Squares {
		rows, columns := next/4-from/4, next%4-from%4
		beside := rows >= -1 && rows <= 1 && columns >= -1 && columns <= 1
		if beside && card.Squares[next].There && !slices.Contains(used, next) && slowReaches(card, used, next) {
			return true
		}
	}
	return false
}

func TestPathsSecondOpinion(t *testing.T) {
	b := loadBook(t)
	squares := 0
	wildPlay(t, b, 30, func(t *testing.T, _ *State, _ []Move, m Move, after *State) {
		if m.Kind != MovePlace {
			return
		}
		player := &after.Players[m.Player]
		if player.Card == content.NoProgress || player.Chain == 0 {
			return
		}
		card := &b.c.Progress[player.Card]
		var used []int
		for i := range player.Chain {
			used = append(used, int(player.Path[i]))
		}
		last := used[len(used)-1]
		next := b.nextSquares(after, int(m.Player))
		for sq := range card.Squares {
			rows, columns := sq/4-last/4, sq%4-last%4
			may := rows >= -1 && rows <= 1 && columns >= -1 && columns <= 1 && card.Squares[sq].There &&
				!slices.Contains(used, sq) && slowReaches(card, used, sq)
			if got := next&(1<<sq) != 0; got != may {
				t.Errorf("%s after %v: square %d may be next: %t, not %t", card.Name, used, sq, got, may)
			}
			squares++
		}
	})
	if squares < 1000 {
		t.Errorf("only %d squares were compared", squares)
	}
}

func TestLevelsSecondOpinion(t *testing.T) {
	b := loadBook(t)
	s := b.NewCampaign(Options{}, nil)
	for r := range content.Resource(content.NumResources) {
		for space := uint8(1); space <= lastSpace; space++ {
			s.Progress[r], s.Threat[r] = space, space
			if b.ProgressLevel(&s, r) != b.ThreatLevel(&s, r) {
				t.Errorf("%s: one space has two levels", r)
			}
		}
	}
	// Read off the boards: the level under a marker in the middle of each track, and the first space with mastery.
	for r, want := range [6][2]int{{3, 6}, {2, 8}, {3, 9}, {3, 8}, {3, 8}, {3, 9}} {
		s.Progress[r] = 6
		if got := b.ProgressLevel(&s, content.Resource(r)); got != want[0] {
			t.Errorf("%s: level %d on space 6, want %d", content.Resource(r), got, want[0])
		}
		for space := 1; space <= lastSpace; space++ {
			s.Progress[r] = uint8(space)
			if got := b.Mastery(&s, content.Resource(r)); got != (space >= want[1]) {
				t.Errorf("%s: mastery on space %d: %t", content.Resource(r), space, got)
			}
		}
	}
}
