// Package queue plays plans of the lab on many machines, by a queue on a NATS server with JetStream: the campaigns of a plan are
// messages of a durable stream, each acknowledged when its row is stored in a second stream; what a worker leaves behind is
// delivered again. Rows are told apart by their jobs, so that one that comes twice counts once.
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

// How long the parts of the queue wait.
const (
	pause    = time.Second      // before something is tried again
	ackWait  = 15 * time.Second // before a job whose worker says nothing is delivered again
	sayAlive = 4 * time.Second  // between two words of a worker that it is still playing
	lastWord = 10 * time.Minute // for which a row is kept while the server is away
	twice    = 24 * time.Hour   // as long the server knows what was published already
)

// plansBucket is the key-value store of the plans that are being played.
const plansBucket = "sixwinters-plans"

// offer is a plan as it stands on the server.
type offer struct {
	Plan    lab.Plan          // names its boxes by their hashes
	Game    string            // version of the program
	Content map[string]string // hash of the cards of each variant
}

// newOffer is what a plan needs of those who play it.
func newOffer(p *lab.Plan, tables map[string]*lab.Table) offer {
	o := offer{*p, rules.Version(), map[string]string{}}
	for name, t := range tables {
		o.Content[name] = t.Content()
	}
	return o
}

// id tells plans apart, also those of the same name.
func (o *offer) id() string {
	text, err := json.Marshal(o)
	if err != nil {
		panic(err) // it holds nothing that JSON cannot
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}

// jobs and rows are the streams of a plan, and the subjects of their messages.
func jobs(id string) string { return "sixwinters-jobs-" + id }
func rows(id string) string { return "sixwinters-rows-" + id }

// connect connects to a server, and again whenever the connection is lost.
func connect(ctx context.Context, url string) (*nats.Conn, jetstream.JetStream, error) {
	conn, err := nats.Connect(url, nats.MaxReconnects(-1), nats.ReconnectWait(pause), nats.Name("Six Winters lab"))
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

// wait waits a moment before something is tried again; false once the context is done.
func wait(ctx context.Context) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(pause):
		return true
	}
}
