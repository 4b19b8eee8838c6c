package table

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/gametest"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The arrow of a lesson's note ends on the first thing that is lit, and on nothing that lies over it. Where several things of
// a kind are lit, or none is, or it would hide what is lit or cross a name there or be cut in two, there is no arrow.
func TestArrowsEndOnWhatIsLit(t *testing.T) {
	g := gametest.Mirror(t)
	arrows, without := 0, 0
	for _, size := range []struct{ w, h, scale int }{{1280, 720, 100}, {1280, 720, 150}, {1920, 1080, 100}, {2560, 1440, 200}} {
		g.Width, g.Height, g.Settings.Scale = size.w, size.h, size.scale
		for i, l := range g.Lessons {
			for step := range l.Steps {
				table, err := lessonTable(g, i, step)
				if err != nil {
					t.Fatal(err)
				}
				p, kinds := table.Board.Plan(g), map[string]int{}
				n := &p.Note
				for _, name := range l.Steps[step].Light {
					kind, _, _ := strings.Cut(name, " ")
					kinds[kind]++
				}
				first, _, _ := strings.Cut(l.Steps[step].Light[0], " ")
				if n.FromX == n.ToX && n.FromY == n.ToY {
					without++
					continue
				}
				arrows++
				said := p.Prompt.Text
				said.W = p.Prompt.TextWidth
				asked := append([]layout.Rect{p.Prompt.Who, said, p.Prompt.Done, p.Prompt.Hand, p.Prompt.Sheet}, p.Prompt.Options...)
				var names []layout.Rect // in the light
				for k := range p.Slots {
					names = append(names, p.Slots[k].Name)
				}
				for k := range p.Cards {
					names = append(names, p.Cards[k].Letters)
				}
				names = slices.DeleteFunc(names, func(r layout.Rect) bool { return r.Empty() || !slices.ContainsFunc(n.About, r.Overlaps) })
				for part := 0.0; part < 1; part += 0.01 { // on its way it hides nothing that is lit, and is in one piece
					x, y := n.FromX+part*(n.ToX-n.FromX), n.FromY+part*(n.ToY-n.FromY)
					hidden := slices.ContainsFunc(slices.Concat(asked, n.About[1:], names), func(r layout.Rect) bool {
						return r.Contains(x, y) && !r.Overlaps(n.About[0])
					})
					if hidden {
						t.Errorf("%v: the arrow of step %d of %s goes over something that is lit, or under what the prompt line says, at %.0f,%.0f", size, step+1, l.Title, x, y)
						break
					}
				}
				marks := slices.Concat(p.Cards[0].Marks, p.Cards[1].Marks)
				if slices.ContainsFunc(marks, func(r layout.Rect) bool { return r.Overlaps(n.About[0]) && r.Contains(n.ToX, n.ToY) }) {
					t.Errorf("%v: the arrow of step %d of %s ends on the mark of a square, at %.0f,%.0f", size, step+1, l.Title, n.ToX, n.ToY)
				}
				over := slices.DeleteFunc([]layout.Rect{n.Rect, p.Panel}, func(r layout.Rect) bool { return r.Overlaps(n.About[0]) })
				if !n.About[0].Contains(n.ToX, n.ToY) || slices.ContainsFunc(over, func(r layout.Rect) bool { return r.Contains(n.ToX, n.ToY) }) {
					t.Errorf("%v: the arrow of step %d of %s ends at %.0f,%.0f, and not on %+v", size, step+1, l.Title, n.ToX, n.ToY, n.About[0])
				}
				if on := p.At(n.ToX, n.ToY); first == "trade-board" && on.Kind == layout.Die {
					t.Errorf("%v: the arrow of step %d of %s points to %v, and not to all of the board", size, step+1, l.Title, on.Die)
				}
				if kinds[first] > 1 && !p.Folded {
					t.Errorf("%v: the arrow of step %d of %s points to one of %v", size, step+1, l.Title, l.Steps[step].Light)
				}
			}
		}
	}
	if arrows < 150 || without < 50 {
		t.Errorf("%d notes have an arrow, and %d none", arrows, without)
	}
}

// Where a die is to be laid on a progress card an arrow leads to that card, however many places there are to put something
// besides: the note lies clear of these, and pointed to the square too far over the other card.
func TestArrowsLeadToTheCardToBeFilled(t *testing.T) {
	pages := 0
	for _, size := range []struct{ w, h int }{{1280, 720}, {1920, 1080}, {2560, 1440}} {
		g := gameIn(t, size.w, size.h, 100)
		for n, l := range g.Lessons {
			if l.ID != "progress" {
				continue
			}
			eachWait(t, g, n, func(table *table, moves []rules.Move) {
				if note := &table.Board.Plan(g).Note; moves[0].Kind == rules.MovePlace {
					if pages++; !table.Board.Plan(g).Cards[0].Rect.Contains(note.ToX, note.ToY) || note.FromX == note.ToX && note.FromY == note.ToY {
						t.Errorf("%v: the note of page %d points to %.0f,%.0f", size, table.Tutor.Lesson.Session.At()+1, note.ToX, note.ToY)
					}
				}
			})
		}
	}
	if pages != 3*3 {
		t.Errorf("on %d pages a die is laid on a card", pages)
	}
}
