// Package chapter writes a chapter of the chronicle on a sheet: the season's picture and the outcome, the tracks, what was won
// and lost, the characters, and the path of the years. Every line of it leads to its rule. In a window of 1280 by 720 units and more it is
// one page, without anything to scroll to.
package chapter

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/menu"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/render/scenery"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// Width is the width of a chapter in units.
const Width = 1080

// What the parts of a chapter need at the least, in units.
const (
	leastColumn = 500 // each of two columns
	pathLeast   = 120 // a year on the path
	changeLeast = 225 // a change of locations
)

// The height of a picture: what a sheet has room for besides a page, in units: its buttons; its share of the height where it has all of the
// width, in percent; and the least, in units.
const (
	besides      = 54
	lowShare     = 64
	leastPicture = 150
)

type Chapter struct {
	chronicle.Chapter
	Picture   *scenery.Tale // what the picture beside it shows
	Story     string        // the year in two sentences, or ""
	Won, Most int           // the degree of a victory, and the highest; 0 of 0 for none
	Fates     bool          // of the characters are told
}

// Writer writes chapters of a campaign, with all that they tell of it and what their lines lead to.
type Writer struct {
	Book     *rules.Rulebook
	State    *rules.State      // the table as the chapter ends
	Annals   *chronicle.Annals // of all years until then
	Painter  *render.Painter
	OpenRule func(id string) // opens a rule by its id
}

// Write writes a chapter on a menu, but for the buttons below: its picture, as high as the sheet has room for, and beside it a page that
// tells of it, and below them what else there is to know.
func (w *Writer) Write(m *menu.Menu, c *Chapter) {
	all := min(m.Px(Width), m.Inner) - 2*m.Paper.Glow() // as wide as the buttons below look
	m.Call(c.Head)
	m.InBody()
	m.Inset(m.Paper.Glow())
	column, room := (all-m.Gap())/2, m.Room()-m.Px(besides)
	if column < m.Px(leastColumn) {
		w.tall(m, c, all, room)
		return
	}
	m.FirstThatFits(room, int(numForms), func(on *menu.Menu, n int) { w.spread(on, c, form(n), all, column, room) })
	m.InBody()
}

// form is how much a page tells, the fullest first.
type form int

// The forms. Each leaves out what the one before it has: the years as boxes; what stays and goes; headings and room between the tracks; the
// year's story.
const (
	whole form = iota
	slim
	now
	tight
	bare
	numForms
)

// spread writes a chapter on two columns: the picture above who came home, beside the page that tells of it.
func (w *Writer) spread(m *menu.Menu, c *Chapter, f form, all, column, room int) {
	years := m.Px(layout.YearHeight)
	if f >= slim {
		years = m.Px(layout.YearLow)
	}
	high := room - years - m.Gap()
	if c.Fates {
		high -= m.Px(layout.FateHeight) + m.Gap()
	}
	if len(c.Places) > 0 {
		high -= m.Px(layout.ChangeHeight) + m.Gap()
	}
	m.Beside([]int{column, column}, func(i int) {
		if i > 0 {
			w.page(m, c, f, column)
			return
		}
		w.picture(m, c, column, max(high, m.Px(leastPicture)))
		if c.Fates {
			w.fates(m, column)
		}
	})
	if len(c.Places) > 0 {
		w.changes(m, c, all)
	}
	w.path(m, all, years)
}

// tall writes a chapter in one column, which is scrolled.
func (w *Writer) tall(m *menu.Menu, c *Chapter, width, room int) {
	w.picture(m, c, width, max(room*lowShare/100, m.Px(leastPicture)))
	w.page(m, c, whole, width)
	if len(c.Places) > 0 {
		w.changes(m, c, width)
	}
	if c.Fates {
		w.fates(m, width)
	}
	w.path(m, width, m.Px(layout.YearHeight))
	m.InBody()
}

// picture adds the picture of a chapter.
func (w *Writer) picture(m *menu.Menu, c *Chapter, width, high int) {
	m.Add(m.NewPainting(c.Head+": "+c.Outcome+". "+c.Picture.Says, width, high, w.painted(m, func(on render.Chapter, r layout.Rect) {
		on.Illumination(r, c.Picture)
	})))
}

// page tells what happened, beside the picture.
func (w *Writer) page(m *menu.Menu, c *Chapter, f form, width int) {
	m.Add(m.NewPainting("", width, m.Px(layout.PageHeadHeight), w.painted(m, func(on render.Chapter, r layout.Rect) {
		on.PageHead(r, c.Head, c.Outcome, c.Won, c.Most)
	})))
	if c.Story != "" && f < bare {
		m.Add(m.NewSaying(c.Story, width, w.leadsTo(c.Rule), w.Painter.Sign(m.Unit, "lore")))
	}
	m.Add(m.NewSaying(c.Verdict, width, w.leadsTo(c.Rule), w.Painter.Sign(m.Unit, "end")))
	w.lines(m, c, f, width, chronicle.Won, chronicle.Lost)
	w.tracks(m, c, f, width)
	if f < now {
		w.lines(m, c, f, width, chronicle.Stays, chronicle.Goes)
	}
}

// leadsTo opens a rule.
func (w *Writer) leadsTo(rule string) func() { return func() { w.OpenRule(rule) } }

func (w *Writer) painted(m *menu.Menu, draw func(c render.Chapter, r layout.Rect)) func(screen *ebiten.Image, r layout.Rect) {
	return w.Painter.Painted(m.Unit, w.Book.Content(), draw)
}

func (w *Writer) tracks(m *menu.Menu, c *Chapter, f form, width int) {
	row := m.Px(layout.TrackRowHeight)
	if f >= tight {
		row = m.Px(layout.TrackRowLow)
	}
	m.Add(m.NewPainting("", width, m.Px(layout.TrackRowHeight-4), w.painted(m, render.Chapter.TrackRowHead)))
	for r := range content.Resource(content.NumResources) {
		of := &c.Tracks[r]
		m.Add(m.NewLink(r.String(), of.Words(r), width, row, w.leadsTo(of.Rule),
			w.painted(m, func(c render.Chapter, at layout.Rect) { c.TrackRow(at, r, of) })))
	}
}

// lines adds the lines of some parts, each part under its heading where there is room for one.
func (w *Writer) lines(m *menu.Menu, c *Chapter, f form, width int, parts ...chronicle.Part) {
	for _, part := range parts {
		begun := false
		for i := range c.Lines {
			line := &c.Lines[i]
			if line.Part != part {
				continue
			}
			if !begun && f < tight {
				begun = true
				m.Add(m.NewSubheading(part.String(), width))
			}
			m.Add(m.NewSaying(line.Say, width, w.leadsTo(line.Rule), w.Painter.Sign(m.Unit, line.Icon)))
		}
	}
}

// fates adds how the characters have come through.
func (w *Writer) fates(m *menu.Menu, width int) {
	fates := chronicle.Fates(w.Book, w.State)
	each := (width - m.Gap()) / rules.NumPlayers
	m.Beside(slices.Repeat([]int{each}, rules.NumPlayers), func(p int) {
		of, player := &fates[p], ""
		if of.Character == content.NoCharacter {
			return
		}
		if w.Book.Seats() {
			player = w.Book.Who(p)
		}
		m.Add(m.NewLink(w.Book.PlayerName(w.State, p), of.Words(w.Book.Content(), player), each, m.Px(layout.FateHeight), w.leadsTo(of.Rule),
			w.painted(m, func(c render.Chapter, r layout.Rect) { c.Fate(r, of, player) })))
	})
}

// changes adds the locations that burned, each with the one in its place.
func (w *Writer) changes(m *menu.Menu, c *Chapter, width int) {
	each := max(m.Px(changeLeast), (width-(len(c.Places)-1)*m.Gap())/len(c.Places))
	m.Beside(slices.Repeat([]int{min(each, width)}, len(c.Places)), func(i int) {
		of := c.Places[i]
		m.Add(m.NewLink(w.Book.RegionName(of.Region), of.Words(w.Book.Content(), w.Book.RegionName(of.Region)), min(each, width), m.Px(layout.ChangeHeight), w.leadsTo("locations"),
			w.painted(m, func(c render.Chapter, r layout.Rect) { c.Change(r, of) })))
	})
}

// path adds the years in a row, high pixels high.
func (w *Writer) path(m *menu.Menu, width, high int) {
	years := w.Book.Years()
	each := (width - (years-1)*m.Gap()) / years
	if least := m.Px(pathLeast); each < least {
		row := (years + 1) / 2
		each = (width - (row-1)*m.Gap()) / row
	}
	m.Beside(slices.Repeat([]int{each}, years), func(i int) {
		of := render.PathYear{Year: i + 1, Now: i+1 == int(w.State.Year)}
		if i < len(w.Annals.Years) && (w.Annals.Years[i].Turns > 0 || w.Annals.Years[i].Lost) {
			of.Tale = &w.Annals.Years[i]
		}
		m.Add(m.NewPainting(of.Tale.Words(w.Book.Content(), of.Year), each, high, w.painted(m, func(c render.Chapter, r layout.Rect) { c.PathYear(r, of) })))
	})
}
