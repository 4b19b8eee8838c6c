package skadimind

import (
	"math"
	"testing"

	"sixwinters/rules/play"
	"sixwinters/rules/skadi"
)

// A fragment is worth 7.04 points on average if it is written as well as possible.
func TestSagaWorth(t *testing.T) {
	g := &Fragments
	if got := g.Worth([skadi.Cells]uint8{}); math.Abs(got-SagaWorth) > 0.005 {
		t.Errorf("an empty fragment is worth %.3f, not %.2f", got, SagaWorth)
	}
	// A first 1 or 6 is worth 0.8 more than the average first die, a 3 or 4 costs 0.65.
	for die, want := range map[uint8]float64{1: SagaWorth + 0.8, 6: SagaWorth + 0.8, 3: SagaWorth - 0.65, 4: SagaWorth - 0.65} {
		if _, got := g.Best([skadi.Cells]uint8{}, die); math.Abs(got-want) > 0.06 {
			t.Errorf("a first %d is worth %.2f, not %.2f", die, got, want)
		}
	}
	cell, worth := g.Best([skadi.Cells]uint8{6, 6, 0, 3, 3, 3, 1, 1, 1}, 6)
	if cell != 2 || worth != 15 {
		t.Errorf("the last 6 goes in cell %d for %.2f points", cell, worth)
	}
}

// plainly is the worth of a fragment by trying every cell and every die, without regard to symmetry.
func plainly(grid [skadi.Cells]uint8) float64 {
	sum, free := 0., false
	for die := uint8(1); die <= 6; die++ {
		best := 0.
		for cell, is := range grid {
			if is == 0 {
				free = true
				next := grid
				next[cell] = die
				best = max(best, plainly(next))
			}
		}
		sum += best
	}
	if !free {
		return float64(skadi.FragmentScore(grid).Total)
	}
	return sum / 6
}

// Grids that differ in the order of their rows and columns only are worth what they are worth one by one.
func TestSagaSymmetry(t *testing.T) {
	chance := play.Chance(3)
	for range 12 {
		var grid [skadi.Cells]uint8
		for filled := 0; filled < 6; {
			if cell := chance.Below(skadi.Cells); grid[cell] == 0 {
				grid[cell] = uint8(chance.Roll())
				filled++
			}
		}
		if got, want := Fragments.Worth(grid), plainly(grid); math.Abs(got-want) > 1e-4 {
			t.Errorf("%v is worth %.4f, not %.4f", grid, got, want)
		}
	}
}
