//go:build !js

package together

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
)

// UsualServer returns the address of the server that chronicle serve starts on this machine.
func UsualServer() string { return "localhost:8410" }

// A lookout looks after so many tables, and at this desk's own copies first.
const (
	mostLooked = 16
	looksHere  = true
)

// Waits of a connection.
const (
	connectTimeout = 5 * time.Second
	closeTimeout   = 500 * time.Millisecond
	retryFirst     = 100 * time.Millisecond // before the first attempt to connect again; each later one waits twice as long
	retryMost      = 5 * time.Second
)

// natsWire is a connection with a server over a websocket, on which NATS is spoken.
type natsWire struct {
	link  Link
	conn  *nats.Conn
	heard chan any
	once  sync.Once
	done  chan struct{}

	mu   sync.Mutex
	lost chan struct{} // closed when the connection is lost
	why  string        // why it will not come back, or ""
}

// Dial connects to the server of a link. If the server cannot be reached, it goes on trying; it fails only if the link cannot be used.
func Dial(link Link) (Wire, error) {
	u, err := url.Parse(link.Server)
	if err != nil {
		return nil, errLink
	}
	w := &natsWire{link: link, heard: make(chan any, 1024), done: make(chan struct{}), lost: make(chan struct{})}
	path := strings.TrimSuffix(u.Path, "/") + "/ws"
	u.Scheme, u.Path = strings.Replace(u.Scheme, "http", "ws", 1), ""
	w.conn, err = nats.Connect(u.String(),
		nats.ProxyPath(path),
		nats.Name("Six Winters"),
		nats.Token(link.pass()),
		nats.CustomInboxPrefix(link.subject(InboxSubject)),
		nats.Timeout(connectTimeout),
		nats.MaxReconnects(-1),
		nats.RetryOnFailedConnect(true),
		nats.CustomReconnectDelay(func(attempts int) time.Duration {
			return min(retryMost, retryFirst<<min(attempts, 10))
		}),
		nats.ReconnectBufSize(-1), // what cannot be sent now is sent again by the desk
		nats.PingInterval(20*time.Second),
		nats.MaxPingsOutstanding(2),
		nats.IgnoreDiscoveredServers(),
		nats.ConnectHandler(func(*nats.Conn) { w.tell(State{Up: true}) }),
		nats.ReconnectHandler(func(*nats.Conn) { w.tell(State{Up: true}) }),
		nats.DisconnectErrHandler(func(*nats.Conn, error) { w.loses() }),
		nats.ReconnectErrHandler(func(_ *nats.Conn, err error) { w.fails(err) }),
		nats.ClosedHandler(func(c *nats.Conn) { w.fails(c.LastError()) }),
		nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}), // a slow reader asks again for what it has missed
	)
	if err != nil {
		return nil, fmt.Errorf("the server at %s cannot be used: %w", link.Server, err)
	}
	for _, s := range []string{StoredSubject, SignalsHeard} {
		if _, err := w.conn.Subscribe(s+"."+link.Table+".*", w.arrives); err != nil {
			w.conn.Close()
			return nil, fmt.Errorf("the server at %s cannot be used: %w", link.Server, err)
		}
	}
	return w, nil
}

// fails takes why a connection cannot be made. A link that the server does not know will never do.
func (w *natsWire) fails(err error) {
	if !errors.Is(err, nats.ErrAuthorization) {
		return
	}
	w.mu.Lock()
	told := w.why != ""
	w.why = unknownLink
	w.mu.Unlock()
	if !told {
		w.tell(State{Why: w.why})
	}
}

// loses takes that the connection is lost: nobody answers what has been asked over it.
func (w *natsWire) loses() {
	w.mu.Lock()
	close(w.lost)
	w.lost = make(chan struct{})
	w.mu.Unlock()
	w.tell(State{})
}

// request sends a request and returns the answer. It fails as soon as the connection is lost.
func (w *natsWire) request(ctx context.Context, subject string, data []byte) (string, error) {
	w.mu.Lock()
	lost, why := w.lost, w.why
	w.mu.Unlock()
	if why != "" {
		return "", &Refusal{why}
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	go func() {
		select {
		case <-lost:
			cancel()
		case <-ctx.Done():
		}
	}()
	m, err := w.conn.RequestWithContext(ctx, subject, data)
	if err != nil {
		return "", err
	}
	return string(m.Data), nil
}

// tell passes on how the connection stands, and that is never lost.
func (w *natsWire) tell(state State) {
	select {
	case w.heard <- state:
	case <-w.done:
	}
}

// arrives takes a message. It is lost if nobody takes it: the desk notices the gap.
func (w *natsWire) arrives(m *nats.Msg) {
	what := readHeard(m.Subject, string(m.Data))
	if what == nil {
		return
	}
	select {
	case w.heard <- what:
	default:
	}
}

// Send implements [Wire].
func (w *natsWire) Send(ctx context.Context, line Line) (Stored, error) {
	answer, err := w.request(ctx, w.link.subject(MoveSubject), []byte(line.String()))
	if err != nil {
		return Stored{}, err
	}
	return readAnswer(answer, line)
}

// Lines implements [Wire].
func (w *natsWire) Lines(ctx context.Context, from uint64) (lines []Stored, more bool, err error) {
	answer, err := w.request(ctx, w.link.subject(AskSubject), strconv.AppendUint(nil, from, 10))
	if err != nil {
		return nil, false, err
	}
	return readLines(answer)
}

// Signal implements [Wire].
func (w *natsWire) Signal(text string) {
	_ = w.conn.Publish(w.link.subject(SignalSubject), []byte(text)) // whoever misses it hears the next one
}

// Heard implements [Wire].
func (w *natsWire) Heard() <-chan any { return w.heard }

// Close implements [Wire].
func (w *natsWire) Close() {
	w.once.Do(func() {
		close(w.done)
		if w.conn.IsConnected() {
			_ = w.conn.FlushTimeout(closeTimeout) // the last word tells others that this desk has left
		}
		w.conn.Close()
	})
}

// web is the client for the requests that are not part of play.
var web = &http.Client{Timeout: webTimeout}

// sendTo sends a body to an address of a server, and returns its answer. The error says only that there is none.
func sendTo(ctx context.Context, address, token string, body []byte) (status int, text []byte, err error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, address, bytes.NewReader(body))
	if err != nil {
		return 0, nil, err
	}
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	answer, err := web.Do(r)
	if err != nil {
		return 0, nil, err
	}
	defer answer.Body.Close()
	text, err = io.ReadAll(io.LimitReader(answer.Body, 1<<20))
	return answer.StatusCode, text, err
}
