package render

import (
	"image/color"
	"math"
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/components"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// trade draws the trade board, which the pools lie on.
func (t boards) trade() {
	t.panel(t.plan.Trade.Rect.Inset(-1.5 * t.u))
	t.wheel()
	r := t.plan.Trade.Supply.Inset(3 * t.u)
	t.icon("stash", r.TakeTop(24*t.u), art.Fade(art.Pale, 0.5))
	t.text(font{italic, small}, "supply", r.TakeTop(16*t.u), center, art.Fade(art.Pale, 0.7))
}

// pool draws the box of a resource: its emblem, the number of threat symbols in play and its name, with whether it wins ([campaign-end]).
func (t boards) pool(n int) {
	b, s := &t.plan.Trade.Pools[n], art.Resources[n]
	t.framed(b.Rect, 4*t.u, t.u, poolGround(s), s.Fill)
	t.Chip(art.ResourceNames[n], s, b.Emblem.Inset(t.u))
	t.threatCount(int(t.book.ThreatSymbols(t.s)[n]), poolGround(s), b.Threat)
	name, ink := rules.Capital(content.Resource(n).String()), art.Fade(art.Pale, 0.8)
	if t.book.Content().Board.Tracks[n].Victory {
		name, ink = name+" · wins", art.Chalk
	}
	t.text(font{italic, small}, name, b.Name.Inset(2*t.u), right, ink)
}

// poolGround returns the colour under the dice and the threat count of a pool.
func poolGround(s art.Swatch) color.NRGBA {
	if art.Plain {
		return art.Blend(s.Fill, art.Night, 0.72)
	}
	return art.Blend(s.Fill, art.Night, 0.62)
}

// threatCount draws the number of threat symbols in play: framed at [rules.FreeThreats], and on a ground of its own above
// that, so that both are seen without the colours.
func (c pieces) threatCount(symbols int, ground color.NRGBA, r layout.Rect) {
	ink, box := art.Fade(art.Chalk, 0.85), r.Inset(c.u/2)
	switch {
	case symbols > rules.FreeThreats:
		ink = art.Chalk
		c.framed(box, 3*c.u, c.u, art.Refused, art.Chalk)
	case symbols == rules.FreeThreats:
		ink = art.GoldBright
		c.framed(box, 3*c.u, c.u, ground, art.GoldBright)
	}
	line := r.Middle(r.W-4*c.u, 16*c.u) // inside the frame
	c.icon("threat", line.TakeLeft(11*c.u), ink)
	c.text(font{displayBold, normal}, strconv.Itoa(symbols), line, center, ink)
}

// track draws the twelve spaces of a resource, 1 to 12: those that progress has reached in its colour, those that the threat
// has reached underlined, both markers beside the level they stand on, and the mastery's sign on its space.
func (t boards) track(n int) {
	b, s := &t.plan.Trade.Pools[n], art.Resources[n]
	printed := &t.book.Content().Board.Tracks[n]
	progress, threat := int(t.s.Progress[n]), int(t.s.Threat[n])
	for i, r := range b.Spaces {
		space := i + 1
		fill, ink := art.ParchmentDark, art.Ink
		if space <= progress {
			fill, ink = s.Fill, s.Ink
		}
		r = r.Inset(t.u / 2)
		number := r.Inset(t.u / 2)
		var sign, first, last layout.Rect // places of the mastery's sign, progress and the threat
		size, beside := markerSize*t.u, 11*t.u
		spare := func() float64 { return max(0, number.W-leastLevel*t.u) } // of the number's place
		if space == printed.Mastery {
			sign = number.TakeRight(masterySign * t.u)
			size = sharedMarker * t.u
			beside = min(cubeWidth*size-t.u, spare()) // the cube may reach over the frame
		}
		switch {
		case space == progress && space == threat:
			size = sharedMarker * t.u
			first = number.TakeLeft(min(cubeWidth*size, spare()))
			last = first.TakeBottom(first.H/2).Move(sharedShift*t.u, -t.u/2)
			first = first.Move(0, t.u/2)
			number.TakeLeft(min(sharedShift*t.u/2, spare()))
		case space == progress:
			first = number.TakeLeft(beside)
		case space == threat:
			last = number.TakeRight(beside)
		}
		t.round(r, 2*t.u, fill)
		if space <= threat {
			line := r
			t.redLine(line.TakeBottom(2.5 * t.u))
		}
		if space == printed.Mastery {
			t.frame(r, 1.5*t.u, art.GoldBright)
			t.icon("mastery", sign.Middle(masterySign*t.u, masterySign*t.u), ink)
		}
		t.text(font{displayBold, small}, strconv.Itoa(printed.Levels[i]), number, center, ink)
		if space == progress && !t.away(layout.Target{Kind: layout.Track, N: uint8(n), Sub: uint8(ProgressCube)}) {
			t.Cube(first.Middle(size, size), art.ProgressMarker())
		}
		if space == threat && !t.away(layout.Target{Kind: layout.Track, N: uint8(n), Sub: uint8(ThreatCube)}) {
			t.Cube(last.Middle(size, size), art.ThreatMarker())
		}
	}
}

// Heights of a cube on a track, in units. Where both stand on one space they are smaller, the threat below progress and a
// little to its right, so that neither hides the other or the number beside them.
const (
	markerSize   = components.MarkerSize
	sharedMarker = 11.0
	sharedShift  = 4.0
	leastLevel   = 5.0 // width of the level beside a cube and the mastery's sign
	masterySign  = 9.0 // on the mastery's space, where a cube is as small as a shared one
)

// cubeWidth is the width of a cube as a share of its height.
const cubeWidth = 0.87

// tradeArrow draws an arrow of the wheel of trade, in the colour of what comes of it.
func (t boards) tradeArrow(from, to int, r layout.Rect) {
	size, angle := t.arrowLies(t.plan, from, to, r)
	tint := art.Blend(art.Resources[to].Fill, art.Chalk, 0.25)
	if from == int(content.Sorcery) {
		tint = art.Blend(art.Resources[from].Fill, art.Chalk, 0.45)
	}
	if art.Plain {
		tint = standingOut(tint)
	}
	t.arrow(r.Move(0, t.u), size+3*t.u, angle, art.Night)
	t.arrow(r, size, angle, tint)
}

// arrowLies returns the size in pixels of an arrow of the wheel of trade, and where it points.
func (c pieces) arrowLies(plan *layout.Plan, from, to int, r layout.Rect) (size, angle float64) {
	x0, y0 := plan.Trade.Pools[from].Rect.Center()
	x1, y1 := plan.Trade.Pools[to].Rect.Center()
	size = min(r.W, r.H, 26*c.u)
	if from == int(content.Sorcery) {
		size = min(size, 22*c.u)
	}
	return size, math.Atan2(y1-y0, x1-x0)
}

// wheel draws the wheel of trade on its board: the ways of the dice, under the arrows that stand on them, each with its edge.
func (t boards) wheel() {
	board := t.plan.Trade.Rect
	ground := art.Blend(art.Cloths[t.book.Season(t.s)].Fill, art.Night, 0.35)
	if art.Plain || !t.ground.draws(stroke{what: "wheel", r: board, tint: ground}, board) {
		return
	}
	for _, pen := range [...]struct{ width, gold float64 }{{11, 0.34}, {8, 0.13}} {
		for _, piece := range t.plan.Pieces {
			if piece.Target.Kind == layout.Arrow {
				t.way(content.Resource(piece.Target.N), content.Resource(piece.Target.Sub), piece.Rect, pen.width*t.u, pen.gold)
			}
		}
	}
	t.ground.spread(t.p.cloth, board)
}

// way draws a way from one pool to another, bent so that the arrow at by stands on it. gold is its share of gold, 0 to 1.
func (t boards) way(from, to content.Resource, by layout.Rect, width, gold float64) {
	const parts = 14
	tint := art.Blend(art.Blend(art.Cloths[t.book.Season(t.s)].Fill, art.Night, 0.35), art.Gold, gold)
	ax, ay := t.plan.Trade.Pools[from].Rect.Center()
	bx, by0 := t.plan.Trade.Pools[to].Rect.Center()
	mx, my := by.Center()
	qx, qy := 2*mx-(ax+bx)/2, 2*my-(ay+by0)/2
	at := func(part float64) (x, y float64) {
		rest := 1 - part
		return rest*rest*ax + 2*rest*part*qx + part*part*bx, rest*rest*ay + 2*rest*part*qy + part*part*by0
	}
	for i := range parts {
		x0, y0 := at(float64(i) / parts)
		x1, y1 := at(float64(i+1) / parts)
		dx, dy := x1-x0, y1-y0
		longer := 0.12 * width / math.Hypot(dx, dy) // so that no gap is left at a bend
		t.ground.line(straight{x0 - longer*dx, y0 - longer*dy, x1 + longer*dx, y1 + longer*dy}, width, tint)
	}
}
