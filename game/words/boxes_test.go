package words

import (
	"errors"
	"testing"

	"sixwinters/boxes"
	"sixwinters/content"
)

// What the example boxes do is said in words.
func TestChanges(t *testing.T) {
	for name, want := range map[string]string{
		"frozen-harbour": "Adds 8 obstacles, 4 locations, 6 progress cards and 1 character. Takes away 6 progress cards.",
		"three-winters":  "Changes 7 keys of the boards. Takes away 22 progress cards.",
	} {
		c, err := boxes.OpenAll("../../examples/" + name)
		if err != nil {
			t.Fatal(err)
		}
		if got := Changes(c.Changes); got != want {
			t.Errorf("%s: %q, not %q", name, got, want)
		}
	}
	if got := Changes(nil); got != "It changes nothing." {
		t.Errorf("of a box without cards it says %q", got)
	}
}

// A fault of a box is a sentence that names the card and its line.
func TestBoxFault(t *testing.T) {
	found := content.Error{
		{File: "a/b.zip/events.toml", Line: 3, Card: "Frost", What: "unknown key `effect`"},
		{File: "a/b.zip/events.toml", What: "the file is too large"},
	}
	for _, test := range []struct {
		err  error
		want string
	}{
		{found, "Frost: unknown key `effect`. See events.toml, line 3. There is 1 more fault."},
		{found[1:], "The file is too large."},
		{errors.New("the box cannot be opened"), "The box cannot be opened."},
	} {
		if got := BoxFault(test.err); got != test.want {
			t.Errorf("%q, not %q", got, test.want)
		}
	}
}
