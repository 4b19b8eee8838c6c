package table

import (
	"image"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

func init() {
	gametest.Watches = append(gametest.Watches, func(g *app.App, _ *ebiten.Image, is *gametest.Sight) {
		if s, ok := g.Scene.(*table); ok {
			is.Says = s.Board.Asked
		}
	})
}

// sloppyDrops are what came of sloppy drops.
type sloppyDrops struct {
	beside, landed int // within half a die of a lit target; those of them that landed on it
	kept           int // elsewhere, which did nothing
	screen         *ebiten.Image
}

// TestWindowSloppyDrops drops things in the real program with a real mouse: beside lit targets they land where the eye says, and elsewhere
// they do nothing. What the program writes down is compared with what should have come of each drop. The long test makes 200 drops
// or more.
func TestWindowSloppyDrops(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	all, each := rulestest.Count(5, 200), rulestest.Count(5, 50)
	r := rand.New(rand.NewPCG(3, 4))
	is := sloppyDrops{screen: ebiten.NewImage(gametest.WindowWidth, gametest.WindowHeight)}
	defer is.screen.Deallocate()
	for seed := uint64(1); is.beside < all || is.kept < all/4; seed++ {
		mirror := newMirror(rulestest.Book(t), rules.Options{Seed: seed, Difficulty: content.Easy})
		p := startProgram(t, mirror.Board.Options)
		p.game = *gametest.WithSettings(t, app.Options{Speed: motion.Off}, "weather = false\ntips = false\n")
		choose, end := mind.Greedy(seed), is.beside+each
		inYear := func() bool { // later a sheet lies over the table
			return mirror.Board.State.Phase == rules.Setup || mirror.Board.State.Phase == rules.Turns
		}
		for inYear() && (is.beside < end || is.kept < all/4) {
			for range 3 {
				if inYear() {
					p.sloppily(mirror, r, &is)
				}
			}
			if !inYear() {
				break
			}
			m := choose(mirror.Board.Book, &mirror.Board.State, mirror.Board.Book.Moves(&mirror.Board.State, nil))
			if m.Kind == rules.MoveOrder {
				break // cards are put in order one by one, which the hand of the test cannot do
			}
			p.play(mirror, m)
		}
		p.compare(mirror)
	}
	t.Logf("%d of %d drops landed where the eye says; %d elsewhere did nothing", is.landed, is.beside, is.kept)
	if is.landed*100 < is.beside*95 {
		t.Errorf("%d of %d drops landed where the eye says; %d elsewhere did nothing", is.landed, is.beside, is.kept)
	}
}

// sloppily drops something with the real mouse beside what is lit, or where nothing is meant, if there is anything to drop.
func (p *program) sloppily(mirror *table, r *rand.Rand, is *sloppyDrops) {
	p.T.Helper()
	g, b := p.seen(), &mirror.Board
	on, home, ok := taken(g, mirror, r)
	if !ok {
		return
	}
	fromX, fromY := home.Center()
	fromX, fromY = math.Floor(fromX), math.Floor(fromY)
	p.moveTo(mirror, fromX, fromY)
	x, y, eye, beside := beside(g, mirror, r, on, home)
	if b.Under(g, fromX, fromY) != on || x <= 0 || math.Hypot(x-fromX, y-fromY) < home.H || is.moves(g, mirror, on, x, y) {
		return
	}
	made := b.Campaign.Len()
	p.Do(gametest.Step{Button: gametest.Left, Down: true})
	p.Do(gametest.Step{X: int16(x), Y: int16(y)})
	p.Do(gametest.Step{Button: gametest.Left})
	mirror.dragBetween(g, layout.Rect{X: fromX, Y: fromY}, x, y)
	for i := made; i < b.Campaign.Len(); i++ {
		m, before := b.Campaign.Move(i)
		p.writes(b.Book.Notation(before, m))
	}
	p.Until("it has taken in the drop", func(is *gametest.Sight) bool { return is.Says == b.Asked && is.Held == len(b.Held) })
	if p.Lines() != len(p.played) {
		p.T.Fatalf("%+v, dropped at %.0f, %.0f, makes %d moves too many", on, x, y, p.Lines()-len(p.played))
	}
	asks := b.AsksBack() || b.Collects()
	switch {
	case beside:
		is.beside++
		if landsOn(mirror, eye, made) {
			is.landed++
		} else {
			p.T.Logf("%+v, dropped at %.0f, %.0f, lands not on %+v: %q", on, x, y, eye, b.Refusal.Say)
		}
	case asks || b.Campaign.Len() > made:
		p.T.Errorf("%+v, dropped at %.0f, %.0f, does something that nobody meant", on, x, y)
	default:
		is.kept++
	}
	if asks {
		p.Press(gametest.KeyEscape)
		b.PutBack()
	}
	p.clearRefusal(mirror)
}

// moves reports whether something else comes to lie at a point with a thing in hand there: a label, or obstacles that spread.
func (is *sloppyDrops) moves(g *app.App, mirror *table, on layout.Target, x, y float64) bool {
	b, was := &mirror.Board, g.Pointer
	b.Held, g.Pointer = []layout.Target{on}, input.Pointer{X: x, Y: y, Moved: true, Down: true, Far: true}
	b.HoverPointer(g)
	b.Paint(g, is.screen)
	_, label := g.Painter.LabelAt(x, y)
	moves := label || b.IsSpread(b.Hover)
	b.Held, g.Pointer = nil, was
	b.HoverPointer(g)
	b.Paint(g, is.screen) // the labels of empty hands
	return moves
}

// moveTo moves the real mouse and the mirror's to a point of the window.
func (p *program) moveTo(mirror *table, x, y float64) {
	p.T.Helper()
	p.Do(gametest.Step{X: int16(x), Y: int16(y)})
	p.game.Pointer = input.Pointer{X: x, Y: y, Moved: true}
	mirror.Board.HoverPointer(p.seen())
}

// clearRefusal clicks where nothing lies, so that no refusal lies over what is taken next.
func (p *program) clearRefusal(mirror *table) {
	p.T.Helper()
	plan := mirror.Board.Plan(p.seen())
	for x := 10; x < gametest.WindowWidth; x += 10 {
		if on := plan.At(float64(x), 3); on.Kind == layout.None {
			p.moveTo(mirror, float64(x), 3)
			p.ClickAt(image.Pt(x, 3))
			mirror.Board.PressDown(p.seen(), on)
			mirror.Board.PressUp(p.seen(), on)
			return
		}
	}
	p.T.Fatal("all of the bar takes clicks")
}
