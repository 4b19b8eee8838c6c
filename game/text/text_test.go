package text

import (
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
)

var update = flag.Bool("update", false, "write docs/text.md anew")

// begin returns a session of a new campaign in a file of its own.
func begin(t *testing.T, seed uint64) *Session {
	t.Helper()
	book := rules.New(contenttest.Cards(t))
	campaign, err := saves.New(book, filepath.Join(t.TempDir(), "campaign.txt"), rules.Options{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { campaign.Close() })
	reference, err := content.LoadReference()
	if err != nil {
		t.Fatal(err)
	}
	return New(book, reference, campaign)
}

// checkPage checks that a voice can read a page in one go.
func checkPage(t *testing.T, typed string, page []string) {
	t.Helper()
	said, options := 0, 0
	for _, line := range page {
		switch {
		case strings.HasPrefix(line, "(more: "):
		case strings.ContainsAny(line[len(line)-1:], ".!?:") && !strings.ContainsRune("0123456789 ", rune(line[0])):
			said++
			if options > 0 {
				t.Errorf("%q: a sentence after the answers: %q", typed, page)
			}
		default:
			options++
		}
		if strings.ContainsAny(line, "{}") {
			t.Errorf("%q: an icon without words in %q", typed, line)
		}
	}
	if len(page) == 0 || said > mostSentences || len(page) > mostSentences+mostOnPage+1 {
		t.Errorf("%q is answered with %d sentences and %d lines: %q", typed, said, len(page), page)
	}
}

// all types a line and reads all its pages.
func all(t *testing.T, s *Session, typed string) (lines []string) {
	t.Helper()
	for page := s.Take(typed); ; page = s.Take("") {
		checkPage(t, typed, page)
		last := page[len(page)-1]
		if !strings.HasPrefix(last, "(more: ") {
			return append(lines, page...)
		}
		lines = append(lines, page[:len(page)-1]...)
	}
}

// A whole year, every choice of it made by the number in the list of moves or by typing the move.
func TestYearByText(t *testing.T) {
	s, draw := begin(t, 5), rand.New(rand.NewPCG(5, 0))
	checkPage(t, "", s.Begin())
	moves := 0
	for ; s.table().Year < 2 && len(s.moves()) > 0; moves++ {
		before := *s.table()
		legal := s.moves()
		m := legal[draw.IntN(len(legal))]
		typed := s.book.Notation(&before, m)
		if moves%2 == 0 {
			listed := all(t, s, "moves")
			i := slices.IndexFunc(listed, func(line string) bool {
				label := "  " + s.words(s.book.ListLabel(&before, m))
				if m.Kind == rules.MoveAttempt {
					label += ": " + s.chance(m)
				}
				return strings.HasSuffix(line, label)
			})
			if i < 0 {
				t.Fatalf("%q is not in the list %q", typed, listed)
			}
			typed, _, _ = strings.Cut(listed[i], " ")
		}
		all(t, s, typed)
		if s.asked != nil {
			all(t, s, "yes")
		}
		want := before
		if err := s.book.Apply(&want, m, nil); err != nil {
			t.Fatal(err)
		}
		if *s.table() != want {
			t.Fatalf("%q did something else than %q", typed, s.book.Notation(&before, m))
		}
	}
	if s.table().Year < 2 || moves < 30 {
		t.Errorf("the year ended after %d moves, in year %d", moves, s.table().Year)
	}
}

// On 200 random tables every legal move is found by its notation, and by the beginnings of its words with nothing but itself
// where these fit no other.
func TestEveryMoveCanBeTyped(t *testing.T) {
	s := begin(t, 11)
	draw := rand.New(rand.NewPCG(11, 0))
	for n := 0; n < 200 && len(s.moves()) > 0; n++ {
		for _, m := range s.moves() {
			words := strings.Fields(s.book.Notation(s.table(), m))
			if found := s.find(words); m.Kind != rules.MoveDone && !slices.Contains(found, m) {
				t.Fatalf("%q does not find itself", words)
			}
			for i, w := range words {
				words[i] = w[:len(w)-len(w)/3]
			}
			if found := s.find(words); m.Kind != rules.MoveDone && !slices.Contains(found, m) {
				t.Fatalf("%q does not find %q", words, s.book.Notation(s.table(), m))
			}
		}
		legal := s.moves()
		if err := s.campaign.Play(legal[draw.IntN(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
}

// Every command is answered on random tables, changes nothing on the table unless it is said to, and fits its pages.
func TestCommands(t *testing.T) {
	s := begin(t, 3)
	draw := rand.New(rand.NewPCG(3, 0))
	lines := []string{"look", "look military", "look legionary", "look eastkeep", "look thea", "look small steps", "why support", "rules trade",
		"rules", "log 30", "moves thea", "where legionary", "rules nonsense at all", "legionary"}
	for _, c := range commands() {
		if !slices.Contains([]string{"yes", "undo", "redo", "quit", "hint"}, c.word) {
			lines = append(lines, c.word)
		}
	}
	for n := range 120 {
		if n%40 == 20 {
			was := *s.table()
			for _, line := range append(lines, "hint", "hint", "hint") {
				if line == "practise" && n > 20 && !rulestest.Long() {
					continue // it judges every decision so far
				}
				all(t, s, line)
			}
			if *s.table() != was {
				t.Fatal("asking has changed the table")
			}
		}
		legal := s.moves()
		if err := s.campaign.Play(legal[draw.IntN(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
}

// What cannot be understood is answered in a sentence, and nothing happens.
func TestGarbage(t *testing.T) {
	s := begin(t, 2)
	draw := rand.New(rand.NewPCG(2, 0))
	words := []string{"move", "menas", "a3", "a9", "red/", "//", "::", "-1", "0", "99999999999999999999", "\x00", "é", "{", "}", "moves", "why", "no", "cover", "support:7", strings.Repeat("x", 5000)}
	for range 2000 {
		var typed []string
		for range 1 + draw.IntN(4) {
			typed = append(typed, words[draw.IntN(len(words))])
		}
		was := *s.table()
		if page := s.Take(strings.Join(typed, " ")); len(page) == 0 {
			t.Fatalf("%q is not answered", typed)
		}
		if *s.table() != was && s.campaign.Len() == 0 {
			t.Fatalf("%q changed the table", typed)
		}
	}
	s.Take("moves")
	if page := s.Take("done"); *s.table() == (rules.State{}) || len(page) == 0 {
		t.Error("the table is gone")
	}
}

// A refusal names its rule and what would work; what takes a character out or reveals something is asked about first.
func TestAskedFirst(t *testing.T) {
	s := begin(t, 7)
	for _, line := range []string{"menas", "thea", "start menas settled/sorcery", "start thea settled/sorcery"} {
		all(t, s, line)
	}
	if got := strings.Join(all(t, s, "create menas a3 military:1"), " "); !strings.Contains(got, "[") && !strings.Contains(got, "pool") {
		t.Errorf("refused with %q", got)
	}
	n := s.campaign.Len()
	all(t, s, "undo")
	if s.campaign.Len() != n {
		t.Error("a move that revealed something was taken back without asking")
	}
	all(t, s, "yes")
	if s.campaign.Len() != n-1 {
		t.Error("yes did not take the move back")
	}
	all(t, s, "redo")
	all(t, s, "undo")
	if all(t, s, "where"); s.campaign.Len() != n {
		t.Error("something else than yes took the move back")
	}
}

// transcript is what docs/text.md shows: two turns of a campaign, without hints, which change when the program learns to play better.
var transcript = []string{"menas", "thea", "menas gravewood", "thea gravewood", "", "where", "", "threats", "", "obstacles", "look zarrah", "",
	"create thea a4 s", "attempt", "rules trade", "ahead", "trade", "trade menas a3 military:6 diplomacy", "rest menas a3 b", "why technology", "done", "yes", "", "1", "",
	"recap", "", "card", "rest", "1", "undo", "d", "yes", "", "", "chance legionary", "quit"}

// docs/text.md is what the program says.
func TestTranscript(t *testing.T) {
	const name = "../../docs/text.md"
	s := begin(t, 7)
	var doc strings.Builder
	doc.WriteString("# The game in lines\n\n" +
		"`chronicle play` is the whole game without a window, for a terminal, a voice or a pipe. It plays and continues the same campaigns as the\n" +
		"window; every move is on the disk before anything is said. `chronicle play -h` lists its flags, `help` its commands.\n\n" +
		"Each answer has at most five sentences, then at most nine answers to choose from; Enter tells more. What follows `>` was typed.\n" +
		"This page is written by `go test ./game/text -run TestTranscript -update`.\n\n```\n")
	for _, line := range s.Begin() {
		doc.WriteString(line + "\n")
	}
	for _, typed := range transcript {
		doc.WriteString("> " + typed + "\n")
		for _, line := range s.Take(typed) {
			doc.WriteString(line + "\n")
		}
	}
	doc.WriteString("```\n")
	if *update {
		if err := os.WriteFile(name, []byte(doc.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if was, err := os.ReadFile(name); err != nil || string(was) != doc.String() {
		t.Errorf("docs/text.md is not what the program says (%v); regenerate it with -update", err)
	}
}

// A player's long name is cut as the window cuts it.
func TestLongNamesAreCut(t *testing.T) {
	book := rules.New(contenttest.Cards(t))
	long := []string{strings.Repeat("Anna ", 10), strings.Repeat("ä", 60)}
	campaign, err := saves.New(book, filepath.Join(t.TempDir(), "campaign.txt"), rules.Options{Seed: 1}, long...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { campaign.Close() })
	reference, err := content.LoadReference()
	if err != nil {
		t.Fatal(err)
	}
	want := book.For(campaign.Header.ShortNames()...)
	s := New(book, reference, campaign)
	for range 12 {
		legal := s.moves()
		if got, is := s.book.Prompt(s.table()).Text, want.Prompt(s.table()).Text; got != is {
			t.Fatalf("it asks %q, and the window %q", got, is)
		}
		s.play(legal[0])
	}
	if is := s.book.Who(0); !strings.HasSuffix(is, "…") {
		t.Errorf("the first player is %q", is)
	}
}
