package saves

import (
	"path/filepath"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/rules/rulestest"
)

// longCampaign is a campaign at its end in which both players use what they have.
func longCampaign(b testing.TB) *Campaign {
	b.Helper()
	c, err := create(forgetful{}, rulestest.Book(b), filepath.Join(b.TempDir(), "long.txt"), standard)
	if err != nil {
		b.Fatal(err)
	}
	choose := mind.Greedy(1)
	for legal := c.book.Moves(c.Now(), nil); len(legal) > 0; legal = c.book.Moves(c.Now(), legal[:0]) {
		if err := c.Play(choose(c.book, c.Now(), legal), nil); err != nil {
			b.Fatal(err)
		}
	}
	return c
}

// forgetful is a disk that does not wait.
type forgetful struct{ realDisk }

func (d forgetful) Append(name string) (file, error) {
	f, err := d.realDisk.Append(name)
	return impatient{f}, err
}

type impatient struct{ file }

func (impatient) Sync() error { return nil }

func BenchmarkResume(b *testing.B) {
	c := longCampaign(b)
	if err := c.Close(); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		again, err := Open(c.book, c.Name())
		if err != nil {
			b.Fatal(err)
		}
		again.Close()
	}
	b.ReportMetric(float64(c.Len()), "moves")
}

func BenchmarkGlance(b *testing.B) {
	c := longCampaign(b)
	text := []byte(c.Text())
	for b.Loop() {
		if _, err := glance(c.book, text); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkAppend(b *testing.B) {
	c := begin(b, 20)
	defer c.Close()
	for b.Loop() {
		c.record("done")
	}
}
