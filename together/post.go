package together

import (
	"context"
	"sync"
	"time"
)

// How long a desk waits, and how often it says that it is there.
const (
	answerTimeout = 5 * time.Second
	retryPause    = 300 * time.Millisecond
	herePause     = 5 * time.Second
)

// post carries lines between a desk and its wire, in the background.
type post struct {
	wire   Wire
	quiet  bool // nobody at the table hears of it
	ctx    context.Context
	cancel context.CancelFunc
	orders chan any      // what the desk wants: a [Line] or a fetch
	wake   chan struct{} // has something in it when there is news

	mu   sync.Mutex
	news []any  // for the desk: [Stored], [Signal], [State], fetched, sent and restored
	call func() // called when there is news; may be nil

	last uint64 // the place in the stream up to which lines have been fetched
	done sync.WaitGroup
}

// fetch asks for the table's lines: for all of them, or for those that are new.
type fetch struct{ all bool }

// fetched are the table's lines: all of them, or those that are new.
type fetched struct {
	all   bool
	lines []Stored
	err   error
}

// restore gives the server lines that it has lost, with what proves that it had them; restored says what came of it.
type (
	restore struct {
		link  Link
		lines []Line
		proof stamp
	}
	restored struct{ err error }
)

// sent is what came of a line.
type sent struct {
	line Line
	as   Stored
	err  error
}

func newPost(wire Wire, quiet bool) *post {
	p := &post{wire: wire, quiet: quiet, orders: make(chan any, 64), wake: make(chan struct{}, 1)}
	p.ctx, p.cancel = context.WithCancel(context.Background())
	p.done.Go(p.run)
	return p
}

// tell puts something among the news.
func (p *post) tell(what any) {
	p.mu.Lock()
	p.news = append(p.news, what)
	call := p.call
	p.mu.Unlock()
	if call != nil {
		call()
	}
	select {
	case p.wake <- struct{}{}:
	default:
	}
}

// notify has a function called when there is news.
func (p *post) notify(call func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.call = call
}

// take returns the news.
func (p *post) take() []any {
	p.mu.Lock()
	defer p.mu.Unlock()
	news := p.news
	p.news = nil
	return news
}

// order asks the background for something. An order is only lost if the desk is closed.
func (p *post) order(what any) {
	select {
	case p.orders <- what:
	case <-p.ctx.Done():
	}
}

// run works until the desk is closed.
func (p *post) run() {
	here := time.NewTicker(herePause)
	defer here.Stop()
	for {
		select {
		case <-p.ctx.Done():
			return
		case <-here.C:
			p.say(hereWord)
		case what := <-p.wire.Heard():
			if s, ok := what.(State); ok && s.Up {
				p.last = 0
				p.tell(s)
				p.say(hereWord)
				p.fetch(fetch{all: true})
				continue
			}
			p.tell(what)
		case what := <-p.orders:
			switch what := what.(type) {
			case fetch:
				p.fetch(what)
			case Line:
				p.send(what)
			case restore:
				if err := giveBack(p.ctx, what); p.ctx.Err() == nil {
					p.tell(restored{err})
				}
			}
		}
	}
}

// say tells those at the table that somebody is there, or leaves.
func (p *post) say(word string) {
	if !p.quiet {
		p.wire.Signal(word)
	}
}

// send sends a line until it is known what became of it, or the desk asks anew.
func (p *post) send(line Line) {
	ctx, cancel := context.WithTimeout(p.ctx, answerTimeout)
	as, err := p.wire.Send(ctx, line)
	cancel()
	if p.ctx.Err() == nil {
		p.tell(sent{line, as, err})
	}
}

// fetch fetches lines.
func (p *post) fetch(what fetch) {
	if what.all {
		p.last = 0
	}
	got := fetched{all: what.all}
	for more := true; more && got.err == nil; {
		ctx, cancel := context.WithTimeout(p.ctx, answerTimeout)
		var lines []Stored
		lines, more, got.err = p.wire.Lines(ctx, p.last+1)
		cancel()
		got.lines = append(got.lines, lines...)
		if len(lines) > 0 {
			p.last = lines[len(lines)-1].Seq
		} else {
			more = false
		}
	}
	if p.ctx.Err() == nil {
		p.tell(got)
	}
}

// close ends the work in the background.
func (p *post) close() {
	p.say(byeWord)
	p.cancel()
	p.wire.Close()
	p.done.Wait()
}
