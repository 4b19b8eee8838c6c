package mind

import (
	"slices"
	"testing"
	"time"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// BenchmarkPlan plans the turns of whole campaigns, each once in a round, from the first table of its actions step.
func BenchmarkPlan(bench *testing.B) {
	b := rulestest.Book(bench)
	var tables []rules.State
	for seed := range uint64(2) {
		year, turn := uint8(0), uint8(0)
		o := rules.Options{Seed: seed, Difficulty: content.Standard}
		b.PlayCampaign(o, Greedy(seed), nil, func(before *rules.State, _ rules.Move, _ *rules.State) {
			if before.Asks().Task == rules.TaskActions && (before.Year != year || before.Turn != turn) {
				year, turn = before.Year, before.Turn
				tables = append(tables, *before)
			}
		})
	}
	var times []float64
	for i := 0; bench.Loop(); i++ {
		began := time.Now()
		p := NewPlanner(1)
		p.prepare(b)
		p.search(&tables[i%len(tables)])
		times = append(times, float64(time.Since(began).Nanoseconds()))
	}
	slices.Sort(times)
	bench.ReportMetric(times[len(times)/2], "median-ns")
	bench.ReportMetric(times[len(times)-1], "longest-ns")
}
