package lab

import (
	"context"
	"sync"

	"sixwinters/content"
	"sixwinters/lab/stats"
	"sixwinters/rules"
)

// Pairs are campaigns played with cards and with others, on the same seeds: what differs between them.
type Pairs struct {
	Played   int            // pairs
	Won      stats.Estimate // difference of the shares won
	Progress stats.Estimate // of the spaces that the six progress markers have come to, together
	Threat   stats.Estimate // the same of the threat markers
}

// ComparePairs plays campaigns of standard difficulty with cards and with others, by a player of a plan, on so many seeds from one on.
// told is called after each pair. Once the context is done it returns what has been played by then.
func ComparePairs(ctx context.Context, with, without *content.Content, player string, seed uint64, pairs, cores int, told func(played int)) Pairs {
	tables := [2]*Table{{book: rules.New(without)}, {book: rules.New(with)}}
	rows := make([][2]Row, pairs)
	done := make([]bool, pairs)
	var next, played int
	var mu sync.Mutex
	var wait sync.WaitGroup
	for range max(1, cores) {
		wait.Go(func() {
			for ctx.Err() == nil {
				mu.Lock()
				n := next
				next++
				mu.Unlock()
				if n >= pairs {
					return
				}
				for i, t := range tables {
					rows[n][i] = t.Play(Job{Player: player, Difficulty: content.Standard.String(), Start: rules.Starts[0], Seed: seed + uint64(n)})
				}
				mu.Lock()
				done[n] = true
				played++
				told(played)
				mu.Unlock()
			}
		})
	}
	wait.Wait()
	var whole [][2]Row // in the order of seeds, so that the intervals are the same every time
	for n := range rows {
		if done[n] {
			whole = append(whole, rows[n])
		}
	}
	mean := func(of func(r *Row) int) stats.Estimate {
		var all []float64
		for i := range whole {
			all = append(all, float64(of(&whole[i][1])-of(&whole[i][0])))
		}
		return stats.Mean(all)
	}
	last := func(r *Row, of func(y *Year) Tracks) (sum int) {
		if len(r.Years) == 0 {
			return 0
		}
		for _, space := range of(&r.Years[len(r.Years)-1]) {
			sum += space
		}
		return sum
	}
	return Pairs{
		Played: len(whole),
		Won: mean(func(r *Row) int {
			if r.Won {
				return 1
			}
			return 0
		}),
		Progress: mean(func(r *Row) int { return last(r, func(y *Year) Tracks { return y.Progress }) }),
		Threat:   mean(func(r *Row) int { return last(r, func(y *Year) Tracks { return y.Threat }) }),
	}
}
