package sound

import "math"

// rate is the number of samples a second.
const rate = 44100

// clip is a sound in the making: samples at rate, one channel. It grows as far as anything is added.
type clip struct {
	samples []float64
	chance  uint64  // of the grain of noise; the same seed makes the same grain
	soft    float64 // share of the loudness of its kind
}

func newClip(seed uint64) *clip { return &clip{chance: seed*0x9E3779B97F4A7C15 + 1, soft: 1} }

// random returns a number from -1 to 1.
func (c *clip) random() float64 {
	c.chance ^= c.chance << 13
	c.chance ^= c.chance >> 7
	c.chance ^= c.chance << 17
	return float64(c.chance>>11)/(1<<52) - 1
}

// vary returns x changed by a random share of at most share.
func (c *clip) vary(x, share float64) float64 { return x * (1 + share*c.random()) }

// add adds a sample at a time in seconds.
func (c *clip) add(at float64, length float64, sample func(t float64) float64) {
	from, n := int(at*rate), int(length*rate)
	if need := from + n; need > len(c.samples) {
		c.samples = append(c.samples, make([]float64, need-len(c.samples))...)
	}
	for i := range n {
		c.samples[from+i] += sample(float64(i) / rate)
	}
}

// partial is a tone of something that rings: its pitch in Hz, its loudness beside the others, and the seconds in which it
// falls to a third.
type partial struct{ pitch, loud, decay float64 }

// gone is the number of decays after which a tone cannot be heard.
const gone = 7

// attack is the time in seconds that a struck thing takes to sound: without it there would be a click.
const attack = 0.0012

// strike adds something that rings from a time on, all its tones shifted by a factor of pitch.
func (c *clip) strike(at, loud, pitch float64, tones []partial) {
	for _, p := range tones {
		phase := math.Pi * c.random()
		c.add(at, gone*p.decay, func(t float64) float64 {
			return loud * p.loud * min(1, t/attack) * math.Exp(-t/p.decay) * math.Sin(2*math.Pi*pitch*p.pitch*t+phase)
		})
	}
}

// blow adds a horn: a tone with its overtones, which swells at once, is held, and dies away.
func (c *clip) blow(at, loud, pitch, length float64) {
	phase := 0.0
	c.add(at, length, func(t float64) float64 {
		phase += 2 * math.Pi * pitch * (1 - 0.03*math.Exp(-t/0.03)) / rate // it slides up to its note
		sum := 0.0
		for n, part := range [...]float64{0.7, 1, 0.6, 0.4, 0.2} {
			sum += part * math.Sin(float64(n+1)*phase)
		}
		return loud * min(1, t/0.008) * min(1, (length-t)/0.12) * sum
	})
}

// burst adds the scrape of a blow: noise around a pitch that falls to a third within a time.
func (c *clip) burst(at, loud, pitch, decay float64) {
	var f filter
	c.add(at, gone*decay, func(t float64) float64 {
		return loud * min(1, t/attack) * math.Exp(-t/decay) * f.band(c.random(), pitch, 0.9)
	})
}

// swish adds air or paper: noise that swells and dies over a time, around a pitch that glides.
func (c *clip) swish(at, loud, from, to, length float64) {
	var f filter
	c.add(at, length, func(t float64) float64 {
		along := t / length
		swell := math.Sin(math.Pi * math.Pow(along, 0.6))
		return loud * swell * swell * f.band(c.random(), from*math.Pow(to/from, along), 0.7)
	})
}

// filter is a band-pass filter: a state variable filter, as in Hal Chamberlin's "Musical Applications of Microprocessors".
type filter struct{ low, mid float64 }

// band returns the next sample around a pitch in Hz; damping is 0 for a whistle and 1 for a dull hiss.
func (f *filter) band(in, pitch, damping float64) float64 {
	k := 2 * math.Sin(math.Pi*min(pitch, rate/7)/rate)
	f.low += k * f.mid
	high := in - f.low - damping*f.mid
	f.mid += k * high
	return f.mid
}

// fade is the length in seconds of the fade-out.
const fade = 0.012

// slowest is the pitch in Hz below which nothing is let through: it would only move the loudspeaker to and fro.
const slowest = 60

// finish returns the samples with a peak from 0 to 1, and silent at the end.
func (c *clip) finish(loud float64) []float32 {
	most, last, high, keep := 0.0, 0.0, 0.0, math.Exp(-2*math.Pi*slowest/rate)
	for i, s := range c.samples {
		high = keep * (high + s - last)
		last = s
		c.samples[i] = high
		most = max(most, math.Abs(high))
	}
	out := make([]float32, len(c.samples))
	for i, s := range c.samples {
		left := float64(len(c.samples)-1-i) / (fade * rate)
		out[i] = float32(s / most * loud * c.soft * min(1, left))
	}
	return out
}
