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

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
)

// kills is how often the program is killed; go test ./game -run TestKilled -kills 200 is the long run.
var kills = flag.Int("kills", 20, "how often TestKilled kills the program")

// TestKilled lets the real program play by itself and kills it at random moments. Every time the campaign must go on
// where it was: of what the program has said is on the disk, nothing may be missing, and at most the move in flight may
// be there besides.
func TestKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes a while")
	}
	book := rulestest.Book(t)
	dir := t.TempDir()
	binary := buildProgram(t)
	writeText(t, filepath.Join(dir, "settings.toml"), "weather = false\n") // which takes time to draw
	inFlight, torn, moves := 0, 0, 0
	for i := range *kills {
		file := filepath.Join(dir, fmt.Sprintf("campaign %d.txt", i/10)) // ten lives for each campaign
		confirmed := playAndKill(t, binary, file, uint64(i+1))
		if len(confirmed) == 0 {
			continue // it was killed before its first move
		}
		moves += len(confirmed)
		last := confirmed[len(confirmed)-1]
		campaign, err := saves.Open(book, file)
		if err != nil {
			t.Fatalf("kill %d: %v", i, err)
		}
		is := campaign.Now().Print()
		torn += len(campaign.Notes)
		if campaign.Damaged() || campaign.ReadOnly() {
			t.Fatalf("kill %d: %q", i, campaign.Notes)
		}
		campaign.Close()
		if is == last {
			continue
		}
		inFlight++
		if before := beforeLast(t, book, file); before != last {
			t.Fatalf("kill %d: the last table on the disk was %s, and now it is %s or, without its last line, %s", i, last, is, before)
		}
	}
	t.Logf("killed %d times while playing %d moves: none missing; %d times the move in flight was there, %d times a piece of it",
		*kills, moves, inFlight, torn)
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
	fromFirst := rand.IntN(5) > 0
	kill := time.AfterFunc(life, func() {})
	if !fromFirst {
		kill = time.AfterFunc(life, func() { _ = cmd.Process.Kill() })
	}
	patience := time.AfterFunc(20*time.Second, func() { _ = cmd.Process.Kill() })
	defer patience.Stop()
	for lines := bufio.NewScanner(out); lines.Scan(); {
		confirmed = append(confirmed, lines.Text())
		if len(confirmed) == 1 && fromFirst {
			kill = time.AfterFunc(life, func() { _ = cmd.Process.Kill() })
		}
	}
	kill.Stop()
	_ = cmd.Wait()
	if trouble.Len() > 0 {
		t.Fatalf("the program says %q", trouble.String())
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
	return campaign.Now().Print()
}
