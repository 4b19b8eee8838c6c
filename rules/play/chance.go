package play

import "math/bits"

// Chance is a random generator, splitmix64. Its one word of state is part of a game's state, so a record replays exactly on every
// machine.
type Chance uint64

func (c *Chance) Next() uint64 {
	*c += 0x9e3779b97f4a7c15
	z := uint64(*c)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Below returns a uniformly random number from 0 to n-1; n is at least 1.
func (c *Chance) Below(n int) int {
	// Lemire's method: numbers that would favour small results are drawn again.
	limit := uint64(n)
	hi, lo := bits.Mul64(c.Next(), limit)
	for lo < limit && lo < -limit%limit {
		hi, lo = bits.Mul64(c.Next(), limit)
	}
	return int(hi)
}

// Roll returns the value of a rolled die, 1..6.
func (c *Chance) Roll() int { return c.Below(6) + 1 }
