package table

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/game/board"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/jezek/xgb/xproto"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/input/chord"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// TestWindowByKeys starts the real program and plays it with real keys alone: from the title to a new campaign with a
// seed, session setup, a move, a created asset, an asset on a progress square from the list of moves, Done, and all
// choices up to the next turn. Then it compares the record the program has written with what was planned.
func TestWindowByKeys(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	plan, script := scriptedTurn(t)
	p := startProgramWith(t, app.Options{Saves: t.TempDir()})
	defer p.Stop()
	dir := t.TempDir()
	mirror := gametest.With(t, app.Options{Saves: dir, Record: filepath.Join(dir, "record.txt"), Speed: motion.Off})
	mirror.Settings.Tips = false // as in the program: the button of a note would be a stop of the focus
	mirror.Width, mirror.Height = gametest.WindowWidth, gametest.WindowHeight
	typist := &typist{program: p, mirror: mirror, codes: keycodes(t, p)}
	// The keys go to the window that the pointer is in. It stays there.
	p.Do(gametest.Step{X: gametest.WindowWidth - 3, Y: 3})
	mirror.Pointer.X, mirror.Pointer.Y = gametest.WindowWidth-3, 3
	typist.settle()

	typist.strike("N") // a new campaign
	typist.strike("C") // another than is proposed
	typist.tab("Difficulty: " + rules.Capital(plan.Board.Options.Difficulty.String()))
	typist.strike("Enter")
	typist.tab("Seed")
	for _, digit := range fmt.Sprint(plan.Board.Options.Seed) {
		typist.press(string(digit))
	}
	for f, name := range gametest.MenuNow(mirror).Names {
		if field, ok := f.(*widget.TextInput); ok && name == "Seed" {
			field.SetText(fmt.Sprint(plan.Board.Options.Seed)) // fields take what is typed from the window only
		}
	}
	typist.press("Enter")
	gametest.PressIn(t, gametest.MenuNow(mirror), "Begin the campaign")
	gametest.Tick(t, mirror)
	typist.settle()
	table, ok := mirror.Scene.(*table)
	if !ok || table.Board.Options != plan.Board.Options {
		t.Fatalf("the mirror shows %T", mirror.Scene)
	}
	p.Until("a campaign begins", func(*gametest.Sight) bool { _, err := os.Stat(p.Record); return err == nil })
	for _, m := range script {
		typist.play(table, m)
	}
	if table.Board.State.Turn < 2 {
		t.Errorf("the play ended in turn %d", table.Board.State.Turn)
	}
	p.compare(table)
}

// typist strikes the real keys, and the same in a mirror of the program without a window that knows what is where.
type typist struct {
	program *program
	mirror  *app.App
	codes   map[string]byte // of keys, by their names in chords
}

// keysyms are the numbers of keys that print nothing, by their names in chords.
var keysyms = map[string]xproto.Keysym{
	"Tab": 0xff09, "Enter": 0xff0d, "Escape": 0xff1b, "Left": 0xff51, "Up": 0xff52, "Right": 0xff53, "Down": 0xff54,
	"Shift": 0xffe1, "Ctrl": 0xffe3, "Space": ' ', ":": ':',
}

// keycodes finds out what the keys are numbered on the screen of the test.
func keycodes(t *testing.T, p *program) map[string]byte {
	t.Helper()
	setup := xproto.Setup(p.X)
	count := byte(setup.MaxKeycode - setup.MinKeycode + 1)
	keys, err := xproto.GetKeyboardMapping(p.X, setup.MinKeycode, count).Reply()
	if err != nil {
		t.Fatal(err)
	}
	codes := map[string]byte{}
	name := func(sym xproto.Keysym) string {
		for name, is := range keysyms {
			if is == sym {
				return name
			}
		}
		if sym > ' ' && sym < 0x7f {
			return chord.Must(string(rune(sym))).Key
		}
		return ""
	}
	for i := range int(count) {
		if is := name(keys.Keysyms[i*int(keys.KeysymsPerKeycode)]); is != "" && codes[is] == 0 {
			codes[is] = byte(setup.MinKeycode) + byte(i)
		}
	}
	return codes
}

// press strikes a chord in the program only.
func (y *typist) press(word string) {
	y.program.T.Helper()
	c := chord.Must(word)
	var down []string
	if c.Ctrl {
		down = append(down, "Ctrl")
	}
	if c.Shift {
		down = append(down, "Shift")
	}
	down = append(down, c.Key)
	var codes []byte
	for _, key := range down {
		code, ok := y.codes[key]
		if !ok {
			y.program.T.Fatalf("the screen has no key %q", key)
		}
		codes = append(codes, code)
	}
	y.program.Press(codes...)
}

// strike strikes a chord in both.
func (y *typist) strike(word string) {
	y.program.T.Helper()
	y.press(word)
	if err := gametest.StrikeAll(y.mirror, word); err != nil {
		y.program.T.Fatal(err)
	}
	y.settle()
}

// settle lets everything in the mirror find its place, and waits until the program shows the same.
func (y *typist) settle() {
	y.program.T.Helper()
	for range 2 {
		if _, err := y.mirror.Tick(); err != nil {
			y.program.T.Fatal(err)
		}
		if _, table := y.mirror.Scene.(*table); !table { // widgets find their places while they are drawn
			y.mirror.Paint(ebiten.NewImage(gametest.WindowWidth, gametest.WindowHeight))
		}
	}
	var here gametest.Sight
	here.Look(y.mirror)
	y.program.Until(fmt.Sprintf("it shows %+v", here), func(is *gametest.Sight) bool { return is.Likewise(&here) })
}

// tab goes to a widget of the new campaign's screen.
func (y *typist) tab(name string) {
	y.program.T.Helper()
	for range 40 {
		m := gametest.MenuNow(y.mirror)
		if f := m.Focused(); f != nil && m.Names[f] == name {
			return
		}
		y.strike("Tab")
	}
	y.program.T.Fatalf("Tab does not come to %q", name)
}

// play makes a move by keys, and waits until the program has written it down.
func (y *typist) play(t *table, m rules.Move) {
	p := y.program
	p.T.Helper()
	line := t.Board.Book.Notation(&t.Board.State, m)
	ge := gesture.Of(t.Board.Book, &t.Board.State, m)
	label := t.Board.Label(m)
	before := t.Board.State
	switch {
	case m.Kind == rules.MovePlace:
		y.list(t, m)
	case m.Kind == rules.MoveDone:
		y.strike("D")
	case ge.Drop.Kind == layout.None:
		y.answer(t, label)
	default:
		for _, take := range ge.Take[:min(1, len(ge.Take))] {
			y.enter(t, take)
		}
		y.enter(t, ge.Drop)
	}
	for t.Board.State == before && t.Board.AsksBack() {
		if m.Kind == rules.MoveDone || t.Board.Confirming() {
			label = t.Board.Choices[0].Label
		}
		y.answer(t, label)
	}
	if t.Board.State == before {
		p.T.Fatalf("%s: the keys do what they should, but no move comes of it", line)
	}
	p.writes(line)
	if t.Board.Dialog != nil {
		y.strike("Escape")
	}
}

// answer presses an answer of the prompt line by its digit or, if it has none, by going there.
func (y *typist) answer(t *table, label string) {
	y.program.T.Helper()
	i := slices.IndexFunc(t.Board.Choices, func(c board.Choice) bool { return c.Label == label })
	if i < 0 {
		y.program.T.Fatalf("there is no answer %q", label)
	}
	if digit := t.Board.Plan(y.mirror).Prompt.Digit(i); digit > 0 {
		y.strike(fmt.Sprint(digit))
		return
	}
	y.enter(t, layout.Target{Kind: layout.Option, N: uint8(i)})
}

// list makes a move from the list of moves: it looks for its kind and goes down to it.
func (y *typist) list(t *table, m rules.Move) {
	y.program.T.Helper()
	y.strike("Ctrl+K")
	kind, _, _ := strings.Cut(t.Board.Book.Notation(&t.Board.State, m), " ")
	for _, letter := range kind {
		y.press(string(letter))
	}
	t.typeSearch(y.mirror, kind) // fields take what is typed from the window only
	for range t.Board.Hand.Gestures {
		if t.listing.moves.Chosen().Move == m {
			break
		}
		y.strike("Down")
	}
	y.strike("Enter")
}

// enter goes to a target by the arrows, or by Tab if that is shorter, and takes it.
func (y *typist) enter(t *table, on layout.Target) {
	y.program.T.Helper()
	for tries := 0; !t.Board.Pointing.On || t.Board.Hover != on; tries++ {
		if tries == 12 {
			y.program.T.Fatalf("the keys do not come to %+v", on)
		}
		for _, key := range way(y.mirror, t, on) {
			y.strike(key)
		}
	}
	y.strike("Enter")
}

// way is the keys that lead from the focus to a target. They do not lead over the button of a note: time takes notes away
// in the program, and not in the mirror.
func way(g *app.App, t *table, on layout.Target) []string {
	if !t.Board.Pointing.On {
		return []string{"Tab"}
	}
	keys := []string{"Left", "Right", "Up", "Down"}
	stops := t.Board.Stops(g, false)
	seen := board.InSight(stops)
	ways := map[layout.Target][]string{t.Board.Hover: nil}
	from, _ := gesture.StopOf(seen, t.Board.Hover)
	for todo := []gesture.Stop{from}; len(todo) > 0; todo = todo[1:] {
		for d := gesture.Left; d <= gesture.Down; d++ {
			if to, ok := gesture.Toward(seen, todo[0], d); ok && to.Target != board.NoteButton && (to.Target != t.Board.Hover && ways[to.Target] == nil) {
				ways[to.Target] = append(slices.Clone(ways[todo[0].Target]), keys[d])
				todo = append(todo, to)
			}
		}
	}
	if len(ways[on]) > 0 {
		return ways[on]
	}
	return []string{"Tab"}
}
