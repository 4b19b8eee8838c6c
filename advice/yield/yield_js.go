package yield

import "time"

const (
	slice  = 8 * time.Millisecond // is thought at a time; a frame has 16
	pause  = time.Millisecond     // the shortest in which the browser has its turn
	rarely = 32                   // calls for each look at the clock, which takes as long as some of what is thought between them
)

var (
	calls int
	until time.Time // the end of the last pause
)

// Now gives up the thread if that has not been done for a while. All who think at the same time pause at the same time:
// otherwise one would go on in the pauses of the other.
func Now() {
	if calls++; calls%rarely != 0 {
		return
	}
	Each()
}

// Each is [Now] for work whose steps take a millisecond or more: it looks at the clock each time.
func Each() {
	now := time.Now()
	if now.Sub(until) > slice {
		until = now.Add(pause)
	}
	if rest := until.Sub(now); rest > 0 {
		time.Sleep(rest)
	}
}
