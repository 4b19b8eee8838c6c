package table

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"
	"sixwinters/game/board/layers/yearend"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board/movelist"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/game/input/chord"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// ways tries the ways of making moves.
type ways struct {
	t      *testing.T
	g      *app.App
	table  *table
	line   string          // the move in hand
	cycled map[string]bool // the hands whose stops have been gone through

	searches int
	pad      bool // keys are struck by a gamepad
}

// makesAll makes each of the moves by its gesture, and returns how many there are. on chooses a target.
func (w *ways) makesAll(moves []rules.Move, by string, on func(layout.Target)) int {
	w.t.Helper()
	for _, m := range moves {
		w.line = w.table.Board.Book.Notation(&w.table.Board.State, m)
		ge, label := gesture.Of(w.table.Board.Book, &w.table.Board.State, m), w.table.Board.Label(m)
		w.makes(m, by, func() { w.gesture(ge, label, on) })
	}
	return len(moves)
}

// makes shows that what a hand does makes a move, and takes it back.
func (w *ways) makes(m rules.Move, by string, do func()) {
	w.t.Helper()
	t := w.table
	made := t.Board.Campaign.Len()
	do()
	if t.Board.Campaign.Len() != made+1 {
		w.t.Fatalf("%s: %s does not make it", w.line, by)
	}
	if last, before := t.Board.Campaign.Move(made); last != m {
		w.t.Fatalf("%s: %s makes %s", w.line, by, t.Board.Book.Notation(before, last))
	}
	if err := t.Board.Campaign.Undo(); err != nil {
		w.t.Fatal(err)
	}
	t.Board.Log.Earlier = t.Board.Log.Earlier[:len(t.Board.Log.Earlier)-1]
	t.Board.Dialog, t.Board.Log.Lines, t.Board.Log.Annals = nil, nil, chronicle.Annals{}
	t.Board.Show(w.g)
	t.Pages.Page = yearend.Page{Phase: t.Board.State.Phase, Year: t.Board.State.Year}
}

// gesture makes a gesture target by target, and answers which of several moves is meant.
func (w *ways) gesture(ge gesture.Gesture, label string, on func(layout.Target)) {
	w.t.Helper()
	t := w.table
	made := t.Board.Campaign.Len()
	if ge.Move.Kind == rules.MoveOrder {
		w.arrange(rules.Order(ge.Move), on)
		return
	}
	if ge.Drop.Kind == layout.None {
		if on(w.answer(label)); t.Board.Campaign.Len() == made && t.Board.AsksBack() { // whether it is meant
			w.answers(ge.Move, label, on)
		}
		return
	}
	if len(ge.Take) > 0 {
		on(ge.Take[0])
		// What one die is enough for, such as a voyage, is made with more only if they are taken up first.
		if complete, _ := t.Board.Hand.Put(ge.Take[:1], ge.Drop); len(complete) > 0 {
			for len(t.Board.Held) < len(ge.Take) {
				on(w.unheld(ge))
			}
		}
	}
	on(ge.Drop)
	for range ge.Take {
		if !t.Board.Collects() {
			break
		}
		on(w.unheld(ge))
	}
	for t.Board.Campaign.Len() == made && t.Board.AsksBack() {
		w.answers(ge.Move, label, on)
	}
}

// answers answers which of several moves is meant, or whether it is meant.
func (w *ways) answers(m rules.Move, label string, on func(layout.Target)) {
	w.t.Helper()
	if m.Kind == rules.MoveDone || w.table.Board.Confirming() {
		label = w.table.Board.Choices[0].Label
	}
	on(w.answer(label))
}

// arrange puts the staged cards in an order: each is taken up and put at its place, or changes places with its neighbour
// where that is enough.
func (w *ways) arrange(order [rules.NumStaged]uint8, on func(layout.Target)) {
	w.t.Helper()
	t := w.table
	for to, card := range order {
		switch from := slices.Index(t.Board.Order.At, card); from - to {
		case 0:
		case 1:
			on(layout.Target{Kind: layout.Swap, N: uint8(to)})
		default:
			on(layout.Target{Kind: layout.Ordered, N: uint8(from)})
			on(layout.Target{Kind: layout.Ordered, N: uint8(to)})
		}
	}
	on(w.answer(board.TakenOrder))
}

// unheld is a die that a gesture takes and that is not held yet.
func (w *ways) unheld(ge gesture.Gesture) layout.Target {
	w.t.Helper()
	only := &gesture.Hand{Gestures: []gesture.Gesture{ge}}
	for _, s := range w.table.Board.Stops(w.g, false) {
		if !slices.Contains(w.table.Board.Held, s.Target) && only.CanTake(w.table.Board.Held, s.Target) {
			return s.Target
		}
	}
	w.t.Fatalf("%s: none of its dice can be added to %+v", w.line, w.table.Board.Held)
	return layout.Target{}
}

// answer is the button of the prompt line with a label; there must be only one.
func (w *ways) answer(label string) layout.Target {
	w.t.Helper()
	found := -1
	for i, c := range w.table.Board.Choices {
		if c.Label == label && found >= 0 {
			w.t.Fatalf("%s: two answers are %q", w.line, label)
		}
		if c.Label == label {
			found = i
		}
	}
	if found < 0 {
		w.t.Fatalf("%s: there is no answer %q", w.line, label)
	}
	return layout.Target{Kind: layout.Option, N: uint8(found)}
}

// list makes a move from the list of moves, in which it must stand once.
func (w *ways) list(m rules.Move) {
	w.t.Helper()
	t := w.table
	w.strike("Ctrl+K")
	if w.searches++; w.searches%7 == 0 { // looking for it must leave it in the list
		t.typeSearch(w.g, strings.ToUpper(t.Board.Book.ListLabel(&t.Board.State, m)))
	}
	of := t.listing.listed(&t.Board, w.g)
	words := of[slices.IndexFunc(of, func(listed movelist.Move) bool { return listed.Move == m })].Words
	times, at := 0, 0
	for i, row := range t.listing.moves.Picture(w.g.Reference).Rows {
		if row.Text != words {
			continue
		}
		if w.hoverRow(i); t.listing.moves.Chosen().Move == m {
			times, at = times+1, i
		}
	}
	if times != 1 {
		w.t.Fatalf("%s stands %d times in the list of moves", w.line, times)
	}
	w.hoverRow(at)
	w.strike("Enter")
	if t.Board.AsksBack() { // whether it is meant
		w.strike("1")
	}
}

// hoverRow brings a row of the list of moves into sight by the wheel, and rests the pointer on it.
func (w *ways) hoverRow(row int) {
	w.t.Helper()
	const notch = 66 // units that the wheel turns the list by
	t, p := w.table, &w.g.Pointer
	list := t.listing.moves.Plan
	if y := list.Rows[row].Y; !list.Rows[row].Within(list.Window) {
		p.Wheel = (list.Window.Y - y) / (notch * t.Board.Plan(w.g).Unit)
		t.listing.updateMoves(&t.Board, w.g)
		p.Wheel, list = 0, t.listing.moves.Plan
	}
	if !list.Rows[row].Within(list.Window) {
		w.t.Fatalf("row %d of the list of moves cannot be seen", row)
	}
	p.X, p.Y = list.Rows[row].Center()
	p.Moved = true
	t.listing.updateMoves(&t.Board, w.g)
	p.Moved = false
}

// click clicks a target.
func (w *ways) click(on layout.Target) {
	w.t.Helper()
	t, g := w.table, w.g
	w.point(on)
	g.Pointer.Far = false
	t.Board.PressDown(g, t.Board.Plan(g).At(g.Pointer.X, g.Pointer.Y))
	t.Board.PressUp(g, t.Board.Plan(g).At(g.Pointer.X, g.Pointer.Y))
}

// point brings the pointer to a target where it lies on top, first having come near to it as a hand does.
func (w *ways) point(on layout.Target) {
	w.t.Helper()
	t, g := w.table, w.g
	w.uncover(on)
	g.Pointer.Moved = true
	for range 2 { // obstacles are spread when the pointer comes to one of them
		x, y, ok := topmost(t.Board.Plan(g), on)
		for _, id := range w.beside(on) {
			if !ok {
				x, y, ok = topmost(t.Board.Plan(g), layout.Target{Kind: layout.Obstacle, N: uint8(id)})
			}
		}
		if !ok {
			w.t.Fatalf("%s: %+v cannot be pointed at", w.line, on)
		}
		g.Pointer.X, g.Pointer.Y = x, y
		t.Board.HoverPointer(g)
	}
	g.Pointer.Moved = false
	if t.Board.Hover != on {
		w.t.Fatalf("%s: the pointer is on %+v, not on %+v", w.line, t.Board.Hover, on)
	}
	least := 24.0
	if on.Kind == layout.Die {
		least = 22
	}
	if r, _ := t.Board.Plan(g).Rect(on); min(r.W, r.H)/t.Board.Plan(g).Unit < least-0.01 {
		w.t.Fatalf("%s: %+v is only %v units large", w.line, on, min(r.W, r.H)/t.Board.Plan(g).Unit)
	}
}

// drag drags a card or a character to where it goes. A tab that its place lies behind opens when the hand rests there.
func (w *ways) drag(c gesture.Carry) {
	w.t.Helper()
	t, g := w.table, w.g
	w.point(c.What)
	g.Pointer.Far = false
	t.Board.PressDown(g, c.What)
	if !t.Board.Dragging {
		w.t.Fatalf("%s: %+v is not taken up", w.line, c.What)
	}
	g.Pointer.Far = true
	t.Board.Lift(g)
	if pane, _ := t.Board.Plan(g).PaneOf(c.To); !t.Board.Plan(g).InSight(c.To) {
		t.Board.Hover, t.Board.HoverFor = layout.Target{Kind: layout.Tab, N: uint8(pane)}, board.SpringAfter
		t.Board.SpringOpen(g)
	}
	x, y, ok := topmost(t.Board.Plan(g), c.To)
	if !ok {
		w.t.Fatalf("%s: %+v is nowhere to put anything down", w.line, c.To)
	}
	g.Pointer.X, g.Pointer.Y = x, y
	t.Board.PressUp(g, t.Board.Plan(g).At(x, y))
	g.Pointer.Far = false
}

// carry makes a move by dragging what is carried to where it goes, and adds the dice that pay for it.
func (w *ways) carry(ge gesture.Gesture, label string) {
	w.t.Helper()
	what := []layout.Target{ge.Carry.What}
	if len(ge.Take) > 1 {
		if complete, _ := w.table.Board.Hand.Put(append(what, ge.Take[0]), ge.Carry.To); len(complete) > 0 {
			return // there is a way for one die
		}
	}
	w.makes(ge.Move, "dragging", func() {
		w.drag(ge.Carry)
		for w.table.Board.Collects() {
			w.click(w.unheld(ge))
		}
		for w.table.Board.AsksBack() {
			w.answers(ge.Move, label, w.click)
		}
	})
}

// uncover clicks the tab behind which a target is folded away, or turns to the page of an answer.
func (w *ways) uncover(on layout.Target) {
	w.t.Helper()
	t := w.table
	if pane, _ := t.Board.Plan(w.g).PaneOf(on); on.Kind != layout.Tab && !t.Board.Plan(w.g).InSight(on) {
		w.click(layout.Target{Kind: layout.Tab, N: uint8(pane)})
	}
	for range t.Board.Plan(w.g).Prompt.Pages {
		if on.Kind == layout.Option && t.Board.Plan(w.g).Prompt.Options[on.N].Empty() {
			w.click(layout.Target{Kind: layout.Page, N: uint8((t.Board.Plan(w.g).Prompt.Page + 1) % t.Board.Plan(w.g).Prompt.Pages)})
		}
	}
}

// beside are the obstacles that lie with one in a slot, or with the one that a die lies on.
func (w *ways) beside(on layout.Target) []content.ObstacleID {
	id := on.N
	switch {
	case on.Kind == layout.Die && on.Place.Spot == rules.OnObstacle:
		id = on.Place.N
	case on.Kind != layout.Obstacle:
		return nil
	}
	return w.table.Board.State.Attached[w.table.Board.State.Obstacles[id].At].List()
}

// topmost is a point where nothing lies over a target.
func topmost(p *layout.Plan, on layout.Target) (x, y float64, ok bool) {
	const steps = 12
	r, ok := p.Rect(on)
	for i := range steps * steps {
		x, y = r.X+r.W*(float64(i%steps)+0.5)/steps, r.Y+r.H*(float64(i/steps)+0.5)/steps
		if ok && x > 0 && y > 0 && x < p.W && y < p.H && p.At(x, y) == on {
			return x, y, true
		}
	}
	return 0, 0, false
}

// enter moves the focus to a target and takes it. That the keys lead there is shown once for each hand.
func (w *ways) enter(on layout.Target) {
	w.t.Helper()
	t := w.table
	w.cycle()
	stop, ok := gesture.StopOf(t.Board.Stops(w.g, false), on)
	if !ok {
		w.t.Fatalf("%s: the focus cannot come to %+v", w.line, on)
	}
	t.Board.PointAt(w.g, stop)
	w.strike("Enter", chord.PadA)
}

// cycle shows that the next key leads to everything that can be chosen and that the arrows do, and back to where it began.
func (w *ways) cycle() {
	w.t.Helper()
	t := w.table
	key := ""
	for _, h := range append(slices.Clone(t.Board.Held), t.Board.Onto) {
		key += string([]byte{byte(h.Kind), h.N, h.Sub, byte(h.Die), byte(h.Place.Spot), h.Place.N})
	}
	if t.Board.AsksBack() {
		key += "asking" + w.line
	}
	if w.cycled[key] {
		return
	}
	w.cycled[key] = true
	stops := t.Board.Stops(w.g, false)
	left := map[layout.Target]bool{}
	for _, s := range stops {
		left[s.Target] = s.Target.Kind != layout.Tab && s.Target.Kind != layout.Page
	}
	maps.DeleteFunc(left, func(_ layout.Target, counts bool) bool { return !counts })
	for range len(stops) + 1 {
		w.strike("Tab", chord.PadLT, chord.PadRight)
		delete(left, t.Board.Hover)
	}
	if len(left) > 0 {
		w.t.Fatalf("%s: the next key does not come to %+v", w.line, left)
	}
	seen := board.InSight(stops)
	for _, lost := range unreached(seen, seen[0]) {
		// Obstacles that are covered are spread when the focus comes to one that lies with them.
		beside := false
		for _, id := range w.beside(lost) {
			near, ok := gesture.StopOf(seen, layout.Target{Kind: layout.Obstacle, N: uint8(id)})
			if !ok || near.Target == lost {
				continue
			}
			t.Board.PointAt(w.g, near)
			spread := board.InSight(t.Board.Stops(w.g, false))
			near, _ = gesture.StopOf(spread, near.Target)
			beside = beside || !slices.Contains(unreached(spread, near), lost)
		}
		if !beside {
			w.t.Fatalf("%s: no arrows lead to %+v", w.line, lost)
		}
	}
}

// unreached are the stops that no way of arrows leads to from one.
func unreached(stops []gesture.Stop, from gesture.Stop) []layout.Target {
	reached := map[layout.Target]bool{from.Target: true}
	for todo := []gesture.Stop{from}; len(todo) > 0; todo = todo[1:] {
		for d := gesture.Left; d <= gesture.Down; d++ {
			if to, ok := gesture.Toward(stops, todo[0], d); ok && !reached[to.Target] {
				reached[to.Target] = true
				todo = append(todo, to)
			}
		}
	}
	var lost []layout.Target
	for _, s := range stops {
		if !reached[s.Target] {
			lost = append(lost, s.Target)
		}
	}
	return lost
}

// strike gives the table a tick in which a key is struck, or buttons of a gamepad.
func (w *ways) strike(word string, buttons ...string) {
	k := &w.g.Keyboard
	if w.pad {
		k.TakePad(nil)
		k.TakePad(buttons)
	} else {
		k.Struck = []input.Stroke{{Chord: chord.Must(word)}}
	}
	if w.table.listing.moves != nil {
		w.table.listing.updateMoves(&w.table.Board, w.g)
	} else {
		w.table.Board.TakeInput(w.g)
	}
	w.g.Keyboard.Struck = nil
}
