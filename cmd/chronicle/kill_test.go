package main

import (
	"bufio"
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

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
	"sixwinters/saves/savestest"
)

// kills is how often the program is killed; go test ./cmd/chronicle -run TestPlayIsKilled -kills 200 is the long run.
var kills = flag.Int("kills", rulestest.Count(len(savestest.All), 40), "how often TestPlayIsKilled kills the program")

// lives is how often the program takes up one campaign, which is not over by then.
const lives = 20

// playsFor is set in the program that TestPlayIsKilled kills, which is the test binary itself: it plays the campaign of this file.
const playsFor = "SIXWINTERS_TEST_PLAYS"

// playsWinter is set beside it for a winter of Skadi.
const playsWinter = "SIXWINTERS_TEST_WINTER"

func TestMain(m *testing.M) {
	if file := os.Getenv(playsFor); file != "" {
		args := []string{"play", "-seed", "7"}
		if os.Getenv(playsWinter) != "" {
			args = append(args, "-game", "skadi")
		}
		os.Exit(run(append(args, file), os.Stdout, os.Stderr))
	}
	os.Exit(m.Run())
}

// TestPlayIsKilled plays campaigns in lines and kills the program at random moments while others meddle with the files. Of the moves
// that the program has answered none may be missing.
func TestPlayIsKilled(t *testing.T) {
	book := rules.New(contenttest.GameCards(t))
	moves, ahead, file := 0, 0, ""
	for n := range *kills {
		if n%lives == 0 {
			file = filepath.Join(t.TempDir(), "folder", "campaign.txt")
		}
		s := &spectator{t: t, book: book, file: file, meddling: &savestest.All[n%len(savestest.All)], choose: rules.RandomPolicy(uint64(n))}
		moves += s.watch()
		is, inFlight, err := savestest.Find(book, filepath.Dir(file), book.Print(&s.table))
		if err != nil {
			t.Fatalf("%s, kill %d: %v", s.meddling.Name, n, err)
		}
		if inFlight {
			ahead++
		}
		if s.meddling.Aside && !savestest.Untouched(file) {
			t.Fatalf("%s, kill %d: what was put there is gone", s.meddling.Name, n)
		}
		file = is
	}
	t.Logf("killed %d times while playing %d moves: none missing; %d times the move in flight was there", *kills, moves, ahead)
}

// spectator plays a campaign in lines, in a program of its own, and plays along at a table of its own.
type spectator struct {
	t        *testing.T
	book     *rules.Rulebook
	file     string
	meddling *savestest.Meddling
	choose   rules.Policy
	table    rules.State // after the moves that the program has answered
	to       io.Writer
	from     *bufio.Scanner
	asked    int
}

// watch plays some moves, meddles, plays some more and kills the program while it makes another. It returns how many were answered.
func (s *spectator) watch() int {
	s.t.Helper()
	s.table = s.book.NewCampaign(rules.Options{Seed: 7, Difficulty: content.Standard}, nil)
	if campaign, err := saves.Look(s.book, s.file); err == nil {
		s.table = *campaign.Now()
	}
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), playsFor+"="+s.file)
	to, errTo := cmd.StdinPipe()
	from, errFrom := cmd.StdoutPipe()
	var faults strings.Builder
	cmd.Stderr = &faults
	if errTo != nil || errFrom != nil {
		s.t.Fatal(errTo, errFrom)
	}
	if err := cmd.Start(); err != nil {
		s.t.Fatal(err)
	}
	s.to, s.from = to, bufio.NewScanner(from)
	played := 0
	play := func(moves int) {
		for range moves {
			if next, line := s.next(); line != "" {
				s.say(line)
				s.table = next
				played++
			}
		}
	}
	play(1 + rand.IntN(10))
	if err := s.meddling.Do(s.file); err != nil {
		s.t.Fatalf("%s: %v", s.meddling.Name, err)
	}
	play(1 + rand.IntN(10))
	_, line := s.next()
	fmt.Fprintln(s.to, line) // the move in flight
	time.Sleep(time.Duration(rand.IntN(1500)) * time.Microsecond)
	_ = cmd.Process.Kill()
	_ = cmd.Wait()
	if faults.Len() > 0 {
		s.t.Fatalf("%s: the program says %q", s.meddling.Name, faults.String())
	}
	return played
}

// next returns a random move in notation, and the table after it; "" once the campaign is over.
func (s *spectator) next() (after rules.State, line string) {
	legal := s.book.Moves(&s.table, nil)
	if len(legal) == 0 {
		return s.table, ""
	}
	m := s.choose(s.book, &s.table, legal)
	line, after = s.book.Notation(&s.table, m), s.table
	if err := s.book.Apply(&after, m, nil); err != nil {
		s.t.Fatal(err)
	}
	return after, line
}

// say types a line, says yes where that is asked, and waits until the program answers the question after it: then it has answered the line.
func (s *spectator) say(line string) {
	s.t.Helper()
	s.asked++
	marker := fmt.Sprintf("question %d", s.asked)
	fmt.Fprintf(s.to, "%s\nyes\n%s\n", line, marker)
	for s.from.Scan() {
		if strings.Contains(s.from.Text(), fmt.Sprintf("%q is no move", marker)) {
			return
		}
	}
	s.t.Fatalf("%s: the program does not answer %q", s.meddling.Name, line)
}
