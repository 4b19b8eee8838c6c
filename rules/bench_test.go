package rules

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"sixwinters/content"
)

// recorded is one move of a random campaign with the table before it.
type recorded struct {
	before State
	move   Move
}

// randomCampaigns records campaigns of random legal play.
func randomCampaigns(b *Rulebook, campaigns int) []recorded {
	var all []recorded
	var l []Move
	for seed := range uint64(campaigns) {
		rng := rand.New(rand.NewPCG(seed, 7))
		s := b.NewCampaign(Options{Seed: seed, Difficulty: content.Standard}, nil)
		for {
			l = b.Moves(&s, l[:0])
			if len(l) == 0 {
				break
			}
			m := l[rng.IntN(len(l))]
			all = append(all, recorded{s, m})
			if err := b.Apply(&s, m, nil); err != nil {
				panic(err)
			}
		}
	}
	return all
}

// reportMedian reports the median time of many operations beside the mean. Each is done several times in a row, since a
// clock cannot tell so short a time.
func reportMedian(bench *testing.B, operations int, do func(i int)) {
	const repeats = 16
	step := max(1, operations/2000)
	var times []float64
	for i := 0; i < operations; i += step {
		began := time.Now()
		for range repeats {
			do(i)
		}
		times = append(times, float64(time.Since(began).Nanoseconds())/repeats)
	}
	slices.Sort(times)
	bench.ReportMetric(times[len(times)/2], "median-ns")
}

func BenchmarkApply(bench *testing.B) {
	b := loadBook(bench)
	all := randomCampaigns(b, 4)
	var s State
	bench.ReportAllocs()
	for i := 0; bench.Loop(); i++ {
		r := &all[i%len(all)]
		s = r.before
		if err := b.Apply(&s, r.move, nil); err != nil {
			bench.Fatal(err)
		}
	}
	reportMedian(bench, len(all), func(i int) {
		s = all[i].before
		if err := b.Apply(&s, all[i].move, nil); err != nil {
			bench.Fatal(err)
		}
	})
}

func BenchmarkCopy(bench *testing.B) {
	b := loadBook(bench)
	from := b.NewCampaign(Options{Seed: 1}, nil)
	var to State
	bench.ReportAllocs()
	for bench.Loop() {
		to = from
	}
	_ = to
}

func BenchmarkMoves(bench *testing.B) {
	b := loadBook(bench)
	all := randomCampaigns(b, 4)
	l := make([]Move, 0, 4096)
	bench.ReportAllocs()
	for i := 0; bench.Loop(); i++ {
		l = b.Moves(&all[i%len(all)].before, l[:0])
	}
	reportMedian(bench, len(all), func(i int) { l = b.Moves(&all[i].before, l[:0]) })
}

// BenchmarkPlanTurn plans the first turn of campaigns.
func BenchmarkPlanTurn(bench *testing.B) {
	b := loadBook(bench)
	var tables []State
	var l []Move
	for seed := range uint64(8) {
		s := b.NewCampaign(Options{Seed: seed, Difficulty: content.Standard}, nil)
		for s.Phase != Turns {
			l = b.Moves(&s, l[:0])
			if err := b.Apply(&s, l[0], nil); err != nil {
				bench.Fatal(err)
			}
		}
		tables = append(tables, s)
	}
	for i := 0; bench.Loop(); i++ {
		b.PlanTurn(&tables[i%len(tables)], 1)
	}
}

func BenchmarkRandomYear(bench *testing.B) {
	b := loadBook(bench)
	var l []Move
	bench.ReportAllocs()
	for seed := uint64(0); bench.Loop(); seed++ {
		rng := rand.New(rand.NewPCG(seed, 7))
		s := b.NewCampaign(Options{Seed: seed, Difficulty: content.Standard}, nil)
		for l = b.Moves(&s, l[:0]); s.Phase != YearOver; l = b.Moves(&s, l[:0]) {
			if err := b.Apply(&s, l[rng.IntN(len(l))], nil); err != nil {
				bench.Fatal(err)
			}
		}
	}
	bench.ReportMetric(float64(bench.N)/bench.Elapsed().Seconds(), "years/s")
}
