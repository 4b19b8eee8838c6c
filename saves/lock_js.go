package saves

import (
	"path/filepath"
	"syscall/js"
)

// resolve returns the path of a file: there are no links in a browser.
func resolve(name string) string { return filepath.Clean(name) }

// lock keeps a second tab from writing to a campaign. It is a lock of the browser, which ends with the tab.
type lock struct{ giveBack js.Value }

// lockFor locks a campaign, or reports that another tab has locked it. A page that came over plain HTTP has no locks.
func lockFor(path string) (l *lock, taken bool, err error) {
	if !js.Global().Get("navigator").Get("locks").Truthy() {
		return nil, false, nil
	}
	answer := make(chan js.Value, 1)
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) == 0 {
			args = []js.Value{js.Undefined()}
		}
		answer <- args[0]
		return nil
	})
	defer f.Release()
	js.Global().Get("fs").Call("lock", path, f)
	switch giveBack := <-answer; {
	case giveBack.IsNull():
		return &lock{}, true, nil
	case giveBack.IsUndefined():
		return nil, false, nil
	default:
		return &lock{giveBack}, false, nil
	}
}

// sameLock reports whether the campaigns at two resolved paths have one lock.
func sameLock(path, other string) bool { return path == other }

// holds reports whether the lock keeps others out: nothing but release ends it.
func (l *lock) holds() bool { return l != nil && l.giveBack.Truthy() }

// release ends a lock, and waits until the browser has it back: who asks for it next must not find it taken.
func (l *lock) release() {
	if l == nil || !l.giveBack.Truthy() {
		return
	}
	done := make(chan struct{})
	f := js.FuncOf(func(js.Value, []js.Value) any {
		close(done)
		return nil
	})
	defer f.Release()
	l.giveBack.Invoke(f)
	<-done
	l.giveBack = js.Undefined()
}
