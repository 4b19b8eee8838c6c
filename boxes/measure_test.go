package boxes

import (
	"runtime"
	"testing"
)

// What a box takes is measured: memory that is used and given back shows, and so does time, and neither shows in what comes after.
func TestMeasure(t *testing.T) {
	use := func() {
		b := make([]byte, 64<<20)
		for i := 0; i < len(b); i += 512 {
			b[i] = 1
		}
		runtime.KeepAlive(b)
	}
	began := beginMeasuring()
	none, _ := began.taken()
	use()
	most, took := began.taken()
	if most-none < 60<<10 || took <= 0 {
		t.Errorf("64 MB are measured as %d kB after %d kB, in %v", most, none, took)
	}
	if runtime.GOOS != "linux" {
		return // there the peak is that of the whole process
	}
	again, _ := beginMeasuring().taken()
	if again > most-50<<10 {
		t.Errorf("afterwards %d kB are measured, and %d kB before", again, most)
	}
}
