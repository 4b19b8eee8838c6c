package table

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// whatPlayersStrike are keys of the table, those that ask, answer and choose more often.
var whatPlayersStrike = []string{
	"Enter", "Enter", "Enter", "Tab", "Tab", "Shift+Tab", "Right", "Left", "Up", "Down", "Right", "Down", "Shift+Right", "Shift+Down", "Escape", "Escape",
	"1", "2", "3", "1", "2", "0", "D", "U", "Y", "H", "H", "Shift+H", "Z", "L", "V", "W", "G", "Space", "Ctrl+Right", "Ctrl+K", "F1", "C", "Backspace",
}

// player does at random what players may do, and has everything read aloud after each tick.
type player struct {
	t      *testing.T
	g      *app.App
	dice   *rand.Rand
	screen *ebiten.Image
	down   bool
	did    []string
}

// tick gives one tick, draws what is new and looks at what is left.
func (p *player) tick() {
	p.t.Helper()
	defer func() {
		if fault := recover(); fault != nil {
			p.t.Fatalf("after %q: %v", p.did[max(0, len(p.did)-30):], fault)
		}
	}()
	g := p.g
	if _, err := g.Tick(); err != nil {
		p.t.Fatalf("after %q: %v", p.did, err)
	}
	ptr := &g.Pointer
	g.Keyboard.Struck, ptr.Pressed, ptr.Released, ptr.Moved, ptr.Right, ptr.Interrupted = nil, false, false, false, false, false
	if p.dice.IntN(100) == 0 {
		g.Paint(p.screen)
	}
	app.Spoken(g)
	table, is := g.Scene.(*table)
	if !is {
		return
	}
	v := table.Board.View(g)
	if on := table.Board.Hover; on.Kind == layout.Option && int(on.N) >= len(v.Options) {
		p.t.Fatalf("after %q answer %d of %d is pointed at", p.did[max(0, len(p.did)-30):], on.N+1, len(v.Options))
	}
	flat := *v
	flat.Scale, flat.Fan = 0, 0
	for _, on := range append([]layout.Target{table.Board.Hover, table.Board.Onto}, table.Board.Held...) {
		_, here := table.Board.Plan(g).Rect(on)
		_, folded := layout.Lay(&flat).Rect(on)
		lifted := on.Kind == layout.Choice || on.Kind == layout.Offer // those that are dragged leave the table meanwhile
		if on.Kind != layout.None && on.Kind != layout.Option && !here && !folded && !lifted {
			p.t.Fatalf("after %q %+v is pointed at or held, and is not there", p.did[max(0, len(p.did)-30):], on)
		}
	}
	if len(table.Board.Held) > 0 && len(table.Board.Hand.Open(table.Board.Held)) == 0 {
		p.t.Fatalf("after %q nothing can be done with what is held", p.did[max(0, len(p.did)-30):])
	}
}

// acts does one thing.
func (p *player) acts() {
	g, ptr := p.g, &p.g.Pointer
	what := ""
	switch n := p.dice.IntN(20); {
	case n < 9:
		what = whatPlayersStrike[p.dice.IntN(len(whatPlayersStrike))]
		g.Keyboard.Struck = []input.Stroke{{Chord: chord.Must(what)}}
	case n < 14:
		what = "moves"
		ptr.WasX, ptr.WasY = ptr.X, ptr.Y
		ptr.X, ptr.Y, ptr.Moved = p.dice.Float64()*float64(g.Width), p.dice.Float64()*float64(g.Height), true
		if table, is := g.Scene.(*table); is && p.dice.IntN(2) == 0 {
			pieces := table.Board.Plan(g).Pieces
			ptr.X, ptr.Y = pieces[p.dice.IntN(len(pieces))].Rect.Center()
		}
		ptr.Far = ptr.Far || p.down
	case n < 18 && !p.down:
		what, p.down = "presses", true
		ptr.Pressed, ptr.Down, ptr.Far, ptr.PressX, ptr.PressY = true, true, false, ptr.X, ptr.Y
	case n < 18:
		what, p.down = "lets go", false
		ptr.Released, ptr.Down = true, false
	case n < 19:
		what, p.down = "loses the focus", false
		ptr.Interrupt()
	default:
		if table, is := g.Scene.(*table); is && table.Board.Dialog == nil {
			if legal := table.Board.Book.Moves(&table.Board.State, nil); len(legal) > 0 {
				what = "a move is made"
				table.Board.Play(g, legal[p.dice.IntN(len(legal))])
			}
		}
	}
	p.did = append(p.did, what)
}

// Random keys, moves of the pointer, presses, losses of the focus and moves of the game on many tables: reading everything aloud at any
// time never fails, and nothing is pointed at or held that is not there.
func TestRandomInputLeavesNothingBehind(t *testing.T) {
	const acts = 100
	g, _ := aloudByItself(t, "step_turns = 0\n")
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	for seed := range uint64(rulestest.Count(4, 300)) {
		at := practice(g, rules.Options{Seed: seed})
		if err := at.playUntil(g, rules.RandomPolicy(seed), func(played int) bool { return played >= int(seed%5)*9 }); err != nil {
			t.Fatal(err)
		}
		at.Board.Speed = []motion.Speed{motion.Off, motion.Fast, motion.Normal}[seed%3]
		g.Pointer, g.Sheet = input.Pointer{}, nil
		g.Show(at)
		p := &player{t: t, g: g, dice: rand.New(rand.NewPCG(seed, 1)), screen: screen}
		for range acts {
			if _, on := g.Scene.(*table); !on {
				break // it has been left
			}
			p.acts()
			for range 1 + p.dice.IntN(3) {
				p.tick()
			}
			if g.Sheet != nil && p.dice.IntN(4) == 0 {
				g.CloseSheet()
			}
		}
	}
}
