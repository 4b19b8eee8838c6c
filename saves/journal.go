package saves

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
)

// journal is the file of a campaign as far as it is written.
type journal struct {
	whole   bool        // the file holds the first lines of the campaign and nothing else
	written int         // how many
	sum     string      // the checksum of the last
	known   []byte      // what the file held when it was read or written last
	seen    fs.FileInfo // the file then; nil if there was none
	tried   []byte      // what the last attempt to write would have left there
	failed  bool        // that attempt failed, so that nobody knows what is there
	file    file        // open at its end, or nil
}

// lying is what lies under the name of a campaign that is being played.
type lying uint8

const (
	asLeft   lying = iota // the file as it was read or written last
	gone                  // nothing
	ours                  // a beginning of the campaign, or nothing in a file
	somebody              // what somebody else has put there
)

// find looks at what lies under the name of the campaign. It fails if that cannot be found out.
func (j *journal) find(c *kept) (lying, error) {
	info, err := c.disk.Stat(c.path)
	switch {
	case errors.Is(err, fs.ErrNotExist) && j.seen == nil:
		return asLeft, nil
	case errors.Is(err, fs.ErrNotExist):
		return gone, nil
	case err != nil:
		return 0, err
	case !j.failed && sameState(j.seen, info):
		return asLeft, nil
	case readable(info) != nil:
		return somebody, nil
	}
	is, err := c.disk.ReadFile(c.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return gone, nil
	case errors.Is(err, fs.ErrPermission):
		return somebody, nil
	case err != nil:
		return 0, err
	case !j.failed && bytes.Equal(is, j.known) && j.seen != nil && os.SameFile(j.seen, info):
		j.seen = info // it was only touched
		return asLeft, nil
	case bytes.HasPrefix(j.known, is) || bytes.HasPrefix(j.tried, is) || strings.HasPrefix(c.Text(), string(is)):
		return ours, nil
	}
	return somebody, nil
}

// sameState reports whether a file is the same as before, and looks unchanged.
func sameState(was, is fs.FileInfo) bool {
	return was != nil && os.SameFile(was, is) && was.Size() == is.Size() && was.ModTime().Equal(is.ModTime())
}

// write brings the file up to date. If it fails the file is as before, perhaps with part of a line at its end, which the
// next reading leaves out and the next writing replaces.
func (j *journal) write(c *kept) (err error) {
	if j.whole {
		err = j.extend(c)
	}
	if !j.whole {
		err = j.rewrite(c)
	}
	if err == nil && j.file == nil {
		j.file, err = c.disk.Append(c.path)
	}
	return err
}

// extend appends the missing lines to a whole file.
func (j *journal) extend(c *kept) error {
	if j.written == len(c.lines) {
		return nil
	}
	var text strings.Builder
	sum := j.sum
	for _, l := range c.lines[j.written:] {
		sealed := seal(sum, l)
		_, sum = split(sealed)
		text.WriteString(sealed + "\n")
	}
	var err error
	if j.file == nil {
		if j.file, err = c.disk.Append(c.path); err != nil {
			j.whole = false
			return err
		}
	}
	if err = write(j.file, []byte(text.String())); err != nil {
		j.tried = append(slices.Clip(j.known), text.String()...)
		j.rewriteAll()
		j.failed = true
		return err
	}
	j.written, j.sum = len(c.lines), sum
	j.known = append(j.known, text.String()...)
	return nil
}

// rewrite writes the whole file again.
func (j *journal) rewrite(c *kept) error {
	j.close()
	if c.keepOld {
		if err := keep(c.disk, c.path, damagedWord, j.known); err != nil {
			return fmt.Errorf("the damaged file cannot be kept under another name: %w", err)
		}
		c.keepOld = false
	}
	c.reads.refreshHead()
	text := []byte(c.Text())
	if err := writeWhole(c.disk, c.path, text); err != nil {
		j.tried, j.failed = text, true
		return err
	}
	*j = journal{whole: true, written: len(c.lines), known: text, sum: lastSum(string(text)), seen: j.seen}
	return nil
}

// landed reports whether what was written lies under the name of the campaign, and nothing else with it.
func (j *journal) landed(c *kept) bool {
	is, err := j.file.Stat()
	if err != nil {
		return false
	}
	named, err := c.disk.Stat(c.path)
	if err != nil || !os.SameFile(is, named) || named.Size() != int64(len(j.known)) {
		return false
	}
	j.seen, j.failed = named, false
	return true
}

// rewriteAll has the next write write the whole file again.
func (j *journal) rewriteAll() {
	j.close()
	j.whole = false
}

func (j *journal) close() {
	if j.file != nil {
		j.file.Close() // what matters has been synced
		j.file = nil
	}
}
