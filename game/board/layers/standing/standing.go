// Package standing is the sheet that answers "How are we doing?": the six tracks as straight lines, what lies ahead on them, and
// the score if the campaign ended now.
package standing

import (
	"cmp"
	"strings"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice/hints"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
	"sixwinters/sound"
)

type Standing struct {
	board.Base
}

// Key opens the sheet. What closes it are its own keys, and any that mean nothing on it.
func (s *Standing) Key(t *board.Board, g *app.App) bool {
	asks := g.Keyboard.Asks(command.Standing)
	if asks {
		s.Open(t, g)
	}
	return asks
}

// Release opens the sheet by its button.
func (s *Standing) Release(t *board.Board, g *app.App, on layout.Target) bool {
	is := on == layout.Target{Kind: layout.Button, N: layout.ButtonStanding}
	if is {
		g.Hear(sound.Press, 0)
		s.Open(t, g)
	}
	return is
}

// Open lays the sheet over the table.
func (s *Standing) Open(t *board.Board, g *app.App) {
	t.Dialog = &app.Dialog{AnyKey: true, Build: func(g *app.App, m *menu.Menu, d *app.Dialog) { s.build(t, g, m, d) }}
	g.Stale = true
}

// Width and heights of the sheet in units.
const (
	width      = 1120
	keyHeight  = 18
	lineHeight = 26
	lowTitle   = 18
)

func (s *Standing) build(t *board.Board, g *app.App, m *menu.Menu, d *app.Dialog) {
	c := chronicle.StandingChapter(t.Book, &t.Shown, t.Log.Annals.Year(t.Book, &t.Shown))
	over := t.Shown.Phase == rules.CampaignOver
	painted := func(draw func(on render.Chapter, r layout.Rect)) func(*ebiten.Image, layout.Rect) {
		return g.Painter.Painted(m.Unit, t.Book.Content(), draw)
	}
	saying := func(say, icon, rule string, width int) *widget.Button {
		return m.NewSaying(say, width, func() { g.OpenRules(rule) }, g.Painter.Sign(m.Unit, icon))
	}
	all := min(m.Px(width), m.Inner)
	head, high := c.Head, 0
	for r := range c.Tracks { // of what lies ahead on them
		high = max(high, 1+int(g.Painter.Chapter(nil, m.Unit, t.Book.Content()).AheadHeight(ahead(&c.Tracks[r]), float64(all))))
	}
	m.Call("How are we doing?")
	roomy := m.Px(layout.LowBanner+keyHeight+content.NumResources*layout.StandingHeight) + (len(c.Lines)+1)*m.Px(lineHeight) + high
	low := roomy+(content.NumResources+len(c.Lines)+4)*m.Gap() > m.Room()
	row := m.Px(layout.StandingHeight)
	if low {
		m.Title(head+". "+c.Outcome, lowTitle)
	} else {
		asks := "How are we doing in " + rules.LowerFirst(head) + "?"
		if over {
			asks = head + "."
		}
		m.Add(m.NewPainting(asks+" "+c.Outcome, all, m.Px(layout.LowBanner), painted(func(on render.Chapter, r layout.Rect) {
			on.Banner(r, s.season(t), asks, c.Outcome)
		})))
	}
	if low { // what lies ahead has its height first
		row = (m.Room() - m.BodyHeight() - m.Px(keyHeight) - high - 2*m.Gap()) / content.NumResources
		row = max(m.Px(layout.StandingLow), min(m.Px(layout.StandingHeight)-2, row))
	} else {
		m.Add(m.NewPainting("", all, m.Px(keyHeight), painted(render.Chapter.StandingKey)))
	}
	lead, heard, moved := "", false, false
	var began widget.Focuser
	if !over {
		lead = hints.Campaign(t.Book, &t.Shown)
	}
	var rows []*widget.Button
	var tracks []widget.PreferredSizeLocateableWidget
	for r := range content.Resource(content.NumResources) {
		b := m.NewLink(r.String(), c.Tracks[r].Words(r), all, row, func() { g.OpenRules("tracks") },
			painted(func(on render.Chapter, at layout.Rect) { on.Standing(at, r, &c.Tracks[r]) }))
		m.SaysNow(b, func() []string { // how it goes as the sheet opens, then all of a track where the focus comes to
			at := m.Focused()
			if !heard {
				heard, began = true, at
			}
			if moved = moved || at != began; moved && at == widget.Focuser(b) {
				return []string{c.Tracks[r].Words(r)}
			}
			if r == 0 && !moved {
				return []string{lead, c.Tracks[r].InShort(r)}
			}
			return []string{c.Tracks[r].InShort(r)}
		})
		rows, tracks = append(rows, b), append(tracks, b)
	}
	foot := func(on render.Chapter, r layout.Rect) {
		usual := "Hover over a track to see what lies ahead. Click it to read its rule."
		if low {
			usual = scores(&c)
		}
		say := s.pointed(g, m, rows, &c, usual)
		under := r
		if key := under.TakeTop(float64(m.Px(keyHeight))); low && (say == usual || on.AheadHeight(say, r.W) <= under.H) {
			on.StandingKey(key)
			r = under
		}
		on.Ahead(r, say)
	}
	if low {
		m.Add(m.NewStack(tracks...))
		rest := m.Room() - m.BodyHeight() - m.Gap()
		m.Add(m.NewLink(scores(&c), scores(&c), all, max(m.Px(lineHeight), min(m.Px(keyHeight)+high, rest)), func() { g.OpenRules(c.Rule) }, painted(foot)))
		return
	}
	m.Add(tracks...)
	for _, line := range c.Lines {
		m.Add(saying(line.Say, line.Icon, line.Rule, all))
	}
	m.Add(saying(c.Verdict, "end", c.Rule, all))
	if over {
		return // nothing lies ahead
	}
	m.InFoot()
	m.Add(m.NewPainting("", all, high, painted(foot)))
}

func ahead(of *chronicle.Track) string { return strings.Join(of.Coming, " ") }

// scores says what all tracks are worth.
func scores(c *chronicle.Chapter) string {
	say := ""
	for _, line := range c.Lines {
		say += line.Say + " "
	}
	return say + c.Verdict
}

// pointed returns what lies ahead on the track that the pointer or the keyboard is on; what is said usually if that is on none.
func (s *Standing) pointed(g *app.App, m *menu.Menu, rows []*widget.Button, c *chronicle.Chapter, usual string) string {
	for r, row := range rows {
		at := render.RectOf(row.GetWidget().Rect)
		if widget.Focuser(row) == m.Focused() || m.Focused() == nil && at.Contains(g.Pointer.X, g.Pointer.Y) {
			return cmp.Or(ahead(&c.Tracks[r]), usual)
		}
	}
	return usual
}

// season returns the picture at the head of the sheet.
func (s *Standing) season(t *board.Board) render.Event {
	season := t.Book.Season(&t.Shown)
	return render.Event{Season: season, Symbols: t.Book.Symbols(&t.Shown, season)}
}
