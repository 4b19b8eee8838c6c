package webtest

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// kills is how often the browser is killed; -kills 50 is the long run.
var kills = flag.Int("kills", 5, "how often TestKilled kills the browser")

// lives is how many kills a campaign goes through before the next one begins.
const lives = 10

// TestKilled lets the page play by itself and kills the browser, all its processes at once, at random moments. Every time the
// campaign must continue with every move that the page has reported as saved.
func TestKilled(t *testing.T) {
	book := rulestest.Book(t)
	profile, address := t.TempDir(), serve(t, pages())
	moves, later := 0, 0
	for n := range *kills {
		file := fmt.Sprintf("%sKilled %d.txt", campaigns, n/lives)
		confirmed := playAndKill(t, profile, address, file, n)
		moves += len(confirmed)
		b := startBrowser(t, profile)
		b.goTo(address + "manifest.webmanifest")
		text := b.read(file)
		b.cancel()
		t.Logf("kill %d: %d moves", n+1, len(confirmed))
		if len(confirmed) == 0 {
			continue // it was killed before its first move
		}
		later += after(t, book, text, confirmed[len(confirmed)-1], n)
	}
	t.Logf("killed %d times while playing %d moves: none missing; %d moves more than the page had time to say", *kills, moves, later)
}

// after returns how many moves a saved campaign has beyond the last table that the page has reported. The page reports a table a little
// after it has saved it.
func after(t *testing.T, book *rules.Rulebook, text, last string, n int) int {
	t.Helper()
	is, err := fingerprint(t, book, text)
	if err != nil {
		t.Fatalf("kill %d: %v", n, err)
	}
	const most = 300
	lines := 0
	for short := text; lines < most; lines++ {
		if is == last {
			return lines
		}
		at := strings.LastIndexByte(strings.TrimSuffix(short, "\n"), '\n')
		if at < 0 {
			break
		}
		short = short[:at+1]
		if is, err = fingerprint(t, book, short); err != nil {
			break
		}
	}
	t.Fatalf("kill %d: the last table that was kept was %s, and the campaign does not have it\n%s", n, last, text)
	return 0
}

var isFingerprint = regexp.MustCompile(`^[0-9a-f]{4,}$`)

// playAndKill lets the page play the campaign in a file and kills the browser after a while. It returns the fingerprints of the
// tables that the page has said are kept.
func playAndKill(t *testing.T, profile, address, file string, n int) (confirmed []string) {
	t.Helper()
	b := startBrowser(t, profile, chromedp.ModifyCmdFunc(func(cmd *exec.Cmd) {
		cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // so that all its processes can be killed at once
	}))
	b.goTo(address + "manifest.webmanifest")
	if n == 0 {
		b.write(settingsFile, quiet)
	}
	flags := []string{fmt.Sprint("-autoplay=", n+1)}
	if b.read(file) == "" {
		flags = append(flags, "-record="+file, fmt.Sprint("-seed=", n+1))
	} else {
		flags = append(flags, "-open="+file)
	}
	b.goWith(address, flags...)
	// Most kills come after the first move, some while the page still starts.
	told := func() bool {
		b.mutex.Lock()
		defer b.mutex.Unlock()
		return len(b.printed) > 0
	}
	if rand.IntN(5) > 0 {
		b.await("a move", told)
	}
	time.Sleep(time.Duration(rand.IntN(3000)) * time.Millisecond)
	process := chromedp.FromContext(b.ctx).Browser.Process()
	if err := syscall.Kill(-process.Pid, syscall.SIGKILL); err != nil {
		t.Fatal(err)
	}
	b.cancel()
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if len(b.faults) > 0 {
		t.Fatal(b.faults)
	}
	for _, line := range b.printed {
		if isFingerprint.MatchString(line) {
			confirmed = append(confirmed, line)
		} else {
			t.Errorf("the page says %q", line)
		}
	}
	return confirmed
}
