package mind

import (
	"slices"
	"testing"

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

// A die that is turned over and back by two abilities is left alone, and one that is turned over once is not.
func TestPlansTakeNothingBack(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Attach("redbank/support", "false-confidence")
	menas := rulestest.CharacterNamed(tb.Book, "Menas")
	tb.State.Players[0].Character, tb.State.Characters[menas].Achieved = menas, 6
	tb.State.Players[0].Dice.Add(6)
	tb.State.ActionSupply--
	done := rules.Move{Kind: rules.MoveDone}
	p := planned(tb, nil)
	p.inTurn(t, []string{"use menas 3 a6", "use menas 7 a1", "done"})
	p.leaveOut()
	if len(p.plan) != 1 || p.plan[0] != done || p.known != 1 {
		t.Errorf("of a die that is turned over and back is left: %v", p.lines())
	}
	p = planned(tb, nil)
	for skill := range tb.State.Characters[menas].Skills {
		p.expected.Characters[menas].Skills[skill] = 0
	}
	p.inTurn(t, []string{"use menas 3 a6", "attempt menas false-confidence menas"})
	if p.leaveOut(); len(p.plan) != 1 {
		t.Errorf("of a die that is turned over before it is rolled is left: %v", p.lines())
	}
	p = planned(tb, nil)
	p.inTurn(t, []string{"use menas 3 a6", "done"})
	if p.leaveOut(); len(p.plan) != 2 {
		t.Errorf("of a die that is turned over is left: %v", p.lines())
	}
}

// TestPlansAreNotIdle plans many turns: what is changed by an ability in the sure part of a plan without a roll makes a difference to the
// table that the plan ends on.
func TestPlansAreNotIdle(t *testing.T) {
	b := rulestest.Book(t)
	idle, used := 0, 0
	for seed := range uint64(6) {
		b.PlayCampaign(rules.Options{Seed: seed}, Greedy(seed), nil, func(s *rules.State, m rules.Move, _ *rules.State) {
			if s.Depth == 0 || s.Asks().Task != rules.TaskActions || s.Turn%3 > 0 || m.Kind != rules.MoveCreate {
				return
			}
			p := NewPlanner(1)
			p.effort = quick
			p.prepare(b)
			observed := b.Observation(s)
			p.search(&observed)
			if p.known < len(p.plan) {
				return // something is rolled
			}
			end := p.expected
			p.carryOut(&end, p.plan)
			for i, m := range p.plan {
				if m.Kind != rules.MoveUse {
					continue
				}
				used++
				without := slices.Delete(slices.Clone(p.plan), i, i+1)
				if t := p.expected; p.carryOut(&t, without) && p.worth(&t, false) >= p.worth(&end, false) {
					idle++
				}
			}
		})
	}
	if used < 10 || idle*10 > used {
		t.Errorf("%d of %d abilities are used for nothing", idle, used)
	}
}
