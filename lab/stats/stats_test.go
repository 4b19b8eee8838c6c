package stats

import (
	"math"
	"math/rand/v2"
	"testing"
)

// The interval of a share is that of Wilson: the figures are worked out by hand from his formula.
func TestShare(t *testing.T) {
	for _, c := range []struct {
		hits, n   int
		low, high float64
	}{
		{0, 10, 0, 0.2775}, {5, 10, 0.2366, 0.7634}, {10, 10, 0.7225, 1}, {70, 100, 0.6042, 0.7811},
	} {
		e := Share(c.hits, c.n)
		if math.Abs(e.Low-c.low) > 5e-4 || math.Abs(e.High-c.high) > 5e-4 {
			t.Errorf("%d of %d: %.4f to %.4f, not %.4f to %.4f", c.hits, c.n, e.Low, e.High, c.low, c.high)
		}
	}
}

// The interval of a difference of shares is that of Newcombe; the figures are those of an example in his paper.
func TestDifference(t *testing.T) {
	e := Difference(Share(56, 70), Share(48, 80))
	if math.Abs(e.Value-0.2) > 1e-9 || math.Abs(e.Low-0.0524) > 5e-4 || math.Abs(e.High-0.3339) > 5e-4 {
		t.Errorf("%.4f, %.4f to %.4f", e.Value, e.Low, e.High)
	}
	if none := Difference(Share(0, 0), Share(1, 2)); none.Points() != "none" {
		t.Errorf("without campaigns the difference reads %q", none.Points())
	}
}

// The interval of a mean holds the true mean about 95 times in a hundred.
func TestMeanHoldsTheMean(t *testing.T) {
	chance := rand.New(rand.NewPCG(7, 8))
	held := 0
	for range 200 {
		values := make([]float64, 60)
		for i := range values {
			values[i] = chance.ExpFloat64()
		}
		if e := Mean(values); e.Low <= 1 && 1 <= e.High {
			held++
		}
	}
	if held < 178 || held > 199 {
		t.Errorf("%d of 200 intervals hold the mean", held)
	}
}

func TestQuantile(t *testing.T) {
	for q, want := range map[float64]float64{0: 1, 0.25: 1.75, 0.5: 2.5, 1: 4} {
		if got := Quantile([]float64{1, 2, 3, 4}, q); got != want {
			t.Errorf("quantile %v is %v, not %v", q, got, want)
		}
	}
}

func TestSignsOfDifferences(t *testing.T) {
	e := Estimate{Value: -0.0004, Low: -0.123, High: 0.456, N: 7}
	if say := e.Points(); say != "0 (-12 to +46) points" {
		t.Errorf("a difference of shares reads %q", say)
	}
	if say := e.Signed(); say != "0.00 (-0.12 to +0.46)" {
		t.Errorf("a difference of means reads %q", say)
	}
}
