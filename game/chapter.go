package game

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/menu"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// A chapter of the chronicle as it stands on a sheet: the season's picture and the outcome, the tracks, what was won and
// lost, and the path of the years. Every line of it leads to its rule.

// chapterWidth is the width of a chapter in units; the others are what its parts need at the least.
const (
	chapterWidth = 1080
	leastColumn  = 500 // of each of two columns
	pathLeast    = 120 // of a year on the path
	changeLeast  = 225 // of a change of locations
)

// chapter is what a sheet tells.
type chapter struct {
	rules.Chapter
	banner render.Event
	fates  bool // of the characters are told
}

// bannerHeight is the height of the picture at the head of a sheet, in pixels.
func bannerHeight(m *menu.Menu) int {
	if m.Low() {
		return m.Px(layout.LowBanner)
	}
	return m.Px(layout.BannerHeight)
}

// chapter writes a chapter on a menu.
func (t *table) chapter(g *Game, m *menu.Menu, c *chapter) {
	all := min(m.Px(chapterWidth), m.Inner()) - 2*m.Paper().Glow() // as wide as the buttons below look
	rule := func(id string) func() { return func() { g.openRules(id) } }
	m.Call(c.Head)
	m.InBody()
	m.Inset(m.Paper().Glow())
	m.Add(m.NewPainting(all, bannerHeight(m), t.painted(g, m, func(on render.Chapter, r layout.Rect) {
		on.Banner(r, c.banner, c.Head, c.Outcome)
	})))
	m.Add(m.NewSaying(c.Verdict, all, rule(c.Rule), t.sign(g, m, "end")))
	column := (all - m.Gap()) / 2
	if column < m.Px(leastColumn) {
		column = all
	}
	if len(c.Places) > 0 {
		t.changes(g, m, c, all)
	}
	under, other := c.sides(column < all)
	m.Beside(column, 2, func(i int) {
		if i == 0 {
			t.tales(g, m, c, column)
			t.lines(g, m, c, column, under...)
			return
		}
		if c.fates {
			t.fates(g, m, column)
		}
		t.lines(g, m, c, column, other...)
	})
	t.path(g, m, all)
	m.InBody()
}

// sides are the parts of the chapter that are told under the tracks, and the others. After the last year nothing stays and nothing
// goes: in two columns, what was lost has the room of that, or else all of it would not be seen at once.
func (c *chapter) sides(columns bool) (under, other []rules.Part) {
	tells := func(l rules.Line) bool { return l.Part == rules.Stays || l.Part == rules.Goes }
	switch {
	case !c.fates:
		return nil, []rules.Part{rules.Won, rules.Lost, rules.Stays, rules.Goes}
	case columns && !slices.ContainsFunc(c.Lines, tells):
		return []rules.Part{rules.Lost}, []rules.Part{rules.Won}
	}
	return []rules.Part{rules.Stays, rules.Goes}, []rules.Part{rules.Won, rules.Lost}
}

// painted is what draws a part of the chapter on a menu.
func (t *table) painted(g *Game, m *menu.Menu, draw func(c render.Chapter, r layout.Rect)) func(screen *ebiten.Image, r layout.Rect) {
	return func(screen *ebiten.Image, r layout.Rect) {
		draw(g.painter.Chapter(screen, m.Unit(), t.book.Content()), r)
	}
}

// sign draws an icon before a line.
func (t *table) sign(g *Game, m *menu.Menu, icon string) func(screen *ebiten.Image, r layout.Rect) {
	return t.painted(g, m, func(c render.Chapter, r layout.Rect) { c.Sign(r, icon) })
}

// tales adds the tracks.
func (t *table) tales(g *Game, m *menu.Menu, c *chapter, width int) {
	m.Add(m.NewPainting(width, m.Px(layout.TaleHeight-4), t.painted(g, m, render.Chapter.TaleHead)))
	for r := range content.Resource(content.NumResources) {
		of := &c.Tracks[r]
		m.Add(m.NewLink(r.String(), width, m.Px(layout.TaleHeight), func() { g.openRules(of.Rule) },
			t.painted(g, m, func(c render.Chapter, at layout.Rect) { c.Tale(at, r, of) })))
	}
}

// lines adds the lines of some parts, each part under its heading.
func (t *table) lines(g *Game, m *menu.Menu, c *chapter, width int, parts ...rules.Part) {
	for _, part := range parts {
		begun := false
		for i := range c.Lines {
			line := &c.Lines[i]
			if line.Part != part {
				continue
			}
			if !begun {
				begun = true
				m.Add(m.NewSubheading(part.String(), width))
			}
			m.Add(m.NewSaying(line.Say, width, func() { g.openRules(line.Rule) }, t.sign(g, m, line.Icon)))
		}
	}
}

// fates adds how the characters have come through.
func (t *table) fates(g *Game, m *menu.Menu, width int) {
	fates := t.book.Fates(&t.state)
	each := (width - m.Gap()) / rules.NumPlayers
	m.Beside(each, rules.NumPlayers, func(p int) {
		of, player := &fates[p], ""
		if of.Character == content.NoCharacter {
			return
		}
		if t.book.Seats() {
			player = t.book.Who(p)
		}
		m.Add(m.NewLink(t.book.PlayerName(&t.state, p), each, m.Px(layout.FateHeight), func() { g.openRules(of.Rule) },
			t.painted(g, m, func(c render.Chapter, r layout.Rect) { c.Fate(r, of, player) })))
	})
}

// changes adds the locations that burned, each with the one in its place.
func (t *table) changes(g *Game, m *menu.Menu, c *chapter, width int) {
	each := max(m.Px(changeLeast), (width-(len(c.Places)-1)*m.Gap())/len(c.Places))
	m.Beside(min(each, width), len(c.Places), func(i int) {
		of := c.Places[i]
		m.Add(m.NewLink(rules.RegionName(of.Region), min(each, width), m.Px(layout.ChangeHeight), func() { g.openRules("locations") },
			t.painted(g, m, func(c render.Chapter, r layout.Rect) { c.Change(r, of) })))
	})
}

// path adds the years in a row.
func (t *table) path(g *Game, m *menu.Menu, width int) {
	each := (width - (rules.Years-1)*m.Gap()) / rules.Years
	if least := m.Px(pathLeast); each < least {
		each = (width - (rules.Years/2-1)*m.Gap()) / (rules.Years / 2)
	}
	m.Beside(each, rules.Years, func(i int) {
		of := render.PathYear{Year: i + 1, Now: i+1 == int(t.state.Year)}
		if i < len(t.log.Annals.Years) && (t.log.Annals.Years[i].Turns > 0 || t.log.Annals.Years[i].Lost) {
			of.Tale = &t.log.Annals.Years[i]
		}
		m.Add(m.NewPainting(each, m.Px(layout.YearHeight), t.painted(g, m, func(c render.Chapter, r layout.Rect) { c.PathYear(r, of) })))
	})
}
