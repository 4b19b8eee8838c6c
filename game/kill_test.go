package game

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
)

// kills is how often the program is killed; go test ./game -run TestKilled -kills 200 is the long run.
var kills = flag.Int("kills", rulestest.Count(10, 20), "how often TestKilled kills the program")

// lives is how often the program takes up one campaign.
const lives = 10

// fates are what killing the program has come to.
type fates struct {
	moves    int // it has said to be on the disk
	inFlight int // times that the move in flight was there besides
	torn     int // times that a piece of it was
}

// TestKilled lets the real program play by itself and kills it at random moments. Every time the campaign must go on
// where it was: of what the program has said is on the disk, nothing may be missing, and at most the move in flight may
// be there besides.
func TestKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes a while to build the program and to play in it")
	}
	book := rulestest.Book(t)
	dir := t.TempDir()
	binary := gametest.BuildProgram(t)
	gametest.WriteText(t, filepath.Join(dir, "settings.toml"), "weather = false\n") // which takes time to draw
	came := make([]fates, (*kills+lives-1)/lives)
	t.Run("campaign", func(t *testing.T) {
		for i := range came {
			t.Run(fmt.Sprint(i), func(t *testing.T) {
				t.Parallel() // most of the time the program is waited for
				file := filepath.Join(dir, fmt.Sprintf("campaign %d.txt", i))
				for n := i * lives; n < min(*kills, (i+1)*lives); n++ {
					came[i].kill(t, book, binary, file, n)
				}
			})
		}
	})
	var all fates
	for _, c := range came {
		all = fates{all.moves + c.moves, all.inFlight + c.inFlight, all.torn + c.torn}
	}
	t.Logf("killed %d times while playing %d moves: none missing; %d times the move in flight was there, %d times a piece of it",
		*kills, all.moves, all.inFlight, all.torn)
}

// kill lets the program play the campaign in a file, kills it for the nth time, and looks at what has become of the campaign.
func (f *fates) kill(t *testing.T, book *rules.Rulebook, binary, file string, n int) {
	t.Helper()
	confirmed := playAndKill(t, binary, file, uint64(n+1))
	if len(confirmed) == 0 {
		return // it was killed before its first move
	}
	f.moves += len(confirmed)
	last := confirmed[len(confirmed)-1]
	campaign, err := saves.Open(book, file)
	if err != nil {
		t.Fatalf("kill %d: %v", n, err)
	}
	is := book.Print(campaign.Now())
	f.torn += len(campaign.Notes)
	if campaign.Damaged() || campaign.ReadOnly() {
		t.Fatalf("kill %d: %q", n, campaign.Notes)
	}
	campaign.Close()
	if is == last {
		return
	}
	f.inFlight++
	if before := beforeLast(t, book, file); before != last {
		t.Fatalf("kill %d: the last table on the disk was %s, and now it is %s or, without its last line, %s", n, last, is, before)
	}
}

// playAndKill lets the program play the campaign in a file and kills it after a while. It returns the fingerprints of the
// tables that it has said to be on the disk.
func playAndKill(t *testing.T, binary, file string, seed uint64) (confirmed []string) {
	t.Helper()
	args := []string{"-autoplay", fmt.Sprint(seed), "-speed", "off", "-size", "1024x700",
		"-settings", filepath.Join(filepath.Dir(file), "settings.toml")}
	if _, err := os.Stat(file); err == nil {
		args = append(args, "-open", file)
	} else {
		args = append(args, "-seed", fmt.Sprint(seed), "-record", file)
	}
	cmd := exec.Command(binary, args...)
	var trouble strings.Builder
	cmd.Stderr = &trouble
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	life := time.Duration(rand.IntN(1200)) * time.Millisecond
	// Most lives are counted from the first move, some from the start of the program.
	fromFirst, until := rand.IntN(5) > 0, life
	if fromFirst {
		until = gametest.Patience
	}
	kill := time.AfterFunc(until, func() { _ = cmd.Process.Kill() })
	for lines := bufio.NewScanner(out); lines.Scan(); {
		confirmed = append(confirmed, lines.Text())
		if len(confirmed) == 1 && fromFirst {
			kill.Reset(life)
		}
	}
	kill.Stop()
	_ = cmd.Wait()
	if trouble.Len() > 0 {
		t.Fatalf("the program says %q", trouble.String())
	}
	if fromFirst && len(confirmed) == 0 {
		t.Fatalf("the program with the seed %d has made no move", seed)
	}
	return confirmed
}

// beforeLast is the fingerprint of the table before what the last line tells, or the last two if that is a snapshot.
func beforeLast(t *testing.T, book *rules.Rulebook, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data[:strings.LastIndexByte(string(data), '\n')]) // without a piece of a line
	if at := strings.LastIndexByte(text, '\n'); strings.HasPrefix(text[at+1:], "snapshot ") {
		text = text[:at]
	}
	shorter := filepath.Join(t.TempDir(), "shorter.txt")
	if err := os.WriteFile(shorter, []byte(text[:strings.LastIndexByte(text, '\n')+1]), 0o666); err != nil {
		t.Fatal(err)
	}
	campaign, err := saves.Open(book, shorter)
	if err != nil {
		t.Fatal(err)
	}
	defer campaign.Close()
	return book.Print(campaign.Now())
}
