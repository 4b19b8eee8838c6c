package game

import (
	"fmt"
	"image/color"
	"slices"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/menu"
	"sixwinters/game/reader"
	"sixwinters/rules"
	"sixwinters/saves"
)

// title is the first screen: go on with a campaign or begin one, learn, look something up, set something, or leave.
type title struct {
	menuScene
	newest saves.Entry
}

func newTitle(g *Game) *title {
	t := &title{}
	if file := g.folder().Newest(); file != "" {
		t.newest = g.folder().Entry(g.book, file)
	}
	return t
}

func toTitle(g *Game) error {
	g.show(newTitle(g))
	return nil
}

// titleWidth is the width of the title's texts in units.
const titleWidth = 540

// build lays the menu out for the window.
func (t *title) build(g *Game) {
	m := g.newMenu(color.NRGBA{})
	t.menu = m
	m.Least(titleWidth, 0)
	m.Title("Six Winters", 54)
	if t.newest.File == "" && !g.settings.Started {
		t.buildFirst(g, m)
	} else {
		t.buildUsual(g, m)
	}
	if g.file.Trouble != nil {
		m.Text(sentence(g.file.Trouble), titleWidth)
	}
	if t.trouble != "" {
		m.Text(t.trouble, titleWidth)
	}
}

// do is what a button does once the widgets have been seen to.
func (t *title) do(act func(g *Game) error) func() { return func() { t.act = act } }

// buildUsual is the title as it is from the second start on.
func (t *title) buildUsual(g *Game, m *menu.Menu) {
	var own []*widget.Button
	if file := t.newest.File; file != "" {
		say := m.Squeezed("Continue \"", t.newest.Name, "\"", titleWidth)
		if t.newest.Trouble == nil {
			say += "\n" + whereAndWho(g.book, &t.newest)
		}
		m.Lettered("C", m.Button(say, t.do(func(g *Game) error { return g.openCampaign(file) })))
		own = append(own, m.NewShort("N", "New campaign", t.do(toNewCampaign)), m.NewShort("A", "All campaigns", t.do(toLoader)))
	} else {
		m.Lettered("N", m.Button("New campaign", t.do(toNewCampaign)))
	}
	number, step := g.leftLesson()
	if begun := step > 0 || len(g.settings.Learned) > 0; begun && len(g.settings.Learned) < len(g.lessons) {
		say := "Go on with lesson %d"
		switch {
		case m.Low(): // so that three buttons stand side by side
			say = "Lesson %d"
		case step == 0:
			say = "Go to lesson %d"
		}
		own = append(own, m.NewShort("G", fmt.Sprintf(say, number+1),
			t.do(func(g *Game) error { return g.enterLesson(number, step) })))
	}
	t.rest(m, append(own, m.NewShort("L", "Learn the game", t.do(toLessons)), m.NewShort("R", "The rules", t.do(toRules)))...)
}

// buildFirst asks at the very first start whether to learn or to play.
func (t *title) buildFirst(g *Game, m *menu.Menu) {
	minutes := 0
	for _, lesson := range g.lessons {
		minutes += lesson.Minutes
	}
	m.Text("Welcome to Red Bank. Six winters lie ahead, and with them the Empire of the Autarch.", titleWidth)
	lessons := rules.Capital(rules.HowMany(len(g.lessons), "short lesson", "short lessons"))
	learn := fmt.Sprintf("Learn first\n%s at the real table, %d minutes in all", lessons, minutes)
	play := "Play at once\n"
	if m.Low() {
		learn += "."
		play += "Each thing is explained when you first meet it."
	} else {
		learn += ", one thing at a time."
		play += "The table shows what you can do, and explains each thing when you first meet it."
	}
	m.Pair([2]string{"L", "N"}, [2]string{learn, play}, [2]func(){t.do(toLessons), t.do(toNewCampaign)})
	t.rest(m, m.NewShort("R", "The rules", t.do(toRules)))
}

// rest is what both have at their end, after some buttons of their own.
func (t *title) rest(m *menu.Menu, own ...*widget.Button) {
	all := slices.Concat(own, []*widget.Button{
		m.NewShort("S", "Settings", t.do(func(g *Game) error {
			g.openSettings(nil)
			return nil
		})),
		m.NewShort("I", "Credits", t.do(toCredits)),
	})
	end := m.NewShort("Q", "Quit", t.do(quit))
	if m.Low() {
		m.Buttons(append(all, end)...)
		return
	}
	if len(all)%2 == 1 {
		all, end = append(all, end), nil
	}
	for two := range slices.Chunk(all, 2) {
		m.Row(two...)
	}
	if end != nil {
		m.Row(end)
	}
}

func toRules(g *Game) error {
	g.openRules(reader.FirstPage)
	return nil
}

func toLoader(g *Game) error {
	g.show(newLoader(g))
	return nil
}

func (t *title) update(g *Game) (bool, error) { return t.run(g, t.build, nil) }
