package lab

import (
	"bytes"
	"fmt"
)

// Replay calls see with each row of a results file and a function that plays its campaign again. That returns the campaign's record; its
// error says why it cannot be played, or that it came to another line.
func Replay(p *Plan, path string, see func(row *Row, again func() ([]byte, error)) error) error {
	tables, err := p.Tables()
	if err != nil {
		return err
	}
	return ReadRows(path, func(row *Row) error {
		return see(row, func() ([]byte, error) {
			t, err := fitting(tables, row)
			if err != nil {
				return nil, err
			}
			again, record := t.play(row.Job)
			if !bytes.Equal(Line(&again), Line(row)) {
				return record(), fmt.Errorf("%s came to another line", &row.Job)
			}
			return record(), nil
		})
	})
}
