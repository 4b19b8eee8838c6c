package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sixwinters/advice/hints"
	"sixwinters/content/contenttest"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/togethertest"
)

// linkIn matches a link.
var linkIn = regexp.MustCompile(`http://\S+#\S+`)

// onlyFile returns the only campaign in a folder.
func onlyFile(t *testing.T, folder string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil || len(files) != 1 {
		t.Fatalf("the folder has %v, %v", files, err)
	}
	return files[0]
}

// ranFine runs a command that is to do what it should.
func ranFine(t *testing.T, args ...string) string {
	t.Helper()
	var stdout, stderr bytes.Buffer
	if code := run(args, &stdout, &stderr); code != fine {
		t.Fatalf("chronicle %s: code %d: %s", strings.Join(args, " "), code, stderr.String())
	}
	return stdout.String()
}

// A table is created, joined by its link, and gone on with by each desk in turn, a move a day.
func TestTableByLines(t *testing.T) {
	server, anna, ben := togethertest.Server(t), t.TempDir(), t.TempDir()
	said, faults, code := typed(t, strings.NewReader("menas\nthea\n"), "-new", "-table", server, "-players", "Anna,Ben", "-seed", "7", "-saves", anna)
	links := linkIn.FindAllString(said, -1)
	if code != fine || len(links) != 3 || !strings.HasSuffix(said, "Saved.\n") {
		t.Fatalf("code %d: %s%s", code, said, faults)
	}
	said, faults, code = typed(t, strings.NewReader("who\nstart menas settled/sorcery\n"), "-table", links[0], "-saves", ben)
	if code != fine || !strings.Contains(said, "Ben plays Thea, at this desk.") || !strings.Contains(said, "Anna plays Menas, and is not there now.") {
		t.Fatalf("code %d: %s%s", code, said, faults)
	}
	said, faults, code = typed(t, strings.NewReader("start thea settled/sorcery\nrest menas a3 body\nundo\nsay 9\nhelp\nalone\n"), "-saves", anna)
	for _, want := range []string{"Ben has moved: ", "Say takes one of", "ready for the end of the actions", "there is no need to go on alone"} {
		if !strings.Contains(said, want) {
			t.Errorf("code %d: it is not said %q: %s%s", code, want, said, faults)
		}
	}
	list := ranFine(t, "tables", "-saves", ben)
	if !regexp.MustCompile(`, with Anna: (either of you can act|it is .* turn)\. Since you left, [0-9]+ lines?\.`).MatchString(list) {
		t.Errorf("the list of tables: %s", list)
	}
	a, errA := os.ReadFile(onlyFile(t, anna))
	b, errB := os.ReadFile(onlyFile(t, ben))
	if errA != nil || errB != nil || string(a) != string(b) {
		t.Error("the two desks have other records")
	}
	if bytes.Contains(a, []byte(links[0][strings.LastIndex(links[0], ".")+1:])) {
		t.Error("the record has the secret of a link")
	}
}

// The program plays a seat.
func TestCompanionPlaysASeat(t *testing.T) {
	server, folder := togethertest.Server(t), saves.Folder(t.TempDir())
	said, faults, code := typed(t, strings.NewReader("menas\nthea\nstart menas settled/sorcery\nstart thea settled/sorcery\n"), "-new", "-table", server, "-players", "Anna,Ben", "-seed", "7", "-saves", string(folder))
	if code != fine {
		t.Fatalf("%s%s", said, faults)
	}
	link, err := together.ReadLink(linkIn.FindString(said))
	if err != nil {
		t.Fatal(err)
	}
	d := tableDesk(t, link)
	before, _ := d.Campaign.Shared()
	by := d.companion()
	for n := 0; n < 3; n++ {
		by.acts(d.desk)
	}
	if is, _ := d.Campaign.Shared(); is == before {
		t.Error("the companion does nothing")
	}
}

// A table by file: two desks send each other their campaign, and choose where both have gone on.
func TestTableByFile(t *testing.T) {
	anna, ben, post := t.TempDir(), t.TempDir(), t.TempDir()
	said, faults, code := typed(t, strings.NewReader("menas\nthea\n"), "-new", "-table", "file", "-players", "Anna,Ben", "-seed", "7", "-saves", anna)
	if code != fine {
		t.Fatalf("%s%s", said, faults)
	}
	mine := onlyFile(t, anna)
	ranFine(t, "send", "-out", post, mine)
	letter := onlyFile(t, post)
	theirs := filepath.Join(ben, "ours.txt")
	if err := os.Rename(letter, theirs); err != nil {
		t.Fatal(err)
	}
	said, faults, code = typed(t, strings.NewReader("start menas settled/sorcery\nstart thea settled/sorcery\n"), "-seat", "2", theirs)
	if code != fine || !strings.Contains(said, "Ben plays Thea, at this desk.") {
		t.Fatalf("%s%s", said, faults)
	}
	text, err := os.ReadFile(theirs)
	if err != nil {
		t.Fatal(err)
	}
	mailed := filepath.Join(post, "mailed.txt")
	if err := os.WriteFile(mailed, bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n")), 0o666); err != nil {
		t.Fatal(err)
	}
	if said := ranFine(t, "take", mailed, mine); !strings.HasPrefix(said, "2 lines taken in.") {
		t.Errorf("taking a reply in says %q", said)
	}
	if said := ranFine(t, "take", mailed, mine); !strings.HasPrefix(said, "0 lines taken in.") {
		t.Errorf("taking it in again says %q", said)
	}
	typed(t, strings.NewReader("rest menas a3 body\n"), "-seat", "1", mine)
	typed(t, strings.NewReader("away\n"), "-seat", "2", theirs)
	var stdout, stderr bytes.Buffer
	if code := run([]string{"take", theirs, mine}, &stdout, &stderr); code != failed || !strings.Contains(stderr.String(), "there are two branches: 1 line here, 1 in the reply") {
		t.Fatalf("two branches: code %d, %s%s", code, stdout.String(), stderr.String())
	}
	if said := ranFine(t, "take", "-theirs", theirs, mine); !strings.Contains(said, "Your own moves are kept in") {
		t.Errorf("taking theirs says %q", said)
	}
	a, errA := os.ReadFile(mine)
	b, errB := os.ReadFile(theirs)
	if errA != nil || errB != nil || string(a) != string(b) {
		t.Error("the two desks have other records")
	}
	if files, err := filepath.Glob(filepath.Join(anna, "*.txt")); err != nil || len(files) != 2 {
		t.Errorf("the branch is not kept: %v", files)
	}
}

// What serve is told wrongly is said in a sentence.
func TestServeMisused(t *testing.T) {
	for _, c := range []struct{ args, says string }{
		{"serve -address nowhere", "is no host and port"},
		{"serve -address :8410", "can be reached by others: name this machine with -public"},
		{"serve -address 0.0.0.0:8410", "can be reached by others"},
		{"serve -acme https://localhost/dir", "-acme goes with -public"},
		{"serve -cert x", "-cert and -key go together"},
		{"serve -expire 0", "are to be more than 0"},
		{"take", "name the file that the other desk has sent"},
		{"send", "name the campaign's file"},
	} {
		var stdout, stderr bytes.Buffer
		if code := run(strings.Fields(c.args), &stdout, &stderr); code != misused || !strings.Contains(stderr.String(), c.says) {
			t.Errorf("chronicle %s: code %d, said %q", c.args, code, stderr.String())
		}
	}
	var stdout, stderr bytes.Buffer
	if code := run([]string{"play", "-new", "-table", "http://127.0.0.1:1/", "-saves", t.TempDir()}, &stdout, &stderr); code != failed || !strings.Contains(stderr.String(), "cannot be reached") {
		t.Errorf("no server: code %d, said %q", code, stderr.String())
	}
}

// seated is a desk of a test with a folder of its own.
type seated struct{ *desk }

// tableDesk joins a table.
func tableDesk(t *testing.T, link together.Link) seated {
	t.Helper()
	d := togethertest.Join(t, saves.Folder(t.TempDir()), link, cardsOf(t))
	return seated{&desk{Desk: d}}
}

// companion returns one that does not wait.
func (s seated) companion() *companion { return &companion{hinter: hints.New(1)} }

// cardsOf returns the rulebook for the cards of the game.
func cardsOf(t *testing.T) *rules.Rulebook {
	t.Helper()
	return rules.New(contenttest.GameCards(t))
}

// A desk lists what is for its own player, says what its words did, and names players by their names.
func TestWhatIsForTheOtherDesk(t *testing.T) {
	server, anna, ben := togethertest.Server(t), t.TempDir(), t.TempDir()
	said, faults, code := typed(t, strings.NewReader("moves\n"), "-new", "-table", server, "-players", "Anna,Ben", "-seed", "7", "-saves", anna)
	links := linkIn.FindAllString(said, -1)
	if code != fine || len(links) != 3 || !strings.Contains(said, "Anna: play Menas") {
		t.Fatalf("code %d: %s%s", code, said, faults)
	}
	for _, c := range []struct {
		link, typed string
		says        []string
		not         string
	}{
		{links[0], "who\nmoves\nsay 1\npoint Loomwood\n", []string{"Ben has no character yet, at this desk.", "This is for Anna to do.", `You: "Well played!"`, "You point at Loomwood."}, "play Menas"},
		{links[0], "point nowhere\n", []string{`There is no card or place "nowhere".`}, "You point at"},
		{links[0], "away\ngive\n", []string{"You play for Anna too.\nAnna, choose a character for this year.\n1  Anna: play Thea", "Anna has the seat back.\nAnna, choose a character for this year.\nThis is for Anna to do."}, "Saved.\n1"},
		{links[1], "moves\n", []string{"You watch."}, "play Menas"},
		{links[2], "menas\n", []string{"Anna: play Menas.", "This is for Ben to do."}, "Ben: play Thea"},
		{links[0], "thea\nstart menas settled/sorcery\nstart thea settled/sorcery\nmoves\ndone\nyes\n", []string{"Anna has moved: Anna: play Menas", "Are you ready for the end anyway?", "You are ready; the actions end once Anna is ready too"}, "Menas: move"},
	} {
		folder := ben
		if c.link == links[2] {
			folder = anna
		}
		said, faults, code := typed(t, strings.NewReader(c.typed), "-table", c.link, "-saves", folder)
		for _, want := range c.says {
			if !strings.Contains(said, want) {
				t.Errorf("%q: code %d, it is not said %q: %s%s", c.typed, code, want, said, faults)
			}
		}
		if strings.Contains(said, c.not) {
			t.Errorf("%q: it is said %q: %s", c.typed, c.not, said)
		}
	}
}
