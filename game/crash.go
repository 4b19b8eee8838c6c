package game

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
)

// crash is the screen that comes after a fault of the program: what happened, what is safe, and where to go from here.
type crash struct {
	fault    string
	stack    []byte
	campaign string // the file of the campaign that was being played, or ""
	unsaved  error  // what kept its last moves from being written
	report   string // the file of the report
	trouble  error  // why there is none

	menu          *menu
	width, height int
	next          func(g *Game) error
}

func (c *crash) update(g *Game) (bool, error) {
	if g.width == 0 {
		return false, nil // the window has no size yet
	}
	if c.menu == nil || c.width != g.width || c.height != g.height {
		c.build(g)
	}
	c.menu.update(g)
	if c.next == nil {
		return false, nil
	}
	next := c.next
	c.next = nil
	return true, next(g)
}

func (c *crash) build(g *Game) {
	c.width, c.height = g.width, g.height
	m := g.skin.newMenu(g.width, g.height, art.Night)
	c.menu = m
	m.title("Something went wrong in the game", 30)
	m.text("It is a fault of the program, not of yours: "+firstLine(c.fault)+".", sheetWidth)
	switch {
	case c.unsaved != nil:
		m.text("The campaign is safe up to where it could last be written: "+c.unsaved.Error()+".", sheetWidth)
	case c.campaign != "":
		m.text("The campaign is safe up to the last move, in "+c.campaign, sheetWidth)
	}
	if c.trouble != nil {
		m.text(sentence(c.trouble), sheetWidth)
	} else {
		m.text("A report that helps to mend it is in "+c.report, sheetWidth)
	}
	m.button("Back to the title", func() { c.next = toTitle })
	m.button("Quit", func() { c.next = quit })
}

// settle takes up settings that have changed.
func (c *crash) settle(*Game) { c.menu = nil }

func (c *crash) draw(_ *Game, screen *ebiten.Image) {
	screen.Fill(art.Night)
	if c.menu != nil {
		c.menu.draw(screen)
	}
}

// firstLine is the first line of a text, and not more of it than can be read at once.
func firstLine(say string) string {
	const most = 200
	line, _, _ := strings.Cut(say, "\n")
	if runes := []rune(line); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return line
}
