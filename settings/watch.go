package settings

import (
	"fmt"
	"os"
	"sync/atomic"
	"time"
)

// watchEvery is the interval between checks of the file.
const watchEvery = time.Second

// Watch reports whether a file has changed. It has its own timer, so an idle window need not wake up for it.
type Watch struct {
	file    string
	changed atomic.Bool
	seen    string // the state of the file at the last check
}

// NewWatch begins to watch a file. wake is called on another goroutine when it has changed.
func NewWatch(file string, wake func()) *Watch {
	w := &Watch{file: file}
	w.look()
	go func() {
		for range time.Tick(watchEvery) {
			w.tell(wake)
		}
	}()
	return w
}

// tell calls wake repeatedly until Changed is called: a window woken less than a tick after its last tick
// falls asleep again without another.
func (w *Watch) tell(wake func()) {
	if w.look() {
		w.changed.Store(true)
	}
	if w.changed.Load() {
		wake()
	}
}

// Changed reports whether the file has changed since the last call.
func (w *Watch) Changed() bool { return w.changed.Swap(false) }

// look reports whether the file has changed since the last check.
func (w *Watch) look() bool {
	now := "" // there is no file
	if info, err := os.Stat(w.file); err == nil {
		now = fmt.Sprint(info.ModTime().UnixNano(), info.Size())
	}
	changed := now != w.seen
	w.seen = now
	return changed
}
