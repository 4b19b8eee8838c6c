//go:build !js

package together

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
)

// CanDial reports whether this program can speak with a server.
const CanDial = true

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
		nats.Token(fmt.Sprintf("%s.%s.%s", link.Table, SeatWord(link.Seat), link.Token)),
		nats.CustomInboxPrefix(w.subject(InboxSubject)),
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

// subject returns a subject of this seat at the table.
func (w *natsWire) subject(kind string) string {
	return kind + "." + w.link.Table + "." + SeatWord(w.link.Seat)
}

// fails takes why a connection cannot be made. A link that the server does not know will never do.
func (w *natsWire) fails(err error) {
	if !errors.Is(err, nats.ErrAuthorization) {
		return
	}
	w.mu.Lock()
	told := w.why != ""
	w.why = "The server does not know this link: ask for a new one, and copy the whole of it."
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

// tell passes on what has arrived. It is lost if nobody takes it: the desk notices the gap.
func (w *natsWire) tell(what any) {
	if state, ok := what.(State); ok {
		select {
		case w.heard <- state:
		case <-w.done:
		}
		return
	}
	select {
	case w.heard <- what:
	default:
	}
}

// arrives takes a message.
func (w *natsWire) arrives(m *nats.Msg) {
	if strings.HasPrefix(m.Subject, StoredSubject+".") {
		if s, err := ReadStored(string(m.Data)); err == nil {
			w.tell(s)
		}
		return
	}
	if seat := SeatOf(m.Subject[strings.LastIndexByte(m.Subject, '.')+1:]); seat > 0 && len(m.Data) <= MostSignal && plain(string(m.Data)) {
		w.tell(Signal{seat, string(m.Data)})
	}
}

// Send implements [Wire].
func (w *natsWire) Send(ctx context.Context, line Line) (Stored, error) {
	answer, err := w.request(ctx, w.subject(MoveSubject), []byte(line.String()))
	if err != nil {
		return Stored{}, err
	}
	return readAnswer(answer, line)
}

// readAnswer reads the server's answer to a line.
func readAnswer(answer string, line Line) (Stored, error) {
	word, rest, _ := strings.Cut(answer, " ")
	switch word {
	case OK:
		seq, stamp, _ := strings.Cut(rest, " ")
		n, err := strconv.ParseUint(seq, 10, 64)
		return Stored{n, stamp, line}, err
	case Behind:
		return Stored{}, ErrBehind
	case No:
		return Stored{}, &Refusal{rest}
	}
	return Stored{}, errors.New("the server's answer cannot be read")
}

// Lines implements [Wire].
func (w *natsWire) Lines(ctx context.Context, from uint64) (lines []Stored, more bool, err error) {
	answer, err := w.request(ctx, w.subject(AskSubject), strconv.AppendUint(nil, from, 10))
	if err != nil {
		return nil, false, err
	}
	return readLines(answer)
}

// readLines reads an answer with lines.
func readLines(answer string) (lines []Stored, more bool, err error) {
	head, body, _ := strings.Cut(answer, "\n")
	version, word, _ := strings.Cut(head, " ")
	switch n, err := strconv.Atoi(version); {
	case err != nil:
		return nil, false, &Refusal{answer}
	case n > Protocol:
		return nil, false, &Refusal{"This server is newer than the game: update the game to play here."}
	case n < Protocol:
		return nil, false, &Refusal{"This server is older than the game: whoever runs it has to update it."}
	}
	for text := range strings.SplitSeq(strings.TrimSuffix(body, "\n"), "\n") {
		if text == "" {
			continue
		}
		s, err := ReadStored(text)
		if err != nil {
			return nil, false, err
		}
		lines = append(lines, s)
	}
	return lines, word == More, nil
}

// Signal implements [Wire].
func (w *natsWire) Signal(text string) {
	_ = w.conn.Publish(w.subject(SignalSubject), []byte(text)) // whoever misses it hears the next one
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
