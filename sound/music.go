package sound

import (
	"encoding/binary"
	"io"
	"math"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Theme is a short piece of music: that of a season, 0 winter to 3 fall, or [TitleTheme].
type Theme int

// TitleTheme is the piece of the title.
const TitleTheme Theme = mostSeason + 1

// noTheme is none.
const noTheme Theme = -1

// voice is what a melody is played on: how its tones ring when it is plucked or struck, or how they sound while it is held.
type voice struct {
	tones []partial // of a held voice without decays
	held  bool
}

var (
	harp    = voice{tones: []partial{{1, 1, 0.9}, {2, 0.45, 0.5}, {3, 0.25, 0.35}, {4, 0.12, 0.2}}}
	lute    = voice{tones: []partial{{1, 0.8, 0.5}, {2, 0.6, 0.35}, {3, 0.4, 0.22}, {5, 0.15, 0.12}}}
	celesta = voice{tones: []partial{{1, 1, 1.1}, {2.76, 0.25, 0.35}, {5.4, 0.08, 0.12}}}
	flute   = voice{[]partial{{1, 1, 0}, {2, 0.25, 0}, {3, 0.08, 0}}, true}
	viol    = voice{[]partial{{1, 0.7, 0}, {2, 0.45, 0}, {3, 0.3, 0}, {4, 0.16, 0}, {5, 0.1, 0}}, true}
)

// The seconds in which a held tone swells and dies, and in which a struck one begins.
const (
	swellsIn = 0.09
	diesIn   = 0.22
	struckIn = 0.003
)

// piece is the score of a theme. Degrees count the notes of a scale from 1; 8 is an octave higher.
type piece struct {
	loud   float64 // evens the pieces out; a test measures how loud each is to the ear
	beat   float64 // seconds
	bar    int     // beats
	root   float64 // Hz of degree 1 of the melody; what goes with it lies an octave lower
	scale  [7]int  // semitones above the root
	melody string  // degree:beats, or -:beats for a rest
	on     voice
	chords []int // degree of the lowest note of each bar
	broken []int // degrees above that, evenly over a bar
	under  voice
	drone  bool // a held fifth under each bar
}

var (
	ionian     = [7]int{0, 2, 4, 5, 7, 9, 11}
	dorian     = [7]int{0, 2, 3, 5, 7, 9, 10}
	mixolydian = [7]int{0, 2, 4, 5, 7, 9, 10}
	aeolian    = [7]int{0, 2, 3, 5, 7, 8, 10}
)

// pieces are the themes. The title's falls from the fifth in six notes, one for each winter; each season takes them up in its own way:
// winter sparse on a celesta, spring as a dance for flute and lute, summer broad on a harp, fall low on a viol.
var pieces = [...]piece{
	0: {
		loud: 0.0556, beat: 0.95, bar: 3, root: 587.33, scale: aeolian, on: celesta, under: harp, drone: true,
		melody: "5:2 4:1 3:3 2:2 1:1 5:3 6:2 5:1 3:3 2:2 3:1 1:6",
		chords: []int{1, 6, 7, 5, 6, 3, 7, 1, 1}, broken: []int{0, 4, 7},
	},
	1: {
		loud: 0.0359, beat: 0.36, bar: 6, root: 392, scale: ionian, on: flute, under: lute,
		melody: "1:1 2:1 3:1 5:2 3:1 4:1 3:1 2:1 3:3 1:1 2:1 3:1 5:2 6:1 5:1 4:1 2:1 5:3 6:2 5:1 8:2 6:1 5:1 3:1 1:1 2:3 " +
			"3:1 4:1 5:1 6:2 4:1 2:1 3:1 2:1 1:3 8:2 7:1 6:2 5:1 6:1 5:1 3:1 5:3 4:2 3:1 2:2 5:1 1:6",
		chords: []int{1, 4, 1, 5, 4, 1, 4, 1, 6, 3, 2, 1}, broken: []int{0, 4, 2, 7, 4, 2},
	},
	2: {
		loud: 0.0403, beat: 0.62, bar: 4, root: 440, scale: mixolydian, on: harp, under: harp, drone: true,
		melody: "1:1 3:1 5:2 6:1 5:1 3:2 4:1 5:1 6:1 8:1 5:4 8:1 7:1 6:2 5:1 6:1 3:2 4:1 3:1 2:1 5:1 1:4 " +
			"3:1 4:1 5:2 7:1 6:1 5:2 4:1 2:1 3:2 1:4",
		chords: []int{1, 4, 4, 5, 6, 3, 7, 1, 1, 7, 4, 1}, broken: []int{0, 4, 7, 4, 2, 4, 7, 4},
	},
	3: {
		loud: 0.0389, beat: 0.74, bar: 3, root: 329.63, scale: dorian, on: viol, under: lute,
		melody: "5:1 6:1 7:1 8:2 7:1 5:2 3:1 4:3 3:1 4:1 5:1 6:2 5:1 3:2 1:1 2:3 5:1 4:1 3:1 2:2 3:1 4:1 3:1 2:1 1:6",
		chords: []int{1, 4, 1, 7, 1, 4, 6, 5, 3, 7, 5, 1, 1}, broken: []int{0, 2, 4, 7, 4, 2},
	},
	TitleTheme: {
		loud: 0.0389, beat: 0.8, bar: 3, root: 293.66, scale: dorian, on: viol, under: harp, drone: true,
		melody: "1:2 5:1 6:2 5:1 4:2 3:1 2:3 1:2 5:1 8:2 7:1 5:3 5:3 6:2 7:1 8:2 5:1 4:2 3:1 2:2 1:1 3:2 2:1 1:6",
		chords: []int{1, 4, 7, 5, 1, 3, 5, 5, 4, 1, 7, 5, 6, 1, 1}, broken: []int{0, 4, 7, 9, 7, 4},
	},
}

// pitch returns the pitch of a degree in Hz.
func (p *piece) pitch(degree int) float64 {
	octave := math.Floor(float64(degree-1) / 7)
	return p.root * math.Exp2(octave+float64(p.scale[degree-1-7*int(octave)])/12)
}

// note is a tone of a score.
type note struct {
	at     int // samples from the beginning
	length int // samples that a held one lasts
	pitch  float64
	loud   float64
	on     *voice
}

// score returns the notes of a piece in their order, and its length in samples.
func (p *piece) score() (notes []note, length int) {
	grain := newClip(uint64(p.root))
	add := func(at, beats float64, pitch, loud float64, on *voice) {
		when := max(0, at*p.beat+0.008*grain.random()) // nobody plays quite evenly
		notes = append(notes, note{int(when * rate), int(beats * p.beat * rate), pitch, grain.vary(loud, 0.12), on})
	}
	at := 0.0
	for word := range strings.FieldsSeq(p.melody) {
		degree, beats, _ := strings.Cut(word, ":")
		long, _ := strconv.ParseFloat(beats, 64)
		if d, err := strconv.Atoi(degree); err == nil {
			add(at, long, p.pitch(d), 1, &p.on)
		}
		at += long
	}
	for i, chord := range p.chords {
		from := float64(i * p.bar)
		for k, above := range p.broken {
			degree := chord + above
			for p.pitch(degree)/2 > 1.5*p.root { // no higher than the melody
				degree -= 7
			}
			add(from+float64(k*p.bar)/float64(len(p.broken)), 1, p.pitch(degree)/2, 0.42, &p.under)
		}
		if p.drone && i%2 == 0 {
			add(from, 2*float64(p.bar), p.root/2, 0.2, &viol)
			add(from, 2*float64(p.bar), 0.75*p.root, 0.13, &viol)
		}
	}
	for i := range notes { // by time; few enough to be put in order one by one
		for k := i; k > 0 && notes[k].at < notes[k-1].at; k-- {
			notes[k], notes[k-1] = notes[k-1], notes[k]
		}
	}
	return notes, int(at*p.beat*rate) + int(2.5*rate)
}

// tone is a partial of a note that sounds: a resonator, which takes two multiplications for a sample.
type tone struct{ last, before, turn, keep float64 }

// sounding is a note that sounds.
type sounding struct {
	tones  []tone
	at     int // samples since it began
	length int // samples until it is let go
	ends   int // samples until it is over
	held   bool
}

// begin has a note sound.
func (n *note) begin() sounding {
	s := sounding{length: n.length, held: n.on.held, ends: n.length + int(diesIn*rate)}
	for _, p := range n.on.tones {
		angle, keep := 2*math.Pi*n.pitch*p.pitch/rate, 1.0
		if angle > 0.7*math.Pi {
			continue
		}
		if !n.on.held {
			keep = math.Exp(-1 / (p.decay * rate))
			s.ends = max(s.ends, int(gone*p.decay*rate))
		}
		s.tones = append(s.tones, tone{before: -n.loud * p.loud * math.Sin(angle) / keep, turn: 2 * keep * math.Cos(angle), keep: keep * keep})
	}
	return s
}

// add adds the next samples to some, and reports whether there are more.
func (s *sounding) add(to []float64) bool {
	in, out := 1/(swellsIn*rate), 1/(diesIn*rate)
	if !s.held {
		in = 1 / (struckIn * rate)
	}
	for i := range s.tones {
		t := &s.tones[i]
		last, before := t.last, t.before
		for k := range to {
			now := t.turn*last - t.keep*before
			last, before = now, last
			at := s.at + k
			share := min(1, float64(at)*in)
			if s.held && at > s.length {
				share = min(share, max(0, 1-float64(at-s.length)*out))
			}
			to[k] += share * now
		}
		t.last, t.before = last, before
	}
	s.at += len(to)
	return s.at < s.ends
}

// tune plays a piece once: it makes its samples as they are read, so that nothing has to be made or kept beforehand. It swells and dies
// as a [loop] does.
type tune struct {
	mutex  sync.Mutex
	loud   float64
	notes  []note // that are still to come
	now    []sounding
	at     int // samples
	length int
	is, to float64 // volume, 0 to 1
	mix    [256]float64
}

// newTune returns a piece at a volume from 0 to 1.
func newTune(t Theme, to float64) *tune {
	p := &pieces[t]
	notes, length := p.score()
	return &tune{loud: p.loud, notes: notes, length: length, is: to, to: to}
}

func (m *tune) set(to float64) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	m.to = to
}

// fades is the time in seconds in which a piece that is broken off dies.
const fades = 1.5

// Read gives the next samples in the format of the device.
func (m *tune) Read(p []byte) (int, error) {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	const step = 1 / (fades * rate)
	n := 0
	for n+4 <= len(p) {
		if m.at >= m.length || m.is <= 0 && m.to == 0 {
			return n, io.EOF
		}
		some := min(len(m.mix), (len(p)-n)/4, m.length-m.at)
		if len(m.notes) > 0 {
			if wait := m.notes[0].at - m.at; wait > 0 {
				some = min(some, wait)
			} else {
				m.now = append(m.now, m.notes[0].begin())
				m.notes = m.notes[1:]
				continue
			}
		}
		mix := m.mix[:some]
		clear(mix)
		left := m.now[:0]
		for i := range m.now {
			if m.now[i].add(mix) {
				left = append(left, m.now[i])
			}
		}
		m.now = left
		for i, v := range mix {
			m.is += max(-step, min(step, m.to-m.is))
			end := min(1, float64(m.length-m.at-i)/rate) // the last second dies away
			binary.LittleEndian.PutUint32(p[n:], math.Float32bits(float32(m.loud*m.is*end*v)))
			n += 4
		}
		m.at += some
	}
	return n, nil
}

// Music plays a theme once, at a volume from 0 to 100, unless it was the last one. Another one breaks it off; volume 0 ends all music.
func (p *Player) Music(t Theme, volume int) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	t = max(0, min(t, TitleTheme))
	loud := power(volume)
	switch {
	case volume == 0:
		p.silence()
	case p.device == nil && !p.opening:
		p.opening = true
		go p.begin(func() { go p.Music(t, volume) })
	case p.device == nil || p.device.trouble() != nil:
	case p.theme == t:
		p.tune.set(loud)
	default:
		p.silence()
		p.theme, p.tune = t, newTune(t, loud)
		p.rouse()
		p.device.stream(p.tune)
		p.lasts(time.Duration(p.tune.length) * time.Second / rate)
	}
}

// silence lets the music die.
func (p *Player) silence() {
	if p.tune != nil {
		p.tune.set(0)
	}
	p.theme, p.tune = noTheme, nil
}
