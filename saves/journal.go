// Package saves keeps games on disk. So far that is the journal: the record of a game, written line by line as it is
// played, in the format of package rules.
package saves

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/adrg/xdg" // knows where each platform keeps a user's files

	"sixwinters/rules"
)

// Journal is a record being written. Every line is on the disk before Append returns.
type Journal struct {
	file *os.File
	name string
}

// DefaultName is a new file name for a game begun at a time, in the user's data folder by the platform's convention.
func DefaultName(begun time.Time) string {
	return filepath.Join(xdg.DataHome, "sixwinters", "records", begun.Format("2006-01-02 150405")+".txt")
}

// Create begins a journal in a new file, making its folder where needed, and writes the record's header. It never
// writes over a file that is there. The error says in a sentence what could not be done.
func Create(name, header string) (*Journal, error) {
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return nil, fmt.Errorf("the folder for the record cannot be made: %w", err)
	}
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return nil, fmt.Errorf("the record cannot be begun: %w", err)
	}
	j := &Journal{file: file, name: name}
	if err := j.Append(header); err != nil {
		file.Close()
		return nil, err
	}
	return j, nil
}

// Name is the journal's file.
func (j *Journal) Name() string { return j.name }

// Append writes text and waits until it is on the disk.
func (j *Journal) Append(text string) error {
	if _, err := io.WriteString(j.file, text); err != nil {
		return fmt.Errorf("the record cannot be written: %w", err)
	}
	if err := j.file.Sync(); err != nil {
		return fmt.Errorf("the record cannot be written: %w", err)
	}
	return nil
}

// Close ends the journal.
func (j *Journal) Close() error { return j.file.Close() }

// Read reads the record in a file. The error names the file, and the line where the record is wrong.
func Read(name string) (*rules.Record, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, fmt.Errorf("the record cannot be read: %w", err)
	}
	defer file.Close()
	rec, err := rules.ReadRecord(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return rec, nil
}
