package queue

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"sixwinters/lab"
)

// Run offers workers of a server the campaigns of a plan that a results file lacks, and adds each row to the file as it comes. It ends
// when all have come. Stopped and started again, it goes on; what was played in between is on the server.
func Run(ctx context.Context, url string, p *lab.Plan, path string, told lab.Told) (err error) {
	tables, err := p.Tables()
	if err != nil {
		return err
	}
	results, err := lab.OpenResults(path, tables)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, results.Close()) }()
	conn, js, err := connect(ctx, url)
	if err != nil {
		return err
	}
	defer conn.Close()
	due := map[string]lab.Job{}
	for _, j := range results.Due(p) {
		due[j.String()] = j
	}
	o := newOffer(p, tables)
	if err := offerPlan(ctx, js, &o); err != nil {
		return err
	}
	told(0, len(due), nil)
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	go func() {
		if err := publish(ctx, js, o.id(), due); err != nil {
			stop(err)
		}
	}()
	if err := collect(ctx, js, o.id(), results, len(due), told); err != nil {
		return err
	}
	return removePlan(ctx, js, o.id())
}

// offerPlan creates the streams of a plan, unless they are there, and offers it to workers.
func offerPlan(ctx context.Context, js jetstream.JetStream, o *offer) error {
	id := o.id()
	text, err := json.Marshal(o)
	if err != nil {
		return err
	}
	for _, config := range []jetstream.StreamConfig{
		{Name: jobs(id), Subjects: []string{jobs(id)}, Retention: jetstream.WorkQueuePolicy, Duplicates: dedupWindow},
		{Name: rows(id), Subjects: []string{rows(id)}, Duplicates: dedupWindow},
	} {
		config.Description = "Six Winters, plan " + o.Plan.Name
		if _, err := js.CreateOrUpdateStream(ctx, config); err != nil {
			return fmt.Errorf("the queue cannot be made: %w", err)
		}
	}
	plans, err := js.CreateOrUpdateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: plansBucket})
	if err == nil {
		_, err = plans.Put(ctx, id, text)
	}
	if err != nil {
		return fmt.Errorf("the plan cannot be offered: %w", err)
	}
	return nil
}

// publish puts jobs into the queue, each once.
func publish(ctx context.Context, js jetstream.JetStream, id string, due map[string]lab.Job) error {
	for name, j := range due {
		text, err := json.Marshal(j)
		if err != nil {
			return err
		}
		if err := store(ctx, js, jobs(id), name, text); err != nil {
			return err
		}
	}
	return nil
}

// store publishes a message, trying until the context is done if the server is away. The server stores a message of a name once.
func store(ctx context.Context, js jetstream.JetStream, subject, name string, text []byte) error {
	for {
		_, err := js.Publish(ctx, subject, text, jetstream.WithMsgID(name))
		if err == nil || errors.Is(err, nats.ErrMaxPayload) || !wait(ctx) {
			return err
		}
	}
}

// collect adds rows as they come until all have come.
func collect(ctx context.Context, js jetstream.JetStream, id string, results *lab.Results, due int, told lab.Told) error {
	for next, done := uint64(1), 0; done < due; {
		stream, err := js.Stream(ctx, rows(id))
		if err == nil {
			var message *jetstream.RawStreamMsg
			if message, err = stream.GetMsg(ctx, next); err == nil {
				next++
				added, err := add(results, message.Data)
				if err != nil {
					return err
				}
				if added != nil {
					done++
					told(done, due, added)
				}
				continue
			}
		}
		if !wait(ctx) {
			return context.Cause(ctx)
		}
	}
	return nil
}

// add adds a row to the results and returns it, or nil if it was there.
func add(results *lab.Results, text []byte) (*lab.Row, error) {
	var row lab.Row
	if err := json.Unmarshal(text, &row); err != nil {
		return nil, fmt.Errorf("a row on the server is no campaign: %w", err)
	}
	if results.Has(row.Job) {
		return nil, nil
	}
	return &row, results.Add(&row)
}

// removePlan deletes a plan and its streams from the server.
func removePlan(ctx context.Context, js jetstream.JetStream, id string) error {
	plans, err := js.KeyValue(ctx, plansBucket)
	if err != nil {
		return err
	}
	return errors.Join(plans.Purge(ctx, id), js.DeleteStream(ctx, jobs(id)), js.DeleteStream(ctx, rows(id)))
}
