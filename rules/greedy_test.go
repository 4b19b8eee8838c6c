package rules

import (
	"math/rand/v2"
	"testing"

	"sixwinters/content"
)

func TestOdds(t *testing.T) {
	for _, c := range []struct {
		want Values
		dice int
	}{
		{Values{}, 0},
		{Values{}, 3},
		{Values{1}, 0},
		{Values{1}, 1},
		{Values{1}, 4},
		{Values{1, 1}, 2},
		{Values{1, 0, 1}, 5},
		{Values{0, 2}, 3},
		{Values{0, 2, 0, 1}, 5},
		{Values{1, 1, 1}, 5},
	} {
		rolls, shown := 1, 0
		for range c.dice {
			rolls *= Sides
		}
		for i := range rolls {
			var got Values
			for n, rest := 0, i; n < c.dice; n, rest = n+1, rest/Sides {
				got.Add(rest%Sides + 1)
			}
			open := c.want
			if cover(&open, &got); open.Len() == 0 {
				shown++
			}
		}
		if got, want := odds(&c.want, c.dice), (shown*2000+rolls)/(2*rolls); got != want {
			t.Errorf("%v with %d dice: %d in thousand, not %d", c.want, c.dice, got, want)
		}
	}
}

func TestPlans(t *testing.T) {
	for _, c := range []struct {
		name, card string
		set        func(tb *table)
		want       []uint8
		first      string
		fits       uint8
	}{
		{"the next square where its asset is", "tactical-plans", func(tb *table) {}, []uint8{0, 5, 15}, "redbank/support", AnyValue},
		{"a value that is printed", "tactical-plans", func(tb *table) {
			tb.put("redbank/support", "support:1")
			tb.play("place thea support:1 r1c1")
			tb.put("thea", "a6")
			tb.put("pool", "military:5")
			tb.at("thea", "redbank/military")
		}, []uint8{5, 10, 15}, "redbank/military", 1 << 4},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := bareTable(t)
			tb.card("thea", c.card)
			c.set(tb)
			w := tb.b.plan(&tb.s, tb.player("thea"))
			if w.n == 0 || w.squares[0] != c.want[0] || w.fits[0] != c.fits || w.first != tb.slot(c.first) {
				t.Errorf("the plan is %v, from %v, showing %06b", w.squares[:w.n], tb.b.names.slots[w.first], w.fits[0])
			}
		})
	}
}

// TestGreedyKnowsNothingHidden changes what the players cannot see: the order of the piles below their tops, the
// progress deck, and the dice to come. The policy must choose the same.
func TestGreedyKnowsNothingHidden(t *testing.T) {
	b := loadBook(t)
	rng := rand.New(rand.NewPCG(8, 8))
	for seed := range uint64(6) {
		open := GreedyPolicy(seed)
		blind := GreedyPolicy(seed)
		b.PlayCampaign(Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties)}, func(b *Rulebook, s *State, legal []Move) Move {
			hidden := *s
			hidden.Chance = Chance(rng.Uint64())
			for r := range hidden.Draw {
				if n := int(hidden.Draw[r].N) - 1; n > 1 {
					below := hidden.Draw[r].Cards[:n]
					rng.Shuffle(n, func(i, j int) { below[i], below[j] = below[j], below[i] })
				}
			}
			deck := hidden.Deck.List()
			rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
			m := open(b, s, legal)
			if other := blind(b, &hidden, legal); other != m {
				t.Errorf("seed %d: %s, but %s where the hidden cards lie otherwise", seed, b.Notation(s, m), b.Notation(s, other))
			}
			return m
		}, nil, nil)
	}
}

// TestGreedyCampaigns plays campaigns to their end, twice alike, and better than by chance.
func TestGreedyCampaigns(t *testing.T) {
	b := loadBook(t)
	completed := func(policy func(uint64) Policy, o Options) (n int, end State) {
		var story Story
		p := b.PlayCampaign(o, policy(o.Seed), &story, func(*State, Move, *State) {
			for _, ev := range story.Events {
				if ev.Kind == EvComplete {
					n++
				}
			}
		})
		if p.Broken != nil {
			t.Fatalf("seed %d: %v", o.Seed, p.Broken)
		}
		return n, p.End
	}
	greedy, random := 0, 0
	for seed := range uint64(9) {
		o := Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties), Alternative: seed%2 == 1}
		n, end := completed(GreedyPolicy, o)
		greedy += n
		if _, again := completed(GreedyPolicy, o); again != end {
			t.Errorf("seed %d: the same seed leads elsewhere", seed)
		}
		n, _ = completed(RandomPolicy, o)
		random += n
	}
	if greedy < 5*random {
		t.Errorf("%d cards are completed, and %d by chance", greedy, random)
	}
}
