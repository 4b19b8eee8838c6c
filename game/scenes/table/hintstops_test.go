package table

import (
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/hint"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// TestHintsAtEveryStop asks for a hint wherever a campaign stops, a few times for each kind of move that is made there: it
// lies on the table in three steps, and the last lights what its move takes up and where that is put, or the button of the
// answer.
func TestHintsAtEveryStop(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	g.Width, g.Height = 1280, 720
	table := practice(g, rules.Options{Seed: 2, Difficulty: content.Standard})
	g.Show(table)
	type stop struct {
		task rules.Task
		kind rules.MoveKind
	}
	const each = 3
	met := map[stop]int{}
	for seed := uint64(1); seed < 4; seed++ {
		wild, good := rules.RandomPolicy(seed), mind.Greedy(seed)
		made := 0
		o := rules.Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties), Alternative: seed%2 == 1}
		g.Book.PlayCampaign(o, func(b *rules.Rulebook, s *rules.State, legal []rules.Move) rules.Move {
			choose := wild
			if made++; made/7%2 == 1 {
				choose = good
			}
			m := choose(b, s, legal)
			at := stop{s.Stack[s.Depth-1].Task, m.Kind}
			if met[at]++; met[at] > each {
				return m
			}
			table.Board.State, table.Board.Shown = *s, *s
			table.Board.Beats, table.Board.Dialog = board.Beats{}, nil
			table.Board.Ready(g)
			for step := 1; step <= hint.HintSteps; step++ {
				table.Hinter.Hint(&table.Board, g)
				if table.Hinter.Hinting.Step != step || table.Board.View(g).Note == nil || table.Board.Plan(g).Note.Rect.Empty() {
					t.Fatalf("%s: step %d of the hint lies not on the table", b.Prompt(s).Text, step)
				}
			}
			lit := 0
			for _, on := range table.aboutTargets() {
				if on.Kind == layout.None {
					continue
				}
				if _, _, ok := table.Board.Plan(g).Seen(on); !ok {
					t.Errorf("%s: the hint speaks of %+v, which is not on the table", b.Notation(s, table.Hinter.Hinting.Given.Move), on)
				}
				lit++
			}
			if lit == 0 {
				t.Errorf("%s: %s shows nothing", b.Prompt(s).Text, b.Notation(s, table.Hinter.Hinting.Given.Move))
			}
			if table.Board.State != *s {
				t.Fatal("a hint changes the table")
			}
			return m
		}, nil, nil)
	}
	if len(met) < 35 {
		t.Errorf("only %d kinds of stop were met: %v", len(met), met)
	}
}

// TestHintsLeaveDiceInReach asks for hints at all sizes of the table: their notes lie neither on action dice that can be taken
// up, nor on tabs, nor on the answers, nor on what their arrows point to, as long as no cards to choose from lie over all of
// it.
func TestHintsLeaveDiceInReach(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\n")
	table := practice(g, rules.Options{Seed: 2, Difficulty: content.Standard})
	g.Show(table)
	choose, made, looked := rules.RandomPolicy(2), 0, 0
	for table.Board.State.Phase != rules.YearOver && made < 400 {
		if made++; made%9 == 0 {
			for _, scale := range []int{100, 150, 200} {
				g.Width, g.Height, g.Settings.Scale = 1280, 720, scale
				table.Hinter.Hinting.Drop()
				for range hint.HintSteps {
					table.Hinter.Hint(&table.Board, g)
					p := table.Board.Plan(g)
					kept := append(p.Prompt.Options[:len(p.Prompt.Options):len(p.Prompt.Options)], p.Prompt.Rect)
					for _, piece := range p.Pieces {
						if on := piece.Target; on.Kind == layout.Tab || on.Kind == layout.Die && on.Place.Spot == rules.OnMat && table.Board.Hand.CanTake(nil, on) {
							kept = append(kept, piece.Rect)
						}
					}
					if len(p.Note.About) > 0 {
						kept = append(kept, p.Note.About[0])
					}
					if p.Covered() {
						kept = nil
					}
					for _, r := range kept {
						if looked++; p.Note.Rect.Overlaps(r) {
							t.Errorf("move %d, %d %%, step %d: the note at %v lies on %v", made, scale, table.Hinter.Hinting.Step, p.Note.Rect, r)
						}
					}
				}
			}
		}
		table.Hinter.Hinting.Drop()
		legal := table.Board.Book.Moves(&table.Board.State, nil)
		if err := table.Board.Campaign.Play(choose(table.Board.Book, &table.Board.State, legal), nil); err != nil {
			t.Fatal(err)
		}
		table.Board.Show(g)
	}
	if looked < 500 {
		t.Errorf("only %d places were looked at", looked)
	}
}
