package sound

import (
	"math"
	"slices"
	"sync"
	"testing"

	"gonum.org/v1/gonum/dsp/fourier"
)

// Nobody can hear a test. These measure what a sound engineer would look at: how loud each noise is to the ear, whether it
// clicks, how long it is heard, how quickly it begins, where its pitch lies, and how far it is from every other.

// moments are the noises that mark something and may be louder than what happens all the time, and rings those that may
// ring longer than half a second.
var (
	moments = []Kind{Roll, Warning, Stress, Complete, Victory, KnockedOut, Season, YearEnd, Defend, Held, Failed, Rank, Achievement,
		Condition, Level, Burn, Arrival, Leaving, Ally, Event, YearStart, CampaignEnd, Candle, Horn, Prayer, Title}
	rings = []Kind{Complete, Season, YearEnd, Defend, Held, Achievement, Condition, Level, Burn, Arrival, Leaving, Ally, YearStart, CampaignEnd, Horn, Prayer, Title}
)

// spectrum is the power of samples at each of size/2 pitches from 0 to half of rate.
func spectrum(samples []float32, size int) []float64 {
	if ffts[size] == nil {
		ffts[size] = fourier.NewFFT(size)
	}
	padded := make([]float64, size)
	for i, v := range samples {
		padded[i] = float64(v)
	}
	waves := ffts[size].Coefficients(nil, padded)
	power := make([]float64, size/2)
	for i := range power {
		power[i] = real(waves[i])*real(waves[i]) + imag(waves[i])*imag(waves[i])
	}
	return power
}

// ffts are transforms by their sizes: their tables take longer to make than to use.
var ffts = map[int]*fourier.FFT{}

// heard is how much of a pitch in Hz the ear takes in, as the curve A of IEC 61672 has it.
func heard(pitch float64) float64 {
	f := pitch * pitch
	return 1.2589 * 12194 * 12194 * f * f /
		((f + 20.6*20.6) * math.Sqrt((f+107.7*107.7)*(f+737.9*737.9)) * (f + 12194*12194))
}

// loudness is how loud a noise is at its loudest eighth of a second, in decibels: 0 is as loud as a device can be.
func loudness(samples []float32) float64 {
	const window, size = rate / 8, 8192
	most := 0.0
	for from := 0; from < len(samples); from += window / 2 {
		sum := 0.0
		for i, p := range spectrum(samples[from:min(from+window, len(samples))], size) {
			w := heard(float64(i) * rate / size)
			sum += 2 * p * w * w
		}
		most = max(most, sum/size/window)
	}
	return 10 * math.Log10(most)
}

// measured is what can be said of a noise in numbers.
type measured struct {
	peak    float64 // the loudest sample
	begins  float64 // seconds until half of that
	lasts   float64 // seconds until less than a hundredth of it is left
	pitch   float64 // the middle of its spectrum in Hz
	hiss    float64 // 0 for a tone, 1 for noise
	strokes int     // how often it swells anew
	low     float64 // the share of its power below 100 Hz
}

// measures are all noises, measured, in the order of noises.
var measures = sync.OnceValue(func() []measured {
	var all []measured
	for _, key := range noises() {
		all = append(all, measure(samplesOf(Kind(key[0]), key[1])))
	}
	return all
})

func measure(samples []float32) measured {
	var m measured
	for _, v := range samples {
		m.peak = max(m.peak, math.Abs(float64(v)))
	}
	for i, v := range samples {
		share := math.Abs(float64(v)) / m.peak
		if share >= 0.5 && m.begins == 0 {
			m.begins = float64(i) / rate
		}
		if share > 0.01 {
			m.lasts = float64(i) / rate
		}
	}
	size := 1
	for size < len(samples) {
		size *= 2
	}
	power := spectrum(samples, size)
	var sum, middle, low, logs float64
	for i, p := range power[1:] {
		pitch := float64(i+1) * rate / float64(size)
		sum, middle, logs = sum+p, middle+p*pitch, logs+math.Log(p+1e-12)
		if pitch < 100 {
			low += p
		}
	}
	m.pitch, m.low = middle/sum, low/sum
	m.hiss = math.Exp(logs/float64(len(power)-1)) / (sum / float64(len(power)-1))

	// A stroke begins where a hundredth of a second is much louder than the one before.
	const step = rate / 100
	before := 0.0
	for from := 0; from < len(samples); from += step {
		now := 0.0
		for _, v := range samples[from:min(from+step, len(samples))] {
			now = max(now, math.Abs(float64(v)))
		}
		if now > 0.2*m.peak && now > 1.5*before {
			m.strokes++
		}
		before = now
	}
	return m
}

func TestLoudness(t *testing.T) {
	for _, key := range noises() {
		k := Kind(key[0])
		quiet, loud := -32.0, -28.0
		if slices.Contains(moments, k) {
			quiet, loud = -30, -21
		}
		if l := loudness(samplesOf(k, key[1])); l < quiet || l > loud {
			t.Errorf("noise %v is heard at %.1f dB, want %g to %g", key, l, quiet, loud)
		}
	}
	if w, p := loudness(samplesOf(Warning, 0)), loudness(samplesOf(Press, 0)); w < p+4 {
		t.Errorf("a warning is heard at %.1f dB, a button at %.1f", w, p)
	}
}

func TestNoClick(t *testing.T) {
	for i, key := range noises() {
		s, m := samplesOf(Kind(key[0]), key[1]), measures()[i]
		sum := 0.0
		for _, v := range s {
			sum += float64(v)
		}
		if mean := math.Abs(sum / float64(len(s))); mean > 0.0005 {
			t.Errorf("noise %v lies %.4f beside the middle", key, mean)
		}
		for _, edge := range [][]float32{s[:4], s[len(s)-44:]} { // a tenth of a millisecond, and one
			for _, v := range edge {
				if share := math.Abs(float64(v)) / m.peak; share > 0.06 {
					t.Errorf("noise %v begins or ends at %.0f%% of its loudest", key, 100*share)
				}
			}
		}
		if m.low > 0.05 {
			t.Errorf("of noise %v %.0f%% lies too low for a small loudspeaker", key, 100*m.low)
		}
	}
}

func TestLength(t *testing.T) {
	for i, key := range noises() {
		m, k := measures()[i], Kind(key[0])
		most := 0.5
		if slices.Contains(rings, k) {
			most = 2
		}
		if m.lasts > most {
			t.Errorf("noise %v is heard for %.2f s, want at most %g", key, m.lasts, most)
		}
		// Air swells, and so does a chime of four notes; what is struck is there at once.
		if swells := slices.Contains([]Kind{Card, Turn, Season, Complete, Achievement, Level, Burn, Title}, k); !swells && m.begins > 0.012 {
			t.Errorf("noise %v takes %.0f ms to begin", key, 1000*m.begins)
		}
	}
}

// Each kind of noise is far from each other in what the ear goes by: its pitch, its length, its strokes, tone or hiss.
func TestNoisesAreToldApart(t *testing.T) {
	keys := noises()
	for i, a := range measures() {
		for j, b := range measures()[:i] {
			x, y := keys[i], keys[j]
			if x[0] == y[0] && (Kind(x[0]) == Roll || Kind(x[0]) == Defend) { // more dice are more of the same
				continue
			}
			d := math.Abs(math.Log2(a.pitch/b.pitch)) + math.Abs(math.Log2(a.lasts/b.lasts)) +
				0.5*math.Abs(float64(a.strokes-b.strokes)) + 2*math.Abs(a.hiss-b.hiss)
			if d < 0.4 {
				t.Errorf("noises %v and %v are %.2f apart: %+v and %+v", x, y, d, a, b)
			}
		}
	}
}
