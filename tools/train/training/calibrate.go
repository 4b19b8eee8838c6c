package training

import (
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/optimize"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
)

// What a chance to win has come to in campaigns that a master plays: the learned odds are shifted and stretched for each difficulty.

// cautious is how strongly calibrations are held back: by the squares of their numbers, as if so many campaigns said nothing.
const cautious = 1.0

// Calibrate fits how the odds of a judgement turn out in recorded campaigns with seeds under a limit. The lines say of the other records,
// by difficulty and year, how good the chances are at each year's start, and how often campaigns were won by tenths of the chance.
func Calibrate(b *rules.Rulebook, j *mind.Judgement, names []string, until uint64) ([]string, error) {
	var known, asked []sample
	for _, name := range names {
		of, err := read(b, name)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if of[0].end.seed < until {
			known = append(known, of...)
		} else {
			asked = append(asked, of...)
		}
	}
	before := *j
	var lines []string
	for d := range content.Difficulty(content.NumDifficulties) {
		of := ofDifficulty(known, d)
		c, err := calibrate(j, of)
		if err != nil {
			return nil, err
		}
		j.Played[d] = c
		lines = append(lines, fmt.Sprintf("%s: %s, from %d campaigns", d, c.Text(d), campaignsOf(of)))
	}
	for d := range content.Difficulty(content.NumDifficulties) {
		of := ofDifficulty(asked, d)
		lines = append(lines, fmt.Sprintf("%s, %d other campaigns:", d, campaignsOf(of)))
		for year := range rules.MostYears {
			var now, was []answer
			for _, s := range yearStarts(of, year) {
				won := s.end.victory > rules.Defeat
				now, was = append(now, answer{j.Win(&s.View), won}), append(was, answer{before.Win(&s.View), won})
			}
			if len(now) > 0 {
				lines = append(lines, fmt.Sprintf("  year %d: Brier score %.3f, %.3f before, %s", year+1, brier(now), brier(was), quality(now)))
			}
		}
	}
	for d := range content.Difficulty(content.NumDifficulties) {
		of := append(ofDifficulty(known, d), ofDifficulty(asked, d)...)
		from, told, err := releasedFrom(j, of)
		if err != nil {
			return nil, err
		}
		j.Released[d] = from
		lines = append(append(lines, fmt.Sprintf("%s, each half of %d campaigns calibrated by the other:", d, campaignsOf(of))), told...)
	}
	var all []forecast
	for year := range rules.MostYears {
		for _, s := range yearStarts(asked, year) {
			all = append(all, forecast{chance: j.Win(&s.View), overcome: s.end.victory > rules.Defeat})
		}
	}
	return append(lines, tenths(all, func(f *forecast) float64 { return f.chance })...), nil
}

// releasedFrom is the first year from which on a chance to win may be said: at the start of that year and of each later one it is nearer to
// what came than the share of campaigns that were won. It is 0 for never. The campaigns are calibrated by halves, each by the other.
func releasedFrom(j *mind.Judgement, samples []sample) (from uint8, lines []string, err error) {
	if len(samples) == 0 {
		return 0, nil, nil
	}
	half := func(odd uint64) (of []sample) {
		for _, s := range samples {
			if s.end.seed/uint64(content.NumDifficulties)%2 == odd { // the seeds take the difficulties in turn
				of = append(of, s)
			}
		}
		return of
	}
	var answers [rules.MostYears][]answer
	for odd := range uint64(2) {
		c, err := calibrate(j, half(1-odd))
		if err != nil {
			return 0, nil, err
		}
		by := *j
		for d := range by.Played {
			by.Played[d] = c
		}
		asked := half(odd)
		for year := range answers {
			for _, s := range yearStarts(asked, year) {
				answers[year] = append(answers[year], answer{by.Win(&s.View), s.end.victory > rules.Defeat})
			}
		}
	}
	for year := range slices.Backward(answers[:]) {
		of := answers[year]
		won := 0.0
		for _, a := range of {
			if a.won {
				won += 1 / float64(len(of))
			}
		}
		score, share := brier(of), won*(1-won)
		lines = append(lines, fmt.Sprintf("  year %d: Brier score %.3f, %.3f by the share alone", year+1, score, share))
		if score < share && (from == uint8(year+2) || year == len(answers)-1) {
			from = uint8(year + 1)
		}
	}
	slices.Reverse(lines)
	return from, lines, nil
}

// ofDifficulty are the samples of campaigns of a difficulty.
func ofDifficulty(samples []sample, d content.Difficulty) (of []sample) {
	for _, s := range samples {
		if s.end.difficulty == d {
			of = append(of, s)
		}
	}
	return of
}

// campaignsOf is how many campaigns samples are of.
func campaignsOf(samples []sample) int {
	ends := map[*end]bool{}
	for i := range samples {
		ends[samples[i].end] = true
	}
	return len(ends)
}

// yearStarts are the first samples of a year, from 0, one of each campaign.
func yearStarts(samples []sample, year int) (first []sample) {
	met := map[*end]bool{}
	for _, s := range samples {
		if !met[s.end] && s.start == year {
			met[s.end] = true
			first = append(first, s)
		}
	}
	return first
}

// brier is the mean squared error of chances.
func brier(answers []answer) (sum float64) {
	for _, a := range answers {
		off := a.chance
		if a.won {
			off = 1 - a.chance
		}
		sum += off * off / float64(len(answers))
	}
	return sum
}

// calibrate fits the calibration of samples, each campaign counting as one.
func calibrate(j *mind.Judgement, samples []sample) (c mind.Calibration, err error) {
	if len(samples) == 0 {
		return c, nil
	}
	weight := float64(campaignsOf(samples)) / float64(len(samples))
	problem := optimize.Problem{Func: func(x []float64) float64 {
		c := mind.Calibration{Shift: x[0], Slope: x[1], Early: x[2], Fade: x[3]}
		loss := cautious / 2 * (x[0]*x[0] + 4*x[1]*x[1] + x[2]*x[2] + 4*x[3]*x[3])
		for i := range samples {
			s := &samples[i]
			odds := c.Of(j.Odds(&s.View), s.Left())
			if s.end.victory > rules.Defeat {
				odds = -odds
			}
			loss += weight * (math.Max(odds, 0) + math.Log1p(math.Exp(-math.Abs(odds))))
		}
		return loss
	}}
	result, err := optimize.Minimize(problem, make([]float64, 4), nil, &optimize.NelderMead{})
	if err != nil {
		return c, fmt.Errorf("the chances cannot be calibrated: %w", err)
	}
	return mind.Calibration{Shift: result.X[0], Slope: result.X[1], Early: result.X[2], Fade: result.X[3]}, nil
}
