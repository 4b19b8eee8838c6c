package table

import (
	"math"
	"slices"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input/chord"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"

	"github.com/hajimehoshi/ebiten/v2"
)

// manyTables is how many tables are looked at by someTables.
func manyTables() int { return rulestest.Count(20, 200) }

// someTables plays campaigns of all difficulties in several windows, and looks at tables of them with all their legal moves.
func someTables(t *testing.T, g *app.App, tables int, look func(table *table, moves []rules.Move)) {
	t.Helper()
	each, every := rulestest.Count(5, math.MaxInt), rulestest.Count(101, 17)
	for seed := uint64(1); tables > 0; seed++ {
		size := [][3]int{{1280, 720, 100}, {1920, 1080, 100}, {2560, 1440, 75}, {1280, 720, 200}}[seed%4]
		g.Width, g.Height, g.Settings.Scale = size[0], size[1], size[2]
		table := practice(g, rules.Options{Seed: 100 + seed, Difficulty: content.Difficulty(seed % content.NumDifficulties)})
		g.Show(table)
		choose := rules.RandomPolicy(seed)
		if seed%2 == 0 {
			choose = mind.Greedy(seed)
		}
		for n := 0; tables > 0 && n/every < each; n++ {
			legal := slices.Clone(table.Board.Book.Moves(&table.Board.State, nil))
			if len(legal) == 0 {
				break
			}
			if n%every == 0 {
				tables--
				look(table, legal)
			}
			table.Board.Play(g, choose(table.Board.Book, &table.Board.State, legal))
		}
	}
}

// On many tables each legal move can be made by a gamepad: the focus comes to all that it takes, and (A) takes and puts.
func TestPadMakesEveryMove(t *testing.T) {
	g := &app.App{Book: rules.New(contenttest.Cards(t)), Reference: contenttest.Reference(t)}
	made := 0
	someTables(t, g, manyTables(), func(table *table, moves []rules.Move) {
		w := &ways{t: t, g: g, table: table, cycled: map[string]bool{}, pad: true}
		made += w.makesAll(moves, "the gamepad", w.enter)
	})
	t.Logf("%d moves", made)
}

// padPlayer plays by a gamepad only.
type padPlayer struct {
	ways
	screen  *ebiten.Image
	presses int
}

// press holds buttons for a tick and lets them go in the next.
func (p *padPlayer) press(buttons ...string) {
	p.t.Helper()
	if err := gametest.Hold(p.g, buttons...); err != nil {
		p.t.Fatal(err)
	}
	if m := gametest.MenuNow(p.g); m != nil {
		m.Draw(p.screen) // widgets find their places
	}
	p.presses++
}

// presses the button of a menu.
func (p *padPlayer) inMenu(name string) {
	p.t.Helper()
	for range 40 {
		if m := gametest.MenuNow(p.g); m.Focused() != nil && m.Names[m.Focused()] == name {
			p.press(chord.PadA)
			return
		}
		p.press(chord.PadRT)
	}
	p.t.Fatalf("the gamepad does not come to %q of %q", name, gametest.NamesOf(gametest.MenuNow(p.g)))
}

// on brings the focus to a target by the D-pad, or through all stops where no way of it leads there, and takes it.
func (p *padPlayer) on(target layout.Target) {
	p.t.Helper()
	t := p.table
	const arrows = 12 // the opposite arrow leads back to where the focus came from: what arrows miss, the next key finds
	for n := range 200 {
		if t.Board.Pointing.On && t.Board.Hover == target {
			p.press(chord.PadA)
			return
		}
		if d, ok := wayTo(board.InSight(t.Board.Stops(p.g, false)), t.Board.Hover, target); t.Board.Pointing.On && ok && n < arrows {
			p.press([]string{chord.PadLeft, chord.PadRight, chord.PadUp, chord.PadDown}[d])
		} else {
			p.press(chord.PadLT, chord.PadRight)
		}
	}
	p.t.Fatalf("%s: the gamepad does not come to %+v from %+v with %+v in hand", p.line, target, t.Board.Hover, t.Board.Held)
}

// wayTo returns the first step of the shortest way of arrows from one stop to another.
func wayTo(stops []gesture.Stop, from, to layout.Target) (first gesture.Direction, ok bool) {
	type way struct {
		at    gesture.Stop
		first gesture.Direction
	}
	at := slices.IndexFunc(stops, func(s gesture.Stop) bool { return s.Target == from })
	if at < 0 {
		return 0, false
	}
	seen := map[layout.Target]bool{from: true}
	for todo := []way{{at: stops[at]}}; len(todo) > 0; todo = todo[1:] {
		for d := gesture.Left; d <= gesture.Down; d++ {
			next, found := gesture.Toward(stops, todo[0].at, d)
			if !found || seen[next.Target] {
				continue
			}
			seen[next.Target] = true
			step := way{next, todo[0].first}
			if todo[0].at.Target == from {
				step.first = d
			}
			if next.Target == to {
				return step.first, true
			}
			todo = append(todo, step)
		}
	}
	return 0, false
}

// The shoulders lead from part to part, as far as what is folded away, and back to where they began.
func TestShouldersChangeParts(t *testing.T) {
	for _, scale := range []int{100, 200} {
		g, table := busyTable(t)
		g.Settings.Scale = scale
		g.Apply()
		p := &padPlayer{ways: ways{t: t, g: g, table: table}, screen: ebiten.NewImage(g.Width, g.Height)}
		p.press(chord.PadRight)
		begun := table.Board.Hover
		var went []layout.Target
		for range 30 {
			p.press(chord.PadRB)
			if !table.Board.Plan(g).InSight(table.Board.Hover) {
				t.Fatalf("at %d %% the shoulder comes to %+v, which is not in sight", scale, table.Board.Hover)
			}
			if slices.Contains(went, table.Board.Hover) {
				break
			}
			went = append(went, table.Board.Hover)
		}
		if len(went) < 4 || !slices.ContainsFunc(went, func(on layout.Target) bool { return on.Kind == layout.Die && on.Place == begun.Place }) {
			t.Errorf("at %d %% the shoulder goes from %+v to %+v", scale, begun, went)
		}
		last := table.Board.Hover
		p.press(chord.PadRB)
		if p.press(chord.PadLB); table.Board.Hover != last {
			t.Errorf("at %d %% the other shoulder comes to %+v, not back to %+v", scale, table.Board.Hover, last)
		}
	}
}

// A campaign is begun and its first year played by a gamepad only, at the usual size and where the table is folded.
func TestYearByPad(t *testing.T) {
	for _, scale := range []string{"200", "100"}[:rulestest.Count(1, 2)] {
		g := gametest.WithSettings(t, app.Options{}, "introduced = true\nstarted = true\ntips = false\nspeed = \"off\"\nstep_turns = 0\nscale = "+scale+"\n")
		p := &padPlayer{ways: ways{t: t, g: g}, screen: ebiten.NewImage(g.Width, g.Height)}
		p.press(chord.PadDown)
		p.inMenu("New campaign")
		p.inMenu("Begin the campaign")
		if _, begun := g.Scene.(*table); !begun {
			t.Fatalf("the gamepad begins %T", g.Scene)
		}
		scene, err := Begin(g, g.Book, rules.Options{Seed: 3}) // and goes on with a campaign of a known seed
		if err != nil {
			t.Fatal(err)
		}
		g.Show(scene)
		p.table = scene.(*table)
		choose := mind.Greedy(3)
		for moves := 0; p.table.Board.State.Year < 2; moves++ {
			if p.table.Board.Dialog != nil {
				p.press(chord.PadA) // what comes next
				continue
			}
			made, legal := p.table.Board.Campaign.Len(), p.table.Board.Book.Moves(&p.table.Board.State, nil)
			m := choose(p.table.Board.Book, &p.table.Board.State, legal)
			p.line = p.table.Board.Book.Notation(&p.table.Board.State, m)
			p.gesture(gesture.Of(p.table.Board.Book, &p.table.Board.State, m), p.table.Board.Label(m), p.on)
			if is, _ := p.table.Board.Campaign.Move(made); p.table.Board.Campaign.Len() != made+1 || is != m {
				t.Fatalf("%s: the gamepad makes %d moves, %+v", p.line, p.table.Board.Campaign.Len()-made, is)
			}
		}
		t.Logf("at %s %%: %d moves in %d presses", scale, p.table.Board.Campaign.Len(), p.presses)
	}
}
