package table

import (
	"path/filepath"
	"slices"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/rules"
)

func init() {
	gametest.Looks = append(gametest.Looks, func(s app.Scene, is *gametest.Sight) {
		is.Beats, is.Tick, is.Ticks, is.Moment = 0, 0, 0, ""
		if t, ok := s.(*table); ok && t.Board.Beats.Playing() {
			b := t.Board.Beats.List[0]
			is.Beats, is.Tick, is.Ticks, is.Moment = len(t.Board.Beats.List), t.Board.Beats.Tick, b.Ticks, momentNames[b.Moment.Kind]
			if t.Board.Beats.Seen.Moment == nil || t.Board.Dialog != nil { // it is not in sight
				is.Moment = ""
			}
		}
	})
	gametest.Follows = append(gametest.Follows, followBeats())
}

// followBeats returns what notes, tick by tick, which moments are in sight, and how many beats each press of the left button ends.
// A frame may show the last of many ticks, and the test may see the last of many frames.
func followBeats() func(s app.Scene, pressed bool, is *gametest.Sight) {
	var left, more int // beats after the tick before, and ticks that the first of them had yet to stand
	return func(s app.Scene, pressed bool, is *gametest.Sight) {
		t, ok := s.(*table)
		if !ok {
			left = 0
			return
		}
		beats := &t.Board.Beats
		if pressed && left > 0 && more > 1 && t.Board.Dialog == nil {
			is.Ended = append(is.Ended, left-len(beats.List))
		}
		left, more = len(beats.List), 0
		if left == 0 {
			return
		}
		b := beats.List[0]
		more = b.Ticks - beats.Tick
		if name := momentNames[b.Moment.Kind]; beats.Seen.Moment != nil && t.Board.Dialog == nil && name != "" && !slices.Contains(is.Moments, name) {
			is.Moments = append(is.Moments, name)
		}
	}
}

// sentences returns how many are told slowly of what a move brings; 0 if a year ends with it.
func sentences(t *testing.T, mirror *table, m rules.Move) (n int) {
	t.Helper()
	b, s, of := mirror.Board.Book, mirror.Board.State, rules.Story{Keep: true}
	if err := b.Apply(&s, m, &of); err != nil {
		t.Fatal(err)
	}
	for _, beat := range motion.Beats(of.Events, story.Sentences(b, &of, false), motion.Slow, false) {
		if beat.Say != "" {
			n++
		}
	}
	if s.Phase != rules.Turns {
		return 0
	}
	return n
}

// TestWindowBeats ends the actions of a turn of which much is told in the real program with a real mouse. A click ends one beat of what is shown then, and the
// button held down skips the rest.
func TestWindowBeats(t *testing.T) {
	if testing.Short() {
		t.Skip("it opens a window")
	}
	var done rules.Move
	file, mirror, played := greedily(t, func(mirror *table, next rules.Move) bool {
		done = next
		return done.Kind == rules.MoveDone && sentences(t, mirror, done) >= 7
	})
	dir := t.TempDir()
	o := app.Options{Open: file, Settings: filepath.Join(dir, "settings.toml"), Speed: motion.Slow, Width: gametest.WindowWidth, Height: gametest.WindowHeight}
	gametest.WriteText(t, o.Settings, "weather = false\ntips = false\nspeed = \"slow\"\n")
	p := mirrored(t, gametest.Launch(t, o))
	defer p.Stop()
	p.Record, p.played = file, played
	p.StopTime()
	p.play(mirror, done)

	stands := func(is *gametest.Sight) bool { return is.Beats > 2 && is.Ticks-is.Tick > 60 }
	for range 3 {
		p.PassUntil("a sentence stands", stands)
		p.Do(gametest.Step{Button: gametest.Left, Down: true})
		p.Do(gametest.Step{Button: gametest.Left})
	}
	if ended := p.Out.Sight().Ended; !slices.Equal(ended, []int{1, 1, 1}) {
		t.Errorf("the clicks end %d beats, not one each", ended)
	}
	p.PassUntil("a sentence stands", stands)
	p.Do(gametest.Step{Button: gametest.Left, Down: true})
	begun := p.Out.Sight()
	p.PassUntil("the rest is skipped", func(is *gametest.Sight) bool { return is.Beats == 0 })
	if now := p.Out.Sight(); now.Ticked > begun.Ticked+2*board.HoldSkips {
		t.Errorf("it takes %d ticks to skip %d beats", now.Ticked-begun.Ticked, begun.Beats)
	}
	p.Do(gametest.Step{Button: gametest.Left})
	p.compare(mirror)
}
