// Package yearend lays the sheets of the chronicle over a table: the end of a year, the beginning of the next, and the end of the
// campaign.
package yearend

import (
	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/menu"
	"sixwinters/game/menu/chapter"
	"sixwinters/game/story"
	"sixwinters/render/scenery"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// Pages lays the sheet of what has ended over the table, once nothing moves any more.
type Pages struct {
	board.Base
	*State
}

// State is which sheet has been shown, and where the sheets lead.
type State struct {
	Replays func(g *app.App, from int) error // replays the campaign from a move on
	Reviews func(g *app.App) error           // opens the review of the campaign

	Page Page // shown last
}

// Page names a sheet of the chronicle, so that each is shown once.
type Page struct {
	Phase rules.Phase
	Year  uint8
}

// PageOf returns the page that a table has come to.
func PageOf(s *rules.State) Page { return Page{s.Phase, s.Year} }

// ReadPage makes the page that the game has come to one that has been read.
func (p *State) ReadPage(t *board.Board) { p.Page = PageOf(t.Campaign.Now()) }

func (p Pages) Tick(t *board.Board, _ *app.App) (stale, keeps bool) {
	now := PageOf(&t.State)
	if now == p.Page {
		return false, false
	}
	p.Page = now
	sheet := p.sheet(t)
	if sheet != nil {
		t.Dialog = sheet
	}
	return sheet != nil, sheet != nil
}

// TakenBack keeps a sheet away that was there before the move that is taken back.
func (p Pages) TakenBack(t *board.Board, _ *app.App) { p.ReadPage(t) }

// Answers leads back from the table to the sheet.
func (p Pages) Answers(t *board.Board) []board.Choice {
	if p.sheet(t) == nil {
		return nil
	}
	return []board.Choice{{Label: "back to the sheet", Do: func(*app.App) { t.Dialog = p.sheet(t) }}}
}

// NewYear lays the sheet between two years over the table once the new one has begun, before anything is dealt or asked.
type NewYear struct {
	board.Base
	*State
}

func (n NewYear) Tick(t *board.Board, _ *app.App) (stale, keeps bool) {
	p := n.State
	now := PageOf(&t.State)
	if now.Phase != rules.Setup || now.Year == 1 || now == p.Page || t.Shown.Year < now.Year || t.Beats.Shows(story.YearBegun) {
		return false, false
	}
	p.Page, t.Dialog = now, newYearBegins(t, p)
	return true, true
}

// sheet returns that of the year or the campaign that has just ended, or nil.
func (p *State) sheet(t *board.Board) *app.Dialog {
	switch t.State.Phase {
	case rules.YearOver:
		return newYearOver(t, p)
	case rules.CampaignOver:
		return NewCampaignOver(t, p)
	}
	return nil
}

// newYearOver returns the sheet at the end of a year: what was reached, and what will stay of it.
func newYearOver(t *board.Board, p *State) *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		t.Guide.LessonOnSheet(g, m)
		year := t.Log.Annals.Year(t.Book, &t.State)
		p.write(t, g, m, chapter.Chapter{
			Chapter: chronicle.YearChapter(t.Book, &t.State, year), Story: chronicle.Tale(t.Book, &t.State, year), Fates: true,
			Picture: scenery.YearTale(t.Book, &t.State, year),
		})
		m.TurnsTo("C", "Continue", d.Does(func(g *app.App) { t.Play(g, rules.Move{Kind: rules.MoveGoOn}) }), p.elsewhere(t, g, m, d)...)
	}}
}

// newYearBegins returns the sheet between two years: what the session end left behind.
func newYearBegins(t *board.Board, p *State) *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		last := &t.Log.Annals.Years[t.State.Year-2]
		p.write(t, g, m, chapter.Chapter{
			Chapter: chronicle.NextYearChapter(t.Book, &t.State, last), Picture: scenery.NextYearTale(t.Book, &t.State, last),
		})
		m.TurnsTo("C", "Choose the characters of the year", d.Press(nil))
	}}
}

// NewCampaignOver returns the last sheet: the score, and the story of all years.
func NewCampaignOver(t *board.Board, p *State) *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		p.write(t, g, m, chapter.Chapter{
			Chapter: chronicle.CampaignChapter(t.Book, &t.State, &t.Log.Annals), Picture: scenery.CampaignTale(t.Book, &t.State, &t.Log.Annals),
			Won: int(t.Book.Score(&t.State).Victory), Most: int(rules.Total), Fates: true,
		})
		m.TurnsTo("R", "Replay", d.Press(func(g *app.App) error { return p.Replays(g, 0) }), p.elsewhere(t, g, m, d)...)
	}}
}

// elsewhere returns the buttons of a sheet that lead to the table under it and to the title.
func (p *State) elsewhere(t *board.Board, g *app.App, m *menu.Menu, d *app.Dialog) []*widget.Button {
	return []*widget.Button{
		m.NewShort("V", "Review", d.Press(p.Reviews)),
		m.NewShort("T", "The table", d.Press(nil)),
		m.NewShort("L", "Quit to title", d.Press(t.Leave(g.Routes.Title))),
	}
}

func (p *State) write(t *board.Board, g *app.App, m *menu.Menu, c chapter.Chapter) {
	w := chapter.Writer{Book: t.Book, State: &t.State, Annals: &t.Log.Annals, Painter: g.Painter, OpenRule: g.OpenRules}
	w.Write(m, &c)
}
