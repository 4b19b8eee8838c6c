package title

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	display "display.sixwinters"
	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/sound"
)

// title is the first screen. It leads to campaigns, lessons, the rules, the settings and the way out.
type title struct {
	app.MenuScene
	newest   saves.Entry
	calling  int // shared tables that wait for this desk
	together func(g *app.App) error
}

func newTitle(g *app.App) *title {
	t := &title{together: g.Routes.Together}
	if file := g.Folder().Newest(); file != "" {
		t.newest = g.Folder().Entry(g.BookOf(file), file)
	}
	return t
}

// Open shows the title.
func Open(g *app.App) error {
	g.Show(newTitle(g))
	return nil
}

// OpenSaying shows the title with a sentence: why the program does not begin where it was asked to.
func OpenSaying(g *app.App, err error) {
	t := newTitle(g)
	t.Trouble = words.Sentence(err)
	g.Show(t)
}

// first reports whether nobody has begun a lesson or a campaign yet.
func (t *title) first(g *app.App) bool { return t.newest.File == "" && !g.Settings.Started }

// titleWidth is the width of the title's texts in units.
const titleWidth = 540

// build lays the menu out for the window.
func (t *title) build(g *app.App) {
	m := t.New(g)
	m.Least(titleWidth, 0)
	m.Title("Six Winters", 54)
	if t.first(g) {
		t.buildFirst(g, m)
	} else {
		t.buildUsual(g, m)
	}
	if g.File.Trouble != nil {
		m.Text(words.Sentence(g.File.Trouble), titleWidth)
	}
	t.SayTrouble(titleWidth)
	if version, released := strings.CutPrefix(display.Version(), "sixwinters v"); released {
		short, _, _ := strings.Cut(version, "-")
		line := m.NewParagraph("Version "+version, titleWidth)
		m.Says(line, "Version "+short) // nobody listens to a hash
		m.Add(line)
	}
}

// shorter returns the words of a button: fewer in a low window, so that more buttons stand side by side.
func shorter(m *menu.Menu, say, low string) string {
	if m.Low() {
		return low
	}
	return say
}

// buildUsual builds the title as it is from the second start on.
func (t *title) buildUsual(g *app.App, m *menu.Menu) {
	var own []*widget.Button
	lesson, learn := lessonLeft(g, m.Low())
	toLesson := t.Do(func(g *app.App) error {
		number, step := g.NextLesson()
		return g.Routes.Lesson(g, number, step)
	})
	if file := t.newest.File; file != "" {
		say := m.Squeezed("Continue \"", t.newest.Title(), "\"", titleWidth)
		if t.newest.Trouble == nil {
			say += "\n" + words.WhereAndWho(&t.newest)
		}
		m.Lettered("C", m.Button(say, t.Do(func(g *app.App) error { return g.Routes.Resume(g, file) })))
		own = append(own, m.NewShort("N", shorter(m, "New campaign", "New"), t.Do(g.Routes.NewCampaign)),
			m.NewShort("A", shorter(m, "All campaigns", "All"), t.Do(g.Routes.Campaigns)))
	} else if learn { // who has only learned so far comes back to learn
		m.Lettered("G", m.Button(lesson, toLesson))
		own, learn = append(own, m.NewShort("N", shorter(m, "New campaign", "New"), t.Do(g.Routes.NewCampaign))), false
	} else {
		m.Lettered("N", m.Button("New campaign", t.Do(g.Routes.NewCampaign)))
	}
	own = append(own, m.NewShort("H", shorter(m, "Hall of winters", "Hall"), t.Do(g.Routes.Hall)))
	if learn {
		own = append(own, m.NewShort("G", lesson, toLesson))
	}
	t.rest(m, append(own, t.toLearn(m), m.NewShort("R", "The rules", t.Do(toRules)))...)
}

// lessonLeft returns the words of the button to the next lesson, and whether the lessons have been begun and not finished.
func lessonLeft(g *app.App, low bool) (say string, left bool) {
	number, step := g.NextLesson()
	done := g.LessonsLearned()
	say = "Continue with lesson %d"
	switch {
	case low: // so that three buttons stand side by side
		say = "Lesson %d"
	case step == 0:
		say = "Go to lesson %d"
	}
	return fmt.Sprintf(say, number+1), (step > 0 || done > 0) && done < len(g.Lessons)
}

// toLearn returns the button that leads to the lessons, and from there to the lab, the workshop and print and play.
func (t *title) toLearn(m *menu.Menu) *widget.Button {
	return m.NewShort("L", shorter(m, "Learn the game", "Learn"), t.Do(OpenLessons))
}

// firstWords say at the very first start what the game is and for whom.
const firstWords = "The Empire is coming. Hold the land of Red Bank for %s. Two play, at one desk or two, or one plays both."

// buildFirst says what the game is, and asks whether to learn or to play.
func (t *title) buildFirst(g *app.App, m *menu.Menu) {
	all := min(m.Px(titleWidth), m.Inner)
	if high := min(firstPicture, float64(m.Room())/m.Unit-firstRest); high >= leastPicture {
		m.Add(m.NewPainting("", all, m.Px(high), g.Painter.Painted(m.Unit, g.Book.Content(), func(on render.Chapter, r layout.Rect) {
			on.CardPicture(r, render.LocationCard, "Red Bank")
		})))
	}
	m.Text(fmt.Sprintf(firstWords, rules.HowMany(g.Book.Years(), "year", "years")), titleWidth)
	learn, play := "Learn first\nMove your first die in a minute.", "Play at once\nEach thing is explained when you first meet it."
	if m.Low() {
		learn, play = "Learn first", "Play at once"
	}
	m.Pair([2]string{"F", "N"}, [2]string{learn, play}, [2]func(){
		t.begins(func(g *app.App) error { return g.Routes.Lesson(g, 0, 0) }), t.begins(g.Routes.NewCampaign),
	})
	// "Learn the game" beside "Learn first" would ask newcomers which one is theirs.
	t.rest(m, m.NewShort("L", shorter(m, "Lab and workshop", "Lab"), t.Do(OpenLessons)), m.NewShort("R", "The rules", t.Do(toRules)))
}

// Heights on the first title in units.
const (
	firstPicture = 150 // of the picture
	leastPicture = 60  // the same, at the least
	firstRest    = 490 // of everything else
)

// begins returns a handler of the first title: whoever has pressed it has read what the game is about.
func (t *title) begins(act func(g *app.App) error) func() {
	return t.Do(func(g *app.App) error {
		introduce(g)
		return act(g)
	})
}

// introduce remembers that the players have been told what the game is about.
func introduce(g *app.App) {
	if !g.Settings.Introduced {
		g.Settings.Introduced = true
		g.SaveSettings()
	}
}

// rest adds the buttons that both end with, after some of their own.
func (t *title) rest(m *menu.Menu, own ...*widget.Button) {
	own = append(own, m.NewShort("T", shorter(m, "Play together", "Together")+t.mark(), t.Do(t.together)))
	all := slices.Concat(own, []*widget.Button{
		m.NewShort("W", shorter(m, "Other winters", "Winters"), t.Do(OpenOtherWinters)),
		m.NewShort("P", shorter(m, "The story", "Story"), t.Do(OpenPrologue)),
		m.NewShort("S", "Settings", t.Do(func(g *app.App) error {
			g.OpenSettings(nil)
			return nil
		})),
		m.NewShort("I", "Credits", t.Do(OpenCredits)),
	})
	if app.CanChooseFiles && t.newest.File == "" { // otherwise it is in the list of all campaigns
		all = append(all, m.NewShort("O", "Import a campaign", t.Do(func(*app.App) error {
			app.ChooseFiles()
			return nil
		})))
	}
	end := m.NewShort("Q", "Quit", t.Do(app.Quit))
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

// mark says that shared tables wait for this desk, or nothing.
func (t *title) mark() string {
	switch t.calling {
	case 0:
		return ""
	case 1:
		return ": your turn"
	}
	return fmt.Sprintf(": your turn (%d)", t.calling)
}

func toRules(g *app.App) error {
	g.OpenRules("")
	return nil
}

func (t *title) Update(g *app.App) (bool, error) {
	g.Music(sound.TitleTheme)
	if n := g.Lookout.Calling(); n != t.calling {
		t.calling, t.Menu = n, nil
	}
	return t.Run(g, t.build, nil)
}

// TakeFiles shows the list of all campaigns with those that were dropped on the title.
func (t *title) TakeFiles(g *app.App, dropped fs.FS) bool { return takeFiles(g, dropped) }

func takeFiles(g *app.App, dropped fs.FS) bool {
	return g.Routes.Campaigns(g) == nil && g.Scene.TakeFiles(g, dropped)
}
