package saves

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sixwinters/rules/play"
	"sixwinters/rules/rulestest"
	"sixwinters/rules/skadi"
)

// playWinter makes random moves, with some undone and redone, and returns how many lines that wrote.
func playWinter(t *testing.T, c *Winter, moves int, chance *play.Chance) (lines int) {
	t.Helper()
	var story skadi.Story
	for range moves {
		list := c.Rules().Moves(c.Now(), nil)
		if len(list) == 0 {
			return lines
		}
		if err := c.Play(list[chance.Below(len(list))], &story); err != nil {
			t.Fatal(err)
		}
		lines++
		if c.CanUndo() && chance.Below(2) == 0 {
			if err := c.Undo(); err != nil {
				t.Fatal(err)
			}
			if err := c.Redo(&story); err != nil {
				t.Fatal(err)
			}
			lines += 2
		}
	}
	return lines
}

func winterGame() *skadi.Game { return skadi.New(skadi.Printed()) }

// At every moment the file holds every move, and opens to the same table.
func TestWinterIsSavedMoveByMove(t *testing.T) {
	g := winterGame()
	for seed := range rulestest.Count(5, 50) {
		name := filepath.Join(t.TempDir(), "a.txt")
		c, err := NewWinter(g, name, skadi.Options{Seed: uint64(seed)})
		if err != nil {
			t.Fatal(err)
		}
		chance := play.Chance(seed)
		for c.Now().Stage != skadi.Over {
			playWinter(t, c, 4, &chance)
			seen, err := LookWinter(g, name)
			if err != nil {
				t.Fatal(err)
			}
			if *seen.Now() != *c.Now() || seen.Len() != c.Len() || len(seen.Notes) > 0 {
				t.Fatalf("seed %d: the file leads to week %d, not %d: %v", seed, seen.Now().Week, c.Now().Week, seen.Notes)
			}
			if text, _ := os.ReadFile(name); string(text) != c.Text() {
				t.Fatal("the file is not the text of the winter")
			}
		}
		if err := c.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// Wherever the program is killed while it writes, at most the line being written is lost.
func TestWinterCutAnywhere(t *testing.T) {
	g, folder := winterGame(), t.TempDir()
	name := filepath.Join(folder, "a.txt")
	c, err := NewWinter(g, name, skadi.Options{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	chance := play.Chance(9)
	playWinter(t, c, 60, &chance)
	c.Close()
	whole, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	begins := strings.Index(string(whole), "\nmoves") + len("\nmoves ~00000000\n")
	for at := begins; at < len(whole); at += rulestest.Count(41, 3) {
		cut := filepath.Join(folder, "cut.txt")
		if err := os.WriteFile(cut, whole[:at], 0o600); err != nil {
			t.Fatal(err)
		}
		again, err := OpenWinter(g, cut)
		if err != nil {
			t.Fatalf("cut at byte %d: %v", at, err)
		}
		if want := strings.Count(string(whole[begins:at]), "\n"); len(again.lines) != want && len(again.lines) != want+1 {
			t.Fatalf("cut at byte %d the winter has %d lines, not %d", at, len(again.lines), want)
		}
		playWinter(t, again, 3, &chance)
		if err := again.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// A damaged line is named, what came before is played on, and the damaged file is kept.
func TestWinterDamaged(t *testing.T) {
	g, folder := winterGame(), t.TempDir()
	name := filepath.Join(folder, "a.txt")
	c, err := NewWinter(g, name, skadi.Options{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	chance := play.Chance(9)
	playWinter(t, c, 40, &chance)
	c.Close()
	text := read(t, name)
	lines := strings.Split(text, "\n")
	lines[20] = strings.Replace(lines[20], "#", "$", 1)
	damaged := strings.Join(lines, "\n")
	if err := os.WriteFile(name, []byte(damaged), 0o600); err != nil {
		t.Fatal(err)
	}
	again, err := OpenWinter(g, name)
	if err != nil {
		t.Fatal(err)
	}
	if len(again.Notes) == 0 || !strings.HasPrefix(again.Notes[0], "Line 21 of the file is damaged.") || !again.Damaged() {
		t.Errorf("it opens with %q", again.Notes)
	}
	playWinter(t, again, 1, &chance)
	again.Close()
	kept := keptOf(name)
	if len(kept) != 1 || read(t, kept[0]) != damaged {
		t.Errorf("the damaged file is kept as %v", kept)
	}
}

// Undo reaches back to the last roll and no further.
func TestWinterUndoStopsAtDice(t *testing.T) {
	g := winterGame()
	c := ScratchWinter(g, skadi.Options{Seed: 1})
	for _, move := range []string{"weather", "event"} {
		m, err := g.Parse(c.Now(), move)
		if err == nil {
			err = c.Play(m, nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := c.Undo(); err == nil || c.CanUndo() {
		t.Error("a roll is undone")
	}
	was := *c.Now()
	if err := c.Play(skadi.Move{Kind: skadi.Slaughter}, nil); err != nil {
		t.Fatal(err)
	}
	if err := c.Undo(); err != nil || *c.Now() != was {
		t.Errorf("a slaughter is not undone: %v", err)
	}
	if err := c.Redo(nil); err != nil || c.Now().Herd != was.Herd-1 {
		t.Errorf("it is not redone: %v", err)
	}
}

// One folder holds the games of both; each opens only its own.
func TestWintersBesideCampaigns(t *testing.T) {
	g, folder := winterGame(), Folder(t.TempDir())
	b := rulestest.Book(t)
	winter, err := NewWinter(g, folder.NewWinterFile(time.Now()), skadi.Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	winter.Close()
	if folder.Newest() != "" || folder.NewestWinter() != winter.Name() {
		t.Errorf("the newest campaign is %q, the newest winter %q", folder.Newest(), folder.NewestWinter())
	}
	if _, err := Open(b, winter.Name()); err == nil || !strings.Contains(err.Error(), "a winter of Skadi") {
		t.Errorf("a winter opened as a campaign: %v", err)
	}
	if e := folder.Entry(b, winter.Name()); e.Trouble != nil || e.Winter == nil || e.Winter.Over() || e.Winter.Table != *winter.Now() || e.Title() != e.Name {
		t.Errorf("the list takes a winter for %+v", e)
	}
	other := skadi.Printed()
	other.Hash = "another"
	if _, err := OpenWinter(skadi.New(other), winter.Name()); err == nil || !strings.Contains(err.Error(), "-sheet") {
		t.Errorf("a winter of another sheet: %v", err)
	}
	second, err := OpenWinter(g, winter.Name())
	if err != nil {
		t.Fatal(err)
	}
	third, err := OpenWinter(g, winter.Name())
	if err != nil || !third.ReadOnly() || third.Play(skadi.Move{Kind: skadi.RollWeather}, nil) == nil {
		t.Errorf("a winter is played twice at a time: %v", err)
	}
	second.Close()
}

// A branch has the moves up to a week, goes on with the same dice, and leaves the original as it is.
func TestWinterBranch(t *testing.T) {
	g, folder := winterGame(), Folder(t.TempDir())
	c, err := NewWinter(g, folder.File("a"), skadi.Options{Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	chance := play.Chance(4)
	for c.Now().Week < 4 && c.Now().Stage != skadi.Over {
		playWinter(t, c, 1, &chance)
	}
	text := c.Text()
	at, to := c.MovesOf(3)
	if _, before := c.Move(at); before.Week != 3 || to <= at {
		t.Fatalf("week 3 begins with move %d, in week %d, and ends before move %d", at, before.Week, to)
	}
	if from, to := c.MovesOf(9); from != c.Len() || to != c.Len() {
		t.Errorf("week 9, which has not begun, has moves %d to %d of %d", from, to, c.Len())
	}
	b, err := c.Branch(folder.File("b"), at)
	if err != nil {
		t.Fatal(err)
	}
	if b.Len() != at || b.Now().Week != 3 || b.Now().Stage != skadi.Weather {
		t.Errorf("the branch has %d moves, not %d", b.Len(), at)
	}
	m, before := c.Move(at)
	if *before != *b.Now() || b.Play(m, nil) != nil {
		t.Error("the branch does not begin where the week began")
	}
	if _, after := c.Move(at + 1); *after != *b.Now() {
		t.Error("other dice fall in the branch")
	}
	b.Close()
	if _, err := c.Branch(folder.File("b"), 0); err == nil {
		t.Error("a branch replaces a file")
	}
	if again, err := LookWinter(g, folder.File("b")); err != nil || again.Len() != at+1 || c.Text() != text || read(t, c.Name()) != text {
		t.Errorf("the branch is kept as %v, or the original has changed", err)
	}
}

// A failure is accepted at once where a prayer would change nothing, and asked about otherwise.
func TestPlayOnAsksOnlyWhatMatters(t *testing.T) {
	g := winterGame()
	for despair, want := range []skadi.Stage{skadi.Actions, skadi.Prayer} {
		s := g.Begin(skadi.Options{Seed: 1})
		s.Stage, s.Left, s.Dice, s.Event, s.Inspiration, s.Told, s.Despair = skadi.Actions, 3, [2]uint8{1, 6}, 2, 19, 3, uint8(despair)
		c, story := LaidWinter(g, s), skadi.Story{}
		if err := c.PlayOn(skadi.Move{Kind: skadi.Scaldwork}, &story); err != nil { // need 7
			t.Fatal(err)
		}
		said := strings.Join(g.Tell(story.Events), " ")
		if c.Now().Stage != want || strings.Contains(said, "fails. A prayer would change nothing.") != (want == skadi.Actions) {
			t.Errorf("at despair %d the stage is %d, and it says %q", despair, c.Now().Stage, said)
		}
	}
}
