package table

import (
	"fmt"
	"strings"

	"sixwinters/game/board/layers/lesson"

	"sixwinters/game/app"
	"sixwinters/game/teach"
	"sixwinters/rules"
	"sixwinters/saves"
)

// Starting a lesson.

// lessonTable returns the table of a lesson at one of its steps. Its campaign is not saved.
func lessonTable(g *app.App, number, step int) (*table, error) {
	l := g.Lessons[number]
	campaign := saves.Scratch(l.Book, l.Options())
	from, moves, last := l.Entry(step)
	for _, m := range moves {
		if err := campaign.Play(m, nil); err != nil {
			return nil, fmt.Errorf("the lesson %q cannot be started: %w", l.Title, err)
		}
	}
	t := bareTable(g, campaign, l.Book)
	t.Tutor.Lesson = &lesson.Lesson{Session: teach.NewSession(l, from), Number: number, Of: len(g.Lessons), Begun: len(moves), Noted: -1, Aged: step}
	for i := range l.Steps {
		t.Tutor.Lesson.Seen = append(t.Tutor.Lesson.Seen, t.Tutor.AsShown(&t.Board, l, i))
	}
	t.Board.Show(g)
	if t.Board.State.Phase != rules.YearOver { // the page is about the sheet of the year's end, so that stays open
		t.Pages.ReadPage(&t.Board) // skips the sheet of the chronicle
	}
	if from < step {
		t.Tutor.ComeTo(&t.Board, g, step, last)
	}
	t.Tutor.Lesson.Lain = lesson.Lain{} // from before everything had its place
	t.Tutor.SettleLesson(&t.Board, g)
	return t, nil
}

// EnterLesson goes to a lesson, at one of its steps.
func EnterLesson(g *app.App, number, step int) error {
	t, err := lessonTable(g, number, step)
	if err != nil {
		return err
	}
	g.Show(t)
	if !g.Settings.Started {
		g.Settings.Started = true
		g.SaveSettings()
	}
	return nil
}

// OpenLesson goes to the beginning of the lesson with a name.
func OpenLesson(g *app.App, id string) error {
	var names []string
	for i, l := range g.Lessons {
		if l.ID == id {
			return EnterLesson(g, i, 0)
		}
		names = append(names, l.ID)
	}
	return fmt.Errorf("there is no lesson %q; there are %s", id, strings.Join(names, ", "))
}
