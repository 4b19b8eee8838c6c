package serve

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"
	"unicode"

	"github.com/nats-io/nats.go/jetstream"

	"sixwinters/saves"
	"sixwinters/together"
)

const (
	expireEvery = 6 * time.Hour
	expireFirst = time.Minute      // after the start
	tellPause   = 10 * time.Minute // before the webhook is told of the same seat again
	tellTimeout = 5 * time.Second
)

// moved is news for the webhook.
type moved struct {
	Table string `json:"table"`
	Seat  int    `json:"seat"`
	Line  int    `json:"line"`
	Text  string `json:"text"`    // a sentence; the name that many chat programs take it by
	Again string `json:"content"` // the same, by the name that the others take it by
	// Calls has chat programs call nobody by the text. Names come from the players, and players may be strangers.
	Calls struct {
		Parse []string `json:"parse"`
	} `json:"allowed_mentions"`
}

// news returns the news that a seat has moved.
func news(id string, seat, line int, name string) moved {
	say := fmt.Sprintf("%s has moved at table %s (line %d).", plainName(name), short(id), line)
	m := moved{Table: id, Seat: seat, Line: line, Text: say, Again: say}
	m.Calls.Parse = []string{}
	return m
}

// plainName returns a name without what a chat program might take for a call, a link or a form of writing.
func plainName(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsDigit(r) || strings.ContainsRune(" -'’.", r) {
			return r
		}
		return '·'
	}, name)
}

// announce tells the webhook that a seat has moved: once for each turn of a seat. The table is locked.
func (g *gate) announce(t *table, id string, seat, n int) {
	if g.server.config.Webhook == "" || t.told == seat && time.Since(t.toldAt) < tellPause {
		return
	}
	t.told, t.toldAt = seat, time.Now()
	name := together.SeatName(seat)
	if t.head == nil {
		ctx, cancel := context.WithTimeout(context.Background(), storeTimeout)
		defer cancel()
		if got, err := g.stream.GetMsg(ctx, 1, jetstream.WithGetMsgSubject(lineSubject+"."+id+".0")); err == nil {
			if line, err := together.ReadLine(string(got.Data)); err == nil {
				t.head, _ = saves.ReadTableHead(line.Text) // without it, the seat has no name
			}
		}
	}
	if t.head != nil {
		name = t.head.Name(seat)
	}
	select {
	case g.moved <- news(id, seat, n, name):
	default: // the webhook is slower than the players: the next move is told
	}
}

// tell tells the webhook, until the context is done.
func (g *gate) tell(ctx context.Context) {
	client := &http.Client{Timeout: tellTimeout}
	for {
		select {
		case <-ctx.Done():
			return
		case m := <-g.moved:
			text, err := json.Marshal(m)
			if err != nil {
				panic(err) // it holds nothing that JSON cannot
			}
			r, err := http.NewRequestWithContext(ctx, http.MethodPost, g.server.config.Webhook, bytes.NewReader(text))
			if err != nil {
				g.server.log.say("the webhook's URL cannot be used")
				continue
			}
			r.Header.Set("Content-Type", "application/json")
			answer, err := client.Do(r)
			if err != nil { // the error quotes the URL, which may be a secret
				g.server.log.say("the webhook does not answer")
				continue
			}
			_ = answer.Body.Close() // nobody reads it
			if answer.StatusCode >= 300 {
				g.server.log.say("the webhook answers %s", answer.Status)
			}
		}
	}
}

// expire removes tables in which nothing happens, again and again until the context is done.
func (g *gate) expire(ctx context.Context) {
	wait := time.NewTimer(expireFirst)
	defer wait.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-wait.C:
		}
		g.forget()
		if n, err := g.removeIdle(ctx, time.Now().Add(-g.server.config.Expire)); err != nil && ctx.Err() == nil {
			g.server.log.say("trouble: idle tables cannot be removed: %v", err)
		} else if n > 0 {
			g.server.log.say("%d idle tables have been removed; the desks keep them", n)
		}
		wait.Reset(expireEvery)
	}
}

// removeIdle removes the tables whose last line is older than a time, and returns how many.
func (g *gate) removeIdle(ctx context.Context, before time.Time) (n int, err error) {
	info, err := g.stream.Info(ctx, jetstream.WithSubjectFilter(lineSubject+".>"))
	if err != nil {
		return 0, err
	}
	seen := map[string]bool{}
	for subject := range info.State.Subjects {
		parts := strings.Split(subject, ".")
		if len(parts) != 4 || seen[parts[2]] {
			continue
		}
		id := parts[2]
		seen[id] = true
		removed, err := g.removeIfIdle(ctx, id, before)
		if err != nil {
			return n, err
		}
		if removed {
			n++
		}
	}
	return n, nil
}

// isIdle reports whether a table's last line is older than a time.
func (g *gate) isIdle(ctx context.Context, id string, before time.Time) (bool, error) {
	last, err := g.stream.GetLastMsgForSubject(ctx, lineSubject+"."+id+".*")
	if errors.Is(err, jetstream.ErrMsgNotFound) {
		return false, nil
	}
	return err == nil && !last.Time.After(before), err
}

// removeIfIdle removes a table whose last line is older than a time. The gate learns nothing of one that stays.
func (g *gate) removeIfIdle(ctx context.Context, id string, before time.Time) (bool, error) {
	if idle, err := g.isIdle(ctx, id, before); !idle {
		return false, err
	}
	t := g.table(id)
	t.mu.Lock()
	defer t.mu.Unlock()
	if idle, err := g.isIdle(ctx, id, before); !idle { // a line may have come meanwhile
		return false, err
	}
	t.known = false
	return true, g.stream.Purge(ctx, jetstream.WithPurgeSubject(lineSubject+"."+id+".*"))
}

// forget forgets what has not been used for some time: it is read again from the stream.
func (g *gate) forget() {
	g.mu.Lock()
	defer g.mu.Unlock()
	for id, t := range g.tables {
		if time.Since(t.used) > expireEvery/2 {
			delete(g.tables, id)
		}
	}
	for what, l := range g.rates {
		if l.Tokens() >= float64(l.Burst()) {
			delete(g.rates, what)
		}
	}
}
