package saves

import (
	"fmt"
	"path/filepath"
	"strings"
	"time"
)

// journal is the file of a campaign as far as it is written.
type journal struct {
	whole   bool   // the file holds the first lines of the campaign and nothing else
	written int    // how many
	size    int64  // in bytes
	sum     string // the checksum of the last
	file    file   // open at its end, or nil
}

// write brings the file up to date. If it fails the file is as before, perhaps with part of a line at its end, which the
// next reading leaves out and the next writing replaces.
func (j *journal) write(c *Campaign) error {
	err := j.extend(c)
	if !j.whole {
		err = j.rewrite(c)
	}
	if err == nil && j.file == nil {
		j.file, err = c.disk.Append(c.name)
	}
	return err
}

// extend appends the missing lines to a whole file.
func (j *journal) extend(c *Campaign) error {
	if !j.whole || j.written == len(c.lines) {
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
		if j.file, err = c.disk.Append(c.name); err != nil {
			j.whole = false
			return err
		}
	}
	if err = write(j.file, []byte(text.String())); err != nil {
		// Nobody knows what of it is on the disk.
		j.close()
		j.whole = false
		_ = c.disk.Truncate(c.name, j.size)
		return err
	}
	j.written, j.sum = len(c.lines), sum
	j.size += int64(text.Len())
	return nil
}

// rewrite writes the whole file again.
func (j *journal) rewrite(c *Campaign) error {
	j.close()
	if c.keepOld {
		if err := keep(c.disk, c.name); err != nil {
			return fmt.Errorf("the damaged file cannot be kept under another name: %w", err)
		}
		c.keepOld = false
	}
	c.Header.Header = c.book.Header(c.Header.Options)
	text := c.Text()
	if err := writeWhole(c.disk, c.name, []byte(text)); err != nil {
		return err
	}
	*j = journal{whole: true, written: len(c.lines), size: int64(len(text)), sum: lastSum(text)}
	return nil
}

func (j *journal) close() {
	if j.file != nil {
		j.file.Close() // what matters has been synced
		j.file = nil
	}
}

// keep copies a file that is about to be replaced to a name that tells when and why.
func keep(d disk, name string) error {
	data, err := d.ReadFile(name)
	if err != nil {
		return err
	}
	folder, base := filepath.Split(name)
	other := strings.TrimSuffix(base, extension) + " damaged " + time.Now().Format("2006-01-02 150405") + extension
	return writeWhole(d, filepath.Join(folder, damagedFolder, other), data)
}

// The folders beside the campaigns.
const (
	damagedFolder = "damaged"
	backupFolder  = "backups"
	deletedFolder = "deleted"
	reviewFolder  = "reviews"
)

// extension is the extension of campaign files.
const extension = ".txt"

// backups is the number of earlier states kept of each campaign.
const backups = 5

// backupName returns the name of the i-th newest backup of a campaign, from 1.
func backupName(name string, i int) string {
	folder, base := filepath.Split(name)
	return filepath.Join(folder, backupFolder, fmt.Sprintf("%s.%d%s", strings.TrimSuffix(base, extension), i, extension))
}

// ReviewName returns the name of the file beside a campaign that its review is kept in.
func ReviewName(name string) string {
	folder, base := filepath.Split(name)
	return filepath.Join(folder, reviewFolder, strings.TrimSuffix(base, extension)+".json")
}

// backUp copies the file as it was before this session to the ring of backups, before anything is written to it. If that
// fails, the campaign can be played all the same and no earlier backup is lost.
func (c *Campaign) backUp() {
	if c.backed {
		return
	}
	c.backed = true
	data, err := c.disk.ReadFile(c.name)
	if err != nil {
		return
	}
	if newest, err := c.disk.ReadFile(backupName(c.name, 1)); err == nil && string(newest) == string(data) {
		return
	}
	if writeWhole(c.disk, backupName(c.name, 0), data) != nil {
		return
	}
	for i := backups - 1; i >= 0; i-- {
		_ = c.disk.Rename(backupName(c.name, i), backupName(c.name, i+1)) // there may be none yet
	}
}
