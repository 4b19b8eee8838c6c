package main

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"sixwinters/rules/rulestest"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

// A winter is killed in the middle of the game again and again. Of the moves that the program has answered none is missing.
func TestWinterIsKilled(t *testing.T) {
	g := skadi.New(skadi.Printed())
	file, answered := "", 0
	for n := range rulestest.Count(4, 50) {
		if n%5 == 0 { // five lives to a winter
			file, answered = filepath.Join(t.TempDir(), "winter.txt"), 0
		}
		answered += watchWinter(t, file, 5+rand.N(12))
		winter, err := saves.LookWinter(g, file)
		if err != nil {
			t.Fatalf("kill %d: %v", n, err)
		}
		if winter.Len() < answered || winter.Len() > answered+1 || winter.Damaged() {
			t.Fatalf("kill %d: the file has %d moves, %d were answered: %q", n, winter.Len(), answered, winter.Notes)
		}
		answered = winter.Len()
	}
}

// watchWinter has the test binary play a winter by the first move of each list, and kills it with a move on its way. It returns how many
// moves were answered.
func watchWinter(t *testing.T, file string, moves int) (answered int) {
	t.Helper()
	program := exec.Command(os.Args[0])
	program.Env = append(os.Environ(), playsFor+"="+file, playsWinter+"=1")
	keys, err := program.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := program.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		program.Process.Kill()
		program.Wait() // it was killed
	}()
	lines := bufio.NewScanner(out)
	for sent := -1; lines.Scan(); {
		switch line := lines.Text(); {
		case strings.HasPrefix(line, "(more"):
			fmt.Fprintln(keys, "more")
		case strings.HasPrefix(line, "The winter is"):
			if sent < 0 { // it was over before
				return 0
			}
			return answered + 1
		case strings.HasPrefix(line, "1  "):
			if sent++; sent > 0 {
				answered++
			}
			fmt.Fprintln(keys, "1")
			if answered == moves {
				return answered // and the move just typed is on its way
			}
		}
	}
	return answered
}
