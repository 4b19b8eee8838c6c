package mind

import (
	"slices"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// planned is a planner that means to make some moves on a table, all of them sure.
func planned(tb *rulestest.Table, lines []string) *Planner {
	p := NewPlanner(1)
	p.prepare(tb.Book)
	p.expected = tb.State
	for _, line := range lines {
		p.plan = append(p.plan, tb.Parse(line))
	}
	p.known = len(p.plan)
	return p
}

// inTurn makes moves what a planner means to do, each read on the table that those before it lead to; all of them are sure.
func (p *Planner) inTurn(t *testing.T, lines []string) {
	t.Helper()
	u := p.expected
	for _, line := range lines {
		m, err := p.b.Parse(&u, line)
		if err != nil {
			t.Fatal(err)
		}
		p.plan = append(p.plan, m)
		if m.Kind != rules.MoveDone {
			if err := p.b.Apply(&u, m, nil); err != nil {
				t.Fatal(line, err)
			}
		}
	}
	p.known = len(p.plan)
}

// lines are the moves of a plan, written.
func (p *Planner) lines() (lines []string) {
	for _, m := range p.plan {
		lines = append(lines, p.b.Notation(&p.expected, m))
	}
	return lines
}

// TestLeaveOut takes an ability that changes a die out of a plan that does nothing with that die, and leaves one that it
// does something with.
func TestLeaveOut(t *testing.T) {
	for _, c := range []struct {
		name string
		plan []string
		want int
	}{
		{"nothing is done with it", []string{"use thea 2 a4", "rest thea a2 body", "done"}, 2},
		{"any die does for what it is spent on", []string{"use thea 2 a4", "rest thea a5 body", "done"}, 2},
		{"it is spent", []string{"use thea 2 a4", "create thea a5 support:5", "done"}, 3},
		{"it explodes", []string{"use thea 2 a4", "use thea 3 support:3"}, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := rulestest.Bare(t)
			tb.Put("thea", "a4 a2")
			tb.Put("redbank/support", "support:3")
			tb.Put("pool", "support:5")
			tb.At("thea", "redbank/support")
			tb.StressDie("thea", content.Body, 2)
			p := planned(tb, c.plan)
			if p.leaveOut(); len(p.plan) != c.want || p.known != c.want {
				t.Errorf("%d moves are left, %d of them sure, not %d", len(p.plan), p.known, c.want)
			}
			for _, m := range p.plan {
				if err := tb.Book.Apply(&tb.State, m, nil); err != nil {
					t.Errorf("what is left is refused: %v", err)
				}
			}
		})
	}
}

// TestStayIn goes on with an attempt instead of leaving it and coming back to it, where that leads to the same table.
func TestStayIn(t *testing.T) {
	for _, c := range []struct {
		name       string
		plan, want []string
	}{
		{
			"it comes back",
			[]string{"leave", "rest thea a2 body", "attempt thea legionary.1 thea", "cover thea a5 5", "cover thea a3 3", "done"},
			[]string{"cover thea a5 5", "cover thea a3 3", "rest thea a2 body", "done"},
		},
		{
			"it comes back after it has covered a die",
			[]string{"cover thea a5 5", "leave", "rest thea a2 body", "attempt thea legionary.1 thea", "cover thea a3 3", "done"},
			[]string{"cover thea a5 5", "cover thea a3 3", "rest thea a2 body", "done"},
		},
		{
			"it comes back to defend",
			[]string{"leave", "attempt thea legionary.1 thea", "cover thea a5 5", "defend"},
			[]string{"leave", "attempt thea legionary.1 thea", "cover thea a5 5", "defend"},
		},
		{
			"it comes back with somebody else",
			[]string{"leave", "attempt keel legionary.1 keel", "cover keel a5 5", "cover keel a3 3", "rest thea a2 body", "done"},
			[]string{"leave", "attempt keel legionary.1 keel", "cover keel a5 5", "cover keel a3 3", "rest thea a2 body", "done"},
		},
		{"it does not come back", []string{"leave", "rest thea a2 body", "done"}, []string{"leave", "rest thea a2 body", "done"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := rulestest.Bare(t)
			tb.At("thea", "redbank/support")
			tb.At("keel", "redbank/support")
			tb.Put("thea", "a5 a4 a3 a2")
			tb.Put("keel", "a5 a3")
			tb.Rank("thea", content.Tactics, 2)
			tb.Rank("keel", content.Tactics, 2)
			tb.StressDie("thea", content.Body, 2)
			tb.Attach("redbank/support", "legionary.1")
			tb.Play("attempt thea legionary.1 thea")
			tb.State.Attempt.Phase = rules.Overcome // its defence has held
			p := planned(tb, nil)
			p.inTurn(t, c.plan)
			p.stayIn()
			if got := p.lines(); !slices.Equal(got, c.want) || p.known != len(p.plan) {
				t.Errorf("%q, %d of them sure, not %q", got, p.known, c.want)
			}
		})
	}
}

// TestStayPut takes a journey out of a plan for the last turn of a year that leads to nothing, whose die then rests, and leaves one to
// where an obstacle is overcome.
func TestStayPut(t *testing.T) {
	for _, c := range []struct {
		name     string
		plan     []string
		journeys int
	}{
		{"a journey alone", []string{"move thea redbank/military a1"}, 0},
		{"a journey and a rest", []string{"rest thea a3 body", "move thea redbank/military a1"}, 0},
		{"a journey to an obstacle", []string{"move thea redbank/military a1", "attempt thea legionary.1 thea", "cover thea a5 5", "cover thea a3 3"}, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := rulestest.Bare(t)
			tb.State.Box = content.WheelBoxes - 1
			tb.At("thea", "redbank/support")
			tb.At("keel", "redbank/support")
			tb.Put("thea", "a5 a3 a1")
			tb.Rank("thea", content.Tactics, 2)
			tb.StressDie("thea", content.Body, 1)
			tb.Attach("redbank/military", "legionary.1")
			p := planned(tb, nil)
			p.sow()
			p.inTurn(t, c.plan)
			n := node{s: tb.State}
			for _, m := range p.plan {
				n.note(m)
				if err := tb.Book.Apply(&n.s, m, nil); err != nil {
					t.Fatal(err)
				}
			}
			p.fill(&n)
			kept := p.stayPut(&node{s: tb.State}, n, p.playOut(&n))
			if got := kept.journeys(); got != c.journeys {
				t.Errorf("%d journeys are left, not %d", got, c.journeys)
			}
			rests := slices.ContainsFunc(kept.moves[:kept.n], func(m rules.Move) bool {
				return m.Kind == rules.MoveRest && m.Dice[0] == rules.ActionDie(1)
			})
			if rests != (c.journeys == 0) {
				t.Errorf("the die of the journey rests: %v", rests)
			}
		})
	}
}

// TestGoOn goes on with what was meant as far as it is legal: a die that has gone is left out.
func TestGoOn(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Put("thea", "a4 a2")
	tb.Put("pool", "support:3")
	tb.At("thea", "redbank/support")
	p := NewPlanner(1)
	p.prepare(tb.Book)
	p.sow()
	create, gone := tb.Parse("create thea a4 support:3"), tb.Parse("rest thea a6 body")
	n, worth := p.goOn(&node{s: tb.State}, []rules.Move{gone, create, {Kind: rules.MoveDone}})
	if n.n == 0 || n.moves[0] != create || worth < -1e9 {
		t.Errorf("%v is gone on with, worth %.1f", n.moves[:n.n], worth)
	}
	if _, worth := p.goOn(&node{s: tb.State}, []rules.Move{gone}); worth > -1e9 {
		t.Errorf("nothing of it is legal, and it is worth %.1f", worth)
	}
}

// TestLeaveOutIdle takes abilities that change an asset to and fro out of a plan, and leaves one that makes what the plan takes.
func TestLeaveOutIdle(t *testing.T) {
	for _, c := range []struct {
		name string
		plan []string
		want int
	}{
		{"to and fro", []string{"use thea 2 support:4", "use keel 2 support:5", "done"}, 1},
		{"it is placed", []string{"use thea 2 support:4", "place thea support:5 r1c1", "done"}, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := rulestest.Bare(t)
			tb.At("thea", "redbank/support")
			tb.At("keel", "redbank/support")
			tb.Put("redbank/support", "support:4")
			tb.Card("thea", "tactical-plans")
			p := planned(tb, c.plan)
			if p.leaveOutIdle(); len(p.plan) != c.want || p.known != c.want {
				t.Errorf("%d moves are left, %d of them sure, not %d", len(p.plan), p.known, c.want)
			}
		})
	}
}
