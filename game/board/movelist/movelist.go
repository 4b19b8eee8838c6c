// Package movelist is the open list of all moves that can be made now, lying over the table: what it lists under which heading,
// looking for moves in it, and choosing one by the mouse or the keyboard alone. It makes no move itself: it answers what the
// players have done with it.
package movelist

import (
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/game/gesture"
	"sixwinters/game/input"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// List is the list of all moves that can be made now. What is typed narrows it, in words or in the notation of records; the
// move that is chosen lights what it touches.
type List struct {
	over   Table
	all    []Move
	asks   string // the id of the rule that asks
	search input.SearchField
	rows   []row
	chosen int // row; -1 if nothing fits
	scroll float64
	left   bool             // it lies on the left, since what the chosen move touches lies on the right
	Plan   *layout.MoveList // where the list and its rows lie
}

// Table is what a list lies over.
type Table interface {
	// Plan returns how the table lies now.
	Plan() *layout.Plan
	// BringToSight opens what some things are folded away in.
	BringToSight(things []layout.Target)
}

// Move is a move as the list shows it and finds it.
type Move struct {
	gesture.Gesture        // how it is made on the table
	Words           string // what it does, in a sentence
	Notation        string // as records write it

	sought string // all that can be looked for, in small letters
}

// row is a heading, or a move of the list.
type row struct {
	heading string
	rule    string // the id of the rule of both
	move    *Move  // nil for a heading
}

// Open opens the list of some moves over a table. asks is the id of the rule under which those stand that answer a question.
func Open(over Table, moves []Move, asks string) *List {
	l := &List{over: over, all: moves, asks: asks}
	for i := range l.all {
		m := &l.all[i]
		m.sought = strings.ToLower(headingOf(m.Move.Kind) + " " + m.Words + " " + m.Notation)
	}
	l.narrow("")
	l.makeRoom()
	l.lay()
	return l
}

// headings are the headings of the list, in its order, with the kinds of move under each. Moves of other kinds answer
// a question.
var headings = []struct {
	says  string
	rule  string // the id of the rule that it is about; "" for that which asks
	kinds []rules.MoveKind
}{
	{"Session setup", "session", []rules.MoveKind{rules.MoveChoose, rules.MoveStart}},
	{"Overcome an obstacle", "overcome", []rules.MoveKind{rules.MoveAttempt, rules.MoveCover, rules.MoveDefend, rules.MoveFace,
		rules.MoveLeave}},
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

func headingOf(kind rules.MoveKind) string {
	for _, h := range headings {
		if slices.Contains(h.kinds, kind) {
			return h.says
		}
	}
	return answers
}

// touched returns what the chosen move takes up and where it puts that down.
func (l *List) touched() []layout.Target {
	m := l.Chosen()
	if m == nil {
		return nil
	}
	list := slices.Clone(m.Take)
	if m.Drop.Kind != layout.None {
		list = append(list, m.Drop)
	}
	return list
}

// makeRoom puts the list on the other side of the table if it covers there less of what the chosen move touches.
func (l *List) makeRoom() {
	plan := l.over.Plan()
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

// page returns how many rows are seen at once.
func (l *List) page() int {
	seen := 0
	for _, r := range l.Plan.Rows {
		if r.Within(l.Plan.Window) {
			seen++
		}
	}
	return max(1, seen-1)
}

// find lists the moves that fit what is looked for: all its words, in any order. Those that answer a question stand under the
// rule that asks.
func (l *List) find(search string) {
	l.search.Text, l.rows, l.chosen, l.scroll = search, nil, -1, 0
	words := strings.Fields(strings.ToLower(search))
	for _, h := range headings {
		first, rule := true, h.rule
		if rule == "" {
			rule = l.asks
		}
		for i := range l.all {
			m := &l.all[i]
			lacks := func(word string) bool { return !strings.Contains(m.sought, word) }
			if headingOf(m.Move.Kind) != h.says || slices.ContainsFunc(words, lacks) {
				continue
			}
			if first {
				l.rows = append(l.rows, row{heading: h.says, rule: rule})
				first = false
			}
			l.rows = append(l.rows, row{rule: rule, move: m})
		}
	}
}

// Chosen returns the move that is chosen, or nil if nothing fits.
func (l *List) Chosen() *Move {
	if l.chosen < 0 {
		return nil
	}
	return l.rows[l.chosen].move
}

// Rule returns the id of the rule of the move that is chosen, or "" if nothing fits.
func (l *List) Rule() string {
	if l.chosen < 0 {
		return ""
	}
	return l.rows[l.chosen].rule
}

func (l *List) Search() string { return l.search.Text }

// show scrolls as far as the row that is chosen must be seen, with its heading if it is the first under it.
func (l *List) show() {
	from := l.chosen
	if l.rows[from-1].move == nil {
		from--
	}
	l.scroll = l.Plan.ToShow(from, l.chosen, l.scroll)
	l.lay()
}

// lay plans the list over the table as that lies now.
func (l *List) lay() {
	plan, rows := l.over.Plan(), make([]layout.ListRow, len(l.rows))
	for i := range l.rows {
		if rows[i].Heading = l.rows[i].move == nil; !rows[i].Heading {
			rows[i].Text = l.rows[i].move.Words
		}
	}
	l.Plan = plan.LayMoveList(rows, l.scroll, l.left)
	if fits := l.Plan.Scrolled(l.scroll); fits != l.scroll {
		l.scroll = fits
		l.Plan = plan.LayMoveList(rows, l.scroll, l.left)
	}
}

// stepped returns the row of the move so many rows further, or of the last one there is on the way. Headings are passed over.
func (l *List) stepped(by int) int {
	row := max(1, min(l.chosen+by, len(l.rows)-1)) // the first row is a heading, and the last is none
	switch {
	case l.rows[row].move != nil:
		return row
	case by < 0:
		return row - 1
	}
	return row + 1
}

// Light lights what the chosen move touches, and nothing else.
func (l *List) Light(s *render.Scene) {
	s.Lit, s.Hover, s.Focus = nil, layout.Target{}, layout.Target{}
	for _, on := range l.touched() {
		s.Lit = append(s.Lit, render.Lit{Target: on})
	}
}

// Picture returns how the list is drawn, with the rules of its headings by their titles.
func (l *List) Picture(reference *content.Reference) render.MoveList {
	list := render.MoveList{Search: l.search.Text, Selected: l.search.Selected, Chosen: l.chosen, All: len(l.all)}
	for i := range l.rows {
		row := layout.ListRow{Heading: true, Text: l.rows[i].heading}
		if m := l.rows[i].move; m != nil {
			row = layout.ListRow{Text: m.Words}
			list.Shown++
		} else if rule := reference.Rule(l.rows[i].rule); rule != nil {
			row.Rule = rule.Title
		}
		list.Rows = append(list.Rows, row)
	}
	return list
}
