package solver

import (
	"slices"
	"testing"
	"time"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// greedyTables calls see with every table at which an action is chosen in a campaign of the greedy policy, for each player
// who has a card.
func greedyTables(t testing.TB, b *rules.Rulebook, seed uint64, see func(s *rules.State, p int)) {
	choose := mind.Greedy(seed)
	s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil)
	for s.Depth > 0 {
		if s.Stack[s.Depth-1].Task == rules.TaskActions {
			for p := range s.Players {
				if player := &s.Players[p]; player.InPlay() && player.Card != content.NoProgress {
					see(&s, p)
				}
			}
		}
		if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
}

// BenchmarkSolveInCampaigns solves the cards of all tables of three campaigns of the greedy policy. It reports how many
// answers are sure, and how long and how many nodes an answer takes.
func BenchmarkSolveInCampaigns(bench *testing.B) {
	b := rulestest.Book(bench)
	for bench.Loop() {
		var took []time.Duration
		var nodes []int
		sure := 0
		for seed := range uint64(3) {
			greedyTables(bench, b, seed, func(s *rules.State, p int) {
				began := time.Now()
				sol := Solve(b, s, p)
				took = append(took, time.Since(began))
				nodes = append(nodes, sol.Nodes)
				if sol.Sure {
					sure++
				}
			})
		}
		n := len(took)
		slices.Sort(took)
		slices.Sort(nodes)
		ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
		bench.ReportMetric(float64(n), "answers")
		bench.ReportMetric(100*float64(sure)/float64(n), "%sure")
		bench.ReportMetric(ms(took[n/2]), "ms/median")
		bench.ReportMetric(ms(took[n*95/100]), "ms/95%")
		bench.ReportMetric(ms(took[n-1]), "ms/worst")
		bench.ReportMetric(float64(nodes[n/2]), "nodes/median")
	}
}

// BenchmarkSolve solves the cards of random tables and reports the slowest, the mean and how many searches were ended.
func BenchmarkSolve(bench *testing.B) {
	b := rulestest.Book(bench)
	type pos struct {
		s rules.State
		p int
	}
	var all []pos
	solvable(bench, b, 5000, 2000, func(s *rules.State, p int) { all = append(all, pos{*s, p}) })
	bench.ResetTimer()
	var worst time.Duration
	ended, n := 0, 0
	for i := 0; bench.Loop(); i++ {
		q := &all[i%len(all)]
		began := time.Now()
		sol := Solve(b, &q.s, q.p)
		worst = max(worst, time.Since(began))
		if !sol.Sure {
			ended++
		}
		n++
	}
	bench.ReportMetric(float64(worst.Microseconds())/1000, "ms/worst")
	bench.ReportMetric(100*float64(ended)/float64(n), "%ended")
}
