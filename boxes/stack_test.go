package boxes

import (
	"errors"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sixwinters/content"
)

func obstacle(c *content.Content, name string) int {
	return slices.IndexFunc(c.Obstacles, func(o content.Obstacle) bool { return o.Name == name })
}

// A box adds cards after those of the game, puts others in the place of those it names, takes cards away, and changes keys of
// the board. Everything else stays.
func TestStack(t *testing.T) {
	game, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	dearer := strings.Replace(toll, "Toll Collectors", "Orb of Seeing", 1)
	dearer = strings.Replace(dearer, "rapport", game.Obstacles[obstacle(game, "Orb of Seeing")].Skill.String(), 1)
	box := boxOf(t, "",
		"obstacles-empire.toml", "remove = [\"Poison\"]\n"+toll+dearer,
		"board.toml", "[track.support]\nlevels = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n",
		"events.toml", "[[event]]\nname = \"Dust Storm\"\nseason = \"summer\"\nsymbols = 2\neffects = [{ do = \"stress\", who = { at = { region = \"redbank\" } }, body = 1 }]\n",
		"progress-2.toml", "[[progress]]\nname = \"A Bridge in Winter\"\nobstacle_at = \"settled/technology\"\nreward = [\"any\"]\nsquares = [\"start technology | end support\"]\n")
	c, err := Stack(box)
	if err != nil {
		t.Fatal(err)
	}
	if i := obstacle(c, "Toll Collectors"); i < 0 || c.Obstacles[i].Source != (content.Source{File: "box/obstacles-empire.toml", Line: 2}) {
		t.Error("the card that is added is not there, or not said to be of the box")
	}
	if obstacle(c, "Poison") >= 0 {
		t.Error("the card that is taken away is still there")
	}
	// Of the two copies of one and of two of another, one card stays.
	orb := obstacle(c, "Orb of Seeing")
	if !slices.Equal(c.Obstacles[orb].Dice, []int{2, 4, 4}) || obstacle(game, "Orb of Seeing")-orb > 1 {
		t.Error("the card that is replaced is not the new one in its place")
	}
	if c.Board.Tracks[content.Support].Levels[11] != 1 || c.Board.Tracks[content.Support].Mastery != game.Board.Tracks[content.Support].Mastery ||
		c.Board.Tracks[content.Sorcery] != game.Board.Tracks[content.Sorcery] {
		t.Error("not just the levels of support have changed")
	}
	if c.Events[content.Summer][2].Name != "Dust Storm" || c.Events[content.Summer][3].Name != game.Events[content.Summer][3].Name {
		t.Error("not just one event has changed")
	}
	if n := len(c.Progress); n != len(game.Progress)+1 {
		t.Errorf("%d progress cards, not one more than %d", n, len(game.Progress))
	}
	if c.Hash == game.Hash || c.Boxes[0].Hash == "" {
		t.Error("the box does not show in the hash")
	}
	again, err := Stack(boxOf(t, "", "events.toml", "# nothing\n"))
	if err != nil || again.Hash == c.Hash {
		t.Errorf("%v: another box has the same hash", err)
	}
}

// Two boxes that change the same do not go together, and a sentence names the file, the card and both; unless the upper is built
// on the lower.
func TestConflicts(t *testing.T) {
	other := func(more string, files ...string) *content.Box {
		folder := fstest.MapFS{content.BoxFile: {Data: []byte(strings.Replace(head, "Toll Roads", "High Roads", 1) + more)}}
		for i := 0; i < len(files); i += 2 {
			folder[files[i]] = &fstest.MapFile{Data: []byte(files[i+1])}
		}
		return packed(t, folder)
	}
	const empire = "obstacles-empire.toml"
	cheap := strings.Replace(toll, "dice = [2, 4, 4]", "dice = [2]", 1)
	levels := "[track.support]\nmastery = 7\n"
	for _, test := range []struct {
		what  string
		stack []*content.Box
		want  string
	}{
		{"a card of both", []*content.Box{boxOf(t, "", empire, toll), other("", empire, cheap)},
			"box/obstacles-empire.toml:1: Toll Collectors: High Roads and Toll Roads both change this obstacle. Play with one of them, or name Toll Roads under `on` in the other's box.toml"},
		{"a card of the lower, changed on purpose", []*content.Box{boxOf(t, "", empire, toll), other("on = \"Toll Roads\"\n", empire, cheap)}, ""},
		{"taken away and changed", []*content.Box{boxOf(t, "", empire, "remove = \"Poison\"\n"), other("", empire, "remove = \"Poison\"\n")},
			"box/obstacles-empire.toml:1: unknown obstacle to take away `Poison`"},
		{"a key of the board", []*content.Box{boxOf(t, "", "board.toml", levels), other("", "board.toml", levels)},
			"box/board.toml:2: High Roads and Toll Roads both change `track.support.mastery`"},
		{"another key of the board", []*content.Box{boxOf(t, "", "board.toml", levels), other("", "board.toml", "[track.support]\nvictory = true\n")}, ""},
		{"one box twice", []*content.Box{boxOf(t, ""), boxOf(t, "")}, "there are two boxes named Toll Roads"},
		{"without what it is built on", []*content.Box{other("on = \"Toll Roads\"\n")}, "High Roads is built on Toll Roads: put that box below it"},
		{"nothing to take away", []*content.Box{boxOf(t, "", empire, "remove = \"Pison\"\n")}, "unknown obstacle to take away `Pison`, did you mean `Poison`?"},
		{"a file of another name", []*content.Box{boxOf(t, "", "obstacle-empire.toml", toll)}, "unknown content file `obstacle-empire.toml`, did you mean `obstacles-empire.toml`?"},
		{"a card that comes twice", []*content.Box{boxOf(t, "", empire, toll+toll)}, "this obstacle is already in box/obstacles-empire.toml line 1"},
		{"a slip", []*content.Box{boxOf(t, "", empire, toll+"dificulty = 2\n")}, "box/obstacles-empire.toml:11: Toll Collectors: unknown key `dificulty`"},
		{"cards of another kind", []*content.Box{boxOf(t, "", "events.toml", toll)}, "box/events.toml:1: unknown key `obstacle`"},
	} {
		_, err := Stack(test.stack...)
		var found content.Error
		switch {
		case test.want == "" && err != nil, test.want != "" && (!errors.As(err, &found) || !strings.Contains(found.Error(), test.want)):
			t.Errorf("%s: %v\nwant %s", test.what, err, test.want)
		case len(found) > 1:
			t.Errorf("%s is told in %d findings:\n%v", test.what, len(found), found)
		}
	}
}

// More cards than a table holds are counted, and told in one sentence each.
func TestTooManyCards(t *testing.T) {
	var many strings.Builder
	for i := range content.MaxObstacles / 2 {
		many.WriteString(strings.Replace(toll, "Toll Collectors", "Toll "+strings.Repeat("I", i+1), 1))
	}
	_, err := Stack(boxOf(t, "", "obstacles-empire.toml", many.String()))
	if err == nil || !strings.Contains(err.Error(), "there are 204 obstacles, copies counted, and a table holds at most 112") {
		t.Error(err)
	}
}

// three are three small boxes, zipped.
func three(b *testing.B) (stack [3][]byte) {
	for i, name := range []string{"Low", "Mid", "High"} {
		data, err := Pack(fstest.MapFS{
			content.BoxFile:         {Data: []byte(strings.Replace(head, "Toll", name, 1))},
			"obstacles-empire.toml": {Data: []byte(strings.Replace(toll, "Toll", name, 1))},
		})
		if err != nil {
			b.Fatal(err)
		}
		stack[i] = data
	}
	return stack
}

// loaded is the game with boxes.
func loaded(b *testing.B, stack ...[]byte) *content.Content {
	var open []*content.Box
	for _, data := range stack {
		box, err := Read(data, "box")
		if err != nil {
			b.Fatal(err)
		}
		open = append(open, box)
	}
	c, err := Stack(open...)
	if err != nil {
		b.Fatal(err)
	}
	return c
}

// BenchmarkThreeBoxes opens and stacks three boxes, as the game does when it starts with them; held is what stays in memory.
func BenchmarkThreeBoxes(b *testing.B) {
	stack := three(b)
	for b.Loop() {
		loaded(b, stack[:]...)
	}
	reportHeld(b, stack[:]...)
}

// BenchmarkNoBox loads the game alone.
func BenchmarkNoBox(b *testing.B) {
	for b.Loop() {
		loaded(b)
	}
	reportHeld(b)
}

// reportHeld reports the bytes that the cards take up once they are loaded.
func reportHeld(b *testing.B, stack ...[]byte) {
	held := func() uint64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	was := held()
	c := loaded(b, stack...)
	b.ReportMetric(float64(held()-was), "held-B")
	runtime.KeepAlive(c)
}
