package queue

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"sixwinters/lab"
)

// Run offers workers of a server the campaigns of a plan that a results file lacks, and adds each row to the file as it comes. It ends
// when all have come. Stopped and started again, it goes on; what was played in between is on the server. A row that was not asked for or
// that cannot be one of this plan's is named in the log and set aside. The error names campaigns that no worker brought back.
func Run(ctx context.Context, server *Server, p *lab.Plan, path string, told lab.Told, log io.Writer) (err error) {
	tables, err := p.Tables()
	if err != nil {
		return err
	}
	results, err := lab.OpenResults(path, tables)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, results.Close()) }()
	conn, js, err := server.connect(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	r := run{js: js, key: server.Key, plan: p.Name, tables: tables, results: results, told: told, aside: aside{to: log},
		due: map[lab.Job]bool{}, lost: map[lab.Job]string{}, shutOut: func() error { return server.shutOut(conn) }}
	defer r.aside.sum()
	for _, j := range results.Due(p) {
		r.due[j] = true
		r.order = append(r.order, j)
	}
	o := newOffer(p, tables)
	r.offer, r.id = o.text(r.key)
	if err := r.offerPlan(ctx); err != nil {
		return err
	}
	told(0, len(r.due), nil)
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	go func() {
		if err := r.publish(ctx, r.order, 0); err != nil {
			stop(err)
		}
		r.published.Store(true)
	}()
	if err := r.collect(ctx); err != nil {
		return err
	}
	return errors.Join(r.removePlan(ctx), r.losses())
}

// run collects the rows of a plan.
type run struct {
	js      jetstream.JetStream
	key     Key
	plan    string // its name
	offer   []byte
	id      string
	tables  map[string]*lab.Table
	results *lab.Results
	told    lab.Told
	aside   aside
	shutOut func() error

	order     []lab.Job // the campaigns that the file lacked, in the order of the plan
	due       map[lab.Job]bool
	done      int
	lost      map[lab.Job]string // the campaigns that no worker brought back, and why
	round     int                // how often they have been published again
	published atomic.Bool        // all are in the queue
}

// offerPlan creates the streams of the plan, unless they are there, and offers it to workers.
func (r *run) offerPlan(ctx context.Context) error {
	for _, config := range []jetstream.StreamConfig{
		{Name: jobs(r.id), Subjects: []string{jobs(r.id)}, Retention: jetstream.WorkQueuePolicy, MaxMsgSize: mostJob},
		{Name: rows(r.id), Subjects: []string{rows(r.id), lost(r.id)}, MaxMsgSize: mostRow},
	} {
		config.Description = "Six Winters, plan " + r.plan
		config.Duplicates = dedupWindow
		if _, err := r.js.CreateOrUpdateStream(ctx, config); err != nil {
			return fmt.Errorf("the queue cannot be made: %w", err)
		}
	}
	plans, err := r.js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: plansBucket})
	if err == nil {
		sealed := r.key.Seal(planSubject(r.id), r.offer)
		if there, missing := plans.Get(ctx, r.id); missing == nil && bytes.Equal(there.Value(), sealed) {
			return nil
		}
		_, err = plans.Put(ctx, r.id, sealed)
	}
	if err != nil {
		return fmt.Errorf("the plan cannot be offered: %w", err)
	}
	return nil
}

// planSubject returns the subject that the offer of a plan is signed for.
func planSubject(id string) string { return plansBucket + "." + id }

// publish puts jobs into the queue, each once in a round.
func (r *run) publish(ctx context.Context, due []lab.Job, round int) error {
	for _, j := range due {
		text, err := json.Marshal(task{j, round})
		if err != nil {
			return err
		}
		if err := store(ctx, r.js, r.key, jobs(r.id), text, round); err != nil {
			return err
		}
	}
	return nil
}

// collect adds rows as they come until all have come or are known to be lost.
func (r *run) collect(ctx context.Context) error {
	next, heard := uint64(1), time.Now()
	for r.done+len(r.lost) < len(r.due) {
		before := next
		var err error
		if next, err = r.read(ctx, next); err != nil {
			return err
		}
		if next != before {
			heard = time.Now()
			continue
		}
		if time.Since(heard) > quiet {
			heard = time.Now()
			r.renew(ctx)
		}
		if err := r.shutOut(); err != nil {
			return err
		}
		if !wait(ctx) {
			return context.Cause(ctx)
		}
	}
	return nil
}

// read takes the messages of the stream of rows from a number on, and returns the number of the next one. A server that is away is asked
// again by the caller; the error says that a row cannot be kept.
func (r *run) read(ctx context.Context, next uint64) (uint64, error) {
	stream, err := r.js.Stream(ctx, rows(r.id))
	if err != nil {
		return next, nil
	}
	state := stream.CachedInfo().State
	if state.LastSeq < next-1 { // the server has lost the stream, and it was made anew
		next = 1
	}
	for next = max(next, state.FirstSeq); next <= state.LastSeq && r.done+len(r.lost) < len(r.due); next++ {
		message, err := stream.GetMsg(ctx, next)
		switch {
		case errors.Is(err, jetstream.ErrMsgNotFound): // somebody has deleted it
		case err != nil:
			return next, nil
		default:
			if err := r.take(message); err != nil {
				return next, err
			}
		}
	}
	return next, nil
}

// take adds the row of a message to the results, or notes a loss. What is neither is set aside. The error says that a row cannot be kept.
func (r *run) take(message *jetstream.RawStreamMsg) error {
	what := fmt.Sprintf("Message %d of the rows", message.Sequence)
	text, err := r.key.Open(message.Subject, message.Data)
	if err != nil {
		r.aside.name(what, err)
		return nil
	}
	if message.Subject == lost(r.id) {
		var note loss
		if err := decode(text, &note); err != nil {
			r.aside.name(what, err)
		} else if r.due[note.Job] && !r.results.Has(note.Job) {
			r.lost[note.Job] = note.Why
			r.aside.say("%s is lost: %s", &note.Job, note.Why)
		}
		return nil
	}
	row, err := readRow(text, r.tables, r.due)
	if err != nil {
		r.aside.name(what, err)
		return nil
	}
	if r.results.Has(row.Job) {
		return nil
	}
	if err := r.results.Add(row); err != nil {
		return err
	}
	delete(r.lost, row.Job)
	r.done++
	r.told(r.done, len(r.due), row)
	return nil
}

// readRow reads a row. The error says why it is none of the campaigns that are due.
func readRow(text []byte, tables map[string]*lab.Table, due map[lab.Job]bool) (*lab.Row, error) {
	var row lab.Row
	if err := decode(text, &row); err != nil {
		return nil, fmt.Errorf("it is no campaign: %w", err)
	}
	if !due[row.Job] {
		return nil, fmt.Errorf("nobody asked for %q", row.Job.String())
	}
	if err := lab.Check(tables, &row); err != nil {
		return nil, fmt.Errorf("%s: %w", &row.Job, err)
	}
	if !bytes.Equal(lab.Line(&row), text) {
		return nil, fmt.Errorf("%s: it is not written as this program writes it", &row.Job)
	}
	return &row, nil
}

// renew puts the plan and its jobs on the server again if it has lost them. What fails is tried again after the next quiet spell.
func (r *run) renew(ctx context.Context) {
	if r.offerPlan(ctx) != nil || !r.published.Load() {
		return
	}
	stream, err := r.js.Stream(ctx, jobs(r.id))
	if err != nil {
		return
	}
	left := stream.CachedInfo().State.Msgs > 0
	if consumer, err := stream.Consumer(ctx, workers); err == nil {
		left = consumer.CachedInfo().NumPending > 0 || consumer.CachedInfo().NumAckPending > 0
	}
	if left {
		return // workers have still to play
	}
	due := slices.DeleteFunc(slices.Clone(r.order), func(j lab.Job) bool { return r.results.Has(j) || r.lost[j] != "" })
	r.round++
	r.aside.say("%d campaigns have left the queue without a row; they are put into it again", len(due))
	_ = r.publish(ctx, due, r.round)
}

// losses returns an error that names campaigns that no worker brought back.
func (r *run) losses() error {
	if len(r.lost) == 0 {
		return nil
	}
	var names []string
	for _, j := range r.order {
		if r.lost[j] != "" && len(names) < 5 {
			names = append(names, j.String())
		}
	}
	return fmt.Errorf("%d campaigns came back from no worker, the first of them %s", len(r.lost), strings.Join(names, ", "))
}

// removePlan deletes the plan and its streams from the server.
func (r *run) removePlan(ctx context.Context) error {
	plans, err := r.js.KeyValue(ctx, plansBucket)
	if err != nil {
		return err
	}
	return errors.Join(plans.Purge(ctx, r.id), r.js.DeleteStream(ctx, jobs(r.id)), r.js.DeleteStream(ctx, rows(r.id)))
}
