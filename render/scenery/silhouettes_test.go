package scenery_test

import (
	"cmp"
	"math"
	"slices"
	"testing"

	"sixwinters/art"
	"sixwinters/content/contenttest"
	"sixwinters/render/scenery"
)

// likeness is how much alike two locations look.
type likeness struct {
	a, b string
	is   float64 // 1 is the same, 0 nothing in common, less is the opposite
}

// The size in pixels that a location's silhouette is looked at, the cells into which it is blurred, and how far two of them are moved
// against each other to find them alike, in cells.
const (
	silhouetteWidth, silhouetteHeight = 130, 78
	cellsAcross, cellsDown            = 26, 16
	slack                             = 2
)

// silhouette returns a location's picture as cells of grey, evened out to a mean of 0: what is left of it for somebody who sees it small,
// from far away, and without colours.
func silhouette(t *testing.T, s *art.Scene) *[cellsDown][cellsAcross]float64 {
	t.Helper()
	drawn, err := art.Picture(s, silhouetteWidth, silhouetteHeight)
	if err != nil {
		t.Fatal(err)
	}
	var cells, n [cellsDown][cellsAcross]float64
	for y := range silhouetteHeight {
		for x := range silhouetteWidth {
			p := drawn.Pix[drawn.PixOffset(x, y):]
			row, col := y*cellsDown/silhouetteHeight, x*cellsAcross/silhouetteWidth
			cells[row][col] += 0.3*float64(p[0]) + 0.59*float64(p[1]) + 0.11*float64(p[2])
			n[row][col]++
		}
	}
	mean := 0.0
	for row := range cells {
		for col := range cells[row] {
			cells[row][col] /= n[row][col]
			mean += cells[row][col] / (cellsAcross * cellsDown)
		}
	}
	for row := range cells {
		for col := range cells[row] {
			cells[row][col] -= mean
		}
	}
	return &cells
}

// alike returns the greatest correlation of two silhouettes, however they are moved against each other within the slack.
func alike(a, b *[cellsDown][cellsAcross]float64) float64 {
	most := math.Inf(-1)
	for dy := -slack; dy <= slack; dy++ {
		for dx := -slack; dx <= slack; dx++ {
			var both, first, second float64
			for y := range cellsDown {
				for x := range cellsAcross {
					if v, u := y+dy, x+dx; v >= 0 && v < cellsDown && u >= 0 && u < cellsAcross {
						both += a[y][x] * b[v][u]
						first += a[y][x] * a[y][x]
						second += b[v][u] * b[v][u]
					}
				}
			}
			most = max(most, both/math.Sqrt(first*second))
		}
	}
	return most
}

// No two of all locations look alike at 130 pixels without their colours: with -v the closest pairs are named.
func TestLocationsHaveSilhouettesOfTheirOwn(t *testing.T) {
	const limit = 0.8
	cards := contenttest.GameCards(t)
	names, cells := []string{}, []*[cellsDown][cellsAcross]float64{}
	var all []likeness
	for i := range cards.Locations {
		s := *scenery.Location(&cards.Locations[i])
		s.Calm = true
		one := silhouette(t, &s)
		for k, other := range cells {
			all = append(all, likeness{names[k], s.Name, alike(one, other)})
		}
		names, cells = append(names, s.Name), append(cells, one)
	}
	slices.SortFunc(all, func(x, y likeness) int { return cmp.Compare(y.is, x.is) })
	for _, l := range all[:12] {
		t.Logf("%s and %s: %.2f", l.a, l.b, l.is)
	}
	if worst := all[0]; worst.is > limit {
		t.Errorf("%s and %s look alike: %.2f, at most %g", worst.a, worst.b, worst.is, limit)
	}
}
