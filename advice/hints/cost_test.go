package hints

import (
	"slices"
	"testing"
	"time"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// BenchmarkHint gives a hint at every third table of the last three years of two campaigns of the greedy policy, where they take
// longest. It reports how long they take; a window thinks them out beside what it draws.
func BenchmarkHint(bench *testing.B) {
	b := rulestest.Book(bench)
	for bench.Loop() {
		var took []time.Duration
		for seed := range uint64(2) {
			h := New(seed)
			s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, nil)
			choose := mind.Greedy(seed)
			for n := 0; s.Depth > 0; n++ {
				if s.Year >= 4 && n%3 == 0 {
					began := time.Now()
					h.Hint(b, &s)
					took = append(took, time.Since(began))
				}
				if err := b.Apply(&s, choose(b, &s, b.Moves(&s, nil)), nil); err != nil {
					bench.Fatal(err)
				}
			}
		}
		slices.Sort(took)
		ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
		bench.ReportMetric(ms(took[len(took)/2]), "ms/median")
		bench.ReportMetric(ms(took[len(took)*95/100]), "ms/95%")
		bench.ReportMetric(ms(took[len(took)-1]), "ms/worst")
	}
}
