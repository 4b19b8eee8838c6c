package game

import (
	"syscall"
	"testing"

	"sixwinters/game/gametest"
	"sixwinters/rules"
)

func init() { gametest.Thread = syscall.Gettid }

// What draws does so on the thread that the window sleeps on: from another one it could read away what is to wake the window.
func TestWindowIsDrawnOnItsOwnThread(t *testing.T) {
	p := gametest.StartProgram(t, rules.Options{Seed: gametest.ShotSeed})
	defer p.Stop()
	if is := p.Out.Sight(); is.Thread != p.Cmd.Process.Pid { // the first thread has the number of the program
		t.Errorf("the window of the program %d is drawn on thread %d", p.Cmd.Process.Pid, is.Thread)
	}
}
