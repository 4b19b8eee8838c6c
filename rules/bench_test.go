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

// timeEach plays campaigns of random legal play and times every listing of the moves and every move, each once and on the
// table where it is made. What reading the clock takes is taken off.
func timeEach(b *Rulebook, campaigns int) (moves, apply []float64) {
	l := make([]Move, 0, 4096)
	for seed := range uint64(campaigns) {
		rng := rand.New(rand.NewPCG(seed, 7))
		s := b.NewCampaign(Options{Seed: seed, Difficulty: content.Standard}, nil)
		for {
			began := time.Now()
			l = b.Moves(&s, l[:0])
			listed := time.Now()
			if len(l) == 0 {
				break
			}
			m := l[rng.IntN(len(l))]
			chosen := time.Now()
			err := b.Apply(&s, m, nil)
			applied := time.Now()
			if err != nil {
				panic(err)
			}
			moves = append(moves, float64(listed.Sub(began).Nanoseconds()))
			apply = append(apply, float64(applied.Sub(chosen).Nanoseconds()))
		}
	}
	var clock []float64
	for range moves {
		began := time.Now()
		clock = append(clock, float64(time.Since(began).Nanoseconds()))
	}
	reading := median(clock)
	for i := range moves {
		moves[i] -= reading
		apply[i] -= reading
	}
	return moves, apply
}

// timedCampaigns is how many campaigns are timed move by move, some 350 moves each.
const timedCampaigns = 40

func median(times []float64) float64 {
	slices.Sort(times)
	return times[len(times)/2]
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
	_, apply := timeEach(b, timedCampaigns)
	bench.ReportMetric(median(apply), "median-ns")
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
	moves, _ := timeEach(b, timedCampaigns)
	bench.ReportMetric(median(moves), "median-ns")
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

// BenchmarkFingerprint takes the fingerprint of a table, as a record does after every move.
func BenchmarkFingerprint(b *testing.B) {
	book := loadBook(b)
	s := book.NewCampaign(Options{Seed: 1, Difficulty: content.Standard}, nil)
	for b.Loop() {
		book.Fingerprint(&s)
	}
}
