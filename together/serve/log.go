package serve

import (
	"fmt"
	"io"
	stdlog "log"
	"strings"
	"sync"
	"time"
	"unicode"

	"github.com/nats-io/nats-server/v2/server"
)

// log writes one line for each event. No line has the secret of a link.
type log struct {
	mu sync.Mutex
	to io.Writer
}

func (l *log) say(format string, args ...any) {
	say := strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, fmt.Sprintf(format, args...))
	l.mu.Lock()
	defer l.mu.Unlock()
	fmt.Fprintf(l.to, "%s %s\n", time.Now().Format("2006-01-02 15:04:05"), say)
}

// std returns the log for the web server.
func (l *log) std() *stdlog.Logger { return stdlog.New(webLog{l}, "", 0) }

// webLog takes what the web server reports of broken connections.
type webLog struct{ log *log }

func (w webLog) Write(text []byte) (int, error) {
	w.log.say("web: %s", strings.TrimSpace(string(text)))
	return len(text), nil
}

// natsLog takes what the NATS server reports. What it notes of single clients is left out, since it may quote them, but for messages that are too large.
type natsLog struct{ log *log }

func (natsLog) Noticef(string, ...any) {}
func (natsLog) Warnf(string, ...any)   {}
func (natsLog) Debugf(string, ...any)  {}
func (natsLog) Tracef(string, ...any)  {}

func (n natsLog) Errorf(format string, args ...any) {
	switch say := fmt.Sprintf(format, args...); {
	case strings.Contains(say, server.ErrMaxPayload.Error()):
		n.log.say("a connection was ended: its message had more than %d bytes", mostPayload)
	case !strings.Contains(say, "cid:"):
		n.log.say("trouble: %s", say)
	}
}

func (n natsLog) Fatalf(format string, args ...any) { n.log.say("trouble: "+format, args...) }

// short returns what the log names a table by.
func short(table string) string { return table[:min(8, len(table))] }
