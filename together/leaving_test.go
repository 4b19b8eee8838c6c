//go:build !js

package together

import (
	"testing"
	"time"
)

// Who was asked before leaving has waited for the server: closing the desk does not wait again.
func TestLeavingWaitsOnce(t *testing.T) {
	least := time.Hour
	for range 3 { // other programs may take their time
		d := silentDesk(t)
		d.up = true
		book := d.Campaign.Book()
		if err := d.Propose(book.Notation(d.Campaign.Now(), book.Moves(d.Campaign.Now(), nil)[0])); err != nil {
			t.Fatal(err)
		}
		if d.Unsent() == nil {
			t.Fatal("a line that nobody has answered is not on its way")
		}
		begun := time.Now()
		if d.Close() == nil {
			t.Fatal("closing says nothing of it")
		}
		least = min(least, time.Since(begun))
	}
	if least >= leaveTimeout {
		t.Errorf("closing waits for %v more", least)
	}
}
