//go:build !js

package together

import (
	"context"
	"testing"
	"time"

	"sixwinters/content/contenttest"
	"sixwinters/rules"
	"sixwinters/saves"
)

// silent is a wire whose server never answers.
type silent struct{ heard chan any }

func (w *silent) Send(ctx context.Context, _ Line) (Stored, error) {
	<-ctx.Done()
	return Stored{}, ctx.Err()
}

func (w *silent) Lines(ctx context.Context, _ uint64) ([]Stored, bool, error) {
	<-ctx.Done()
	return nil, false, ctx.Err()
}
func (w *silent) Signal(string)     {}
func (w *silent) Heard() <-chan any { return w.heard }
func (w *silent) Close()            {}

// silentDesk returns a desk whose server never answers.
func silentDesk(t *testing.T) *Desk {
	t.Helper()
	book := rules.New(contenttest.Cards(t))
	head := saves.NewTableHead(book, "aaaabbbbcccc", rules.Options{Seed: 7}, [saves.NumSeats]string{"Anna", "Ben"}, EachOwn)
	c, err := saves.NewTable(book, "", &head)
	if err != nil {
		t.Fatal(err)
	}
	d, err := newDesk(c, Link{Table: head.ID, Seat: 1}, &silent{make(chan any)}, "", true)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.Close() })
	return d
}

// Lines that a desk cannot take, however many, keep it from nothing: one that is stuck asks for no more, another one asks once for what is missing.
func TestLinesThatCannotBeTaken(t *testing.T) {
	for stuck, most := range map[string]int{"": 1, "The two desks play by different rules.": 0} {
		d := silentDesk(t)
		d.stuck = stuck
		took := make(chan struct{})
		go func() {
			for n := range 1000 {
				d.stored(Stored{Line: Line{N: n + 5}})
			}
			close(took)
		}()
		select {
		case <-took:
		case <-time.After(time.Minute):
			t.Fatalf("stuck %q: the desk waits", stuck)
		}
		d.post.mu.Lock()
		orders := len(d.post.orders)
		d.post.mu.Unlock()
		if orders > most {
			t.Errorf("stuck %q: %d orders", stuck, orders)
		}
		if err := d.Unsent(); err != nil {
			t.Error(err)
		}
	}
}

// A line that was ordered comes before what is asked after it.
func TestOrderOfOrders(t *testing.T) {
	p := &post{work: make(chan struct{}, 1)}
	for _, what := range []any{fetch{}, fetch{all: true}, fetch{}, Line{N: 1}, fetch{}, fetch{}, restore{}} {
		p.order(what)
	}
	first, _ := p.nextOrder().(fetch)
	_, line := p.nextOrder().(Line)
	second, fetches := p.nextOrder().(fetch)
	_, restores := p.nextOrder().(restore)
	if !first.all || !line || second.all || !fetches || !restores || p.nextOrder() != nil {
		t.Error("orders come in another order")
	}
}
