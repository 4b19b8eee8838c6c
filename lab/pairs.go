package lab

import (
	"context"
	"slices"
	"sync"

	"sixwinters/content"
	"sixwinters/lab/stats"
	"sixwinters/rules"
)

// Pairs are the differences between campaigns with some cards and with others, on the same seeds.
type Pairs struct {
	Played   int            // pairs
	Won      stats.Estimate // of the shares won
	Progress stats.Estimate // of the last spaces of the six progress markers, added up
	Threat   stats.Estimate // of those of the threat markers
	ByHand   bool           // texts to be carried out by hand were left out
}

// ComparePairs plays pairs of campaigns of standard difficulty, with some cards and without, by a player of [PlayerNames], on seeds from
// one on. told is called after each pair. When the context is done it returns what has been played by then.
func ComparePairs(ctx context.Context, with, without *content.Content, player string, seed uint64, pairs, cores int, told func(played int)) Pairs {
	tables := [2]*Table{tableOf(without), tableOf(with)}
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
	var whole [][2]Row // in the order of seeds, so that the same pairs give the same intervals
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
	byHand := slices.ContainsFunc(whole, func(pair [2]Row) bool { return len(pair[1].ByHand) > 0 })
	return Pairs{
		ByHand: byHand,
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

// tableOf returns a table for cards as they are.
func tableOf(cards *content.Content) *Table {
	return &Table{edition: &deck{book: rules.New(cards), policy: policyOf}}
}
