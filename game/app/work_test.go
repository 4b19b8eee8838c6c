package app_test

import (
	"context"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

// Work that is begun again is stopped first, and ends before the new begins; what it still tells no longer counts.
func TestWorkBegunAgain(t *testing.T) {
	g := gametest.InFolder(t)
	g.Background = true
	var w app.Work[int]
	began, goOn := make(chan bool), make(chan bool)
	atWork := 0 // guarded by that only one works
	w.Begin(g, func(ctx context.Context, tell func(done, all int)) int {
		atWork++
		close(began)
		<-ctx.Done()
		<-goOn
		tell(7, 7)
		atWork--
		return 1
	})
	<-began
	ended := make(chan bool)
	w.Begin(g, func(_ context.Context, tell func(done, all int)) int {
		defer close(ended)
		if atWork != 0 {
			t.Error("two work at the same time")
		}
		tell(1, 2)
		return 2
	})
	close(goOn)
	<-ended
	if done, all := w.Count(); done != 1 || all != 2 {
		t.Errorf("%d of %d is told to be done", done, all)
	}
	for {
		if is, came, _ := w.Tick(); came {
			if is != 2 {
				t.Errorf("%d has come", is)
			}
			return
		}
	}
}
