package sound

import (
	"encoding/binary"
	"io"
	"math"
	"sync"
)

// Ambience is what can be heard around the table: of a season, 0 winter to 3 fall, and of a year, 1 to 6. Fire comes nearer from
// year to year. The season [Night] has no years.
type Ambience struct{ Season, Year int }

// Night is a winter night at the hearth of a farm, at Skadi's table: a storm around the house, and a fire in it.
const Night = mostSeason + 1

// The seconds of an ambience: of its loop, of the part in which its end becomes its beginning, and until it has swelled or died.
const (
	loopLasts = 14.0
	loopJoins = 1.0
	swells    = 4.0
)

// ambient is the root mean square of an ambience, of samples from -1 to 1. A test measures how loud that is to the ear.
const ambient = 0.0065

// samples returns the loop of an ambience at rate, one channel: its last sample leads on to its first.
func (a Ambience) samples() []float32 {
	const all = loopLasts + loopJoins
	c := newClip(uint64(a.Season*8 + a.Year + 1000))
	at := func() float64 { return (all - 2) * (0.5 + 0.5*c.random()) }
	switch a.Season {
	case 0:
		c.wind(all, 1, 520)
	case 1:
		c.wind(all, 0.35, 700)
		for range 9 {
			c.bird(at(), c.vary(3300, 0.25))
		}
	case 2:
		c.wind(all, 0.3, 600)
		for range 14 {
			c.cricket(at())
		}
		c.bird(at(), 2500)
	case 3:
		c.wind(all, 0.3, 450)
		c.rain(all)
	case Night:
		c.wind(all, 0.8, 380)
		c.wind(all, 0.35, 950)
		for range 40 {
			c.burst(at(), c.vary(1.2, 0.6), c.vary(2300, 0.5), 0.004)
		}
	}
	for range 12 * max(0, a.Year-1) {
		c.burst(at(), c.vary(1.6, 0.6), c.vary(1800, 0.5), 0.004)
	}
	out, square := c.finish(1), 0.0
	for _, v := range out {
		square += float64(v) * float64(v)
	}
	even := ambient / math.Sqrt(square/float64(len(out)))
	for i := range out {
		out[i] *= float32(even)
	}
	n, join := int(loopLasts*rate), int(loopJoins*rate)
	for i := range join { // noises of equal power meet
		along := math.Pi / 2 * float64(i) / float64(join)
		out[i] = float32(math.Sin(along)*float64(out[i]) + math.Cos(along)*float64(out[n+i]))
	}
	return out[:n]
}

// known brings an ambience into range.
func (a Ambience) known() Ambience {
	if a.Season == Night {
		return Ambience{Season: Night, Year: 1}
	}
	return Ambience{Season.number(a.Season), max(1, a.Year)}
}

// wind adds air that moves in gusts around a pitch in Hz.
func (c *clip) wind(length, loud, pitch float64) {
	var f filter
	c.add(0, length, func(t float64) float64 {
		gust := 0.6 + 0.25*math.Sin(0.9*t) + 0.15*math.Sin(2.3*t+1)
		return loud * gust * f.band(c.random(), pitch*(0.8+0.4*gust), 0.5)
	})
}

// rain adds a patter: many small drops, and some larger ones.
func (c *clip) rain(length float64) {
	var f filter
	c.add(0, length, func(t float64) float64 { return 0.3 * f.band(c.random(), 3600, 1) })
	for range int(30 * length) {
		c.burst((length-0.1)*(0.5+0.5*c.random()), c.vary(0.7, 0.6), c.vary(3000, 0.4), 0.002)
	}
}

// bird adds a call of a few falling notes.
func (c *clip) bird(at, pitch float64) {
	for i := range 2 + int(2+2*c.random()) {
		phase := 0.0
		c.add(at+0.13*float64(i), 0.09, func(t float64) float64 {
			phase += 2 * math.Pi * pitch * (1.15 - 3*t) / rate
			return 0.2 * math.Pow(math.Sin(math.Pi*t/0.09), 2) * math.Sin(phase)
		})
	}
}

// cricket adds a chirr.
func (c *clip) cricket(at float64) {
	pitch := c.vary(4100, 0.04)
	c.add(at, 0.9, func(t float64) float64 {
		return 0.06 * math.Sin(math.Pi*t/0.9) * math.Pow(math.Sin(2*math.Pi*15*t), 2) * math.Sin(2*math.Pi*pitch*t)
	})
}

// loop plays samples over and over. It swells and dies to the volume that it is set to, and ends once it has died.
type loop struct {
	mutex   sync.Mutex
	samples []float32
	at      int
	is, to  float64 // volume, 0 to 1
}

// set sets the volume that the loop swells or dies to.
func (l *loop) set(to float64) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.to = to
}

// Read gives the next samples in the format of the device.
func (l *loop) Read(p []byte) (int, error) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	const step = 1 / (swells * rate)
	n := 0
	for ; n+4 <= len(p); n += 4 {
		if l.is += max(-step, min(step, l.to-l.is)); l.is <= 0 && l.to == 0 {
			return n, io.EOF
		}
		binary.LittleEndian.PutUint32(p[n:], math.Float32bits(float32(l.is)*l.samples[l.at]))
		l.at = (l.at + 1) % len(l.samples)
	}
	return n, nil
}
