package board

import (
	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/chapter"
	"sixwinters/game/layer"
	"sixwinters/game/menu"
	"sixwinters/render"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// The sheets of the chronicle: the end of a year, the beginning of the next, and the end of the campaign.

// Sheets are what lies over all of the table and asks something.
type Sheets struct {
	layer.Base
	*Board

	Dialog *Dialog // the sheet that lies there; nil for none
	Failed error   // of what was pressed last on a sheet
	Page   Page    // the last sheet of the chronicle that was shown
}

// Page names a sheet of the chronicle, so that each is shown once.
type Page struct {
	Phase rules.Phase
	Year  uint8
}

// PageNow is the sheet that the game has come to.
func (c *Sheets) PageNow() Page { return Page{c.State.Phase, c.State.Year} }

// TurnYear shows the sheet between two years as soon as the new one is seen to begin, before anything is dealt for it or asked in
// it, if it has not been shown yet. It reports whether it did.
func (c *Sheets) TurnYear() bool {
	now := c.PageNow()
	if now.Phase != rules.Setup || now.Year == 1 || now == c.Page || c.Shown.Year < now.Year {
		return false
	}
	c.Page = now
	c.Dialog = newYearBegins(c)
	return true
}

// turnPage shows the sheet of what has ended, if it has not been shown yet, and reports whether it did.
func (c *Sheets) turnPage() bool {
	now := c.PageNow()
	if now == c.Page {
		return false
	}
	c.Page = now
	sheet := c.sheet()
	if sheet != nil {
		c.Dialog = sheet
	}
	return sheet != nil
}

// sheet is that of the year or the campaign that has just ended, or nil.
func (c *Sheets) sheet() *Dialog {
	switch c.State.Phase {
	case rules.YearOver:
		return newYearOver(c)
	case rules.CampaignOver:
		return NewCampaignOver(c)
	}
	return nil
}

// sheetAgain is the way back to the sheet from the table that it was put aside for.
func (c *Sheets) sheetAgain() []Choice {
	if c.sheet() == nil {
		return nil
	}
	return []Choice{{Label: "the sheet again", do: func(*app.App) { c.Dialog = c.sheet() }}}
}

// The width of a sheet's text in 720ths of the window's height.
const SheetWidth = 620

// newYearOver is the sheet at the end of a year: what was reached, and what will stay of it.
func newYearOver(c *Sheets) *Dialog {
	return &Dialog{Build: func(g *app.App, m *menu.Menu, d *Dialog) {
		s := &c.State
		c.Guide.LessonOnSheet(g, m)
		c.writer(g).Write(m, &chapter.Chapter{
			Chapter: chronicle.YearChapter(c.Book, s, c.Log.Annals.Year(c.Book, s)), Fates: true,
			Banner: c.winter(),
		})
		m.TurnsTo("G", "Go on", d.Does(func(g *app.App) { c.Play(g, rules.Move{Kind: rules.MoveGoOn}) }), c.elsewhere(g, m, d)...)
	}}
}

// elsewhere are the buttons of a sheet that lead to the table under it and to the title.
func (c *Sheets) elsewhere(g *app.App, m *menu.Menu, d *Dialog) []*widget.Button {
	return []*widget.Button{
		m.Lettered("T", m.NewButton("The table", d.Press(nil))),
		m.Lettered("L", m.NewButton("To the title", d.Press(c.Keeping.Leave(g.Routes.Title)))),
	}
}

// writer writes the chapters of this campaign.
func (c *Sheets) writer(g *app.App) *chapter.Writer {
	return &chapter.Writer{Book: c.Book, State: &c.State, Annals: &c.Telling.Log.Annals, Painter: g.Painter, OpenRule: g.OpenRules}
}

// winter is the season in which a year ends and the next begins, with the symbols that show.
func (c *Sheets) winter() render.Event {
	return render.Event{Season: content.Winter, Symbols: c.Book.Symbols(&c.State, content.Winter)}
}

// newYearBegins is the sheet between two years: what the session end left behind.
func newYearBegins(c *Sheets) *Dialog {
	return &Dialog{Build: func(g *app.App, m *menu.Menu, d *Dialog) {
		s := &c.State
		c.writer(g).Write(m, &chapter.Chapter{
			Chapter: chronicle.NextYearChapter(c.Book, s, &c.Log.Annals.Years[s.Year-2]),
			Banner:  c.winter(),
		})
		m.TurnsTo("C", "Choose the characters of the year", d.Press(nil))
	}}
}

// NewCampaignOver is the last sheet: the score, and the story of all years.
func NewCampaignOver(c *Sheets) *Dialog {
	return &Dialog{Build: func(g *app.App, m *menu.Menu, d *Dialog) {
		c.writer(g).Write(m, &chapter.Chapter{
			Chapter: chronicle.CampaignChapter(c.Book, &c.State, &c.Log.Annals), Banner: afterAll[c.Book.Score(&c.State).Victory],
		})
		m.TurnsTo("R", "Replay", d.Press(func(g *app.App) error { return c.Replays(g, 0) }), c.elsewhere(g, m, d)...)
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

// NewYear lays the sheet between two years over the table.
type NewYear struct {
	layer.Base
	Sheets *Sheets
}

// Tick keeps the tick in which the sheet comes.
func (n NewYear) Tick(*app.App) (stale, keeps bool) {
	comes := n.Sheets.TurnYear()
	return comes, comes
}

// Endings lays the sheets of what has ended over the table, once nothing moves any more.
type Endings struct {
	layer.Base
	Sheets *Sheets
}

// Tick keeps the tick in which a sheet comes.
func (e Endings) Tick(*app.App) (stale, keeps bool) {
	comes := e.Sheets.turnPage()
	return comes, comes
}
