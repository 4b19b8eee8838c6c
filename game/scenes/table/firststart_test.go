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

// newcomer counts what somebody who reads everything has read, and clicked.
type newcomer struct {
	words, clicks int
}

// readsPerMinute is how many words somebody reads in a minute.
const readsPerMinute = 200

var iconToken = regexp.MustCompile(`\{[^{}]*\} ?`)

func (n *newcomer) reads(say string) {
	n.words += len(strings.Fields(iconToken.ReplaceAllString(say, "")))
}

// TestFirstDieWithinAMinute starts the program for the first time, with a real mouse: somebody who reads every word of the prologue,
// the title and the lesson, 200 in a minute, has dropped the first die within a minute and twelve clicks.
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
	press := func(name string) {
		t.Helper()
		for w := range gametest.MenuNow(g).Placed() {
			if text, ok := w.(*widget.Text); ok {
				n.reads(text.Label)
			}
		}
		n.clicks++
		for f, is := range gametest.MenuNow(g).Names {
			if b, ok := f.(*widget.Button); ok && strings.HasPrefix(is, name) {
				r.press(b)
				return
			}
		}
		t.Fatalf("there is no button %q", name)
	}
	press("Continue")
	press("Continue")
	press("Learn or play")
	if !p.inFile().Introduced {
		t.Error("the settings do not know that the prologue has been told")
	}
	press("Learn first")

	if err := OpenLesson(p.seen(), g.Lessons[0].ID); err != nil {
		t.Fatal(err)
	}
	mirror := p.seen().Scene.(*table)
	session := mirror.Tutor.Lesson.Session
	for session.Step().Reading() {
		p.settled(mirror)
		n.reads(mirror.Board.View(p.seen()).Note.Head + " " + session.Step().Say + " Continue")
		p.steps, mirror.Tutor.Lesson.Comes = nil, 0
		p.click(mirror, layout.Target{Kind: layout.NoteButton}, "continue")
		p.perform()
		n.clicks++
		mirror.runOn(p.seen())
	}
	p.settled(mirror)
	n.reads(mirror.Board.View(p.seen()).Note.Head + " " + session.Step().Say + " " + session.Step().Do)
	p.playInLesson(mirror, movesOfPage(mirror)[0])
	n.clicks++
	p.settled(mirror)
	if session.At() != 2 {
		t.Fatalf("the lesson is at page %d", session.At()+1)
	}
	t.Logf("%d words, %.0f seconds to read them, and %d clicks", n.words, float64(n.words)*60/readsPerMinute, n.clicks)
	if n.words > readsPerMinute || n.clicks > 12 {
		t.Errorf("the first die is dropped after %d words and %d clicks", n.words, n.clicks)
	}
}
