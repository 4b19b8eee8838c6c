package boxes

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"image"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/svg"
)

var mutants = flag.Int("mutants", 0, "how many mutated boxes TestMutatedBoxes opens; 0 is 80, or 10,000 with SIXWINTERS_LONG")

// What a box of a stranger may take.
const (
	mostMegabytes = 300
	mostTime      = 5 * time.Second // of one processor
	patience      = 2 * time.Minute // until a process that says nothing is stopped, on however busy a machine
	batch         = 250             // boxes in a process
)

// childOf is set for a process that opens mutants: the first and the one after the last, and the folder that it works in.
const childOf = "SIXWINTERS_MUTANTS"

// examplesIn is the folder of the examples for such a process, which works elsewhere.
const examplesIn = "SIXWINTERS_EXAMPLES"

func TestMain(m *testing.M) {
	if of := os.Getenv(childOf); of != "" {
		var from, to uint64
		if _, err := fmt.Sscanf(of, "%d %d", &from, &to); err != nil {
			panic(err)
		}
		openMutants(from, to)
		return
	}
	os.Exit(m.Run())
}

// openMutants opens mutants one after the other and says of each how it went and what it took.
func openMutants(from, to uint64) {
	for seed := from; seed < to; seed++ {
		data := mutant(seed)
		runtime.GC()
		began := beginMeasuring()
		how := "good"
		switch err := live(data); {
		case unsaid(err):
			how = fmt.Sprintf("the error is no sentence: %q", err)
		case err != nil:
			how = "refused"
		}
		kB, took := began.taken()
		fmt.Println(seed, kB, took.Microseconds(), how)
	}
}

// live does all with a box that a player does: it looks into it, installs it and plays with its cards and pictures.
func live(data []byte) error {
	shelf := Shelf("shelf")
	p, err := shelf.Look(data, "box.zip")
	if err != nil {
		return err
	}
	defer os.RemoveAll(string(shelf))
	if err := shelf.Install(p, false); err != nil {
		return err
	}
	cards, err := Stack(shelf.Boxes()...)
	if err != nil {
		return err
	}
	book := rules.New(cards)
	book.NewCampaign(rules.Options{Seed: 1}, nil)
	for _, card := range cards.Obstacles {
		if svg.Is(card.Picture) {
			drawing, err := svg.Read(card.Picture)
			if err != nil {
				return err
			}
			drawing.Paint(image.NewRGBA(image.Rect(0, 0, 800, 480)))
		}
	}
	return nil
}

// Thousands of boxes that are damaged, or made to do harm, are opened in processes of their own: none panics, takes more than 300 MB or
// 5 seconds of a processor, or leaves a file outside of the shelf, and what is wrong is said.
func TestMutatedBoxes(t *testing.T) {
	n := uint64(rulestest.Count(80, 10_000))
	if *mutants > 0 {
		n = uint64(*mutants)
	}
	var most result
	var longest result
	good := 0
	for from := uint64(0); from < n; from += batch {
		for _, is := range runMutants(t, from, min(n, from+batch)) {
			switch is.how {
			case "good":
				good++
			case "refused":
			default:
				t.Errorf("seed %d: %s", is.seed, is.how)
			}
			if is.kB > mostMegabytes<<10 || is.took > mostTime {
				t.Errorf("seed %d takes %d MB and %v", is.seed, is.kB>>10, is.took)
			}
			if is.kB > most.kB {
				most = is
			}
			if is.took > longest.took {
				longest = is
			}
		}
	}
	t.Logf("%d of %d boxes could be played; the most memory is %d MB (seed %d), the longest time %v (seed %d)", good, n, most.kB>>10, most.seed, longest.took, longest.seed)
	if good == 0 || good == int(n) {
		t.Error("the mutants are all alike")
	}
}

// result is how it went with a mutant.
type result struct {
	seed uint64
	kB   int // at its peak, the whole process
	took time.Duration
	how  string
}

// runMutants opens mutants in a process of its own.
func runMutants(t *testing.T, from, to uint64) (all []result) {
	t.Helper()
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program)
	cmd.Dir = filepath.Join(folder, "work")
	if err := os.Mkdir(cmd.Dir, 0o777); err != nil {
		t.Fatal(err)
	}
	// Tests may run with less garbage collection; players do not.
	cmd.Env = append(os.Environ(), fmt.Sprintf("%s=%d %d", childOf, from, to), examplesIn+"="+filepath.Join(here, "..", "examples"), "GOGC=100", "GOMEMLIMIT=off")
	var wrong bytes.Buffer
	cmd.Stderr = &wrong
	says, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	late := time.AfterFunc(patience, func() { _ = cmd.Process.Kill() })
	for lines := bufio.NewScanner(says); lines.Scan(); late.Reset(patience) {
		var is result
		var micros int64
		if _, err := fmt.Sscan(lines.Text(), &is.seed, &is.kB, &micros); err != nil {
			t.Fatalf("after seed %d: %s", from+uint64(len(all)), lines.Text())
		}
		is.took = time.Duration(micros) * time.Microsecond
		is.how = strings.SplitN(lines.Text(), " ", 4)[3]
		all = append(all, is)
	}
	late.Stop()
	if err := cmd.Wait(); err != nil || len(all) < int(to-from) {
		t.Errorf("seed %d: the process ends: %v\n%.3000s", from+uint64(len(all)), err, wrong.String())
	}
	_ = filepath.WalkDir(folder, func(path string, item fs.DirEntry, err error) error {
		if err != nil || path != folder && path != cmd.Dir {
			t.Errorf("between seeds %d and %d a box leaves %s", from, to, path)
		}
		return nil
	})
	return all
}
