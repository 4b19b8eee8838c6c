package game

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
	"sixwinters/saves/savestest"
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
	killed(t, func(int) *savestest.Meddling { return nil })
}

// TestKilledWhileOthersMeddle does the same while others remove, replace, cut off and move the file of the campaign, its folder and its
// locks. Then the campaign may be in another file of the folder, and what others have put in its place must still be there.
func TestKilledWhileOthersMeddle(t *testing.T) {
	killed(t, func(n int) *savestest.Meddling { return &savestest.All[n%len(savestest.All)] })
}

// killed plays campaigns and kills the program each time, with what is done to the file in between, or nil.
func killed(t *testing.T, meddling func(n int) *savestest.Meddling) {
	t.Helper()
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
				file := filepath.Join(dir, fmt.Sprintf("campaign %d", i), "campaign.txt")
				for n := i * lives; n < min(*kills, (i+1)*lives); n++ {
					file = came[i].kill(t, book, &life{binary: binary, file: file, seed: uint64(n + 1), meddling: meddling(n)})
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

// life is one run of the program, until it is killed.
type life struct {
	binary, file string
	seed         uint64
	meddling     *savestest.Meddling // or nil
}

// kill lets the program play the campaign in a file, kills it, and looks at what has become of the campaign. It returns the file that
// it is in now.
func (f *fates) kill(t *testing.T, book *rules.Rulebook, l *life) (file string) {
	t.Helper()
	confirmed := l.playAndKill(t)
	if len(confirmed) == 0 {
		return l.file // it was killed before its first move
	}
	f.moves += len(confirmed)
	file, ahead, err := savestest.Find(book, filepath.Dir(l.file), confirmed[len(confirmed)-1])
	if err != nil {
		t.Fatalf("%s, kill %d: %v", l, l.seed, err)
	}
	if ahead {
		f.inFlight++
	}
	if l.meddling != nil && l.meddling.Aside && !savestest.Untouched(l.file) {
		t.Fatalf("%s, kill %d: what was put there is gone", l, l.seed)
	}
	campaign, err := saves.Open(book, file)
	if err != nil {
		t.Fatalf("%s, kill %d: %v", l, l.seed, err)
	}
	defer campaign.Close()
	f.torn += len(campaign.Notes)
	if campaign.Damaged() || campaign.ReadOnly() {
		t.Fatalf("%s, kill %d: %q", l, l.seed, campaign.Notes)
	}
	return file
}

func (l *life) String() string {
	if l.meddling == nil {
		return "left alone"
	}
	return l.meddling.Name
}

// settles is how long what the program has said before takes to be read, with much to spare.
const settles = 300 * time.Millisecond

// playAndKill lets the program play the campaign and kills it after a while. It returns the fingerprints of the tables that it has said
// to be on the disk. Where others meddle, the program is killed once it has said so of further moves.
func (l *life) playAndKill(t *testing.T) (confirmed []string) {
	t.Helper()
	args := []string{"-autoplay", fmt.Sprint(l.seed), "-speed", "off", "-size", "1024x700",
		"-settings", filepath.Join(filepath.Dir(filepath.Dir(l.file)), "settings.toml")}
	if _, err := os.Stat(l.file); err == nil {
		args = append(args, "-open", l.file)
	} else {
		args = append(args, "-seed", fmt.Sprint(l.seed), "-record", l.file)
	}
	cmd := exec.Command(l.binary, args...)
	var trouble strings.Builder
	cmd.Stderr = &trouble
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	// Most lives are counted from the first move, some from the start of the program.
	wait := time.Duration(rand.IntN(1200)) * time.Millisecond
	fromFirst, until := l.meddling != nil || rand.IntN(5) > 0, wait
	if fromFirst {
		until = gametest.Patience
	}
	kill := time.AfterFunc(until, func() { _ = cmd.Process.Kill() })
	var said atomic.Int64
	var meddled chan error
	for lines := bufio.NewScanner(out); lines.Scan(); {
		confirmed = append(confirmed, lines.Text())
		switch {
		case said.Add(1) > 1 || !fromFirst:
		case l.meddling == nil:
			kill.Reset(wait)
		default:
			meddled = make(chan error, 1)
			go func() { meddled <- l.meddle(&said, wait, func() { _ = cmd.Process.Kill() }) }()
		}
	}
	kill.Stop()
	_ = cmd.Wait()
	if meddled != nil {
		if err := <-meddled; err != nil {
			t.Fatalf("%s: %v", l, err)
		}
	}
	if trouble.Len() > 0 {
		t.Fatalf("%s: the program says %q", l, trouble.String())
	}
	if fromFirst && len(confirmed) == 0 {
		t.Fatalf("%s: the program with the seed %d has made no move", l, l.seed)
	}
	return confirmed
}

// meddle waits, meddles with the file, waits until the program has said of two more moves that they are on the disk, and kills it.
func (l *life) meddle(said *atomic.Int64, wait time.Duration, kill func()) error {
	defer kill()
	time.Sleep(wait / 2)
	if err := l.meddling.Do(l.file); err != nil {
		return err
	}
	time.Sleep(settles)
	for before, waited := said.Load(), time.Duration(0); said.Load() < before+2; waited += time.Millisecond {
		if waited > gametest.Patience {
			return errors.New("the program has saved no further move")
		}
		time.Sleep(time.Millisecond)
	}
	time.Sleep(wait / 2)
	return nil
}
