package layout_test

import (
	"testing"

	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

func TestEverythingLiesInTheWindow(t *testing.T) {
	eachView(t, func(t *testing.T, v *layout.View) {
		for fan := range content.NumSlots + 1 {
			v.Fan = fan
			window := layout.Rect{W: v.W, H: v.H}
			for _, piece := range layout.Lay(v).Pieces {
				if !piece.Rect.Within(window) || piece.Rect.Empty() {
					t.Errorf("fan %d: %+v lies at %+v", fan, piece.Target, piece.Rect)
				}
			}
		}
	})
}

func TestEverythingCanBePointedAt(t *testing.T) {
	eachView(t, func(t *testing.T, v *layout.View) {
		v.Options = options(len(v.Options) % 3) // those on a sheet hide what is below on purpose
		if (v.Choosing() || len(v.Offers) > 0) && !v.Aside {
			return // what is to be chosen hides the boards on purpose
		}
		if !layout.Lay(v).Prompt.Sheet.Empty() {
			v.Options = nil
		}
		for _, piece := range unreachable(layout.Lay(v)) {
			slot, ok := slotOf(v.State, piece.Target)
			if !ok {
				t.Errorf("nothing of %+v at %+v can be pointed at", piece.Target, piece.Rect)
				continue
			}
			fanned := *v
			fanned.Fan = int(slot) + 1
			for _, still := range unreachable(layout.Lay(&fanned)) {
				if still.Target == piece.Target {
					t.Errorf("nothing of %+v at %+v can be pointed at though slot %d is spread", still.Target, still.Rect, slot)
				}
			}
		}
	})
}

// unreachable lists the pieces no point of which is on top.
func unreachable(p *layout.Plan) []layout.Piece {
	const steps = 12
	var hidden []layout.Piece
	for _, piece := range p.Pieces {
		seen := false
		for i := range steps * steps {
			x := piece.Rect.X + piece.Rect.W*(float64(i%steps)+0.5)/steps
			y := piece.Rect.Y + piece.Rect.H*(float64(i/steps)+0.5)/steps
			if p.At(x, y) == piece.Target {
				seen = true
				break
			}
		}
		if !seen {
			hidden = append(hidden, piece)
		}
	}
	return hidden
}

// slotOf is the slot whose obstacles, once spread, show a target.
func slotOf(s *rules.State, t layout.Target) (content.Slot, bool) {
	switch {
	case t.Kind == layout.Obstacle:
		return s.Obstacles[t.N].At, true
	case t.Kind == layout.Die && t.Place.Spot == rules.OnObstacle:
		return s.Obstacles[t.Place.N].At, true
	}
	return content.NoSlot, false
}

// The pointer that spreads a column must be on the spread cards, or they would flicker.
func TestSpreadObstaclesCoverTheirColumn(t *testing.T) {
	eachView(t, func(t *testing.T, v *layout.View) {
		plain := layout.Lay(v)
		for slot := range plain.Slots {
			if !plain.Slots[slot].Overlapping {
				continue
			}
			v.Fan = slot + 1
			if sheet := layout.Lay(v).Slots[slot].Fanned; !plain.Slots[slot].Column.Within(sheet) {
				t.Errorf("slot %d: column %+v, sheet %+v", slot, plain.Slots[slot].Column, sheet)
			}
		}
		v.Fan = 0
	})
}

// An obstacle that is pointed at comes to lie nearer to the pointer as those of its slot spread than it would without, for some
// of them under it, and the column stays covered.
func TestSpreadObstaclesStayUnderThePointer(t *testing.T) {
	pointed, stay, stayed := 0, 0, 0
	eachView(t, func(t *testing.T, v *layout.View) {
		plain := layout.Lay(v)
		for slot := range plain.Slots {
			b := &plain.Slots[slot]
			if !b.Overlapping {
				continue
			}
			for i := range b.Obstacles {
				card := &b.Obstacles[i]
				x, y := card.Name.Center()
				on := layout.Target{Kind: layout.Obstacle, N: uint8(card.ID)}
				if plain.At(x, y) != on {
					continue // it lies under others
				}
				v.Fan, v.FanFrom = slot+1, card.ID
				spread := layout.Lay(v)
				column, sheet := b.Column, spread.Slots[slot].Fanned
				if !column.Within(sheet) {
					t.Errorf("slot %d: column %+v, sheet %+v", slot, column, sheet)
				}
				pointed++
				if spread.At(x, y) == on {
					stay++
				}
				if v.FanFrom = content.NoObstacle; layout.Lay(v).At(x, y) == on {
					stayed++
				}
			}
		}
		v.Fan = 0
	})
	if stay <= stayed {
		t.Errorf("of %d obstacles %d stay under the pointer, and %d without being told which", pointed, stay, stayed)
	}
}

func TestNothingIsTooSmall(t *testing.T) {
	eachView(t, func(t *testing.T, v *layout.View) {
		p := layout.Lay(v)
		for _, piece := range p.Pieces {
			least := 24.0
			switch piece.Target.Kind {
			case layout.Die:
				least = 22
			case layout.Square:
				least = 34
			}
			if side := min(piece.Rect.W, piece.Rect.H) / p.Unit; side < least-0.01 {
				t.Errorf("%+v is %.1f units small, want %g", piece.Target, side, least)
			}
		}
	})
}

func TestEverythingOnTheTableHasAPiece(t *testing.T) {
	eachView(t, func(t *testing.T, v *layout.View) {
		s, p := v.State, layout.Lay(v)
		dice := map[rules.Place]int{}
		for _, piece := range p.Pieces {
			if piece.Target.Kind == layout.Die {
				dice[piece.Target.Place]++
			}
		}
		want := func(n int, place rules.Place) {
			if !p.InSight(layout.Target{Kind: layout.Die, Place: place}) {
				n = 0
			}
			if dice[place] != n {
				t.Errorf("%d dice at %+v, want %d", dice[place], place, n)
			}
		}
		for r := range s.Pool {
			want(s.Pool[r].Len(), rules.Place{Spot: rules.InPool, N: uint8(r)})
		}
		for slot := range s.Assets {
			n := 0
			for r := range s.Assets[slot] {
				n += s.Assets[slot][r].Len()
			}
			want(n, rules.Place{Spot: rules.AtLocation, N: uint8(slot)})
			for _, id := range s.Attached[slot].List() {
				if _, _, ok := p.Seen(layout.Target{Kind: layout.Obstacle, N: uint8(id)}); !ok {
					t.Errorf("obstacle %d has no piece", id)
				}
				want(s.Obstacles[id].Beside.Len(), rules.Place{Spot: rules.OnObstacle, N: uint8(id), Sub: rules.Beside})
			}
		}
		for player := range s.Players {
			q, n := &s.Players[player], uint8(player)
			if q.Character == content.NoCharacter {
				continue
			}
			want(q.Dice.Len(), rules.Place{Spot: rules.OnMat, N: n})
			if q.Card == content.NoProgress {
				continue
			}
			for i, sq := range v.Book.Content().Progress[q.Card].Squares {
				if _, tab, ok := p.Seen(layout.Target{Kind: layout.Square, N: n, Sub: uint8(i)}); ok != sq.There && !tab {
					t.Errorf("square %d of player %d: piece %v, printed %v", i, player, ok, sq.There)
				}
			}
			for i := range q.Chain {
				want(1, rules.Place{Spot: rules.OnSquare, N: n, Sub: q.Path[i]})
			}
		}
	})
}

// Whatever moves needs a place to move from and to.
func TestEveryPlaceHasASpot(t *testing.T) {
	eachView(t, func(t *testing.T, v *layout.View) {
		p, window := layout.Lay(v), layout.Rect{W: v.W, H: v.H}
		count := map[rules.Spot]int{
			rules.InPool: content.NumResources, rules.AtLocation: content.NumSlots, rules.OnMat: 2, rules.OnSquare: 2,
			rules.OnObstacle: content.MaxObstacles, rules.OnAbility: 2, rules.InStash: 2, rules.DrawPile: 3,
			rules.DiscardPile: 3, rules.AttachedAt: content.NumSlots, rules.Staged: 4, rules.CurrentCard: 2,
		}
		for spot := rules.InSupply; spot <= rules.CurrentCard; spot++ {
			for n := range max(1, count[spot]) {
				place := rules.Place{Spot: spot, N: uint8(n)}
				for _, die := range []rules.Die{rules.NoDie, rules.ResourceDie(content.Military, 4)} {
					if r := p.PlaceRect(place, die); !r.Within(window) || r.Empty() {
						t.Errorf("%+v lies at %+v", place, r)
					}
				}
			}
		}
	})
}

func TestNothingUnderAPointOutside(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	p := layout.Lay(&layout.View{Book: b, State: &s, W: 1280, H: 720})
	if got := p.At(-5, 300); got != (layout.Target{}) {
		t.Errorf("At(-5, 300) = %+v, want nothing", got)
	}
}

func BenchmarkLay(b *testing.B) {
	book := rulestest.Book(b)
	s := book.NewCampaign(rules.Options{Seed: 1}, nil)
	v := layout.View{Book: book, State: &s, W: 1920, H: 1080}
	b.ReportAllocs()
	for b.Loop() {
		layout.Lay(&v)
	}
}

// TestVeilHidesTheTable shows that nothing under the characters to choose can be pointed at, between their cards neither.
func TestVeilHidesTheTable(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 5}, nil)
	p := layout.Lay(&layout.View{Book: b, State: &s, W: 1280, H: 720})
	veil := p.Panel
	for x := veil.X; x < veil.Right(); x += 7 {
		for y := veil.Y; y < veil.Bottom(); y += 7 {
			if on := p.At(x, y); on.Kind != layout.None && on.Kind != layout.Choice {
				t.Fatalf("%+v can be pointed at through the veil", on)
			}
		}
	}
}

func TestTimelineFindsTables(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	for _, size := range sizes {
		l := &layout.Lay(&layout.View{Book: b, State: &s, W: size[0], H: size[1], Watched: true}).Timeline
		for _, tables := range []int{1, 2, 7, 400} {
			for at := range tables {
				if got := l.Table(l.X(at, tables), tables); got != at {
					t.Fatalf("%v: at table %d of %d lies table %d", size, at, tables, got)
				}
			}
			if before, after := l.Table(-50, tables), l.Table(1e5, tables); before != 0 || after != tables-1 {
				t.Errorf("%v: beside the band of %d tables lie %d and %d", size, tables, before, after)
			}
		}
		if l.Band.W < 400*size[0]/1280 {
			t.Errorf("%v: the band is %.0f pixels long", size, l.Band.W)
		}
	}
}
