package mind

import (
	"math/rand/v2"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

func TestOdds(t *testing.T) {
	for _, c := range []struct {
		want rules.Values
		dice int
	}{
		{rules.Values{}, 0},
		{rules.Values{}, 3},
		{rules.Values{1}, 0},
		{rules.Values{1}, 1},
		{rules.Values{1}, 4},
		{rules.Values{1, 1}, 2},
		{rules.Values{1, 0, 1}, 5},
		{rules.Values{0, 2}, 3},
		{rules.Values{0, 2, 0, 1}, 5},
		{rules.Values{1, 1, 1}, 5},
	} {
		rolls, shown := 1, 0
		for range c.dice {
			rolls *= rules.Sides
		}
		for i := range rolls {
			var got rules.Values
			for n, rest := 0, i; n < c.dice; n, rest = n+1, rest/rules.Sides {
				got.Add(rest%rules.Sides + 1)
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
		set        func(tb *rulestest.Table)
		next       int // the square
		first      string
		fits       uint8
	}{
		{"the next square where its asset is", "tactical-plans", func(*rulestest.Table) {}, 0, "redbank/support", rules.AnyValue},
		{"a value that is printed", "tactical-plans", func(tb *rulestest.Table) {
			tb.Put("redbank/support", "support:1")
			tb.Play("place thea support:1 r1c1")
			tb.Put("thea", "a6")
			tb.Put("pool", "military:5")
			tb.At("thea", "redbank/military")
		}, 5, "redbank/military", 1 << 4},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := rulestest.Bare(t)
			tb.Card("thea", c.card)
			c.set(tb)
			p := tb.Player("thea")
			card := &tb.Book.Content().Progress[tb.State.Players[p].Card]
			w := planFor(tb.Book, &tb.State, p)
			if w.next.square != &card.Squares[c.next] || w.next.fits != c.fits || w.first != tb.Slot(c.first) {
				t.Errorf("next is %+v, from %v, showing %06b", w.next.square, tb.Book.Location(&tb.State, w.first).Name, w.next.fits)
			}
		})
	}
}

// TestGreedyKnowsNothingHidden changes what the players cannot see: the order of the piles below their tops, the
// progress deck, and the dice to come. The policy must choose the same.
func TestGreedyKnowsNothingHidden(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(8, 8))
	for seed := range uint64(6) {
		open := Greedy(seed)
		observed := Greedy(seed)
		o := rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties)}
		b.PlayCampaign(o, func(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
			hidden := *s
			hidden.Chance = rules.Chance(rng.Uint64())
			for r := range hidden.Draw {
				if n := int(hidden.Draw[r].N) - 1; n > 1 {
					below := hidden.Draw[r].Cards[:n]
					rng.Shuffle(n, func(i, j int) { below[i], below[j] = below[j], below[i] })
				}
			}
			deck := hidden.Deck.List()
			rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
			m := open(b, s, legal)
			if other := observed(b, &hidden, legal); other != m {
				t.Errorf("seed %d: %s, but %s where the hidden cards lie otherwise", seed, b.Notation(s, m), b.Notation(s, other))
			}
			return m
		}, nil, nil)
	}
}

// TestGreedyCampaigns plays campaigns to their end, twice alike, and better than by chance.
func TestGreedyCampaigns(t *testing.T) {
	b := rulestest.Book(t)
	completed := func(policy func(uint64) rules.Policy, o rules.Options) (n int, end rules.State) {
		var story rules.Story
		p := b.PlayCampaign(o, policy(o.Seed), &story, func(*rules.State, rules.Move, *rules.State) {
			for _, ev := range story.Events {
				if ev.Kind == rules.EvComplete {
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
		o := rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties), Alternative: seed%2 == 1}
		n, end := completed(Greedy, o)
		greedy += n
		if _, again := completed(Greedy, o); again != end {
			t.Errorf("seed %d: the same seed leads elsewhere", seed)
		}
		n, _ = completed(rules.RandomPolicy, o)
		random += n
	}
	if greedy < 5*random {
		t.Errorf("%d cards are completed, and %d by chance", greedy, random)
	}
}
