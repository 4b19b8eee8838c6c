package gesture

import (
	"testing"
	"time"

	"sixwinters/advice"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// frame is as long as a window that draws 60 pictures a second has for one.
const frame = time.Second / 60

// BenchmarkThinking finds out what there is to say at every table of the last three years of two campaigns of the greedy
// policy: of each move and of the season, which a window thinks out beside what it draws, and what it does at once, the large
// card of each obstacle, the names of all moves and the question before an attempt. It reports how long the slowest of each
// takes, and of previews how many take longer than a frame.
func BenchmarkThinking(bench *testing.B) {
	b := rulestest.Book(bench)
	for bench.Loop() {
		var beside, atOnce time.Duration
		previews, slow := 0, 0
		timed := func(slowest *time.Duration, do func()) (took time.Duration) {
			began := time.Now()
			do()
			took = time.Since(began)
			*slowest = max(*slowest, took)
			return took
		}
		for seed := range uint64(2) {
			choose := mind.Greedy(seed)
			b.PlayCampaign(rules.Options{Seed: seed, Difficulty: content.Standard}, choose, nil, func(s *rules.State, _ rules.Move, _ *rules.State) {
				if s.Year < 4 {
					return
				}
				legal := b.Moves(s, nil)
				for _, m := range legal {
					previews++
					if timed(&beside, func() { Preview(b, s, m) }) > frame {
						slow++
					}
				}
				timed(&beside, func() { Part(b, s, layout.Part{Kind: layout.PartSeason, N: s.Box}) })
				timed(&atOnce, func() {
					for _, m := range legal {
						advice.Label(b, s, m)
					}
				})
				for at := range s.Attached {
					for _, id := range s.Attached[at].List() {
						timed(&atOnce, func() { Foreseen(b, s, id) })
						timed(&atOnce, func() { advice.OfAttempt(b, s, id, 1<<rules.NumPlayers-1) })
					}
				}
			})
		}
		bench.ReportMetric(float64(beside.Microseconds())/1000, "ms/beside")
		bench.ReportMetric(float64(atOnce.Microseconds())/1000, "ms/at-once")
		bench.ReportMetric(100*float64(slow)/float64(previews), "%slow")
	}
}
