package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
	"sixwinters/game/teach"
	"sixwinters/rules"
	"sixwinters/saves"
)

// How lessons are read, entered and gone on with.

// loadLessons reads the lessons and plays each through, to be sure that it can be.
func loadLessons(b *rules.Rulebook, r *content.Reference) ([]*teach.Lesson, error) {
	written, err := content.LoadLessons(r)
	if err != nil {
		return nil, fmt.Errorf("the lessons of the game are broken:\n%w", err)
	}
	lessons, err := teach.Compile(b, written)
	if err != nil {
		return nil, fmt.Errorf("the lessons of the game are broken:\n%w", err)
	}
	return lessons, nil
}

// lessonTable is the table of a lesson at one of its steps. Its campaign is kept nowhere.
func lessonTable(g *Game, number, step int) (*table, error) {
	l := g.lessons[number]
	campaign := saves.Scratch(g.book, l.Options())
	from, moves, last := l.Entry(step)
	for _, m := range moves {
		if err := campaign.Play(m, nil); err != nil {
			return nil, fmt.Errorf("the lesson %q cannot be started: %w", l.Title, err)
		}
	}
	t := bareTable(g, campaign)
	t.lesson = &lesson{session: teach.NewSession(l, from), number: number, begun: len(moves), noted: -1, aged: step}
	for i := range l.Steps {
		t.lesson.seen = append(t.lesson.seen, t.asShown(l, i))
	}
	t.show(g)
	t.page = t.pageNow() // a sheet of the chronicle that has been seen
	if from < step {
		t.comeTo(g, step, last)
	}
	t.lesson.lain = lain{} // it lay on a table on which not everything had its place
	t.settleLesson(g)
	return t, nil
}

// enterLesson goes to a lesson, at one of its steps.
func (g *Game) enterLesson(number, step int) error {
	t, err := lessonTable(g, number, step)
	if err != nil {
		return err
	}
	g.show(t)
	if !g.settings.Started {
		g.settings.Started = true
		g.saveSettings()
	}
	return nil
}

// openLesson goes to the beginning of the lesson with a name.
func (g *Game) openLesson(id string) error {
	var names []string
	for i, l := range g.lessons {
		if l.ID == id {
			return g.enterLesson(i, 0)
		}
		names = append(names, l.ID)
	}
	return fmt.Errorf("there is no lesson %q; there are %s", id, strings.Join(names, ", "))
}

// leftLesson is the lesson that was left before its end, and its step. Without one, it is the first that has not been
// learned.
func (g *Game) leftLesson() (number, step int) {
	id, at, _ := strings.Cut(g.settings.Lesson, " ")
	for i, l := range g.lessons {
		if n, err := strconv.Atoi(at); l.ID == id && err == nil && n >= 0 && n < len(l.Steps) {
			return i, n
		}
	}
	return max(0, slices.IndexFunc(g.lessons, func(l *teach.Lesson) bool { return !g.learned(l) })), 0
}

func (g *Game) learned(l *teach.Lesson) bool { return slices.Contains(g.settings.Learned, l.ID) }
