package gametest

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"sixwinters/game/app"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/settings"
)

// The window tests wait for what the program has taken in, and never for a time in which it should have: how long anything
// takes depends on what else the machine does. So the program that they start is the test's own binary, which opens the same
// window as main does, with a witness in it who tells after every frame what has been seen by then.

// witnessed is the variable of the environment that makes the test's binary be the program. It holds the options.
const witnessed = "SIXWINTERS_WITNESSED"

// Window is the program with its window, as ebiten runs it.
type Window interface {
	ebiten.Game
	ebiten.LayoutFer
	ebiten.FinalScreenDrawer
	// Shows returns what is in the window.
	Shows() *app.App
	// TakesClicks returns from when on what lies on top takes clicks; zero if that cannot be told yet.
	TakesClicks() time.Time
	// Placed returns where the window was last while it was not maximized.
	Placed() settings.Window
	// Failure returns what has ended the program, or nil.
	Failure() error
}

// witness is the program with somebody in its window who tells what has come of the mouse and the keyboard.
type witness struct {
	Window
	is   Sight
	time *clock
}

// Sight is what the program has taken in when it has drawn a frame, and what lies in its window then.
type Sight struct {
	Frames      int   // drawn so far
	Drawn       int64 // when this one was begun, in nanoseconds since 1970
	Ticked      int   // ticks so far
	Stopped     bool  // time: see StopTime
	Passed      int   // ticks that the test has let pass since then
	X, Y        int   // of the pointer
	Left, Right bool
	Middle      bool
	Focused     bool  // the window
	Held        int   // things in the hand
	Keys        int   // that are down
	Strokes     int   // of keys so far
	Takes       int64 // from when on what lies on top takes clicks, in milliseconds since 1970; 0: that cannot be told yet
	Scene       string
	Log         string                  // which lines of it are shown
	Menu        []string                // what can be focused, and where it lies
	Lies        []string                // what lies elsewhere in the window, and where
	Flown       map[render.CardKind]int // cards that were seen on their way so far; one counts once for each frame
	Focus       string
	Says        string                     // what is said over the list of campaigns, or of the table that a replay shows
	Sheet       string                     // what is said on a sheet over the scene; "" without one
	At          int                        // the table that a replay shows
	Note        image.Rectangle            // the button of a note; empty without one
	Answers     []string                   // that lie on the table
	Busy        bool                       // the companion, with something that it does by itself
	Beats       int                        // of what happens that are still to be shown
	Tick, Ticks int                        // of the first of them, so far and in all
	Moment      string                     // the name of its moment, if that is in sight
	Moments     []string                   // the names of those that have been in sight in any tick so far
	Ended       []int                      // how many beats each press of the left button has ended that came while one was shown
	Blank       string                     // a card on its way that showed nothing; "" for none so far
	Thread      int                        // that draws
	Sleeps      bool                       // it asks for no more frames
	Zoom        float64                    // how much larger than usual a part of the scene is shown
	Part        layout.Rect                // that part
	Width       int                        // of the window
	Maximized   bool                       // the window
	Place       settings.Window            // where the window was before
	Hand        int                        // the number of what was held on devices last and has been seen to its end: see Held
	Letters     map[string]image.Rectangle // of the keyboard on the screen, by what stands on them
	Key         string                     // that has the focus
	Written     string                     // in the field that is written in, while that keyboard is open
}

// mostMemory is how much of it the tests take before rubbish is cleared away more often, in bytes: Ebitengine keeps what is
// drawn for the first frame, and here none ever comes.
const mostMemory = 3 << 30

// Main is the program, if a test has started it as one, or draws the pictures of scenes if they are asked for; else it runs the
// tests and clears away what they have built.
func Main(m *testing.M, open func(o app.Options) (Window, *ebiten.RunGameOptions, error), scenes func() []Staged) {
	if o := os.Getenv(witnessed); o != "" {
		if err := runWitnessed(o, open); err != nil {
			fmt.Fprintf(os.Stderr, "sixwinters: %v.\n", err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	flag.Parse()
	if *shotsFolder != "" {
		if err := drawShots(scenes()); err != nil {
			fmt.Fprintf(os.Stderr, "The pictures of the game could not be drawn: %v.\n", err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	if *filmFile != "" {
		if err := drawFilm(); err != nil {
			fmt.Fprintf(os.Stderr, "The film could not be drawn: %v.\n", err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	debug.SetMemoryLimit(mostMemory)
	code := m.Run()
	if err := editionUnchanged(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	if built.dir != "" {
		_ = os.RemoveAll(built.dir)
	}
	os.Exit(code)
}

// runWitnessed runs the program with a witness.
func runWitnessed(options string, open func(o app.Options) (Window, *ebiten.RunGameOptions, error)) error {
	var o app.Options
	if err := json.Unmarshal([]byte(options), &o); err != nil {
		return err
	}
	var err error
	if o.Edition, err = Edition(); err != nil {
		return err
	}
	w, how, err := open(o)
	if err != nil {
		return err
	}
	if _, err := os.Stat(devicesOf(o.Settings)); err == nil {
		w.Shows().Devices = &scripted{file: devicesOf(o.Settings)}
	}
	if os.Getenv(unpainted) == "true" {
		ebiten.SetTPS(4 * ebiten.DefaultTPS)
	}
	if err := ebiten.RunGameWithOptions(&witness{Window: w, time: newClock(os.Stdin)}, how); err != nil {
		return err
	}
	return w.Failure()
}

// Update updates the program unless time waits, counts the keys, and tells what follows each tick. A frame may show the last of many ticks.
func (w *witness) Update() error {
	if !w.time.passes(&w.is) {
		return nil
	}
	err := w.Window.Update()
	w.is.Ticked++
	w.is.Strokes += len(inpututil.AppendJustPressedKeys(nil))
	for _, follow := range Follows {
		follow(w.Shows().Scene, inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft), &w.is)
	}
	return err
}

// Draw is that of the program. Then it tells what has been seen.
func (w *witness) Draw(screen *ebiten.Image) {
	is := &w.is
	is.Drawn = time.Now().UnixNano()
	w.Window.Draw(screen)
	is.Frames++
	is.X, is.Y = ebiten.CursorPosition()
	is.Left, is.Right = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft), ebiten.IsMouseButtonPressed(ebiten.MouseButtonRight)
	is.Middle = ebiten.IsMouseButtonPressed(ebiten.MouseButtonMiddle)
	is.Focused = ebiten.IsFocused()
	is.Keys = len(inpututil.AppendPressedKeys(nil))
	is.Takes = 0
	if at := w.TakesClicks(); !at.IsZero() {
		is.Takes = at.UnixMilli() + 1
	}
	g := w.Shows()
	is.Look(g)
	for _, watch := range Watches {
		watch(g, screen, is)
	}
	is.Zoom, is.Part = g.Lens.Zoom(g), g.Lens.InSight(g)
	is.Thread, is.Sleeps = Thread(), ebiten.FPSMode() == ebiten.FPSModeVsyncOffMinimum
	is.Width, is.Maximized, is.Place = g.Width, ebiten.IsWindowMaximized(), w.Placed()
	is.Letters, is.Key, is.Written = nil, "", ""
	if keys, field := app.Onscreen(g); keys != nil {
		is.Letters, is.Key, is.Written = keys.Keys(), keys.Focused(), field.Text
	}
	if s, scripted := g.Devices.(*scripted); scripted {
		is.Hand = s.done
	}
	line, err := json.Marshal(is)
	if err != nil {
		panic(err)
	}
	fmt.Printf("%s\n", line)
}

// Thread is the number of the thread that it is called on, where that can be told.
var Thread = func() int { return 0 }

// Looks are what tests of scenes note besides.
var Looks []func(s app.Scene, is *Sight)

// Follows are what tests note of a scene after each tick, and whether the left button went down in it.
var Follows []func(s app.Scene, pressed bool, is *Sight)

// Watches are what tests note of what has been drawn.
var Watches []func(g *app.App, screen *ebiten.Image, is *Sight)

// Placed returns where that lies in the window whose name begins so; empty if nothing does.
func (is Sight) Placed(begins string) (at image.Rectangle) {
	for _, on := range slices.Concat(is.Menu, is.Lies) {
		if name, place, _ := strings.Cut(on, `" at `); strings.HasPrefix(name, `"`+begins) {
			if _, err := fmt.Sscanf(place, "(%d,%d)-(%d,%d)", &at.Min.X, &at.Min.Y, &at.Max.X, &at.Max.Y); err == nil && !at.Empty() {
				return at
			}
		}
	}
	return image.Rectangle{}
}

// Look notes what lies in a window.
func (is *Sight) Look(g *app.App) {
	is.Scene, is.Menu, is.Focus, is.Says, is.Sheet, is.At = fmt.Sprintf("%T", g.Scene), nil, "", "", "", 0
	for _, look := range Looks {
		look(g.Scene, is)
	}
	m := MenuNow(g)
	if m == nil {
		return
	}
	if g.Sheet != nil {
		words := m.Spoken()
		is.Sheet = strings.Join(strings.Fields(strings.Join(words.All(), " ")), " ")
	}
	for f, name := range m.Names {
		is.Menu = append(is.Menu, fmt.Sprintf("%q at %v", filepath.Base(name), f.GetWidget().Rect)) // a campaign is named after its file
	}
	slices.Sort(is.Menu)
	if f := m.Focused(); f != nil {
		is.Focus = m.Names[f]
	}
}

// Likewise reports whether two windows show the same menu of the same scene.
func (is *Sight) Likewise(other *Sight) bool {
	return is.Scene == other.Scene && is.Focus == other.Focus && slices.Equal(is.Menu, other.Menu)
}

// hearing takes what a program writes: the words of its witness, and everything else.
type hearing struct {
	mutex sync.Mutex
	rest  []byte // of a line that has not come to its end
	last  Sight
	other bytes.Buffer
}

func (h *hearing) Write(data []byte) (int, error) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.rest = append(h.rest, data...)
	for {
		line, rest, whole := bytes.Cut(h.rest, []byte("\n"))
		if !whole {
			return len(data), nil
		}
		var is Sight
		if err := json.Unmarshal(line, &is); err == nil {
			h.last = is
		} else {
			h.other.Write(line)
			h.other.WriteByte('\n')
		}
		h.rest = slices.Clone(rest)
	}
}

// Sight returns what the witness saw last.
func (h *hearing) Sight() Sight {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return h.last
}

// String returns everything else that was written.
func (h *hearing) String() string {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return h.other.String()
}

// takesClicks reports whether what lies on top has lain there long enough, in a frame that is no older than a time: what lay there in an
// older one may have gone.
func (is *Sight) takesClicks(since time.Time) bool {
	return is.Drawn >= since.UnixNano() && is.Takes > 0 && time.Now().UnixMilli() >= is.Takes
}
