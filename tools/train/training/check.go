package training

import (
	"fmt"
	"math"
	"slices"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
)

// folds is into how many parts campaigns are divided for checking: what is learned from all others is asked about each.
const folds = 4

// crossCheck is how well campaigns are foretold from others, year by year: lines for the file of weights.
func crossCheck(samples []sample) ([]string, error) {
	asked := &byYear{}
	var ends []*end
	for i := range samples {
		if e := samples[i].end; len(ends) == 0 || ends[len(ends)-1] != e {
			ends = append(ends, e)
		}
	}
	for fold := range folds {
		out := map[*end]bool{}
		for i, e := range ends {
			out[e] = i/int(content.NumDifficulties)%folds == fold
		}
		var known []sample
		for i := range samples {
			if !out[samples[i].end] {
				known = append(known, samples[i])
			}
		}
		j, err := fit(known)
		if err != nil {
			return nil, err
		}
		for i := range samples {
			if out[samples[i].end] {
				asked.ask(j, &samples[i])
			}
		}
	}
	won, most := 0, [content.NumDifficulties][2]int{}
	for _, e := range ends {
		most[e.difficulty][1]++
		if e.victory > rules.Defeat {
			won++
			most[e.difficulty][0]++
		}
	}
	lines := []string{fmt.Sprintf("%d tables of %d campaigns, %d won:", len(samples), len(ends), won)}
	for d, n := range most {
		lines[0] += fmt.Sprintf(" %s %d of %d", content.Difficulty(d), n[0], n[1])
	}
	return append(lines, asked.lines()...), nil
}

// Check is how well weights foretell campaigns whose records are given, at the beginnings of years, beside the share of them that was won.
func Check(b *rules.Rulebook, j *mind.Judgement, names []string) ([]string, error) {
	var all []sample
	for _, name := range names {
		samples, err := read(b, name)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		all = append(all, samples...)
	}
	return report(j, all, all), nil
}

// byYear are chances that were foretold in each year.
type byYear [rules.MostYears][]answer

func (y *byYear) ask(j *mind.Judgement, s *sample) {
	y[s.year()] = append(y[s.year()], answer{chance: j.Win(&s.View), won: s.end.victory > rules.Defeat})
}

func (y *byYear) lines() (lines []string) {
	for i, answers := range y {
		lines = append(lines, fmt.Sprintf("year %d: %s", i+1, quality(answers)))
	}
	return lines
}

// year is the year of a table, from 0; the end of a year belongs to it.
func (s *sample) year() int {
	years := 0.0
	for k, share := range s.Hats {
		years += share * mind.Knots[k]
	}
	return min(rules.MostYears-1, max(0, int(math.Ceil(years-1e-9))-1))
}

// answer is a chance that was foretold, and what came.
type answer struct {
	chance float64
	won    bool
}

// quality says how good chances are: the area under the curve of true against false alarms, the mean squared error beside that of the
// share that was won, and the mean beside that share.
func quality(answers []answer) string {
	slices.SortStableFunc(answers, func(x, y answer) int {
		switch {
		case x.chance < y.chance:
			return -1
		case x.chance > y.chance:
			return 1
		}
		return 0
	})
	won, ranks, squares, chances := 0.0, 0.0, 0.0, 0.0
	for i, a := range answers {
		off := a.chance
		if a.won {
			won++
			ranks += float64(i + 1)
			off = 1 - a.chance
		}
		squares += off * off
		chances += a.chance
	}
	n := float64(len(answers))
	if won == 0 || won == n {
		return "all ended alike"
	}
	area := (ranks - won*(won+1)/2) / (won * (n - won))
	share := won / n
	return fmt.Sprintf("area under the curve %.2f, Brier score %.3f, %.3f by the share alone; %.0f %% expected, %.0f %% won",
		area, squares/n, share*(1-share), 100*chances/n, 100*share)
}
