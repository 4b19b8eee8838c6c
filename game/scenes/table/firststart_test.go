package table

import (
	"regexp"
	"strings"
	"testing"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/render/layout"
)

// newcomer counts what somebody who reads every word on the screen has read, and clicked.
type newcomer struct {
	words, clicks int
	read          map[string]int // the lines that lay there at the last look: those are not read again
}

// How fast a newcomer is, and what the first minute may ask of one.
const (
	readsPerMinute = 200 // words
	clickSeconds   = 1
	mostWords      = 150
	mostClicks     = 8
	mostSeconds    = 60
)

var iconToken = regexp.MustCompile(`\{[^{}]*\}`)

func (n *newcomer) reads(lines ...string) {
	lies := map[string]int{}
	for _, line := range lines {
		line = strings.TrimSpace(iconToken.ReplaceAllString(line, " "))
		if lies[line]++; lies[line] > n.read[line] {
			n.words += len(strings.Fields(line))
		}
	}
	n.read = lies
}

// TestFirstDieWithinAMinute starts the program for the first time, with a real mouse: somebody who reads every word on the screen, 200
// in a minute, and takes a second for a click, has dropped the first die on something useful within a minute. What is written on the
// cards, boards, buttons and notes in sight counts, numbers included.
func TestFirstDieWithinAMinute(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	g := gametest.WithSettings(t, app.Options{Saves: t.TempDir()}, "weather = false\n")
	g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
	p := startProgramWith(t, app.Options{Saves: t.TempDir()})
	defer p.Stop()
	p.game = *gametest.Mirror(t)
	r := &reflection{g, t, p}
	if err := g.Routes.Title(g); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	gametest.MenuNow(g).Focus(nil) // the hand is at the mouse
	r.settled()
	var n newcomer
	var page []string
	for w := range gametest.MenuNow(g).Placed() {
		if text, ok := w.(*widget.Text); ok {
			page = append(page, text.Label)
		}
	}
	n.reads(page...)
	n.clicks++
	r.press(gametest.ButtonIn(t, gametest.MenuNow(g), "Learn first"))
	if !p.inFile().Introduced {
		t.Error("the settings do not know that the first page has been read")
	}
	t.Logf("the first page has %d words", n.words)

	if err := OpenLesson(p.seen(), g.Lessons[0].ID); err != nil {
		t.Fatal(err)
	}
	mirror := p.seen().Scene.(*table)
	session := mirror.Tutor.Lesson.Session
	look := func() {
		p.settled(mirror)
		if mirror.Board.Beats.Playing() {
			t.Error("something moves that a newcomer waits for")
		}
		n.reads(p.seen().Painter.Words(mirror.Board.Scene(p.seen()))...)
		t.Logf("after page %d of the lesson: %d words", session.At()+1, n.words)
	}
	for session.Step().Reading() {
		look()
		p.steps, mirror.Tutor.Lesson.Comes = nil, 0
		p.click(mirror, layout.Target{Kind: layout.NoteButton}, "continue")
		p.perform()
		n.clicks++
		mirror.runOn(p.seen())
	}
	look()
	p.playInLesson(mirror, movesOfPage(mirror)[0])
	n.clicks++
	p.settled(mirror)
	if session.At() != 2 {
		t.Fatalf("the lesson is at page %d", session.At()+1)
	}
	seconds := float64(n.words)*60/readsPerMinute + float64(n.clicks)*clickSeconds
	t.Logf("%d words and %d clicks: %.0f seconds", n.words, n.clicks, seconds)
	if n.words > mostWords || n.clicks > mostClicks || seconds > mostSeconds {
		t.Errorf("the first die is dropped after %d words, %d clicks and %.0f seconds", n.words, n.clicks, seconds)
	}
}
