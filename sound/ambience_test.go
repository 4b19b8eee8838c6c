package sound

import (
	"encoding/binary"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// Each ambience, written to a file as the device would read it for half a minute, is quieter than any noise of the table, swells
// without a click, never clips, runs on where its loop ends, and dies when it is to.
func TestAmbience(t *testing.T) {
	var all [][]float32
	for season := range Night + 1 {
		for _, year := range []int{1, 6} {
			a := Ambience{season, year}
			if a != a.known() {
				continue // a night has no years
			}
			l := &loop{samples: a.samples(), to: 1}
			file := filepath.Join(t.TempDir(), "ambience.raw")
			write(t, file, io.LimitReader(l, 4*30*rate))
			heard := read(t, file)
			all = append(all, l.samples)
			if len(heard) != 30*rate {
				t.Fatalf("%+v: %d samples are heard in 30 s", a, len(heard))
			}
			loud := loudness(heard[5*rate : 13*rate])
			if loud < -50 || loud > -36 {
				t.Errorf("%+v is heard at %.1f dB, want -50 to -36", a, loud)
			}
			if first := loudness(heard[:rate/4]); first > loud-6 {
				t.Errorf("%+v begins at %.1f dB", a, first)
			}
			most, step := 0.0, 0.0
			for i, v := range heard {
				most = max(most, math.Abs(float64(v)))
				if i > 0 {
					step = max(step, math.Abs(float64(v-heard[i-1])))
				}
			}
			if most > 0.61 {
				t.Errorf("%+v has a peak of %.2f", a, most)
			}
			if seam := math.Abs(float64(l.samples[0] - l.samples[len(l.samples)-1])); seam > step/2 {
				t.Errorf("%+v clicks where its loop ends: %.4f", a, seam)
			}
			if m := measure(heard[5*rate : 8*rate]); m.low > 0.05 {
				t.Errorf("of %+v %.0f%% lies too low for a small loudspeaker", a, 100*m.low)
			}
			l.set(0)
			left, err := io.ReadAll(l)
			if most := 4 * (swells*rate + 1); err != nil || len(left) > int(most) || len(left) < int(most)/2 {
				t.Errorf("%+v takes %d bytes to die: %v", a, len(left), err)
			}
		}
	}
	for i, a := range all {
		for j, b := range all[:i] {
			if distance(a, b) < 0.2 {
				t.Errorf("ambiences %d and %d are alike", i, j)
			}
		}
	}
}

func write(t *testing.T, name string, from io.Reader) {
	t.Helper()
	data, err := io.ReadAll(from)
	if err == nil {
		err = os.WriteFile(name, data, 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, name string) (samples []float32) {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for sample := range slices.Chunk(data, 4) {
		samples = append(samples, math.Float32frombits(binary.LittleEndian.Uint32(sample)))
	}
	return samples
}

// streams waits until a device has begun to play n loops, and returns the last one.
func streams(t *testing.T, p *Player, f *fake, n int) *loop {
	t.Helper()
	for begun := time.Now(); time.Since(begun) < patience; time.Sleep(time.Millisecond) {
		p.mutex.Lock()
		l := p.around
		came := len(f.streams) == n && l != nil
		p.mutex.Unlock()
		if came {
			return l
		}
	}
	t.Fatalf("%d ambiences never begin", n)
	return nil
}

// An ambience goes on as long as things happen, gives way to another one, and dies where nothing happens, so that the device
// rests. At volume 0 there is none, and the device is not even opened for it.
func TestSurround(t *testing.T) {
	f := &fake{}
	p, set := clocked(f)
	p.Surround(Ambience{Year: 1}, 0)
	if p.opening {
		t.Fatal("a device is opened for nothing")
	}
	p.Surround(Ambience{Year: 1}, 50)
	first := streams(t, p, f, 1)
	if first.to != 0.25 || !awake(p, f) {
		t.Errorf("it is heard at %.2f; the device is awake: %t", first.to, awake(p, f))
	}
	p.Surround(Ambience{Year: 1}, 100)
	if len(f.streams) != 1 || first.to != 1 {
		t.Errorf("%d loops play, at %.2f", len(f.streams), first.to)
	}
	p.Surround(Ambience{Season: 2, Year: 1}, 100)
	second := streams(t, p, f, 2)
	if first.to != 0 || second.to != 1 {
		t.Errorf("the old one goes to %.2f, the new one to %.2f", first.to, second.to)
	}
	p.Hush()
	if second.to != 0 {
		t.Error("it does not die")
	}
	set(p.until.Add(restAfter))
	p.rest()
	if awake(p, f) {
		t.Error("the device does not rest")
	}
}

func BenchmarkAmbience(b *testing.B) {
	l := &loop{samples: Ambience{Season: 3, Year: 6}.samples(), to: 1}
	second := make([]byte, 4*rate)
	for b.Loop() {
		if _, err := l.Read(second); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkAmbienceMade(b *testing.B) {
	for b.Loop() {
		Ambience{Season: 3, Year: 6}.samples()
	}
}
