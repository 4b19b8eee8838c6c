package table

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// obstaclesIn returns the obstacles in play.
func obstaclesIn(b *board.Board) (list []layout.Target) {
	for n, o := range b.State.Obstacles {
		if o.Zone == rules.InPlay {
			list = append(list, layout.Target{Kind: layout.Obstacle, N: uint8(n)})
		}
	}
	return list
}

// painted paints a table, twice so that what has its place stays there.
func painted(g *app.App, b *board.Board) {
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	b.Paint(g, screen)
	b.Paint(g, screen)
}

// A pinned card without room is a slip no wider than its name. A click unfolds it, another one or Escape folds it again, and so does the next move.
func TestASlipUnfolds(t *testing.T) {
	g, table, ge := creating(t)
	g.Width, g.Height, g.Settings.Scale, g.Settings.Tips = 1920, 1080, 200, false
	b := &table.Board
	b.Panes.OpenMats()
	on := obstaclesIn(b)[0]
	b.Plan(g)
	b.Pin(g, on)
	look := func(when string, folded bool) render.Pinned {
		t.Helper()
		painted(g, b)
		is := g.Painter.PinOf(on)
		if is.Rect.Empty() || is.Folded != folded {
			t.Errorf("%s the card lies at %+v, folded %t", when, is.Rect, is.Folded)
		}
		return is
	}
	slip := look("pinned,", true)
	if slip.Rect.W > 0.25*float64(g.Width) {
		t.Errorf("the slip is %v wide", slip.Rect.W)
	}
	click := func() {
		r := g.Painter.PinnedRect(on)
		tapAt(t, g, r.X+0.3*r.W, r.Y+0.8*r.H)
	}
	for _, folds := range []func(){click, func() { gametest.Strike(t, g, "Escape") }, func() { b.Play(g, ge.Move); b.Skip(g) }} {
		click()
		if r := look("clicked,", false).Rect; r.Overlaps(b.Plan(g).Prompt.Rect) {
			t.Errorf("unfolded it lies at %+v, on the prompt", r)
		}
		if folds(); !slices.Contains(b.Pinned, on) {
			t.Fatal("it is not pinned any more")
		}
		if again := look("folded,", true); again != slip && b.Campaign.Len() == 0 {
			t.Errorf("folded again it lies at %+v, before at %+v", again, slip)
		}
	}
}

// With large text a pinned card is whole where one region is open, beside its obstacle and off the tabs.
func TestAPinHasItsTextInLargeLetters(t *testing.T) {
	g, table, _ := creating(t)
	g.Width, g.Height, g.Settings.Scale, g.Settings.Tips = 1280, 720, 200, false
	b := &table.Board
	for _, on := range obstaclesIn(b) {
		b.Panes.Open(layout.RegionPane(b.State.Obstacles[on.N].At.Region()))
		b.Plan(g)
		b.Pin(g, on)
		painted(g, b)
		plan, pin := b.Plan(g), g.Painter.PinOf(on)
		if thing, _ := plan.Rect(on); pin.Rect.Empty() || pin.Folded || pin.Rect.Count(append(plan.Tabs[:], thing)) > 0 {
			t.Errorf("it lies at %+v, folded: %t; the obstacle at %+v", pin.Rect, pin.Folded, thing)
		}
		b.Pin(g, on)
	}
}

// In an attempt pinned cards leave the sheets of both, the picture of the defence and the obstacle free, and what is proposed.
func TestPinsLeaveAttemptsFree(t *testing.T) {
	for _, scale := range []int{100, 200} {
		g := gametest.InFolder(t)
		g.Settings.Tips, g.Width, g.Height = false, 1920, 1080
		table, _, err := find(g, func(t *table, ge gesture.Gesture) bool {
			return t.Board.State.Attempt.Phase == rules.Approach && len(obstaclesIn(&t.Board)) > 2
		})
		if err != nil {
			t.Fatal(err)
		}
		b := &table.Board
		g.Settings.Scale = scale
		gametest.Tick(t, g)
		for _, on := range obstaclesIn(b)[:2] {
			b.Pin(g, on)
		}
		painted(g, b)
		plan := b.Plan(g)
		for _, on := range b.Pinned {
			pin := g.Painter.PinOf(on)
			if whole := !pin.Folded && !pin.Rect.Empty(); whole && pin.Rect.Count([]layout.Rect{plan.Mats[0].Rect, plan.Mats[1].Rect}) > 0 {
				t.Errorf("at %d%% %+v lies whole on a sheet", scale, pin)
			}
			about, _ := plan.Rect(layout.Target{Kind: layout.Obstacle, N: uint8(b.State.Attempt.Obstacle)})
			for _, off := range []layout.Rect{g.Painter.DefenceAt(), about} {
				if on.N != uint8(b.State.Attempt.Obstacle) && pin.Rect.Overlaps(off) {
					t.Errorf("at %d%% %+v lies on %+v", scale, pin, off)
				}
			}
		}
	}
}

// No pinned card lies on the banner of what happens.
func TestPinsLeaveBannersFree(t *testing.T) {
	g, table, _ := creating(t)
	g.Width, g.Height = 1280, 720
	b := &table.Board
	on := obstaclesIn(b)[0]
	b.Plan(g)
	b.Pin(g, on)
	painted(g, b)
	was := g.Painter.PinOf(on)
	s := b.Scene(g)
	s.Moment = &render.Moment{Title: "Snow Flurries", Say: "All characters take 1 body stress.", Symbols: true, Event: &render.Event{}}
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	g.Painter.Draw(screen, s)
	if is := g.Painter.PinOf(on); is.Rect.Overlaps(s.MomentRect()) {
		t.Errorf("it lies at %+v, on the banner at %+v", is, s.MomentRect())
	}
	if painted(g, b); g.Painter.PinOf(on) != was {
		t.Errorf("then it lies at %+v, before at %+v", g.Painter.PinOf(on), was)
	}
}

// The pin of an obstacle that has left the table comes back with it when that is undone, and one made in the set-up has an owner.
func TestPinsComeBack(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.HandOver, g.Settings.Tips = true, false
	table := ofTwo(t, g)
	b := &table.Board
	b.Dialog = nil
	b.Skip(g)
	on := obstaclesIn(b)[0]
	b.Plan(g)
	b.Pin(g, on)
	i := slices.IndexFunc(b.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })
	b.Play(g, b.Hand.Gestures[i].Move)
	b.Skip(g)
	b.State.Obstacles[on.N].Zone = rules.InDiscard
	if b.Layers.Renew(b); len(b.Pinned) != 0 {
		t.Fatal("an obstacle that has left the table stays pinned")
	}
	b.TakeBack(g)
	if !slices.Contains(b.Pinned, on) {
		t.Error("undone, it is not pinned again")
	}

	table, err := newTable(g, g.Book, rules.Options{Seed: 6, Difficulty: content.Easy}, "Anna", "Bert")
	if err != nil {
		t.Fatal(err)
	}
	g.Show(table)
	b = &table.Board
	for _, line := range []string{"choose 1 keel", "choose 2 thea"} {
		m, err := b.Book.Parse(&b.State, line)
		if err != nil {
			t.Fatal(err)
		}
		b.Play(g, m)
		b.Skip(g)
	}
	b.Plan(g)
	b.Pin(g, layout.Target{Kind: layout.Location, N: 1})
	if s := b.Scene(g); s.PinPlaces[0].By == "" {
		t.Error("nobody has pinned the card in the set-up")
	}
}
