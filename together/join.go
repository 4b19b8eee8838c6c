package together

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	"sixwinters/rules"
	"sixwinters/saves"
)

// Books returns the rulebook for the boxes that a header names.
type Books func(h *saves.Header) (*rules.Rulebook, error)

// How long joining waits for the server: to begin a table, and with a copy of it on this desk.
const (
	joinTimeout = 8 * time.Second
	copyTimeout = 2 * time.Second
)

// Join sits down at a table: with the copy in a folder, or with a new one. If the server cannot be reached, it takes the copy there is.
// It may take some seconds. The error is a sentence.
func Join(ctx context.Context, folder saves.Folder, link Link, books Books) (*Desk, error) {
	wire, err := Dial(link)
	if err != nil {
		return nil, err
	}
	d, err := join(ctx, wire, folder, link, books)
	if err != nil {
		wire.Close()
	}
	return d, err
}

func join(ctx context.Context, wire Wire, folder saves.Folder, link Link, books Books) (*Desk, error) {
	shelf := Shelf{folder}
	file := ""
	if link.Seat != Watching {
		file = shelf.campaign(link.Table)
	}
	c, err := openCopy(file, books)
	if err != nil {
		return nil, err
	}
	if c == nil {
		if c, err = newCopy(ctx, wire, folder, link, books); err != nil {
			return nil, err
		}
	}
	d, err := sit(c, link, wire, folder)
	if err != nil {
		_ = c.Close() // nothing was played
		return nil, err
	}
	d.await(ctx, copyTimeout, func() bool { return d.up || d.ended != "" })
	return d, nil
}

// openCopy opens the copy of a table on this desk. It returns nil if there is none, or none that is whole.
func openCopy(file string, books Books) (*saves.Campaign, error) {
	if file == "" {
		return nil, nil
	}
	book, err := books(saves.HeaderOf(file))
	if err != nil {
		return nil, err
	}
	c, err := saves.Open(book, file)
	switch {
	case err != nil:
		return nil, err
	case c.ReadOnly():
		_ = c.Close()
		return nil, errors.New("this table is open in another window: close it there first")
	case c.Table() == nil || c.Broken():
		_ = c.Close()
		return nil, nil
	}
	return c, nil
}

// newCopy begins the campaign of a table that the server has.
func newCopy(ctx context.Context, wire Wire, folder saves.Folder, link Link, books Books) (*saves.Campaign, error) {
	ctx, cancel := context.WithTimeout(ctx, joinTimeout)
	defer cancel()
	var lines []Stored
	err := errNoCopy
	for lines == nil && ctx.Err() == nil {
		got, _, problem := wire.Lines(ctx, 1)
		refusal := (*Refusal)(nil)
		switch {
		case errors.As(problem, &refusal):
			return nil, refusal
		case problem == nil && len(got) > 0:
			lines = got
		case problem == nil:
			err = errors.New("this table is empty: whoever created it has to open it first, or it has expired")
			fallthrough
		default:
			select {
			case <-time.After(retryPause):
			case <-ctx.Done():
			}
		}
	}
	if lines == nil {
		return nil, err
	}
	head, err := saves.ReadTableHead(lines[0].Text)
	if err != nil {
		return nil, err
	}
	if head.ID != link.Table || !lines[0].Follows(0, "") {
		return nil, errors.New("the server has another table under this name: ask for a new link")
	}
	header, err := head.Header()
	if err != nil {
		return nil, err
	}
	book, err := books(&header)
	if err != nil {
		return nil, err
	}
	file := ""
	if link.Seat != Watching {
		file = folder.NewFile(time.Now())
	}
	return saves.NewTable(book, file, head)
}

// Seats says who sits where at a new table.
type Seats struct {
	Own   int                    // of the desk that creates it
	Names [saves.NumSeats]string // of the players
	Plays [saves.NumSeats][]int  // the players whose characters each seat may move, from 1
}

// EachOwn are the characters that each seat moves if it has its own, and AnyBoth if it has both.
var (
	EachOwn = [saves.NumSeats][]int{{1}, {2}}
	AnyBoth = [saves.NumSeats][]int{{1, 2}, {1, 2}}
)

// Create begins a table with a campaign: a new one in the folder, or for solo one that was played alone. It returns the desk at its own seat and the
// links of all seats. The error is a sentence; then solo is as it was, and no new campaign is left behind.
func Create(ctx context.Context, folder saves.Folder, server string, book *rules.Rulebook, o rules.Options, seats Seats, solo *saves.Campaign) (
	*Desk, [Watching + 1]Link, error) {
	links, err := Open(ctx, server)
	if err != nil {
		return nil, links, err
	}
	link := links[seats.Own]
	wire, err := Dial(link)
	if err != nil {
		return nil, links, err
	}
	d, err := create(ctx, wire, folder, links, book, o, seats, solo)
	if err != nil {
		wire.Close()
		_ = Shelf{folder}.forget(link.Table) // without its campaign it is no table
		return nil, links, fmt.Errorf("the table was not created: %w", err)
	}
	return d, links, nil
}

// create begins a table over a connection. If it fails, there is no new campaign, and solo is as it was.
func create(ctx context.Context, wire Wire, folder saves.Folder, links [Watching + 1]Link, book *rules.Rulebook, o rules.Options, seats Seats, solo *saves.Campaign) (
	d *Desk, err error) {
	if err := answers(ctx, wire); err != nil {
		return nil, err
	}
	link := links[seats.Own]
	c := solo
	var undo func()
	if solo == nil {
		head := saves.NewTableHead(book, link.Table, o, seats.Names, seats.Plays)
		if c, err = saves.NewTable(book, folder.NewFile(time.Now()), &head); err != nil {
			return nil, err
		}
		undo = func() {
			_ = c.Close() // nothing was played
			_ = os.Remove(c.Name())
		}
	} else {
		head := saves.NewTableHead(book, link.Table, solo.Header.Options, seats.Names, seats.Plays)
		if undo, err = solo.Share(&head); err != nil {
			return nil, err
		}
	}
	d, err = sit(c, link, wire, folder, slices.Delete(slices.Clone(links[1:]), seats.Own-1, seats.Own)...)
	if err != nil {
		undo()
		return nil, err
	}
	begun := func() bool { return d.up && d.stamp.N == len(d.chains) }
	d.await(ctx, joinTimeout, func() bool { return d.ended != "" || begun() })
	if d.ended != "" || !begun() {
		d.post.close()
		undo()
		return nil, errors.New(cmp.Or(d.ended, errUnreached.Error()))
	}
	d.news = nil // that a new table has its lines is no news
	return d, nil
}

// errUnreached is the error of a server that cannot be reached, or does not answer.
var errUnreached = errors.New("the server cannot be reached")

// answers waits until a server answers over a connection. It fails if it does not within some time, or refuses.
func answers(ctx context.Context, wire Wire) error {
	ctx, cancel := context.WithTimeout(ctx, joinTimeout)
	defer cancel()
	for {
		_, _, err := wire.Lines(ctx, 1)
		if refusal := (*Refusal)(nil); err == nil || errors.As(err, &refusal) {
			return err
		}
		select {
		case <-time.After(retryPause):
		case <-ctx.Done():
			return errUnreached
		}
	}
}

// sit returns a desk for a campaign, with what is kept of its table. Who creates the table has invites: the links of the other seats.
func sit(c *saves.Campaign, link Link, wire Wire, folder saves.Folder, invites ...Link) (*Desk, error) {
	shelf := Shelf{folder}
	d, err := newDesk(c, link, wire, folder, false)
	if err != nil {
		return nil, err
	}
	if c.Name() == "" { // who watches keeps nothing
		return d, nil
	}
	d.stamp = shelf.stamp(link.Table)
	d.stamps = func(st stamp) { shelf.keepStamp(link.Table, st) }
	if d.Invites = invites; invites == nil {
		d.Invites = shelf.Invites(link.Table)
	}
	if err := shelf.Keep(link, c.Name(), d.Invites); err != nil {
		d.say("The link of this table cannot be kept: keep it yourself. %s.", rules.Capital(err.Error()))
	}
	return d, nil
}

// await takes what arrives until something is so, or for some time.
func (d *Desk) await(ctx context.Context, most time.Duration, so func() bool) {
	late := time.NewTimer(most)
	defer late.Stop()
	for {
		d.news = d.Poll()
		if so() {
			return
		}
		select {
		case <-d.Wake():
		case <-late.C:
			return
		case <-ctx.Done():
			return
		}
	}
}

// Do proposes a line and waits until it is known what became of it, or for some time. It returns all that has happened meanwhile. The error says
// why the line was not taken, or that nothing is known yet: then it is still on its way.
func (d *Desk) Do(ctx context.Context, text string, most time.Duration) ([]Happening, error) {
	if err := d.Propose(text); err != nil {
		return d.Poll(), err
	}
	d.await(ctx, most, func() bool { return d.pending == nil })
	news := d.Poll()
	for i := range news {
		if news[i].Failed {
			return slicesWithout(news, i), errors.New(news[i].Say)
		}
	}
	if d.pending != nil {
		return news, errors.New("the server does not answer: the move is sent as soon as it does, or go on alone")
	}
	return news, nil
}

func slicesWithout(news []Happening, i int) []Happening {
	return append(append([]Happening(nil), news[:i]...), news[i+1:]...)
}
