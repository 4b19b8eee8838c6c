package table

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/game/input/command"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Whatever the players do, the table lies after every tick as it would be laid anew: all that it depends on is looked at before
// it is taken to lie as it did.
func TestLaidAfterEveryTick(t *testing.T) {
	for seed := range uint64(4) {
		g := gametest.Mirror(t)
		g.Settings.Scale, g.Settings.HandOver, g.Settings.Tips = [...]int{100, 150, 200, 100}[seed], seed == 3, seed < 2
		table := practice(g, rules.Options{Seed: seed, Difficulty: content.Easy})
		if seed%2 == 1 {
			table.Board.Speed = motion.Fast
		}
		newFumbler(g, table, seed).lays(t, fmt.Sprintf("seed %d", seed), 700)
	}
}

// So does the table of a lesson, with its note, which stays where it lies.
func TestLessonsLaidAfterEveryTick(t *testing.T) {
	for seed := range uint64(4) {
		g := gametest.Mirror(t)
		g.Settings.Scale = [...]int{100, 150, 200, 100}[seed]
		table, err := lessonTable(g, int(2*seed+1), 0)
		if err != nil {
			t.Fatal(err)
		}
		newFumbler(g, table, seed).lays(t, fmt.Sprintf("lesson %d", 2*seed+2), 400)
	}
}

// laidAnew lays a table once more.
func laidAnew(g *app.App, table *table) *layout.Plan {
	table.Board.Last.Plan = nil
	return table.Board.Plan(g)
}

// newFumbler puts a table on the stage for somebody who does anything at all there.
func newFumbler(g *app.App, table *table, seed uint64) *fumbler {
	g.Show(table)
	return &fumbler{g, table, rand.New(rand.NewPCG(seed, seed))}
}

// fumbler does anything at all with the mouse and the keyboard.
type fumbler struct {
	g     *app.App
	table *table
	rng   *rand.Rand
}

// lays does something for n ticks, and compares after each how the table lies with how it would be laid anew.
func (f *fumbler) lays(t *testing.T, at string, ticks int) {
	t.Helper()
	for tick := range ticks {
		did := f.tick(t)
		lies := f.table.Board.Plan(f.g)
		if anew := laidAnew(f.g, f.table); !reflect.DeepEqual(anew, lies) {
			t.Fatalf("%s, tick %d: after %s the table lies otherwise than it would be laid", at, tick, did)
		} else if f.table.Board.Plan(f.g) != anew {
			t.Fatalf("%s, tick %d: after %s the table is laid again whenever that is asked", at, tick, did)
		}
	}
}

// tick gives the table a tick in which something is done, and says what. Sheets are put away.
func (f *fumbler) tick(t *testing.T) (did string) {
	t.Helper()
	p, k := &f.g.Pointer, &f.g.Keyboard
	*p, k.Struck = input.Pointer{X: p.X, Y: p.Y, WasX: p.X, WasY: p.Y, Down: p.Down && !p.Released, Far: p.Far}, nil
	did = "nothing"
	switch n := f.rng.IntN(10); {
	case n < 4:
		did = "pointing"
		pieces := f.table.Board.Plan(f.g).Pieces
		p.X, p.Y = pieces[f.rng.IntN(len(pieces))].Rect.Center()
		p.Moved, p.Far = true, p.Down
	case n < 7 && !p.Down:
		did = "pressing"
		p.Pressed, p.Down, p.PressX, p.PressY, p.Far = true, true, p.X, p.Y, false
	case n < 7:
		did = "letting go"
		p.Released, p.Clicked = true, !p.Far
	case n == 7:
		all := []string{
			command.Next, command.Previous, command.Take, command.GoLeft, command.GoDown, command.LookRight, command.Hint, command.Log, command.LogBack,
			command.Undo, command.Redo, command.Aside, command.More, command.Answer(1), command.Answer(2), command.Done, command.Back, command.Pin, command.PageBack,
			command.PageOn, command.Mute, command.Step,
		}
		did = all[f.rng.IntN(len(all))]
		k.Struck = []input.Stroke{{Chord: chord.Must(k.Keys.Key(did, false))}}
		did = "the key of " + did
	}
	if _, err := f.table.Update(f.g); err != nil {
		t.Fatal(err)
	}
	if f.table.Board.Dialog != nil { // nobody reads the sheets
		f.table.Board.Dialog = nil
		f.table.Pages.ReadPage(&f.table.Board)
	}
	return did
}
