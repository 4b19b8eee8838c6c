package workshop

import (
	"io/fs"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"

	"github.com/fsnotify/fsnotify" // tells of saved files at once on every desktop, without looking at them time and again
)

// settles is how long nothing may happen to the files before they are read: editors save in several steps.
const settles = 60 * time.Millisecond

// wakesEvery is how often the window is woken until it takes the change up: one that is woken too soon after its last tick falls
// asleep again without another.
const wakesEvery = 50 * time.Millisecond

// watch tells when files of a box change. Editors save by writing another file and renaming it, so folders are watched.
type watch struct {
	system  *fsnotify.Watcher
	changed atomic.Bool
}

// newWatch begins to watch a folder with those in it, or the folder of a zip file. wake is called on another goroutine when something has
// changed.
func newWatch(path string, wake func()) (*watch, error) {
	system, err := fsnotify.NewWatcher()
	if err != nil {
		return nil, err
	}
	w := &watch{system: system}
	if err := w.add(path); err != nil {
		return nil, err
	}
	go w.listen(path, wake)
	return w, nil
}

// add watches a folder with those in it, or the folder of a file.
func (w *watch) add(path string) error {
	if !isFolder(path) {
		return w.system.Add(filepath.Dir(path))
	}
	return filepath.WalkDir(path, func(name string, item fs.DirEntry, err error) error {
		if err != nil || !item.IsDir() {
			return err
		}
		return w.system.Add(name)
	})
}

// listen waits for changes until the watch is closed.
func (w *watch) listen(path string, wake func()) {
	timer := time.NewTimer(0)
	<-timer.C
	folder, due := isFolder(path), false
	change := func() {
		due = true
		timer.Reset(settles)
	}
	for {
		select {
		case event, open := <-w.system.Events:
			if !open {
				return
			}
			if folder || event.Name == path {
				change()
			}
		case _, open := <-w.system.Errors:
			if !open {
				return
			}
			change() // something may have been missed
		case <-timer.C:
			if due {
				due = false
				_ = w.add(path) // with folders that are new; one that has gone tells the reading
				w.changed.Store(true)
			}
			if w.changed.Load() {
				wake()
				timer.Reset(wakesEvery)
			}
		}
	}
}

// take reports whether anything has changed since the last call.
func (w *watch) take() bool { return w != nil && w.changed.Swap(false) }

// close ends the watch.
func (w *watch) close() {
	if w != nil {
		_ = w.system.Close()
	}
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
