// Package weather says where snow, petals, haze and leaves are over the cloth of the table. It is pure geometry: the same
// season at the same moment is the same weather.
package weather

import (
	"math"

	"sixwinters/content"
)

// Flake is one thing in the air: a snowflake, a petal, a mote of haze or a leaf, by the season. Lengths are in the units
// of whoever asks.
type Flake struct {
	X, Y  float64 // its middle
	Size  float64 // across
	Angle float64 // in radians
	Light float64 // how much of it is seen, 0 to 1
	Tint  float64 // which of the season's two colours it has: 0 the first, 1 the second
}

// kind is how the things of a season look and move. Lengths are in units, times in seconds.
type kind struct {
	number      float64 // to a square of 100 units
	least, most float64 // size
	faint, full float64 // light
	fall        float64 // downwards in a second; the largest fall half as fast again
	wind        float64 // to the right in a second
	sway        float64 // how far to and fro
	period      float64 // in what time
	spin        float64 // radians in a second
}

var kinds = [content.NumSeasons]kind{
	content.Winter: {number: 3, least: 2.5, most: 7.5, faint: 0.35, full: 0.9, fall: 16, wind: 4, sway: 9, period: 7, spin: 0.1},
	content.Spring: {number: 1, least: 6, most: 10, faint: 0.35, full: 0.7, fall: 12, wind: 12, sway: 22, period: 6, spin: 0.7},
	content.Summer: {number: 0.5, least: 40, most: 120, faint: 0.04, full: 0.11, fall: -2.5, wind: 7, sway: 26, period: 15, spin: 0},
	content.Fall:   {number: 0.8, least: 9, most: 15, faint: 0.45, full: 0.85, fall: 18, wind: -9, sway: 34, period: 5, spin: 0.9},
}

// Speed returns how fast the weather of a season moves, in units in a second.
func Speed(season content.Season) float64 {
	k := &kinds[season]
	return math.Hypot(k.fall, k.wind) + k.sway*math.Pi/k.period
}

// mostFlakes bounds what very large windows ask for.
const mostFlakes = 400

// At appends the weather of a season over a table of w by h units, after a number of seconds, to into, the farthest flakes first.
func At(into []Flake, season content.Season, seconds, w, h float64) []Flake {
	k := &kinds[season]
	n := int(min(mostFlakes, k.number*w*h/1e4))
	for i := range n {
		g := grain(uint64(season)<<32 | uint64(i))
		near := float64(i+1) / float64(n) // what is nearer is larger, brighter and faster
		near *= near
		size := k.least + (k.most-k.least)*near
		speed := (0.8 + 0.4*g()) * (1 + near/2)
		turn := 2 * math.Pi * (seconds/k.period*(0.8+0.4*g()) + g())
		into = append(into, Flake{
			X:     wrap(g()*w+speed*k.wind*seconds+k.sway*math.Sin(turn), w, size),
			Y:     wrap(g()*h+speed*k.fall*seconds+0.2*k.sway*math.Cos(2*turn), h, size),
			Size:  size,
			Angle: 2*math.Pi*g() + k.spin*seconds*(2*g()-1) + 0.6*math.Sin(turn),
			Light: k.faint + (k.full-k.faint)*near,
			Tint:  g(),
		})
	}
	return into
}

// wrap lets what leaves the table on one side come in on the other, unseen at both.
func wrap(x, length, size float64) float64 {
	span := length + 2*size
	x = math.Mod(x+size, span)
	if x < 0 {
		x += span
	}
	return x - size
}

// grain returns a generator of numbers from 0 to 1 that depend on a seed only.
func grain(seed uint64) func() float64 {
	x := seed*0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03
	return func() float64 {
		x += 0x9E3779B97F4A7C15
		z := x
		z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
		z = (z ^ z>>27) * 0x94D049BB133111EB
		return float64((z^z>>31)>>11) / (1 << 53)
	}
}
