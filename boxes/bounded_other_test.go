//go:build !linux

package boxes

import (
	"runtime"
	"time"
)

// measure is what a process had taken when a box was begun. Only Linux tells the peak: elsewhere it is the memory that Go has of the system.
type measure struct{ began time.Time }

func beginMeasuring() measure { return measure{time.Now()} }

func (m measure) taken() (kB int, took time.Duration) {
	var is runtime.MemStats
	runtime.ReadMemStats(&is)
	return int(is.Sys >> 10), time.Since(m.began)
}
