package table

import (
	"testing"

	"sixwinters/game/board"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Of a master's die the printed die that it is put down on tells which it covers, and the tip says the same before; it is asked
// only where it is put down elsewhere on the card, or by a key ([skill-mastery]).
func TestMastersDieCoversWhereItIsPutDown(t *testing.T) {
	g := gametest.Mirror(t)
	cards := contenttest.Cards(t)
	for id := range cards.Characters {
		for skill := range cards.Characters[id].Skills {
			cards.Characters[id].Skills[skill] = 6
		}
	}
	g.Book = rules.New(cards)
	settled := 0
	for _, way := range []struct {
		name   string
		onDie  bool // or on the name of the card
		byKey  bool
		answer bool // nothing is asked
	}{{"on a printed die", true, false, true}, {"on the name", false, false, false}, {"by a key", true, true, false}} {
		for nth := range 3 {
			table, id := atApproach(t, g)
			card := cardOf(table.Board.Plan(g), id)
			printed := table.Board.Book.Pattern(&table.Board.State, id, nil)
			if nth >= len(printed) {
				break
			}
			x, y := card.Pattern[nth].Center()
			if !way.onDie {
				x, y = card.Name.Center()
			}
			at := table.Board.State.Attempt.Team >> 1 // of whom
			die := gesture.Die(rules.Place{Spot: rules.OnMat, N: at}, rules.ActionDie(table.Board.State.Players[at].Dice.Lowest()))
			table.Board.TakeUp(die)
			g.Pointer.X, g.Pointer.Y, table.Board.Pointing.On = x, y, way.byKey
			on := table.Board.Under(g, x, y)
			if on != (layout.Target{Kind: layout.Obstacle, N: uint8(id)}) {
				t.Fatalf("%s lies %+v", way.name, on)
			}
			table.Board.Hover = on
			table.Board.Point(g)
			tipped := table.Board.Doing(on)
			table.Board.Drop(g, on)
			if asks := table.Board.AsksBack(); asks == way.answer {
				t.Fatalf("%s: it is asked %q", way.name, table.Board.View(g).Prompt)
			}
			if !way.answer {
				continue
			}
			settled++
			m, _ := table.Board.Campaign.Move(table.Board.Campaign.Len() - 1)
			if m.Kind != rules.MoveCover || int(m.Arg) != printed[nth] || len(tipped) != 1 || tipped[0] != m {
				t.Errorf("on the printed %d it makes %+v, and the tip told of %+v", printed[nth], m, tipped)
			}
		}
	}
	if settled < 2 {
		t.Errorf("only %d dice were put down", settled)
	}
}

// atApproach is a table at the approach of an attempt of one alone at an obstacle with several different printed dice, none
// covered.
func atApproach(t *testing.T, g *app.App) (*table, content.ObstacleID) {
	t.Helper()
	table := atActions(t, g)
	s := &table.Board.State
	for _, m := range table.Board.Book.Moves(s, nil) {
		if m.Kind != rules.MoveTravel {
			continue
		}
		for _, id := range s.Attached[m.Slot].List() {
			if p := table.Board.Book.Pattern(s, id, nil); len(p) < 2 || p[0] == p[1] {
				continue
			}
			table.Board.Play(g, m)
			table.Board.Play(g, rules.Move{Kind: rules.MoveAttempt, Player: m.Player, Card: uint8(id), Arg: 1 << m.Player})
			if s.Attempt.Phase != rules.Approach {
				t.Fatalf("nothing is attempted: %+v, %q", s.Attempt, table.Board.Refusal.Say)
			}
			table.Board.Beats, table.Board.Shown, table.Board.Dialog = board.Beats{}, *s, nil
			return table, id
		}
	}
	t.Fatal("nobody comes to an obstacle with different printed dice")
	return nil, 0
}

// cardOf is where an obstacle lies.
func cardOf(p *layout.Plan, id content.ObstacleID) *layout.ObstacleCard {
	for i := range p.Slots {
		for k := range p.Slots[i].Obstacles {
			if o := &p.Slots[i].Obstacles[k]; o.ID == id {
				return o
			}
		}
	}
	return nil
}
