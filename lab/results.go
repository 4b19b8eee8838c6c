package lab

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/gofrs/flock"

	"sixwinters/rules"
)

// Results is a file of rows, a line of JSON each, open to be added to. Only one program at a time adds to a file.
type Results struct {
	file *os.File
	lock *flock.Flock
	size int64 // of the whole lines
	done map[Job]bool
}

// OpenResults opens a results file, or creates it, for campaigns at some tables. A last line that was cut off is dropped, so that its
// campaign is played again. The error says why the file cannot be added to; then the file is unchanged.
func OpenResults(path string, tables map[string]*Table) (*Results, error) {
	lock := flock.New(path + ".lock")
	if held, err := lock.TryLock(); err != nil {
		return nil, err
	} else if !held {
		return nil, fmt.Errorf("%s is being written by another run", path)
	}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, errors.Join(err, lock.Unlock())
	}
	r := &Results{file: file, lock: lock, done: map[Job]bool{}}
	r.size, err = eachRow(path, file, func(row *Row) error {
		_, err := fitting(tables, row)
		r.done[row.Job] = true
		return err
	})
	if err != nil {
		return nil, errors.Join(fmt.Errorf("%w; choose another file", err), r.Close())
	}
	if err = file.Truncate(r.size); err == nil {
		_, err = file.Seek(r.size, io.SeekStart)
	}
	if err != nil {
		return nil, errors.Join(err, r.Close())
	}
	return r, nil
}

// fitting returns the table at which a row was played. The error names a plan, version, box, cards or sheet that differ from the row's.
func fitting(tables map[string]*Table, row *Row) (*Table, error) {
	t := tables[row.Variant]
	switch {
	case t == nil || row.Plan != t.plan || row.Nth != t.nth:
		return nil, fmt.Errorf("the plan has no such variant %q", row.Variant)
	case row.Game != rules.Version():
		return nil, fmt.Errorf("it was played by version %s, and this is %s", row.Game, rules.Version())
	}
	return t, t.other(row)
}

// ReadRows calls see with each row of a results file, without a last line that was cut off.
func ReadRows(path string, see func(*Row) error) error {
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	_, err = eachRow(path, file, see)
	return err
}

// eachRow calls see with each row and returns the number of bytes of the whole lines.
func eachRow(path string, from io.Reader, see func(*Row) error) (size int64, err error) {
	in := bufio.NewReader(from)
	for n := 1; ; n++ {
		line, err := in.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return size, nil
		}
		if err != nil {
			return size, err
		}
		var row Row
		decode := json.NewDecoder(bytes.NewReader(line))
		decode.DisallowUnknownFields()
		if err := decode.Decode(&row); err != nil {
			return size, fmt.Errorf("%s, line %d, is no campaign of this version: %w", path, n, err)
		}
		if err := see(&row); err != nil {
			return size, fmt.Errorf("%s, line %d: %w", path, n, err)
		}
		size += int64(len(line))
	}
}

// Line returns a row as a line of a results file.
func Line(row *Row) []byte {
	var out bytes.Buffer
	encode := json.NewEncoder(&out)
	encode.SetEscapeHTML(false)
	if err := encode.Encode(row); err != nil {
		panic(err) // a row holds nothing that JSON cannot
	}
	return out.Bytes()
}

// Has reports whether a campaign has been played.
func (r *Results) Has(j Job) bool { return r.done[j] }

// Add appends a campaign, unless the file has it. If that fails, the file keeps nothing of it.
func (r *Results) Add(row *Row) error {
	if r.done[row.Job] {
		return nil
	}
	line := Line(row)
	if _, err := r.file.Write(line); err != nil {
		return errors.Join(fmt.Errorf("the campaign cannot be kept: %w", err), r.file.Truncate(r.size))
	}
	r.size += int64(len(line))
	r.done[row.Job] = true
	return nil
}

// Close closes the file, so that others may add to it.
func (r *Results) Close() error {
	return errors.Join(r.file.Close(), r.lock.Unlock())
}
