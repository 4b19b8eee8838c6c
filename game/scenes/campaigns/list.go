package campaigns

import (
	"image/color"
	"time"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/saves"
	"sixwinters/speech"
)

// list is the screen of all campaigns: it takes one up, and keeps them in order.
type list struct {
	app.BaseScene
	menu  *menu.Menu
	built bool

	entries   []saves.Entry
	installed int              // as [app.Library.Changes] when they were read
	rows      []*widget.Button // of the list, in its order
	painted   []render.Campaign
	chosen    int  // of the list
	bring     bool // the chosen one is to be scrolled into view
	clicked   time.Time
	focus     widget.Focuser // what the keyboard had come to

	naming  *widget.TextInput // the fields for another name, while they are asked
	players *widget.TextInput
	deleted string // the file of the campaign that was deleted last
	say     string // what came of the last thing done
	act     func(g *app.App) error
}

// listWidth is the width of what is on the screen's sheet, in units.
const listWidth = 900

// doubleClick is how soon the second click of two comes.
const doubleClick = 400 * time.Millisecond

func newList(g *app.App) *list {
	l := &list{}
	l.read(g)
	return l
}

// read looks at the folder anew.
func (l *list) read(g *app.App) {
	l.entries, l.rows, l.installed = g.Folder().List(g.BookOf), nil, g.Library.Changes
	l.painted = make([]render.Campaign, len(l.entries))
	for i := range l.entries {
		l.painted[i] = glance(&l.entries[i], time.Now())
	}
	l.choose(l.chosen)
}

func (l *list) choose(i int) {
	l.chosen = max(0, min(i, len(l.entries)-1))
	l.naming, l.players, l.built, l.bring = nil, nil, false, true
	if l.menu != nil && len(l.entries) > 0 {
		l.menu.ComeTo(l.entries[l.chosen].File)
	}
}

func (l *list) chooseFile(file string) {
	for i := range l.entries {
		if l.entries[i].File == file {
			l.choose(i)
		}
	}
}

func (l *list) Settle(*app.App) { l.built = false }

func (l *list) Update(g *app.App) (bool, error) {
	if l.installed != g.Library.Changes {
		l.read(g) // a campaign may have waited for the box
	}
	if !l.built || !l.menu.Fits(g.Width, g.Height) {
		l.build(g)
	}
	g.UpdateMenu(l.menu)
	l.takeKeys(g)
	l.followFocus(g)
	stale := l.paintThumb(g)
	apart := l.menu.ScrollsBody() // the fields of names stay in view beside the rows
	if l.bring && l.chosen < len(l.rows) && (l.naming == nil || apart) {
		l.menu.BringIntoView(l.rows[l.chosen])
		l.bring = l.rows[l.chosen].GetWidget().Rect.Empty() // nothing has its place yet
		stale = true
	}
	if l.act == nil {
		return stale, nil
	}
	act := l.act
	l.act, l.built = nil, false
	if err := act(g); err != nil {
		l.say = words.Sentence(err)
	}
	if g.Scene == app.Scene(l) {
		l.build(g)
	}
	return true, nil
}

// takeKeys does what the keyboard asks for besides what every menu does.
func (l *list) takeKeys(g *app.App) {
	k := &g.Keyboard
	switch {
	case k.Asks(command.Back):
		l.act = l.back
	case l.naming != nil:
	case k.Asks(command.Undo) && l.deleted != "":
		l.act = l.restore
	}
}

// followFocus chooses the campaign that the keyboard has come to.
func (l *list) followFocus(g *app.App) {
	at := l.menu.Focused()
	if at == l.focus || !g.Skin.ByKeys || l.naming != nil {
		return
	}
	l.focus = at
	for i, row := range l.rows {
		if at == widget.Focuser(row) && i != l.chosen {
			l.choose(i)
		}
	}
}

// back leaves the screen, or what has been begun on it.
func (l *list) back(g *app.App) error {
	if l.naming == nil {
		return g.Routes.Title(g)
	}
	l.choose(l.chosen)
	return nil
}

func (l *list) Draw(g *app.App, screen *ebiten.Image) {
	g.Painter.Backdrop(screen)
	if l.menu != nil {
		l.menu.Draw(screen)
	}
}

func (l *list) Spoken(*app.App) speech.Words { return l.menu.Spoken() }

// do returns a button that does something once the widgets have been seen to, with the letter that presses it, or "".
func (l *list) do(m *menu.Menu, key, say string, act func(g *app.App) error) *widget.Button {
	return m.NewShort(key, say, func() { l.act = act })
}

// build lays the screen out for the window.
func (l *list) build(g *app.App) {
	scrolled := 0
	if l.menu != nil {
		scrolled = l.menu.ScrolledBy()
	}
	m := g.NewMenu(color.NRGBA{})
	l.menu, l.built, l.rows = m, true, nil
	m.InHead()
	m.Title("Campaigns", 30)
	m.InBody()
	if len(l.entries) == 0 {
		m.Text("There is no campaign yet.", listWidth)
	}
	for i := range l.entries {
		l.addRow(g, m, i)
	}
	if m.Low() {
		l.tellOfFiles(m) // below, the rows need the room
	}
	m.InFoot()
	if l.say != "" {
		m.Text(l.say, listWidth)
	}
	if l.naming != nil {
		l.askNames(m)
	} else {
		l.buttons(m)
	}
	m.Lay()
	m.ScrollBy(scrolled)
	if l.naming != nil {
		m.Focus(l.naming)
	}
	l.focus = m.Focused()
}

func (l *list) addRow(g *app.App, m *menu.Menu, i int) {
	b := m.NewPlate(menu.Plate{
		Name: l.entries[i].File, Free: menu.NarrowSide, Chosen: i == l.chosen,
		Do: func() { l.act = func(g *app.App) error { return l.click(g, i) } },
	})
	b.GetWidget().MinWidth, b.GetWidget().MinHeight = min(m.Px(listWidth), m.Inner), m.Px(layout.CampaignHeight)
	m.Add(b)
	of := &l.painted[i]
	m.Says(b, of.Name, of.Trouble, of.Where, of.Who, of.Played)
	m.Paints(b, func(screen *ebiten.Image, r layout.Rect) {
		row := layout.LayCampaign(r, m.Unit)
		g.Painter.DrawCampaign(screen, m.Unit, &row, of)
	})
	l.rows = append(l.rows, b)
}

// click chooses a campaign; two clicks, or Enter on the one that is chosen, take it up.
func (l *list) click(g *app.App, i int) error {
	again := i == l.chosen && (g.Skin.ByKeys || time.Since(l.clicked) < doubleClick)
	l.clicked = time.Now()
	if again && l.naming == nil && l.entries[i].Trouble == nil {
		return l.play(g)
	}
	l.choose(i)
	return nil
}

// buttons are what can be done with the chosen campaign, and what leads elsewhere.
func (l *list) buttons(m *menu.Menu) {
	var can []*widget.Button
	if len(l.entries) > 0 {
		e := &l.entries[l.chosen]
		for _, note := range e.Notes {
			m.Text(note, listWidth)
		}
		if e.Trouble == nil {
			can = append(can, l.do(m, "P", "Play", l.play), l.do(m, "R", "Replay", l.replay), l.do(m, "V", "Review", l.review))
		}
		remove := l.do(m, "", "Delete", l.remove)
		m.PressedBy("Delete", remove)
		can = append(can,
			l.do(m, "N", "Rename", func(*app.App) error { return l.beginNaming(m) }),
			l.do(m, "C", "Duplicate", l.duplicate),
			l.do(m, "E", "Export", l.export),
			remove,
		)
	}
	back, undelete := "Back to title", "Undo the deletion"
	if m.Low() { // so that four buttons stand side by side
		back, undelete = "Back", "Undo"
	}
	last := []*widget.Button{l.do(m, "", back, l.back)}
	if app.CanChooseFiles {
		last = append(last, m.NewShort("O", "Import", app.ChooseFiles))
	}
	if l.deleted != "" {
		last = append(last, l.do(m, "", undelete, l.restore))
	}
	if m.Low() {
		m.Buttons(append(can, last...)...)
		return
	}
	m.Row(can...)
	m.Row(last...)
	if l.say == "" { // what came of the last thing done needs its room
		l.tellOfFiles(m)
	}
}

// tellOfFiles says how a campaign from somewhere else comes here.
func (l *list) tellOfFiles(m *menu.Menu) {
	how := "drop its file on this window."
	if app.CanChooseFiles {
		how = "press Import, or drop its file on this page."
	}
	m.Text("To add a campaign from elsewhere, "+how, listWidth)
}

func (l *list) play(g *app.App) error { return g.Routes.Resume(g, l.entries[l.chosen].File) }

// replay looks at the chosen campaign again, from its beginning.
func (l *list) replay(g *app.App) error {
	return g.Routes.Replay(g, l.entries[l.chosen].File, func(g *app.App) { g.Show(l) })
}

// review looks at what decided the chosen campaign.
func (l *list) review(g *app.App) error {
	return g.Routes.Review(g, l.entries[l.chosen].File, func(g *app.App) { g.Show(l) })
}

func (l *list) duplicate(g *app.App) error {
	return l.done(g, "copied")(g.Folder().Duplicate(l.entries[l.chosen].File))
}

func (l *list) restore(g *app.App) error {
	file, err := g.Folder().Restore(l.deleted)
	if err == nil {
		l.deleted = ""
	}
	return l.done(g, "back")(file, err)
}

// done says what has become of a campaign and chooses its file.
func (l *list) done(g *app.App, what string) func(file string, err error) error {
	return func(file string, err error) error {
		if err == nil {
			l.say = "\"" + saves.NameOf(file) + "\" is " + what + "."
			l.read(g)
			l.chooseFile(file)
		}
		return err
	}
}

func (l *list) remove(g *app.App) error {
	name := l.entries[l.chosen].Name
	deleted, err := g.Folder().Delete(l.entries[l.chosen].File)
	if err == nil {
		l.deleted, l.say = deleted, "\""+name+"\" is deleted."
		l.read(g)
	}
	return err
}

func (l *list) export(g *app.App) error {
	file, err := g.Folder().Export(l.entries[l.chosen].File, saves.Documents())
	l.say = "A copy is in " + file
	return err
}

// OnTop distinguishes the list of campaigns from the fields for names, and the list before a deletion from the one after it: the
// button that deletes the next campaign is where the last one was.
func (l *list) OnTop() any {
	return struct {
		naming  bool
		deleted string
	}{l.naming != nil, l.deleted}
}

func Open(g *app.App) error {
	g.Show(newList(g))
	return nil
}
