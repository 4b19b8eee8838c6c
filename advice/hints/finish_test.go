package hints

import (
	"context"
	"slices"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/advice/solver"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A hint that says a card can be finished names moves that finish it, also where the solver names another way for the same
// price; and no part of that price is paid for a move that is not needed.
func TestHintsFinishByAnyWayThatIsAsCheap(t *testing.T) {
	b := rulestest.Book(t)
	named, others := 0, 0
	for seed := range uint64(2) {
		h := New(seed)
		s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil)
		choose := mind.Greedy(seed)
		for s.Phase != rules.YearOver {
			if f := s.Asks(); f != nil && f.Task == rules.TaskActions {
				hint, _ := h.Hint(b, &s)
				if len(hint.Plan) > 1 {
					observed := b.Observation(&s)
					sol := h.solve(b, &observed, hint.Player)
					if slices.Contains(sol.Way.Moves, hint.Move) {
						named++
					} else {
						others++
						if n := diceOf(hint.Plan); n > sol.Way.Dice {
							t.Errorf("%s begins a way for %d dice, and there is one for %d", b.Notation(&s, hint.Move), n, sol.Way.Dice)
						}
						if legalInTurn(b, &observed, hint.Plan[1:]) {
							t.Errorf("%s is not needed for the way it is said to begin", b.Notation(&s, hint.Move))
						}
					}
					end := s
					for _, m := range hint.Plan {
						if err := b.ApplyRolling(&end, m, nil, nil); err != nil {
							t.Fatalf("the plan of %s is refused: %v", b.Notation(&s, hint.Move), err)
						}
					}
					if end.Players[hint.Player].Card == s.Players[hint.Player].Card && end.Asks().Task == rules.TaskActions {
						t.Errorf("the plan of %s does not finish the card", b.Notation(&s, hint.Move))
					}
				}
			}
			if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if named == 0 || others == 0 {
		t.Errorf("%d plans are ways that the solver names, %d others", named, others)
	}
}

// Where a hint says that a card can be finished, those that follow finish it in the same turn, unless a roll comes in between.
func TestHintsFinishWhatTheySay(t *testing.T) {
	b := rulestest.Book(t)
	kept := 0
	for _, year := range hintedYears(t) {
		var said [rules.NumPlayers]string
		for i := range year.stops {
			s, hint := &year.stops[i].s, &year.stops[i].hint
			m := hint.Move
			if finishes(b, s, hint.Plan) {
				said[hint.Player] = hint.Why
			}
			for p := range s.Players {
				if completes(b, s, p, m) && said[p] != "" {
					kept++
					said[p] = ""
				}
			}
			if m.Kind == rules.MoveDone && said != [rules.NumPlayers]string{} {
				t.Errorf("seed %d, turn %d: the step ends, and it was said %q", year.seed, s.Turn, said)
			}
			after := &year.end
			if i+1 < len(year.stops) {
				after = &year.stops[i+1].s
			}
			if after.Chance != s.Chance {
				said = [rules.NumPlayers]string{}
			}
		}
	}
	if kept < 10 {
		t.Errorf("only %d cards are finished as it was said", kept)
	}
}

// On this table the planner by itself means to finish a card for five action dice that can be finished for one. Once the cheapest
// way is shown to it, it means to take no more than that does.
func TestHintsToFinishAreNotDear(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 20, Difficulty: content.Standard}, nil)
	choose := mind.Greedy(20)
	for range 48 {
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	observed := b.Observation(&s)
	finishing := func(h *Hinter) (player, dice int) {
		m := h.choose(b, &observed)
		sure, likely := h.planner.Line()
		var used [rules.NumPlayers]int
		for _, m := range slices.Concat([]rules.Move{m}, sure, likely) {
			if m.Kind == rules.MovePlace && b.Content().Progress[s.Players[m.Player].Card].Squares[m.Arg].End {
				return int(m.Player), used[m.Player]
			}
			if _, acts := m.Actor(); acts {
				used[m.Player] += m.ActionDice()
			}
		}
		return rules.NoPlayer, 0
	}
	alone := New(20)
	alone.planner.Suggest(nil)
	player, dear := finishing(alone)
	if player == rules.NoPlayer {
		t.Fatal("the planner by itself does not mean to finish a card")
	}
	least := solver.Solve(b, &observed, player).Way.Dice
	if _, dice := finishing(New(20)); dear <= least+1 || dice > least {
		t.Errorf("the card can be finished for %d dice; the planner means to take %d by itself, and %d once it is shown how", least, dear, dice)
	}
}

func diceOf(moves []rules.Move) (n int) {
	for _, m := range moves {
		n += m.ActionDice()
	}
	return n
}

// A hinter that is asked on another goroutine and thrown away has never been asked: the one it was cloned from goes on as if
// there had been none. What nobody waits for comes to an end and is no hint.
func TestHintersThatAreThrownAway(t *testing.T) {
	b := rulestest.Book(t)
	h, alone := New(4), New(4)
	s := b.NewCampaign(rules.Options{Seed: 4, Difficulty: content.Standard}, nil)
	choose := mind.Greedy(4)
	ended := make(chan bool)
	dropped := 0
	for asked := 0; asked < 12; {
		if f := s.Asks(); f != nil && f.Task == rules.TaskActions {
			asked++
			ctx, drop := context.WithCancel(t.Context())
			go func(h *Hinter, s rules.State) {
				_, ok := h.HintTo(ctx, b, &s, rules.NoPlayer)
				ended <- ok
			}(h.Clone(), s)
			drop()
			mine, _ := h.Hint(b, &s)
			if its, _ := alone.Hint(b, &s); its.Move != mine.Move || its.Why != mine.Why || !slices.Equal(its.Plan, mine.Plan) {
				t.Errorf("after a hinter was thrown away the hint is %q, without it %q", mine.Why, its.Why)
			}
			if !<-ended {
				dropped++
			}
		}
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	if dropped == 0 {
		t.Error("every hint that nobody waited for is given")
	}
}
