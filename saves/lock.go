//go:build !js

package saves

import (
	"path/filepath"

	"github.com/gofrs/flock" // locks of the operating system on Linux, macOS and Windows alike
)

// lock keeps a second copy of the program from writing to a campaign. It is a lock of the operating system on a small file
// of its own, which ends with the program, so none is ever left behind.
type lock struct{ held *flock.Flock }

// lockFor locks a campaign, or reports that another copy of the program has locked it. In a folder that cannot be written
// to there is no lock.
func lockFor(name string) (l *lock, taken bool) {
	folder, base := filepath.Split(name)
	held := flock.New(filepath.Join(folder, "."+base+".lock"))
	got, err := held.TryLock()
	if err != nil {
		return nil, false
	}
	return &lock{held}, !got
}

// release ends a lock. The file stays: removing it would let two copies lock two files of the same name.
func (l *lock) release() {
	if l != nil {
		_ = l.held.Close() // the system would do it at the end of the program
	}
}
