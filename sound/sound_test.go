package sound

import (
	"errors"
	"io"
	"math"
	"slices"
	"testing"
	"time"
)

// noises are all that sound different.
func noises() [][2]int {
	var all [][2]int
	for k := range NumKinds {
		for n := range 8 {
			if key := [2]int{int(k), k.number(n)}; !slices.Contains(all, key) {
				all = append(all, key)
			}
		}
	}
	return all
}

func TestNoises(t *testing.T) {
	var made [][]float32
	for _, key := range noises() {
		k, n := Kind(key[0]), key[1]
		s := samplesOf(k, n)
		made = append(made, s)
		seconds := float64(len(s)) / rate
		if seconds < 0.02 || seconds > 3 {
			t.Errorf("noise %d, %d takes %.2f s", k, n, seconds)
		}
		most := 0.0
		for i, v := range s {
			if math.IsNaN(float64(v)) || math.Abs(float64(v)) > 0.61 {
				t.Fatalf("noise %d, %d: sample %d is %f", k, n, i, v)
			}
			most = max(most, math.Abs(float64(v)))
		}
		if most < 0.05 {
			t.Errorf("noise %d, %d is not heard: its loudest sample is %f", k, n, most)
		}
		if first, last := math.Abs(float64(s[0])), s[len(s)-1]; first > 0.02 || last != 0 {
			t.Errorf("noise %d, %d clicks: it begins at %f and ends at %f", k, n, first, last)
		}
		if !slices.Equal(s, samplesOf(k, n)) {
			t.Errorf("noise %d, %d is another each time", k, n)
		}
	}
	for i, a := range made {
		for j, b := range made[:i] {
			if d := distance(a, b); d < 0.2 {
				t.Errorf("noises %v and %v are alike: %.2f", noises()[i], noises()[j], d)
			}
		}
	}
}

// distance is how far two noises differ: 0 if they are the same, 1 or more if they have nothing in common.
func distance(a, b []float32) float64 {
	var apart, both float64
	for i := range max(len(a), len(b)) {
		var x, y float64
		if i < len(a) {
			x = float64(a[i])
		}
		if i < len(b) {
			y = float64(b[i])
		}
		apart += (x - y) * (x - y)
		both += x*x + y*y
	}
	return apart / both
}

// What a table does all the time must be short: only what marks a moment may ring.
func TestNoisesAreDry(t *testing.T) {
	for _, k := range []Kind{PickUp, PutDown, Card, Turn, Cube, Press, Refused} {
		s := samplesOf(k, 0)
		last := 0
		for i, v := range s {
			if math.Abs(float64(v)) > 0.02 {
				last = i
			}
		}
		if seconds := float64(last) / rate; seconds > 0.2 {
			t.Errorf("noise %d is heard for %.2f s", k, seconds)
		}
	}
}

// More dice are heard longer.
func TestMoreDiceTakeLonger(t *testing.T) {
	for n := 2; n <= mostDice; n++ {
		if a, b := len(samplesOf(Roll, n-1)), len(samplesOf(Roll, n)); b <= a {
			t.Errorf("%d dice take %d samples and %d dice %d", n-1, a, n, b)
		}
	}
}

// fake is a device that remembers.
type fake struct {
	opens   int
	volumes []float64
	streams []io.Reader
	awake   bool
	failed  error
}

func (f *fake) play(_ []byte, volume float64) { f.volumes = append(f.volumes, volume) }
func (f *fake) stream(r io.Reader)            { f.streams = append(f.streams, r) }
func (f *fake) rest()                         { f.awake = false }
func (f *fake) wake()                         { f.awake = true }
func (f *fake) trouble() error                { return f.failed }

// patience is how long a device may take to open, on however busy a machine.
const patience = 2 * time.Minute

// opened waits until a player has its device.
func opened(t *testing.T, p *Player) {
	t.Helper()
	for begun := time.Now(); time.Since(begun) < patience; time.Sleep(time.Millisecond) {
		p.mutex.Lock()
		ready := p.device != nil
		p.mutex.Unlock()
		if ready {
			return
		}
	}
	t.Fatal("the device was never opened")
}

// clocked is a player for a device, with a clock that stands still until it is set.
func clocked(f *fake) (p *Player, set func(time.Time)) {
	p, clock := newPlayer(func() device { f.opens++; return f }), time.Unix(0, 0)
	p.now = func() time.Time { return clock }
	return p, func(at time.Time) {
		p.mutex.Lock() // what lets the device rest looks at the clock, whenever that is
		defer p.mutex.Unlock()
		clock = at
	}
}

// awake reports whether a player's device is.
func awake(p *Player, f *fake) bool {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return f.awake
}

func TestPlayer(t *testing.T) {
	f := &fake{}
	p, set := clocked(f)
	p.SetVolume(0)
	p.Play(Card, 0)
	if f.opens > 0 || p.opening {
		t.Fatal("a device is opened though nothing is to be heard")
	}
	p.SetVolume(50)
	p.Play(Card, 0)
	opened(t, p)
	p.Play(Card, 0) // at once: heard once
	p.Play(Press, 0)
	set(p.now().Add(again))
	p.Play(Card, 0)
	p.SetVolume(0)
	p.Play(Turn, 0)
	if f.opens != 1 || !awake(p, f) {
		t.Errorf("the device was opened %d times; awake: %v", f.opens, f.awake)
	}
	if want := []float64{0.25, 0.25, 0.25}; !slices.Equal(f.volumes, want) {
		t.Errorf("played at the volumes %v instead of %v", f.volumes, want)
	}
}

// A device that plays nothing costs time: it rests once all is quiet, and not before.
func TestDeviceRests(t *testing.T) {
	f := &fake{}
	p, set := clocked(f)
	p.Play(Press, 0)
	opened(t, p)
	set(p.until.Add(restAfter / 2))
	p.rest()
	if !awake(p, f) {
		t.Error("the device rests before all has been quiet for a while")
	}
	set(p.until.Add(restAfter))
	p.rest()
	if awake(p, f) {
		t.Error("the device does not rest though all is quiet")
	}
	p.Play(Press, 0)
	if !awake(p, f) {
		t.Error("a noise does not wake the device")
	}
}

// Where there is no device the game goes on in silence, and can say why.
func TestNoDevice(t *testing.T) {
	f := &fake{failed: errors.New("there is none")}
	p := newPlayer(func() device { return f })
	if p.Trouble() != nil {
		t.Error("there is trouble before anything was to be heard")
	}
	p.Play(Press, 0)
	opened(t, p)
	p.Play(Card, 0)
	if len(f.volumes) > 0 || f.awake {
		t.Error("something is played on a device that cannot be used")
	}
	if !errors.Is(p.Trouble(), f.failed) {
		t.Errorf("the trouble is %v", p.Trouble())
	}
}

// TestOwnDevice plays on the device of this machine, if it has one: either it plays, or it says why not, and in neither
// case does anything end.
func TestOwnDevice(t *testing.T) {
	p := NewPlayer()
	p.SetVolume(1)
	p.Play(Press, 0)
	opened(t, p)
	if err := p.Trouble(); err != nil {
		t.Log(err)
	}
}

func BenchmarkRoll(b *testing.B) {
	for b.Loop() {
		samplesOf(Roll, 6)
	}
}
