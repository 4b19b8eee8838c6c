package campaigns

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
)

var howMany = flag.Int("campaigns", 400, "how many campaigns TestManyWindow lists in the real program")

// Keys by their places on a keyboard of a PC.
const (
	keyEscape = 9
	keyReturn = 36
	keyS      = 39
	keyA      = 38
	keyN      = 57
)

// A real pointer and real keys search and sort many campaigns in the real program. The window is left alone while they are read: what has
// been read wakes it. With -v the test says how long the list took to open and to be read, and how much memory the program had.
func TestManyWindow(t *testing.T) {
	mirror := gametest.With(t, app.Options{Saves: t.TempDir()})
	fill(t, mirror, *howMany)
	p := gametest.StartProgramWith(t, app.Options{Saves: mirror.Options.Saves})
	defer p.Stop()
	before, begun := memory(t, p.Cmd.Process.Pid), time.Now()
	p.PressButton("All campaigns")
	p.UntilAlone("the list is open", func(is *gametest.Sight) bool { return !is.Placed("Campaign 00000.txt").Empty() })
	opened := time.Since(begun)
	count := fmt.Sprintf("%d campaigns.", *howMany)
	p.UntilAlone("all are read", func(is *gametest.Sight) bool { return strings.Contains(is.Says, count) })
	t.Logf("%d campaigns: open after %d ms, all read after %.1f s; at most %d MB of memory, %d MB at the title",
		*howMany, opened.Milliseconds(), time.Since(begun).Seconds(), memory(t, p.Cmd.Process.Pid), before)

	p.PressButton("Sort: last played")
	p.Until("it is sorted by name", func(is *gametest.Sight) bool { return !is.Placed("Sort: name").Empty() })
	p.Press(keyS)
	p.Until("it is sorted by year", func(is *gametest.Sight) bool { return !is.Placed("Sort: year").Empty() })

	p.PressButton("Search")
	p.Until("the search has the focus", func(is *gametest.Sight) bool { return is.Focus == "Search" })
	for _, key := range []byte{keyA, keyN, keyA} {
		p.Press(key)
	}
	found := fmt.Sprintf("%d of %d campaigns found.", (*howMany+4)/6, *howMany)
	p.Until("Ana's campaigns are found", func(is *gametest.Sight) bool { return strings.Contains(is.Says, found) })
	p.Press(keyReturn)
	p.Until("Enter leads to what is found", func(is *gametest.Sight) bool { return strings.HasSuffix(is.Focus, ".txt") })
	p.Press(keyEscape)
	p.Until("Escape leads back to all", func(is *gametest.Sight) bool { return strings.Contains(is.Says, count) })
}

// memory returns the most memory that a process has had so far, in MB; 0 where the system does not tell.
func memory(t *testing.T, pid int) (most int) {
	t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(status)) {
		if _, err := fmt.Sscanf(line, "VmHWM: %d kB", &most); err == nil {
			return most >> 10
		}
	}
	return 0
}
