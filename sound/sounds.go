package sound

// Kind is a sound of the table.
type Kind uint8

// The sounds, with the meaning of their number if they have one.
const (
	PickUp     Kind = iota // something is taken up: 0 a card or a figure, 1 an ivory die, 2 an asset
	PutDown                // and put down: likewise
	Roll                   // dice are rolled: how many
	Card                   // a card slides over the table
	Turn                   // a card is turned over
	Cube                   // a cube steps along its track
	Glow                   // something on the table becomes active
	Warning                // a threat advances
	Stress                 // a character takes stress
	Complete               // a progress card is complete
	Victory                // an obstacle is overcome
	KnockedOut             // a character is knocked out
	Season                 // the season changes: 0 winter to 3 fall
	YearEnd                // a year is over
	Press                  // a button is pressed
	Refused                // something cannot be done

	Defend      // dice are rolled to defend, and fall one after the other: how many
	Held        // a defence holds
	Failed      // a defence fails
	Rank        // a character gains a rank
	Achievement // a character gains an achievement
	Condition   // a character is marked with a condition
	Level       // a threat reaches a level
	Burn        // a location burns down
	Arrival     // a threat location comes into play
	Leaving     // a character leaves the campaign
	Ally        // a character is unlocked
	Event       // the seasonal event takes place
	YearStart   // a year begins
	CampaignEnd // the campaign is over: 0 a defeat to 3 a total victory

	// Those of Skadi's table.
	Candle // a candle goes out: a member loses health
	Quill  // a die is written into the saga
	Horn   // raiders come
	Prayer // a god is prayed to, or a blessing die is spent
	Title  // the title that a winter has earned is read
	NumKinds
)

// The greatest numbers that sound different from the next lower one.
const (
	mostDice   = 6
	mostSeason = 3
	mostThing  = 2
	mostEnd    = 3
)

// The things that are taken up and put down sound by what they are made of.
const (
	PaperThing = iota
	IvoryThing
	AssetThing
)

// The materials of the things on the table: how each rings when it is struck. Nothing that matters lies below 150 Hz,
// which the loudspeakers of small machines cannot play.
var (
	wood  = []partial{{410, 1, 0.012}, {1130, 0.6, 0.008}, {2240, 0.3, 0.005}}
	bone  = []partial{{1480, 1, 0.006}, {2710, 0.7, 0.005}, {4320, 0.3, 0.003}}
	stone = []partial{{830, 1, 0.02}, {1690, 0.5, 0.012}, {2870, 0.25, 0.007}}
	drum  = []partial{{164, 0.8, 0.055}, {262, 0.7, 0.042}, {431, 0.6, 0.028}, {694, 0.4, 0.018}, {1123, 0.2, 0.012}}
	glint = []partial{{1, 1, 0.07}, {2.01, 0.4, 0.05}, {3.9, 0.22, 0.03}}
	chime = []partial{{1, 1, 0.22}, {2.01, 0.4, 0.12}, {3.9, 0.22, 0.06}, {6.2, 0.1, 0.03}}
	bell  = []partial{{1, 1, 0.3}, {0.5, 0.6, 0.36}, {1.2, 0.5, 0.22}, {2.02, 0.45, 0.17}, {2.76, 0.25, 0.11}, {4.1, 0.15, 0.07}}
)

// recipe makes a sound: its peak, 0 to 1, and its clip. n is its number. A test measures how loud sounds are to the ear
// and in comparison.
type recipe struct {
	loud float64
	make func(c *clip, n int)
}

var recipes = [NumKinds]recipe{
	PickUp: {0.24, func(c *clip, n int) {
		switch n {
		case PaperThing:
			c.soft = 0.85
			c.swish(0, 0.9, 1300, 3900, 0.06)
			c.burst(0, 0.5, 2600, 0.004)
		case IvoryThing:
			c.swish(0, 0.5, 1900, 5200, 0.03)
			c.strike(0, 0.5, 1.16, bone)
			c.strike(0.026, 0.7, 1.3, bone)
		case AssetThing:
			c.strike(0, 0.8, 1.25, stone)
			c.burst(0.01, 0.5, 1500, 0.008)
		}
	}},
	PutDown: {0.38, func(c *clip, n int) {
		switch n {
		case PaperThing:
			c.strike(0, 1, 1, wood)
			c.burst(0, 0.8, 2300, 0.005)
			c.strike(0.034, 0.25, 1.08, wood)
		case IvoryThing:
			c.soft = 0.66
			c.strike(0, 1, 0.95, bone)
			c.strike(0, 0.4, 1.3, wood)
			c.strike(0.045, 0.5, 1.05, bone)
			c.strike(0.075, 0.25, 1.12, bone)
		case AssetThing:
			c.strike(0, 1, 0.8, stone)
			c.strike(0, 0.5, 0.8, wood)
			c.burst(0, 0.5, 1200, 0.01)
		}
	}},
	Roll: {0.36, func(c *clip, n int) {
		// Each die falls, and bounces ever lower and quicker.
		for die := range n {
			at, gap, loud := 0.034*float64(die)+0.005*(1+c.random()), c.vary(0.09, 0.08), c.vary(0.8, 0.2)
			for range 4 {
				c.strike(at, loud, c.vary(1, 0.14), bone)
				c.strike(at, 0.7*loud, c.vary(0.9, 0.1), wood)
				c.burst(at, loud, c.vary(2600, 0.2), 0.005)
				at, gap, loud = at+gap, 0.68*gap, 0.66*loud
			}
		}
	}},
	Card: {0.12, func(c *clip, _ int) { c.swish(0, 1, 1500, 3600, 0.14) }},
	Turn: {0.26, func(c *clip, _ int) {
		c.swish(0, 0.7, 1200, 4200, 0.13)
		c.burst(0.12, 1.6, 3000, 0.008)
		c.strike(0.12, 0.2, 0.8, wood)
	}},
	Cube: {0.29, func(c *clip, _ int) {
		c.strike(0, 0.8, 1.9, wood)
		c.burst(0, 0.35, 3300, 0.003)
	}},
	Glow: {0.13, func(c *clip, _ int) { c.strike(0, 1, 660, glint) }},
	Warning: {0.6, func(c *clip, _ int) {
		c.strike(0, 1, 1, drum)
		c.burst(0, 0.4, 900, 0.012)
		c.strike(0.17, 0.85, 0.94, drum)
		c.burst(0.17, 0.3, 850, 0.012)
	}},
	Stress: {0.5, func(c *clip, _ int) {
		c.strike(0, 1, 1.3, drum)
		c.burst(0, 1.2, 520, 0.03)
		c.strike(0.01, 0.4, 0.7, wood)
	}},
	Complete: {0.25, func(c *clip, _ int) {
		for i, pitch := range []float64{587.3, 740, 880, 1174.7} { // D major, upwards
			c.strike(0.085*float64(i), 0.7+0.1*float64(i), pitch, chime)
		}
	}},
	Victory: {0.34, func(c *clip, _ int) {
		c.strike(0, 0.8, 1.1, wood)
		c.burst(0, 0.6, 1500, 0.012)
		c.strike(0.05, 0.5, 440, glint)
		c.strike(0.13, 0.6, 659.3, glint)
	}},
	KnockedOut: {0.6, func(c *clip, _ int) {
		for i, pitch := range []float64{1.2, 0.95, 0.72} {
			c.strike(0.11*float64(i), 1, pitch, drum)
			c.burst(0.11*float64(i), 0.4, 700*pitch, 0.02)
		}
	}},
	Season: {0.21, func(c *clip, n int) {
		// A breath of wind, and a note: winter is high and cold, fall low.
		wind := []float64{1700, 1100, 800, 600}[n]
		note := []float64{987.8, 784, 659.3, 493.9}[n]
		c.swish(0, 1.3, 0.5*wind, wind, 0.9)
		c.strike(0.28, 0.35, note, chime)
	}},
	YearEnd: {0.4, func(c *clip, _ int) {
		c.strike(0, 1, 293.7, bell)
		c.strike(0.42, 0.8, 220, bell)
	}},
	Press: {0.27, func(c *clip, _ int) {
		c.strike(0, 0.8, 3.1, wood)
		c.burst(0, 0.3, 1800, 0.002)
	}},
	Refused: {0.4, func(c *clip, _ int) {
		c.strike(0, 1, 0.62, wood)
		c.strike(0.07, 0.8, 0.55, wood)
	}},
	Defend: {0.4, func(c *clip, n int) {
		// A shield is set down, and the dice fall before it.
		c.strike(0, 1, 1.7, drum)
		c.burst(0, 0.8, 1200, 0.02)
		for die := range n {
			at, loud := FirstFall+Falls*float64(die), c.vary(0.7, 0.2)
			if die == n-1 {
				at += Breath
			}
			c.strike(at, loud, c.vary(1, 0.14), bone)
			c.strike(at, 0.8*loud, c.vary(0.8, 0.1), wood)
			c.strike(at+0.05, 0.4*loud, c.vary(1.1, 0.14), bone)
		}
	}},
	Held: {0.3, func(c *clip, _ int) {
		c.strike(0, 0.7, 1.9, drum)
		c.strike(0, 0.5, 329.6, chime)
		c.strike(0.09, 0.5, 493.9, chime)
	}},
	Failed: {0.5, func(c *clip, _ int) {
		// Wood splits, and something falls.
		c.burst(0, 1.4, 1900, 0.03)
		c.strike(0, 0.9, 0.8, wood)
		c.burst(0.09, 0.9, 1100, 0.05)
		c.strike(0.24, 0.8, 0.85, drum)
	}},
	Rank: {0.3, func(c *clip, _ int) {
		c.strike(0, 0.6, 523.3, glint)
		c.strike(0.11, 0.8, 784, glint)
		c.burst(0.11, 0.2, 5200, 0.01)
	}},
	Achievement: {0.26, func(c *clip, _ int) {
		for i, pitch := range []float64{659.3, 880, 1318.5} {
			c.strike(0.11*float64(i), 0.6+0.2*float64(i), pitch, chime)
		}
		c.swish(0.2, 0.5, 4200, 6000, 0.5)
	}},
	Condition: {0.5, func(c *clip, _ int) {
		c.strike(0, 1, 1.5, drum)
		c.strike(0.06, 0.5, 311.1, bell)
		c.strike(0.2, 0.45, 293.7, bell)
	}},
	Level: {0.45, func(c *clip, _ int) {
		for i := range 3 {
			c.strike(0.14*float64(i), 0.7+0.15*float64(i), 1+0.12*float64(i), drum)
			c.burst(0.14*float64(i), 0.4, 1000, 0.012)
		}
		c.strike(0.42, 0.7, 370, glint)
		c.strike(0.42, 0.5, 392, glint)
	}},
	Burn: {0.26, func(c *clip, _ int) {
		// Air rushes up, and wood crackles.
		c.swish(0, 1.4, 500, 1500, 0.9)
		for range 16 {
			at := 0.12 + 0.7*(0.5+0.5*c.random())
			c.burst(at, c.vary(0.9, 0.4), c.vary(2600, 0.4), 0.006)
		}
	}},
	Arrival: {0.5, func(c *clip, _ int) {
		c.strike(0, 1, 0.95, drum)
		c.swish(0, 0.6, 500, 1200, 0.9)
		c.strike(0.05, 0.6, 311.1, bell)
		c.strike(0.05, 0.5, 329.6, chime)
	}},
	Leaving: {0.5, func(c *clip, _ int) {
		// Steps that go away, and a low bell.
		for i := range 3 {
			c.strike(0.16*float64(i), 1-0.3*float64(i), 0.9-0.06*float64(i), drum)
		}
		c.strike(0.36, 0.6, 246.9, bell)
	}},
	Ally: {0.3, func(c *clip, _ int) {
		// Two knocks at the door, and it opens.
		c.strike(0, 0.9, 1.3, wood)
		c.strike(0.13, 0.9, 1.3, wood)
		c.strike(0.3, 0.5, 523.3, chime)
		c.strike(0.4, 0.6, 659.3, chime)
	}},
	Event: {0.36, func(c *clip, _ int) {
		// A large card is laid down, and a note answers.
		c.burst(0, 0.7, 2400, 0.012)
		c.strike(0, 0.9, 0.8, wood)
		c.strike(0.12, 0.5, 392, glint)
	}},
	YearStart: {0.25, func(c *clip, _ int) {
		for i, pitch := range []float64{440, 659.3} { // a fifth, upwards
			c.strike(0.2*float64(i), 0.8, pitch, chime)
		}
		c.swish(0.1, 0.4, 900, 2600, 0.6)
	}},
	CampaignEnd: {0.42, func(c *clip, n int) {
		switch n {
		case 0: // a drum, and a bell that falls
			for i := range 3 {
				c.strike(0.2*float64(i), 1, 0.9-0.08*float64(i), drum)
			}
			for i, pitch := range []float64{311.1, 277.2, 220} {
				c.strike(0.1+0.18*float64(i), 0.5, pitch, bell)
			}
		case 1: // two bells in D minor, one of them cracked
			c.strike(0, 0.8, 293.7, bell)
			c.strike(0.3, 0.7, 349.2, bell)
			c.strike(0.3, 0.3, 356, bell)
		case 2: // bells in D major
			c.soft = 0.85
			for i, pitch := range []float64{370, 440, 587.3} {
				c.strike(0.16*float64(i), 0.8, pitch, bell)
			}
		case 3: // horns, and all bells upwards
			c.soft = 0.76
			c.blow(0, 0.25, 293.7, 0.5)
			c.blow(0.16, 0.25, 440, 0.6)
			for i, pitch := range []float64{370, 440, 587.3, 740, 880, 1174.7} {
				c.strike(0.1*float64(i), 0.6, pitch, chime)
			}
			c.swish(0.4, 0.2, 2400, 6800, 0.5)
		}
	}},
	Candle: {0.3, func(c *clip, _ int) {
		// A breath, and the wick hisses.
		c.burst(0, 1, 1300, 0.05)
		c.burst(0.1, 0.9, 4600, 0.035)
	}},
	Quill: {0.3, func(c *clip, _ int) {
		// Three strokes over parchment, and the point is set down.
		for i := range 3 {
			c.burst(0.09*float64(i), c.vary(0.9, 0.2), c.vary(3900, 0.1), 0.011)
		}
		c.strike(0.29, 0.5, 1.5, wood)
	}},
	Horn: {0.3, func(c *clip, _ int) {
		for i, pitch := range []float64{196, 261.6} { // a fourth, upwards, and held
			c.blow(0.34*float64(i), 0.8, pitch, 0.4+0.5*float64(i))
		}
	}},
	Prayer: {0.3, func(c *clip, _ int) {
		c.strike(0, 0.9, 440, bell)
		c.strike(0, 0.5, 443, chime)
	}},
	Title: {0.3, func(c *clip, _ int) {
		for i, pitch := range []float64{293.7, 440, 587.3} { // open fifths, and a bell under them
			c.strike(0.14*float64(i), 0.9, pitch, chime)
		}
		c.strike(0.42, 0.8, 293.7, bell)
		c.strike(0.42, 0.6, 1174.7, glint)
	}},
}

// The seconds after which the first die of a defence has fallen, between two, and that the last one waits besides.
const (
	FirstFall = 0.5
	Falls     = 0.12
	Breath    = 0.35
)

// number limits the number of a sound to what sounds different.
func (k Kind) number(n int) int {
	switch k {
	case Roll, Defend:
		return max(1, min(n, mostDice))
	case Season:
		return max(0, min(n, mostSeason))
	case PickUp, PutDown:
		return max(0, min(n, mostThing))
	case CampaignEnd:
		return max(0, min(n, mostEnd))
	}
	return 0
}

// samplesOf returns a sound as samples from -1 to 1 at rate, one channel, the last of them 0. The same sound is the same
// each time. n, explained at the kinds, is brought into range.
func samplesOf(k Kind, n int) []float32 {
	n = k.number(n)
	c := newClip(uint64(k)*16 + uint64(n) + 1)
	recipes[k].make(c, n)
	return c.finish(recipes[k].loud)
}
