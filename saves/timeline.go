package saves

import (
	"fmt"
	"slices"
	"sort"

	"sixwinters/rules"
)

// Timeline is a campaign to review: its tables in order, numbered from 0, the moves between them, and where years, turns
// and steps begin. All tables are in memory, so that going back is as quick as going forward. It does not change when the
// campaign is played on.
type Timeline struct {
	book   *rules.Rulebook
	header Header
	parts  []History // every one but the first begins at a snapshot
	firsts []int     // the number of each part's first table
	length int
	starts [numUnits][]int
}

// Unit is a part of a campaign to go forward or back by.
type Unit uint8

// The units, each made up of those before it.
const (
	Move Unit = iota
	Step
	Turn // or the session setup or the session end
	Year
	numUnits
)

// Timeline returns the timeline of the campaign so far.
func (c *Campaign) Timeline() *Timeline {
	l := &Timeline{book: c.book, header: c.Header}
	for h := &c.History; h != nil; h = h.earlier {
		l.parts = append(l.parts, History{course: course{tables: slices.Clone(h.tables), moves: slices.Clone(h.moves), marks: slices.Clone(h.marks)}})
	}
	slices.Reverse(l.parts)
	for i := range l.parts {
		l.firsts = append(l.firsts, l.length)
		l.length += len(l.parts[i].tables)
	}
	for at := range l.length {
		for u := range numUnits {
			if at == 0 || l.begins(at, u) {
				l.starts[u] = append(l.starts[u], at)
			}
		}
	}
	return l
}

// begins reports whether a unit begins between a table and the one before it.
func (l *Timeline) begins(at int, u Unit) bool {
	was, is := l.Table(at-1), l.Table(at)
	switch {
	case u == Move || was.Year != is.Year:
		return true
	case u == Year:
		return false
	}
	return was.Turn != is.Turn || was.Phase != is.Phase || u == Step && was.Step != is.Step
}

// Len returns the number of tables, at least 1.
func (l *Timeline) Len() int { return l.length }

// part returns the part that a table belongs to, and its number in it.
func (l *Timeline) part(at int) (h *History, i int) {
	k := sort.SearchInts(l.firsts, at+1) - 1
	return &l.parts[k], at - l.firsts[k]
}

// Table returns a table by its number. It must not be changed.
func (l *Timeline) Table(at int) *rules.State {
	h, i := l.part(at)
	return &h.tables[i]
}

// Move returns the move that leads from a table to the next one. ok is false at the last table and before a table that was
// resumed from a snapshot.
func (l *Timeline) Move(at int) (m rules.Move, ok bool) {
	h, i := l.part(at)
	if i == len(h.moves) {
		return rules.Move{}, false
	}
	return h.moves[i], true
}

// Lost reports whether a table was resumed from a snapshot because the moves before it are lost.
func (l *Timeline) Lost(at int) bool {
	_, i := l.part(at)
	return i == 0 && l.Table(at).Phase == rules.YearOver
}

// Tell returns the events that led from the table before to a table; for the first, those of the setup. For a resumed
// table there are none.
func (l *Timeline) Tell(at int, story *rules.Story) {
	story.Reset()
	switch {
	case l.Lost(at):
	case at == 0:
		l.book.NewCampaign(l.header.Options, story)
	default:
		table := *l.Table(at - 1)
		m, _ := l.Move(at - 1)
		if err := l.book.Apply(&table, m, story); err != nil {
			panic(fmt.Sprintf("a move that was made cannot be made again: %v", err))
		}
	}
}

// TakenBack returns the moves that were undone at a table after they had revealed hidden information.
func (l *Timeline) TakenBack(at int) []string {
	h, i := l.part(at)
	var moves []string
	for _, m := range h.Marks() {
		if m.At == i {
			moves = append(moves, m.Move)
		}
	}
	return moves
}

// Starts returns the numbers of the tables at which units begin, in order; the first is 0. They must not be changed.
func (l *Timeline) Starts(u Unit) []int { return l.starts[u] }

// Next returns the table at which the next unit begins after a table, or the last table.
func (l *Timeline) Next(at int, u Unit) int {
	starts := l.starts[u]
	if i := sort.SearchInts(starts, at+1); i < len(starts) {
		return starts[i]
	}
	return l.length - 1
}

// Previous returns the table at which the unit of a table begins, or the unit before if that is the table itself; 0 if
// there is none.
func (l *Timeline) Previous(at int, u Unit) int {
	starts := l.starts[u]
	return starts[max(0, sort.SearchInts(starts, at)-1)]
}

// Branch begins a campaign in a new file with the same moves up to a table, and continues from there. The
// original does not change. It fails if the file exists; if the file cannot be written, the campaign begins in any case,
// with Trouble.
func (l *Timeline) Branch(name string, at int) (*Campaign, error) {
	return l.branch(realDisk{}, name, at)
}

func (l *Timeline) branch(d disk, name string, at int) (*Campaign, error) {
	if err := taken(d, name); err != nil {
		return nil, err
	}
	c := kind(&Campaign{History: History{course: course{game: l.book}, book: l.book}, Header: l.header})
	c.Header.Game = rules.Version()
	c.Header.Header = l.book.Header(c.Header.Options)
	for i := range at + 1 {
		table := *l.Table(i)
		switch {
		case l.Lost(i):
			snapshot, err := l.book.Snapshot(&table)
			if err != nil {
				return nil, err
			}
			c.History = c.resumed(l.book, table)
			c.lines = append(c.lines, resumeWord+" "+snapshot)
		case i == 0:
			c.History = newHistory(l.book, table)
		default:
			m, _ := l.Move(i - 1)
			line := l.book.Notation(c.Now(), m)
			c.tables, c.moves = append(c.tables, table), append(c.moves, m)
			c.note(line)
		}
	}
	c.create(d, name)
	return c, nil
}
