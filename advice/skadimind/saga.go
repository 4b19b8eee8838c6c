package skadimind

import (
	"sync"

	"sixwinters/advice/yield"
	"sixwinters/rules/skadi"
)

// SagaWorth is what a fragment is worth on average, written as well as possible.
const SagaWorth = 7.04

// Saga knows what an unfinished fragment of the saga is worth. A fragment counts only by the sums of its rows and columns, so grids with the
// same sums and the same free cells are worth the same, in whatever order their rows and columns are. Several goroutines may use it.
type Saga struct {
	mu    sync.Mutex
	known map[partial]float32
}

// Fragments is what all players ask: what it has worked out once, a second of thought for a whole fragment, all know.
var Fragments Saga

// partial is an unfinished fragment without the numbers in its cells.
type partial struct {
	free          [3]uint8 // columns free in each row, one bit each
	rows, columns [3]uint8 // sums
}

// Worth returns the expected score of a fragment before its next die is rolled, if every die is written as well as possible.
func (g *Saga) Worth(grid [skadi.Cells]uint8) float64 {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.known == nil {
		g.known = map[partial]float32{}
	}
	return float64(g.worth(partialOf(grid)))
}

// Best returns the cell in which a die is best written, and what the fragment is then worth.
func (g *Saga) Best(grid [skadi.Cells]uint8, die uint8) (cell uint8, worth float64) {
	worth = -1
	for i, is := range grid {
		if is != 0 {
			continue
		}
		next := grid
		next[i] = die
		if w := g.Worth(next); w > worth+1e-6 {
			cell, worth = uint8(i), w
		}
	}
	return cell, worth
}

func partialOf(grid [skadi.Cells]uint8) partial {
	var p partial
	for cell, die := range grid {
		r, c := cell/3, cell%3
		p.rows[r] += die
		p.columns[c] += die
		if die == 0 {
			p.free[r] |= 1 << c
		}
	}
	return p.sorted()
}

// sorted puts rows and columns into one order for grids that differ only in theirs.
func (p partial) sorted() partial {
	for _, i := range [...]int{0, 1, 0} {
		if p.rowKey(i) < p.rowKey(i+1) {
			p.rows[i], p.rows[i+1] = p.rows[i+1], p.rows[i]
			p.free[i], p.free[i+1] = p.free[i+1], p.free[i]
		}
	}
	for _, i := range [...]int{0, 1, 0} {
		if p.columnKey(i) < p.columnKey(i+1) {
			p.columns[i], p.columns[i+1] = p.columns[i+1], p.columns[i]
			for r, free := range p.free {
				swapped := free &^ (3 << i)
				swapped |= (free >> i & 1) << (i + 1)
				swapped |= (free >> (i + 1) & 1) << i
				p.free[r] = swapped
			}
		}
	}
	return p
}

// bits counts the free cells of a row.
var bits = [8]int{0, 1, 1, 2, 1, 2, 2, 3}

func (p *partial) rowKey(i int) int { return int(p.rows[i])<<2 + bits[p.free[i]] }

func (p *partial) columnKey(i int) int {
	key := int(p.columns[i])
	for _, free := range p.free {
		key = key<<1 + int(free>>i&1)
	}
	return key
}

func (g *Saga) worth(p partial) float32 {
	if p.free == [3]uint8{} {
		row, column := spread(p.rows), spread(p.columns)
		return float32(max(row-column, column-row))
	}
	if w, ok := g.known[p]; ok {
		return w
	}
	yield.Now()
	var sum float32
	for die := uint8(1); die <= 6; die++ {
		best := float32(-1)
		for r, free := range p.free {
			for c := range 3 {
				if free>>c&1 == 0 {
					continue
				}
				next := p
				next.free[r] &^= 1 << c
				next.rows[r] += die
				next.columns[c] += die
				best = max(best, g.worth(next.sorted()))
			}
		}
		sum += best
	}
	g.known[p] = sum / 6
	return sum / 6
}

func spread(sums [3]uint8) int {
	return int(max(sums[0], sums[1], sums[2])) - int(min(sums[0], sums[1], sums[2]))
}
