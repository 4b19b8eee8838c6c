package queue

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"sixwinters/content"
	"sixwinters/lab"
	"sixwinters/rules"
)

// Work plays campaigns of all plans that a server offers, on a number of cores, until the context is done. It refuses a plan of another
// version or other cards, or with boxes that are not at hand, and writes to told why, once.
func Work(ctx context.Context, url string, cores int, atHand []*content.Box, told io.Writer) error {
	conn, js, err := connect(ctx, url)
	if err != nil {
		return err
	}
	defer conn.Close()
	w := worker{js: js, told: told, cores: max(1, cores), atHand: atHand, refused: map[string]bool{}}
	fmt.Fprintf(told, "waiting for campaigns at %s\n", url)
	for ctx.Err() == nil {
		w.round(ctx)
		wait(ctx)
	}
	return nil
}

// worker plays campaigns of the plans on a server.
type worker struct {
	js      jetstream.JetStream
	told    io.Writer
	cores   int
	atHand  []*content.Box
	refused map[string]bool // by the id of the plan
}

// round plays the campaigns in the queues of all plans. What fails is tried again in the next round.
func (w *worker) round(ctx context.Context) {
	plans, err := w.js.KeyValue(ctx, plansBucket)
	if err != nil {
		return
	}
	keys, err := plans.Keys(ctx)
	if err != nil {
		return
	}
	for _, id := range keys {
		if w.refused[id] {
			continue
		}
		entry, err := plans.Get(ctx, id)
		if err != nil {
			continue
		}
		tables, err := accept(entry.Value(), w.atHand)
		if err != nil {
			w.refused[id] = true
			fmt.Fprintln(w.told, err)
			continue
		}
		w.playAll(ctx, id, tables)
	}
}

// accept returns the tables of an offer. The error says why this program, with the boxes at hand, cannot play it.
func accept(text []byte, atHand []*content.Box) (map[string]*lab.Table, error) {
	var o offer
	if err := json.Unmarshal(text, &o); err != nil {
		return nil, fmt.Errorf("a plan on the server cannot be read: %w", err)
	}
	if o.Game != rules.Version() {
		return nil, fmt.Errorf("plan %q is for version %s, and this is %s: put that version on this machine", o.Plan.Name, o.Game, rules.Version())
	}
	if err := o.Plan.Find(atHand); err != nil {
		return nil, fmt.Errorf("%w: give it to the worker with -box", err)
	}
	tables, err := o.Plan.Tables()
	if err != nil {
		return nil, fmt.Errorf("plan %q: %w", o.Plan.Name, err)
	}
	for name, t := range tables {
		if o.Content[name] != t.Content() {
			return nil, fmt.Errorf("plan %q has other cards for %q than this machine", o.Plan.Name, name)
		}
	}
	return tables, nil
}

// playAll plays the campaigns in the queue of a plan until it is empty.
func (w *worker) playAll(ctx context.Context, id string, tables map[string]*lab.Table) {
	consumer, err := w.js.CreateOrUpdateConsumer(ctx, jobs(id), jetstream.ConsumerConfig{
		Durable: "workers", AckWait: ackWait, MaxAckPending: -1, AckPolicy: jetstream.AckExplicitPolicy,
	})
	if err != nil {
		return // the plan has just ended, or the server is away
	}
	var all sync.WaitGroup
	for range w.cores {
		all.Go(func() {
			for ctx.Err() == nil {
				batch, err := consumer.Fetch(1, jetstream.FetchMaxWait(2*retryPause))
				if err != nil {
					return
				}
				empty := true
				for message := range batch.Messages() {
					empty = false
					if err := w.play(ctx, id, tables, message); err != nil {
						fmt.Fprintln(w.told, err)
					}
				}
				if empty {
					return
				}
			}
		})
	}
	all.Wait()
}

// play plays one campaign, stores its row, and only then acknowledges it.
func (w *worker) play(ctx context.Context, id string, tables map[string]*lab.Table, message jetstream.Msg) error {
	var j lab.Job
	if err := json.Unmarshal(message.Data(), &j); err != nil {
		return errors.Join(fmt.Errorf("a campaign cannot be read: %w", err), message.Term())
	}
	t := tables[j.Variant]
	if t == nil {
		return errors.Join(fmt.Errorf("%s: the plan has no such variant", &j), message.Term())
	}
	over := make(chan struct{})
	go func() {
		for {
			select {
			case <-over:
				return
			case <-time.After(heartbeat):
				_ = message.InProgress() // if it does not arrive, another worker plays the campaign too
			}
		}
	}()
	row := t.Play(j)
	close(over)
	ctx, stop := context.WithTimeout(context.WithoutCancel(ctx), storeTimeout) // a worker that is stopped still stores what it has
	defer stop()
	if err := store(ctx, w.js, rows(id), j.String(), lab.Line(&row)); err != nil {
		return fmt.Errorf("%s cannot be stored: %w", &j, err)
	}
	if err := message.DoubleAck(ctx); err != nil {
		return fmt.Errorf("%s was played, but will be played again: %w", &j, err)
	}
	return nil
}
