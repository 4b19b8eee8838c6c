package mind

import (
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// TestAlong makes the moves of a way that is suggested: one that is not legal, or that ends in the middle of an attempt, is left.
func TestAlong(t *testing.T) {
	for _, c := range []struct {
		name string
		way  []string
		ok   bool
	}{
		{"it is legal", []string{"create thea a4 support:3", "place thea support:3 r1c1"}, true},
		{"a die of it is not there", []string{"create thea a6 support:3"}, false},
		{"it ends in an attempt", []string{"attempt thea legionary.1 thea"}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := rulestest.Bare(t)
			tb.Put("thea", "a4 a2")
			tb.Put("pool", "support:3")
			tb.Card("thea", "tactical-plans")
			tb.Attach("redbank/support", "legionary.1")
			var way []rules.Move
			for _, line := range c.way {
				way = append(way, tb.Parse(line))
			}
			p := NewPlanner(1)
			p.prepare(tb.Book)
			if n, ok := p.along(&node{s: tb.State}, way); ok != c.ok || ok && int(n.n) < len(way) {
				t.Errorf("the way is gone along: %v, with %v", ok, n.moves[:n.n])
			}
		})
	}
}

// TestDiceToFinish counts the action dice of one player until the card is finished: not those of the other one, nor what answers a
// question, nor what comes after it.
func TestDiceToFinish(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Card("thea", "tactical-plans")
	thea := uint8(tb.Player("thea"))
	var end uint8
	for square := range uint8(rules.NumSquares) {
		if tb.Book.Content().Progress[tb.State.Players[thea].Card].Squares[square].End {
			end = square
		}
	}
	create, other := tb.Parse("create thea a3 support:3"), tb.Parse("create keel a3 technology:3")
	answer := tb.Parse("pick a3")
	place, last := rules.Move{Kind: rules.MovePlace, Player: thea}, rules.Move{Kind: rules.MovePlace, Player: thea, Arg: end}
	for _, c := range []struct {
		name  string
		moves []rules.Move
		dice  int
		ok    bool
	}{
		{"two dice, and one after it", []rules.Move{create, place, create, last, create}, 2, true},
		{"the other player, and an answer", []rules.Move{other, answer, create, last}, 1, true},
		{"what lies there", []rules.Move{last}, 0, true},
		{"it is not finished", []rules.Move{create, place}, 1, false},
	} {
		if dice, ok := diceToFinish(tb.Book, &tb.State, c.moves, thea); dice != c.dice || ok != c.ok {
			t.Errorf("%s: %d dice, finished: %v", c.name, dice, ok)
		}
	}
}

// TestSuggestedCards sees that ways are asked for only where the planner by itself means to finish a card, and for whoever's that is.
func TestSuggestedCards(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 3, Difficulty: content.Standard}, nil)
	choose := Greedy(3)
	met := map[[rules.NumPlayers]bool]bool{}
	for tables := 0; tables < 72; {
		if s.Asks().Task == rules.TaskActions {
			tables++
			observed := b.Observation(&s)
			var asked, finishes [rules.NumPlayers]bool
			alone, shown := NewPlanner(1), NewPlanner(1)
			shown.suggest = func(_ *rules.Rulebook, _ *rules.State, player int) []rules.Move {
				asked[player] = true
				return nil
			}
			for _, p := range []*Planner{alone, shown} {
				p.prepare(b)
				p.search(&observed)
			}
			for player := range finishes {
				_, finishes[player] = diceToFinish(b, &observed, alone.plan, uint8(player))
			}
			if met[asked] = true; asked != finishes {
				t.Errorf("ways are asked for the players %v; those whose cards the plan finishes are %v", asked, finishes)
			}
		}
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	if len(met) < 3 {
		t.Errorf("the plans finish only cards of %v", met)
	}
}
