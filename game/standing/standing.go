// Package standing is the sheet that answers "How are we doing?": the six tracks as straight lines, what lies ahead on them, and
// the score if the campaign ended now.
package standing

import (
	"slices"
	"strings"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/logbook"
	"sixwinters/game/menu"
	"sixwinters/game/sheet"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules/chronicle"
	"sixwinters/sound"
)

// Standing opens the sheet.
type Standing struct {
	layer.Base
	game   *board.Position
	log    *logbook.Log
	sheets *sheet.Sheets
}

// Over returns the layer over a board.
func Over(b *board.Board) *Standing {
	return &Standing{game: &b.Position, log: &b.Log.Log, sheets: &b.Sheets}
}

// Key opens the sheet. What closes it are its own keys, and any that mean nothing on it.
func (s *Standing) Key(g *app.App) bool {
	asks := g.Keyboard.Asks(command.Standing)
	if asks {
		s.Open(g)
	}
	return asks
}

// Release opens the sheet by its button.
func (s *Standing) Release(g *app.App, on layout.Target) bool {
	is := on == layout.Target{Kind: layout.Button, N: layout.ButtonStanding}
	if is {
		g.Hear(sound.Press, 0)
		s.Open(g)
	}
	return is
}

// Open lays the sheet over the table.
func (s *Standing) Open(g *app.App) {
	s.sheets.Dialog = &sheet.Dialog{AnyKey: true, Build: s.build}
	g.Stale = true
}

// Width and heights of the sheet in units.
const (
	width     = 1120
	keyHeight = 18
)

func (s *Standing) build(g *app.App, m *menu.Menu, d *sheet.Dialog) {
	c := chronicle.StandingChapter(s.game.Book, &s.game.State, s.log.Annals.Year(s.game.Book, &s.game.State))
	painted := func(draw func(on render.Chapter, r layout.Rect)) func(*ebiten.Image, layout.Rect) {
		return func(screen *ebiten.Image, r layout.Rect) {
			draw(g.Painter.Chapter(screen, m.Unit(), s.game.Book.Content()), r)
		}
	}
	saying := func(say, icon, rule string, width int) *widget.Button {
		return m.NewSaying(say, width, func() { g.OpenRules(rule) }, painted(func(on render.Chapter, r layout.Rect) { on.Sign(r, icon) }))
	}
	all := min(m.Px(width), m.Inner())
	m.Call("How are we doing?")
	m.Add(m.NewPainting(all, m.Px(layout.LowBanner), painted(func(on render.Chapter, r layout.Rect) {
		on.Banner(r, s.season(), "How are we doing in "+strings.ToLower(c.Head[:1])+c.Head[1:]+"?", c.Outcome)
	})))
	row := int(layout.StandingRow(float64(all), m.Unit()))
	m.Add(m.NewPainting(all, m.Px(keyHeight), painted(render.Chapter.StandingKey)))
	var rows [content.NumResources]*widget.Button
	var heights [content.NumResources]int // of what lies ahead
	for r := range c.Tracks {
		heights[r] = int(g.Painter.Chapter(nil, m.Unit(), s.game.Book.Content()).AheadHeight(strings.Join(c.Tracks[r].Coming, " "), float64(all)))
	}
	high := slices.Max(heights[:])
	cramped := len(rows)*row+high > g.Height // a foot would leave too little of the tracks
	ahead := func(high int, say func() string) {
		m.Add(m.NewPainting(all, high, painted(func(on render.Chapter, r layout.Rect) { on.Ahead(r, say()) })))
	}
	for r := range content.Resource(content.NumResources) {
		rows[r] = m.NewLink(r.String(), all, row, func() { g.OpenRules("tracks") },
			painted(func(on render.Chapter, at layout.Rect) { on.Standing(at, r, &c.Tracks[r]) }))
		m.Add(rows[r])
		if cramped {
			ahead(heights[r], func() string { return strings.Join(c.Tracks[r].Coming, " ") })
		}
	}
	for _, line := range c.Lines {
		m.Add(saying(line.Say, line.Icon, line.Rule, all))
	}
	m.Add(saying(c.Verdict, "end", c.Rule, all))
	if !cramped {
		m.InFoot()
		ahead(high, func() string { return s.pointed(g, m, rows[:], &c) })
	}
}

// pointed returns what lies ahead on the track that the pointer or the keyboard is on.
func (s *Standing) pointed(g *app.App, m *menu.Menu, rows []*widget.Button, c *chronicle.Chapter) string {
	for r, row := range rows {
		at := render.RectOf(row.GetWidget().Rect)
		if widget.Focuser(row) == m.Focused() || m.Focused() == nil && at.Contains(g.Pointer.X, g.Pointer.Y) {
			return strings.Join(c.Tracks[r].Coming, " ")
		}
	}
	return "Hover over a track to see what lies ahead. Click it to read its rule."
}

// season returns the picture at the head of the sheet.
func (s *Standing) season() render.Event {
	season := s.game.Book.Season(&s.game.State)
	return render.Event{Season: season, Symbols: s.game.Book.Symbols(&s.game.State, season)}
}
