package art

import "math"

// noise is smooth random values without end, the same each time for the same number.
type noise uint32

// dot returns a number from 0 to 1 for a place of whole numbers.
func (n noise) dot(x, y int) float64 {
	h := uint32(n) ^ uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA77
	h = (h ^ h>>15) * 0x2C1B3C6D
	h = (h ^ h>>12) * 0x297A2D39
	return float64(h^h>>15) / math.MaxUint32
}

// smooth eases a value from 0 to 1.
func smooth(t float64) float64 { return t * t * (3 - 2*t) }

// line returns smooth noise along a line, from -1 to 1, with hills about one apart.
func (n noise) line(x float64) float64 {
	whole := math.Floor(x)
	a, b := n.dot(int(whole), 0), n.dot(int(whole)+1, 0)
	return 2*(a+(b-a)*smooth(x-whole)) - 1
}

// rough returns noise along a line with finer noise on it.
func (n noise) rough(x float64, octaves int) float64 {
	sum, share := 0.0, 0.5
	for k := range octaves {
		sum += share * (n + noise(k)*101).line(x)
		x *= 2.1
		share /= 2
	}
	return sum
}

// plane returns smooth noise on a plane, from -1 to 1.
func (n noise) plane(x, y float64) float64 {
	left, top := math.Floor(x), math.Floor(y)
	return n.lattice(int(left), int(top), int(left)+1, int(top)+1, smooth(x-left), smooth(y-top))
}

// around returns smooth noise with a number of hills each way on a square from 0 to 1 whose opposite edges fit together.
func (n noise) around(x, y float64, hills int) float64 {
	x, y = x*float64(hills), y*float64(hills)
	left, top := int(x), int(y)
	return n.lattice(left%hills, top%hills, (left+1)%hills, (top+1)%hills, smooth(x-float64(left)), smooth(y-float64(top)))
}

// lattice interpolates the numbers of four places.
func (n noise) lattice(left, top, right, bottom int, x, y float64) float64 {
	above := n.dot(left, top)*(1-x) + n.dot(right, top)*x
	below := n.dot(left, bottom)*(1-x) + n.dot(right, bottom)*x
	return 2*(above*(1-y)+below*y) - 1
}
