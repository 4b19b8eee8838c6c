package layout_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// sizes are windows that the table must fit: the common ones, a squarer and a much wider one.
var sizes = [][2]float64{{1280, 720}, {1920, 1080}, {2560, 1440}, {1024, 768}, {1024, 700}, {2560, 1080}, {1280, 800}}

// scales are the sizes of everything that can be set, 100 % first.
var scales = []float64{1, 0.75, 1.1, 1.25, 1.5, 1.75, 2}

// allPlayed are the positions, which are played once for all tests.
var allPlayed []rules.State

// positions returns the start of a campaign and positions from years played at random. All tests share them; none changes them.
func positions(t testing.TB, b *rules.Rulebook) []rules.State {
	t.Helper()
	if allPlayed == nil {
		allPlayed = playPositions(t, b)
	}
	return allPlayed
}

func playPositions(t testing.TB, b *rules.Rulebook) []rules.State {
	t.Helper()
	var all []rules.State
	var moves []rules.Move
	for seed := range uint64(2) {
		rng := rand.New(rand.NewPCG(seed, 7))
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % 3)}, nil)
		for n := 0; s.Depth > 0; n++ {
			if n < 5 || n%17 == 0 {
				all = append(all, s)
			}
			moves = b.Moves(&s, moves[:0])
			if len(moves) == 0 {
				t.Fatalf("seed %d: no legal move", seed)
			}
			if err := b.Apply(&s, moves[rng.IntN(len(moves))], nil); err != nil {
				t.Fatal(err)
			}
		}
		all = append(all, s)
	}
	everybody := b.NewCampaign(rules.Options{Seed: 9, Alternative: true}, nil)
	all = append(all, everybody) // which asks for locations first
	for len(offers(b, &everybody)) > 0 {
		if err := b.Apply(&everybody, b.Moves(&everybody, nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	for i := range b.Content().Characters {
		everybody.Characters[i].Unlocked = true
	}
	return append(all, everybody, crowded(b, all[20]), crowded(b, all[len(all)-2]))
}

// offers are the locations to choose from.
func offers(b *rules.Rulebook, s *rules.State) (ids []content.LocationID) {
	for _, m := range b.Moves(s, nil) {
		if m.Kind == rules.MoveSettle {
			ids = append(ids, content.LocationID(m.Card))
		}
	}
	return ids
}

// crowded is a position with more on the table than a game is likely to see: twelve obstacles in one slot, full
// pools, and many assets and action dice.
func crowded(b *rules.Rulebook, s rules.State) rules.State {
	for i := range s.Attached {
		s.Attached[i] = rules.Pile{}
	}
	for id := range b.Content().Cards {
		o := &s.Obstacles[id]
		*o = rules.ObstacleState{At: content.NoSlot}
		slot, n := content.Slot(id%7), 1+id%7*2
		if pile := &s.Attached[slot]; int(pile.N) < n {
			pile.Cards[pile.N] = content.ObstacleID(id)
			pile.N++
			o.Zone, o.At = rules.InPlay, slot
		}
	}
	first := s.Attached[6].Cards[0]
	s.Obstacles[first].Dice[0] = rules.ResourceDie(content.Support, 3)
	s.Obstacles[first].Beside = rules.Values{1, 2}
	s.Obstacles[first].Kind = content.Sorcery
	for r := range s.Pool {
		s.Pool[r] = rules.Values{2, 2, 2, 2, 2, 2}
		s.Assets[r][r] = rules.Values{1, 1, 0, 2, 1, 1}
		s.Assets[8][r] = rules.Values{1, 0, 0, 1}
	}
	for p := range s.Players {
		s.Players[p].Dice = rules.Values{2, 2, 2, 2, 2, 2}
		if s.Players[p].Character == content.NoCharacter {
			s.Players[p].Character = content.CharacterID(p)
		}
		s.Players[p].At = 8
		s.Players[p].Out = false
		s.Players[p].Boxes[8] = rules.ActionDie(4)
		s.Players[p].Stash = rules.ResourceDie(content.Military, 2)
	}
	s.Hand[content.Support] = rules.Values{1, 1, 1}
	return s
}

// options are the labels of some prompts, from none to a wall of them.
func options(n int) []string {
	var labels []string
	for i := range n {
		labels = append(labels, fmt.Sprintf("%d psyche, %d body", i, n-i))
	}
	return labels
}

// eachView calls test with views of many positions in all sizes and at all scales, with some pane or other wanted most
// where not all have room.
func eachView(t *testing.T, test func(t *testing.T, v *layout.View)) {
	t.Helper()
	b := rulestest.Book(t)
	all := positions(t, b)
	n, window := 0, 0
	for _, size := range sizes {
		for _, scale := range scales {
			window++
			t.Run(fmt.Sprintf("%gx%g at %g%%", size[0], size[1], 100*scale), func(t *testing.T) {
				for i := range all {
					if every := rulestest.Count(9, 1); i < len(all)-4 && i%every != window%every && (scale != 1 || size != sizes[0]) {
						continue // a sample is enough
					}
					n++
					v := layout.View{
						Book: b, State: &all[i], W: size[0], H: size[1], Scale: scale,
						Open:   []layout.Pane{layout.Pane(n) % layout.NumPanes, layout.Pane(n/2) % layout.NumPanes},
						Prompt: b.Prompt(&all[i]).Text, Done: i%2 == 0, Offers: offers(b, &all[i]),
					}
					v.Options = options([]int{0, 2, 5, 30}[i%4])
					v.Watched = n%7 == 3
					v.Together = together(n)
					aside := v
					aside.Aside = true
					if test(t, &v); v.CanPutAside() {
						test(t, &aside)
					}
					if t.Failed() {
						t.Fatalf("in position %d of %d", i, len(all))
					}
				}
			})
		}
	}
}

// together is nothing, both mats, or both beside a slot, by turns.
func together(n int) layout.Together {
	switch n % 4 {
	case 0:
		return layout.Together{Mats: [rules.NumPlayers]bool{true, true}, At: content.NoSlot}
	case 1:
		return layout.Together{Mats: [rules.NumPlayers]bool{true, true}, At: content.Slot(n % content.NumSlots)}
	case 2:
		return layout.Together{Mats: [rules.NumPlayers]bool{n%8 == 2, n%8 != 2}, At: content.Slot(n % content.NumSlots)}
	}
	return layout.Together{}
}
