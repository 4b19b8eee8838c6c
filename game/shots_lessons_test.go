package game

import "sixwinters/game/reader"

// The pictures of learning: the list of lessons, and one moment of each.

// stageLessons shows the list, some of the lessons learned and one left in the middle.
func stageLessons(g *Game) error {
	g.settings.Learned, g.settings.Lesson = []string{g.lessons[0].ID, g.lessons[1].ID}, g.lessons[2].ID+" 3"
	return toLessons(g)
}

// stageLesson shows a lesson at the step whose number is named.
func stageLesson(id string, step int) func(g *Game) error {
	return func(g *Game) error {
		for i, l := range g.lessons {
			if l.ID == id {
				return g.enterLesson(i, min(step, len(l.Steps))-1)
			}
		}
		return nil
	}
}

// stageLessonBack reads pages of a lesson again, from the step whose number is named.
func stageLessonBack(id string, step, pages int) func(g *Game) error {
	return func(g *Game) error {
		err := stageLesson(id, step)(g)
		if err == nil {
			t := g.laid()
			for range pages {
				t.pageBack(g)
			}
		}
		return err
	}
}

// stageFirst plays until something is met for the first time.
func stageFirst(g *Game) error {
	g.settings.Tips, g.settings.Met = true, nil
	t, err := stageTable(g, func(t *table, _ int) bool { return len(t.firsts.met) > 0 })
	if err == nil {
		t.explainFirsts(g)
	}
	return err
}

// stageHandedOver is the beginning of a turn at which the mouse is handed over.
func stageHandedOver(g *Game) error {
	g.settings.HandOver = true
	defer func() { g.settings.HandOver = false }()
	t, err := stageTable(g, func(t *table, _ int) bool { return t.desk.Handed })
	if err == nil {
		t.announce()
	}
	return err
}

// stageLessonSheet lays a sheet over a lesson.
func stageLessonSheet(sheet func(t *table) *dialog) func(g *Game) error {
	return func(g *Game) error {
		err := stageLesson("goal", 6)(g)
		if err == nil {
			t := g.laid()
			t.dialog = sheet(t)
		}
		return err
	}
}

// lessonScenes are the pictures of learning.
var lessonScenes = []staged{
	{"lessons", stageLessons},
	{"first-met", stageFirst},
	{"handed-over", stageHandedOver},
	{"lesson-goal", stageLesson("goal", 6)},
	{"rules-cards", stageRules("move", "")},
	{"rules-card", stageRules(reader.CardLink+"1:5", "")},
	{"lesson-moving", stageLesson("moving", 3)},
	{"lesson-back", stageLessonBack("moving", 8, 5)},
	{"lesson-pause", stageLessonSheet(newLessonPause)},
	{"lesson-over", stageLessonSheet(newLessonOver)},
}
