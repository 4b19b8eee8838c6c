package webtest

import (
	"encoding/json"
	"flag"
	"fmt"
	"net/url"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"

	"sixwinters/rules/rulestest"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

var winterFile = flag.String("winter", "", "what a finger does in a winter of Skadi, as TestWholeWinterByTouch of game/scenes/skadi writes it")

// fingers is what a finger does to play a winter of Skadi.
type fingers struct {
	Width, Height int
	Seed          uint64
	Steps         []struct {
		Line  string
		Drags bool
		At    [][2]float64
	}
}

// TestWinter opens Skadi by its link and plays with a finger: its first week, or with SIXWINTERS_LONG the whole winter. The record has
// these moves, and ends on the same table.
func TestWinter(t *testing.T) {
	var s fingers
	data, err := os.ReadFile(*winterFile)
	if err == nil {
		err = json.Unmarshal(data, &s)
	}
	if err != nil {
		t.Fatalf("-winter must name what TestWholeWinterByTouch has written: %v", err)
	}
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	call(b.tab, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
	address := b.visited(quiet)
	file := campaigns + "Winter.txt"
	b.resize(s.Width, s.Height)
	b.open(address + "?" + url.Values{"game": {"skadi"}, "seed": {fmt.Sprint(s.Seed)}, "record": {file}}.Encode())
	b.await("the winter", func() bool { return b.read(file) != "" })
	b.frames(30)
	b.shoot("skadi.png")
	rules := skadi.New(skadi.Printed())
	played := func() *saves.Winter {
		winter, err := saves.LookWinter(rules, onDisk(t, b.read(file)))
		if err != nil {
			t.Fatal(err)
		}
		return winter
	}
	mirror := saves.ScratchWinter(rules, skadi.Options{Seed: s.Seed})
	for n, step := range s.Steps {
		if mirror.Now().Week > 1 && rulestest.Count(0, 1) == 0 {
			break
		}
		m, err := rules.Parse(mirror.Now(), step.Line)
		if err == nil {
			err = mirror.Play(m, nil)
		}
		if err != nil {
			t.Fatal(err)
		}
		for try := 0; try < 3 && played().Len() == n && (try == 0 || len(step.At) == 1 || step.Drags); try++ { // see TestTouch
			b.fingerDoes(step.Drags, step.At)
			b.frames(20)
		}
		b.await(step.Line, func() bool { return played().Len() > n })
	}
	if got, want := played(), mirror; *got.Now() != *want.Now() {
		t.Errorf("the record ends after %d moves at\n%+v, not after %d at\n%+v", got.Len(), *got.Now(), want.Len(), *want.Now())
	}
	b.shoot("skadi-played.png")
	if faults := b.exceptions(); faults != "" {
		t.Error(faults)
	}
	if said := b.noticed(); strings.TrimSpace(said) != "" {
		t.Errorf("the page says %q", said)
	}
}

// fingerDoes taps points one after the other, or drags from the first to the last.
func (p *tab) fingerDoes(drags bool, at [][2]float64) {
	p.t.Helper()
	if !drags {
		for _, point := range at {
			p.tap(point[0], point[1])
			p.frames(4)
		}
		return
	}
	from, to := at[0], at[len(at)-1]
	p.pull(from, to)
	p.finger(input.DispatchTouchEventTypeTouchEnd)
}
