// Package thought thinks out beside the window what may take longer than a frame: the window goes on drawing and answering. It is
// thought out on copies, with the rulebook, which never changes. How far it goes is bounded by effort and never by time, so that
// the same comes out on every machine; only when that is differs.
package thought

import (
	"context"
	"fmt"
	"runtime/debug"
)

// Thought is something that is being thought out. The zero value never comes out.
type Thought[T any] struct {
	came   chan outcome[T] // has room for it: what nobody waits for any more ends all the same
	forget context.CancelFunc
}

// outcome is what comes out of a thought, or the fault that it ended with.
type outcome[T any] struct {
	is    T
	fault string // with where it was; "" for none
}

// Begin begins to think something out. The thought may look at its context now and then, whether anybody still waits for it. When it
// has come out and somebody does, wake is called, since the window may sleep. Where there is no window that could be held up, as in
// pictures, wake is nil, and it is thought out at once.
func Begin[T any](wake func(), out func(ctx context.Context) T) *Thought[T] {
	ctx, forget := context.WithCancel(context.Background())
	th := &Thought[T]{make(chan outcome[T], 1), forget}
	if wake == nil {
		th.came <- outcome[T]{is: out(ctx)}
		return th
	}
	go func() {
		var came outcome[T]
		defer func() {
			if fault := recover(); fault != nil {
				came.fault = fmt.Sprintf("%v\n\nIt was being worked out in the background, here:\n%s", fault, debug.Stack())
			}
			th.came <- came
			if ctx.Err() == nil {
				wake()
			}
		}()
		came.is = out(ctx)
	}()
	return th
}

// Come is what has come out, once; false before and after that. A fault beside the window is one of the window then.
func (th *Thought[T]) Come() (is T, ok bool) {
	select {
	case came := <-th.came:
		th.forget()
		if came.fault != "" {
			panic(came.fault)
		}
		return came.is, true
	default:
		return is, false
	}
}

// Forget lets a thought go: nobody waits for it any more.
func (th *Thought[T]) Forget() {
	if th.forget != nil {
		th.forget()
	}
}
