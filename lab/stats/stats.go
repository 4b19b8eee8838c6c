// Package stats has the intervals of the lab's figures: 95 % each.
package stats

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
)

// z is how many standard deviations hold 95 % of a normal distribution.
const z = 1.959964

// resamples is how often a bootstrap draws.
const resamples = 1000

// Estimate is a figure with its 95 % interval, of N campaigns or pairs.
type Estimate struct {
	Value, Low, High float64
	N                int
}

// Share estimates the chance of something that came about hits times of n, by Wilson's interval.
func Share(hits, n int) Estimate {
	if n == 0 {
		return Estimate{Value: math.NaN(), Low: 0, High: 1}
	}
	p, m := float64(hits)/float64(n), float64(n)
	middle := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return Estimate{p, max(0, middle-half), min(1, middle+half), n}
}

// Mean estimates the mean of independent values by the percentiles of a bootstrap. The same values in the same order give the same
// interval. Of paired campaigns the values are the differences of each pair.
func Mean(values []float64) Estimate {
	ones := make([]float64, len(values))
	for i := range ones {
		ones[i] = 1
	}
	return Ratio(values, ones)
}

// Ratio estimates the sum of some numbers of independent campaigns over the sum of others, as [Mean] does. Draws of campaigns whose
// others come to nothing are left out.
func Ratio(over, under []float64) Estimate {
	n, a, b := len(over), 0.0, 0.0
	for i := range over {
		a, b = a+over[i], b+under[i]
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
			a, b = a+over[i], b+under[i]
		}
		if b > 0 {
			ratios = append(ratios, a/b)
		}
	}
	slices.Sort(ratios)
	return Estimate{a / b, Quantile(ratios, 0.025), Quantile(ratios, 0.975), n}
}

// Minus is the same estimate with the other sign.
func (e Estimate) Minus() Estimate { return Estimate{-e.Value, -e.High, -e.Low, e.N} }

// Quantile is a quantile, 0 to 1, of sorted values, between two of them if it falls there.
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

// Sure reports whether a difference is told from none: its interval lies on one side of zero.
func (e Estimate) Sure() bool { return e.Low > 0 || e.High < 0 }

// Percent writes a share: "31 % (28 to 34)".
func (e Estimate) Percent() string {
	if e.N == 0 {
		return "none"
	}
	return fmt.Sprintf("%.0f %% (%.0f to %.0f)", 100*e.Value, 100*e.Low, 100*e.High)
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

// signed writes a number with so many decimals and its sign, but for one that rounds to nothing.
func signed(v float64, decimals int) string {
	s := fmt.Sprintf("%+.*f", decimals, v)
	if strings.Trim(s, "+-0.") == "" {
		return s[1:]
	}
	return s
}
