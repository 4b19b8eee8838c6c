package webtest

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
)

var scriptFile = flag.String("script", "", "the steps of the mouse, as TestMouseScript of game/scenes/table writes them")

// script is what the mouse does in the page.
type script struct {
	Width, Height int
	Lesson        string
	Pages         []struct {
		Steps []step
		Left  string
	}
	Flags map[string]string
	Moves []struct {
		Line    string
		Steps   []step
		Attempt bool
	}
	Touch struct {
		Campaign      string
		Tap, From, To [2]float64
		Line          string
	}
}

// step is a movement of the mouse, or a button that goes down or up.
type step struct {
	X, Y   float64
	Button int
	Down   bool
}

func readScript(t *testing.T) (s script) {
	t.Helper()
	data, err := os.ReadFile(*scriptFile)
	if err == nil {
		err = json.Unmarshal(data, &s)
	}
	if err != nil {
		t.Fatalf("-script must name what TestMouseScript has written: %v", err)
	}
	return s
}

// hand does the steps with the mouse of the browser.
func (p *tab) hand(steps []step) {
	p.t.Helper()
	var x, y float64
	for _, s := range steps {
		var do chromedp.Action[chromedp.Void]
		switch {
		case s.Button == 0:
			x, y = s.X, s.Y
			do = chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y, pressed(p.down))
		case s.Down:
			p.down = true
			do = chromedp.MouseEvent(input.DispatchMouseEventTypeMousePressed, x, y, chromedp.ButtonLeft, once)
		default:
			p.down = false
			do = chromedp.MouseEvent(input.DispatchMouseEventTypeMouseReleased, x, y, chromedp.ButtonLeft, once)
		}
		if err := chromedp.Do(p.ctx, do); err != nil {
			p.t.Fatal(err)
		}
		p.frames(3)
		time.Sleep(slowHand)
	}
}

// slowHand is how long the hand waits after each step: longer than what comes on top takes no clicks.
const slowHand = 400 * time.Millisecond

func once(p *input.DispatchMouseEventParams) { p.ClickCount = 1 }

func pressed(down bool) func(*input.DispatchMouseEventParams) {
	return func(p *input.DispatchMouseEventParams) {
		if down {
			p.Buttons = 1
		}
	}
}

// TestLesson plays the first lesson from its first page to its end. The game keeps in its settings at which page it is, and what
// has been learned.
func TestLesson(t *testing.T) {
	s := readScript(t)
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	address := b.visited(quiet)
	b.resize(s.Width, s.Height)
	b.open(address + "?lesson=" + s.Lesson)
	time.Sleep(time.Second)
	b.shoot("lesson.png")
	for i, page := range s.Pages {
		b.frames(40) // a note that has just come takes no clicks for 24 ticks, however slow they are
		b.hand(page.Steps)
		b.await(fmt.Sprintf("the page after page %d", i+1), func() bool { return b.settings().Lesson == page.Left })
		b.shoot(fmt.Sprintf("lesson%d.png", i+1))
	}
	if learned := b.settings().Learned; !slices.Equal(learned, []string{s.Lesson}) {
		t.Errorf("after %d pages of %q %q is learned", len(s.Pages), s.Lesson, learned)
	}
	if faults := b.exceptions(); faults != "" {
		t.Error(faults)
	}
}

// TestTurn plays a turn with the mouse, reloads the page in the middle of an attempt, and goes on.
func TestTurn(t *testing.T) {
	s := readScript(t)
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	address := b.visited(quiet)
	b.resize(s.Width, s.Height)
	file := campaigns + "Turn.txt"
	query := url.Values{"record": {file}}
	for flag, value := range s.Flags {
		query.Set(flag, value)
	}
	b.open(address + "?" + query.Encode())
	reloaded, attempting := false, 0
	var played []string
	for _, m := range s.Moves {
		b.hand(m.Steps)
		played = append(played, m.Line)
		b.await(m.Line, func() bool { return slices.Equal(b.record(file), played) })
		if m.Attempt {
			attempting++
		}
		if attempting == 4 && !reloaded {
			reloaded = true
			b.shoot("attempt.png")
			b.open(address)
			time.Sleep(time.Second) // what has just come takes no keys
			b.key("c")
			b.until("the campaign", `navigator.locks.query().then((locks) => locks.held.length > 0)`)
			time.Sleep(time.Second)
			b.shoot("goneon.png")
		}
	}
	if !reloaded {
		t.Error("there was no attempt to be reloaded in")
	}
	b.shoot("turn.png")
	if faults := b.exceptions(); faults != "" {
		t.Error(faults)
	}
}

// TestTwoTabs plays a campaign in a tab and opens it in a second one: there it can only be viewed until the first is closed.
func TestTwoTabs(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	address := b.visited(quiet)
	file := campaigns + "Two.txt"
	b.open(address + "?seed=5&record=" + file)
	b.until("the campaign", `navigator.locks.query().then((locks) => locks.held.length > 0)`)
	before := b.read(file)

	other := b.second()
	other.openWith(address, "-autoplay=5", "-open="+file)
	time.Sleep(5 * time.Second)
	other.shoot("viewed.png")
	if b.read(file) != before {
		t.Error("the second tab writes to the campaign of the first")
	}
	b.goTo(address + "manifest.webmanifest")
	other.openWith(address, "-autoplay=5", "-open="+file)
	other.await("a move of the second tab", func() bool { return other.read(file) != before })
	if faults := other.exceptions(); faults != "" {
		t.Error(faults)
	}
}

// TestExport exports a campaign, clears the browser's data, and imports it again: by the button, and by a drop.
func TestExport(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	downloads := t.TempDir()
	b.download(downloads)
	address := b.visited(quiet)
	file := campaigns + "Away.txt"
	b.open(address + "?seed=5&speed=off&autoplay=5&record=" + file)
	b.await("30 moves", func() bool { return len(b.record(file)) >= 30 })
	b.open(address)
	want := b.read(file)
	exported := downloads + "/Away.txt"
	b.await("the export", func() bool {
		b.key("a") // all campaigns; in their list it means nothing
		b.key("e") // export
		time.Sleep(time.Second)
		data, err := os.ReadFile(exported)
		return err == nil && string(data) == want
	})
	b.shoot("exported.png")

	clear := func() {
		t.Helper()
		b.goTo(address + "manifest.webmanifest")
		evaluate[any](b.tab, stored+`((store) => store.clear()).then(() => true)`)
		b.write(settingsFile, quiet)
		b.open(address)
		time.Sleep(time.Second)
		if all := b.files(); slices.ContainsFunc(all, func(path string) bool { return strings.HasSuffix(path, ".txt") }) {
			t.Fatalf("after clearing there is %q", all)
		}
	}
	arrives := func(how string) {
		t.Helper()
		b.await("the campaign by "+how, func() bool { return b.read(file) == want })
		time.Sleep(time.Second)
		b.shoot(how + ".png")
	}
	clear()
	b.choose("o", exported)
	arrives("import")
	clear()
	b.drop(exported)
	arrives("drop")
	if faults := b.exceptions(); faults != "" {
		t.Error(faults)
	}
}

// TestHint asks for hints at the beginning of a turn, where there is most to think about, and measures how long the page neither
// draws nor listens meanwhile.
func TestHint(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	address := b.visited(quiet)
	book := rulestest.Book(t)
	for _, at := range [][2]int{{1, 1}, {1, 3}, {3, 2}} {
		year, turn := at[0], at[1]
		file := fmt.Sprintf("%sHint %d.%d.txt", campaigns, year, turn)
		b.goTo(address + "manifest.webmanifest")
		b.write(file, turnBegun(t, book, year, turn))
		b.openWith(address, "-open="+file)
		time.Sleep(2 * time.Second)
		before := b.picture()
		b.listens(longestTask, func() {
			b.key("h")
			time.Sleep(8 * time.Second)
		})
		hint := b.picture()
		b.shoot(fmt.Sprintf("hint%d.%d.png", year, turn))
		time.Sleep(time.Second)
		if bytes.Equal(hint, before) || !bytes.Equal(hint, b.picture()) {
			t.Errorf("year %d, turn %d: no hint has come", year, turn)
		}
	}
}

// turnBegun is a campaign at the beginning of the actions step of a turn, as random moves lead there.
func turnBegun(t *testing.T, book *rules.Rulebook, year, turn int) string {
	t.Helper()
	campaign := saves.Scratch(book, rules.Options{Seed: 11, Difficulty: content.Standard})
	choose := rules.RandomPolicy(11)
	for range 2000 {
		s := campaign.Now()
		if int(s.Year) == year && int(s.Turn) == turn && s.Depth > 0 && s.Stack[s.Depth-1].Task == rules.TaskActions {
			return campaign.Text()
		}
		if err := campaign.Play(choose(book, s, book.Moves(s, nil)), nil); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("there is no turn %d in year %d", turn, year)
	return ""
}
