package main

import (
	"bytes"
	"strings"
	"testing"
)

// What a box changes is printed card by card: what goes with -, what comes with +, and nothing else.
func TestCardsDiff(t *testing.T) {
	for box, want := range map[string]string{
		"three-winters": "board.toml:3: campaign added", "frozen-harbour": "Ressa (character) added",
	} {
		var out, trouble bytes.Buffer
		code := run([]string{"cards", "-diff", "-box", "../../examples/" + box}, &out, &trouble)
		if code != fine || !strings.Contains(out.String(), want) || strings.Contains(out.String(), "Thea (character)") {
			t.Errorf("%s: code %d, %s%.300s", box, code, trouble.String(), out.String())
		}
	}
	var out, trouble bytes.Buffer
	if code := run([]string{"auto", "-box", "nowhere"}, &out, &trouble); code != failed || !strings.Contains(trouble.String(), "the box nowhere cannot be opened") {
		t.Errorf("without the box: code %d, %s", code, trouble.String())
	}
}
