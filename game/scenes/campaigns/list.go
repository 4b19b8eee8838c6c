package campaigns

import (
	"fmt"
	"image/color"
	"slices"
	"time"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/render/layout"
	"sixwinters/saves"
	"sixwinters/speech"
)

// list is the screen of all campaigns: it takes one up, and keeps them in order. It is shown at once; the campaigns are read while it
// is.
type list struct {
	app.BaseScene
	menu  *menu.Menu
	built bool

	all       []*item // the last played first
	shown     []*item // those that are found, as they are sorted
	installed int     // as [app.Library.Changes] when they were read
	reading   reading
	unread    int
	untold    bool           // more has been read than is shown
	near      map[*item]bool // whose tables are kept

	search   string
	order    order
	rows     bool              // the campaigns are rows of the menu
	field    *widget.TextInput // to search in; nil while there is none
	count    *widget.Text      // how many there are; nil while there is none
	chosen   *item             // of the shown ones; nil if there are none
	was      int               // where the chosen one was among those shown
	scrolled int               // of the menu, in pixels
	clicked  time.Time
	focus    widget.Focuser // what the keyboard had come to

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
	l := &list{near: map[*item]bool{}}
	l.read(g)
	return l
}

// read looks at the folder anew. Campaigns that have not changed are not read again.
func (l *list) read(g *app.App) {
	was := map[string]*item{}
	if l.installed == g.Library.Changes { // a campaign may have waited for a box
		for _, it := range l.all {
			was[it.File] = it
		}
	}
	l.installed = g.Library.Changes
	now := time.Now()
	l.all = nil
	var unread []*item
	for _, file := range g.Folder().Files() {
		it := was[file.File]
		if it == nil || it.Listed != file {
			it = newItem(file, now)
		}
		l.all = append(l.all, it)
		if !it.read {
			unread = append(unread, it)
		}
	}
	l.unread = len(unread)
	l.reading.begin(g, unread)
	l.takeRead()
	l.arrange()
	l.chooseFile(l.chosenFile())
}

// takeRead takes in what the background has read, and reports whether that was anything.
func (l *list) takeRead() bool {
	if !l.reading.take() {
		return false
	}
	l.unread = 0
	for _, it := range l.all {
		if !it.read {
			l.unread++
		}
	}
	return true
}

// arrange finds and sorts the campaigns that are shown.
func (l *list) arrange() {
	l.shown = make([]*item, 0, len(l.all))
	search := words.Split(l.search)
	for _, it := range l.all {
		if it.found(search) {
			l.shown = append(l.shown, it)
		}
	}
	sortItems(l.shown, l.order)
}

// chosenFile returns the file of the chosen campaign, or "".
func (l *list) chosenFile() string {
	if l.chosen == nil {
		return ""
	}
	return l.chosen.File
}

// index returns where the chosen campaign is among those shown, or 0.
func (l *list) index() int { return max(0, slices.Index(l.shown, l.chosen)) }

// choose chooses one of the campaigns shown, or the nearest there is.
func (l *list) choose(i int) {
	l.chosen = nil
	l.naming, l.players, l.built = nil, nil, false
	if len(l.shown) > 0 {
		l.chosen = l.shown[max(0, min(i, len(l.shown)-1))]
		if l.menu != nil && !l.writing() {
			l.menu.ComeTo(l.chosen.File)
		}
	}
}

// chooseFile chooses the campaign in a file, or without it the one that is now where the chosen one was.
func (l *list) chooseFile(file string) {
	i := slices.IndexFunc(l.shown, func(it *item) bool { return it.File == file })
	if i < 0 {
		i = l.was
	}
	l.choose(i)
	l.was = l.index()
}

// writing reports whether the search is being written.
func (l *list) writing() bool { return l.field != nil && l.menu.Focused() == widget.Focuser(l.field) }

func (l *list) Settle(*app.App) { l.built = false }

func (l *list) Update(g *app.App) (bool, error) {
	if l.installed != g.Library.Changes {
		l.read(g)
	}
	if l.unread > 0 && !l.reading.work.Running() && !l.takeRead() { // the list had been left
		l.read(g)
	}
	stale := l.takeRead()
	l.untold = l.untold || stale
	if l.untold && !g.Pointer.Down { // what is being pressed stays where it is
		l.untold = false
		l.tell()
	}
	if !l.built || !l.menu.Fits(g.Width, g.Height) {
		l.build(g)
	}
	g.UpdateMenu(l.menu)
	l.takeKeys(g)
	l.followFocus(g)
	if at := l.menu.ScrolledBy(); at != l.scrolled { // other rows have their places once they are drawn
		l.scrolled = at
		g.Redraw()
	}
	stale = l.fillRow(g) || stale
	l.dropFar()
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

// tell shows what has been read since: how many campaigns, and where the list is searched or sorted by what is read, those that
// belong there.
func (l *list) tell() {
	if l.count != nil {
		l.menu.Retell(l.count, l.counted(), listWidth)
	}
	if l.search == "" && l.order == byPlayed {
		return
	}
	l.arrange()
	switch none := len(l.shown) == 0; {
	case none != !l.rows:
		l.choose(0) // other things are to be built
	case !none:
		l.menu.SetRows(len(l.shown), l.index())
	}
}

// Left stops reading. What is left is read when the list is shown again.
func (l *list) Left() { l.reading.work.Stop() }

// takeKeys does what the keyboard asks for besides what every menu does.
func (l *list) takeKeys(g *app.App) {
	k := &g.Keyboard
	switch {
	case k.Asks(command.Back):
		l.act = l.back
	case l.naming != nil:
	case k.Asks(command.Search) && l.field != nil:
		l.menu.Seek(l.field)
	case l.writing():
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
	if !l.rows {
		return
	}
	for i, row := range l.menu.MadeRows() {
		if at == widget.Focuser(row) && l.shown[i] != l.chosen {
			l.choose(i)
		}
	}
}

// back leaves the screen, or what has been begun on it.
func (l *list) back(g *app.App) error {
	switch {
	case l.naming != nil:
		l.choose(l.index())
	case l.search != "":
		l.find("")
	default:
		return g.Routes.Title(g)
	}
	return nil
}

// find searches for campaigns.
func (l *list) find(search string) {
	l.search = search
	l.arrange()
	l.chooseFile(l.chosenFile())
}

// sortBy sorts the list another way.
func (l *list) sortBy(by order) {
	l.order = by
	l.arrange()
	l.chooseFile(l.chosenFile())
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

// fewest is the number of campaigns from which on the list can be searched and sorted: fewer are seen at a glance.
const fewest = 6

// build lays the screen out for the window.
func (l *list) build(g *app.App) {
	scrolled, first := 0, l.menu == nil
	if !first {
		scrolled = l.menu.ScrolledBy()
	}
	m := g.NewMenu(color.NRGBA{})
	l.menu, l.built, l.rows, l.field, l.count = m, true, false, nil, nil
	m.InHead()
	m.Title("Campaigns", 30)
	if len(l.all) >= fewest && l.naming == nil {
		l.buildSearch(m)
	}
	m.InBody()
	switch {
	case len(l.all) == 0:
		m.Text("There is no campaign yet.", listWidth)
	case len(l.shown) == 0:
		m.Text("No campaign has these words.", listWidth)
	default:
		l.rows = true
		m.AddRows(len(l.shown), l.index(), min(m.Px(listWidth), m.Inner), m.Px(layout.CampaignHeight),
			func(i int) *widget.Button { return l.newRow(g, m, i) })
	}
	if l.field != nil {
		m.Least(listWidth, 0)
		m.Keep(m.Room()) // as large whatever is found
	}
	if m.Low() {
		l.tellOfFiles(m) // below, the rows need the room
	}
	m.InFoot()
	if l.say != "" {
		m.Text(l.say, listWidth)
	}
	if l.naming != nil {
		l.askNames(g, m)
	} else {
		l.buttons(g, m)
	}
	m.Lay()
	if !first {
		m.ScrollTo(scrolled)
	}
	if l.rows && (l.naming == nil || m.ScrollsBody()) { // the fields of names stay in view beside the rows
		m.BringRow(l.index())
	}
	if l.naming != nil {
		m.Focus(l.naming)
	}
	l.focus = m.Focused()
}

// buildSearch adds what the list is searched and sorted by.
func (l *list) buildSearch(m *menu.Menu) {
	l.field = m.NewField("Search", l.search, "Search names, characters, difficulty, year", nil)
	l.field.ChangedEvent.AddHandler(func(any) {
		if search := l.field.GetText(); search != l.search {
			l.act = func(*app.App) error { l.find(search); return nil }
		}
	})
	l.field.SubmitEvent.AddHandler(func(any) {
		if len(l.shown) > 0 {
			l.menu.FocusRow(l.index())
		}
	})
	next := (l.order + 1) % numOrders
	say := "Sort: " + orderName[l.order]
	sorts := m.NewShort("S", say, func() { l.act = func(*app.App) error { l.sortBy(next); return nil } })
	m.Says(sorts, say, "Press to sort by "+orderName[next])
	m.Seeking(l.field, sorts)
	l.count = m.NewParagraph(l.counted(), listWidth)
	m.Add(l.count)
}

// counted says how many campaigns there are, how many are found, and how far they have been read.
func (l *list) counted() string {
	say := fmt.Sprintf("%d campaigns", len(l.all))
	if l.search != "" {
		say = fmt.Sprintf("%d of %d campaigns found", len(l.shown), len(l.all))
	}
	if l.unread > 0 {
		say += fmt.Sprintf(", %d read so far", len(l.all)-l.unread)
	}
	return say + "."
}

// newRow returns the row of one of the campaigns shown.
func (l *list) newRow(g *app.App, m *menu.Menu, i int) *widget.Button {
	it := l.shown[i]
	b := m.NewPlate(menu.Plate{
		Name: it.File, Free: menu.NarrowSide, Chosen: it == l.chosen,
		Do: func() { l.act = func(g *app.App) error { return l.click(g, it) } },
	})
	b.GetWidget().MinWidth, b.GetWidget().MinHeight = min(m.Px(listWidth), m.Inner), m.Px(layout.CampaignHeight)
	m.SaysNow(b, func() []string { return []string{it.row.Name, it.row.Trouble, it.row.Where, it.row.Who, it.row.Played} })
	var whole, cut string // its name, and as much of it as the row has room for
	m.Paints(b, func(screen *ebiten.Image, r layout.Rect) {
		row := layout.LayCampaign(r, m.Unit)
		of := it.row
		if of.Name != whole {
			whole, cut = of.Name, m.Squeezed("", of.Name, "", row.Name.W/m.Unit+2*menu.WideSide)
		}
		of.Name = cut
		g.Painter.DrawCampaign(screen, m.Unit, &row, &of)
	})
	return b
}

// click chooses a campaign; two clicks, or Enter on the one that is chosen, take it up.
func (l *list) click(g *app.App, it *item) error {
	again := it == l.chosen && (g.Skin.ByKeys || time.Since(l.clicked) < doubleClick)
	l.clicked = time.Now()
	l.menu.StopWriting()
	if again && l.naming == nil && l.entry(g).Trouble == nil {
		return l.play(g)
	}
	l.chooseFile(it.File)
	return nil
}

// entry returns the chosen campaign at a glance.
func (l *list) entry(g *app.App) *saves.Entry {
	l.near[l.chosen] = true
	return l.chosen.look(g.BookWith, time.Now())
}

// buttons are what can be done with the chosen campaign, and what leads elsewhere.
func (l *list) buttons(g *app.App, m *menu.Menu) {
	var can []*widget.Button
	if l.chosen != nil || l.field != nil { // of none found they are disabled, so that the sheet stays as wide
		e := &saves.Entry{}
		if l.chosen != nil {
			e = l.entry(g)
		}
		for _, note := range e.Notes {
			m.Text(note, listWidth)
		}
		if e.Trouble == nil {
			can = append(can, l.do(m, "P", "Play", l.play), l.do(m, "R", "Replay", l.replay))
			if e.Winter == nil { // its table shows the review
				can = append(can, l.do(m, "V", "Review", l.review))
			}
		}
		remove := l.do(m, "", "Delete", l.remove)
		m.PressedBy("Delete", remove)
		can = append(can,
			l.do(m, "N", "Rename", func(g *app.App) error { return l.beginNaming(g, m) }),
			l.do(m, "C", "Duplicate", l.duplicate),
			l.do(m, "E", "Export", l.export),
			remove,
		)
		for _, b := range can {
			b.GetWidget().Disabled = l.chosen == nil
		}
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

func (l *list) play(g *app.App) error {
	return g.Routes.Resume(g, l.chosen.File)
}

// replay looks at the chosen campaign again, from its beginning.
func (l *list) replay(g *app.App) error {
	return g.Routes.Replay(g, l.chosen.File, func(g *app.App) { g.Show(l) })
}

// review looks at what decided the chosen campaign.
func (l *list) review(g *app.App) error {
	return g.Routes.Review(g, l.chosen.File, func(g *app.App) { g.Show(l) })
}

func (l *list) duplicate(g *app.App) error {
	return l.done(g, "copied")(g.Folder().Duplicate(l.chosen.File))
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
			l.read(g)
			l.show(file)
			l.say = "\"" + l.titleOf(g, file) + "\" is " + what + "."
		}
		return err
	}
}

// show chooses the campaign in a file. If it is not among those found, all are shown.
func (l *list) show(file string) {
	if l.search != "" && !slices.ContainsFunc(l.shown, func(it *item) bool { return it.File == file }) {
		l.search = ""
		l.arrange()
	}
	l.chooseFile(file)
}

// titleOf returns what the campaign in a file is called.
func (l *list) titleOf(g *app.App, file string) string {
	if l.chosenFile() != file {
		return saves.NameOf(file)
	}
	return l.entry(g).Title()
}

func (l *list) remove(g *app.App) error {
	name := l.chosen.row.Name
	deleted, err := g.Folder().Delete(l.chosen.File)
	if err == nil {
		l.deleted, l.say = deleted, "\""+name+"\" is deleted."
		l.read(g)
	}
	return err
}

func (l *list) export(g *app.App) error {
	file, err := g.Folder().Export(l.chosen.File, saves.Documents())
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
