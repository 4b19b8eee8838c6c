package queue

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"sixwinters/content"
	"sixwinters/lab"
	"sixwinters/rules"
)

// workers is the name of the consumer that all workers of a plan share.
const workers = "workers"

// AtHand is what a worker may play with besides the cards of the game.
type AtHand struct {
	Boxes []*content.Box
	Cards []*lab.Cards // folders of card files
}

// Work plays campaigns of all plans that a server offers, on a number of cores, until the context is done. It refuses a plan of another
// version or other cards, or with boxes or cards that are not at hand, and writes to told why, once. Messages that are not signed with
// the lab's key, or that no plan can have, are named there and set aside.
func Work(ctx context.Context, server *Server, cores int, atHand AtHand, told io.Writer) error {
	conn, js, err := server.connect(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	w := worker{js: js, key: server.Key, aside: aside{to: told}, cores: max(1, cores), atHand: atHand, refused: map[[sha256.Size]byte]bool{}}
	defer w.aside.sum()
	w.aside.say("waiting for campaigns at %s", server.Place())
	for ctx.Err() == nil {
		if err := server.shutOut(conn); err != nil {
			return err
		}
		w.round(ctx)
		wait(ctx)
	}
	return nil
}

// worker plays campaigns of the plans on a server.
type worker struct {
	js      jetstream.JetStream
	key     Key
	aside   aside
	cores   int
	atHand  AtHand
	refused map[[sha256.Size]byte]bool // offers, by their hashes
}

// round plays the campaigns in the queues of all plans. What fails is tried again in the next round.
func (w *worker) round(ctx context.Context) {
	for _, entry := range w.offers(ctx) {
		if ctx.Err() != nil {
			return
		}
		plan, err := w.read(entry)
		if err != nil {
			w.refused[hashOf(entry)] = true
			continue
		}
		w.playAll(ctx, plan)
	}
}

// offers returns the offers on the server that have not been refused; none if the server is away.
func (w *worker) offers(ctx context.Context) (offered []jetstream.KeyValueEntry) {
	ctx, stop := context.WithTimeout(ctx, ackWait) // the server may go away in the middle of the list
	defer stop()
	plans, err := w.js.KeyValue(ctx, plansBucket)
	if err != nil {
		return nil
	}
	watch, err := plans.WatchAll(ctx, jetstream.IgnoreDeletes())
	if err != nil {
		return nil
	}
	defer func() { _ = watch.Stop() }() // it ends with the context at the latest
	for entry := range watch.Updates() {
		if entry == nil { // all that were there
			break
		}
		if !w.refused[hashOf(entry)] {
			offered = append(offered, entry)
		}
	}
	return offered
}

func hashOf(entry jetstream.KeyValueEntry) [sha256.Size]byte {
	return sha256.Sum256(append([]byte(entry.Key()+"\n"), entry.Value()...))
}

// playable is a plan that this worker can play.
type playable struct {
	id     string
	plan   *lab.Plan
	tables map[string]*lab.Table
}

// read reads an offer. If this worker cannot play it, it says why.
func (w *worker) read(entry jetstream.KeyValueEntry) (*playable, error) {
	text, err := w.key.Open(planSubject(entry.Key()), entry.Value())
	if err != nil {
		w.aside.name(fmt.Sprintf("Plan %q", entry.Key()), err)
		return nil, err
	}
	plan, tables, err := accept(text, w.atHand)
	if err != nil {
		w.aside.say("%v", err)
		return nil, err
	}
	return &playable{entry.Key(), plan, tables}, nil
}

// accept returns the plan of an offer with its tables. The error says why this program, with what is at hand, cannot play it.
func accept(text []byte, atHand AtHand) (*lab.Plan, map[string]*lab.Table, error) {
	var o offer
	if err := json.Unmarshal(text, &o); err != nil { // that of another version may have other keys
		return nil, nil, fmt.Errorf("a plan on the server cannot be read: %w", err)
	}
	if o.Game != rules.Version() {
		return nil, nil, fmt.Errorf("plan %q is for version %s, and this is %s: put that version on this machine", o.Plan.Name, o.Game, rules.Version())
	}
	if err := o.Plan.Find(atHand.Boxes, atHand.Cards); err != nil {
		return nil, nil, err
	}
	tables, err := o.Plan.Tables()
	if err != nil {
		return nil, nil, fmt.Errorf("plan %q: %w", o.Plan.Name, err)
	}
	for name, t := range tables {
		if o.Content[name] != t.Content() {
			return nil, nil, fmt.Errorf("plan %q has other cards for %q than this machine", o.Plan.Name, name)
		}
	}
	return &o.Plan, tables, nil
}

// playAll plays the campaigns in the queue of a plan until it is empty.
func (w *worker) playAll(ctx context.Context, p *playable) {
	consumer, err := w.js.CreateOrUpdateConsumer(ctx, jobs(p.id), jetstream.ConsumerConfig{
		Durable: workers, AckWait: ackWait, MaxAckPending: -1, MaxDeliver: mostDeliveries, AckPolicy: jetstream.AckExplicitPolicy,
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
					if err := w.play(ctx, p, message); err != nil {
						w.aside.say("%v", err)
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

// play plays one campaign, stores its row, and only then acknowledges it. A message that is no campaign of the plan is set aside.
func (w *worker) play(ctx context.Context, p *playable, message jetstream.Msg) error {
	about, err := message.Metadata()
	if err != nil {
		return err
	}
	of, err := readTask(w.key, message.Subject(), message.Data(), p.plan)
	if err != nil {
		w.aside.name(fmt.Sprintf("Message %d of the campaigns", about.Sequence.Stream), err)
		return message.TermWithReason("set aside")
	}
	j := of.Job
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
	defer close(over)
	subject, text := rows(p.id), []byte(nil)
	why := fmt.Sprintf("it was given to workers %d times, and none brought it back", mostPlays)
	if about.NumDelivered <= mostPlays {
		text, why = playOne(p.tables[j.Variant], j)
	}
	if why != "" {
		w.aside.say("%s is lost: %s", &j, why)
		subject = lost(p.id)
		if text, err = json.Marshal(loss{j, why}); err != nil {
			return err
		}
	}
	ctx, stop := context.WithTimeout(context.WithoutCancel(ctx), storeTimeout) // a worker that is stopped still stores what it has
	defer stop()
	if err := store(ctx, w.js, w.key, subject, text, of.Round); err != nil {
		return fmt.Errorf("%s cannot be stored: %w", &j, err)
	}
	if err := message.DoubleAck(ctx); err != nil {
		return fmt.Errorf("%s was played, but will be played again: %w", &j, err)
	}
	return nil
}

// playOne returns the line of a campaign. If the program panics it says so instead: other workers would too.
func playOne(t *lab.Table, j lab.Job) (line []byte, broken string) {
	defer func() {
		if fault := recover(); fault != nil {
			broken = fmt.Sprintf("the program has a fault: %v", fault)
		}
	}()
	row := t.Play(j)
	return lab.Line(&row), ""
}

// readTask reads a campaign that is to be played. The error says why the plan has none such.
func readTask(key Key, subject string, sealed []byte, plan *lab.Plan) (of task, err error) {
	text, err := key.Open(subject, sealed)
	if err != nil {
		return of, err
	}
	if err := decode(text, &of); err != nil {
		return of, fmt.Errorf("it is no campaign: %w", err)
	}
	if !plan.Has(of.Job) {
		return of, fmt.Errorf("plan %q has no campaign %q", plan.Name, of.Job.String())
	}
	return of, nil
}
