package queue

import (
	"fmt"
	"io"
	"sync"
)

// mostNamed is how many messages are named that were set aside; further ones are counted.
const mostNamed = 20

// aside writes what a run or worker says, and names messages that were set aside. Several goroutines may use it.
type aside struct {
	to io.Writer

	mu sync.Mutex
	n  int
}

// say writes a line.
func (a *aside) say(format string, args ...any) {
	a.mu.Lock()
	defer a.mu.Unlock()
	fmt.Fprintf(a.to, format+"\n", args...)
}

// name says that a message was set aside, and why.
func (a *aside) name(what string, why error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.n++
	if a.n <= mostNamed {
		fmt.Fprintf(a.to, "%s was set aside: %v\n", what, why)
	}
	if a.n == mostNamed {
		fmt.Fprintln(a.to, "Further messages that are set aside are counted, not named.")
	}
}

// sum says how many were set aside, if any were.
func (a *aside) sum() {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.n > 0 {
		fmt.Fprintf(a.to, "%d messages were set aside\n", a.n)
	}
}
