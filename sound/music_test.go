package sound

import (
	"fmt"
	"io"
	"math"
	"path/filepath"
	"testing"
)

// heardOf returns all samples of a theme.
func heardOf(t *testing.T, theme Theme) []float32 {
	t.Helper()
	file := filepath.Join(t.TempDir(), fmt.Sprint(theme))
	write(t, file, newTune(theme, 1))
	return read(t, file)
}

// even returns how loud samples are on the whole to the ear, in decibels: the mean of a tenth of a second of each half.
func even(samples []float32) float64 {
	const size = 4096
	sum, n := 0.0, 0
	for from := 0; from+size <= len(samples); from += rate / 2 {
		for i, p := range spectrum(samples[from:from+size], size) {
			w := heard(float64(i) * rate / size)
			sum += 2 * p * w * w / size / size
		}
		n++
	}
	return 10 * math.Log10(sum/float64(n))
}

// The themes are about as loud as each other and softer than the noises of the table, last about half a minute, begin and end in silence,
// neither click nor clip, and are no two alike.
func TestThemes(t *testing.T) {
	var all [][]float32
	for theme := range TitleTheme + 1 {
		s := heardOf(t, theme)
		all = append(all, s)
		if seconds := float64(len(s)) / rate; seconds < 22 || seconds > 42 {
			t.Errorf("theme %d lasts %.1f s", theme, seconds)
		}
		most, step := 0.0, 0.0
		for i, v := range s {
			if v != v {
				t.Fatalf("theme %d: sample %d is no number", theme, i)
			}
			most = max(most, math.Abs(float64(v)))
			if i > 0 {
				step = max(step, math.Abs(float64(v-s[i-1])))
			}
		}
		if most > 0.5 || step > 0.25*most+0.01 {
			t.Errorf("theme %d has a peak of %.2f, and steps by %.3f", theme, most, step)
		}
		if first, last := math.Abs(float64(s[0])), math.Abs(float64(s[len(s)-1])); first > 0.002 || last > 0.002 {
			t.Errorf("theme %d begins at %f and ends at %f", theme, first, last)
		}
		if loud := even(s); loud < -35.5 || loud > -32.5 {
			t.Errorf("theme %d is heard at %.1f dB, want -34", theme, loud)
		}
	}
	for i, a := range all {
		for j, b := range all[:i] {
			if distance(a, b) < 0.5 {
				t.Errorf("themes %d and %d are alike", i, j)
			}
		}
	}
}

// A score has as many beats in its melody as in its chords, and every note of it is one that small loudspeakers play.
func TestScoresAreWhole(t *testing.T) {
	for theme := range TitleTheme + 1 {
		p := &pieces[theme]
		notes, length := p.score()
		if beats := float64(length-int(2.5*rate)) / rate / p.beat; math.Abs(beats-float64(len(p.chords)*p.bar)) > 0.01 {
			t.Errorf("theme %d: %.2f beats of melody over %d bars of %d", theme, beats, len(p.chords), p.bar)
		}
		for _, n := range notes {
			if n.pitch < 145 || n.pitch > 2400 || n.at < 0 || n.at >= length {
				t.Errorf("theme %d has a note of %.0f Hz at %.2f s", theme, n.pitch, float64(n.at)/rate)
			}
		}
	}
}

// A theme plays once, however often it is asked for; another one breaks it off, and so does volume 0. The device rests after it.
func TestMusic(t *testing.T) {
	f := &fake{}
	p, set := clocked(f)
	p.Music(TitleTheme, 0)
	if p.opening {
		t.Fatal("a device is opened for nothing")
	}
	p.SetVolume(1)
	p.Play(Press, 0)
	opened(t, p)
	p.Music(TitleTheme, 50)
	first := p.tune
	p.Music(TitleTheme, 100)
	if len(f.streams) != 1 || p.tune != first || first.to != 1 {
		t.Errorf("%d pieces play, at %.2f", len(f.streams), first.to)
	}
	p.Music(0, 100)
	if len(f.streams) != 2 || first.to != 0 {
		t.Errorf("%d pieces play, and the first goes to %.2f", len(f.streams), first.to)
	}
	if _, err := io.ReadAll(io.LimitReader(first, 4*(fades+1)*rate)); err != nil || first.is > 0 {
		t.Errorf("what is broken off is at %.2f after a while: %v", first.is, err)
	}
	second := p.tune
	p.Hush()
	if second.to != 0 || p.theme != noTheme {
		t.Error("music is heard though all is to be quiet")
	}
	set(p.until.Add(restAfter))
	p.rest()
	if awake(p, f) {
		t.Error("the device does not rest")
	}
}

func BenchmarkMusic(b *testing.B) {
	second := make([]byte, 4*rate)
	m := newTune(TitleTheme, 1)
	for b.Loop() {
		if _, err := m.Read(second); err != nil {
			m = newTune(TitleTheme, 1)
		}
	}
}
