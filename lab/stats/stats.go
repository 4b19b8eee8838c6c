// Package stats estimates the lab's figures, each with its 95% interval.
package stats

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
)

// z is the number of standard deviations on each side of the mean that hold 95% of a normal distribution.
const z = 1.959964

// resamples is the number of samples that a bootstrap draws.
const resamples = 1000

// Estimate is a figure with its 95% interval, of N campaigns or pairs.
type Estimate struct {
	Value, Low, High float64
	N                int
}

// Share estimates the chance of what happened hits times of n, with Wilson's interval.
func Share(hits, n int) Estimate {
	if n == 0 {
		return Estimate{Value: math.NaN(), Low: 0, High: 1}
	}
	p, m := float64(hits)/float64(n), float64(n)
	middle := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return Estimate{p, max(0, middle-half), min(1, middle+half), n}
}

// Mean estimates the mean of independent values, with the percentiles of a bootstrap. The same values in the same order give the
// same interval. For paired campaigns the values are the differences of the pairs.
func Mean(values []float64) Estimate {
	ones := make([]float64, len(values))
	for i := range ones {
		ones[i] = 1
	}
	return Ratio(values, ones)
}

// Ratio estimates a sum over independent campaigns divided by another sum over them, as [Mean] does: value i of both is of
// campaign i. Samples whose denominators sum to 0 are left out.
func Ratio(numerators, denominators []float64) Estimate {
	n, a, b := len(numerators), 0.0, 0.0
	for i := range numerators {
		a, b = a+numerators[i], b+denominators[i]
	}
	if b == 0 {
		return Estimate{Value: math.NaN(), Low: math.NaN(), High: math.NaN()}
	}
	chance := rand.New(rand.NewPCG(1, uint64(n)))
	var ratios []float64
	for range resamples {
		a, b := 0.0, 0.0
		for range n {
			i := chance.IntN(n)
			a, b = a+numerators[i], b+denominators[i]
		}
		if b > 0 {
			ratios = append(ratios, a/b)
		}
	}
	slices.Sort(ratios)
	return Estimate{a / b, Quantile(ratios, 0.025), Quantile(ratios, 0.975), n}
}

// Difference estimates a share less another one of other campaigns, with Newcombe's interval, which is made from theirs.
func Difference(a, b Estimate) Estimate {
	if a.N == 0 || b.N == 0 {
		return Estimate{Value: math.NaN(), Low: math.NaN(), High: math.NaN()}
	}
	d := a.Value - b.Value
	return Estimate{d, d - math.Hypot(a.Value-a.Low, b.High-b.Value), d + math.Hypot(a.High-a.Value, b.Value-b.Low), a.N + b.N}
}

// Minus returns the estimate with the other sign.
func (e Estimate) Minus() Estimate { return Estimate{-e.Value, -e.High, -e.Low, e.N} }

// Quantile returns a quantile, 0 to 1, of sorted values, interpolated between two of them. It is NaN if there are none.
func Quantile(sorted []float64, q float64) float64 {
	if len(sorted) == 0 {
		return math.NaN()
	}
	at := q * float64(len(sorted)-1)
	i := int(at)
	if i == len(sorted)-1 {
		return sorted[i]
	}
	return sorted[i] + (at-float64(i))*(sorted[i+1]-sorted[i])
}

// Sure reports whether a difference is beyond chance: its interval lies on one side of 0.
func (e Estimate) Sure() bool { return e.Low > 0 || e.High < 0 }

// Percent writes a share: "31% (28 to 34)".
func (e Estimate) Percent() string {
	if e.N == 0 {
		return "none"
	}
	return fmt.Sprintf("%.0f%% (%.0f to %.0f)", 100*e.Value, 100*e.Low, 100*e.High)
}

// Points writes a difference of shares: "+3 (-1 to +7) points".
func (e Estimate) Points() string {
	if e.N == 0 {
		return "none"
	}
	return fmt.Sprintf("%s (%s to %s) points", signed(100*e.Value, 0), signed(100*e.Low, 0), signed(100*e.High, 0))
}

// String writes a mean: "1.31 (1.25 to 1.38)".
func (e Estimate) String() string {
	if e.N == 0 {
		return "none"
	}
	return fmt.Sprintf("%.2f (%.2f to %.2f)", e.Value, e.Low, e.High)
}

// Signed writes a difference of means: "+0.12 (-0.03 to +0.26)".
func (e Estimate) Signed() string {
	if e.N == 0 {
		return "none"
	}
	return fmt.Sprintf("%s (%s to %s)", signed(e.Value, 2), signed(e.Low, 2), signed(e.High, 2))
}

// signed writes a number with a number of decimals and its sign; what rounds to 0 has none.
func signed(v float64, decimals int) string {
	s := fmt.Sprintf("%+.*f", decimals, v)
	if strings.Trim(s, "+-0.") == "" {
		return s[1:]
	}
	return s
}
