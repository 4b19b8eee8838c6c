// Package queue plays plans of the lab on many machines, through a NATS server with JetStream. The campaigns of a plan are messages of a
// durable stream. Each is acknowledged when its row is stored in a second stream, and delivered again if its worker dies. Rows are
// deduplicated by their jobs.
package queue

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
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
	storeTimeout = 10 * time.Minute // for which a worker tries to store a row while the server is away
	dedupWindow  = 24 * time.Hour   // for which the server ignores a message of a name it has had
)

// plansBucket is the key-value store of the plans that are being played.
const plansBucket = "sixwinters-plans"

// offer is a plan on the server, with what a worker must have to play it.
type offer struct {
	Plan    lab.Plan          // names its boxes with their hashes
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

// id returns a hash of the offer; plans of the same name have different ones.
func (o *offer) id() string {
	text, err := json.Marshal(o)
	if err != nil {
		panic(err) // it holds nothing that JSON cannot
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}

// jobs and rows return the names of a plan's streams, which are also the subjects of their messages.
func jobs(id string) string { return "sixwinters-jobs-" + id }
func rows(id string) string { return "sixwinters-rows-" + id }

// connect connects to a server, and again whenever the connection is lost. The error says that there is no server, or no JetStream.
func connect(ctx context.Context, url string) (*nats.Conn, jetstream.JetStream, error) {
	conn, err := nats.Connect(url, nats.MaxReconnects(-1), nats.ReconnectWait(retryPause), nats.Name("Six Winters lab"))
	if err != nil {
		return nil, nil, fmt.Errorf("there is no NATS server at %s: %w", url, err)
	}
	js, err := jetstream.New(conn)
	if err == nil {
		_, err = js.AccountInfo(ctx)
	}
	if err != nil {
		conn.Close()
		return nil, nil, fmt.Errorf("the server at %s keeps no streams (start it with -js): %w", url, err)
	}
	return conn, js, nil
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
