package training

import (
	"fmt"
	"math"
	"runtime"
	"sync"

	"gonum.org/v1/gonum/optimize"

	"sixwinters/advice/mind"
	"sixwinters/rules"
)

// How the weights are held back where little is known: by their squares, for features of variance one, and by the squares of their changes
// from knot to knot. The samples of a campaign are alike; together they count as much as six would that are not.
const (
	ridge       = 10.0
	stiffness   = 30.0
	independent = 6.0
	iterations  = 150
)

// inputs is how many weights an output has: those of each feature and the constant at each knot.
const inputs = (mind.NumFeatures + 1) * mind.NumKnots

// scaling makes features of mean zero and variance one.
type scaling struct{ mean, deviation [mind.NumFeatures]float64 }

// scale is the scaling of samples.
func scale(samples []sample) (sc scaling) {
	n := float64(len(samples))
	for i := range sc.mean {
		sum, squares := 0.0, 0.0
		for j := range samples {
			x := samples[j].Features[i]
			sum += x
			squares += x * x
		}
		sc.mean[i] = sum / n
		sc.deviation[i] = math.Sqrt(max(0, squares/n-sc.mean[i]*sc.mean[i]))
		if sc.deviation[i] < 1e-4*(1+math.Abs(sc.mean[i])) { // it is the same everywhere, but for rounding
			sc.deviation[i] = 1
		}
	}
	return sc
}

// scaled are samples with scaled features.
func (sc *scaling) scaled(samples []sample) []sample {
	out := make([]sample, len(samples))
	for j := range samples {
		out[j] = samples[j]
		for i := range sc.mean {
			out[j].Features[i] = (samples[j].Features[i] - sc.mean[i]) / sc.deviation[i]
		}
	}
	return out
}

// linear are weights of scaled features as weights of the features themselves.
func (sc *scaling) linear(w []float64) (l mind.Linear) {
	for k := range mind.NumKnots {
		l[mind.NumFeatures][k] = w[mind.NumFeatures*mind.NumKnots+k]
		for i := range sc.mean {
			l[i][k] = w[i*mind.NumKnots+k] / sc.deviation[i]
			l[mind.NumFeatures][k] -= l[i][k] * sc.mean[i]
		}
	}
	return l
}

// fitting is a regression of a target on scaled samples.
type fitting struct {
	samples []sample
	target  func(e *end) float64
	logit   bool // of a chance by its log odds; otherwise of a mean
	weight  float64
	hold    float64   // how strongly weights are held back: 1 is as usual
	offset  []float64 // of each sample, added to what the weights make of it; nil for none
}

// sum is what the weights make of a sample.
func (f *fitting) sum(w []float64, s *sample) float64 {
	total := 0.0
	for k, share := range s.Hats {
		if share == 0 {
			continue
		}
		part := w[mind.NumFeatures*mind.NumKnots+k]
		for i, x := range s.Features {
			part += w[i*mind.NumKnots+k] * x
		}
		total += share * part
	}
	return total
}

// lossOf is the loss of a sum against the target, and its slope.
func (f *fitting) lossOf(sum, target float64) (loss, slope float64) {
	if !f.logit {
		d := sum - target
		return d * d, 2 * d
	}
	loss = math.Log1p(math.Exp(-math.Abs(sum))) + max(sum, 0) - target*sum
	return loss, 1/(1+math.Exp(-sum)) - target
}

// held is the loss for large and for changing weights, which is added to the gradient too.
func held(w, gradient []float64) (loss float64) {
	for i := range mind.NumFeatures + 1 {
		stiff := stiffness
		if i == mind.NumFeatures { // the constant may change as it likes
			stiff /= 50
		}
		for k := range mind.NumKnots {
			at := i*mind.NumKnots + k
			if i < mind.NumFeatures {
				loss += ridge / 2 * w[at] * w[at]
				gradient[at] += ridge * w[at]
			}
			if k > 0 {
				d := w[at] - w[at-1]
				loss += stiff / 2 * d * d
				gradient[at] += stiff * d
				gradient[at-1] -= stiff * d
			}
		}
	}
	return loss
}

// parts is into how many parts samples are divided, whatever the number of cores: so the sums are the same on every machine.
const parts = 16

// at is the loss of weights; the gradient is written.
func (f *fitting) at(w, gradient []float64) float64 {
	var losses [parts]float64
	var gradients [parts][inputs]float64
	var wait sync.WaitGroup
	cores := make(chan struct{}, runtime.GOMAXPROCS(0))
	for part := range parts {
		wait.Go(func() {
			cores <- struct{}{}
			defer func() { <-cores }()
			from, to := len(f.samples)*part/parts, len(f.samples)*(part+1)/parts
			g := &gradients[part]
			for j := from; j < to; j++ {
				s := &f.samples[j]
				sum := f.sum(w, s)
				if f.offset != nil {
					sum += f.offset[j]
				}
				loss, slope := f.lossOf(sum, f.target(s.end))
				losses[part] += loss * f.weight
				for k, share := range s.Hats {
					if share == 0 {
						continue
					}
					d := slope * share * f.weight
					g[mind.NumFeatures*mind.NumKnots+k] += d
					for i, x := range s.Features {
						g[i*mind.NumKnots+k] += d * x
					}
				}
			}
		})
	}
	wait.Wait()
	clear(gradient)
	total := f.hold * held(w, gradient)
	for i := range gradient {
		gradient[i] *= f.hold
	}
	for part := range parts {
		total += losses[part]
		for i, g := range gradients[part] {
			gradient[i] += g
		}
	}
	return total
}

// fit are the weights of least loss.
func (f *fitting) fit() ([]float64, error) {
	scratch := make([]float64, inputs)
	problem := optimize.Problem{
		Func: func(w []float64) float64 { return f.at(w, scratch) },
		Grad: func(gradient, w []float64) { f.at(w, gradient) },
	}
	settings := &optimize.Settings{MajorIterations: iterations, GradientThreshold: 1e-3}
	result, err := optimize.Minimize(problem, make([]float64, inputs), settings, &optimize.LBFGS{})
	if result == nil || err != nil && result.Status != optimize.IterationLimit {
		return nil, fmt.Errorf("the weights cannot be fitted: %w", err)
	}
	return result.X, nil
}

// fit learns from the ends of campaigns.
func fit(samples []sample) (*mind.Judgement, error) {
	sc := scale(samples)
	campaigns := map[*end]bool{}
	for i := range samples {
		campaigns[samples[i].end] = true
	}
	f := fitting{samples: sc.scaled(samples), hold: 1, weight: independent * float64(len(campaigns)) / float64(len(samples))}
	j := &mind.Judgement{}
	for i := range j.Victory {
		f.logit, f.target = true, func(e *end) float64 {
			if e.victory > rules.Victory(i) {
				return 1
			}
			return 0
		}
		w, err := f.fit()
		if err != nil {
			return nil, err
		}
		j.Victory[i] = sc.linear(w)
	}
	f.logit, f.target = false, func(e *end) float64 { return float64(e.ahead) }
	w, err := f.fit()
	if err != nil {
		return nil, err
	}
	j.Ahead = sc.linear(w)
	return j, nil
}
