package game

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice"
	"sixwinters/game/command"
	"sixwinters/game/hand"
	"sixwinters/game/input"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// moveList is the list of all moves that can be made now, lying over the table. What is typed narrows it, in words or in the
// notation of records; the move that is chosen lights what it touches.
type moveList struct {
	all    []listedMove
	search input.SearchField
	rows   []listRow
	chosen int // row; -1 if nothing fits
	scroll float64
	left   bool // it lies on the left, since what the chosen move touches lies on the right
	plan   *layout.MoveList
}

// listedMove is a move as the list shows it and finds it.
type listedMove struct {
	move     rules.Move
	words    string
	notation string
	sought   string // all that can be looked for, in small letters
	gesture  hand.Gesture
}

// listRow is a heading, or a move of the list.
type listRow struct {
	heading string
	rule    string      // the id of the rule of both
	move    *listedMove // nil for a heading
}

// listHeadings are the headings of the list, in its order, with the kinds of move under each. Moves of other kinds answer
// a question.
var listHeadings = []struct {
	says  string
	rule  string // the id of the rule that it is about; "" for that which asks
	kinds []rules.MoveKind
}{
	{"Session setup", "session", []rules.MoveKind{rules.MoveChoose, rules.MoveStart}},
	{"Overcome an obstacle", "overcome", []rules.MoveKind{rules.MoveAttempt, rules.MoveCover, rules.MoveDefend, rules.MoveFace, rules.MoveLeave}},
	{"Place on a progress card", "progress", []rules.MoveKind{rules.MovePlace}},
	{"Move", "move", []rules.MoveKind{rules.MoveTravel, rules.MoveSail, rules.MoveGate}},
	{"Create assets", "create", []rules.MoveKind{rules.MoveCreate, rules.MoveCreateAll, rules.MoveCreateStress}},
	{"Trade", "trade", []rules.MoveKind{rules.MoveTrade, rules.MoveTradeAll}},
	{"Use masteries", "mastery", []rules.MoveKind{rules.MoveBarter, rules.MoveMarch}},
	{"Use abilities", "ability", []rules.MoveKind{rules.MoveUse, rules.MovePay, rules.MoveConvert}},
	{"Take the location's action", "location-action", []rules.MoveKind{rules.MoveAct}},
	{"Rest", "rest", []rules.MoveKind{rules.MoveRest}},
	{"Stash", "stash", []rules.MoveKind{rules.MoveStash, rules.MoveUnstash}},
	{answers, "", nil},
	{"End the step", "actions", []rules.MoveKind{rules.MoveDone}},
}

// answers is the heading of moves that answer a question.
const answers = "Answers"

// headingOf is the heading that a kind of move stands under.
func headingOf(kind rules.MoveKind) string {
	for _, h := range listHeadings {
		if slices.Contains(h.kinds, kind) {
			return h.says
		}
	}
	return answers
}

// openMoves lists every legal move; what was held is put back first.
func (t *table) openMoves(g *Game) {
	if t.onlyReads(g) {
		return
	}
	t.putBack(g)
	l := &moveList{}
	for _, ge := range t.hand.Gestures {
		m := listedMove{move: ge.Move, words: t.book.InWords(&t.state, ge.Move) + advice.Besides(t.book, &t.state, ge.Move), notation: t.book.Notation(&t.state, ge.Move), gesture: ge}
		if ge.Move.Kind == rules.MoveDone {
			m.words = t.doneWords(g, m.words)
		}
		m.words = rules.Capital(m.words)
		m.sought = strings.ToLower(headingOf(ge.Move.Kind) + " " + m.words + " " + m.notation)
		l.all = append(l.all, m)
	}
	t.moves = l
	t.narrow(g, "")
}

// narrow lists the moves that fit what is looked for: all its words, in any order.
func (t *table) narrow(g *Game, search string) {
	l := t.moves
	l.search.Text, l.rows, l.chosen, l.scroll = search, nil, -1, 0
	words := strings.Fields(strings.ToLower(search))
	for _, h := range listHeadings {
		first, rule := true, h.rule
		if rule == "" {
			rule = t.book.Prompt(&t.state).Rule
		}
		for i := range l.all {
			m := &l.all[i]
			lacks := func(word string) bool { return !strings.Contains(m.sought, word) }
			if headingOf(m.move.Kind) != h.says || slices.ContainsFunc(words, lacks) {
				continue
			}
			if first {
				l.rows = append(l.rows, listRow{heading: h.says, rule: rule})
				first = false
			}
			l.rows = append(l.rows, listRow{rule: rule, move: m})
		}
	}
	if len(l.rows) > 0 {
		t.chooseMove(g, 1, true)
		return
	}
	t.layMoves()
}

// chooseMove chooses a row. byKeys says that the list may make room for what the move touches: under the pointer it stays
// where it is.
func (t *table) chooseMove(g *Game, row int, byKeys bool) {
	l := t.moves
	l.chosen = row
	if byKeys {
		t.bringToSight(g, l.touched())
		l.makeRoom(t.plan)
	}
	t.layMoves()
	if byKeys {
		from := row
		if l.rows[row-1].move == nil {
			from-- // its heading is seen with the first of them
		}
		l.scroll = l.plan.ToShow(from, row, l.scroll)
		t.layMoves()
	}
}

// touched is what the chosen move takes up and where it puts that down.
func (l *moveList) touched() []layout.Target {
	if l.chosen < 0 {
		return nil
	}
	ge := &l.rows[l.chosen].move.gesture
	list := slices.Clone(ge.Take)
	if ge.Drop.Kind != layout.None {
		list = append(list, ge.Drop)
	}
	return list
}

// makeRoom puts the list on the other side of the table if it covers there less of what the chosen move touches.
func (l *moveList) makeRoom(plan *layout.Plan) {
	covered := func(left bool) (n int) {
		list := plan.LayMoveList(nil, 0, left).Rect
		for _, on := range l.touched() {
			if r, ok := plan.Rect(on); ok && r.Overlaps(list) {
				n++
			}
		}
		return n
	}
	if covered(!l.left) < covered(l.left) {
		l.left = !l.left
	}
}

// layMoves plans the list.
func (t *table) layMoves() {
	l := t.moves
	rows := make([]layout.ListRow, len(l.rows))
	for i := range l.rows {
		if rows[i].Heading = l.rows[i].move == nil; !rows[i].Heading {
			rows[i].Text = l.rows[i].move.words
		}
	}
	l.plan = t.plan.LayMoveList(rows, l.scroll, l.left)
	if fits := l.plan.Scrolled(l.scroll); fits != l.scroll {
		l.scroll = fits
		l.plan = t.plan.LayMoveList(rows, l.scroll, l.left)
	}
}

// updateMoves takes the time of one tick, and reports whether anything has to be drawn.
func (t *table) updateMoves(g *Game) bool {
	l, k, p := t.moves, &g.keyboard, &g.pointer
	t.layMoves() // the window may have another size now
	if t.typeSearch(g) {
		return true
	}
	switch {
	case k.Asks(command.Back) || k.Asks(command.Moves):
		t.moves = nil
	case k.Hit("Enter"):
		t.makeListed(g)
	case k.Hit("Down"):
		t.stepList(g, 1)
	case k.Hit("Up"):
		t.stepList(g, -1)
	case k.Hit("PageDown"):
		t.stepList(g, l.page())
	case k.Hit("PageUp"):
		t.stepList(g, -l.page())
	case k.Hit("Home"):
		t.stepList(g, -len(l.rows))
	case k.Hit("End"):
		t.stepList(g, len(l.rows))
	case p.Pressed && !l.plan.Rect.Contains(p.X, p.Y):
		t.moves, t.acted = nil, true // a click beside it only closes it
	case p.Pressed || p.Moved || p.Wheel != 0:
		t.pointAtList(g)
	default:
		return false
	}
	return true
}

// typeSearch takes what is typed, and reports whether the field has changed by it.
func (t *table) typeSearch(g *Game) bool {
	field := &t.moves.search
	was := *field
	if field.Take(&g.keyboard) {
		t.narrow(g, field.Text)
	}
	return *field != was
}

// pointAtList chooses the row under the pointer, turns the list by the wheel, and makes the move that is clicked.
func (t *table) pointAtList(g *Game) {
	const notch = 66 // units for each step of the wheel
	l, p := t.moves, &g.pointer
	if p.Wheel != 0 {
		l.scroll -= p.Wheel * notch * t.plan.Unit
		t.layMoves()
	}
	row := l.plan.At(p.X, p.Y)
	switch {
	case row < 0:
		return
	case l.rows[row].move == nil:
		if p.Pressed {
			t.acted = true
			g.openRules(l.rows[row].rule)
		}
		return
	}
	if row != l.chosen {
		t.chooseMove(g, row, false)
	}
	if p.Pressed {
		t.acted = true // letting the button go does nothing more
		t.makeListed(g)
	}
}

// page is how many rows are seen at once.
func (l *moveList) page() int {
	seen := 0
	for _, r := range l.plan.Rows {
		if r.Within(l.plan.Window) {
			seen++
		}
	}
	return max(1, seen-1)
}

// stepList chooses the move so many rows further, or the last one there is on the way. Headings are passed over.
func (t *table) stepList(g *Game, by int) {
	l := t.moves
	if l.chosen < 0 {
		return
	}
	row := max(1, min(l.chosen+by, len(l.rows)-1)) // the first row is a heading, and the last is none
	if l.rows[row].move == nil && by < 0 {
		row--
	} else if l.rows[row].move == nil {
		row++
	}
	t.chooseMove(g, row, true)
}

// makeListed makes the chosen move.
func (t *table) makeListed(g *Game) {
	l := t.moves
	if l.chosen < 0 {
		return
	}
	t.moves = nil
	t.make(g, l.rows[l.chosen].move.move)
}

// lightListed lights what the chosen move touches.
func (t *table) lightListed(s *render.Scene) {
	s.Lit, s.Hover, s.Focus = nil, layout.Target{}, layout.Target{}
	for _, on := range t.moves.touched() {
		s.Lit = append(s.Lit, render.Lit{Target: on})
	}
}

// drawMoves draws the list over the table.
func (t *table) drawMoves(g *Game, screen *ebiten.Image) {
	l := t.moves
	list := render.MoveList{Search: l.search.Text, Selected: l.search.Selected, Chosen: l.chosen, RuleKey: g.keyboard.Keys.Key(command.RulesHere), All: len(l.all)}
	for i := range l.rows {
		row := render.MoveRow{Heading: true, Text: l.rows[i].heading}
		if m := l.rows[i].move; m != nil {
			row = render.MoveRow{Text: m.words}
			list.Shown++
		} else if rule := g.reference.Rule(l.rows[i].rule); rule != nil {
			row.Rule = rule.Title
		}
		list.Rows = append(list.Rows, row)
	}
	g.painter.DrawMoveList(screen, &list, l.plan, t.plan.Unit)
}
