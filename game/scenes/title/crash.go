package title

import (
	"time"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/report"
	"sixwinters/game/words"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules/chronicle"
	"sixwinters/saves"
	"sixwinters/speech"
)

// Crash is the screen after a crash: what happened, what is safe, and where to go from here.
type Crash struct {
	app.BaseScene
	Fault    string
	Stack    []byte
	Campaign string        // the file of the game that was being played, or ""
	Winter   bool          // that is a winter of Skadi
	Unsaved  error         // what keeps its last moves from being written
	Report   string        // the file of the report
	Trouble  error         // why there is none
	Missing  report.Report // what would be in it

	open app.Kept // the game that was being played, as long as its last moves are not written
	bare bool     // the art of the table is left out
	menu *menu.Menu
	next func(g *app.App) error
}

// Take closes the game that was being played. If its last moves cannot be written, it stays open, and is written once that is possible.
func (c *Crash) Take(of app.Kept) {
	_, c.Winter = of.(*saves.Winter)
	of.Retry()
	if c.Campaign, c.Unsaved = of.Name(), of.Trouble(); c.Unsaved != nil {
		c.open = of
		return
	}
	c.Unsaved = of.Close()
}

// Kept returns the game whose last moves are not written yet, for the window to look after.
func (c *Crash) Kept() app.Kept { return c.open }

// Left closes the game. What of it is not written by now is lost, as the screen says.
func (c *Crash) Left() {
	if c.open != nil {
		_ = c.open.Close()
		c.open = nil
	}
}

func (c *Crash) Update(g *app.App) (bool, error) {
	if c.open != nil && c.open.Trouble() == nil { // written at last
		c.Left()
		c.Unsaved, c.menu = nil, nil
	}
	if !c.menu.Fits(g.Width, g.Height) {
		c.build(g)
	}
	g.UpdateMenu(c.menu)
	if c.next == nil {
		return false, nil
	}
	next := c.next
	c.next = nil
	return true, next(g)
}

func (c *Crash) Spoken(*app.App) speech.Words { return c.menu.Spoken() }

func (c *Crash) build(g *app.App) {
	m := g.NewMenu(app.Shade)
	m.Picture = nil // what draws it may be what went wrong
	c.menu = m
	all := min(m.Px(crashWidth), m.Inner)
	const head = "Something went wrong in the game"
	if c.bare {
		m.Title(head, 22)
		m.Title(c.outcome(), 30)
	} else {
		m.Call(head)
		m.Add(m.NewPainting(head+". "+c.outcome(), all, m.BannerHeight(), func(screen *ebiten.Image, r layout.Rect) {
			c.careful(func() {
				on := g.Painter.Chapter(screen, m.Unit, g.Book.Content())
				on.Banner(r, render.Event{Season: content.Winter, Symbols: 2}, head, c.outcome())
			})
		}))
	}
	for _, line := range c.lines() {
		m.Add(m.NewSigned(line.Say, all, func(screen *ebiten.Image, r layout.Rect) {
			c.careful(func() { g.Painter.Sign(m.Unit, line.Icon)(screen, r) })
		}))
	}
	var buttons []*widget.Button
	if c.Campaign != "" {
		buttons = append(buttons, m.Lettered("G", m.NewNext("Continue", func() { c.next = c.goOn })),
			m.Lettered("U", m.NewButton("Undo the last move", func() { c.next = c.undo })))
	}
	if c.Trouble != nil {
		buttons = append(buttons, m.Lettered("R", m.NewButton("Write a report", func() { c.next = c.reportAgain })))
	}
	buttons = append(buttons,
		m.Lettered("T", m.NewButton("Quit to title", func() { c.next = Open })),
		m.Lettered("Q", m.NewButton("Quit", func() { c.next = app.Quit })),
	)
	m.InFoot()
	m.Row(buttons...)
	m.Begin(buttons[0])
}

// crashWidth is the width of the sheet's texts in units.
const crashWidth = 760

// careful draws with the art of the table. If that panics, the sheet does without the art: it must stay, since it says what is
// safe.
func (c *Crash) careful(draw func()) {
	if c.bare {
		return
	}
	defer func() {
		if recover() != nil {
			c.bare, c.menu = true, nil // it is built again
		}
	}()
	draw()
}

// outcome returns in a few words whether anything is lost.
func (c *Crash) outcome() string {
	if c.Unsaved != nil {
		return "The last moves are not saved"
	}
	return "Nothing is lost"
}

// lines say what happened, what is safe and what helps to mend it.
func (c *Crash) lines() []chronicle.Line {
	safe, game := "No game was open, so there was nothing to save.", "The campaign"
	if c.Winter {
		game = "The winter"
	}
	switch {
	case c.Unsaved != nil:
		safe = game + " continues from where it was last saved: " + c.Unsaved.Error() + "."
	case c.Campaign != "":
		safe = game + " continues from the last move: it is safe in " + c.Campaign
	}
	helps := "A report that helps to fix the fault is in " + c.Report
	if c.Trouble != nil {
		helps = words.Sentence(c.Trouble)
	}
	return []chronicle.Line{
		{Icon: "trouble", Say: "This is the program's fault, not yours: " + words.FirstLine(c.Fault) + "."},
		{Icon: "done", Say: safe},
		{Icon: "log", Say: helps},
	}
}

// goOn resumes the campaign where it was last written. If it cannot be opened, the title says so.
func (c *Crash) goOn(g *app.App) error {
	under := newTitle(g)
	g.Show(under)
	if err := g.Routes.Resume(g, c.Campaign); err != nil {
		under.Trouble = words.Sentence(err)
	}
	return nil
}

// undo resumes the campaign and takes its last move back: the fault may come again as long as the table is as it was. What cannot be undone
// stays.
func (c *Crash) undo(g *app.App) error {
	if err := c.goOn(g); err != nil {
		return err
	}
	game, is := g.Kept().(interface{ Undo() error })
	if !is || game.Undo() != nil {
		return nil
	}
	if err := g.Kept().Close(); err != nil {
		return err
	}
	return c.goOn(g) // the table is laid anew
}

// reportAgain tries once more to write the report that could not be written.
func (c *Crash) reportAgain(g *app.App) error {
	c.Report, c.Trouble = c.Missing.Write(g.Reports(), time.Now())
	c.menu = nil
	return nil
}

func (c *Crash) Settle(*app.App) { c.menu = nil }

func (c *Crash) Draw(g *app.App, screen *ebiten.Image) {
	screen.Fill(art.Night)
	c.careful(func() { g.Painter.Backdrop(screen) })
	if c.menu != nil {
		c.menu.Draw(screen)
	}
}

func (c *Crash) OnTop() any { return c.bare }
