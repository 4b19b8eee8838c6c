package table

import (
	"flag"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"sixwinters/game/gametest"
)

var downloaded = flag.String("downloaded", "", "the command that starts a program as it is downloaded, such as \"wine sixwinters.exe\", for TestDownloaded")

// TestDownloaded plays a turn in a program as it is downloaded, closes its window, and goes on with the campaign in a second one.
func TestDownloaded(t *testing.T) {
	if *downloaded == "" {
		t.Skip("it plays a program that -downloaded names")
	}
	mirror, script := scriptedTurn(t)
	dir := t.TempDir()
	settings, record := filepath.Join(dir, "settings.toml"), filepath.Join(dir, "turn.campaign")
	gametest.WriteText(t, settings, "weather = false\ntips = false\n")
	start := func(more ...string) *program {
		args := append(strings.Fields(*downloaded), "-settings", settings, "-speed", "off",
			"-size", strconv.Itoa(gametest.WindowWidth)+"x"+strconv.Itoa(gametest.WindowHeight))
		p := mirrored(t, gametest.LaunchDownloaded(t, exec.Command(args[0], append(args[1:], more...)...)))
		p.Record = record
		return p
	}

	o := mirror.Board.Options
	first := start("-record", record, "-seed", strconv.FormatUint(o.Seed, 10), "-difficulty", o.Difficulty.String())
	defer first.Stop()
	last := len(script) - 1
	for _, m := range script[:last] {
		first.play(mirror, m)
	}
	first.CloseWindow()

	second := start(record)
	defer second.Stop()
	second.played = first.played
	second.play(mirror, script[last])
	second.CloseWindow()
	second.compare(mirror)
}
