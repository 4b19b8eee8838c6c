package app

import (
	"context"
	"sync/atomic"

	"sixwinters/game/background"
)

// Work is what a scene has done in the background while its menu counts what is done. The zero value is idle.
type Work[T any] struct {
	running   *background.Thought[T] // nil while idle
	ended     chan struct{}          // closed once what was begun last has ended, also where it was stopped
	done, all atomic.Int64
	shown     int64 // of done, on the menu
}

// Begin begins work that tells how much is done of how much. It ends early where its context does: nobody waits for it then. What was begun before
// is stopped and comes to its end first, so that two of one kind never write one file.
func (w *Work[T]) Begin(g *App, work func(ctx context.Context, tell func(done, all int)) T) {
	w.Stop()
	wake := g.Waker()
	w.done.Store(0)
	w.all.Store(0)
	before, ended := w.ended, make(chan struct{})
	w.ended = ended
	w.running = background.Begin(wake, func(ctx context.Context) (result T) {
		defer close(ended)
		if before != nil {
			<-before
		}
		if ctx.Err() != nil {
			return result
		}
		return work(ctx, func(done, all int) {
			if ctx.Err() != nil {
				return
			}
			w.done.Store(int64(done))
			w.all.Store(int64(all))
			if wake != nil {
				wake()
			}
		})
	})
}

func (w *Work[T]) Running() bool { return w.running != nil }

// Count returns how much is done of how much, for the menu to show: 0 of 0 before any of it has been told.
func (w *Work[T]) Count() (done, all int64) {
	w.shown = w.done.Load()
	return w.shown, w.all.Load()
}

// Tick returns what the work came to, once, and reports whether the menu is out of date.
func (w *Work[T]) Tick() (result T, came, stale bool) {
	if w.running == nil {
		return result, false, false
	}
	if result, came = w.running.Come(); came {
		w.running = nil
	}
	return result, came, came || w.done.Load() != w.shown
}

func (w *Work[T]) Stop() {
	if w.running != nil {
		w.running.Forget()
	}
	w.running = nil
}
