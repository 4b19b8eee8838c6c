package sound

import (
	"encoding/binary"
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
}

// NewPlayer returns a player at full volume for the device of this machine.
func NewPlayer() *Player { return newPlayer(openDevice) }

func newPlayer(open func() device) *Player {
	return &Player{open: open, now: time.Now, volume: mostVolume, made: map[[2]int][]byte{}, last: map[[2]int]time.Time{}}
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
			go p.begin(k, n)
		}
		return
	}
	p.play(k, n)
}

// begin opens the device, which may take a while, and plays the sound that asked for it.
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
