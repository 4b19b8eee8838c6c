package content

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"
)

// overGame reads the game with a box of one file over it, and returns what is found and how many MB that takes.
func overGame(name, text string) (found []Finding, taken uint64) {
	box := &Box{Path: "box", Files: fstest.MapFS{name: {Data: []byte(text)}}}
	box.Name = "Tolls"
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, found = ReadWith(Files(), box)
	runtime.ReadMemStats(&after)
	return found, (after.TotalAlloc - before.TotalAlloc) >> 20
}

// A file of cards takes no more memory than some hundred times its size, whatever stands in it, and what is wrong is told in few lines.
func TestBounds(t *testing.T) {
	const size = maxFile - 200
	fill := func(one string, n int) string { return strings.Repeat(one, n/len(one)) }
	numbered := func(form string, n int) string {
		var all strings.Builder
		for i := 0; all.Len() < n; i++ {
			fmt.Fprintf(&all, form, i)
		}
		return all.String()
	}
	for what, test := range map[string]struct{ text, want string }{
		"a long key before many":        {"[" + fill("k", size/2) + "]\n" + numbered("a%d=1\n", size/2), "the names of keys are too long"},
		"a long key before a list":      {fill("k", size/2) + " = [" + fill("1,", size/2) + "]", "the names of keys are too long"},
		"a long key in quotes":          {"[\"" + fill("k ", size/2) + "\"]\n" + numbered("a%d=1\n", size/2), "the names of keys are too long"},
		"a key of many parts":           {fill("kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.", 600) + "a = [" + fill("1,", size/2) + "]", "the names of keys are too long"},
		"many lists in lists":           {"a = " + fill("[", size/2) + fill("]", size/2), "nested too deeply"},
		"a long list":                   {"remove = [" + fill("1,", size) + "]", "should have 1 to 16 items"},
		"many tables":                   {fill("[[obstacle]]\n", size), "should have 0 to 120 items"},
		"many unknown keys":             {numbered("aaaaaaaaaaaaaaaaaaaaaaaaaaa%d=1\n", size), "more is wrong"},
		"many unknown keys of one card": {"[[obstacle]]\nname = \"" + fill("n", size/2) + "\"\n" + numbered("a%d=1\n", size/2), "more is wrong"},
		"a long name":                   {"[[obstacle]]\nname = \"" + fill("n", size) + "\"\n", "nnn..."},
		"a long word":                   {"[[obstacle]]\nname = \"A\"\nregion = \"" + fill("n", size) + "\"\n", "nnn..."},
		"a huge number":                 {"[[obstacle]]\nname = \"A\"\ndifficulty = " + fill("9", size) + "\n", "not valid TOML"},
	} {
		found, taken := overGame("obstacles-empire.toml", test.text)
		say := Error(found).Error()
		if !strings.Contains(say, test.want) {
			t.Errorf("%s: %.300s, not %q", what, say, test.want)
		}
		if taken > 150 || len(say) > 100_000 {
			t.Errorf("%s: it takes %d MB, and %d bytes to tell", what, taken, len(say))
		}
	}
}

const tollCard = `[[location]]
name = "Toll %d"
region = "empire"
tags = ["urban"]
move = { empire = 1, redbank = 2, settled = "no" }
icon = "rapport"
picture = "toll.png"
`

// A picture that many cards share is read and kept once.
func TestSharedPicture(t *testing.T) {
	var cards strings.Builder
	const many = 60
	for i := range many {
		fmt.Fprintf(&cards, tollCard, i)
	}
	box := &Box{Path: "box", Files: fstest.MapFS{"locations.toml": {Data: []byte(cards.String())}, "toll.png": {Data: make([]byte, MostPictureBytes)}}}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, found := ReadWith(Files(), box)
	runtime.ReadMemStats(&after)
	if taken := (after.TotalAlloc - before.TotalAlloc) >> 20; len(found) < many || taken > 30 {
		t.Errorf("%d findings take %d MB", len(found), taken)
	}
}
