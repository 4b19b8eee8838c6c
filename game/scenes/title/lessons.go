package title

import (
	"fmt"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/app"
	"sixwinters/rules"
)

// lessons is the screen of all lessons: each can be entered, and the one that was left goes on.
type lessons struct{ app.MenuScene }

// lessonsWidth is the width of the screen's texts in 720ths of the window's height.
const lessonsWidth = 860

func OpenLessons(g *app.App) error {
	g.Show(&lessons{})
	return nil
}

func (l *lessons) Update(g *app.App) (bool, error) { return l.Run(g, l.build, Open) }

// build lays the screen out for the window.
func (l *lessons) build(g *app.App) {
	m := l.New(g)
	do := func(say string, act func(g *app.App) error) *widget.Button {
		return m.NewButton(say, l.Do(act))
	}
	enter := func(number, step int) func(g *app.App) error {
		return func(g *app.App) error { return g.Routes.Lesson(g, number, step) }
	}
	m.InHead()
	m.Title("Learn the game by playing it", 32)
	minutes, done := 0, g.LessonsLearned()
	for _, lesson := range g.Lessons {
		minutes += lesson.Minutes
	}
	m.Text(fmt.Sprintf("%s, about %d minutes in all, each at the real table. Begin with any of them, and stop when you like.",
		rules.HowMany(len(g.Lessons), "short lesson", "short lessons"), minutes), lessonsWidth)
	number, step := g.NextLesson()
	switch goOn := fmt.Sprintf("Continue: lesson %d, %s", number+1, g.Lessons[number].Title); {
	case done == 0 && number == 0 && step == 0:
		m.Row(do("Begin with the first lesson", enter(0, 0)))
	case done == len(g.Lessons) && step == 0:
		m.Row(do("All done: begin a campaign", g.Routes.NewCampaign))
	default:
		m.Row(do(goOn, enter(number, step)))
	}
	m.InBody()
	for i := 0; i < len(g.Lessons); i += 2 {
		var pair []*widget.Button
		for k := i; k < min(i+2, len(g.Lessons)); k++ {
			pair = append(pair, do(l.line(g, k), enter(k, 0)))
		}
		m.Row(pair...)
	}
	m.InFoot()
	l.SayTrouble(lessonsWidth)
	foot := []*widget.Button{do("Begin a campaign", g.Routes.NewCampaign)}
	if g.Routes.Lab != nil {
		foot = append(foot, do("The lab", g.Routes.Lab))
	}
	if g.Routes.Workshop != nil {
		foot = append(foot, do("The workshop", g.Routes.Workshop))
	}
	if g.Routes.Printing != nil {
		foot = append(foot, do("Print and play", g.Routes.Printing))
	} else {
		m.Text("The game for the desktop also prints all cards and boards, to play on a real table.", lessonsWidth)
	}
	m.Row(append(foot, do("Back to title", Open))...)
}

// line says what a lesson is about on its button.
func (l *lessons) line(g *app.App, i int) string {
	lesson := g.Lessons[i]
	state := rules.HowMany(lesson.Minutes, "minute", "minutes")
	if g.Learned(lesson) {
		state = "learned"
	}
	return fmt.Sprintf("%d. %s (%s)\n%s", i+1, lesson.Title, state, lesson.Teaches)
}
