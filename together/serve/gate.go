package serve

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"golang.org/x/time/rate"

	"sixwinters/saves"
	"sixwinters/together"
)

// The stream of all tables and its subjects, each followed by .TABLE.SEAT. A cluster may have other streams, and so the names are long.
const (
	streamName  = "SIXWINTERS-TABLES"
	lineSubject = "sixwinters.table"  // lines, in the stream
	newsSubject = "sixwinters.stored" // lines that have just been stored
)

const (
	storeTimeout = 10 * time.Second
	mostAtOnce   = 256             // messages that are worked on at the same time
	mostAnswer   = 48 << 10        // bytes of lines in one answer
	mostRecent   = 32              // lines of a table that are kept at hand, up to twice as many
	askTimeout   = 4 * time.Second // less than a desk waits
	signalRate   = 10              // words that a seat may say in a second, on average
	askRate      = 20              // times that a seat may ask for lines in a second, on average
	burst        = 5               // seconds for which a rate may be saved up
	strayRate    = 0.1             // times a second that the log tells of what no desk sends
)

// gate stands between the desks and the stream. It lets in what goes on from a table's last line.
type gate struct {
	server *Server
	stream jetstream.Stream
	js     jetstream.JetStream
	subs   []*nats.Subscription
	places chan struct{}
	work   sync.WaitGroup
	moved  chan moved

	mu     sync.Mutex
	tables map[string]*table
	rates  map[string]*rate.Limiter // by what is limited and whose it is
	open   map[string]int           // connections of each address
}

// table is what the gate knows of a table.
type table struct {
	mu     sync.Mutex
	known  bool
	n      int
	chain  string
	seq    uint64
	begun  bool               // a seat has written a line
	recent []*together.Stored // its last lines
	since  uint64             // the place in the stream of the last line before those
	head   *saves.TableHead
	used   time.Time
	told   int       // the seat whose move the webhook was told of last
	toldAt time.Time // and when
}

// openGate opens the stream and listens to the desks.
func openGate(ctx context.Context, s *Server) (*gate, error) {
	g := &gate{server: s, places: make(chan struct{}, mostAtOnce), moved: make(chan moved, 64),
		tables: map[string]*table{}, rates: map[string]*rate.Limiter{}, open: map[string]int{}}
	var err error
	if g.js, err = jetstream.New(s.store); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, startTimeout)
	defer cancel()
	g.stream, err = g.js.CreateOrUpdateStream(ctx, streamConfig())
	if err != nil {
		return nil, fmt.Errorf("the tables cannot be opened (a NATS server has to run with -js): %w", err)
	}
	for subject, does := range map[string]func(m *nats.Msg, table string, seat int){
		together.MoveSubject: g.move, together.AskSubject: g.ask, together.SignalSubject: g.signal,
	} {
		if err := g.listen(s.local, subject, does); err != nil {
			return nil, err
		}
	}
	sub, err := s.store.Subscribe(newsSubject+".*.*", g.stored)
	if err != nil {
		return nil, err
	}
	g.subs = append(g.subs, sub)
	return g, errors.Join(s.local.Flush(), s.store.Flush())
}

// streamConfig says how the stream of all tables is kept.
func streamConfig() jetstream.StreamConfig {
	return jetstream.StreamConfig{
		Name: streamName, Description: "Shared tables of Six Winters", Subjects: []string{lineSubject + ".*.*"},
		Storage: jetstream.FileStorage, Retention: jetstream.LimitsPolicy,
		Discard: jetstream.DiscardNew, DiscardNewPerSubject: true, MaxMsgsPerSubject: saves.MostSharedLines, MaxMsgSize: 2 * together.MostLine,
		DenyDelete: true, AllowDirect: true,
		RePublish: &jetstream.RePublish{Source: lineSubject + ".*.*", Destination: newsSubject + ".{{wildcard(1)}}.{{wildcard(2)}}"},
	}
}

// listen takes messages of desks. Each is worked on beside the others.
//
// The NATS server checks what a desk publishes, but not where it wants the answer. The gate may publish anywhere, so it answers only into
// the inbox of the desk's own seat. No desk needs a header.
func (g *gate) listen(conn *nats.Conn, subject string, does func(m *nats.Msg, table string, seat int)) error {
	sub, err := conn.Subscribe(subject+".*.*", func(m *nats.Msg) {
		parts := strings.Split(m.Subject, ".")
		id, seat := parts[1], together.SeatOf(parts[2])
		if !isInbox(m.Reply, id, parts[2]) || len(m.Header) > 0 {
			if g.allows("d "+id+" "+parts[2], strayRate, 1) {
				g.server.log.say("table %s: %s has sent what no desk sends, and gets no answer", short(id), together.SeatName(seat))
			}
			return
		}
		g.places <- struct{}{}
		g.work.Go(func() {
			defer func() { <-g.places }()
			does(m, id, seat)
		})
	})
	if err == nil {
		g.subs = append(g.subs, sub)
	}
	return err
}

// isInbox reports whether a subject for an answer is in the inbox of a seat, or is empty.
func isInbox(reply, id, seat string) bool {
	return reply == "" || strings.HasPrefix(reply, strings.Join([]string{together.InboxSubject, id, seat, ""}, ".")) && !strings.ContainsAny(reply, "*>")
}

// close stops listening, and waits until everything is answered.
func (g *gate) close() {
	for _, sub := range g.subs {
		_ = sub.Unsubscribe() // the connection closes next
	}
	g.work.Wait()
	_ = g.server.local.Flush() // answers that are on their way
}

// allows reports whether somebody may do something once more, at a rate a second.
func (g *gate) allows(what string, perSecond float64, most int) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	l := g.rates[what]
	if l == nil {
		l = rate.NewLimiter(rate.Limit(perSecond), max(1, most))
		g.rates[what] = l
	}
	return l.Allow()
}

// table returns what is known of a table.
func (g *gate) table(id string) *table {
	g.mu.Lock()
	defer g.mu.Unlock()
	t := g.tables[id]
	if t == nil {
		t = &table{}
		g.tables[id] = t
	}
	t.used = time.Now()
	return t
}

// learn reads a table's last line. The table is locked.
func (g *gate) learn(ctx context.Context, t *table, id string) error {
	if t.known {
		return nil
	}
	last, err := g.stream.GetLastMsgForSubject(ctx, lineSubject+"."+id+".*")
	if errors.Is(err, jetstream.ErrMsgNotFound) {
		t.known, t.n, t.chain, t.seq, t.begun, t.recent, t.since = true, 0, "", 0, false, nil, 0
		return nil
	}
	if err != nil {
		return err
	}
	n, chain, begun := 0, "", false
	line, err := together.ReadLine(string(last.Data))
	if err == nil {
		n, chain, begun = line.N+1, line.Chain, line.Seat > 0
	} else { // somebody else has put something there: the table ends before it
		g.server.log.say("table %s: what stands behind its last line cannot be read, and is passed over", short(id))
		err = g.lines(ctx, id, 1, func(_ uint64, line together.Line) bool {
			if line.Follows(n, chain) {
				n, chain, begun = n+1, line.Chain, line.Seat > 0
			}
			return true
		})
		if err != nil {
			return err
		}
	}
	t.known, t.n, t.chain, t.seq, t.begun = true, n, chain, last.Sequence, begun
	t.recent, t.since = nil, last.Sequence
	return nil
}

// lines reads the lines of a table from a place in the stream on, until does returns false. What cannot be read is left out.
func (g *gate) lines(ctx context.Context, id string, from uint64, does func(seq uint64, line together.Line) bool) error {
	for next := max(1, from); ; {
		got, err := g.stream.GetMsg(ctx, next, jetstream.WithGetMsgSubject(lineSubject+"."+id+".*"))
		if errors.Is(err, jetstream.ErrMsgNotFound) {
			return nil
		}
		if err != nil {
			return err
		}
		next = got.Sequence + 1
		line, err := together.ReadLine(string(got.Data))
		if err == nil && !does(got.Sequence, line) {
			return nil
		}
	}
}

// refusal is why a line is not stored, in a sentence.
type refusal struct{ error }

func refuse(format string, args ...any) error { return refusal{fmt.Errorf(format, args...)} }

// move takes a line of a desk.
func (g *gate) move(m *nats.Msg, id string, seat int) {
	answer := func(format string, args ...any) { _ = m.Respond(fmt.Appendf(nil, format, args...)) } // a desk that has left asks again
	say := func(err error) {
		answer("%s %v", together.No, err)
		g.server.log.say("table %s: a line of %s was refused: %v", short(id), together.SeatName(seat), err)
	}
	most := g.server.config.Rate
	if !g.allows("m "+id+" "+strconv.Itoa(seat), most, int(most*burst)) {
		say(errors.New("This desk sends too many moves: wait a moment, and make the move again."))
		return
	}
	line, err := together.ReadLine(string(m.Data))
	switch {
	case err != nil:
		say(fmt.Errorf("%s.", upper(err)))
		return
	case line.N > 0 && line.Seat != seat:
		say(errors.New("This line is for another seat than that of the link."))
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), storeTimeout)
	defer cancel()
	t := g.table(id)
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := g.learn(ctx, t, id); err != nil {
		g.server.log.say("trouble: %v", err)
		return // the desk asks again
	}
	var refused refusal
	switch err := g.admit(ctx, t, id, &line); {
	case err == nil:
		answer("%s %d %s", together.OK, t.seq, g.server.secret.Stamp(id, t.n, t.chain))
		g.server.log.say("table %s: %s has moved, line %d", short(id), together.SeatName(seat), line.N)
		g.announce(t, id, seat, line.N)
	case errors.Is(err, together.ErrBehind):
		answer("%s", together.Behind)
	case errors.As(err, &refused):
		say(err)
	default:
		g.server.log.say("trouble: table %s: line %d is not stored: %v", short(id), line.N, err)
	}
}

// admit stores a line if it goes on from the table's last one. The table is locked.
func (g *gate) admit(ctx context.Context, t *table, id string, line *together.Line) error {
	if line.N > t.n { // another server at the same store may have stored more
		t.known = false
		if err := g.learn(ctx, t, id); err != nil {
			return err
		}
	}
	if err := goesOn(id, line, t.n, t.chain, t.begun); err != nil {
		return err
	}
	ack, err := g.js.Publish(ctx, fmt.Sprintf("%s.%s.%d", lineSubject, id, line.Seat), []byte(line.String()),
		jetstream.WithExpectLastSequenceForSubject(t.seq, lineSubject+"."+id+".*"), jetstream.WithRetryAttempts(0))
	var api *jetstream.APIError
	switch {
	case err == nil:
		t.n, t.chain, t.seq, t.begun = line.N+1, line.Chain, ack.Sequence, line.Seat > 0
		if t.recent = append(t.recent, g.stamped(id, ack.Sequence, *line)); len(t.recent) > 2*mostRecent {
			t.since = t.recent[mostRecent-1].Seq
			t.recent = slices.Clone(t.recent[mostRecent:])
		}
		return nil
	case errors.As(err, &api) && (api.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequence || api.ErrorCode == jetstream.JSErrCodeStreamWrongLastSequenceConstant):
		t.known = false // another server was first
		return together.ErrBehind
	case errors.As(err, &api) && api.Code < 500:
		t.known = false
		return refuse("The server has no room for this line: %s.", api.Description)
	}
	t.known = false // nobody knows whether it was stored
	return err
}

// goesOn returns why a line does not go on from n lines of a table with a chain, or nil. begun says that a seat has written one of them.
func goesOn(id string, line *together.Line, n int, chain string, begun bool) error {
	switch {
	case line.N != n:
		return together.ErrBehind
	case !line.Follows(n, chain):
		return refuse("This line does not go on from the table's last one.")
	case line.Seat == 0 && begun:
		return refuse("Only a seat may move here: the table has begun.")
	case line.N == 0:
		head, err := saves.ReadTableHead(line.Text)
		if err != nil || head.ID != id || line.Seat != 0 {
			return refuse("This is not the head of this table.")
		}
	}
	return nil
}

// stored passes on a line that has been stored, by this server or by another one at the same store.
func (g *gate) stored(m *nats.Msg) {
	parts := strings.Split(m.Subject, ".")
	line, err := together.ReadLine(string(m.Data))
	seq, errSeq := strconv.ParseUint(m.Header.Get("Nats-Sequence"), 10, 64)
	if err != nil || errSeq != nil || len(parts) != 4 {
		return // what somebody else has put there
	}
	s := g.stamped(parts[2], seq, line)
	_ = g.server.local.Publish(together.StoredSubject+"."+parts[2]+"."+parts[3], []byte(s.String())) // who misses it asks for it
}

// stamped returns a line as the server sends it.
func (g *gate) stamped(id string, seq uint64, line together.Line) *together.Stored {
	return &together.Stored{Seq: seq, Stamp: g.server.secret.Stamp(id, line.N+1, line.Chain), Line: line}
}

// ask answers with the lines of a table from a place in the stream on.
func (g *gate) ask(m *nats.Msg, id string, seat int) {
	if !g.allows("q "+id+" "+strconv.Itoa(seat), askRate, askRate*burst) {
		return // the desk asks again
	}
	from, err := strconv.ParseUint(string(m.Data), 10, 64)
	if err != nil {
		_ = m.Respond([]byte("The server was asked for something that it does not know."))
		return
	}
	if text, ok := g.atHand(id, from); ok {
		_ = m.Respond(fmt.Appendf(nil, "%d %s\n%s", together.Protocol, together.End, text)) // a desk that has left asks again
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), askTimeout)
	defer cancel()
	var text strings.Builder
	word := together.End
	err = g.lines(ctx, id, from, func(seq uint64, line together.Line) bool {
		text.WriteString(g.stamped(id, seq, line).String() + "\n")
		if text.Len() > mostAnswer {
			word = together.More
		}
		return word == together.End
	})
	switch {
	case err != nil && text.Len() > 0: // a slow store: the desk asks on from here
		word = together.More
	case err != nil:
		g.server.log.say("trouble: table %s cannot be read: %v", short(id), err)
		return // the desk asks again
	}
	_ = m.Respond(fmt.Appendf(nil, "%d %s\n%s", together.Protocol, word, text.String())) // a desk that has left asks again
}

// atHand returns the lines of a table from a place in the stream on, if none of them has to be read from there. Of a store that other servers share nothing
// is known for certain.
func (g *gate) atHand(id string, from uint64) (text string, ok bool) {
	if g.server.config.NATS != "" {
		return "", false
	}
	t := g.table(id)
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.known || from <= t.since {
		return "", false
	}
	for _, line := range t.recent {
		if line.Seq >= from {
			text += line.String() + "\n"
		}
	}
	return text, len(text) <= mostAnswer
}

// signal passes on a word from a desk.
func (g *gate) signal(m *nats.Msg, id string, seat int) {
	if len(m.Data) <= together.MostSignal && g.allows("p "+id+" "+strconv.Itoa(seat), signalRate, signalRate*burst) {
		_ = g.server.local.Publish(together.SignalsHeard+"."+id+"."+together.SeatWord(seat), m.Data) // it may be lost
	}
}

// upper returns the words of an error as a sentence begins.
func upper(err error) string {
	say := err.Error()
	return strings.ToUpper(say[:1]) + say[1:]
}
