package game

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
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
	// What it says goes into a file: all of it is there at once, and nobody has to keep up with reading it.
	out, err := os.CreateTemp(t.TempDir(), "said")
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	var trouble strings.Builder
	cmd.Stdout, cmd.Stderr = out, &trouble
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	says := &saying{out, make(chan struct{})}
	go func() {
		defer close(says.ended)
		_ = cmd.Wait() // it is killed
	}()
	// Most lives are counted from the first move, some from the start of the program.
	wait := time.Duration(rand.IntN(1200)) * time.Millisecond
	if l.meddling != nil || rand.IntN(5) > 0 {
		err = says.moves(0, 1)
	}
	switch {
	case err != nil:
	case l.meddling == nil:
		time.Sleep(wait)
	default:
		err = l.meddle(says, wait)
	}
	_ = cmd.Process.Kill()
	<-says.ended
	if err == nil && trouble.Len() > 0 {
		err = fmt.Errorf("the program says %q", trouble.String())
	}
	if err != nil {
		t.Fatalf("%s, with the seed %d: %v", l, l.seed, err)
	}
	text, err := os.ReadFile(out.Name())
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(text))
}

// meddle waits, meddles with the file, and waits until the program has said of two more moves that they are on the disk.
func (l *life) meddle(says *saying, wait time.Duration) error {
	time.Sleep(wait / 2)
	if err := l.meddling.Do(l.file); err != nil {
		return err
	}
	before, err := says.out.Stat()
	if err != nil {
		return err
	}
	// The first of them may have been saved before.
	if err := says.moves(before.Size(), 2); err != nil {
		return err
	}
	time.Sleep(wait / 2)
	return nil
}

// saying is what a program says: a line of each move that is on the disk.
type saying struct {
	out   *os.File
	ended chan struct{} // closed when the program has
}

// moves waits until some moves have been said from an offset on.
func (s *saying) moves(from int64, n int) error {
	for end := time.Now().Add(gametest.Patience); time.Now().Before(end); time.Sleep(time.Millisecond) {
		text, err := io.ReadAll(io.NewSectionReader(s.out, from, 1<<20))
		if err != nil {
			return err
		}
		if bytes.Count(text, []byte("\n")) >= n {
			return nil
		}
		select {
		case <-s.ended:
			return errors.New("the program has ended by itself")
		default:
		}
	}
	return errors.New("the program has saved no further move")
}
