package together

import (
	"context"
	"errors"
	"math/rand/v2"
	"strconv"
	"strings"
	"syscall/js"
)

// UsualServer returns the address that the page comes from: chronicle serve serves both.
func UsualServer() string {
	place := js.Global().Get("location")
	return place.Get("origin").String() + place.Get("pathname").String()
}

// A lookout looks after few tables, and at no copy of this desk: a page has one thread, and replaying a campaign takes long.
const (
	mostLooked = 4
	looksHere  = false
)

// errNoAnswer is the error of a request that nobody answers.
var errNoAnswer = errors.New("the server does not answer")

// pageWire is a connection that the page keeps with a server, in web/tables.js.
type pageWire struct {
	link  Link
	conn  js.Value
	hears js.Func
	heard chan any
	why   string // why it will not come back, or ""; the page has one thread
}

// Dial connects to the server of a link, like a desktop's. The page goes on trying.
func Dial(link Link) (Wire, error) {
	w := &pageWire{link: link, heard: make(chan any, 1024)}
	w.hears = js.FuncOf(w.hear)
	w.conn = js.Global().Get("tables").Call("dial", strings.Replace(link.Server, "http", "ws", 1)+"ws", link.pass(), link.subject(InboxSubject),
		StoredSubject+"."+link.Table+".*", SignalsHeard+"."+link.Table+".*", w.hears)
	return w, nil
}

// hear takes what the page hears: the state of the connection, or the subject and text of a message. A message is lost if nobody takes it: the desk notices
// the gap.
func (w *pageWire) hear(_ js.Value, args []js.Value) any {
	var what any
	switch word := args[0].String(); word {
	case "up":
		what = State{Up: true}
	case "down":
		what = State{}
	case "unknown":
		w.why = unknownLink
		what = State{Why: unknownLink}
	default:
		if what = readHeard(word, args[1].String()); what == nil || len(w.heard) > cap(w.heard)/2 { // the rest is for states
			return nil
		}
	}
	select {
	case w.heard <- what:
	default: // a callback must not wait
	}
	return nil
}

// answered calls something of the page that answers once, to a callback. It answers soon in any case.
func answered(of js.Value, name string, args ...any) (first, second js.Value) {
	answers := make(chan []js.Value, 1)
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		answers <- args
		return nil
	})
	defer f.Release()
	of.Call(name, append(args, f)...)
	a := <-answers
	return a[0], a[1]
}

// request sends a request and returns the answer. It fails as soon as the connection is lost.
func (w *pageWire) request(subject, text string) (string, error) {
	if w.why != "" {
		return "", &Refusal{w.why}
	}
	ok, answer := answered(w.conn, "request", subject, text, answerTimeout.Milliseconds())
	if !ok.Bool() {
		return "", errNoAnswer
	}
	return answer.String(), nil
}

// Send implements [Wire].
func (w *pageWire) Send(_ context.Context, line Line) (Stored, error) {
	answer, err := w.request(w.link.subject(MoveSubject), line.String())
	if err != nil {
		return Stored{}, err
	}
	return readAnswer(answer, line)
}

// Lines implements [Wire].
func (w *pageWire) Lines(_ context.Context, from uint64) (lines []Stored, more bool, err error) {
	answer, err := w.request(w.link.subject(AskSubject), strconv.FormatUint(from, 10))
	if err != nil {
		return nil, false, err
	}
	return readLines(answer)
}

// Signal implements [Wire].
func (w *pageWire) Signal(text string) { w.conn.Call("publish", w.link.subject(SignalSubject), text) }

// Heard implements [Wire].
func (w *pageWire) Heard() <-chan any { return w.heard }

// Close implements [Wire]. The page calls nothing back any more.
func (w *pageWire) Close() {
	w.conn.Call("close")
	w.hears.Release()
}

// sendTo sends a body to an address of a server, and returns its answer. The error says only that there is none.
func sendTo(_ context.Context, address, token string, body []byte) (status int, text []byte, err error) {
	n, answer := answered(js.Global().Get("tables"), "post", address, token, string(body), webTimeout.Milliseconds())
	if n.Int() == 0 {
		return 0, nil, errNoAnswer
	}
	return n.Int(), []byte(answer.String()), nil
}

// newWord returns a word by which a desk recognises its own lines.
func newWord(int) string { return strconv.FormatUint(rand.Uint64(), 36) }
