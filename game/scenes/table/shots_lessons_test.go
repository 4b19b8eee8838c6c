package table

import (
	"fmt"
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/lesson"
	"sixwinters/game/gametest"
	"sixwinters/game/gesture"
	"sixwinters/game/scenes/reader"
	"sixwinters/rules"
)

// The pictures of learning: the list of lessons, and one moment of each.

// stageLesson shows a lesson at the step whose number is named.
func stageLesson(id string, step int) func(g *app.App) error {
	return func(g *app.App) error {
		for i, l := range g.Lessons {
			if l.ID == id {
				return EnterLesson(g, i, min(step, len(l.Steps))-1)
			}
		}
		return nil
	}
}

// stageLessonBack reads pages of a lesson again, from the step whose number is named.
func stageLessonBack(id string, step, pages int) func(g *app.App) error {
	return func(g *app.App) error {
		err := stageLesson(id, step)(g)
		if err == nil {
			t := laid(g)
			for range pages {
				t.Tutor.PageBack(&t.Board, g)
			}
		}
		return err
	}
}

// stageFirst plays until something is met for the first time.
func stageFirst(g *app.App) error {
	g.Settings.Tips, g.Settings.Met = true, nil
	g.Settings.Learned = []string{g.Lessons[0].ID, g.Lessons[1].ID}
	t, err := stageTable(g, func(t *table, _ int) bool { return len(t.Novelties.Firsts.Met) > 0 })
	if err == nil {
		t.Novelties.ExplainFirsts(&t.Board, g)
	}
	return err
}

// stageHandedOver is the beginning of a turn at which the mouse is handed over.
func stageHandedOver(g *app.App) error {
	g.Settings.HandOver = true
	defer func() { g.Settings.HandOver = false }()
	t, err := stageTable(g, func(t *table, _ int) bool { return t.Board.Desk.Handed })
	if err == nil {
		t.Board.Announce()
	}
	return err
}

// stageUndoAsked is the question to the player who handed the mouse over, whether the last move may be undone.
func stageUndoAsked(g *app.App) error {
	if err := stageHandedOver(g); err != nil {
		return err
	}
	g.Settings.HandOver = true
	defer func() { g.Settings.HandOver = false }()
	t := g.Scene.(*table)
	t.Board.Dialog = nil
	i := slices.IndexFunc(t.Board.Hand.Gestures, func(ge gesture.Gesture) bool { return ge.Move.Kind == rules.MoveCreate })
	if i < 0 {
		return fmt.Errorf("no asset can be created")
	}
	t.Board.Play(g, t.Board.Hand.Gestures[i].Move)
	t.Board.HandOver(g)
	t.Board.Desk.Handed = false
	t.Board.Undo(g)
	return nil
}

// stageLessonSheet lays a sheet over a lesson.
func stageLessonSheet(sheet func(t *board.Board, u *lesson.Tutor) *app.Dialog) func(g *app.App) error {
	return func(g *app.App) error {
		err := stageLesson("turn", 1)(g)
		if err == nil {
			t := laid(g)
			t.Board.Dialog = sheet(&t.Board, &t.Tutor)
		}
		return err
	}
}

// lessonScenes are the pictures of learning.
var lessonScenes = []gametest.Staged{
	{Name: "first-met", Stage: stageFirst},
	{Name: "handed-over", Stage: stageHandedOver},
	{Name: "undo-asked", Stage: stageUndoAsked},
	{Name: "lesson-turn", Stage: stageLesson("turn", 1)},
	{Name: "lesson-first", Stage: stageLesson("first", 5)},
	{Name: "rules-cards", Stage: stageRules("move", "")},
	{Name: "rules-card", Stage: stageRules(reader.CardLink+"1:5", "")},
	{Name: "lesson-moving", Stage: stageLesson("moving", 3)},
	{Name: "lesson-back", Stage: stageLessonBack("moving", 6, 3)},
	{Name: "lesson-pause", Stage: stageLessonSheet(lesson.NewLessonPause)},
	{Name: "lesson-over", Stage: stageLessonSheet(lesson.NewLessonOver)},
}

// lessonPages are the pictures of all pages of all lessons.
func lessonPages() (all []gametest.Staged) {
	edition, err := gametest.Edition()
	if err != nil {
		panic(err)
	}
	for _, l := range edition.Lessons {
		for i := range l.Steps {
			all = append(all, gametest.Staged{Name: fmt.Sprintf("page-%s-%d", l.ID, i+1), Stage: stageLesson(l.ID, i+1)})
		}
	}
	return all
}
