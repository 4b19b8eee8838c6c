package table

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// away returns how far a point lies from a rectangle.
func away(r layout.Rect, x, y float64) float64 {
	return math.Hypot(max(r.X-x, 0, x-r.Right()), max(r.Y-y, 0, y-r.Bottom()))
}

// drag presses the button on what lies at one place and lets it go at another, in some ticks.
func (t *table) dragBetween(g *app.App, from layout.Rect, x, y float64) {
	fromX, fromY := from.Center()
	g.Pointer = input.Pointer{X: fromX, Y: fromY, Moved: true, Pressed: true, Down: true, PressX: fromX, PressY: fromY}
	t.Board.TakeInput(g)
	g.Pointer = input.Pointer{X: x, Y: y, Moved: true, Down: true, Far: true, PressX: fromX, PressY: fromY}
	t.Board.TakeInput(g)
	t.Board.TakeInput(g)
	g.Pointer = input.Pointer{X: x, Y: y, Released: true, Far: true, PressX: fromX, PressY: fromY}
	t.Board.TakeInput(g)
	g.Pointer = input.Pointer{X: x, Y: y}
}

// Sloppy drops beside lit targets land where the eye says, on the nearest one; those in the middle of something else, near home and
// far from all that is lit make no move.
func TestSloppyDropsLandWhereTheEyeSays(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\n")
	g.Width, g.Height = 1280, 720
	r := rand.New(rand.NewPCG(1, 2))
	all := rulestest.Count(40, 200)
	drops, landed, kept := 0, 0, 0
	for seed := uint64(1); drops < all; seed++ {
		table := practice(g, rules.Options{Seed: seed, Difficulty: content.Easy})
		table.Board.Speed = motion.Off
		g.Show(table)
		choose := mind.Greedy(seed)
		for n := 0; n < 30 && drops < all && table.Board.State.Phase != rules.YearOver; n++ {
			if on, home, ok := taken(g, table, r); ok && n > 4 {
				before, made := table.Board.State, table.Board.Campaign.Len()
				x, y, eye, is := beside(g, table, r, on, home)
				if is {
					drops++
					table.dragBetween(g, home, x, y)
					if landsOn(table, eye, made) {
						landed++
					} else {
						t.Logf("%s: %+v at %.0f, %.0f lands not on %+v: %q", table.Board.Book.Prompt(&before).Text, on, x, y, eye, table.Board.Refusal.Say)
					}
				} else if x > 0 {
					table.dragBetween(g, home, x, y)
					if kept++; table.Board.Campaign.Len() != made || len(table.Board.Choices) > 0 && table.Board.AsksBack() || table.Board.Collects() {
						t.Errorf("%+v, dropped at %.0f, %.0f, does something that nobody meant", on, x, y)
					}
				}
				table.Board.PutBack()
				table.Board.Refusal = board.Refusal{}
				for table.Board.Campaign.Len() > made {
					table.Board.TakeBack(g)
				}
			}
			table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
			table.Board.Finish()
			table.Board.Dialog = nil
		}
		table.Board.Campaign.Close()
	}
	t.Logf("%d of %d drops landed, and %d elsewhere did nothing", landed, drops, kept)
	if landed*100 < drops*95 || kept < all/4 {
		t.Errorf("%d of %d drops landed, and %d elsewhere did nothing", landed, drops, kept)
	}
}

// taken is something by chance that can be taken up.
func taken(g *app.App, t *table, r *rand.Rand) (on layout.Target, home layout.Rect, ok bool) {
	var all []layout.Piece
	for _, p := range t.Board.Plan(g).Pieces {
		x, y := p.Rect.Center()
		if t.Board.Hand.CanTake(nil, p.Target) && t.Board.Under(g, x, y) == p.Target {
			all = append(all, p)
		}
	}
	if len(all) == 0 {
		return on, home, false
	}
	p := all[r.IntN(len(all))]
	return p.Target, p.Rect, true
}

// beside returns a point that no lit target contains, within half a die of one of them, with the target that the eye says and true; or,
// once in three times, a point at which nothing should happen, with false. It is at 0 if there is none.
func beside(g *app.App, t *table, r *rand.Rand, on layout.Target, home layout.Rect) (x, y float64, eye layout.Target, is bool) {
	t.Board.Held = []layout.Target{on}
	defer func() { t.Board.Held = nil }()
	plan, lit := t.Board.Plan(g), t.Board.Lit(g)
	if on.Place.Spot == rules.OnMat && on.Kind == layout.Die {
		home = plan.Mats[on.Place.N].Dice
	}
	half, nothing := plan.HalfDie(), r.IntN(3) == 0
	for range 200 {
		if len(lit) == 0 {
			return 0, 0, eye, false
		}
		to, seen := plan.Rect(lit[r.IntN(len(lit))].Target)
		if !seen {
			continue
		}
		if nothing && r.IntN(2) == 0 {
			to = home
		} else if nothing {
			to = layout.Rect{W: plan.W, H: plan.H}
		}
		x, y = math.Floor(to.X-half+r.Float64()*(to.W+2*half)), math.Floor(to.Y-half+r.Float64()*(to.H+2*half))
		under := plan.At(x, y)
		nearest, second, pool := math.Inf(1), math.Inf(1), under.Kind == layout.Pool
		for _, l := range lit {
			rect, seen := plan.Rect(l.Target)
			switch d := away(rect, x, y); {
			case !seen:
			case d < nearest:
				nearest, second, eye = d, nearest, l.Target
			case d < second:
				second = d
			}
		}
		piece, _ := plan.Rect(under)
		middleX, middleY := piece.Center()
		closer := under.Kind != layout.None && !pool && math.Hypot(x-middleX, y-middleY) <= nearest
		complete, more := t.Board.Hand.Put(t.Board.Held, under)
		switch {
		case nearest > half && t.poolTakes(plan, x, y, half):
			continue
		case nearest == 0 || under.Kind == layout.Tab || board.IsButton(under.Kind) || !pool && len(complete)+len(more) > 0 || x < 0 || y < 0 || x >= plan.W || y >= plan.H:
			continue
		case away(home, x, y) <= nearest, closer, nearest > half:
			if nothing {
				return x, y, eye, false
			}
		case !nothing && nearest < half && second > nearest+1:
			return x, y, eye, true
		}
	}
	return 0, 0, eye, false
}

// poolTakes reports whether a point lies in the box of a pool that takes what is held, or within half a die of it.
func (t *table) poolTakes(plan *layout.Plan, x, y, half float64) bool {
	return slices.ContainsFunc(plan.Pieces, func(p layout.Piece) bool {
		complete, more := t.Board.Hand.Put(t.Board.Held, p.Target)
		return p.Target.Kind == layout.Pool && away(p.Rect, x, y) <= half && len(complete)+len(more) > 0
	})
}

// Beside the box of a pool with a die that is lit, and on its free ground, a die is taken, and no tip says that it is not.
func TestThePoolOfALitDieTakesADie(t *testing.T) {
	g, table, ge := creating(t)
	b := &table.Board
	pool := layout.Target{Kind: layout.Pool, N: ge.Drop.Place.N}
	r, ok := b.Plan(g).Rect(pool)
	if !ok {
		t.Fatal("the pool is not in sight")
	}
	half := b.Plan(g).HalfDie()
	for _, at := range [][2]float64{{r.Right() - 2, r.Bottom() - 2}, {r.Right() - r.W/3, r.Bottom() + half - 2}} {
		b.Held = ge.Take
		if on := b.Under(g, at[0], at[1]); on != pool {
			t.Errorf("at %v lies %+v", at, on)
		}
		g.Pointer = input.Pointer{X: at[0], Y: at[1]}
		b.Hover = b.Under(g, at[0], at[1])
		for range board.TipAfter {
			b.Point(g)
		}
		if say := b.Tip.Tip.Title; say == "Not here" {
			t.Errorf("at %v the tip says %q: %q", at, say, b.Tip.Tip.Text)
		}
		made := b.Campaign.Len()
		if b.Drop(g, pool); b.Campaign.Len() == made && !b.AsksBack() {
			t.Errorf("at %v it is refused: %q", at, b.Refusal.Say)
		}
		b.PutBack()
		for b.Campaign.Len() > made {
			b.TakeBack(g)
		}
	}
}

// A character is dragged from its portrait as from the map; put back on the portrait, nothing is said.
func TestPortraitsLiftTheFigure(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\n")
	g.Width, g.Height = 1280, 720
	table := practice(g, rules.Options{Seed: 6, Difficulty: content.Easy})
	defer table.Board.Campaign.Close()
	toActions(t, g, table)
	b := &table.Board
	for player := range uint8(rules.NumPlayers) {
		portrait, figure := layout.Target{Kind: layout.Portrait, N: player}, layout.Target{Kind: layout.Standee, N: player}
		b.PressDown(g, portrait)
		if len(b.Held) != 1 || b.Held[0] != figure {
			t.Fatalf("of player %d %+v is held", player, b.Held)
		}
		if b.Drop(g, portrait); len(b.Held) > 0 || b.Refusal.Say != "" {
			t.Errorf("put back, %+v is held, and %q said", b.Held, b.Refusal.Say)
		}
		home, _ := b.Plan(g).Rect(portrait)
		to, _ := b.Plan(g).Rect(b.Hand.With([]layout.Target{figure})[0].Drop)
		x, y := to.Center()
		made := b.Campaign.Len()
		if table.dragBetween(g, home, x, y); !b.Collects() && b.Campaign.Len() == made {
			t.Errorf("player %d does not go: %q", player, b.Refusal.Say)
		}
		b.PutBack()
		for b.Campaign.Len() > made {
			b.TakeBack(g)
		}
	}
}

// landsOn reports whether what was let go has landed on a target: by the moves that were made since, what is asked, or where dice are
// being collected.
func landsOn(t *table, on layout.Target, made int) bool {
	if t.Board.Collects() {
		return t.Board.Onto == on
	}
	m := rules.Move{}
	switch {
	case t.Board.Campaign.Len() > made:
		m, _ = t.Board.Campaign.Move(made)
		_, before := t.Board.Campaign.Move(made)
		ge := gesture.Of(t.Board.Book, before, m)
		return gesture.Same(on) == ge.Drop || on == ge.Carry.To
	case t.Board.AsksBack():
		m = t.Board.Choices[0].Move
		ge := gesture.Of(t.Board.Book, &t.Board.State, m)
		return gesture.Same(on) == ge.Drop || on == ge.Carry.To
	}
	return false
}

// Wherever a character is held, as a card to choose, a portrait or a figure, all places that it may go to are lit, and nothing else.
func TestAHeldCharactersTargetsLightUp(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{Speed: motion.Off}, "started = true\ntips = false\n")
	g.Width, g.Height = 1280, 720
	table := practice(g, rules.Options{Seed: 5, Difficulty: content.Easy})
	defer table.Board.Campaign.Close()
	table.Board.Speed = motion.Off
	g.Show(table)
	choose, seen := mind.Greedy(5), map[layout.Kind]int{}
	for table.Board.State.Phase != rules.YearOver {
		for _, p := range table.Board.Plan(g).Pieces {
			on := p.Target
			if on.Kind != layout.Choice && on.Kind != layout.Portrait && on.Kind != layout.Standee || !table.Board.Hand.CanTake(nil, on) {
				continue
			}
			want := map[layout.Target]bool{}
			for _, ge := range table.Board.Hand.Gestures {
				if ge.Carry.What == on {
					want[ge.Carry.To] = true
				}
			}
			table.Board.Held = []layout.Target{on}
			lit := table.Board.Lit(g)
			for _, l := range lit {
				if !want[l.Target] {
					t.Errorf("with %+v in hand %+v is lit", on, l.Target)
				}
			}
			if len(lit) != len(want) || len(lit) == 0 {
				t.Errorf("with %+v in hand %d of %d places are lit", on, len(lit), len(want))
			}
			table.Board.PutBack()
			seen[on.Kind]++
		}
		table.Board.Play(g, choose(table.Board.Book, &table.Board.State, table.Board.Book.Moves(&table.Board.State, nil)))
		table.Board.Finish()
		table.Board.Dialog = nil
	}
	if len(seen) != 3 {
		t.Errorf("characters were held as %v", seen)
	}
}
