package game

import (
	"fmt"
	"image/color"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/rules"
)

// lessons is the screen of all lessons: each can be entered, and the one that was left goes on.
type lessons struct{ menuScene }

// lessonsWidth is the width of the screen's texts in 720ths of the window's height.
const lessonsWidth = 860

func toLessons(g *Game) error {
	g.show(&lessons{})
	return nil
}

func (l *lessons) update(g *Game) (bool, error) { return l.run(g, l.build, toTitle) }

// build lays the screen out for the window.
func (l *lessons) build(g *Game) {
	m := g.newMenu(color.NRGBA{})
	l.menu = m
	do := func(say string, act func(g *Game) error) *widget.Button {
		return m.NewButton(say, func() { l.act = act })
	}
	enter := func(number, step int) func(g *Game) error {
		return func(g *Game) error { return g.enterLesson(number, step) }
	}
	m.InHead()
	m.Title("Learn the game by playing it", 32)
	minutes, done := 0, 0
	for _, lesson := range g.lessons {
		minutes += lesson.Minutes
		if g.learned(lesson) {
			done++
		}
	}
	m.Text(fmt.Sprintf("%s, about %d minutes in all, each at the real table. Begin with any of them, and stop when you like.",
		rules.HowMany(len(g.lessons), "short lesson", "short lessons"), minutes), lessonsWidth)
	number, step := g.leftLesson()
	switch goOn := fmt.Sprintf("Go on: lesson %d, %s", number+1, g.lessons[number].Title); {
	case done == 0 && number == 0 && step == 0:
		m.Row(do("Begin with the first lesson", enter(0, 0)))
	case done == len(g.lessons) && step == 0:
		m.Row(do("All done: begin a campaign", toNewCampaign))
	default:
		m.Row(do(goOn, enter(number, step)))
	}
	m.InBody()
	for i := 0; i < len(g.lessons); i += 2 {
		var pair []*widget.Button
		for k := i; k < min(i+2, len(g.lessons)); k++ {
			pair = append(pair, do(l.line(g, k), enter(k, 0)))
		}
		m.Row(pair...)
	}
	m.InFoot()
	if l.trouble != "" {
		m.Text(l.trouble, lessonsWidth)
	}
	m.Row(do("Begin a campaign", toNewCampaign), do("Back to the title", toTitle))
}

// line says what a lesson is about on its button.
func (l *lessons) line(g *Game, i int) string {
	lesson := g.lessons[i]
	state := rules.HowMany(lesson.Minutes, "minute", "minutes")
	if g.learned(lesson) {
		state = "learned"
	}
	return fmt.Sprintf("%d. %s (%s)\n%s", i+1, lesson.Title, state, lesson.Teaches)
}
