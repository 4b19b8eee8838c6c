package skadi

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/skadimind"
	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/motion"
	"sixwinters/render/farm"
	"sixwinters/render/layout"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
	"sixwinters/together"
)

// opened shows a new winter in a folder of its own, with nothing moving.
func opened(t *testing.T, seed uint64) (*app.App, *winter) {
	t.Helper()
	g := gametest.InFolder(t)
	g.Settings.Speed = motion.Off.String()
	g.Apply()
	if err := Begin(g, seed); err != nil {
		t.Fatal(err)
	}
	gametest.Tick(t, g)
	w := g.Scene.(*winter)
	t.Cleanup(func() { w.Close() })
	return g, w
}

// put moves the pointer to a spot.
func put(t *testing.T, g *app.App, w *winter, at farm.Spot) {
	t.Helper()
	x, y := w.plan.Rect(at).Center()
	if w.plan.Rect(at).Empty() {
		t.Fatalf("there is no %+v", at)
	}
	g.Pointer.X, g.Pointer.Y, g.Pointer.Moved = x, y, true
	gametest.Tick(t, g)
	g.Pointer.Moved = false
}

// clickOn clicks on a spot.
func clickOn(t *testing.T, g *app.App, w *winter, at farm.Spot) {
	t.Helper()
	put(t, g, w, at)
	p := &g.Pointer
	p.Pressed, p.Down, p.PressX, p.PressY, p.Far = true, true, p.X, p.Y, false
	gametest.Tick(t, g)
	p.Pressed, p.Down, p.Released = false, false, true
	gametest.Tick(t, g)
	p.Released = false
	gametest.Tick(t, g)
}

// dragTo drags what lies at a spot to another.
func dragTo(t *testing.T, g *app.App, w *winter, from, to farm.Spot) {
	t.Helper()
	put(t, g, w, from)
	p := &g.Pointer
	p.Pressed, p.Down, p.PressX, p.PressY, p.Far = true, true, p.X, p.Y, false
	gametest.Tick(t, g)
	p.Pressed = false
	p.X, p.Y = w.plan.Rect(to).Center()
	p.Far, p.Moved = true, true
	gametest.Tick(t, g)
	if len(w.lits()) == 0 {
		t.Errorf("nothing is lit while %+v is dragged", from)
	}
	p.Moved, p.Down, p.Released = false, false, true
	gametest.Tick(t, g)
	p.Released, p.Far = false, false
	gametest.Tick(t, g)
}

// A whole winter is played by keys alone, and the record plays it again to the same table.
func TestWholeWinterByKeys(t *testing.T) {
	g, w := opened(t, 11)
	wholeWinter(t, g, w, func(m skadi.Move) { byKeys(t, g, w, m) })
}

// A whole winter is played by a finger alone: actions are dragged, the rest is tapped.
func TestWholeWinterByTouch(t *testing.T) {
	g, w := opened(t, touchedSeed)
	g.Keyboard.Device, g.Pointer.Finger = input.Touch, true
	gametest.Tick(t, g)
	script := fingers{Width: g.Width, Height: g.Height, Seed: touchedSeed}
	wholeWinter(t, g, w, func(m skadi.Move) {
		step := touchStep{Line: w.game.Notation(w.Now(), m)}
		point := func(at farm.Spot) {
			x, y := w.plan.Rect(at).Center()
			step.At = append(step.At, [2]float64{x, y})
		}
		if m.Blessing {
			point(farm.Spot{Kind: farm.Bowl})
			clickOn(t, g, w, farm.Spot{Kind: farm.Bowl})
		}
		at := spotOf(w.Now(), m)
		if at.Kind == farm.Nowhere {
			at = farm.Spot{Kind: farm.Button, N: slices.IndexFunc(w.buttons, func(b button) bool { return b.is == m })}
		}
		if step.Drags = m.Kind.IsCheck() && !m.Blessing; step.Drags {
			die := farm.Spot{Kind: farm.ActionDie}
			point(die)
			point(at)
			dragTo(t, g, w, die, at)
		} else {
			point(at)
			clickOn(t, g, w, at)
		}
		script.Steps = append(script.Steps, step)
	})
	if *touchScript == "" {
		return
	}
	data, err := json.Marshal(script)
	if err == nil {
		err = os.WriteFile(*touchScript, data, 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
}

var touchScript = flag.String("touchscript", "", "write what the finger of TestWholeWinterByTouch does into this file, for the page in a browser")

// touchedSeed is the seed of the winter that a finger plays.
const touchedSeed = 12

// fingers is what a finger does to play a winter.
type fingers struct {
	Width, Height int
	Seed          uint64
	Steps         []touchStep
}

// touchStep is a move: the points that are tapped, or the way of a drag.
type touchStep struct {
	Line  string
	Drags bool
	At    [][2]float64
}

// wholeWinter plays a winter to its end. The table shows what is so after each move, and the record plays it again to the same table.
func wholeWinter(t *testing.T, g *app.App, w *winter, by func(m skadi.Move)) {
	t.Helper()
	for i := 0; w.Now().Stage != skadi.Over; i++ {
		if i == 600 {
			t.Fatalf("the winter does not end: it is in week %d", w.Now().Week)
		}
		was := w.Len()
		best, _ := w.mind().Move(w.Now(), skadimind.Steady, nil)
		if w.Now().Stage == skadi.Saga { // to write it well takes a second of thought
			best = w.game.Moves(w.Now(), nil)[0]
		}
		by(best)
		if w.Len() != was+1 {
			t.Fatalf("%s, in week %d: %d moves are made; said: %+v", w.game.Sentence(w.Now(), best), w.Now().Week, w.Len()-was, w.refused)
		}
		if m, _ := w.Move(was); m != best {
			t.Fatalf("%+v was made instead of %+v", m, best)
		}
		if got, want := w.view.State, w.game.Observation(w.Now()); got != want {
			t.Fatalf("after %+v the table shows\n%+v, not\n%+v", best, got, want)
		}
	}
	if w.Dialog == nil {
		t.Error("the end is not told")
	}
	again, err := saves.LookWinter(w.game, w.Name())
	if err != nil {
		t.Fatal(err)
	}
	if *again.Now() != *w.Now() {
		t.Errorf("the record ends at another table: %+v", again.Now())
	}
}

// byKeys strikes the keys that make a move.
func byKeys(t *testing.T, g *app.App, w *winter, m skadi.Move) {
	t.Helper()
	if m.Blessing {
		gametest.Strike(t, g, "B")
	}
	switch m.Kind {
	case skadi.RollWeather, skadi.RollEvent:
		gametest.Strike(t, g, "Enter")
	case skadi.Hunt:
		for w.focus != (farm.Spot{Kind: farm.Hex, N: int(m.Hex)}) {
			gametest.Strike(t, g, "Tab")
		}
		gametest.Strike(t, g, "Enter")
	case skadi.Write:
		gametest.Strike(t, g, string(rune('1'+m.Cell)))
	case skadi.Pray:
		gametest.Strike(t, g, "P")
	case skadi.Accept:
		n := w.Len()
		if gametest.Strike(t, g, "E"); w.Len() != n {
			t.Fatal("the key that ends the week accepts a failure")
		}
		gametest.Strike(t, g, "A")
	case skadi.End:
		gametest.Strike(t, g, "E")
	default:
		gametest.Strike(t, g, farm.KeyOf(m.Kind))
	}
}

// Every kind of move is made by dragging, where the sheet says so, and by a click on what is lit.
func TestDrag(t *testing.T) {
	g, w := opened(t, 3)
	cup, action := farm.Spot{Kind: farm.Cup}, farm.Spot{Kind: farm.ActionDie}
	dragTo(t, g, w, cup, farm.Spot{Kind: farm.EventCell, N: 1})
	if w.refused == nil || w.refused.Rule != "week" {
		t.Fatalf("the event before the weather is refused by %+v", w.refused)
	}
	if put(t, g, w, farm.Spot{Kind: farm.Larder}); w.refused != nil {
		t.Error("a refusal lies over the tip of the next thing")
	}
	dragTo(t, g, w, cup, farm.Spot{Kind: farm.WeatherDie})
	dragTo(t, g, w, cup, farm.Spot{Kind: farm.EventCell, N: 1})
	if w.Now().Stage != skadi.Actions {
		t.Fatalf("after both rolls the stage is %d", w.Now().Stage)
	}
	dragTo(t, g, w, action, farm.Spot{Kind: farm.Hex, N: 3})
	if w.refused == nil || w.refused.Rule != "hunt-place" {
		t.Errorf("a hunt far away is refused by %+v", w.refused)
	}
	herd := w.Now().Herd
	dragTo(t, g, w, farm.Spot{Kind: farm.Herd}, farm.Spot{Kind: farm.Larder})
	if w.Now().Herd != herd-1 {
		t.Error("a cow on the larder is not slaughtered")
	}
	gametest.Strike(t, g, "U")
	if w.Now().Herd != herd || w.view.State.Herd != herd {
		t.Error("the slaughter is not taken back")
	}
	dragTo(t, g, w, action, farm.Spot{Kind: farm.Member, N: (w.game.Member(w.Now()) + 1) % skadi.Members})
	if w.refused == nil || w.refused.Rule != "rune" {
		t.Errorf("the rest of another member is refused by %+v", w.refused)
	}
	gametest.Strike(t, g, "U")
	if w.refused == nil || !strings.Contains(w.refused.Say, "dice are rolled") {
		t.Errorf("a roll is taken back, or it is refused as %+v", w.refused)
	}
	n := w.Len()
	dragTo(t, g, w, action, farm.ActionSpot(skadi.Scaldwork))
	if m, _ := w.Move(n); w.Len() != n+1 || m.Kind != skadi.Scaldwork {
		t.Errorf("a die on Scaldwork makes %+v", m)
	}
}

// Clicks on what is lit make its moves, a failed check can be prayed for, and a blessing is laid on a check before.
func TestClicks(t *testing.T) {
	g, w := opened(t, 5)
	prayed, blessed := false, false
	for i := 0; i < 200 && !(prayed && blessed) && w.Now().Stage != skadi.Over; i++ {
		n := w.Len()
		s := *w.Now()
		list := targets(w.game, &s)
		if len(list) == 0 {
			t.Fatalf("nothing is lit in stage %d", s.Stage)
		}
		at := list[0].at
		for _, l := range list {
			if l.move.Kind == skadi.Ritual && s.Blessings == 0 || l.move.Kind == skadi.Scaldwork && s.Blessings > 0 {
				at = l.at
			}
		}
		if s.Blessings > 0 && s.Stage == skadi.Actions {
			clickOn(t, g, w, farm.Spot{Kind: farm.Bowl})
			if !w.armed || w.view.InBowl() != int(s.Blessings)-1 {
				t.Fatalf("a click on the bowl lays no blessing on the check, or %d of %d dice stay in the bowl", w.view.InBowl(), s.Blessings)
			}
			at = farm.ActionSpot(skadi.Scaldwork)
		}
		clickOn(t, g, w, at)
		if w.Len() != n+1 {
			t.Fatalf("a click on %+v makes no move: %+v", at, w.refused)
		}
		m, _ := w.Move(n)
		prayed, blessed = prayed || m.Kind == skadi.Pray, blessed || m.Blessing
	}
	if !prayed || !blessed {
		t.Errorf("prayed: %t, blessed: %t", prayed, blessed)
	}
}

// Dice that lie on the hexes stay there when a later move is taken back.
func TestUndoLeavesHuntingDice(t *testing.T) {
	g, w := opened(t, 5)
	for w.view.Hunts == [skadi.MaxHexes]uint8{} || w.Now().Stage != skadi.Actions {
		list := targets(w.game, w.Now())
		at := list[0]
		for _, l := range list {
			if l.move.Kind == skadi.Hunt {
				at = l
			}
		}
		w.play(g, at.move, w.plan.Bar)
		gametest.Tick(t, g)
		if w.Now().Week > 6 {
			t.Fatal("nothing is hunted in six weeks")
		}
	}
	hunts := w.view.Hunts
	w.play(g, skadi.Move{Kind: skadi.Slaughter}, w.plan.Bar)
	gametest.Tick(t, g)
	if w.undo(g); w.refused != nil {
		t.Fatal(w.refused)
	}
	if w.view.Hunts != hunts {
		t.Errorf("the dice on the hexes are %v, not %v", w.view.Hunts, hunts)
	}
}

// A link that arrives during a winter takes nobody from it, and leaves its file open.
func TestLinkDuringAWinter(t *testing.T) {
	g, w := opened(t, 3)
	g.Routes.Join = func(*app.App, together.Link) error {
		t.Error("the link is followed")
		return nil
	}
	link := together.Link{Server: "http://127.0.0.1:8000/", Table: strings.Repeat("a", 16), Seat: 2, Token: strings.Repeat("b", 22)}
	if _, err := together.ReadLink(link.String()); err != nil {
		t.Fatal(err)
	}
	g.TakeLink(link.String())
	if g.Scene != app.Scene(w) || !strings.Contains(g.Notice, "Quit to the title") {
		t.Errorf("a link shows %T and says %q", g.Scene, g.Notice)
	}
	if kept := g.Kept(); kept == nil || kept.Name() != w.Name() {
		t.Errorf("the window looks after %v", kept)
	}
}

// Space and Enter, which skip what is shown, spend no prayer if they are pressed once more.
func TestSkippingSpendsNoPrayer(t *testing.T) {
	g, w := opened(t, 7)
	for w.Now().Stage != skadi.Prayer {
		if !w.best(g) {
			t.Fatal("no check fails")
		}
	}
	n := w.Len()
	for _, key := range []string{"Space", "Enter"} {
		if gametest.Strike(t, g, key); w.Len() != n {
			t.Fatalf("%s makes a move", key)
		}
	}
	if gametest.Strike(t, g, "P"); w.Len() != n+1 || w.Now().Stage == skadi.Prayer {
		t.Error("P does not pray")
	}
}

// laidOut shows a table in the actions of week 1, with nothing moving.
func laidOut(t *testing.T, lay func(s *skadi.State)) (*app.App, *winter) {
	t.Helper()
	g := gametest.InFolder(t)
	g.Settings.Speed = motion.Off.String()
	g.Apply()
	game := skadi.New(skadi.Printed())
	s := game.Begin(skadi.Options{Seed: 1})
	s.Stage, s.Left, s.Dice, s.Event = skadi.Actions, 3, [2]uint8{6, 6}, 2
	lay(&s)
	w := newWinter(g, saves.LaidWinter(game, s))
	g.Show(w)
	gametest.Tick(t, g)
	return g, w
}

// A prayer is asked about only where it can change something.
func TestAsksForNoIdlePrayer(t *testing.T) {
	for _, c := range []struct {
		despair uint8
		want    skadi.Stage
	}{{0, skadi.Actions}, {1, skadi.Prayer}} {
		g, w := laidOut(t, func(s *skadi.State) { s.Inspiration, s.Told, s.Despair = 19, 3, c.despair })
		clickOn(t, g, w, farm.ActionSpot(skadi.Scaldwork)) // need 7
		if told := strings.Join(w.show.told, " "); w.Now().Stage != c.want || strings.Contains(told, "A prayer would change nothing.") != (c.want == skadi.Actions) {
			t.Errorf("at despair %d the stage is %d, and it says %q", c.despair, w.Now().Stage, told)
		}
	}
}

// Who may die this week has a sign, and so has what is missing; the tips there, and the voice, say what of.
func TestSignsOfDanger(t *testing.T) {
	g, w := laidOut(t, func(s *skadi.State) { s.Larder, s.Health = 0, [skadi.Members]uint8{1, 5, 0, 1} })
	want := []farm.Sign{{Spot: farm.Spot{Kind: farm.Member}, Chance: 1}, {Spot: farm.Spot{Kind: farm.Member, N: 3}, Chance: 1}, {Spot: farm.Spot{Kind: farm.Larder}, Chance: 1}}
	if o := w.over(g); !slices.Equal(o.Signs, want) {
		t.Errorf("the signs are %+v", o.Signs)
	}
	const says = "As it stands, hunger kills Kari and Ivar this week."
	for _, s := range want {
		if _, lines := w.tip(s.Spot); !slices.Contains(lines, says) {
			t.Errorf("at %+v it says %q", s.Spot, lines)
		}
	}
	if say := w.Spoken(g); !slices.Contains(say.Asked, says) {
		t.Errorf("the voice says %q", say.Asked)
	}
	if clickOn(t, g, w, farm.ActionSpot(skadi.Slaughter)); len(w.over(g).Signs) > 0 {
		t.Errorf("with food in the larder the signs are %+v", w.over(g).Signs)
	}
	g, w = laidOut(t, func(s *skadi.State) {
		s.Stage, s.Left, s.Dice, s.Event, s.Health = skadi.Weather, 0, [2]uint8{}, 0, [skadi.Members]uint8{2, 1, 5, 5}
	})
	var at []farm.Spot
	for _, s := range w.over(g).Signs {
		at = append(at, s.Spot)
	}
	if want := []farm.Spot{{Kind: farm.EventCell, N: 1}, {Kind: farm.EventCell, N: 4}, {Kind: farm.Member}, {Kind: farm.Member, N: 1}, {Kind: farm.Palisade}}; !slices.Equal(at, want) {
		t.Errorf("before the event the signs are at %+v", at)
	}
}

// A winter that was left is resumed where it was; a replay goes back and forth, and branches with the same dice.
func TestResumeAndReplay(t *testing.T) {
	g, w := opened(t, 9)
	for w.Now().Week < 4 {
		w.best(g)
	}
	file, now, n := w.Name(), *w.Now(), w.Len()
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := Open(g, file); err != nil {
		t.Fatal(err)
	}
	w = g.Scene.(*winter)
	t.Cleanup(func() { w.Close() })
	if *w.Now() != now || w.view.State != w.game.Observation(&now) || len(w.show.told) == 0 {
		t.Errorf("it is resumed at %+v, told as %q", w.view.State, w.show.told)
	}
	w.replay(g)
	r := g.Scene.(*winter)
	gametest.Tick(t, g)
	if r.view.State.Week != 1 || r.watch.at != 0 {
		t.Errorf("a replay begins in week %d", r.view.State.Week)
	}
	gametest.Strike(t, g, "PageDown")
	if week := r.view.State.Week; week != 2 {
		t.Errorf("a week on is week %d", week)
	}
	gametest.Strike(t, g, "End")
	if r.view.State != w.game.Observation(&now) || r.watch.at != n {
		t.Error("its end is another table")
	}
	gametest.Strike(t, g, "Left")
	gametest.Strike(t, g, "Right")
	if r.view.State != w.game.Observation(&now) {
		t.Errorf("a move on shows\n%+v, not\n%+v", r.view.State, now)
	}
	gametest.Strike(t, g, "Home")
	for at := range 12 {
		gametest.Strike(t, g, "Right")
		gametest.Tick(t, g)
		if want := r.game.Observation(r.table(at + 1)); r.watch.at != at+1 || r.view.State != want {
			t.Fatalf("move %d of a replay shows\n%+v, not\n%+v", at+1, r.view.State, want)
		}
	}
	gametest.Strike(t, g, "Home")
	gametest.Strike(t, g, "PageDown")
	gametest.Strike(t, g, "B")
	b := g.Scene.(*winter)
	t.Cleanup(func() { b.Close() })
	if b == r || b.Now().Week != 2 || b.Name() == file || b.watch != nil {
		t.Fatalf("a branch is in week %d of %s", b.Now().Week, b.Name())
	}
	if _, err := os.Stat(file); err != nil {
		t.Error(err)
	}
}

// The lesson is played to its end: each page takes what it asks for and nothing else, and a page that jumps comes after one to read.
func TestLesson(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.Speed = motion.Off.String()
	g.Apply()
	if err := OpenLesson(g); err != nil {
		t.Fatal(err)
	}
	w := g.Scene.(*winter)
	gametest.Tick(t, g)
	for w.lesson.at < len(pages)-1 {
		at := w.lesson.at
		p := &pages[at]
		if p.jump != nil && at > 0 && pages[at-1].does.Kind != 0 {
			t.Errorf("page %q jumps while something is shown", p.title)
		}
		if n := len(p.say); n > 230 {
			t.Errorf("page %q has %d letters", p.title, n)
		}
		w.leads(t, g)
		if p.does.Kind != 0 {
			before := *w.Now()
			w.play(g, skadi.Move{Kind: skadi.Slaughter}, layout.Rect{})
			if *w.Now() != before {
				t.Fatalf("page %q takes another move", p.title)
			}
			if notes := w.notes(g); len(notes) != 2 || notes[0].Title != p.title {
				t.Errorf("a refusal takes the page %q away: %+v", p.title, notes)
			}
		}
		if len(w.lits()) == 0 {
			t.Errorf("page %q lights nothing", p.title)
		}
		for range skadi.Cells {
			if w.lesson.at == at {
				w.pass(g)
			}
		}
		if w.lesson.at == at {
			t.Fatalf("page %q does not take %+v: %+v", p.title, p.does, w.refused)
		}
	}
	if s := w.Now(); s.Told != 1 || s.Defence != 3 {
		t.Errorf("it ends with %d fragments and defence %d", s.Told, s.Defence)
	}
	w.leads(t, g)
	gametest.Tick(t, g)
	if !slices.Contains(g.Settings.Learned, app.SkadisLesson) {
		t.Error("the lesson is not noted as learned at its last page")
	}
	table := *w.Now()
	if i := slices.IndexFunc(w.buttons, func(b button) bool { return b.say == "Play on from here" }); i < 0 {
		t.Fatal("the winter of the lesson cannot be played on")
	} else if err := w.buttons[i].do(g); err != nil {
		t.Fatal(err)
	}
	on := g.Scene.(*winter)
	gametest.Tick(t, g)
	if *on.Now() != table || on.lesson != nil || table.Week != 3 {
		t.Fatalf("the winter that is played on is in week %d, not 3", on.Now().Week)
	}
	on.best(g)
	if on.Len() != 1 {
		t.Errorf("%d moves are made in it: %+v", on.Len(), on.refused)
	}
	if err := on.leave(g.Routes.Title)(g); err != nil {
		t.Error(err)
	}
}

// leads fails if a page of the lesson does not say how to leave it, or if two buttons are the usual answer.
func (w *winter) leads(t *testing.T, g *app.App) {
	t.Helper()
	w.lay(g)
	p, hot, on := &pages[w.lesson.at], 0, false
	for _, b := range w.buttons {
		if b.hot {
			hot++
		}
		on = on || b.say == "Continue"
		if b.is.Kind != 0 && b.is.Kind != p.does.Kind {
			t.Errorf("page %q has the button %q, which it refuses", p.title, b.say)
		}
	}
	if hot > 1 {
		t.Errorf("page %q has %d buttons that are lit", p.title, hot)
	}
	if asks := strings.Contains(w.lesson.asks(w), "continue"); asks != on {
		t.Errorf("page %q asks %q, with a button to continue: %t", p.title, w.lesson.asks(w), on)
	}
	if p.does.Blessing {
		before := w.lesson.asks(w)
		if w.arm(g); w.lesson.asks(w) == before {
			t.Errorf("page %q asks for a blessing once more: %q", p.title, before)
		}
		w.arm(g)
	}
}

// The notes of the lesson lie beside what their pages are about, and over nothing that is to be pressed, in windows and texts of any size.
func TestNotesHideNothing(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.Speed = motion.Off.String()
	if err := OpenLesson(g); err != nil {
		t.Fatal(err)
	}
	w := g.Scene.(*winter)
	for at := 0; ; at = w.lesson.at {
		for _, size := range [][2]int{{1024, 700}, {1280, 720}, {1920, 1080}, {2560, 1440}} {
			for _, scale := range []int{75, 100, 150, 200} {
				g.Width, g.Height, g.Settings.Scale = size[0], size[1], scale
				g.Apply()
				w.laid = laid{}
				w.lay(g)
				o := w.over(g)
				r := farm.NotesAt(g.Painter.Brush(nil, w.plan.Letter), w.plan, o)[0]
				if !r.Within(layout.Rect{W: w.plan.W, H: w.plan.Bar.Y}) {
					t.Errorf("%v, %d%%: the note of page %q lies at %+v", size, scale, pages[at].title, r)
				}
				for _, l := range append(o.Lit, farm.Lit{Spot: pages[at].at}) {
					if spot := w.plan.Rect(l.Spot); spot.Overlaps(r) {
						t.Errorf("%v, %d%%: the note of page %q lies over %+v", size, scale, pages[at].title, l.Spot)
					}
				}
			}
		}
		if at == len(pages)-1 {
			return
		}
		for w.lesson.at == at {
			w.pass(g)
		}
	}
}

// The dice of the check that ends a week lie on the table until the next roll.
func TestLastRollStays(t *testing.T) {
	g, w := opened(t, 4)
	for ended := 0; ended < 3; {
		was, m := *w.Now(), targets(w.game, w.Now())[0].move
		if was.Stage == skadi.Actions {
			m = skadi.Move{Kind: skadi.Barricade}
			if !w.game.Allows(&was, m) {
				m.Kind = skadi.Scaldwork
			}
		} else if was.Stage == skadi.Prayer {
			m.Kind = skadi.Accept
		}
		w.play(g, m, w.plan.Bar)
		gametest.Tick(t, g)
		if s := w.Now(); s.Week == was.Week || s.Stage == skadi.Over || !m.Kind.IsCheck() {
			continue
		}
		ended++
		if len(w.show.lying) != 1 || w.show.lying[0].at != farm.ActionSpot(m.Kind) {
			t.Fatalf("after the last check of week %d, %+v lie on the table", was.Week, w.show.lying)
		}
		if w.play(g, skadi.Move{Kind: skadi.RollWeather}, w.plan.Bar); len(w.show.lying) > 0 {
			t.Fatalf("the next roll leaves %+v on the table", w.show.lying)
		}
		gametest.Tick(t, g)
	}
}

// What can be asked for has an answer: tips of every spot, the log with causes, the recap, the rules at a spot, and three presses of a hint.
func TestAsked(t *testing.T) {
	g, w := opened(t, 7)
	for w.Now().Week < 3 || w.Now().Stage != skadi.Actions {
		w.best(g)
	}
	for _, at := range w.plan.Spots() {
		title, lines := w.tip(at)
		if at.Kind == farm.Button || at.Kind == farm.Inspiration {
			continue
		}
		if title == "" || len(lines) == 0 || skadi.RuleText(ruleOf(at)) == "" {
			t.Errorf("%+v is explained as %q %q by rule %q", at, title, lines, ruleOf(at))
		}
	}
	_, lines := w.tip(farm.ActionSpot(skadi.Scaldwork))
	if say := strings.Join(lines, " "); !strings.Contains(say, "Need ") || !strings.Contains(say, "with a blessing") || !strings.Contains(say, "with a prayer") {
		t.Errorf("scaldwork is explained as %q", say)
	}
	reads := func(key string) string {
		gametest.Strike(t, g, key)
		gametest.Tick(t, g)
		return strings.Join(w.Spoken(g).Asked, " ")
	}
	if said := reads("L"); !strings.Contains(said, "because of") {
		t.Errorf("the log names no causes: %s", said)
	}
	if reads("L"); w.Dialog != nil {
		t.Error("the key of the log does not close it")
	}
	if said := reads("W"); !strings.Contains(said, "Recap") || !strings.Contains(said, "In all: ") {
		t.Errorf("there is no recap: %s", said)
	}
	gametest.Strike(t, g, "Escape")
	put(t, g, w, farm.Spot{Kind: farm.Palisade})
	if said := reads("F1"); !strings.Contains(said, "The rules "+skadi.RuleOf("raid").Title+" "+skadi.RuleText("raid")) {
		t.Errorf("F1 does not open the rule of what is pointed at: %s", said)
	}
	gametest.Strike(t, g, "Escape")
	said := map[string]bool{}
	for range 3 {
		gametest.Strike(t, g, "H")
		for w.hint.work.Running() {
			gametest.Tick(t, g)
		}
		said[w.hint.says] = true
	}
	if len(said) != 3 || w.hint.means(w).Kind == farm.Nowhere {
		t.Errorf("three presses say %v", said)
	}
	if gametest.Strike(t, g, "S"); !g.Settings.Mute || w.plan == nil {
		t.Error("the key of the sound is not heard, or takes the table away")
	}
	if say := w.Spoken(g); len(say.Asked) == 0 || len(say.Last) == 0 {
		t.Errorf("it says %+v", say)
	}
	w.Dialog = w.openReview(g, w.newMenu)
	for w.review.work.Running() {
		gametest.Tick(t, g)
	}
	if len(w.review.lines) < 2 {
		t.Errorf("the review says %q", w.review.lines)
	}
}

// A hunt that kills is asked about first, and who has died is said beside their candles.
func TestDeadlyHunt(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.Speed = motion.Off.String()
	g.Apply()
	game := skadi.New(skadi.Printed())
	s := game.Begin(skadi.Options{Seed: 1})
	s.Stage, s.Left, s.Health[0], s.Hunted, s.Dice, s.Event = skadi.Actions, 2, 2, 1, [2]uint8{1, 1}, 2
	m := skadi.Move{Kind: skadi.Hunt, Hex: 1}
	for game.NeedFor(&s, m).Total() > firstRoll(s) { // a seed whose first die succeeds
		s.Chance.Roll()
	}
	w := newWinter(g, saves.LaidWinter(game, s))
	g.Show(w)
	gametest.Tick(t, g)
	at := farm.Spot{Kind: farm.Hex, N: 1}
	if i := slices.IndexFunc(w.lits(), func(l farm.Lit) bool { return l.Spot == at }); i < 0 || !strings.Contains(w.lits()[i].Say, "deadly") {
		t.Errorf("the hex is lit as %+v", w.lits())
	}
	clickOn(t, g, w, at)
	if w.Len() != 0 || w.Dialog == nil {
		t.Fatal("a hunt that kills is not asked about")
	}
	gametest.PressIn(t, w.Dialog.Menu, "Keep")
	gametest.Tick(t, g)
	if w.Len() != 0 || w.Dialog != nil {
		t.Fatal("the hunt is made, though Kari is to live")
	}
	clickOn(t, g, w, at)
	gametest.PressIn(t, w.Dialog.Menu, "Hunt")
	gametest.Tick(t, g)
	if w.Now().Health[0] != 0 || w.refused == nil || w.refused.Say != "Kari is dead, because of the hunt." || w.refused.by != w.plan.Rect(farm.Spot{Kind: farm.Member}) {
		t.Errorf("Kari has %d health, and %+v is said", w.Now().Health[0], w.refused)
	}
	if lines := w.deaths(); len(lines) != 1 || lines[0] != "Kari died in week 1, because of the hunt." {
		t.Errorf("the end says %q", lines)
	}
}

// A click that skips what is shown does what it means elsewhere on the table, and nothing where the last one was.
func TestSkippingClickMeansSomething(t *testing.T) {
	g, w := opened(t, 7)
	g.Settings.Speed = motion.Normal.String()
	g.Apply()
	made := func(at farm.Spot) int {
		was := w.Len()
		clickOn(t, g, w, at)
		return w.Len() - was
	}
	cup := farm.Spot{Kind: farm.Cup}
	if made(cup) != 1 || !w.show.playing() {
		t.Fatal("the weather is not rolled")
	}
	if made(cup) != 0 || w.show.playing() {
		t.Error("half a double click rolls the event, or does not skip")
	}
	w.play(g, rollOf(w.Now()), w.plan.Rect(cup))
	if at := farm.ActionSpot(skadi.Slaughter); !w.show.playing() || made(at) != 1 {
		t.Error("a click on an action is lost while the event is shown")
	}
	if at := farm.ActionSpot(skadi.Slaughter); made(at) != 0 {
		t.Error("half a double click slaughters a second cow")
	}
	on, was := w.OnTop(), w.Len()
	w.play(g, skadi.Move{Kind: skadi.Slaughter}, layout.Rect{})
	if gametest.Tick(t, g); w.Len() != was+1 || w.OnTop() != on {
		t.Error("what is asked has changed in the middle of the actions")
	}
}

// A click while a die of the saga rolls only skips what is shown: it writes in no cell, not even in the last one that is free.
func TestClickDuringTheSagasRollOnlySkips(t *testing.T) {
	g := gametest.InFolder(t)
	g.Settings.Speed = motion.Normal.String()
	g.Apply()
	for free := 1; free <= skadi.Cells; free++ {
		s := skadi.New(skadi.Printed()).Begin(skadi.Options{Seed: 1})
		s.Stage, s.Left, s.Dice, s.Event, s.Inspiration, s.Throw = skadi.Saga, 1, [2]uint8{1, 1}, 2, 7, 4
		for c := range skadi.Cells - free {
			s.Grid[0][c] = 3
		}
		w := newWinter(g, saves.LaidWinter(skadi.New(skadi.Printed()), s))
		g.Show(w)
		gametest.Tick(t, g)
		w.show.begin([]skadi.Happened{{Kind: skadi.SagaRolled, N: 4}}, 0)
		cell := farm.Spot{Kind: farm.Cell, N: skadi.Cells - 1}
		if clickOn(t, g, w, cell); w.Len() != 0 || w.show.playing() {
			t.Errorf("with %d free cells, a click makes %d moves, and the roll goes on: %t", free, w.Len(), w.show.playing())
		}
		if clickOn(t, g, w, cell); w.Len() != 1 {
			t.Errorf("with %d free cells, the next click makes %d moves: %+v", free, w.Len(), w.refused)
		}
	}
}

// The usual answer lies beside the buttons that are always there, and accepting a failure to the left of it, where Undo lies afterwards.
func TestButtonsKeepTheirPlaces(t *testing.T) {
	g, w := opened(t, 7)
	at := func(say string) int {
		w.lay(g)
		return slices.IndexFunc(w.buttons, func(b button) bool { return strings.HasPrefix(b.say, say) })
	}
	for accepted := 0; accepted < 3; {
		hint := at("Hint")
		if hot := slices.IndexFunc(w.buttons, func(b button) bool { return b.hot }); hot >= 0 && hot != hint-1 {
			t.Fatalf("in stage %d the usual answer is button %d, and the hint %d", w.Now().Stage, hot, hint)
		}
		if w.Now().Stage != skadi.Prayer {
			if !w.best(g) {
				t.Fatal("too few checks fail in this winter")
			}
			continue
		}
		accepted++
		if at("Accept") != at("Pray")-1 {
			t.Errorf("Accept is button %d, and Pray %d", at("Accept"), at("Pray"))
		}
		w.play(g, skadi.Move{Kind: skadi.Accept}, layout.Rect{})
		gametest.Tick(t, g)
		if roll := at("Roll"); roll >= 0 && at("Undo") != roll-1 {
			t.Errorf("Undo is button %d, and the roll %d", at("Undo"), roll)
		}
	}
}

// firstRoll returns the next die of a table, which is not changed.
func firstRoll(s skadi.State) int { return s.Chance.Roll() }

// A button opens the log, which a button closes again, and a failure that is accepted is still told.
func TestLogAndAcceptedFailure(t *testing.T) {
	g, w := opened(t, 7)
	clickOn(t, g, w, farm.Spot{Kind: farm.Button, N: slices.IndexFunc(w.buttons, func(b button) bool { return b.say == "Log" })})
	if w.Dialog == nil {
		t.Fatal("the log does not open")
	}
	gametest.PressIn(t, w.Dialog.Menu, "Back")
	if gametest.Tick(t, g); w.Dialog != nil {
		t.Error("the log does not close")
	}
	for w.Now().Stage != skadi.Prayer {
		w.best(g)
	}
	w.play(g, skadi.Move{Kind: skadi.Accept}, layout.Rect{})
	if w.Now().Stage == skadi.Actions && !strings.Contains(strings.Join(w.show.told, " "), "fails") {
		t.Errorf("after a failure is accepted, %q is told", w.show.told)
	}
}

// A file that cannot be a winter is refused, and one that is played in another window can only be viewed.
func TestOpenRefuses(t *testing.T) {
	g, w := opened(t, 1)
	file := filepath.Join(t.TempDir(), "x.txt")
	gametest.WriteText(t, file, "six winters campaign 9\n")
	if err := Open(g, file); err == nil || g.Scene != app.Scene(w) {
		t.Errorf("%v is said of a campaign", err)
	}
	if err := Open(g, w.Name()); err != nil {
		t.Fatal(err)
	}
	other := g.Scene.(*winter)
	gametest.Tick(t, g)
	other.Dialog = nil
	other.play(g, skadi.Move{Kind: skadi.RollWeather}, layout.Rect{})
	if other.Len() != 0 || other.refused == nil {
		t.Error("a winter that is played in another window is played here too")
	}
}

// At rest the table asks for no frames, and what happens does not take its spots away at any size.
func TestRestsAndFits(t *testing.T) {
	g, w := opened(t, 2)
	for range 2000 {
		if _, err := g.Tick(); err != nil {
			t.Fatal(err)
		}
	}
	g.Drifted = false
	stale, err := g.Tick()
	if err != nil || stale || g.Drifted {
		t.Errorf("at rest it is drawn again: %t, %t, %v", stale, g.Drifted, err)
	}
	for _, size := range [][2]int{{1024, 700}, {1280, 720}, {1920, 1080}, {2560, 1440}} {
		for _, scale := range []float64{0.75, 1, 1.5, 2} {
			p := farm.Lay(w.game, float64(size[0]), float64(size[1]), scale, false)
			p.SetButtons([]float64{200, 200, 100, 100, 100})
			window := layout.Rect{W: p.W, H: p.H}
			for _, s := range p.Spots() {
				r := p.Rect(s)
				if r.Empty() || !r.Within(window) {
					t.Errorf("at %v and %g, %+v lies at %+v", size, scale, s, r)
				}
				if x, y := r.Center(); p.At(x, y) != s {
					t.Errorf("at %v and %g, %+v is hidden by %+v", size, scale, s, p.At(x, y))
				}
			}
		}
	}
}

// What has not been rolled shows nothing that could be taken for a roll: neither the week's dice, nor what is in the bowl or the cup.
func TestUnrolledDiceShowNothing(t *testing.T) {
	_, w := opened(t, 3)
	s := *w.Now()
	s.Left, s.Blessings = 3, 1
	for _, at := range []farm.Spot{{Kind: farm.ActionDie}, {Kind: farm.Bowl}, {Kind: farm.Cup}} {
		if thing, ok := takes(&s, at); !ok || thing.Value != 0 {
			t.Errorf("at %v there is %+v, %t", at, thing, ok)
		}
	}
}
