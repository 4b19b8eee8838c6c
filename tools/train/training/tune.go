package training

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"math"
	"os"

	"gonum.org/v1/gonum/mat"
	"gonum.org/v1/gonum/stat"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/rules"
)

// Tuning: a fast planner plays each seed twice, with weights that vary by opposite amounts. Regressions say which weights make campaigns
// end better.

// spread is the standard deviation of the logarithms of varied weights.
const spread = 0.3

// Trial is a pair of campaigns of the same seed.
type Trial struct {
	Seed       uint64             `json:"seed"`
	Difficulty content.Difficulty `json:"difficulty"`
	Logs       []float64          `json:"logs"` // of the factors of the weights; the second campaign has the opposite ones
	Ends       [2]End             `json:"ends"`
}

// End is how a campaign went and ended.
type End struct {
	Won      bool                        `json:"won"`
	Score    int                         `json:"score"`
	Chances  []float64                   `json:"chances"` // to win, by the learned worth, after each year
	Progress [content.NumResources]uint8 `json:"progress"`
	Threat   [content.NumResources]uint8 `json:"threat"`
}

// PlayTrials plays pairs and adds a line of JSON for each to a file, until there are n or the context is done; the difficulties take
// turns. Players keep width tables at each depth of their search. Pairs that the file has are not played again.
func PlayTrials(ctx context.Context, b *rules.Rulebook, name string, seed uint64, n, width int) ([]Trial, error) {
	file, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_RDWR, 0o666)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var trials []Trial
	for lines := json.NewDecoder(bufio.NewReader(file)); ; {
		var t Trial
		if err := lines.Decode(&t); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, &fs.PathError{Op: "read", Path: name, Err: err}
		}
		trials = append(trials, t)
	}
	lines := json.NewEncoder(file)
	for i := len(trials); i < n && ctx.Err() == nil; i++ {
		t := playPair(b, seed+uint64(i), content.Difficulty(i%int(content.NumDifficulties)), width)
		if err := lines.Encode(t); err != nil {
			return nil, err
		}
		trials = append(trials, t)
	}
	return trials, ctx.Err()
}

// playPair plays a pair.
func playPair(b *rules.Rulebook, seed uint64, d content.Difficulty, width int) Trial {
	t := Trial{Seed: seed, Difficulty: d}
	var factors mind.Weights
	factors.Each(func(_ int, _ string, x *float64) { *x = 1 })
	chance := rules.Chance(seed)
	vary(&factors, &chance, spread)
	factors.Each(func(_ int, _ string, x *float64) { t.Logs = append(t.Logs, math.Log(*x)) })
	for i := range t.Ends {
		w, e := mind.WeightsOf[d], &t.Ends[i]
		w.Each(func(k int, _ string, x *float64) { *x *= math.Exp(float64(1-2*i) * t.Logs[k]) })
		played := b.PlayCampaign(rules.Options{Seed: seed, Difficulty: d}, mind.Exploring(seed, w, width), nil,
			func(_ *rules.State, _ rules.Move, after *rules.State) {
				if after.Phase == rules.YearOver && len(e.Chances) < int(after.Year) {
					outlook := mind.OutlookOf(b, after)
					e.Chances = append(e.Chances, outlook.Win())
				}
			})
		score := b.Score(&played.End)
		e.Won, e.Score, e.Progress, e.Threat = score.Victory > rules.Defeat, score.Total, played.End.Progress, played.End.Threat
	}
	return t
}

// outcome is how well a campaign went: whether it was won and, so that close ones count, the chances after the third year to the fifth and
// how near the best victory track came.
func (e *End) outcome(b *rules.Rulebook) float64 {
	y, near := 0.0, 0.0
	if e.Won {
		y = 1
	}
	if len(e.Chances) >= 5 {
		y += e.Chances[2]/2 + e.Chances[3] + e.Chances[4]
	}
	for r := range e.Progress {
		if b.Content().Board.Tracks[r].Victory {
			safe := min(1, float64(content.TrackSpaces-int(e.Threat[r]))/3)
			near = max(near, float64(e.Progress[r])/content.TrackSpaces*safe)
		}
	}
	return y + near/2
}

// How far slopes are thought to lie from nought, and those of a difficulty from those of all; by how much they say less of a difficulty at
// which hardly any campaign is won; and how far a step goes at most, in standard deviations of the varied weights.
const (
	ofAll    = 0.5
	fromAll  = 0.15
	hardcore = 0.5
	mostStep = 1.6
)

// Factors are what the weights of each difficulty are to be multiplied by: a step along the slopes of the outcome, the longer the surer
// they are.
func Factors(b *rules.Rulebook, trials []Trial) (factors [content.NumDifficulties][]float64) {
	k := len(trials[0].Logs)
	all, allErrors := slopes(b, trials, make([]float64, k), ofAll)
	for d := range factors {
		var of []Trial
		for _, t := range trials {
			if int(t.Difficulty) == d {
				of = append(of, t)
			}
		}
		before := make([]float64, k)
		for i := range before {
			if before[i] = all[i]; d == int(content.Hardcore) {
				before[i] *= hardcore
			}
		}
		slope, errs := slopes(b, of, before, fromAll)
		for i := range slope {
			step := slope[i] / (errs[i] + allErrors[i])
			factors[d] = append(factors[d], math.Exp(spread*max(-mostStep, min(mostStep, step))))
		}
	}
	return factors
}

// slopes are those of the outcome by the logarithms of the weights, with their standard errors: a linear regression of the differences
// within pairs. Before it they are thought to be normal about some values.
func slopes(b *rules.Rulebook, trials []Trial, before []float64, deviation float64) (slope, errs []float64) {
	k := len(before)
	y := make([]float64, len(trials))
	for i := range trials {
		y[i] = (trials[i].Ends[0].outcome(b) - trials[i].Ends[1].outcome(b)) / 2
	}
	noise := 1.0
	if len(y) > 1 {
		noise = max(1e-9, 0.9*stat.PopVariance(y, nil)) // the weights tell a tenth
	}
	precision, weighed := mat.NewSymDense(k, nil), mat.NewVecDense(k, nil)
	for i := range k {
		precision.SetSym(i, i, 1/(deviation*deviation))
		weighed.SetVec(i, before[i]/(deviation*deviation))
	}
	for i := range trials {
		x := mat.NewVecDense(k, trials[i].Logs)
		precision.SymRankOne(precision, 1/noise, x)
		weighed.AddScaledVec(weighed, y[i]/noise, x)
	}
	var factored mat.Cholesky
	factored.Factorize(precision) // it is positive definite
	var mean mat.VecDense
	var covariance mat.SymDense
	_, _ = factored.SolveVecTo(&mean, weighed), factored.InverseTo(&covariance)
	for i := range k {
		slope, errs = append(slope, mean.AtVec(i)), append(errs, math.Sqrt(covariance.At(i, i)))
	}
	return slope, errs
}

// vary multiplies each weight by a random factor about one, whose logarithm has this standard deviation.
func vary(w *mind.Weights, chance *rules.Chance, spread float64) {
	w.Each(func(_ int, _ string, x *float64) {
		sum := 0 // of twelve even numbers up to 1, in thousandths: of mean 6 and variance 1
		for range 12 {
			sum += chance.Below(1001)
		}
		*x *= math.Exp(spread * (float64(sum)/1000 - 6))
	})
}
