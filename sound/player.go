package sound

import (
	"encoding/binary"
	"io"
	"math"
	"sync"
	"time"
)

// mostVolume is the volume at which sounds are as loud as they were made.
const mostVolume = 100

// device plays sounds. Its methods may block only until it is ready.
type device interface {
	// play starts 32-bit samples, little endian, at a volume from 0 to 1.
	play(samples []byte, volume float64)
	// stream starts samples of the same kind that are read as they are needed, until they end.
	stream(samples io.Reader)
	// rest and wake stop and start the device itself, which costs time even in silence.
	rest()
	wake()
	// trouble returns why nothing can be played, or nil.
	trouble() error
}

// Player plays sounds. It opens the device with the first audible one and suspends it in silence, which then costs
// nothing. Without a device it is silent, and Trouble returns why. Its methods may be called from any goroutine and do not
// wait for the device.
type Player struct {
	open func() device
	now  func() time.Time

	mutex   sync.Mutex
	volume  int
	opening bool
	device  device // nil until it is open
	made    map[[2]int][]byte
	last    map[[2]int]time.Time
	until   time.Time // the end of all that is playing
	awake   bool

	around *loop // what is heard around the table; nil before anything is
	of     Ambience
	hush   time.Time // when that begins to die

	tune  *tune // the music; nil before and after any
	theme Theme // its piece, also when it is over; noTheme for none
}

// NewPlayer returns a player at full volume for the device of this machine.
func NewPlayer() *Player { return newPlayer(openDevice) }

func newPlayer(open func() device) *Player {
	return &Player{open: open, now: time.Now, volume: mostVolume, theme: noTheme, made: map[[2]int][]byte{}, last: map[[2]int]time.Time{}}
}

// SetVolume sets the volume, 0 (silent) to 100.
func (p *Player) SetVolume(volume int) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.volume = max(0, min(volume, mostVolume))
}

// Trouble returns why nothing can be heard, or nil. It is known only after the first audible sound.
func (p *Player) Trouble() error {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.device == nil {
		return nil
	}
	return p.device.trouble()
}

const (
	// again is the time within which the same sound does not start again: dice that land together sound once.
	again = 40 * time.Millisecond
	// restAfter is the time after the last sound until the device is suspended.
	restAfter = time.Second
)

// Play starts a sound; what n means stands at the kinds.
func (p *Player) Play(k Kind, n int) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.volume == 0 {
		return
	}
	if p.device == nil {
		if !p.opening {
			p.opening = true
			go p.begin(func() { p.play(k, n) })
		}
		return
	}
	p.play(k, n)
}

// begin opens the device, which may take a while, and plays what asked for it.
func (p *Player) begin(play func()) {
	d := p.open()
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.device = d
	play()
}

// lingers is how long an ambience is heard after something has happened: then it dies, and the device rests.
const lingers = 40 * time.Second

// Surround has an ambience heard for a while from now on, at a volume from 0 to 100.
func (p *Player) Surround(a Ambience, volume int) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	a = a.known()
	loud := power(volume)
	switch {
	case volume == 0:
		p.die()
	case p.device == nil && !p.opening:
		p.opening = true
		go p.begin(func() { go p.Surround(a, volume) })
	case p.device == nil || p.device.trouble() != nil:
	case p.around != nil && p.of == a && p.now().Before(p.hush):
		p.around.set(loud)
		p.linger()
	default:
		p.die()
		p.of = a
		p.linger()
		go p.enter(a, loud)
	}
}

// enter makes the loop of an ambience, which takes a while, and lets it swell unless another one is wanted by then.
func (p *Player) enter(a Ambience, loud float64) {
	l := &loop{samples: a.samples(), to: loud}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.of != a || p.around != nil {
		return
	}
	p.around = l
	p.rouse()
	p.device.stream(l)
}

// linger lets the ambience be heard for a while longer.
func (p *Player) linger() {
	p.hush = p.now().Add(lingers)
	time.AfterFunc(lingers, func() {
		p.mutex.Lock()
		defer p.mutex.Unlock()
		if !p.now().Before(p.hush) {
			p.die()
		}
	})
	p.lasts(lingers + swells*time.Second)
}

// die lets the ambience die.
func (p *Player) die() {
	if p.around != nil {
		p.around.set(0)
	}
	p.around, p.of = nil, Ambience{}
}

// Hush lets the ambience and the music die.
func (p *Player) Hush() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.die()
	p.silence()
}

// lasts keeps the device awake for a time from now on.
func (p *Player) lasts(d time.Duration) {
	if end := p.now().Add(d); end.After(p.until) {
		p.until = end
	}
}

// rouse wakes the device, which rests again once all is quiet.
func (p *Player) rouse() {
	if !p.awake {
		p.awake = true
		p.device.wake()
		time.AfterFunc(restAfter, p.rest)
	}
}

// power returns a volume of 0 to 100 as 0 to 1: the ear hears tenfold power as about twice as loud.
func power(volume int) float64 { return math.Pow(float64(volume)/mostVolume, 2) }

func (p *Player) play(k Kind, n int) {
	key := [2]int{int(k), k.number(n)}
	now := p.now()
	if p.device.trouble() != nil || now.Sub(p.last[key]) < again {
		return
	}
	p.last[key] = now
	samples, ok := p.made[key]
	if !ok {
		samples = encode(samplesOf(k, n))
		p.made[key] = samples
	}
	p.rouse()
	p.device.play(samples, power(p.volume))
	p.lasts(time.Duration(len(samples)/4) * time.Second / rate)
}

// rest suspends the device, or waits for what is still playing.
func (p *Player) rest() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if left := p.until.Add(restAfter).Sub(p.now()); left > 0 {
		time.AfterFunc(left, p.rest)
		return
	}
	p.awake = false
	p.device.rest()
}

// encode returns samples in the format of the device.
func encode(samples []float32) []byte {
	out := make([]byte, 0, 4*len(samples))
	for _, s := range samples {
		out = binary.LittleEndian.AppendUint32(out, math.Float32bits(s))
	}
	return out
}
