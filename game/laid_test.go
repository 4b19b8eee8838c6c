package game

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"sixwinters/content"
	"sixwinters/game/chord"
	"sixwinters/game/command"
	"sixwinters/game/input"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Whatever the players do, the table lies after every tick as it would be laid anew: nothing that changes what is seen of it forgets to
// lay it.
func TestLaidAfterEveryTick(t *testing.T) {
	for seed := range uint64(4) {
		g := mirrorGame(t)
		g.settings.Scale, g.settings.HandOver, g.settings.Tips = [...]int{100, 150, 200, 100}[seed], seed == 3, seed < 2
		table := practice(g, rules.Options{Seed: seed, Difficulty: content.Easy})
		if seed%2 == 1 {
			table.speed = motion.Fast
		}
		f := newFumbler(g, table, seed)
		for tick := range 700 {
			did := f.tick(t)
			fresh := table.look(g)
			if plan := layout.Lay(&fresh); !reflect.DeepEqual(plan, table.plan) {
				t.Fatalf("seed %d, tick %d: after %s the table lies otherwise than it would be laid", seed, tick, did)
			}
		}
	}
}

// So does the table of a lesson, but for its note, which stays where it lies.
func TestLessonsLaidAfterEveryTick(t *testing.T) {
	plain := func(v layout.View) layout.View {
		if v.Note != nil {
			n := *v.Note
			v.Note = &layout.Note{Head: n.Head, Say: n.Say, Do: n.Do, Answer: n.Answer, Button: n.Button, Back: n.Back, Return: n.Return, Asked: n.Asked}
		}
		return v
	}
	for seed := range uint64(4) {
		g := mirrorGame(t)
		g.settings.Scale = [...]int{100, 150, 200, 100}[seed]
		table, err := lessonTable(g, int(2*seed+1), 0)
		if err != nil {
			t.Fatal(err)
		}
		f := newFumbler(g, table, seed)
		for tick := range 400 {
			did := f.tick(t)
			if fresh := plain(table.look(g)); !reflect.DeepEqual(fresh, plain(table.view)) {
				t.Fatalf("lesson %d, tick %d: after %s the table is seen otherwise than it is laid", 2*seed+2, tick, did)
			}
		}
	}
}

// newFumbler puts a table on the stage for somebody who does anything at all there.
func newFumbler(g *Game, table *table, seed uint64) *fumbler {
	g.show(table)
	return &fumbler{g, table, rand.New(rand.NewPCG(seed, seed))}
}

// fumbler does anything at all with the mouse and the keyboard.
type fumbler struct {
	g     *Game
	table *table
	rng   *rand.Rand
}

// tick gives the table a tick in which something is done, and says what. Sheets are put away.
func (f *fumbler) tick(t *testing.T) (did string) {
	t.Helper()
	p, k := &f.g.pointer, &f.g.keyboard
	*p, k.Struck = input.Pointer{X: p.X, Y: p.Y, WasX: p.X, WasY: p.Y, Down: p.Down && !p.Released, Far: p.Far}, nil
	did = "nothing"
	switch n := f.rng.IntN(10); {
	case n < 4:
		did = "pointing"
		pieces := f.table.plan.Pieces
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
		k.Struck = []input.Stroke{{Chord: chord.Must(k.Keys.Key(did))}}
		did = "the key of " + did
	}
	if _, err := f.table.update(f.g); err != nil {
		t.Fatal(err)
	}
	if f.table.dialog != nil { // nobody reads the sheets
		f.table.dialog, f.table.page = nil, f.table.pageNow()
		f.table.lay(f.g)
	}
	return did
}
