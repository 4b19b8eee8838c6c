package table

import (
	"fmt"
	"image"
	"math"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/scenes/replay"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
)

// The names of what lies in a window and is no part of a menu.
const (
	listFrame = "The list of moves"
	timeBand  = "The timeline"
)

func init() {
	gametest.Watches = append(gametest.Watches, func(g *app.App, screen *ebiten.Image, is *gametest.Sight) {
		is.Lies = nil
		if g.Sheet != nil {
			is.Lies = append(is.Lies, fmt.Sprintf("%q", fmt.Sprintf("%T", g.Sheet)))
			return
		}
		lies := func(name string, r layout.Rect) {
			is.Lies = append(is.Lies, fmt.Sprintf("%q at %v", name, image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))))
		}
		switch s := g.Scene.(type) {
		case *replay.Replay:
			scene := drawn(g, s.Table)
			is.Says = scene.Timeline.Caption
			lies(timeBand, scene.Plan.Timeline.Band)
		case *table:
			is.Held = len(s.Board.Held)
			if s.listing.moves != nil {
				lies(listFrame, s.listing.moves.Plan.Rect)
				rows := s.listing.moves.Picture(g.Reference).Rows
				for i, r := range s.listing.moves.Plan.Rows {
					if r.Within(s.listing.moves.Plan.Window) {
						lies(rows[i].Text, r)
					}
				}
			}
			if s.Board.Beats.Playing() {
				watchCards(drawn(g, &s.Board), screen, is)
			}
		}
	})
}

// drawn returns the scene of a board as it is drawn now.
func drawn(g *app.App, b *board.Board) *render.Scene {
	s := &render.Scene{View: *b.View(g), Plan: b.Plan(g)}
	b.Layers.Draw(b, g, s)
	return s
}

// watchCards looks at the middle of each card on its way: something must be printed there, be it a face or a back.
func watchCards(s *render.Scene, screen *ebiten.Image, is *gametest.Sight) {
	for _, f := range s.Flights {
		if f.Card.Kind == render.NoCard || f.Card.Kind == render.CharacterToken || f.Die != rules.NoDie || f.Cube != render.NoCube ||
			f.Stress != nil || f.Frame || f.Reward.Is {
			continue
		}
		if f.Flip && math.Abs(f.T-0.5) < 0.2 {
			continue // it is turning over, and too narrow to read
		}
		at := f.From.Between(f.To, f.T*f.T*(3-2*f.T)) // gently, as it flies
		u := s.Plan.Unit
		at = at.Middle(36*u, 24*u)
		if f.T > 0.5 || !f.Flip { // the name stands beside the middle
			at = at.Middle(80*u, 32*u)
		}
		part := image.Rect(int(at.X), int(at.Y), int(at.Right()), int(at.Bottom())).Intersect(screen.Bounds())
		if part.Empty() {
			continue
		}
		if is.Flown == nil {
			is.Flown = map[render.CardKind]int{}
		}
		is.Flown[f.Card.Kind]++
		if n := printed(screen, part); n < part.Dx()*part.Dy()/100 && is.Blank == "" {
			is.Blank = fmt.Sprintf("%+v at %.2f of its way: %d of %d pixels at %v differ", f.Card, f.T, n, part.Dx()*part.Dy(), part)
		}
	}
}

// printed counts the pixels of a part of a picture that differ clearly from its commonest colour.
func printed(screen *ebiten.Image, part image.Rectangle) (n int) {
	pixels := make([]byte, 4*part.Dx()*part.Dy())
	screen.SubImage(part).(*ebiten.Image).ReadPixels(pixels)
	counts, common := map[[3]byte]int{}, [3]byte{}
	for i := 0; i < len(pixels); i += 4 {
		c := [3]byte(pixels[i : i+3])
		if counts[c]++; counts[c] > counts[common] {
			common = c
		}
	}
	for c, times := range counts {
		apart := 0
		for i := range c {
			apart += max(int(c[i])-int(common[i]), int(common[i])-int(c[i]))
		}
		if apart > 48 {
			n += times
		}
	}
	return n
}

// TestWindowMovingCards makes a move with a real mouse that brings obstacles and a progress card: in no frame of what is shown then does
// a card on its way lack its face or its back.
func TestWindowMovingCards(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	var m rules.Move
	file, mirror, played := greedily(t, func(mirror *table, next rules.Move) bool {
		m = next
		tried, story := mirror.Board.State, rules.Story{}
		if mirror.Board.State.Phase != rules.Turns || mirror.Board.Book.Apply(&tried, m, &story) != nil {
			return false
		}
		from := map[rules.Spot]bool{}
		for _, ev := range story.Events {
			from[ev.From.Spot] = from[ev.From.Spot] || ev.Kind == rules.EvObstacle || ev.Kind == rules.EvProgress
		}
		return from[rules.DrawPile] && from[rules.ProgressDeck]
	})
	dir := t.TempDir()
	o := app.Options{Open: file, Settings: filepath.Join(dir, "settings.toml"), Width: gametest.WindowWidth, Height: gametest.WindowHeight}
	gametest.WriteText(t, o.Settings, "weather = false\ntips = false\nstep_turns = 0\nspeed = \"fast\"\n")
	gametest.AsPlayed(t)
	p := mirrored(t, gametest.Launch(t, o))
	defer p.Stop()
	p.Record, p.played = file, played
	p.play(mirror, m)
	p.Until("both are seen, and all has been shown", func(is *gametest.Sight) bool {
		return is.Blank != "" || is.Beats == 0 && is.Flown[render.ObstacleCard] > 0 && is.Flown[render.ProgressCard] > 0
	})
	if is := p.Out.Sight(); is.Blank != "" {
		t.Error("a card shows nothing on its way:", is.Blank)
	}
}

// TestWindowMovesStay opens the list of moves in the real program and types into it with real keys: its frame stays where it is, as
// wide as it was. A click with the real mouse on a row makes its move.
func TestWindowMovesStay(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	file, mirror, played := greedily(t, func(mirror *table, _ rules.Move) bool { return busy(mirror, 0) })
	p := startProgramWith(t, app.Options{Open: file})
	defer p.Stop()
	p.Record, p.played = file, played
	y := &typist{program: p, codes: keycodes(t, p)}
	p.Do(gametest.Step{X: gametest.WindowWidth - 3, Y: 3}) // the keys go to the window that the pointer is in
	var made rules.Move
	for _, ge := range mirror.Board.Hand.Gestures {
		if ge.Move.Kind == rules.MoveTravel {
			made = ge.Move
			break
		}
	}
	line := mirror.Board.Book.Notation(&mirror.Board.State, made)
	for _, typed := range []string{"done", "rest", "trade", "attempt", "create", strings.Fields(line)[0]} {
		y.press("Ctrl+K")
		was := placeOf(p, listFrame)
		for _, letter := range typed {
			y.press(string(letter))
			p.Drawn()
			if is := placeOf(p, listFrame); is.Min != was.Min || is.Dx() != was.Dx() {
				t.Errorf("with %q typed up to %q the list goes from %v to %v", typed, letter, was, is)
			}
		}
		if typed != strings.Fields(line)[0] {
			y.press("Escape")
			p.Until("the list is closed", func(is *gametest.Sight) bool { return len(is.Lies) == 0 })
		}
	}
	seen := &app.App{Book: mirror.Board.Book, Width: gametest.WindowWidth, Height: gametest.WindowHeight}
	for _, m := range mirror.listing.listed(&mirror.Board, seen) {
		if m.Move == made {
			clickOn(p, m.Words)
		}
	}
	p.writes(line)
	mirror.Board.Play(seen, made)
	p.compare(mirror)
}

// TestWindowLessonPause opens the menu of a lesson in the real program by a real key, and with a real mouse the settings and the
// rules from there; both lead back.
func TestWindowLessonPause(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	p := startProgramWith(t, app.Options{Lesson: "moving"})
	defer p.Stop()
	p.Press(gametest.KeyEscape)
	clickOn(p, "Settings")
	p.Until("the settings are open", lists("Sound"))
	clickOn(p, "Back")
	p.Until("the menu of the lesson is there again", lists("Back to the lesson"))
	clickOn(p, "The rules")
	p.Until("the rules are open", func(is *gametest.Sight) bool {
		return slices.ContainsFunc(is.Lies, func(on string) bool { return strings.Contains(on, "reader.Reader") })
	})
	p.Press(gametest.KeyEscape)
	p.Until("the menu of the lesson is there once more", lists("Back to the lesson"))
	p.Press(gametest.KeyEscape)
	p.Until("the lesson is there again", func(is *gametest.Sight) bool { return len(is.Menu)+len(is.Lies) == 0 && !is.Note.Empty() })
}

// lists reports whether the menu in a window has something whose name begins so.
func lists(name string) func(is *gametest.Sight) bool {
	return func(is *gametest.Sight) bool {
		return slices.ContainsFunc(is.Menu, func(on string) bool { return strings.HasPrefix(on, `"`+name) })
	}
}

// TestWindowReplayNamesTurns opens the replay of a campaign in the real program and clicks on its timeline with a real mouse: a move
// that ends a turn is named by that turn.
func TestWindowReplayNamesTurns(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	file, mirror, _ := greedily(t, func(mirror *table, _ rules.Move) bool { return mirror.Board.State.Turn >= 3 })
	p := startProgramWith(t, app.Options{Open: file})
	defer p.Stop()
	for is := p.Out.Sight(); !lists("Replay the campaign")(&is); is = p.Out.Sight() { // a note may take the first
		p.Press(gametest.KeyEscape)
		p.Drawn()
	}
	clickOn(p, "Replay the campaign")
	campaign, err := saves.Look(mirror.Board.Book, file)
	if err != nil {
		t.Fatal(err)
	}
	line, ends := campaign.Timeline(), 0
	for at := 1; at < line.Len(); at++ {
		before, now := line.Table(at-1), line.Table(at)
		if before.Phase != rules.Turns || before.Turn == now.Turn {
			continue
		}
		ends++
		band := placeOf(p, timeBand)
		p.ClickAt(image.Pt(band.Min.X+band.Dx()*at/(line.Len()-1), band.Min.Y+band.Dy()/2))
		p.Until("the table is shown", func(is *gametest.Sight) bool { return is.At == at })
		if is, want := p.Out.Sight(), words.Where(before)+": "; !strings.HasPrefix(is.Says, want) {
			t.Errorf("the move that leads to table %d is named %q, not %q", at, is.Says, want)
		}
	}
	if ends < 2 {
		t.Errorf("only %d turns have ended", ends)
	}
}
