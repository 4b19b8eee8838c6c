package game

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/saves"
)

// loader is the screen of all campaigns: it takes one up, and keeps them in order.
type loader struct {
	menu          *menu
	width, height int // the menu was built for
	built         bool

	list    []saves.Entry
	first   int // of the list, on the page
	chosen  int // of the list
	naming  *widget.TextInput
	deleted string // the file of the campaign that was deleted last
	say     string // what came of the last thing done
	act     func(g *Game)
}

// loaderRows is how many campaigns are on a page.
const loaderRows = 4

// loaderWidth is the width of the screen's sheet in 720ths of the window's height.
const loaderWidth = 820

func newLoader(g *Game) *loader {
	l := &loader{}
	l.read(g)
	return l
}

// read looks at the folder anew.
func (l *loader) read(g *Game) {
	l.list = g.folder().List(g.book)
	l.choose(l.chosen)
}

// choose chooses one of the list, and turns to its page.
func (l *loader) choose(i int) {
	l.chosen = max(0, min(i, len(l.list)-1))
	l.first = l.chosen / loaderRows * loaderRows
	l.naming, l.built = nil, false
}

// chooseFile chooses the campaign in a file.
func (l *loader) chooseFile(file string) {
	for i := range l.list {
		if l.list[i].File == file {
			l.choose(i)
		}
	}
}

func (l *loader) update(g *Game) (bool, error) {
	if g.width == 0 {
		return false, nil // the window has no size yet
	}
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		l.take(g, dropped)
	}
	if !l.built || l.width != g.width || l.height != g.height {
		l.build(g)
	}
	l.menu.update(g)
	if g.keyboard.asks(keyBack) {
		l.act = l.back
	}
	if l.act == nil {
		return l.naming != nil, nil // the caret blinks
	}
	act := l.act
	l.act, l.built = nil, false
	act(g)
	return true, nil
}

// back leaves the screen, or what has been begun on it.
func (l *loader) back(g *Game) {
	if l.naming != nil {
		l.naming = nil
		return
	}
	g.show(newTitle(g))
}

func (l *loader) draw(_ *Game, screen *ebiten.Image) {
	screen.Fill(art.Night)
	if l.menu != nil {
		l.menu.draw(screen)
	}
}

// do is a button that does something once the widgets have been seen to.
func (l *loader) do(m *menu, say string, act func(g *Game)) *widget.Button {
	return m.newButton(say, func() { l.act = act })
}

// build lays the screen out for the window.
func (l *loader) build(g *Game) {
	l.width, l.height, l.built = g.width, g.height, true
	m := g.skin.newMenu(g.width, g.height, art.Night)
	l.menu = m
	m.title("Campaigns", 34)
	if len(l.list) == 0 {
		m.text("There is no campaign yet.", loaderWidth)
	} else {
		l.rows(g, m)
		l.detail(m)
	}
	if l.say != "" {
		m.text(l.say, loaderWidth)
	}
	last := []*widget.Button{l.do(m, "Back to the title", func(g *Game) { g.show(newTitle(g)) })}
	if l.deleted != "" {
		last = append(last, l.do(m, "Undo the deletion", l.restore))
	}
	m.row(append(last, l.turns(m)...)...)
	m.text("A campaign from somewhere else: drop its file on this window.", loaderWidth)
}

// rows are the campaigns of the page.
func (l *loader) rows(g *Game, m *menu) {
	end := min(l.first+loaderRows, len(l.list))
	for i := l.first; i < end; i++ {
		say := l.list[i].Name + "\n" + glance(g.book, &l.list[i])
		m.box.AddChild(m.newChoice(say, i == l.chosen, func() { l.act = func(*Game) { l.choose(i) } }))
	}
}

// turns are the buttons that turn to the other pages.
func (l *loader) turns(m *menu) []*widget.Button {
	var turns []*widget.Button
	if l.first > 0 {
		turns = append(turns, l.do(m, "Later ones", func(*Game) { l.choose(l.first - loaderRows) }))
	}
	if l.first+loaderRows < len(l.list) {
		turns = append(turns, l.do(m, "Earlier ones", func(*Game) { l.choose(l.first + loaderRows) }))
	}
	return turns
}

// detail is what can be seen of the chosen campaign and done with it.
func (l *loader) detail(m *menu) {
	e := &l.list[l.chosen]
	if l.naming != nil {
		l.nameField(m, e)
		return
	}
	switch {
	case e.Trouble != nil:
		m.text("It cannot be opened: "+e.Trouble.Error()+".", loaderWidth)
	default:
		m.text(tracks(&e.Table), loaderWidth)
		for _, note := range e.Notes {
			m.text(note, loaderWidth)
		}
	}
	var buttons []*widget.Button
	if e.Trouble == nil {
		buttons = append(buttons, l.do(m, "Play", l.play))
	}
	m.row(append(buttons,
		l.do(m, "Rename", func(*Game) { l.beginNaming(m) }),
		l.do(m, "Duplicate", l.duplicate),
		l.do(m, "Export", l.export),
		l.do(m, "Delete", l.remove),
	)...)
}

// glance is a line about a campaign: where it is, who plays, and when it was played last.
func glance(b *rules.Rulebook, e *saves.Entry) string {
	played := "played " + e.Played.Format("2 January 2006, 15:04")
	if e.Trouble != nil {
		return "cannot be opened; " + played
	}
	s := &e.Table
	where := "Year " + roman(int(s.Year))
	switch s.Phase {
	case rules.Turns:
		where += fmt.Sprintf(", turn %d", s.Turn)
	case rules.YearOver, rules.SessionEnd:
		where += ", at its end"
	case rules.CampaignOver:
		where = "All six winters"
	}
	parts := []string{where, difficultyName[s.Difficulty]}
	var who []string
	for p := range s.Players {
		if s.Players[p].Character != content.NoCharacter {
			who = append(who, b.PlayerName(s, p))
		}
	}
	if len(who) > 0 {
		parts = append(parts, strings.Join(who, " and "))
	}
	return strings.Join(append(parts, played), "  ·  ")
}

// play takes up the chosen campaign.
func (l *loader) play(g *Game) {
	if err := g.openCampaign(l.list[l.chosen].File); err != nil {
		l.say = sentence(err)
	}
}

func (l *loader) duplicate(g *Game) {
	l.done(g, "copied")(g.folder().Duplicate(l.list[l.chosen].File))
}

func (l *loader) restore(g *Game) {
	file, err := g.folder().Restore(l.deleted)
	if err == nil {
		l.deleted = ""
	}
	l.done(g, "back")(file, err)
}

// done says what has become of a campaign and chooses its file.
func (l *loader) done(g *Game, what string) func(file string, err error) {
	return func(file string, err error) {
		if err != nil {
			l.say = sentence(err)
			return
		}
		l.say = "\"" + saves.NameOf(file) + "\" is " + what + "."
		l.read(g)
		l.chooseFile(file)
	}
}

func (l *loader) remove(g *Game) {
	name := l.list[l.chosen].Name
	deleted, err := g.folder().Delete(l.list[l.chosen].File)
	if err != nil {
		l.say = sentence(err)
		return
	}
	l.deleted = deleted
	l.say = "\"" + name + "\" is deleted."
	l.read(g)
}

func (l *loader) export(g *Game) {
	file, err := g.folder().Export(l.list[l.chosen].File, saves.Documents())
	if err != nil {
		l.say = sentence(err)
		return
	}
	l.say = "A copy is in " + file
}

// beginNaming opens the field for another name.
func (l *loader) beginNaming(m *menu) {
	l.naming, l.built = m.newField("Name", l.list[l.chosen].Name, ""), false
}

// nameField asks for another name of a campaign.
func (l *loader) nameField(m *menu, e *saves.Entry) {
	written := l.naming.GetText()
	l.naming = m.newField("Name", written, "") // the window may have another size now
	m.box.AddChild(l.naming)
	l.naming.Focus(true)
	name := func(g *Game) {
		file, err := g.folder().Rename(e.File, l.naming.GetText())
		l.done(g, "the campaign's name now")(file, err)
	}
	l.naming.SubmitEvent.AddHandler(func(any) { l.act = name })
	m.row(l.do(m, "Take this name", name), l.do(m, "Leave it as it is", l.back))
}

// take adds the campaigns whose files were dropped on the window.
func (l *loader) take(g *Game, dropped fs.FS) {
	files, err := fs.ReadDir(dropped, ".")
	if err != nil {
		l.say = sentence(fmt.Errorf("what was dropped here cannot be read: %w", err))
		return
	}
	for _, file := range files {
		data, err := fs.ReadFile(dropped, file.Name())
		if err != nil {
			l.done(g, "")("", fmt.Errorf("%s cannot be read: %w", file.Name(), err))
			continue
		}
		l.done(g, "here now")(g.folder().Import(g.book, filepath.Base(file.Name()), data))
	}
	l.built = false
}

// short is a name that fits a button.
func short(name string) string {
	const most = 24
	if runes := []rune(name); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return name
}

// sentence is an error as a sentence of its own.
func sentence(err error) string {
	say := err.Error()
	return strings.ToUpper(say[:1]) + say[1:] + "."
}

// tracks says how far progress and threats have come.
func tracks(s *rules.State) string {
	var all []string
	for r := range content.Resource(content.NumResources) {
		all = append(all, fmt.Sprintf("%s %d against %d", r, s.Progress[r], s.Threat[r]))
	}
	return "Progress against threat: " + strings.Join(all, ", ") + "."
}
