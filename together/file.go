package together

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"sixwinters/rules"
	"sixwinters/saves"
)

// byFile is the wire of a table whose desks send each other files.
type byFile struct{}

func (byFile) Send(context.Context, Line) (Stored, error) { return Stored{}, errNoCopy }
func (byFile) Lines(context.Context, uint64) ([]Stored, bool, error) {
	return nil, false, errNoCopy
}
func (byFile) Signal(string)     {}
func (byFile) Heard() <-chan any { return nil }
func (byFile) Close()            {}

// ByFile sits down at a table without a server: the desks send each other their campaigns, and take them in with [TakeIn].
func ByFile(c *saves.Campaign, seat int) (*Desk, error) {
	if c.Table() == nil {
		return nil, errors.New("this campaign is not a shared table")
	}
	if seat < 1 || seat > saves.NumSeats {
		return nil, fmt.Errorf("there is no seat %d at a table: choose 1 or 2", seat)
	}
	d, err := newDesk(c, Link{Table: c.Table().ID, Seat: seat}, byFile{}, "", false)
	if err != nil {
		return nil, err
	}
	d.alone = true
	return d, nil
}

// Branches is the error of a reply that goes on from another line than this desk has gone on from.
type Branches struct {
	From         int // the first line that differs
	Mine, Theirs int // lines from there on
}

func (b *Branches) Error() string {
	return fmt.Sprintf("from line %d on there are two branches: %s here, %d in the reply. Choose one with the other desk; -theirs takes the reply and keeps yours beside it",
		b.From, rules.HowMany(b.Mine, "line", "lines"), b.Theirs)
}

// TakeIn adds to a table what the other desk's copy of it has more, and returns the number of lines. It fails with [*Branches] if neither is the
// beginning of the other, unless theirs says that the reply is to be taken: then this desk's lines are kept in a file of their own, whose
// name it returns.
func TakeIn(c, reply *saves.Campaign, theirs bool) (added int, branch string, err error) {
	if c.Table() == nil || reply.Table() == nil || c.Table().Text() != reply.Table().Text() {
		return 0, "", errors.New("the reply is of another table")
	}
	mine, err := c.SharedLines()
	if err != nil {
		return 0, "", err
	}
	more, err := reply.SharedLines()
	if err != nil {
		return 0, "", fmt.Errorf("the reply cannot be taken: %w", err)
	}
	same := 0
	for same < len(mine) && same < len(more) && mine[same].Chain == more[same].Chain {
		same++
	}
	if same < len(mine) && same < len(more) {
		if !theirs {
			return 0, "", &Branches{same, len(mine) - same, len(more) - same}
		}
		d := &Desk{Campaign: c, Link: Link{Seat: 1}, folder: folderOf(c), chains: chainsOf(mine)}
		if !d.setAside(same) {
			return 0, "", errors.New(d.ended)
		}
		branch = d.branch
	}
	for n := same; n < len(more); n++ {
		if err := takeLine(c, n, &more[n]); err != nil {
			return added, branch, err
		}
		added++
	}
	return added, branch, c.Trouble()
}

// takeLine takes the n-th line of a reply.
func takeLine(c *saves.Campaign, n int, l *saves.SharedLine) error {
	if l.Void {
		return c.VoidShared(l.Seat, l.Text)
	}
	print, err := c.TryShared(l.Seat, l.Text)
	if err == nil && print != l.Print {
		err = errors.New("its table is another one: update the older of the two games")
	}
	if err != nil {
		return fmt.Errorf("line %d of the reply cannot be taken: %w", n, err)
	}
	return c.TakeShared(l.Seat, l.Text, &rules.Story{})
}

// chainsOf returns the chains of lines.
func chainsOf(lines []saves.SharedLine) (chains []string) {
	for i := range lines {
		chains = append(chains, lines[i].Chain)
	}
	return chains
}

// folderOf returns the folder of a campaign.
func folderOf(c *saves.Campaign) saves.Folder { return saves.Folder(filepath.Dir(c.Name())) }
