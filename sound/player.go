package sound

import (
	"encoding/binary"
	"math"
	"sync"
	"time"
)

// mostVolume is the volume at which noises are as loud as they were made.
const mostVolume = 100

// device is where noises are played. Its methods may take long only until it is ready.
type device interface {
	// play begins to play 32-bit samples, little endian, at a volume from 0 to 1.
	play(samples []byte, volume float64)
	// rest and wake stop and start the device itself, which costs time even where nothing is played.
	rest()
	wake()
	// trouble is why nothing can be played, or nil.
	trouble() error
}

// Player plays noises. It opens the sound device with the first one that is to be heard and lets it rest when all is
// quiet, so that silence costs nothing. Where there is no device it is silent, and Trouble says so. Its methods may be
// called from any goroutine, and do not wait for the device to open.
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
}

// NewPlayer is a player at full volume for the device of this machine.
func NewPlayer() *Player { return newPlayer(openDevice) }

func newPlayer(open func() device) *Player {
	return &Player{open: open, now: time.Now, volume: mostVolume, made: map[[2]int][]byte{}, last: map[[2]int]time.Time{}}
}

// SetVolume sets how loud noises are from now on: 0, silent, to 100.
func (p *Player) SetVolume(volume int) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.volume = max(0, min(volume, mostVolume))
}

// Trouble is why nothing can be heard, or nil. It is known only after something was to be heard.
func (p *Player) Trouble() error {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.device == nil {
		return nil
	}
	return p.device.trouble()
}

const (
	// again is how soon after its beginning the same noise is not begun anew: dice that land together sound once.
	again = 40 * time.Millisecond
	// restAfter is how long after the end of the last noise the device goes to rest.
	restAfter = time.Second
)

// Play begins to play a noise; what n means stands at the kinds.
func (p *Player) Play(k Kind, n int) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.volume == 0 {
		return
	}
	if p.device == nil {
		if !p.opening {
			p.opening = true
			go p.begin(k, n)
		}
		return
	}
	p.play(k, n)
}

// begin opens the device, which may take a while, and plays the noise that asked for it.
func (p *Player) begin(k Kind, n int) {
	d := p.open()
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.device = d
	p.play(k, n)
}

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
	if !p.awake {
		p.awake = true
		p.device.wake()
		time.AfterFunc(restAfter, p.rest)
	}
	// The ear hears tenfold power as about twice as loud.
	p.device.play(samples, math.Pow(float64(p.volume)/mostVolume, 2))
	if end := now.Add(time.Duration(len(samples)/4) * time.Second / rate); end.After(p.until) {
		p.until = end
	}
}

// rest lets the device rest, or waits for what is still playing.
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

// encode writes samples as the device takes them.
func encode(samples []float32) []byte {
	out := make([]byte, 0, 4*len(samples))
	for _, s := range samples {
		out = binary.LittleEndian.AppendUint32(out, math.Float32bits(s))
	}
	return out
}
