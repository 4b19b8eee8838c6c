//go:build !js

package saves

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"

	"github.com/gofrs/flock" // locks of the operating system on Linux, macOS and Windows alike
)

// lock keeps a second copy of the program from writing to a campaign. It is a lock of the operating system on a small file
// of its own, which ends with the program, so none is ever left behind.
type lock struct{ held *flock.Flock }

// lockName returns the file that is locked for a campaign: beside it, under a hash of its name, so that a long name has one too.
// Where case does not count in names, it does not count here.
func lockName(path string) string {
	folder, base := filepath.Split(path)
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		base = strings.ToLower(base)
	}
	hash := sha256.Sum256([]byte(base))
	return filepath.Join(folder, fmt.Sprintf(".%x.lock", hash[:8]))
}

// sameLock reports whether the campaigns at two resolved paths have one lock.
func sameLock(path, other string) bool { return lockName(path) == lockName(other) }

// locking is how often lockFor tries to lock a file that others keep deleting.
const locking = 10

// lockFor locks the campaign at a resolved path, or reports that another copy of the program has locked it. The lock is nil in a
// folder that cannot be written to and on a disk that has no locks. It fails if the folder can be written to and there is no lock all
// the same.
func lockFor(path string) (l *lock, taken bool, err error) {
	name := lockName(path)
	for range locking {
		if info, err := os.Lstat(name); err == nil && !info.Mode().IsRegular() {
			return nil, false, fmt.Errorf("%s is in the way: remove it", name)
		}
		l = &lock{flock.New(name, flock.SetPermissions(0o666))}
		var got bool
		if got, err = l.held.TryLock(); err != nil {
			l.release()
			if errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.ENOLCK) || !writable(filepath.Dir(path)) {
				return nil, false, nil
			}
			return nil, false, fmt.Errorf("it cannot be locked: %w", err)
		}
		if !got || l.holds() {
			return l, !got, nil
		}
		l.release() // it was deleted between opening and locking, and keeps out nobody
	}
	return nil, false, fmt.Errorf("it cannot be locked: something keeps deleting %s", name)
}

// writable reports whether files can be made in a folder, if there is room for them.
func writable(folder string) bool {
	f, err := os.CreateTemp(folder, ".writable-*")
	if err != nil {
		return !errors.Is(err, fs.ErrPermission) && !errors.Is(err, syscall.EROFS)
	}
	f.Close()
	_ = os.Remove(f.Name()) // an empty file that nobody sees
	return true
}

// holds reports whether the lock keeps others out: the name of its file still leads to what is locked.
func (l *lock) holds() bool {
	if l == nil || !l.held.Locked() {
		return false
	}
	locked, err := l.held.Stat()
	if err != nil {
		return false
	}
	named, err := os.Lstat(l.held.Path())
	return err == nil && os.SameFile(locked, named)
}

// release ends a lock. The file stays: removing it would let two copies lock two files of the same name.
func (l *lock) release() {
	if l != nil {
		_ = l.held.Close() // the system would do it at the end of the program
	}
}
