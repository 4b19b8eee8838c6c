package background_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"sixwinters/game/background"
)

// What is thought out beside the window comes once, and wakes the window; without one it is there at once.
func TestThoughtsComeOnce(t *testing.T) {
	awake := make(chan bool, 1)
	beside := background.Begin(func() { awake <- true }, func(context.Context) int { return 7 })
	<-awake
	for _, th := range []*background.Thought[int]{beside, background.Begin(nil, func(context.Context) int { return 7 })} {
		if is, ok := th.Come(); is != 7 || !ok {
			t.Errorf("%d has come, %t", is, ok)
		}
		if _, again := th.Come(); again {
			t.Error("it comes again")
		}
	}
}

// A thought that is let go sees that nobody waits for it any more, and wakes no window.
func TestForgottenThoughts(t *testing.T) {
	seen, went := make(chan bool), make(chan bool)
	th := background.Begin(func() { t.Error("the window is woken") }, func(ctx context.Context) int {
		<-ctx.Done()
		close(seen)
		<-went
		return 7
	})
	th.Forget()
	<-seen
	if is, ok := th.Come(); ok {
		t.Errorf("%d has come", is)
	}
	close(went)
	for { // until it has ended
		if _, ok := th.Come(); ok {
			return
		}
		time.Sleep(time.Millisecond)
	}
}

// The zero value never comes out, and can be let go.
func TestNoThought(t *testing.T) {
	var th background.Thought[int]
	th.Forget()
	if _, ok := th.Come(); ok {
		t.Error("something has come of nothing")
	}
}

// A fault beside the window is one of the window: it comes where the outcome is waited for, and says where it was.
func TestFaultsBesideTheWindow(t *testing.T) {
	th := background.Begin(func() {}, func(context.Context) int { panic("a card is missing") })
	fault := ""
	for fault == "" {
		func() {
			defer func() {
				if f := recover(); f != nil {
					fault = f.(string)
				}
			}()
			if _, ok := th.Come(); ok {
				t.Fatal("something has come of it")
			}
			time.Sleep(time.Millisecond)
		}()
	}
	if line, where, _ := strings.Cut(fault, "\n"); line != "a card is missing" || !strings.Contains(where, "background_test.go") {
		t.Errorf("the fault is %q", fault)
	}
}
