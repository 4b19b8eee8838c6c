package training

import (
	"bufio"
	"cmp"
	"fmt"
	"math"
	"os"
	"slices"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/rules"
)

// forecast is an attempt that was begun: its chance as it was shown, and what came.
type forecast struct {
	chance, alone float64 // as it is played, and of the dice alone
	overcome      bool
	left          bool // though it could be overcome without a further roll
}

// openTo is how many tables are looked at to find out whether an attempt can be overcome without a further roll, and longest how many moves
// that takes at most.
const (
	openTo  = 3000
	longest = 14
)

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
	left := 0
	for i := range all {
		if all[i].left {
			left++
			all[i].overcome = true
		}
	}
	lines := []string{fmt.Sprintf("%d attempts of %d campaigns; %d of them were left though no roll was lacking, and count as overcome", len(all), len(names), left)}
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
	var open rules.State // where it could be overcome without a further roll, as the forecast says
	_, err = b.Replay(rec, func(s *rules.State, m rules.Move) {
		if under >= 0 && s.Attempt.Phase == rules.NoAttempt && !s.Overcoming() {
			all[under].overcome = s.Obstacles[on].Zone != rules.InPlay
			all[under].left = !all[under].overcome && open.Depth > 0 && sureWay(b, &open, on)
			under = -1
		}
		if under >= 0 && open.Depth == 0 && s.Attempt.Phase >= rules.Defend && s.Depth > 0 && s.Asks().Task == rules.TaskAttempt {
			seen := b.Observation(s)
			if now := advice.OfAttempt(b, &seen, on, s.Attempt.Team); now.Chance >= 1 {
				open = *s
			}
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
		under, open = len(all)-1, rules.State{}
	})
	return all, err
}

// sureWay reports whether moves that roll nothing overcome the obstacle of the attempt in hand, as far as the search finds them.
func sureWay(b *rules.Rulebook, from *rules.State, on content.ObstacleID) bool {
	seen := map[rules.State]bool{}
	var leads func(s *rules.State, moves int) bool
	leads = func(s *rules.State, moves int) bool {
		if s.Obstacles[on].Zone != rules.InPlay {
			return true
		}
		if len(seen) >= openTo || seen[*s] || moves == longest || s.Depth == 0 || s.Attempt.Phase == rules.NoAttempt && !s.Overcoming() {
			return false
		}
		seen[*s] = true
		legal := slices.DeleteFunc(b.Moves(s, nil), func(m rules.Move) bool {
			return m.Kind == rules.MoveLeave || m.Kind == rules.MovePlace || m.Kind == rules.MoveStash || m.Kind == rules.MoveBarter
		})
		slices.SortStableFunc(legal, func(x, y rules.Move) int { return cmp.Compare(firstTried(x), firstTried(y)) })
		for _, m := range legal {
			t := *s
			if b.Apply(&t, m, nil) == nil && (t.Chance == s.Chance || t.Obstacles[on].Zone != rules.InPlay) && leads(&t, moves+1) {
				return true
			}
		}
		return false
	}
	return leads(from, 0)
}

// firstTried orders moves by how soon they overcome an obstacle.
func firstTried(m rules.Move) int {
	if i := slices.Index([]rules.MoveKind{rules.MoveCover, rules.MoveUse, rules.MoveFace}, m.Kind); i >= 0 {
		return i
	}
	return int(rules.MoveFace)
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
		lines = append(lines, fmt.Sprintf("%-12s %5.0f of them, %3.0f %% shown, %3.0f %% came true (%.0f to %.0f)",
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
