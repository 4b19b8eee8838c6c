package game

import (
	"image/color"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/saves"
)

// title is the first screen: begin a campaign, or leave.
type title struct {
	menu          *menu
	width, height int // the menu was built for
	difficulty    content.Difficulty
	alternative   bool // starting locations are drawn and chosen
	built         bool
	quit          bool
	begin         bool
	resume        string // the file of the campaign to go on with
	load          bool
	learn         bool
	trouble       string
}

func newTitle(*Game) *title { return &title{difficulty: content.Standard} }

// difficultyHelp says what each difficulty means, in a line.
var difficultyHelp = [content.NumDifficulties]string{
	content.Easy:     "Easy: the threats begin low. Score once.",
	content.Standard: "Standard: the threats begin at the end of level two. Score doubled.",
	content.Hardcore: "Hardcore: the threats begin at level three, and harder obstacles are in the decks. Score tripled.",
}

// build lays the menu out for the window.
func (t *title) build(g *Game) {
	t.width, t.height, t.built = g.width, g.height, true
	m := g.skin.newMenu(g.width, g.height, color.NRGBA{})
	m.title("Six Winters", 54)
	m.text("A campaign of six years for two players at one table, or one who plays both. Hold off the Empire of the Autarch.", 560)
	var levels []*widget.Button
	for d := range content.Difficulty(content.NumDifficulties) {
		b := m.newButton(difficultyName[d], func() {
			t.difficulty = d
			t.built = false
		})
		b.GetWidget().Disabled = d == t.difficulty // the one that is chosen
		levels = append(levels, b)
	}
	m.row(levels...)
	m.text(difficultyHelp[t.difficulty], 560)
	var starts []*widget.Button
	for i, name := range []string{"Standard locations", "Alternative locations"} {
		b := m.newButton(name, func() {
			t.alternative = i == 1
			t.built = false
		})
		b.GetWidget().Disabled = t.alternative == (i == 1)
		starts = append(starts, b)
	}
	m.row(starts...)
	m.text(startHelp[t.alternative], 560)
	if newest := g.newestCampaign(); newest != "" {
		m.row(
			m.newButton("Continue \""+short(saves.NameOf(newest))+"\"", func() { t.resume = newest }),
			m.newButton("All campaigns", func() { t.load = true }),
		)
	}
	m.button("Begin a new campaign", func() { t.begin = true })
	m.button("Learn the game", func() { t.learn = true })
	m.button("The rules", func() { g.openRules(firstPage) })
	m.button("Quit", func() { t.quit = true })
	if g.settingsTrouble != nil {
		m.text(sentence(g.settingsTrouble), 560)
	}
	if t.trouble != "" {
		m.text(t.trouble, 560)
	}
	t.menu = m
}

// startHelp says what each choice of starting locations means; true is the alternative one.
var startHelp = map[bool]string{
	false: "The campaign begins at the nine simple locations. Best for a first campaign.",
	true:  "Four locations are drawn for each region, and you choose three. It can be wild.",
}

var difficultyName = [content.NumDifficulties]string{
	content.Easy: "Easy", content.Standard: "Standard", content.Hardcore: "Hardcore",
}

func (t *title) update(g *Game) (bool, error) {
	if !t.built || t.width != g.width || t.height != g.height {
		if g.width == 0 {
			return false, nil // the window has no size yet
		}
		t.build(g)
	}
	t.menu.update(g)
	switch {
	case t.quit:
		return false, ebiten.Termination
	case t.learn:
		return true, toLessons(g)
	case t.load:
		g.show(newLoader(g))
		return true, nil
	case t.resume != "":
		if err := g.openCampaign(t.resume); err != nil {
			t.trouble, t.built = sentence(err), false
		}
		t.resume = ""
		return true, nil
	case t.begin:
		t.begin = false
		t.start(g)
		return true, nil
	}
	return !t.built, nil
}

// settle takes up settings that have changed.
func (t *title) settle(*Game) { t.built = false }

// start begins a campaign with a seed that nobody chose.
func (t *title) start(g *Game) {
	table, err := newTable(g, rules.Options{Seed: uint64(now().UnixNano()), Difficulty: t.difficulty, Alternative: t.alternative})
	if err != nil {
		t.trouble = err.Error()
		t.built = false
		return
	}
	g.show(table)
}

func (t *title) draw(g *Game, screen *ebiten.Image) {
	g.painter.Backdrop(screen)
	if t.menu != nil {
		t.menu.draw(screen)
	}
}
