package training

import (
	"bufio"
	"fmt"
	"math"
	"os"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
)

// forecast is an attempt that was begun: its chance as it was shown, and what came.
type forecast struct {
	chance, alone float64 // as it is played, and of the dice alone
	overcome      bool
}

// Attempts says how often attempts in records overcame their obstacles, by tenths of the chance that was shown as they began.
func Attempts(b *rules.Rulebook, names []string) ([]string, error) {
	var all []forecast
	for _, name := range names {
		of, err := attemptsOf(b, name)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		all = append(all, of...)
	}
	lines := []string{fmt.Sprintf("%d attempts of %d campaigns", len(all), len(names))}
	for _, by := range []struct {
		name string
		of   func(f *forecast) float64
	}{
		{"as it is played", func(f *forecast) float64 { return f.chance }},
		{"the dice alone", func(f *forecast) float64 { return f.alone }},
	} {
		lines = append(lines, by.name+":")
		lines = append(lines, tenths(all, by.of)...)
	}
	return lines, nil
}

// attemptsOf are the attempts of a record.
func attemptsOf(b *rules.Rulebook, name string) (all []forecast, err error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	rec, err := rules.ReadRecord(bufio.NewReader(file))
	if err != nil {
		return nil, err
	}
	under := -1 // the attempt that is not over
	var on content.ObstacleID
	_, err = b.Replay(rec, func(s *rules.State, m rules.Move) {
		if under >= 0 && s.Attempt.Phase == rules.NoAttempt && !s.Overcoming() {
			all[under].overcome = s.Obstacles[on].Zone != rules.InPlay
			under = -1
		}
		if m.Kind != rules.MoveAttempt {
			return
		}
		on = content.ObstacleID(m.Card)
		seen := b.Observation(s)
		a := advice.OfAttempt(b, &seen, on, m.Arg)
		f := forecast{chance: a.Chance, alone: a.Completes}
		if a.Approach {
			f.alone = 1
		}
		all = append(all, f)
		under = len(all) - 1
	})
	return all, err
}

// tenths says what came of chances, by tenths, with 95 % intervals.
func tenths(all []forecast, of func(f *forecast) float64) (lines []string) {
	var n, hits, shown [11]float64
	for i := range all {
		chance := of(&all[i])
		at := min(9, int(chance*10))
		if chance >= 1 {
			at = 10
		}
		n[at]++
		shown[at] += chance
		if all[i].overcome {
			hits[at]++
		}
	}
	for at := range n {
		if n[at] == 0 {
			continue
		}
		share := fmt.Sprintf("%d to %d %%", 10*at, 10*at+10)
		if at == 10 {
			share = "certain"
		}
		low, high := wilson(hits[at], n[at])
		lines = append(lines, fmt.Sprintf("%-12s %5.0f attempts, %3.0f %% shown, %3.0f %% overcome (%.0f to %.0f)",
			share, n[at], 100*shown[at]/n[at], 100*hits[at]/n[at], 100*low, 100*high))
	}
	return lines
}

// wilson is the 95 % interval of a share of n (Wilson).
func wilson(hits, n float64) (low, high float64) {
	const z = 1.96
	p := hits / n
	mid, half := p+z*z/(2*n), z*math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return (mid - half) / (1 + z*z/n), (mid + half) / (1 + z*z/n)
}
