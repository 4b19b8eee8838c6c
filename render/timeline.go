package render

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
	"sixwinters/rules"
)

// Timeline is what the strip shows of a campaign that is being reviewed. Tables are numbered from 0.
type Timeline struct {
	Tables  int
	At      int // the table that is shown
	Seasons []SeasonMark
	Years   []YearMark
	Turns   []int // the first table of each
	Steps   []int
	Lost    []int // tables before which moves are missing

	Caption string // the time of the table, and what has just happened
	Where   string // the time only, where there is no room for more
	Playing bool
	Speed   string
	Hover   layout.Target // what is under the pointer: a control, or the band
	Tip     string        // on the thing under the pointer; "" for none
	TipX    float64       // in pixels
}

// SeasonMark is a table that is the first of a season.
type SeasonMark struct {
	At     int
	Season content.Season
}

// YearMark is a table that is the first of a year.
type YearMark struct {
	At   int
	Year int
}

// marksApart is the least average distance of the steps of the band in units; nearer ones are left out.
const marksApart = 3.0

var controlShapes = [layout.NumControls]string{
	layout.ControlFirst: "first", layout.ControlBack: "back", layout.ControlPlay: "play",
	layout.ControlOn: "on", layout.ControlLast: "last",
	layout.ControlYearBack: "less", layout.ControlYearOn: "more", layout.ControlTurnBack: "less", layout.ControlTurnOn: "more",
	layout.ControlStepBack: "less", layout.ControlStepOn: "more",
}

// unitNames are what the controls jump by, written at those that go forward.
var unitNames = map[uint8]string{layout.ControlYearOn: "year", layout.ControlTurnOn: "turn", layout.ControlStepOn: "step"}

func (c timelines) draw() {
	plan, l := c.s.Plan, c.s.Timeline
	strip := &plan.Timeline
	c.round(strip.Rect.Move(0, 1.5*c.u), 5*c.u, art.Fade(art.Night, 0.5))
	c.framed(strip.Rect, 5*c.u, 1.5*c.u, lacquer(0.35), art.Gold)
	for _, piece := range plan.Pieces {
		switch piece.Target.Kind {
		case layout.Control:
			c.control(l, piece.Target, strip.Button(piece.Rect))
		case layout.Button:
			if strip.Rect.Overlaps(piece.Rect) {
				c.asideButton(&c.s.View, piece.Rect)
			}
		case layout.Die:
			if strip.Hand.Overlaps(piece.Rect) && !slices.Contains(c.s.Hidden, piece.Target) {
				c.Die(piece.Target.Die, piece.Rect)
			}
		}
	}
	for n, name := range unitNames {
		c.text(font{body, small}, name, strip.Labels[n], center, art.Pale)
	}
	caption := strip.Caption.Inset(c.u)
	caption.X, caption.W = strip.Band.X, strip.Band.W
	say := l.Caption
	if !c.readableIn(caption.W, say) {
		say = l.Where
	}
	if at := strings.LastIndex(say, ", "); at > 0 && !c.readableIn(caption.W, say) {
		say = say[:at] // the bar shows the step as well
	}
	c.text(font{bold, small}, say, caption, left, art.Chalk)
	if !strip.Count.Empty() {
		c.text(font{italic, small}, fmt.Sprintf("move %d of %d", l.At, l.Tables-1), strip.Count, center, art.Fade(art.Pale, 0.8))
	}
	c.band(strip, l)
}

// readableIn reports whether a caption is readable in a width in pixels.
func (c timelines) readableIn(width float64, say string) bool {
	return c.width(font{bold, small}, say)*narrowest <= width
}

func (c timelines) control(l *Timeline, on layout.Target, r layout.Rect) {
	fill, edge, ink := lacquer(0.5), art.Fade(art.Gold, 0.6), art.GoldBright
	if l.Hover == on {
		fill, edge, ink = art.Gold, art.GoldBright, art.Ink
	}
	c.framed(r, 4*c.u, c.u, fill, edge)
	in := r.Inset(2 * c.u)
	switch on.N {
	case layout.ControlSpeed:
		c.text(font{body, small}, l.Speed, in, center, ink)
	case layout.ControlBranch:
		c.text(font{displayBold, small}, "Branch", in, center, ink)
	case layout.ControlLeave:
		c.icon("close", in.Inset(5*c.u), ink)
	default:
		shape := controlShapes[on.N]
		if on.N == layout.ControlPlay && l.Playing {
			shape = "pause"
		}
		c.form(shape, in.Middle(15*c.u, 15*c.u), ink)
	}
}

// band draws the whole campaign in the colours of its seasons, brighter up to the table that is shown, with its years, turns and
// steps, and the handle.
func (c timelines) band(strip *layout.Timeline, l *Timeline) {
	band := strip.Band
	at := strip.X(l.At, l.Tables)
	stretch := func(from, to float64, tint color.NRGBA) {
		c.fill(layout.Rect{X: from, Y: band.Y, W: to - from, H: band.H}, tint)
	}
	for i, m := range l.Seasons {
		from, to := strip.X(m.At, l.Tables), band.Right()
		if i+1 < len(l.Seasons) {
			to = strip.X(l.Seasons[i+1].At, l.Tables)
		}
		tint := art.Seasons[m.Season].Fill
		stretch(from, min(to, max(from, at)), art.Blend(tint, art.Night, 0.25))
		stretch(min(to, max(from, at)), to, art.Blend(tint, art.Night, 0.68))
	}
	tick := func(table int, share float64, width float64, tint color.NRGBA) {
		h := band.H * share
		c.fill(layout.Rect{X: strip.X(table, l.Tables) - width/2, Y: band.Bottom() - h, W: width, H: h}, tint)
	}
	if float64(len(l.Steps)) < band.W/(marksApart*c.u) {
		for _, t := range l.Steps {
			tick(t, 0.28, c.u, art.Fade(art.Night, 0.7))
		}
	}
	for _, t := range l.Turns {
		tick(t, 0.55, c.u, art.Fade(art.Night, 0.85))
	}
	for i, y := range l.Years {
		tick(y.At, 1, 1.5*c.u, art.GoldBright)
		x := strip.X(y.At, l.Tables) + 4*c.u
		end := band.Right()
		if i+1 < len(l.Years) {
			end = strip.X(l.Years[i+1].At, l.Tables)
		}
		if name := rules.Roman(y.Year); x+c.width(font{displayBold, small}, name) < end {
			room := layout.Rect{X: x, Y: band.Y, W: end - x, H: band.H}
			if art.Plain { // on the light seasons it would not be read
				c.fill(layout.Rect{X: room.X - 2*c.u, Y: room.Y, W: c.width(font{displayBold, small}, name) + 4*c.u, H: room.H}, art.Night)
			}
			c.text(font{displayBold, small}, name, room.Move(c.u, c.u), left, art.Night)
			c.text(font{displayBold, small}, name, room, left, art.Chalk)
		}
	}
	for _, t := range l.Lost {
		tick(t, 1, 3*c.u, art.Refused)
	}
	if l.Hover.Kind == layout.Band && l.Tip != "" {
		c.fill(layout.Rect{X: l.TipX - c.u/2, Y: band.Y, W: c.u, H: band.H}, art.Chalk)
	}
	handle := layout.Rect{X: at - 5*c.u, Y: band.Y - 2*c.u, W: 10 * c.u, H: band.H + 3*c.u}
	c.round(handle.Inset(-c.u), 5*c.u, art.Night)
	c.round(handle, 4*c.u, art.GoldBright)
	c.fill(handle.Middle(1.5*c.u, 9*c.u), art.Night)
}

// tip writes above the strip what is under the pointer.
func (c timelines) tip() {
	const widest = 420
	l := c.s.Timeline
	if l.Tip == "" {
		return
	}
	lines := c.setLines(font{body, 14}, l.Tip, widest*c.u)
	r := layout.Rect{W: rich.Widest(lines) + 16*c.u, H: c.linesHeight(lines, 14) + 10*c.u}
	r.X = max(4*c.u, min(l.TipX-r.W/2, c.s.Plan.W-r.W-4*c.u))
	r.Y = c.s.Plan.Timeline.Rect.Y - r.H - 5*c.u
	c.sheet(r, 1.5*c.u, art.Gold)
	c.drawLines(font{body, 14}, lines, r.Inset(5*c.u).Move(3*c.u, 0), art.Ink)
}
