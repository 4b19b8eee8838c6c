package serve

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"sixwinters/together"
)

// What a test needs to lay lines where a server finds them.
const (
	LineSubject = lineSubject
	LinesFolder = linesFolder
)

var StreamConfig = streamConfig

// RemoveIdle removes the tables of a server whose last line is older than a time.
func RemoveIdle(s *Server, ctx context.Context, before time.Time) (int, error) {
	return s.gate.removeIdle(ctx, before)
}

// Overhear tells of all that is published at a server, until done is called. done waits until all that the server has begun is answered.
func Overhear(t *testing.T, s *Server, hear func(subject, text string)) (done func()) {
	t.Helper()
	c, err := nats.Connect("", nats.InProcessServer(s.desks), nats.Token(s.pass))
	if err == nil {
		_, err = c.Subscribe(">", func(m *nats.Msg) { hear(m.Subject, string(m.Data)) })
	}
	if err == nil {
		err = c.Flush()
	}
	if err != nil {
		t.Fatal(err)
	}
	return func() {
		for range mostAtOnce {
			s.gate.places <- struct{}{}
		}
		for range mostAtOnce {
			<-s.gate.places
		}
		_ = s.local.Flush()
		heard := make(chan struct{})
		c.SetClosedHandler(func(*nats.Conn) { close(heard) })
		if err := c.Drain(); err != nil {
			t.Fatal(err)
		}
		<-heard
	}
}

// Put writes something into a server's store.
func Put(t *testing.T, s *Server, subject, text string) {
	t.Helper()
	if _, err := s.gate.js.Publish(t.Context(), subject, []byte(text)); err != nil {
		t.Fatal(err)
	}
}

// Forgets has a server read a table from the store again, and reports whether it knew it.
func Forgets(s *Server, id string) bool {
	s.gate.mu.Lock()
	defer s.gate.mu.Unlock()
	_, knew := s.gate.tables[id]
	delete(s.gate.tables, id)
	return knew
}

// StampOf returns what proves that a server has stored n lines of a table, which have a chain.
func StampOf(s *Server, id string, n int, chain string) string { return s.secret.Stamp(id, n, chain) }

// Lines returns how many lines of a table a server has stored.
func Lines(t *testing.T, s *Server, id string) (n int) {
	t.Helper()
	if err := s.gate.lines(t.Context(), id, 1, func(uint64, together.Line) bool { n++; return true }); err != nil {
		t.Fatal(err)
	}
	return n
}

// Known returns how many tables a server has in memory.
func Known(s *Server) int {
	s.gate.mu.Lock()
	defer s.gate.mu.Unlock()
	return len(s.gate.tables)
}

// failing is a stream of which each third line cannot be read in time.
type failing struct {
	jetstream.Stream
	reads atomic.Int32
}

func (f *failing) GetMsg(ctx context.Context, seq uint64, opts ...jetstream.GetMsgOpt) (*jetstream.RawStreamMsg, error) {
	if f.reads.Add(1)%3 == 0 {
		return nil, errors.Join(errors.New("the store is slow"), context.DeadlineExceeded)
	}
	return f.Stream.GetMsg(ctx, seq, opts...)
}

// SlowStore has a server's store answer only two lines at a time.
func SlowStore(s *Server) { s.gate.stream = &failing{Stream: s.gate.stream} }

// Upload sets how long a request may take to arrive.
func Upload(c *Config, most time.Duration) { c.upload = most }

// Fill counts as many connections of an address as it may have.
func Fill(s *Server, from string) {
	for s.gate.enter(from) {
	}
}
