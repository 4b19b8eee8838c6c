package game

import (
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/game/hand"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// TestEveryMove plays campaigns of all difficulties, by chance and by the greedy policy, and shows of every legal move
// that it can be made with the mouse, with the keyboard and from the list of moves, in several windows. With
// SIXWINTERS_LONG set it looks at a thousand tables and at all moves there, and otherwise at some of them.
func TestEveryMove(t *testing.T) {
	cards := contenttest.Cards(t)
	tables, alike := 60, 6
	if os.Getenv("SIXWINTERS_LONG") != "" {
		tables, alike = 1000, math.MaxInt
	}
	rng := rand.New(rand.NewPCG(1, 1))
	g := &Game{book: rules.New(cards)}
	seen := map[rules.MoveKind]bool{}
	for seed := uint64(1); tables > 0; seed++ {
		size := [][3]int{{1280, 720, 100}, {1920, 1080, 200}, {1024, 768, 100}, {1280, 720, 150}, {2560, 1080, 75}, {1280, 720, 200}}[seed%6]
		g.width, g.height, g.settings.Scale = size[0], size[1], size[2]
		table := practice(g, rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties), Alternative: seed%2 == 0})
		g.show(table)
		choose := rules.RandomPolicy(seed)
		if seed%2 == 0 {
			choose = rules.GreedyPolicy(seed)
		}
		for n := 0; tables > 0; n++ {
			legal := slices.Clone(table.book.Moves(&table.state, nil))
			if len(legal) == 0 {
				break
			}
			// Rare moves are looked at wherever they come up, others on one table of many.
			rare := slices.ContainsFunc(legal, func(m rules.Move) bool { return !seen[m.Kind] })
			if rare || n%23 == 0 {
				tables--
				for _, m := range legal {
					seen[m.Kind] = true
				}
				eachMove(t, g, table, someOfEachKind(rng, legal, alike))
			}
			table.play(g, choose(table.book, &table.state, legal))
		}
	}
	for kind := rules.MoveChoose; kind <= rules.MoveNo; kind++ {
		if !seen[kind] {
			t.Logf("no campaign offers moves of kind %d", kind)
		}
	}
}

// someOfEachKind is some of the moves of each kind, at most so many.
func someOfEachKind(rng *rand.Rand, legal []rules.Move, most int) []rules.Move {
	var some []rules.Move
	count := map[rules.MoveKind]int{}
	for _, i := range rng.Perm(len(legal)) {
		if m := legal[i]; count[m.Kind] < most {
			count[m.Kind]++
			some = append(some, m)
		}
	}
	return some
}

// eachMove makes moves of a table in each way, and takes them back.
func eachMove(t *testing.T, g *Game, table *table, moves []rules.Move) {
	t.Helper()
	w := &ways{t: t, g: g, table: table, cycled: map[string]bool{}}
	for _, m := range moves {
		w.line = table.book.Notation(&table.state, m)
		ge := hand.Of(table.book, &table.state, m)
		label := table.label(m)
		w.makes(m, "the mouse", func() { w.gesture(ge, label, w.click) })
		w.makes(m, "the keyboard", func() { w.gesture(ge, label, w.enter) })
		w.makes(m, "the list of moves", func() { w.list(m) })
		if ge.Carry.What.Kind != layout.None {
			w.makes(m, "dragging", func() { w.drag(ge.Carry) })
		}
	}
}
