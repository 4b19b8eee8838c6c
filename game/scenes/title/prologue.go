package title

import (
	"io/fs"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules/chronicle"
)

// prologue tells in three chapters who the players are, what threatens them and how they win. The title leads to it.
type prologue struct {
	app.MenuScene
	page int
}

// OpenPrologue shows the prologue from its beginning.
func OpenPrologue(g *app.App) error {
	g.Show(&prologue{})
	return nil
}

// chapter is a page of the prologue.
type chapter struct {
	title, say string          // %r stands for the last year of a campaign
	kind       render.CardKind // and name of the card whose picture stands over it
	name       string
	track      *chronicle.Track // of support, below the text; nil for none
}

var chapters = []chapter{
	{"Red Bank", "Red Bank is a small, free land between the Empire and the Settled Lands. Each year you play two of its people, " +
		"alone or with a friend.", render.LocationCard, "Red Bank", nil},
	{"The Autarch", "Sorcery is turning the Autarch of the Empire into a god. When year %r ends, nothing will stop it.", render.ObstacleCard, "Wrath of the Autarch", nil},
	{"How to win", "Three tracks can save Red Bank: support, espionage and diplomacy. " + words.Winning, render.ProgressCard, "Uplifting Words", &chronicle.Track{
		Progress: chronicle.Span{From: content.TrackSpaces, To: content.TrackSpaces}, Threat: chronicle.Span{From: 8, To: 8},
	}},
}

// trackWords says what the picture of the track shows.
const trackWords = "The support track: progress is on its last space, and the threat behind it."

// The width of the prologue and the height of its pictures, in units. In a low window these are smaller, and keep their shape.
const (
	prologueWidth   = 620
	prologuePicture = 260
	trackRoom       = layout.TrackRowHeight + 16
)

func (p *prologue) build(g *app.App) {
	m := p.New(g)
	is, last := &chapters[p.page], p.page == len(chapters)-1
	m.Title(is.title, 32)
	high := 0.5*float64(m.Room())/m.Unit - 10
	if is.track != nil {
		high -= trackRoom
	}
	high = min(high, prologuePicture)
	all := min(m.Px(prologueWidth), m.Inner)
	paint := func(says string, height float64, draw func(on render.Chapter, r layout.Rect)) {
		m.Add(m.NewPainting(says, all, m.Px(height), g.Painter.Painted(m.Unit, g.Book.Content(), draw)))
	}
	paint("", high, func(on render.Chapter, r layout.Rect) {
		on.CardPicture(r.Middle(min(r.W, r.H*prologueWidth/prologuePicture), r.H), is.kind, is.name)
	})
	m.Text(words.InYears(is.say, g.Book.Years()), prologueWidth)
	if is.track != nil {
		paint(trackWords, layout.TrackRowHeight, func(on render.Chapter, r layout.Rect) { on.TrackNamed(r, content.Support, is.track) })
	}
	turn := func(page int) func() {
		return p.Do(func(*app.App) error {
			p.page, p.Menu = page, nil
			return nil
		})
	}
	end := p.Do(p.end)
	if last {
		m.TurnsTo("C", "To the title", end, m.Lettered("B", m.NewButton("Back", turn(p.page-1))))
		return
	}
	m.TurnsTo("C", "Continue", turn(p.page+1), m.Lettered("S", m.NewButton("Skip", end)))
}

// end goes to the title, and remembers that the prologue has been told.
func (p *prologue) end(g *app.App) error {
	introduce(g)
	return Open(g)
}

func (p *prologue) Update(g *app.App) (bool, error) { return p.Run(g, p.build, p.end) }

// TakeFiles takes files like the title.
func (p *prologue) TakeFiles(g *app.App, dropped fs.FS) bool { return takeFiles(g, dropped) }

// OnTop returns the page: a click on one is not meant for the next.
func (p *prologue) OnTop() any { return p.page }
