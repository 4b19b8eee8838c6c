package table

import (
	"bytes"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// moreTables is for a long run: go test ./game/scenes/table -timeout 0 -run TestEveryMove -tables 1000.
var moreTables = flag.Int("tables", 0, "how many tables TestEveryMove looks at, and then at all moves there; 0 for some moves of some tables")

// TestEveryMove plays campaigns of all difficulties, by chance and by the greedy policy, and shows of every legal move
// that it can be made with the mouse, with the keyboard and from the list of moves, in several windows. What comes up in none of these
// campaigns is looked at where it does in the golden ones.
func TestEveryMove(t *testing.T) {
	cards := contenttest.Cards(t)
	tables, alike, each := rulestest.Count(24, 60), rulestest.Count(3, 6), rulestest.Count(4, math.MaxInt) // each: of a campaign
	if *moreTables > 0 {
		tables, alike, each = *moreTables, math.MaxInt, math.MaxInt
	}
	rng := rand.New(rand.NewPCG(1, 1))
	g := &app.App{Book: rules.New(cards), Reference: contenttest.Reference(t)}
	seen := map[rules.MoveKind]bool{}
	rare := func(legal []rules.Move) []rules.Move {
		return slices.DeleteFunc(slices.Clone(legal), func(m rules.Move) bool { return seen[m.Kind] })
	}
	look := func(table *table, legal []rules.Move) {
		for _, m := range legal {
			seen[m.Kind] = true
		}
		eachMove(t, g, table, someOfEachKind(rng, legal, alike))
	}
	for seed := uint64(1); tables > 0; seed++ {
		size := [][3]int{{1280, 720, 100}, {1920, 1080, 200}, {1024, 768, 100}, {1280, 720, 150}, {2560, 1080, 75}, {1280, 720, 200}}[seed%6]
		g.Width, g.Height, g.Settings.Scale = size[0], size[1], size[2]
		table := practice(g, rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties), Alternative: seed%2 == 0})
		g.Show(table)
		choose := rules.RandomPolicy(seed)
		if seed%2 == 0 {
			choose = mind.Greedy(seed)
		}
		for n := 0; tables > 0 && n/23 < each; n++ {
			legal := slices.Clone(table.Board.Book.Moves(&table.Board.State, nil))
			if len(legal) == 0 {
				break
			}
			// Rare moves are looked at wherever they come up, others on one table of many.
			if len(rare(legal)) > 0 || n%23 == 0 {
				tables--
				look(table, legal)
			}
			table.Board.Play(g, choose(table.Board.Book, &table.Board.State, legal))
		}
	}
	for _, rec := range goldenCampaigns(t) {
		if len(seen) == int(rules.MoveRecover) {
			break
		}
		table := practice(g, rec.Header.Options)
		var made []rules.Move
		_, err := table.Board.Book.Replay(rec, func(before *rules.State, m rules.Move) {
			if legal := rare(table.Board.Book.Moves(before, nil)); len(legal) > 0 {
				for _, m := range made[table.Board.Campaign.Len():] {
					if err := table.Board.Campaign.Play(m, nil); err != nil {
						t.Fatal(err)
					}
				}
				table.Board.Show(g)
				g.Show(table)
				look(table, legal)
			}
			made = append(made, m)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for kind := rules.MoveChoose; kind <= rules.MoveRecover; kind++ {
		if !seen[kind] {
			t.Errorf("no campaign offers moves of kind %d", kind)
		}
	}
}

// goldenRecords is the folder of the golden records of the rules.
const goldenRecords = "../../../rules/testdata/golden"

// goldenCampaigns are those that go far into a campaign, those first that were steered to what is seldom
// come upon.
func goldenCampaigns(t *testing.T) []*rules.Record {
	t.Helper()
	all, err := goldenRecordsRead()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// goldenRecordsRead is goldenCampaigns where no test is to fail.
func goldenRecordsRead() (all []*rules.Record, err error) {
	files, err := filepath.Glob(goldenRecords + "/[cs]*.txt")
	for _, name := range slices.Backward(files) {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		rec, err := rules.ReadRecord(bytes.NewReader(text))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if _, err := os.Stat(strings.TrimSuffix(name, "txt") + "snapshot"); err != nil {
			all = append(all, rec)
		}
	}
	return all, err
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
func eachMove(t *testing.T, g *app.App, table *table, moves []rules.Move) {
	t.Helper()
	w := &ways{t: t, g: g, table: table, cycled: map[string]bool{}}
	for _, m := range moves {
		w.line = table.Board.Book.Notation(&table.Board.State, m)
		ge := gesture.Of(table.Board.Book, &table.Board.State, m)
		label := table.Board.Label(m)
		w.makes(m, "the mouse", func() { w.gesture(ge, label, w.click) })
		w.makes(m, "the keyboard", func() { w.gesture(ge, label, w.enter) })
		w.makes(m, "the list of moves", func() { w.list(m) })
		if ge.Carry.What.Kind != layout.None {
			w.carry(ge, label)
		}
	}
}
