package together

import (
	"cmp"
	"context"
	"errors"
	"os"
	"slices"
	"sync"
	"time"

	"sixwinters/saves"
)

// Lookout looks in the background after the tables of a folder: whose turn it is, also where nobody sits at this desk. Nobody at a table hears of it, and it
// writes nothing. A nil Lookout knows no table. All methods may be called from any goroutine.
type Lookout struct {
	books Books
	wake  func()
	calls func(Standing)

	mu      sync.Mutex
	at      map[string]*outlook // by the table
	changes uint64
}

// outlook is the look at one table.
type outlook struct {
	link     Link
	file     string // of this desk's copy
	end      context.CancelFunc
	standing Standing
	known    bool
}

// Standing is how it stands at a table.
type Standing struct {
	Lines int    // of the table, its head included
	Calls bool   // it waits for this desk
	Turn  string // whose turn it is, in words
	Other string // the other desk's name
	File  string // of this desk's copy
	Live  bool   // the server has said so; otherwise it is what this desk knew last
}

// Waits of a look.
const (
	lookFirst   = time.Second // before a server that was lost is asked again
	lookMost    = time.Minute // the same, once it has not answered several times
	lookStretch = 4           // lines that are taken before other work gets its turn
)

// NewLookout returns a lookout. wake is called when something has changed, and calls when a table begins to wait for this desk; both from the background.
func NewLookout(books Books, wake func(), calls func(Standing)) *Lookout {
	return &Lookout{books: books, wake: wake, calls: calls, at: map[string]*outlook{}}
}

// Watch looks after the tables that a folder has now, those played last if there are many, and no longer after others.
func (l *Lookout) Watch(folder saves.Folder) {
	if l == nil {
		return
	}
	wanted := newestLinks(folder)
	l.mu.Lock()
	defer l.mu.Unlock()
	for table, o := range l.at {
		if !slices.ContainsFunc(wanted, func(w outlook) bool { return w.link == o.link && w.file == o.file }) {
			o.end()
			delete(l.at, table)
			l.changes++
		}
	}
	for _, w := range wanted {
		if l.at[w.link.Table] == nil {
			ctx, end := context.WithCancel(context.Background())
			o := &outlook{link: w.link, file: w.file, end: end}
			l.at[w.link.Table] = o
			go l.look(ctx, o)
		}
	}
}

// newestLinks returns the tables of a folder whose files were written last.
func newestLinks(folder saves.Folder) (all []outlook) {
	shelf, written := Shelf{folder}, map[string]time.Time{}
	for _, link := range shelf.Links() {
		_, file, _ := shelf.Find(link.Table)
		if is, err := os.Stat(file); err == nil && link.Seat != Watching {
			written[link.Table] = is.ModTime()
			all = append(all, outlook{link: link, file: file})
		}
	}
	slices.SortStableFunc(all, func(a, b outlook) int {
		return cmp.Compare(written[b.link.Table].UnixNano(), written[a.link.Table].UnixNano())
	})
	return all[:min(len(all), mostLooked)]
}

// Close no longer looks.
func (l *Lookout) Close() {
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, o := range l.at {
		o.end()
	}
	clear(l.at)
}

// Standing returns how it stands at a table, and whether that is known.
func (l *Lookout) Standing(table string) (Standing, bool) {
	if l == nil {
		return Standing{}, false
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	o := l.at[table]
	if o == nil {
		return Standing{}, false
	}
	return o.standing, o.known
}

// Calling returns how many tables wait for this desk.
func (l *Lookout) Calling() (n int) {
	if l == nil {
		return 0
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, o := range l.at {
		if o.known && o.standing.Calls {
			n++
		}
	}
	return n
}

// Changes returns a number that is another one once something has changed.
func (l *Lookout) Changes() uint64 {
	if l == nil {
		return 0
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.changes
}

// look looks after a table until the context is done.
func (l *Lookout) look(ctx context.Context, o *outlook) {
	if looksHere {
		l.lookHere(ctx, o)
	}
	for pause := lookFirst; ; pause = min(2*pause, lookMost) {
		up, err := l.follow(ctx, o)
		if refusal := (*Refusal)(nil); errors.As(err, &refusal) {
			return // it says the same whenever it is asked
		}
		if up {
			pause = lookFirst
			l.mu.Lock()
			o.standing.Live = false
			l.changes++
			l.mu.Unlock()
		}
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return
		}
	}
}

// lookHere takes how it stood when this desk heard of the table last.
func (l *Lookout) lookHere(ctx context.Context, o *outlook) {
	book, err := l.books(saves.HeaderOf(o.file))
	if err != nil {
		return
	}
	c, err := saves.Look(book, o.file)
	if err != nil || c.Table() == nil {
		return
	}
	l.put(ctx, o, c, false)
}

// follow takes the lines of a table from its server, until the connection is lost, and reports whether there was one. It fails with a [*Refusal] if that will
// never do.
func (l *Lookout) follow(ctx context.Context, o *outlook) (up bool, err error) {
	wire, err := Dial(o.link)
	if err != nil {
		return false, err
	}
	link := o.link
	link.Seat = Watching // it writes no line
	c, err := newCopy(ctx, wire, "", link, l.books)
	if err != nil {
		wire.Close()
		return false, err
	}
	d, err := newDesk(c, link, wire, "", true)
	if err != nil {
		wire.Close()
		return false, err
	}
	defer d.Close()
	for {
		for n := 1; ; n++ {
			if _, more := d.Next(true); !more {
				break
			}
			if n%lookStretch == 0 {
				time.Sleep(time.Millisecond) // a page has one thread
			}
		}
		switch {
		case d.ended != "":
			return up, &Refusal{d.ended}
		case d.up:
			l.put(ctx, o, d.Campaign, true)
			up = true
		case up:
			return true, nil
		}
		select {
		case <-d.Wake():
		case <-ctx.Done():
			return up, nil
		}
	}
}

// put notes how it stands at a table.
func (l *Lookout) put(ctx context.Context, o *outlook, c *saves.Campaign, live bool) {
	seat := o.link.Seat
	lines, _ := c.Shared()
	is := Standing{Lines: lines, Calls: Calls(&c.History, seat), Turn: TurnSays(&c.History, seat), Other: c.Table().Name(saves.NumSeats + 1 - seat), File: o.file, Live: live}
	l.mu.Lock()
	if ctx.Err() != nil {
		l.mu.Unlock()
		return
	}
	was, known := o.standing, o.known
	o.standing, o.known = is, true
	if is != was {
		l.changes++
	}
	l.mu.Unlock()
	if is != was && l.wake != nil {
		l.wake()
	}
	if known && is.Calls && !was.Calls && l.calls != nil {
		l.calls(is)
	}
}
