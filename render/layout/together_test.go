package layout_test

import (
	"math"
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// usual are windows in which both mats have to be usable beside each other at every size of things, among them some whose sides
// are no whole multiples of the least ones.
var usual = [][2]float64{{1280, 720}, {1920, 1080}, {2560, 1440}, {1280, 800}, {2560, 1080}, {1366, 768}, {2560, 800},
	{3440, 1440}}

// bothMats are both mats beside a slot, or alone.
func bothMats(at content.Slot) layout.Together {
	return layout.Together{Mats: [rules.NumPlayers]bool{true, true}, At: at}
}

// Both mats and a slot lie beside each other at every size: all abilities, stress and skills of both, equally large, and all of
// the slot.
func TestBothMatsAndASlotLieTogether(t *testing.T) {
	b := rulestest.Book(t)
	all := positions(t, b)
	for _, size := range usual {
		for _, scale := range scales {
			for i := range all {
				s := &all[i]
				if s.Players[0].Character == content.NoCharacter || s.Players[1].Character == content.NoCharacter {
					continue
				}
				slot := content.Slot(i % content.NumSlots)
				p := layout.Lay(&layout.View{Book: b, State: s, W: size[0], H: size[1], Scale: scale, Together: bothMats(slot)})
				var want []layout.Target
				for player := range uint8(rules.NumPlayers) {
					want = append(want, layout.Target{Kind: layout.Portrait, N: player}, layout.Target{Kind: layout.Stash, N: player})
					for k := range uint8(content.NumStress) {
						want = append(want, layout.Target{Kind: layout.StressDie, N: player, Sub: k})
					}
					for n := range uint8(content.NumAbilities) {
						want = append(want, layout.Target{Kind: layout.Ability, N: player, Sub: n})
					}
				}
				want = append(want, layout.Target{Kind: layout.Location, N: uint8(slot)})
				for _, id := range s.Attached[slot].List() {
					want = append(want, layout.Target{Kind: layout.Obstacle, N: uint8(id)})
				}
				for _, on := range want {
					if _, ok := p.Rect(on); !ok || !p.InSight(on) {
						t.Errorf("%v at %g: %+v does not lie there", size, scale, on)
					}
				}
				for n := range uint8(content.NumAbilities) {
					one, two := p.Mats[0].Abilities[n], p.Mats[1].Abilities[n]
					if math.Abs(one.Rect.W-two.Rect.W) > 1 || math.Abs(one.Box.W-two.Box.W) > 1 || math.Abs(one.Rect.Y-two.Rect.Y) > 1 {
						t.Errorf("%v at %g: ability %d is %+v on one mat and %+v on the other", size, scale, n, one.Rect, two.Rect)
					}
				}
				if t.Failed() {
					t.Fatalf("in position %d", i)
				}
			}
		}
	}
}

// Panes lie in brief only where there is no room for them as they are, and at the table with nothing folded they never do.
func TestBriefOnlyWhereThereIsNoRoom(t *testing.T) {
	b := rulestest.Book(t)
	s := positions(t, b)[30]
	for _, test := range []struct {
		scale       float64
		region, mat bool
	}{
		{1, false, false}, {1.25, false, false}, {1.5, false, true}, {2, true, true},
	} {
		p := layout.Lay(&layout.View{Book: b, State: &s, W: 1920, H: 1080, Scale: test.scale, Together: bothMats(4)})
		if region, mat := p.Brief[content.RedBank], p.Brief[layout.MatPane]; region != test.region || mat != test.mat ||
			p.Brief[layout.MatPane+1] != mat {
			t.Errorf("at %g the board lies in brief: %v, the mats: %v", test.scale, region, mat)
		}
	}
}

// What is left out of a pane in brief is seen at its tab, and so is what flies there.
func TestWhatIsLeftOutIsSeenAtTheTab(t *testing.T) {
	b := rulestest.Book(t)
	s := positions(t, b)[30]
	p := layout.Lay(&layout.View{Book: b, State: &s, W: 1280, H: 720, Scale: 2, Together: bothMats(4)})
	for _, test := range []struct {
		on   layout.Target
		pane layout.Pane
	}{
		{layout.Target{Kind: layout.Square, N: 0, Sub: 2}, layout.MatPane},
		{layout.Target{Kind: layout.Current, N: 1}, layout.MatPane + 1},
		{layout.Target{Kind: layout.CardPlace, N: 1}, layout.MatPane + 1},
		{layout.Target{Kind: layout.Location, N: 3}, layout.RegionPane(content.RedBank)},
		{layout.Target{Kind: layout.DrawPile, N: uint8(content.RedBank)}, layout.RegionPane(content.RedBank)},
		{layout.Target{Kind: layout.Die, Place: rules.Place{Spot: rules.AtLocation, N: 5}}, layout.RegionPane(content.RedBank)},
	} {
		if r, tab, ok := p.Seen(test.on); !ok || !tab || r != p.Tabs[test.pane] {
			t.Errorf("%+v is seen at %+v (%v), not at its tab", test.on, r, tab)
		}
	}
	for _, place := range []rules.Place{{Spot: rules.OnSquare, N: 1, Sub: 3}, {Spot: rules.CurrentCard},
		{Spot: rules.AttachedAt, N: 3}, {Spot: rules.DiscardPile, N: 1}} {
		pane, _ := p.PaneOf(layout.Target{Kind: layout.Die, Place: place})
		if at := p.PlaceRect(place, rules.ActionDie(2)); !at.Within(p.Tabs[pane]) {
			t.Errorf("what goes to %+v flies to %+v, not to its tab", place, at)
		}
	}
}

// However many obstacles lie in a slot: the one that is attempted is not covered by others.
func TestTheAttemptedObstacleIsNotCovered(t *testing.T) {
	b := rulestest.Book(t)
	moved := 0
	for i, s := range positions(t, b) {
		for slot := range content.Slot(content.NumSlots) {
			for at, id := range s.Attached[slot].List() {
				s.Attempt.Phase, s.Attempt.Obstacle = rules.Approach, id
				for _, scale := range []float64{1, 1.5, 2} {
					v := layout.View{Book: b, State: &s, W: 1280, H: 720, Scale: scale, Together: bothMats(slot)}
					cards := layout.Lay(&v).Slots[slot].Obstacles
					lies := slices.IndexFunc(cards, func(card layout.ObstacleCard) bool { return card.ID == id })
					for _, later := range cards[lies+1:] {
						if cards[lies].Rect.Inset(0.01).Overlaps(later.Rect) {
							t.Errorf("in position %d at %g: obstacle %d is covered in slot %d", i, scale, id, slot)
						}
					}
					if lies != at {
						moved++
					}
				}
			}
		}
	}
	if moved == 0 {
		t.Error("no slot has so many obstacles that one had to be uncovered")
	}
}
