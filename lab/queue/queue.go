// Package queue plays plans of the lab on many machines, through a NATS server with JetStream. The campaigns of a plan are messages of a
// durable stream. Each is acknowledged when its row is stored in a second stream, and delivered again if its worker dies. The server
// stores a message of the same signature once.
//
// Anybody who reaches the server can put messages there. Runs and workers take only what is signed with the [Key] of their lab, and check
// that too before they use it; what they do not take is set aside and named. No message names a file or folder.
package queue

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"sixwinters/lab"
	"sixwinters/rules"
)

const (
	retryPause   = time.Second      // before something is tried again
	ackWait      = 15 * time.Second // without a heartbeat, before a job is delivered again
	heartbeat    = 4 * time.Second  // between two messages of a worker that it is still playing
	quiet        = 20 * time.Second // without a row, before a run looks whether the server still has its plan and its jobs
	storeTimeout = 10 * time.Minute // for which a worker tries to store a row while the server is away
	dedupWindow  = 24 * time.Hour   // for which the server ignores a message of a signature it has had
)

// A campaign is played at most as often as mostPlays. A worker that gets it once more leaves a note of its loss instead of playing it;
// after mostDeliveries the server gives it to nobody.
const (
	mostPlays      = 5
	mostDeliveries = 2 * mostPlays
)

// Sizes of messages, in bytes.
const (
	mostJob = 4 << 10
	mostRow = 1 << 20 // that of a campaign with a violation, which has its record in it, is some 100 kB
)

// plansBucket is the key-value store of the plans that are being played.
const plansBucket = "sixwinters-plans"

// offer is a plan on the server, with what a worker must have to play it.
type offer struct {
	Plan    lab.Plan          // names its boxes and card files by their hashes
	Game    string            // version of the program
	Content map[string]string // hash of the cards of each variant
}

// newOffer returns the offer of a plan.
func newOffer(p *lab.Plan, tables map[string]*lab.Table) offer {
	o := offer{*p, rules.Version(), map[string]string{}}
	for name, t := range tables {
		o.Content[name] = t.Content()
	}
	return o
}

// text returns an offer as JSON, and the id of its plan, which nobody can tell beforehand without the key.
func (o *offer) text(key Key) (text []byte, id string) {
	text, err := json.Marshal(o)
	if err != nil {
		panic(err) // it holds nothing that JSON cannot
	}
	return text, key.sign(plansBucket, text)[:16]
}

// jobs and rows return the names of a plan's streams, which are also the subjects of their messages. Notes of campaigns that are lost
// have a subject of their own in the stream of the rows.
func jobs(id string) string { return "sixwinters-jobs-" + id }
func rows(id string) string { return "sixwinters-rows-" + id }
func lost(id string) string { return rows(id) + ".lost" }

// task is a campaign to be played, as a message of the queue.
type task struct {
	Job   lab.Job
	Round int // of being put into the queue
}

// loss is the note of a campaign that no worker brought back.
type loss struct {
	Job lab.Job
	Why string
}

// decode reads JSON of one value with known keys.
func decode(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something follows after its end")
	}
	return nil
}

// store publishes a signed message, trying until the context is done if the server is away. The server stores it once in each round.
func store(ctx context.Context, js jetstream.JetStream, key Key, subject string, text []byte, round int) error {
	sealed := key.Seal(subject, text)
	name := fmt.Sprintf("%s/%d", sealed[:sealLength], round)
	for {
		_, err := js.Publish(ctx, subject, sealed, jetstream.WithMsgID(name))
		var refused *jetstream.APIError
		if err == nil || errors.Is(err, nats.ErrMaxPayload) || errors.As(err, &refused) && refused.Code == 400 || !wait(ctx) {
			return err
		}
	}
}

// wait waits before something is tried again. It reports false once the context is done.
func wait(ctx context.Context) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(retryPause):
		return true
	}
}
