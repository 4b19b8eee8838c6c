package table

import (
	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/chapter"
	"sixwinters/game/layer"
	"sixwinters/game/menu"
	"sixwinters/render"
	"sixwinters/rules"
)

// The sheets of the chronicle: the end of a year, the beginning of the next, and the end of the campaign.

// sheets are what lies over all of the table and asks something.
type sheets struct {
	layer.Base
	*board

	dialog *dialog // the sheet that lies there; nil for none
	failed error   // of what was pressed last on a sheet
	page   page    // the last sheet of the chronicle that was shown
}

// page names a sheet of the chronicle, so that each is shown once.
type page struct {
	phase rules.Phase
	year  uint8
}

// pageNow is the sheet that the game has come to.
func (c *sheets) pageNow() page { return page{c.state.Phase, c.state.Year} }

// turnYear shows the sheet between two years as soon as the new one is seen to begin, before anything is dealt for it or asked in it, if it
// has not been shown yet. It reports whether it did.
func (c *sheets) turnYear() bool {
	now := c.pageNow()
	if now.phase != rules.Setup || now.year == 1 || now == c.page || c.shown.Year < now.year {
		return false
	}
	c.page = now
	c.dialog = newYearBegins(c)
	return true
}

// turnPage shows the sheet of what has ended, if it has not been shown yet, and reports whether it did.
func (c *sheets) turnPage() bool {
	now := c.pageNow()
	if now == c.page {
		return false
	}
	c.page = now
	sheet := c.sheet()
	if sheet != nil {
		c.dialog = sheet
	}
	return sheet != nil
}

// sheet is that of the year or the campaign that has just ended, or nil.
func (c *sheets) sheet() *dialog {
	switch c.state.Phase {
	case rules.YearOver:
		return newYearOver(c)
	case rules.CampaignOver:
		return newCampaignOver(c)
	}
	return nil
}

// sheetAgain is the way back to the sheet from the table that it was put aside for.
func (c *sheets) sheetAgain() []choice {
	if c.sheet() == nil {
		return nil
	}
	return []choice{{label: "the sheet again", do: func(*app.App) { c.dialog = c.sheet() }}}
}

// The width of a sheet's text in 720ths of the window's height.
const sheetWidth = 620

// newYearOver is the sheet at the end of a year: what was reached, and what will stay of it.
func newYearOver(c *sheets) *dialog {
	return &dialog{build: func(g *app.App, m *menu.Menu, d *dialog) {
		s := &c.state
		c.guide.lessonOnSheet(g, m)
		c.writer(g).Write(m, &chapter.Chapter{
			Chapter: c.book.YearChapter(s, c.log.Annals.Year(c.book, s)), Fates: true,
			Banner: c.winter(),
		})
		m.TurnsTo("G", "Go on", d.does(func(g *app.App) { c.play(g, rules.Move{Kind: rules.MoveGoOn}) }), c.elsewhere(g, m, d)...)
	}}
}

// elsewhere are the buttons of a sheet that lead to the table under it and to the title.
func (c *sheets) elsewhere(g *app.App, m *menu.Menu, d *dialog) []*widget.Button {
	return []*widget.Button{
		m.Lettered("T", m.NewButton("The table", d.press(nil))),
		m.Lettered("L", m.NewButton("To the title", d.press(c.keeping.leave(g.Routes.Title)))),
	}
}

// writer writes the chapters of this campaign.
func (c *sheets) writer(g *app.App) *chapter.Writer {
	return &chapter.Writer{Book: c.book, State: &c.state, Annals: &c.telling.log.Annals, Painter: g.Painter, OpenRule: g.OpenRules}
}

// winter is the season in which a year ends and the next begins, with the symbols that show.
func (c *sheets) winter() render.Event {
	return render.Event{Season: content.Winter, Symbols: c.book.Symbols(&c.state, content.Winter)}
}

// newYearBegins is the sheet between two years: what the session end left behind.
func newYearBegins(c *sheets) *dialog {
	return &dialog{build: func(g *app.App, m *menu.Menu, d *dialog) {
		s := &c.state
		c.writer(g).Write(m, &chapter.Chapter{
			Chapter: c.book.NextYearChapter(s, &c.log.Annals.Years[s.Year-2]),
			Banner:  c.winter(),
		})
		m.TurnsTo("C", "Choose the characters of the year", d.press(nil))
	}}
}

// newCampaignOver is the last sheet: the score, and the story of all years.
func newCampaignOver(c *sheets) *dialog {
	return &dialog{build: func(g *app.App, m *menu.Menu, d *dialog) {
		c.writer(g).Write(m, &chapter.Chapter{Chapter: c.book.CampaignChapter(&c.state, &c.log.Annals), Banner: afterAll[c.book.Score(&c.state).Victory]})
		m.TurnsTo("R", "Replay", d.press(func(g *app.App) error { return c.replays(g, 0) }), c.elsewhere(g, m, d)...)
	}}
}

// afterAll are the pictures of the last sheet: the winter stays after a defeat, and the better the victory the further is
// the spring.
var afterAll = [...]render.Event{
	rules.Defeat:  {Season: content.Winter, Symbols: 3},
	rules.Pyrrhic: {Season: content.Winter},
	rules.Major:   {Season: content.Spring},
	rules.Total:   {Season: content.Summer},
}

// newYear lays the sheet between two years over the table.
type newYear struct {
	layer.Base
	sheets *sheets
}

// Tick keeps the tick in which the sheet comes.
func (n newYear) Tick(*app.App) (stale, keeps bool) {
	comes := n.sheets.turnYear()
	return comes, comes
}

// endings lays the sheets of what has ended over the table, once nothing moves any more.
type endings struct {
	layer.Base
	sheets *sheets
}

// Tick keeps the tick in which a sheet comes.
func (e endings) Tick(*app.App) (stale, keeps bool) {
	comes := e.sheets.turnPage()
	return comes, comes
}
