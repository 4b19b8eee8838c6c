package layout_test

import (
	"fmt"
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// besiege puts some obstacles into a slot and nothing into any other, with dice on all of their patterns and some beside
// that of the last.
func besiege(b *rules.Rulebook, s *rules.State, slot content.Slot, ids []content.ObstacleID, beside int) {
	s.Attached = [content.NumSlots]rules.Pile{}
	for id := range s.Obstacles {
		s.Obstacles[id] = rules.ObstacleState{At: content.NoSlot}
	}
	for _, id := range ids {
		pile := &s.Attached[slot]
		pile.Cards[pile.N] = id
		pile.N++
		o := &s.Obstacles[id]
		o.Zone, o.At, o.Kind = rules.InPlay, slot, content.Military
		for i, value := range b.Pattern(s, id, nil) {
			o.Dice[i] = rules.ActionDie(value)
		}
		if id == ids[len(ids)-1] {
			o.Beside[2] = uint8(beside)
		}
	}
}

// mostDice are the obstacles with the most dice in their patterns, and those whose signs need most room beside them.
func mostDice(b *rules.Rulebook, s *rules.State) []content.ObstacleID {
	var ids []content.ObstacleID
	for id := range b.Content().Cards {
		ids = append(ids, content.ObstacleID(id))
	}
	slices.SortStableFunc(ids, func(x, y content.ObstacleID) int {
		return len(b.Pattern(s, y, nil)) - len(b.Pattern(s, x, nil))
	})
	return ids
}

// apart shows that no die on an obstacle covers any of another and that all of each can be pointed at, and that the signs
// lie beside or below them.
func apart(t *testing.T, p *layout.Plan, cards []layout.ObstacleCard) {
	t.Helper()
	const slack = 0.01
	for _, card := range cards {
		var dice []layout.Rect
		for _, piece := range p.Pieces {
			if at := piece.Target; at.Kind == layout.Die && at.Place.Spot == rules.OnObstacle && at.Place.N == uint8(card.ID) {
				if on := p.At(piece.Rect.Center()); on != at {
					t.Fatalf("the pointer on %+v is on %+v", at, on)
				}
				dice = append(dice, piece.Rect.Inset(slack))
			}
		}
		for i, r := range dice {
			if !r.Within(card.Rect) {
				t.Fatalf("die %d of obstacle %d lies at %+v, and its card at %+v", i, card.ID, r, card.Rect)
			}
			if r.Overlaps(card.Signs) || r.Overlaps(card.Name) {
				t.Fatalf("die %d of obstacle %d lies on its signs or its name", i, card.ID)
			}
			for k, other := range dice[:i] {
				if r.Overlaps(other) {
					t.Fatalf("dice %d and %d of obstacle %d overlap", k, i, card.ID)
				}
			}
		}
	}
}

// Every die on an obstacle can be read and grasped: on cards that lie open, and on all that are spread.
func TestDiceOnObstaclesLieApart(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	ids := mostDice(b, &s)
	for _, size := range sizes {
		for _, scale := range scales {
			t.Run(fmt.Sprintf("%gx%g at %g%%", size[0], size[1], 100*scale), func(t *testing.T) {
				for _, crowd := range []int{1, 2, 3, 5, 9, 12} {
					for _, beside := range []int{0, 4} {
						for from := 0; from+crowd <= len(ids); from += crowd {
							if crowd > 3 && from > 0 {
								break
							}
							slot := content.Slot((from + crowd) % content.NumSlots)
							besiege(b, &s, slot, ids[from:from+crowd], beside)
							v := layout.View{Book: b, State: &s, W: size[0], H: size[1], Scale: scale, Lifted: true,
								Open: []layout.Pane{layout.RegionPane(slot.Region())}}
							p := layout.Lay(&v)
							board := &p.Slots[slot]
							var open []layout.ObstacleCard
							for i, card := range board.Obstacles {
								if card.Picture.H > 0 {
									open = append(open, board.Obstacles[i])
								}
							}
							if len(open) == 0 {
								t.Fatalf("none of %d obstacles lies open", crowd)
							}
							apart(t, p, open)
							if last := open[len(open)-1].Rect; !last.Inset(0.01).Within(board.Column) {
								t.Fatalf("the last of %d obstacles lies at %+v, and the column at %+v", crowd, last, board.Column)
							}
							if !board.Overlapping {
								continue
							}
							v.Fan = int(slot) + 1
							p = layout.Lay(&v)
							apart(t, p, p.Slots[slot].Obstacles)
						}
					}
				}
			})
		}
	}
}

// Up to five obstacles at a place lie open, three from the sofa: each with name, dice, symbols and damage, also where the signs of one have
// no room beside dice of the usual size.
func TestObstaclesOfAPlaceLieOpen(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	ids := mostDice(b, &s)
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}} {
		for _, crowd := range []int{3, 4, 5, -2, -3} {
			v := layout.View{Book: b, State: &s, W: size[0], H: size[1], Sofa: crowd < 0}
			n := max(crowd, -crowd)
			for from := range len(ids) - n + 1 {
				slot := content.Slot(from % content.NumSlots)
				besiege(b, &s, slot, ids[from:from+n], 0)
				for _, id := range ids[from : from+n] {
					s.Obstacles[id].Dice = [rules.MaxPattern]rules.Die{}
				}
				p := layout.Lay(&v)
				if p.Slots[slot].Overlapping {
					t.Errorf("%gx%g, from the sofa %t: %d obstacles overlap", size[0], size[1], v.Sofa, n)
				}
				for _, card := range p.Slots[slot].Obstacles {
					name := b.Content().Card(card.ID).Name
					if card.Picture.H == 0 || card.Name.H < 11.9*p.Unit || card.Signs.H < 10*p.Unit {
						t.Errorf("%gx%g, %d: %s, of %d dice, is covered, or its line of %g or its signs of %g are too low",
							size[0], size[1], crowd, name, len(card.Pattern), card.Name.H, card.Signs.H)
					}
					for i, die := range card.Pattern {
						if r := die.Inset(0.01); r.Overlaps(card.Name) || !r.Within(card.Rect) || r.Overlaps(card.Signs) || i > 0 && r.Overlaps(card.Pattern[i-1]) || die.H < 11*p.Unit {
							t.Errorf("%gx%g, %d: die %d of %s, %g high, lies on something", size[0], size[1], crowd, i, name, die.H)
						}
					}
				}
			}
		}
	}
}

// The name of an obstacle ends before the edge of its card.
func TestNamesEndBeforeTheEdge(t *testing.T) {
	eachView(t, func(t *testing.T, v *layout.View) {
		p := layout.Lay(v)
		for i := range p.Slots {
			for _, card := range p.Slots[i].Obstacles {
				if room := card.Rect.Right() - card.Name.Right(); room < 2.9*p.Unit {
					t.Errorf("the name of obstacle %d at %+v ends %v units before its card", card.ID, card.Rect, room/p.Unit)
				}
			}
		}
	})
}
