package text

import (
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

// asWinter returns a session of a new winter in a file.
func asWinter(t *testing.T, seed uint64) (*Winter, *saves.Winter) {
	t.Helper()
	c, err := saves.NewWinter(skadi.New(skadi.Printed()), filepath.Join(t.TempDir(), "w.txt"), skadi.Options{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return NewWinter(c), c
}

// answer is what a session says to a line, with everything that follows.
func answer(s *Winter, line string) string {
	page := s.Take(line)
	for !s.pages.empty() {
		page = append(page, s.Take("more")...)
	}
	return strings.Join(page, "\n")
}

// A whole winter is played by the numbers of the list, and each answer asks for the next move.
func TestWinterInLines(t *testing.T) {
	s, c := asWinter(t, 4)
	if first := strings.Join(s.Begin(), "\n"); !strings.Contains(first, "Week 1 is Kari's.") || !strings.Contains(first, "1  Roll the weather") {
		t.Fatalf("it begins with\n%s", first)
	}
	said := ""
	for range 400 {
		if c.Now().Stage == skadi.Over {
			break
		}
		said = answer(s, "1")
	}
	if c.Now().Stage != skadi.Over || !strings.Contains(said, "The winter is over") && !strings.Contains(said, "The winter is lost") {
		t.Errorf("after 400 moves week %d is told as\n%s", c.Now().Week, said)
	}
	if review := answer(s, "review"); !strings.Contains(review, "decisions were the best there was") {
		t.Errorf("it is reviewed as\n%s", review)
	}
}

// Every question has an answer, a refusal names its rule, and undo stops at dice.
func TestWinterAnswers(t *testing.T) {
	s, c := asWinter(t, 4)
	for _, m := range []string{"weather", "event"} {
		answer(s, m)
	}
	for _, q := range []struct{ line, want string }{
		{"table", "A number with * is reconstructed"},
		{"odds", "need "},
		{"hint", "Look at"},
		{"why rest", "Rule rest:"},
		{"why dance", "is no move"},
		{"rules raid-tie", "A tie is held."},
		{"rules", "saga-example"},
		{"rules x", "There is no rule"},
		{"undo", "The dice are rolled"},
		{"log", "Week 1"},
		{"score", "points: family 20 + 5, food "},
		{"help", "undo: take the last move back"},
		{"99", "There is no 99"},
		{"xyzzy", "is no move"},
		{"hunt", "Hunt at the snares"},
	} {
		if said := answer(s, q.line); !strings.Contains(said, q.want) {
			t.Errorf("%s is answered by\n%s", q.line, said)
		}
	}
	if c.Len() < 2 {
		t.Fatal("the moves are not made")
	}
	first := answer(s, "hint")
	if second := answer(s, "hint"); second == first {
		t.Errorf("a second press says %q again", second)
	}
}

// What may kill in a week is said with what is asked.
func TestWinterWarns(t *testing.T) {
	g := skadi.New(skadi.Printed())
	table := g.Begin(skadi.Options{Seed: 1})
	table.Health = [skadi.Members]uint8{2, 5, 5, 5}
	page := strings.Join(NewWinter(saves.LaidWinter(g, table)).Begin(), "\n")
	if !strings.Contains(page, "Frostbite may kill Kari this week: 17%.") {
		t.Errorf("a page without a warning:\n%s", page)
	}
}

func TestWinterUndo(t *testing.T) {
	s, c := asWinter(t, 4)
	for _, m := range []string{"weather", "event", "slaughter"} {
		answer(s, m)
	}
	herd := c.Now().Herd
	if said := answer(s, "undo"); !strings.Contains(said, "Undone.") || c.Now().Herd != herd+1 {
		t.Errorf("a slaughter is undone as\n%s", said)
	}
	if answer(s, "redo"); c.Now().Herd != herd {
		t.Error("it is not redone")
	}
	if answer(s, "quit"); !s.Quits {
		t.Error("quit stays")
	}
}

// A branch goes on in a file of its own, and the winter it left stays.
func TestWinterBranchInLines(t *testing.T) {
	s, c := asWinter(t, 4)
	for c.Now().Week < 3 {
		answer(s, "1")
	}
	n := c.Len()
	if said := answer(s, "branch 2"); !strings.Contains(said, "A new winter begins from week 2") || s.Playing() == c || s.Playing().Now().Week != 2 {
		t.Errorf("a branch is told as\n%s", said)
	}
	t.Cleanup(func() { s.Playing().Close() })
	answer(s, "1")
	if c.Len() != n {
		t.Error("the winter that was left goes on")
	}
	if said := answer(s, "log 1"); !strings.Contains(said, "Week 1") {
		t.Errorf("the first week is told as\n%s", said)
	}
	for _, wrong := range []string{"branch 9", "log x"} {
		if said := answer(s, wrong); !strings.Contains(said, "There is no such week yet") {
			t.Errorf("%s is answered by\n%s", wrong, said)
		}
	}
}
