// Package yearend lays the sheets of the chronicle over a table: the end of a year, the beginning of the next, and the end of the
// campaign.
package yearend

import (
	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/chapter"
	"sixwinters/game/layer"
	"sixwinters/game/logbook"
	"sixwinters/game/menu"
	"sixwinters/game/moment"
	"sixwinters/game/sheet"
	"sixwinters/render"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// Pages lays the sheet of what has ended over the table, once nothing moves any more.
type Pages struct {
	layer.Base
	game    *board.Position
	guide   board.Guide
	keeping *board.Keeping
	replays func(g *app.App, from int) error
	reviews func(g *app.App) error // opens the review of the campaign
	log     *logbook.Log
	sheets  *sheet.Sheets
	showing *board.Showing

	Page Page // shown last
}

// Over returns the layer over a board. replays replays the campaign from a move on.
func Over(b *board.Board, replays func(g *app.App, from int) error, reviews func(g *app.App) error) Pages {
	return Pages{reviews: reviews, game: &b.Position, replays: replays, guide: b.Guide, keeping: &b.Keeping, log: &b.Log.Log, sheets: &b.Sheets, showing: &b.Showing}
}

// Page names a sheet of the chronicle, so that each is shown once.
type Page struct {
	Phase rules.Phase
	Year  uint8
}

// PageOf returns the page that a table has come to.
func PageOf(s *rules.State) Page { return Page{s.Phase, s.Year} }

// ReadPage makes the page that the game has come to one that has been read.
func (p *Pages) ReadPage() { p.Page = PageOf(p.keeping.Campaign.Now()) }

func (p *Pages) Tick(*app.App) (stale, keeps bool) {
	now := PageOf(&p.game.State)
	if now == p.Page {
		return false, false
	}
	p.Page = now
	sheet := p.sheet()
	if sheet != nil {
		p.sheets.Dialog = sheet
	}
	return sheet != nil, sheet != nil
}

// TakenBack keeps a sheet away that was there before the move that is taken back.
func (p *Pages) TakenBack(*app.App) { p.ReadPage() }

// Answers leads back from the table to the sheet.
func (p *Pages) Answers() []board.Choice {
	if p.sheet() == nil {
		return nil
	}
	return []board.Choice{{Label: "back to the sheet", Do: func(*app.App) { p.sheets.Dialog = p.sheet() }}}
}

// NewYear lays the sheet between two years over the table once the new one has begun, before anything is dealt or asked.
type NewYear struct {
	layer.Base
	Pages *Pages
}

func (n NewYear) Tick(*app.App) (stale, keeps bool) {
	p := n.Pages
	now := PageOf(&p.game.State)
	if now.Phase != rules.Setup || now.Year == 1 || now == p.Page || p.game.Shown.Year < now.Year || p.showing.Beats.Shows(moment.YearBegun) {
		return false, false
	}
	p.Page, p.sheets.Dialog = now, newYearBegins(p)
	return true, true
}

// sheet returns that of the year or the campaign that has just ended, or nil.
func (p *Pages) sheet() *sheet.Dialog {
	switch p.game.State.Phase {
	case rules.YearOver:
		return newYearOver(p)
	case rules.CampaignOver:
		return NewCampaignOver(p)
	}
	return nil
}

// newYearOver returns the sheet at the end of a year: what was reached, and what will stay of it.
func newYearOver(p *Pages) *sheet.Dialog {
	return &sheet.Dialog{Build: func(g *app.App, m *menu.Menu, d *sheet.Dialog) {
		p.guide.LessonOnSheet(g, m)
		p.write(g, m, chapter.Chapter{
			Chapter: chronicle.YearChapter(p.game.Book, &p.game.State, p.log.Annals.Year(p.game.Book, &p.game.State)), Fates: true, Banner: p.winter(),
		})
		m.TurnsTo("C", "Continue", d.Does(func(g *app.App) { p.keeping.Play(g, rules.Move{Kind: rules.MoveGoOn}) }), p.elsewhere(g, m, d)...)
	}}
}

// newYearBegins returns the sheet between two years: what the session end left behind.
func newYearBegins(p *Pages) *sheet.Dialog {
	return &sheet.Dialog{Build: func(g *app.App, m *menu.Menu, d *sheet.Dialog) {
		last := &p.log.Annals.Years[p.game.State.Year-2]
		p.write(g, m, chapter.Chapter{Chapter: chronicle.NextYearChapter(p.game.Book, &p.game.State, last), Banner: p.winter()})
		m.TurnsTo("C", "Choose the characters of the year", d.Press(nil))
	}}
}

// NewCampaignOver returns the last sheet: the score, and the story of all years.
func NewCampaignOver(p *Pages) *sheet.Dialog {
	return &sheet.Dialog{Build: func(g *app.App, m *menu.Menu, d *sheet.Dialog) {
		p.write(g, m, chapter.Chapter{
			Chapter: chronicle.CampaignChapter(p.game.Book, &p.game.State, &p.log.Annals), Banner: lastBanners[p.game.Book.Score(&p.game.State).Victory],
		})
		m.TurnsTo("R", "Replay", d.Press(func(g *app.App) error { return p.replays(g, 0) }), p.elsewhere(g, m, d)...)
	}}
}

// elsewhere returns the buttons of a sheet that lead to the table under it and to the title.
func (p *Pages) elsewhere(g *app.App, m *menu.Menu, d *sheet.Dialog) []*widget.Button {
	return []*widget.Button{
		m.NewShort("V", "Review", d.Press(p.reviews)),
		m.NewShort("T", "The table", d.Press(nil)),
		m.NewShort("L", "Quit to title", d.Press(p.keeping.Leave(g.Routes.Title))),
	}
}

func (p *Pages) write(g *app.App, m *menu.Menu, c chapter.Chapter) {
	w := chapter.Writer{Book: p.game.Book, State: &p.game.State, Annals: &p.log.Annals, Painter: g.Painter, OpenRule: g.OpenRules}
	w.Write(m, &c)
}

// winter returns the season in which a year ends and the next begins, with the symbols that show.
func (p *Pages) winter() render.Event {
	return render.Event{Season: content.Winter, Symbols: p.game.Book.Symbols(&p.game.State, content.Winter)}
}

// lastBanners are the pictures of the last sheet: the winter stays after a defeat, and a better victory is nearer to summer.
var lastBanners = [...]render.Event{
	rules.Defeat:  {Season: content.Winter, Symbols: 3},
	rules.Pyrrhic: {Season: content.Winter},
	rules.Major:   {Season: content.Spring},
	rules.Total:   {Season: content.Summer},
}
