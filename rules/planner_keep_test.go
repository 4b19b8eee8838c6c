package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
)

// planned is a planner that means to make some moves on a table, all of them sure.
func planned(t *testing.T, tb *table, lines []string) *planner {
	t.Helper()
	p := newPlanner(1)
	p.prepare(tb.b)
	p.expected = tb.s
	for _, line := range lines {
		m, err := tb.b.Parse(&tb.s, line)
		if err != nil {
			t.Fatal(err)
		}
		p.plan = append(p.plan, m)
	}
	p.known = len(p.plan)
	return p
}

// inTurn makes moves what a planner means to do, each read on the table that those before it lead to; all of them are sure.
func (p *planner) inTurn(t *testing.T, lines []string) {
	t.Helper()
	u := p.expected
	for _, line := range lines {
		m, err := p.b.Parse(&u, line)
		if err != nil {
			t.Fatal(err)
		}
		p.plan = append(p.plan, m)
		if m.Kind != MoveDone {
			if err := p.b.Apply(&u, m, nil); err != nil {
				t.Fatal(line, err)
			}
		}
	}
	p.known = len(p.plan)
}

// lines are the moves of a plan, written.
func (p *planner) lines() (lines []string) {
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
			tb := bareTable(t)
			tb.put("thea", "a4 a2")
			tb.put("redbank/support", "support:3")
			tb.put("pool", "support:5")
			tb.at("thea", "redbank/support")
			tb.stressDie("thea", content.Body, 2, 0)
			p := planned(t, tb, c.plan)
			if p.leaveOut(); len(p.plan) != c.want || p.known != c.want {
				t.Errorf("%d moves are left, %d of them sure, not %d", len(p.plan), p.known, c.want)
			}
			for _, m := range p.plan {
				if err := tb.b.Apply(&tb.s, m, nil); err != nil {
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
			tb := bareTable(t)
			tb.at("thea", "redbank/support")
			tb.at("keel", "redbank/support")
			tb.put("thea", "a5 a4 a3 a2")
			tb.put("keel", "a5 a3")
			tb.rank("thea", content.Tactics, 2)
			tb.rank("keel", content.Tactics, 2)
			tb.stressDie("thea", content.Body, 2, 0)
			tb.attach("redbank/support", "legionary.1")
			tb.play("attempt thea legionary.1 thea")
			tb.s.Attempt.Phase = Overcome // its defence has held
			p := planned(t, tb, nil)
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
			tb := bareTable(t)
			tb.s.Box = content.WheelBoxes - 1
			tb.at("thea", "redbank/support")
			tb.at("keel", "redbank/support")
			tb.put("thea", "a5 a3 a1")
			tb.rank("thea", content.Tactics, 2)
			tb.stressDie("thea", content.Body, 1, 0)
			tb.attach("redbank/military", "legionary.1")
			p := planned(t, tb, nil)
			p.sow()
			p.inTurn(t, c.plan)
			n := node{s: tb.s}
			for _, m := range p.plan {
				n.note(m)
				if err := tb.b.Apply(&n.s, m, nil); err != nil {
					t.Fatal(err)
				}
			}
			p.fill(&n)
			kept := p.stayPut(&node{s: tb.s}, n, p.playOut(&n))
			if got := kept.journeys(); got != c.journeys {
				t.Errorf("%d journeys are left, not %d", got, c.journeys)
			}
			rests := slices.ContainsFunc(kept.moves[:kept.n], func(m Move) bool { return m.Kind == MoveRest && m.Dice[0] == ActionDie(1) })
			if rests != (c.journeys == 0) {
				t.Errorf("the die of the journey rests: %v", rests)
			}
		})
	}
}

// TestGoOn goes on with what was meant as far as it is legal: a die that has gone is left out.
func TestGoOn(t *testing.T) {
	tb := bareTable(t)
	tb.put("thea", "a4 a2")
	tb.put("pool", "support:3")
	tb.at("thea", "redbank/support")
	p := newPlanner(1)
	p.prepare(tb.b)
	p.sow()
	parse := func(line string) Move {
		m, err := tb.b.Parse(&tb.s, line)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	create := parse("create thea a4 support:3")
	gone := Move{Kind: MoveRest, Dice: [maxSpend]Die{NewDie(Action, 6)}}
	n, worth := p.goOn(&node{s: tb.s}, []Move{gone, create, {Kind: MoveDone}})
	if n.n == 0 || n.moves[0] != create || worth < -1e9 {
		t.Errorf("%v is gone on with, worth %.1f", n.moves[:n.n], worth)
	}
	if _, worth := p.goOn(&node{s: tb.s}, []Move{gone}); worth > -1e9 {
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
			tb := bareTable(t)
			tb.at("thea", "redbank/support")
			tb.at("keel", "redbank/support")
			tb.put("redbank/support", "support:4")
			tb.card("thea", "tactical-plans")
			p := planned(t, tb, c.plan)
			if p.leaveOutIdle(); len(p.plan) != c.want || p.known != c.want {
				t.Errorf("%d moves are left, %d of them sure, not %d", len(p.plan), p.known, c.want)
			}
		})
	}
}
