package table

import (
	"strings"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/game/story"
	"sixwinters/rules"
	"sixwinters/sound"
)

// Every moment is shown on a real table: with a title, a sentence that ends as one, and a picture, for one to two seconds or as
// long as its sentence takes to read. A click ends it, and then the mouse is free for what comes next.
func TestEveryMomentIsShown(t *testing.T) {
	for kind := story.Roll; kind < story.NumKinds; kind++ {
		t.Run(momentNames[kind], func(t *testing.T) {
			g := gametest.WithSettings(t, app.Options{}, "started = true\ntips = false\n")
			g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
			if err := stageMoment(kind, 0)(g); err != nil {
				t.Fatal(err)
			}
			table := g.Scene.(*table)
			b, m := table.Board.Beats.List[0], table.Board.Beats.Seen.Moment
			alone := kind == story.YearOver || kind == story.YearBegun // the title is the sentence
			if m == nil || m.Title == "" || strings.HasSuffix(m.Say, ".") == alone {
				t.Fatalf("it is shown as %+v", m)
			}
			if len(m.Cards) == 0 && m.Event == nil && m.Track == nil {
				t.Errorf("%q has no picture", m.Title)
			}
			if show := kind.Show(); show.Ticks < 60 || show.Ticks > 130 || b.Ticks < show.Ticks {
				t.Errorf("it is shown for %d ticks, %d at the least", b.Ticks, show.Ticks)
			}
			left := len(table.Board.Beats.List)
			g.Pointer = input.Pointer{X: 5, Y: 300, Pressed: true, Down: true}
			gametest.Tick(t, g)
			if now := len(table.Board.Beats.List); now != left-1 && table.Board.Dialog == nil { // a sheet of the chronicle may lie there
				t.Errorf("a click leaves %d of %d beats", now, left)
			}
		})
	}
}

// Every moment has a sound of its own, which nothing else makes.
func TestEveryMomentHasItsSound(t *testing.T) {
	of := map[sound.Kind]string{}
	for kind := story.Roll; kind < story.NumKinds; kind++ {
		is := kind.Show().Noise
		if other, taken := of[is]; taken {
			t.Errorf("%s sounds as %s does", momentNames[kind], other)
		}
		of[is] = momentNames[kind]
	}
	for kind := rules.EvStep; kind <= rules.EvShort; kind++ {
		for _, n := range story.NoisesOf([]rules.Event{{Kind: kind}}, story.Moment{}, 0) {
			if name, taken := of[n.Kind]; taken {
				t.Errorf("event %d, no moment, sounds as %s does", kind, name)
			}
		}
	}
}

// With less motion every moment is there at once and at rest, and is shown no longer.
func TestMomentsWithLessMotion(t *testing.T) {
	for kind := story.Roll; kind < story.NumKinds; kind++ {
		lasts := func(reduced bool) (ticks int, calm bool) {
			g := gametest.WithSettings(t, app.Options{}, "started = true\ntips = false\n")
			g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
			g.Settings.ReducedMotion = reduced
			if err := stageMoment(kind, 0)(g); err != nil {
				t.Fatal(err)
			}
			table := g.Scene.(*table)
			return table.Board.Beats.List[0].Ticks, table.Board.Beats.Seen.Moment.Calm
		}
		usual, moves := lasts(false)
		less, rests := lasts(true)
		if moves || !rests || less > usual {
			t.Errorf("%s: with less motion it takes %d ticks, not %d, and rests: %t", momentNames[kind], less, usual, rests)
		}
	}
}

// The picture of a roll has the faces that the rules want, and the dice in the order of the story.
func TestDefenceShowsWhatIsNeeded(t *testing.T) {
	g := gametest.WithSettings(t, app.Options{}, "started = true\ntips = false\n")
	g.Width, g.Height = gametest.WindowWidth, gametest.WindowHeight
	if err := stageMoment(story.Roll, 0)(g); err != nil {
		t.Fatal(err)
	}
	table := g.Scene.(*table)
	b, m := table.Board.Beats.List[0], table.Board.Beats.Seen.Moment
	s := &table.Board.Story.States[b.From]
	if want := table.Board.Book.DefenceShows(s, s.Attempt.Obstacle); m.Wants != want || want == (rules.Values{}) {
		t.Errorf("%v is wanted, not %v", m.Wants, want)
	}
	if len(m.Dice) != b.Moment.N {
		t.Errorf("%d dice fall, not %d", len(m.Dice), b.Moment.N)
	}
	for i, die := range m.Dice {
		if die != table.Board.Story.Events[b.From+i].Die {
			t.Errorf("die %d shows %v", i, die)
		}
	}
}
