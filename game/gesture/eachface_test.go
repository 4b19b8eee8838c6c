package gesture

import (
	"fmt"
	"testing"

	"sixwinters/advice"
)

// The six faces of one die are one line of a preview, and not six that crowd out what is certain; six other outcomes are not.
func TestEachFaceIsOneLine(t *testing.T) {
	var faces, odds []advice.Odd
	for v := 1; v <= 6; v++ {
		faces = append(faces, advice.Odd{Words: fmt.Sprintf("Espionage %d is rolled at Beetle Burrough.", v), Chance: 1. / 6})
		odds = append(odds, advice.Odd{Words: fmt.Sprintf("Menas: %d body.", v), Chance: 1. / 6})
	}
	if got, want := eachFace(faces), "17% each: Espionage 1 to 6 is rolled at Beetle Burrough."; got != want {
		t.Errorf("six faces are %q, not %q", got, want)
	}
	unlike := append([]advice.Odd(nil), faces...)
	unlike[5].Words = "Espionage 6 is rolled at Beetle Burrough. Taichu is overcome."
	for _, other := range [][]advice.Odd{nil, faces[:5], unlike} {
		if got := eachFace(other); got != "" {
			t.Errorf("%v are %q", other, got)
		}
	}
	var again []advice.Odd // of a die that shows 1 already
	for v := 1; v <= 6; v++ {
		again = append(again, advice.Odd{Chance: 1.0 / 6, Words: fmt.Sprintf("Menas rerolls action die 1 and gets %d.", v)})
	}
	if got, want := eachFace(again), "17% each: Menas rerolls action die 1 and gets 1 to 6."; got != want {
		t.Errorf("it says %q, not %q", got, want)
	}
	if got, want := eachFace(odds), "17% each: Menas: 1 to 6 body."; got != want {
		t.Errorf("six amounts are %q, not %q", got, want)
	}
}
