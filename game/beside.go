package game

import (
	"context"
	"fmt"
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"
)

// What may take longer than a frame is thought out beside the window, which goes on drawing and answering. It is thought out
// on copies, with the rulebook, which never changes. How far it goes is bounded by effort and never by time, so that the same
// comes out on every machine; only when that is differs.

// thought is something that is being thought out beside the window.
type thought[T any] struct {
	came   chan outcome[T] // has room for it: what nobody waits for any more ends all the same
	forget context.CancelFunc
}

// outcome is what comes out of a thought, or the fault that it ended with.
type outcome[T any] struct {
	is    T
	fault string // with where it was; "" for none
}

// think begins to think something out. The thought may look at its context now and then, whether anybody still waits for it.
// Where there is no window that could be held up, as in pictures, it is thought out at once.
func think[T any](g *Game, out func(ctx context.Context) T) *thought[T] {
	ctx, forget := context.WithCancel(context.Background())
	th := &thought[T]{make(chan outcome[T], 1), forget}
	if !g.beside {
		th.came <- outcome[T]{is: out(ctx)}
		return th
	}
	go func() {
		var came outcome[T]
		defer func() {
			if fault := recover(); fault != nil {
				came.fault = fmt.Sprintf("%v\n\nIt was thought out beside the window, here:\n%s", fault, debug.Stack())
			}
			th.came <- came
			if ctx.Err() == nil {
				ebiten.ScheduleFrame() // the window may sleep
			}
		}()
		came.is = out(ctx)
	}()
	return th
}

// come is what has come out, once; false before and after that. A fault beside the window is one of the window then.
func (th *thought[T]) come() (is T, ok bool) {
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
