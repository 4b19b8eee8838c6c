package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// deciding plays until a defence is decided on that can fail, whose dice are not enough to overcome it before.
func deciding(g *app.App) (*table, error) {
	t, _, err := find(g, func(t *table, _ gesture.Gesture) bool {
		s := &t.Board.State
		if s.Attempt.Phase != rules.Approach {
			return false
		}
		a := advice.OfAttempt(t.Board.Book, s, s.Attempt.Obstacle, s.Attempt.Team)
		return !a.NoDefence() && a.Defends < 1 && a.Dice > 0
	})
	return t, err
}

// A defence is explained by a picture while it is decided on: what must show, how many dice are rolled, and the chance that the answer names. It lies on
// neither the obstacle nor the prompt nor its answers, and goes once the dice are rolled.
func TestDefenceIsExplainedByAPicture(t *testing.T) {
	for _, size := range [][3]int{{1280, 720, 100}, {1920, 1080, 100}, {2560, 1440, 100}, {1280, 720, 200}} {
		g := gametest.InFolder(t)
		g.Width, g.Height, g.Settings.Scale = size[0], size[1], size[2]
		table, err := deciding(g)
		if err != nil {
			t.Fatal(err)
		}
		b := &table.Board
		s := b.Scene(g)
		a := advice.OfAttempt(b.Book, &b.State, b.State.Attempt.Obstacle, b.State.Attempt.Team)
		d := s.Defence
		if d == nil {
			t.Fatalf("%v: nothing is shown of %+v", size, a)
		}
		dice := 0
		for _, throw := range d.Rolls {
			dice += throw.Dice
		}
		if dice != a.Dice || d.Wants != b.Book.DefenceShows(&b.State, a.Obstacle) || !strings.EqualFold(d.Chance, advice.Percent(a.Defends)) || !strings.EqualFold(d.Wins, advice.Percent(a.Chance)) || d.Fails == "" {
			t.Fatalf("%v: shown is %+v of %+v", size, d, a)
		}
		for _, c := range b.Choices {
			if say, promises := strings.CutPrefix(c.Label, "defend: holds "); promises && !strings.EqualFold(say, d.Chance) {
				t.Errorf("%v: the answer says %q, and the picture %q", size, c.Label, d.Chance)
			}
		}
		screen := ebiten.NewImage(g.Width, g.Height)
		defer screen.Deallocate()
		b.Paint(g, screen)
		r, plan := g.Painter.DefenceAt(), b.Plan(g)
		on, _, _ := plan.Seen(d.On)
		if r.Empty() || r.Overlaps(on) || r.Overlaps(plan.Prompt.Rect) || r.Overlaps(plan.Prompt.Sheet) || r.Overlaps(plan.Bar.Rect) || r.X < 0 || r.Right() > plan.W {
			t.Errorf("%v: it lies at %+v, the obstacle at %+v", size, r, on)
		}
		i := 0
		for b.State.Attempt.Phase == rules.Approach && i < len(b.Hand.Gestures) {
			if m := b.Hand.Gestures[i].Move; m.Kind == rules.MoveDefend {
				b.Play(g, m)
				b.Skip(g)
			}
			i++
		}
		if s := b.Scene(g); b.State.Attempt.Phase != rules.Approach && s.Defence != nil {
			t.Errorf("%v: after the roll there is still %+v", size, s.Defence)
		}
	}
}

// While it is asked who takes part, the picture of a defence is shown only where each answer rolls at once: beside one that needs none, or may
// first place dice, it would speak of another.
func TestThePictureSpeaksOfNoOtherAnswer(t *testing.T) {
	for _, rank := range []uint8{0, 6} {
		g := gametest.Mirror(t)
		table := ofTwo(t, g)
		obstacleAtBoth(table)
		b := &table.Board
		s := b.Campaign.Now()
		skill := b.Book.Content().Card(0).Skill
		for p, has := range []uint8{rank, 0} {
			s.Characters[s.Players[p].Character].Skills[skill] = has
		}
		b.Show(g)
		var answers []board.Choice
		alone := 0
		for _, m := range b.Book.Moves(&b.State, nil) {
			if m.Kind == rules.MoveAttempt && m.Card == 0 {
				answers = append(answers, board.Choice{Label: b.Label(m), Move: m})
				if advice.DefendsAtOnce(b.Book, &b.State, m) {
					alone++
				}
			}
		}
		b.Ask("", "Who takes part?", answers...)
		if shown := b.Scene(g).Defence != nil; alone == 0 || shown != (alone == len(answers)) {
			t.Errorf("%d of %d answers roll at once; shown: %t", alone, len(answers), shown)
		}
	}
}

// The note that explains the first defence does not lie on its picture.
func TestTheNoteOfADefenceLeavesItsPictureInSight(t *testing.T) {
	g := gametest.InFolder(t)
	g.Width, g.Height = 1280, 720
	table, err := deciding(g)
	if err != nil {
		t.Fatal(err)
	}
	b := &table.Board
	for i := 0; b.Plan(g).Note.Rect.Empty() && i < 100; i++ {
		gametest.Tick(t, g)
	}
	screen := ebiten.NewImage(g.Width, g.Height)
	defer screen.Deallocate()
	table.Draw(g, screen)
	if r, note := g.Painter.DefenceAt(), b.Plan(g).Note.Rect; r.Empty() || note.Empty() || r.Overlaps(note) {
		t.Errorf("it lies at %+v, the note at %+v", r, note)
	}
}

// About a defence that no ability can hold, the question says so and asks to change no dice.
func TestALostDefenceAsksNothing(t *testing.T) {
	g := gametest.Mirror(t)
	lost, open := 0, 0
	for seed := range uint64(6) {
		table := practice(g, rules.Options{Seed: seed})
		b := &table.Board
		err := table.playUntil(g, rules.RandomPolicy(seed), func(played int) bool {
			if b.State.Attempt.Phase == rules.Defend && b.State.Asks().Task == rules.TaskAttempt {
				say, hopeless := b.View(g).Prompt, advice.OfAttempt(b.Book, &b.State, b.State.Attempt.Obstacle, b.State.Attempt.Team).Defends == 0
				if strings.Contains(say, rules.ChangeDice) == hopeless || strings.Contains(say, "No ability can change that: take the damage.") != hopeless {
					t.Errorf("hopeless %t: asked is %q", hopeless, say)
				}
				if hopeless {
					lost++
				} else {
					open++
				}
			}
			return played > 250
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if lost == 0 || open == 0 {
		t.Errorf("%d defences were lost, %d open", lost, open)
	}
}

// Once all dice of an obstacle are covered in the approach, what it brings may still be asked ([overcome-end]): no defence is shown then,
// though none has been rolled.
func TestNoDefenceOfWhatIsOvercome(t *testing.T) {
	g := gametest.Mirror(t)
	table := ofTwo(t, g)
	b := &table.Board
	s := b.Campaign.Now()
	id := rulestest.ObstacleNamed(b.Book, "Radiant Fernbrake")
	card := b.Book.Content().Card(id)
	obstacleAtBoth(table)
	s.Attached[s.Players[0].At].N = 0
	rulestest.Attach(s, id, s.Players[0].At)
	s.Characters[s.Players[0].Character].Skills[card.Skill] = 6
	b.Show(g)
	for _, kind := range []rules.MoveKind{rules.MoveAttempt, rules.MoveCover} {
		for _, m := range b.Book.Moves(&b.State, nil) {
			if m.Kind == kind && (kind == rules.MoveCover || content.ObstacleID(m.Card) == id && m.Arg == 1) {
				b.Play(g, m)
				b.Skip(g)
				break
			}
		}
	}
	if !b.State.Overcoming() || b.State.Attempt.Phase != rules.Approach {
		t.Fatalf("nothing is asked once it is overcome: %+v", b.State.Attempt)
	}
	if d := b.Scene(g).Defence; d != nil {
		t.Errorf("of what is overcome is shown %+v", d)
	}
}

// With large text and much to say, the picture lies on none of the answers to who takes part: it is wider, and no higher than there is room.
func TestThePictureLeavesTheAnswersToWhoTakesPart(t *testing.T) {
	for _, size := range [][3]int{{1280, 720, 100}, {1280, 720, 200}, {1920, 1080, 200}, {2560, 1440, 200}} {
		g := gametest.InFolder(t)
		g.Width, g.Height, g.Settings.Scale = size[0], size[1], size[2]
		if err := asksWhoDefends(g); err != nil {
			t.Fatal(err)
		}
		b := &g.Scene.(*table).Board
		screen := ebiten.NewImage(g.Width, g.Height)
		defer screen.Deallocate()
		s := b.Scene(g)
		picture := *s.Defence
		picture.Covers, picture.Rolls = true, []render.Throw{{Who: "Thea", Dice: 4}, {Who: "Menas", Dice: 4}}
		s.Defence = &picture
		g.Painter.Draw(screen, s)
		r, plan := g.Painter.DefenceAt(), b.Plan(g)
		if r.Empty() || slices.ContainsFunc(plan.Answers(), r.Overlaps) || !r.Within(layout.Rect{W: plan.W, H: plan.H}) {
			t.Errorf("%v: it lies at %+v, the answers at %+v", size, r, plan.Answers())
		}
	}
}

// asksWhoDefends stages the question of who takes part in an attempt that rolls at once.
func asksWhoDefends(g *app.App) error {
	t, ge, err := find(g, func(t *table, ge gesture.Gesture) bool {
		m, b := ge.Move, &t.Board
		if m.Kind != rules.MoveAttempt || m.Arg != 0b11 || !advice.DefendsAtOnce(b.Book, &b.State, m) {
			return false
		}
		a := advice.OfAttempt(b.Book, &b.State, content.ObstacleID(m.Card), m.Arg)
		return !a.NoDefence() && a.Defends < 1
	})
	if err == nil {
		t.Board.Click(g, layout.Target{Kind: layout.Obstacle, N: ge.Move.Card})
	}
	return err
}
