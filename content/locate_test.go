package content

import (
	"maps"
	"slices"
	"testing"

	"github.com/BurntSushi/toml"
)

func TestLocate(t *testing.T) {
	const text = `# [comment]
title = "a \" [quote]" # after

[board.wheel]
"quoted key" = 1
boxes = [ # not a line of its own
  "winter", '[',
  { season = "spring", tags = ["x",
    "y"] },
]

[[card]]
name = """
[not.a.header]
"""
a.b = 2
[[card]]
name = '\'
[card.below]
deep = true
[[card.copies]]
n = 1
`
	want := map[string]int{
		"title": 2, "board": 4, "board.wheel": 4, "board.wheel.quoted key": 5, "board.wheel.boxes": 6,
		"board.wheel.boxes[0]": 7, "board.wheel.boxes[1]": 7, "board.wheel.boxes[2]": 8,
		"board.wheel.boxes[2].season": 8, "board.wheel.boxes[2].tags": 8, "board.wheel.boxes[2].tags[0]": 8,
		"board.wheel.boxes[2].tags[1]": 9,
		"card":                         12, "card[0]": 12, "card[0].name": 13, "card[0].a": 16, "card[0].a.b": 16,
		"card[1]": 17, "card[1].name": 18, "card[1].below": 19, "card[1].below.deep": 20,
		"card[1].copies": 21, "card[1].copies[0]": 21, "card[1].copies[0].n": 22,
	}
	if _, err := toml.Decode(text, &map[string]any{}); err != nil {
		t.Fatal(err)
	}
	got, line, refused := locate(text)
	if refused != "" {
		t.Errorf("line %d: %s", line, refused)
	}
	for _, path := range slices.Sorted(maps.Keys(want)) {
		if got[path] != want[path] {
			t.Errorf("%s is at line %d, want %d", path, got[path], want[path])
		}
	}
	for path, line := range got {
		if want[path] == 0 {
			t.Errorf("%s at line %d is not in the text", path, line)
		}
	}
}

func TestNearest(t *testing.T) {
	for _, test := range []struct{ name, want string }{
		{"thievry", "thievery"},
		{"Lroe", "lore"},
		{"combat", "combat"},
		{"", ""},
		{"swimming", ""},
	} {
		if got := nearest(test.name, skillWords); got != test.want {
			t.Errorf("nearest to %q is %q, want %q", test.name, got, test.want)
		}
	}
}
