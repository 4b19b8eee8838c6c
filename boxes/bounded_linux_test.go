package boxes

import (
	"fmt"
	"os"
	"runtime/debug"
	"strings"
	"syscall"
	"time"
)

// measure is what a process had taken when a box was begun.
type measure struct{ used time.Duration }

// beginMeasuring gives back the memory of the box before, so that the peak is that of the next one.
func beginMeasuring() measure {
	debug.FreeOSMemory()
	// Where the system does not allow it, the peak is that of the whole process so far, which is no less.
	_ = os.WriteFile("/proc/self/clear_refs", []byte("5"), 0)
	return measure{processorTime()}
}

// taken returns the most memory of the process since, in kB, and its time on processors.
func (m measure) taken() (kB int, took time.Duration) {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		panic(err)
	}
	_, peak, _ := strings.Cut(string(status), "VmHWM:")
	if _, err := fmt.Sscan(peak, &kB); err != nil {
		panic(err)
	}
	return kB, processorTime() - m.used
}

func processorTime() time.Duration {
	var used syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &used); err != nil {
		panic(err)
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
