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
	work   chan struct{} // has something in it when there are orders
	wake   chan struct{} // has something in it when there is news

	mu     sync.Mutex
	orders []any  // what the desk wants: a [Line], a fetch or a restore
	news   []any  // for the desk: [Stored], [Signal], [State], fetched, sent and restored
	call   func() // called when there is news; may be nil

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
	p := &post{wire: wire, quiet: quiet, work: make(chan struct{}, 1), wake: make(chan struct{}, 1)}
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

// order asks the background for something, and does not wait. An order is only lost if the desk is closed. A fetch behind another one is the same fetch.
func (p *post) order(what any) {
	p.mu.Lock()
	if next, ok := what.(fetch); ok && len(p.orders) > 0 {
		last := &p.orders[len(p.orders)-1]
		if before, ok := (*last).(fetch); ok {
			*last, what = fetch{all: before.all || next.all}, nil
		}
	}
	if what != nil {
		p.orders = append(p.orders, what)
	}
	p.mu.Unlock()
	p.rouse()
}

// nextOrder returns the order that waits longest, or nil.
func (p *post) nextOrder() (what any) {
	p.mu.Lock()
	if len(p.orders) > 0 {
		what, p.orders = p.orders[0], p.orders[1:]
	}
	more := len(p.orders) > 0
	p.mu.Unlock()
	if more {
		p.rouse()
	}
	return what
}

// rouse wakes the background.
func (p *post) rouse() {
	select {
	case p.work <- struct{}{}:
	default:
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
		case <-p.work:
			switch what := p.nextOrder().(type) {
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
