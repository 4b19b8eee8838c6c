// Package background works out in the background whatever may take longer than a frame, while the window goes on drawing and
// answering. It works on copies, with the rulebook, which never changes. Its effort is bounded, never its time, so that every
// machine gets the same result, only sooner or later.
package background

import (
	"context"
	"fmt"
	"runtime/debug"
)

// Thought is something being worked out. The zero value never has a result.
type Thought[T any] struct {
	came   chan outcome[T] // has room for it: what nobody waits for any more ends all the same
	forget context.CancelFunc
}

// outcome is the result of a thought, or the fault that it ended with.
type outcome[T any] struct {
	is    T
	fault string // with where it was; "" for none
}

// Begin starts working something out. The work may check its context now and then, to see whether anybody still waits for it.
// When there is a result and somebody does, wake is called, since the window may be asleep. Where there is no window to hold
// up, as in pictures, wake is nil, and the work is done at once.
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

// Come returns the result, once; false before and after that. A fault in the background becomes one of the window here.
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
