package game

import (
	"syscall"
	"testing"

	"sixwinters/rules"
)

func init() { thread = syscall.Gettid }

// What draws does so on the thread that the window sleeps on: from another one it could read away what is to wake the window.
func TestWindowIsDrawnOnItsOwnThread(t *testing.T) {
	p := startProgram(t, rules.Options{Seed: shotSeed})
	defer p.stop()
	if is := p.out.sight(); is.Thread != p.cmd.Process.Pid { // the first thread has the number of the program
		t.Errorf("the window of the program %d is drawn on thread %d", p.cmd.Process.Pid, is.Thread)
	}
}
