package training

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
)

// Learning the chance to win from campaigns of the player it is said of. The old weights hold the new ones, and by how much is chosen by
// cross-validation. A third of the campaigns is kept for the report.

// holds are the strengths with which the old weights hold the new ones, to choose from; with 0 the old ones stay.
var holds = [...]float64{0, 100, 30, 10, 3, 1}

// kept reports whether campaigns of a seed are only reported on: nothing is fitted to them or chosen by them.
func kept(seed uint64) bool { return seed%3 == 2 }

// Learn changes the weights of winning of a judgement, and how they are calibrated, by recorded campaigns. The lines say which hold was chosen,
// and how good the chances are for the campaigns that were kept.
func Learn(b *rules.Rulebook, j *mind.Judgement, names []string) ([]string, error) {
	var known, asked []sample
	for _, name := range names {
		of, err := read(b, name)
		switch {
		case err != nil:
			return nil, fmt.Errorf("%s: %w", name, err)
		case kept(of[0].end.seed):
			asked = append(asked, of...)
		default:
			known = append(known, of...)
		}
	}
	var lines []string
	best, least := 0.0, math.Inf(1)
	for _, hold := range holds {
		score, err := crossScore(j, known, hold)
		if err != nil {
			return nil, err
		}
		lines = append(lines, fmt.Sprintf("hold %g: Brier score %.4f, cross-validated in %d campaigns", hold, score, campaignsOf(known)))
		if score < least {
			best, least = hold, score
		}
	}
	now, err := learned(j, known, best)
	if err != nil {
		return nil, err
	}
	*j = now
	return append(append(lines, fmt.Sprintf("hold %g is chosen", best)), report(j, known, asked)...), nil
}

// learned is a judgement whose weights of winning are moved towards what came of samples, and calibrated by them.
func learned(old *mind.Judgement, samples []sample, hold float64) (j mind.Judgement, err error) {
	j = *old
	j.Played = [content.NumDifficulties]mind.Calibration{}
	if hold > 0 {
		sc := scale(samples)
		f := fitting{samples: sc.scaled(samples), logit: true, hold: hold, target: won}
		f.weight = independent * float64(campaignsOf(samples)) / float64(len(samples))
		for i := range samples {
			f.offset = append(f.offset, old.Odds(&samples[i].View))
		}
		w, err := f.fit()
		if err != nil {
			return j, err
		}
		for i, by := range sc.linear(w) {
			for k := range by {
				j.Victory[0][i][k] += by[k]
			}
		}
	}
	for d := range content.Difficulty(content.NumDifficulties) {
		if j.Played[d], err = calibrate(&j, ofDifficulty(samples, d)); err != nil {
			return j, err
		}
	}
	return j, nil
}

// won is 1 for a campaign that was won and 0 for one that was lost.
func won(e *end) float64 {
	if e.victory > rules.Defeat {
		return 1
	}
	return 0
}

// crossScore is the mean Brier score at the beginnings of years, each part of the campaigns being foretold by the others.
func crossScore(j *mind.Judgement, samples []sample, hold float64) (float64, error) {
	var all []answer
	for fold := range uint64(folds) {
		out := func(s sample) bool { return s.end.seed/3%folds == fold }
		by, err := learned(j, slices.DeleteFunc(slices.Clone(samples), out), hold)
		if err != nil {
			return 0, err
		}
		for _, s := range samples {
			if out(s) && s.start >= 0 {
				all = append(all, answer{by.Win(&s.View), won(s.end) > 0})
			}
		}
	}
	return brier(all), nil
}

// report says by difficulty and year how good chances are for the campaigns that are asked about, beside the share of known ones that were won.
func report(j *mind.Judgement, known, asked []sample) (lines []string) {
	var all []forecast
	for d := range content.Difficulty(content.NumDifficulties) {
		of, share := ofDifficulty(asked, d), 0.0
		fitted := yearStarts(ofDifficulty(known, d), 0)
		for _, s := range fitted {
			share += won(s.end) / float64(len(fitted))
		}
		n := len(yearStarts(of, 0))
		if n == 0 {
			continue
		}
		scores, than := make([]float64, n), make([]float64, n) // of each campaign over all years
		for year := range rules.MostYears {
			starts := yearStarts(of, year)
			var now, shares []float64
			for _, s := range starts {
				chance := j.Win(&s.View)
				now, shares = append(now, square(chance-won(s.end))), append(shares, square(share-won(s.end)))
				all = append(all, forecast{chance: chance, overcome: won(s.end) > 0})
			}
			lines = append(lines, fmt.Sprintf("%s, year %d, %d campaigns: Brier score %s, less that of the share %s",
				d, year+1, len(starts), interval(now), interval(less(now, shares))))
			for i := range now { // every campaign begins every year
				scores[i] += now[i] / rules.MostYears
				than[i] += (now[i] - shares[i]) / rules.MostYears
			}
		}
		lines = append(lines, fmt.Sprintf("%s, all years: Brier score %s, less that of the share %s", d, interval(scores), interval(than)))
	}
	return append(lines, tenths(all, func(f *forecast) float64 { return f.chance })...)
}

func square(x float64) float64 { return x * x }

// less are the differences of numbers.
func less(xs, ys []float64) (out []float64) {
	for i := range xs {
		out = append(out, xs[i]-ys[i])
	}
	return out
}

// interval is the mean of numbers with its 95 % interval by bootstrap.
func interval(xs []float64) string {
	const draws = 2000
	if len(xs) == 0 {
		return "none"
	}
	rng, means := rand.New(rand.NewPCG(1, 1)), make([]float64, draws)
	mean := 0.0
	for _, x := range xs {
		mean += x / float64(len(xs))
	}
	for i := range means {
		for range xs {
			means[i] += xs[rng.IntN(len(xs))] / float64(len(xs))
		}
	}
	slices.Sort(means)
	return fmt.Sprintf("%.3f (%.3f to %.3f)", mean, means[draws*25/1000], means[draws*975/1000])
}
