package table

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board/layers/logview"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// The log shows everything, what concerns either character, or losses and gains; only lines with what is searched; each under its
// headings.
func TestLogShowsWhatIsAskedFor(t *testing.T) {
	g, table := paced(t, "")
	if err := tellTurns(g, table, 4); err != nil {
		t.Fatal(err)
	}
	pane := &table.Pane
	all := len(pane.Lines(&table.Board))
	name := table.Board.Book.PlayerName(&table.Board.State, 0)
	gametest.Strikes(t, g, "L", "Shift+L")
	if v := table.Board.View(g); !v.LogOpen || v.LogOnly != name {
		t.Fatalf("the log is open: %t, and shows %q", v.LogOpen, v.LogOnly)
	}
	mine := pane.Lines(&table.Board)
	if len(mine) == 0 || len(mine) >= all {
		t.Errorf("%d of %d lines are of %s", len(mine), all, name)
	}
	for i, line := range mine {
		told := strings.Contains(line.Text, name) || line.Event.Cause.Kind == rules.ByPlayer
		if !line.Head && !told {
			t.Errorf("%q is not of %s", line.Text, name)
		}
		if line.Head && (i == len(mine)-1 || line.Event.Kind == rules.EvStep && mine[i+1].Head) {
			t.Errorf("nothing stands under %q", line.Text)
		}
	}
	gametest.Strikes(t, g, "Shift+L", "Shift+L")
	for _, line := range pane.Lines(&table.Board) {
		if strings.Contains(line.Text, " moves to ") && line.Event.Kind == rules.EvTravel {
			t.Errorf("%q is neither loss nor gain", line.Text)
		}
	}
	gametest.Strikes(t, g, "Shift+L", "Ctrl+F")
	g.Keyboard.Typed = []rune("stress")
	g.Keyboard.Typed, _ = nil, table.Board.Layers.Key(&table.Board, g)
	found := pane.Lines(&table.Board)
	if len(found) == 0 || len(found) >= all {
		t.Errorf("%d of %d lines hold what is searched", len(found), all)
	}
	for _, line := range found {
		if !line.Head && !strings.Contains(line.Text, "stress") {
			t.Errorf("%q is found by \"stress\"", line.Text)
		}
	}
	gametest.Strikes(t, g, "Escape")
	if len(pane.Lines(&table.Board)) != all || !pane.Open {
		t.Error("Escape does not end the search alone")
	}
}

// The log is copied as text: headings after an empty line, and what comes of a line indented under it.
func TestLogAsText(t *testing.T) {
	g, table := paced(t, "")
	if err := tellTurns(g, table, 3); err != nil {
		t.Fatal(err)
	}
	rest := table.Pane.Text(&table.Board)
	indented := false
	for i, l := range table.Pane.Lines(&table.Board) {
		want := l.Text + "\n"
		if indented = indented || l.Indent == 2; !l.Head {
			want = strings.Repeat("  ", l.Indent) + want
		} else if i > 0 {
			want = "\n" + want
		}
		var is bool
		if rest, is = strings.CutPrefix(rest, want); !is {
			t.Fatalf("%q does not begin with %q", rest, want)
		}
	}
	if rest != "" || !indented {
		t.Errorf("after the last line stands %q; a line is indented twice: %t", rest, indented)
	}
}

// What a line of the log is about lights up on the table while the line is pointed at.
func TestLogLineLightsItsPieces(t *testing.T) {
	g, table := paced(t, "")
	if err := tellTurns(g, table, 4); err != nil {
		t.Fatal(err)
	}
	table.Pane.Toggle()
	lines := table.Pane.Lines(&table.Board)
	at := len(lines) - 1
	for lines[at].Event.Kind != rules.EvStress {
		at--
	}
	table.Pane.View.Line = at + 1
	var s render.Scene
	logview.Pane{State: &table.Pane}.Draw(&table.Board, g, &s)
	ev := lines[at].Event
	if want := (layout.Target{Kind: layout.StressDie, N: ev.Player, Sub: uint8(ev.Stress)}); !slices.Contains(s.Glow, want) {
		t.Errorf("%q lights %+v", lines[at].Text, s.Glow)
	}
}

// A line about a threat lights the cards that bear its symbols.
func TestLogLineOfAThreatLightsItsCards(t *testing.T) {
	g, table := paced(t, "")
	if err := tellTurns(g, table, 1); err != nil {
		t.Fatal(err)
	}
	cards, now := table.Board.Book.Content(), table.Board.State
	var lit []layout.Target
	for id := range cards.Cards {
		if o := cards.Card(content.ObstacleID(id)); slices.Contains(o.Threats, content.Military) && len(lit) < 3 {
			rulestest.Attach(&now, content.ObstacleID(id), 0)
			lit = append(lit, layout.Target{Kind: layout.Obstacle, N: uint8(id)})
		}
	}
	advances := rules.Event{Kind: rules.EvThreat, Resource: content.Military, N: 2, M: 3,
		Cause: rules.Cause{Kind: rules.ByStep, Step: rules.StepThreats, Resource: content.Military}}
	table.Board.Log.Tell([]rules.Event{{Kind: rules.EvStep, N: int8(rules.StepThreats)}, advances}, func(int) *rules.State { return &now })
	lines := table.Pane.Lines(&table.Board)
	at := slices.IndexFunc(lines, func(l layout.LogLine) bool { return strings.HasPrefix(l.Text, "Military +1, to space 3") })
	if at < 0 {
		t.Fatalf("the log says %+v", lines)
	}
	table.Pane.Open, table.Pane.View.Line = true, at+1
	var s render.Scene
	logview.Pane{State: &table.Pane}.Draw(&table.Board, g, &s)
	for _, card := range lit {
		if !slices.Contains(s.Glow, card) {
			t.Errorf("%q does not light %+v", lines[at].Text, card)
		}
	}
}

// TestWindowLog clicks what lies at the head of the log in the real program with a real mouse: the lines of a character are shown.
func TestWindowLog(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	file, mirror, _ := greedily(t, func(mirror *table, next rules.Move) bool {
		return mirror.Board.State.Turn >= 2 && next.Kind == rules.MoveDone
	})
	dir := t.TempDir()
	o := app.Options{Open: file, Settings: filepath.Join(dir, "settings.toml"), Speed: motion.Off, Width: gametest.WindowWidth, Height: gametest.WindowHeight}
	gametest.WriteText(t, o.Settings, "weather = false\ntips = false\n")
	gametest.AsPlayed(t)
	p := mirrored(t, gametest.Launch(t, o))
	defer p.Stop()
	p.steps = nil
	p.move(mirror, pressed(layout.ButtonLog), "the log")
	steps := append(p.steps, gametest.Step{Button: gametest.Left, Down: true}, gametest.Step{Button: gametest.Left})
	for _, s := range steps {
		p.Do(s)
	}
	mirror.Pane.Toggle()
	plan := mirror.Board.Plan(p.seen())
	x, y := render.PlanLog(plan.Log, plan.Unit).Only.Center()
	p.Drawn()
	before := p.Picture()
	for _, s := range []gametest.Step{{X: int16(x), Y: int16(y)}, {Button: gametest.Left, Down: true}, {Button: gametest.Left}} {
		p.Do(s)
	}
	p.Drawn()
	p.Until("other lines are shown", func(is *gametest.Sight) bool { return is.Log != "" && is.Log != "Everything" })
	if slices.Equal(before, p.Picture()) {
		t.Error("the log looks as before")
	}
}

func init() {
	gametest.Looks = append(gametest.Looks, func(s app.Scene, is *gametest.Sight) {
		if t, ok := s.(*table); ok {
			is.Log = t.Pane.Shows(&t.Board)
		}
	})
}
