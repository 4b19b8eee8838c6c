package rules

import (
	"testing"

	"sixwinters/content"
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
			tb := bareTable(t)
			tb.put("thea", "a4 a2")
			tb.put("pool", "support:3")
			tb.card("thea", "tactical-plans")
			tb.attach("redbank/support", "legionary.1")
			var way []Move
			for _, line := range c.way {
				m, err := tb.b.Parse(&tb.s, line)
				if err != nil {
					t.Fatal(err)
				}
				way = append(way, m)
			}
			p := newPlanner(1)
			p.prepare(tb.b)
			if n, ok := p.along(&node{s: tb.s}, way); ok != c.ok || ok && int(n.n) < len(way) {
				t.Errorf("the way is gone along: %v, with %v", ok, n.moves[:n.n])
			}
		})
	}
}

// TestDiceToFinish counts the action dice of one player until the card is finished: not those of the other one, nor what answers a
// question, nor what comes after it.
func TestDiceToFinish(t *testing.T) {
	tb := bareTable(t)
	tb.card("thea", "tactical-plans")
	thea := uint8(tb.player("thea"))
	var end uint8
	for square := range uint8(NumSquares) {
		if tb.b.c.Progress[tb.progressCard("tactical-plans")].Squares[square].End {
			end = square
		}
	}
	die := [maxSpend]Die{NewDie(Action, 3)}
	create, other := Move{Kind: MoveCreate, Player: thea, Dice: die}, Move{Kind: MoveCreate, Player: 1 - thea, Dice: die}
	answer := Move{Kind: MovePick, Player: thea, Dice: die}
	place, last := Move{Kind: MovePlace, Player: thea}, Move{Kind: MovePlace, Player: thea, Arg: end}
	for _, c := range []struct {
		name  string
		moves []Move
		dice  int
		ok    bool
	}{
		{"two dice, and one after it", []Move{create, place, create, last, create}, 2, true},
		{"the other player, and an answer", []Move{other, answer, create, last}, 1, true},
		{"what lies there", []Move{last}, 0, true},
		{"it is not finished", []Move{create, place}, 1, false},
	} {
		if dice, ok := tb.b.diceToFinish(&tb.s, c.moves, thea); dice != c.dice || ok != c.ok {
			t.Errorf("%s: %d dice, finished: %v", c.name, dice, ok)
		}
	}
}

// TestSuggestedCards sees that ways are asked for only where the planner by itself means to finish a card, and for whoever's that is.
func TestSuggestedCards(t *testing.T) {
	b := loadBook(t)
	s := b.NewCampaign(Options{Seed: 3, Difficulty: content.Standard}, nil)
	choose := GreedyPolicy(3)
	met := map[[NumPlayers]bool]bool{}
	for tables := 0; tables < 24; {
		if s.top().Task == TaskActions {
			tables++
			blind := b.Blind(&s)
			var asked, finishes [NumPlayers]bool
			alone, shown := newPlanner(1), newPlanner(1)
			shown.suggest = func(_ *Rulebook, _ *State, player int) []Move {
				asked[player] = true
				return nil
			}
			for _, p := range []*planner{alone, shown} {
				p.prepare(b)
				p.search(&blind)
			}
			for player := range finishes {
				_, finishes[player] = b.diceToFinish(&blind, alone.plan, uint8(player))
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
