package movelist

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// openTable is a table on which nothing is folded away.
type openTable struct{ plan *layout.Plan }

func (o openTable) Plan() *layout.Plan { return o.plan }

func (openTable) BringToSight([]layout.Target) {}

// listOpen is the list of a first actions step in which much can be done, and the table under it, in a window of the usual size.
func listOpen(t *testing.T) (*List, *layout.Plan) {
	t.Helper()
	return listOpenIn(t, 1280, 720, 1)
}

// listOpenIn is the same in a window of some size in pixels and with everything so large; 1 is the usual size.
func listOpenIn(t *testing.T, w, h, scale float64) (*List, *layout.Plan) {
	t.Helper()
	book := rulestest.Book(t)
	s := book.NewCampaign(rules.Options{Seed: 5}, nil)
	choose := rules.RandomPolicy(5)
	var list []Move
	for kinds := map[rules.MoveKind]bool{}; len(kinds) <= 5 || len(list) <= 40; {
		if err := book.Apply(&s, choose(book, &s, book.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
		clear(kinds)
		list = nil
		for _, ge := range gesture.NewHand(book, &s).Gestures {
			kinds[ge.Move.Kind] = true
			list = append(list, Move{Gesture: ge, Words: rules.Capital(book.ListLabel(&s, ge.Move)), Notation: book.Notation(&s, ge.Move)})
		}
	}
	plan := layout.Lay(&layout.View{Book: book, State: &s, W: w, H: h, Scale: scale, PromptPlayer: rules.NoPlayer})
	return Open(openTable{plan}, list, "choice"), plan
}

// strike gives a list a tick in which a key is struck.
func strike(l *List, key string) Answer {
	return l.Update(&input.Pointer{}, &input.Keyboard{Struck: []input.Stroke{{Chord: chord.Must(key)}}})
}

// write gives a list a tick in which something is typed.
func write(l *List, text string) {
	l.Update(&input.Pointer{}, &input.Keyboard{Typed: []rune(text)})
}

// TestNarrowMoves looks for words in any order, in small and capital letters, in words and notation.
func TestNarrowMoves(t *testing.T) {
	list, _ := listOpen(t)
	all := len(list.all)
	for _, search := range []string{"create", "CREATE fuscus", "fuscus create military:4 5", "guild move"} {
		list.narrow("")
		write(list, search)
		if list.search.Text != search || len(list.rows) == 0 {
			t.Fatalf("%q finds nothing", search)
		}
		for _, row := range list.rows {
			for _, word := range strings.Fields(strings.ToLower(search)) {
				if row.move != nil && !strings.Contains(strings.ToLower(row.move.Words+" "+row.move.Notation+" "+headingOf(row.move.Move.Kind)), word) {
					t.Errorf("%q finds %q", search, row.move.Words)
				}
			}
		}
		if len(list.rows) >= all {
			t.Errorf("%q finds everything", search)
		}
	}
	list.narrow("")
	write(list, "no such thing")
	if len(list.rows) != 0 || list.Chosen() != nil || list.Rule() != "" {
		t.Errorf("nothing fits, and %d rows are listed", len(list.rows))
	}
	for _, key := range []string{"Enter", "Down", "PageUp", "End"} {
		if answer := strike(list, key); answer.Closes || answer.Makes {
			t.Fatalf("%s in an empty list closes it", key)
		}
	}
	for range "no such thing" {
		strike(list, "Backspace")
	}
	if n := len(slices.DeleteFunc(slices.Clone(list.rows), func(r row) bool { return r.move == nil })); n != all {
		t.Errorf("%d of %d moves are listed once nothing is looked for", n, all)
	}
}

// The list and the field in it stay where they are while what is typed narrows the list, whatever the first move that fits
// touches; the list makes room for that once the arrows choose.
func TestListStaysWhileTyped(t *testing.T) {
	for _, window := range []struct{ w, h, scale float64 }{{1280, 720, 1}, {1920, 1080, 1}, {1280, 720, 1.5}, {2560, 1440, 2}} {
		list, _ := listOpenIn(t, window.w, window.h, window.scale)
		made := false
		for i := range list.all {
			was, left := *list.Plan, list.left
			stay := func() {
				if list.Plan.Rect != was.Rect || list.Plan.Search != was.Search || list.left != left {
					t.Fatalf("%vx%v: with %q the list jumps from %v to %v", window.w, window.h, list.search.Text, was.Rect, list.Plan.Rect)
				}
			}
			for _, letter := range list.all[i].Notation {
				write(list, string(letter))
				stay()
			}
			if list.makeRoom(); list.left != left {
				made, list.left = true, left
			}
			for range list.all[i].Notation {
				strike(list, "Backspace")
				stay()
			}
		}
		if list.Plan.Rect.W < window.w/2 && !made {
			t.Errorf("%vx%v: the list would make room for nothing: this shows nothing", window.w, window.h)
		}
	}
}

// TestGoThroughMoves goes through the list by each key: what is chosen is a move, is seen, and has its heading above it.
func TestGoThroughMoves(t *testing.T) {
	for _, window := range []struct{ w, h, scale float64 }{{1280, 720, 1}, {1024, 768, 1}, {1280, 720, 1.5}, {2560, 1080, 0.75}, {1280, 720, 2}} {
		list, plan := listOpenIn(t, window.w, window.h, window.scale)
		goThrough(t, list, plan)
	}
}

// goThrough is that with one list.
func goThrough(t *testing.T, list *List, plan *layout.Plan) {
	t.Helper()
	seen := map[*Move]bool{list.Chosen(): true}
	see := func(key string) {
		t.Helper()
		strike(list, key)
		row := list.rows[list.chosen]
		if row.move == nil {
			t.Fatalf("%s chooses the heading %q", key, row.heading)
		}
		seen[row.move] = true
		if !list.Plan.Rows[list.chosen].Within(list.Plan.Window) {
			t.Fatalf("%s chooses %q, which cannot be seen", key, row.move.Words)
		}
		for _, on := range list.touched() {
			if r, ok := plan.Rect(on); ok && r.Overlaps(list.Plan.Rect) && list.Plan.Rect.W < plan.W/2 {
				other := plan.LayMoveList(nil, 0, !list.left).Rect
				if !slices.ContainsFunc(list.touched(), func(on layout.Target) bool {
					r, ok := plan.Rect(on)
					return ok && r.Overlaps(other)
				}) {
					t.Errorf("the list covers what %q touches", row.move.Words)
				}
			}
		}
	}
	for range list.all {
		see("Down")
	}
	if len(seen) != len(list.all) {
		t.Errorf("Down comes to %d of %d moves", len(seen), len(list.all))
	}
	see("Home")
	if list.chosen != 1 {
		t.Errorf("Home chooses row %d", list.chosen)
	}
	for _, key := range []string{"PageDown", "PageDown", "PageUp", "Up", "Up", "End", "PageUp"} {
		see(key)
	}
	see("End")
	if list.chosen != len(list.rows)-1 {
		t.Errorf("End chooses row %d of %d", list.chosen, len(list.rows))
	}
	if answer := strike(list, "Escape"); !answer.Closes || answer.Makes {
		t.Errorf("Escape answers %+v", answer)
	}
}

// The pointer chooses the move that it is on, and leaves a heading alone; a click makes the move, or opens the rule of the
// heading, and beside the list it closes it. In each case the button has done its work.
func TestPointAtMoves(t *testing.T) {
	list, _ := listOpen(t)
	at := func(row int, pressed bool) Answer {
		p := input.Pointer{Moved: true, Pressed: pressed}
		p.X, p.Y = list.Plan.Rows[row].Center()
		return list.Update(&p, &input.Keyboard{})
	}
	was := list.Chosen()
	if answer := at(0, false); answer != (Answer{Stale: true}) || list.Chosen() != was {
		t.Errorf("on a heading it chooses %q and answers %+v", list.Chosen().Words, answer)
	}
	if answer := at(0, true); answer != (Answer{Stale: true, Rule: list.rows[0].rule, Pressed: true}) {
		t.Errorf("a click on a heading answers %+v", answer)
	}
	if answer := at(4, false); answer != (Answer{Stale: true}) || list.Chosen() != list.rows[4].move {
		t.Errorf("on a move it chooses %q and answers %+v", list.Chosen().Words, answer)
	}
	if answer := at(4, true); answer != (Answer{Stale: true, Closes: true, Makes: true, Pressed: true}) {
		t.Errorf("a click on a move answers %+v", answer)
	}
	if answer := list.Update(&input.Pointer{Pressed: true}, &input.Keyboard{}); answer != (Answer{Stale: true, Closes: true, Pressed: true}) {
		t.Errorf("a click beside the list answers %+v", answer)
	}
	if answer := list.Update(&input.Pointer{}, &input.Keyboard{}); answer != (Answer{}) {
		t.Errorf("nothing answers %+v", answer)
	}
}

// Each heading is about a rule that there is.
func TestHeadingsAreAboutRules(t *testing.T) {
	reference, err := content.LoadReference()
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range headings {
		if h.rule != "" && reference.Rule(h.rule) == nil {
			t.Errorf("%s: there is no rule %q", h.says, h.rule)
		}
	}
}

// What is looked for is found word by word, in any order and in small or large letters; moves stand under the heading of their
// kind, in the order of the headings, and going on passes these over.
func TestMoveListFinds(t *testing.T) {
	move := func(kind rules.MoveKind, sought string) Move {
		return Move{Gesture: gesture.Gesture{Move: rules.Move{Kind: kind}}, sought: sought}
	}
	l := &List{asks: "choice", all: []Move{
		move(rules.MoveDone, "end the step done"),
		move(rules.MoveTravel, "move keel to the guild"),
		move(rules.MoveTravel, "move thea to the glen"),
		move(rules.MoveNo, "answers no"),
	}}
	if l.find(""); len(l.rows) != 7 || l.rows[0].rule != "move" || l.rows[3].rule != "choice" || l.rows[6].move != &l.all[0] {
		t.Fatalf("the list is %+v", l.rows)
	}
	for _, c := range []struct{ from, by, to int }{{1, 1, 2}, {2, 1, 4}, {4, -1, 2}, {1, -1, 1}, {6, 1, 6}, {1, 7, 6}, {6, -7, 1}, {2, 3, 6}} {
		if l.chosen = c.from; l.stepped(c.by) != c.to {
			t.Errorf("from row %d by %d it goes to row %d", c.from, c.by, l.stepped(c.by))
		}
	}
	if l.find("GLEN thea"); len(l.rows) != 2 || l.rows[1].move != &l.all[2] || l.Chosen() != nil {
		t.Errorf("two words find %+v", l.rows)
	}
	if l.find("glen keel"); len(l.rows) != 0 {
		t.Errorf("what none fits finds %+v", l.rows)
	}
}
