package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
)

// Recap is a sheet that tells what happened in a turn.
type Recap struct {
	Title string
	Lines []RecapLine
	Foot  string // what its keys are
	Older bool   // there is an older one to turn to
	Newer bool
}

// RecapLine is what happened in a part of the turn.
type RecapLine struct{ Head, Text string }

// RecapPlan is where a recap, its head, its arrows and its close button lie.
type RecapPlan struct{ Rect, Head, Older, Newer, Close layout.Rect }

// Lengths of a recap in units.
const (
	recapMargin = 10.0
	recapTitle  = 24.0
	recapFoot   = 16.0
	recapArrow  = 24.0
	recapHead   = 98.0 // width of the column of headings
)

// recapLines sets the lines of a recap in a width, and returns their height in pixels.
func recapLines(c *canvas, r *Recap, width float64) (lines [][]rich.Line, height float64) {
	for _, l := range r.Lines {
		set := c.setLines(font{body, 13}, l.Text, width-recapHead*c.u)
		lines = append(lines, set)
		height += c.linesHeight(set, 13) + 3*c.u
	}
	return lines, height
}

// RecapHeight returns the height of a recap of a width, both in pixels.
func (p *Painter) RecapHeight(r *Recap, width, unit float64) float64 {
	c := p.on(nil, unit)
	_, height := recapLines(c, r, width-2*recapMargin*unit)
	return height + (2*recapMargin+recapTitle+recapFoot)*unit
}

// PlanRecap lays the parts of a recap. unit is the number of pixels to a unit.
func PlanRecap(at layout.Rect, unit float64) RecapPlan {
	top := at.Inset(recapMargin * unit)
	top = top.TakeTop(recapTitle * unit)
	head := layout.Rect{X: at.X, Y: at.Y, W: at.W, H: top.Bottom() - at.Y}
	closing := top.TakeRight(recapTitle*unit, 4*unit)
	newer := top.TakeRight(recapArrow * unit)
	return RecapPlan{Rect: at, Head: head, Older: top.TakeRight(recapArrow * unit), Newer: newer, Close: closing}
}

// DrawRecap draws a recap over the table. unit is the number of pixels to a unit.
func (p *Painter) DrawRecap(screen *ebiten.Image, r *Recap, at *RecapPlan, unit float64) {
	c := p.on(screen, unit)
	c.shadow(at.Rect, 5*c.u, 6*c.u)
	c.parchment(at.Rect, 5*c.u, 1.5*c.u, art.Gold)
	in := at.Rect.Inset(recapMargin * c.u)
	title := in.TakeTop(recapTitle * c.u)
	title.W = at.Older.X - title.X
	c.text(font{displayBold, large}, r.Title, title, left, art.Ink)
	for _, arrow := range []struct {
		sign string
		is   bool
		at   layout.Rect
	}{{"‹", r.Older, at.Older}, {"›", r.Newer, at.Newer}} {
		if arrow.is {
			c.text(font{displayBold, large}, arrow.sign, arrow.at, center, art.Ink)
		}
	}
	c.framed(at.Close, 4*c.u, c.u, art.ParchmentDark, art.ParchmentEdge)
	c.icon("close", at.Close.Inset(6*c.u), art.Ink)
	foot := in.TakeBottom(recapFoot * c.u)
	lines, _ := recapLines(c, r, in.W)
	for i, set := range lines {
		row := in.TakeTop(c.linesHeight(set, 13) + 3*c.u)
		head := row.TakeLeft(recapHead * c.u)
		c.drawLines(font{bold, 13}, c.setLines(font{bold, 13}, r.Lines[i].Head, head.W), head, art.Ink)
		c.drawLines(font{body, 13}, set, row, art.Ink)
	}
	c.text(font{italic, small}, r.Foot, foot, left, art.InkSoft)
}
