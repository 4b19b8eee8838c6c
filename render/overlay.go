package render

import (
	"image/color"

	"sixwinters/art"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
)

// drawOverlay draws what moves over the table: what can be done, what is held or flies, notes and the large card.
func (c *canvas) drawOverlay(s *Scene) {
	shaded := s.shaded(s.Hover)
	if shaded {
		c.hoverRing(s)
	}
	if n := s.View.Note; n != nil && n.Dim {
		c.spotlight(s.Plan)
	}
	c.dim(s)
	c.changed(s)
	c.lights(s)
	if !shaded {
		c.hoverRing(s)
	}
	if r, ok := s.Plan.Rect(s.Focus); ok && s.Focus.Kind != layout.NoteButton { // which lies on the note
		c.focus(r)
		if s.FocusSign != "" {
			corner := layout.Rect{X: r.Right() - 8*c.u, Y: r.Y - 8*c.u, W: max(16*c.u, c.width(font{bold, small}, s.FocusSign)), H: 16 * c.u}
			corner.X, corner.Y = min(corner.X, s.Plan.W-corner.W), max(corner.Y, 0)
			c.round(corner, 8*c.u, art.Night)
			c.keySign(s.FocusSign, corner, art.Parchment)
		}
	}
	c.labels(s)
	if s.Zoom.Kind == layout.None {
		c.pointedLabel(s, layout.Rect{})
	}
	for i := range s.Effects {
		if !s.Plan.Log.Contains(s.Effects[i].At.Center()) {
			c.effect(&s.Effects[i])
		}
	}
	for i := range s.Flights {
		c.flight(s, &s.Flights[i])
	}
	if s.Moment != nil {
		c.moment(s)
	}
	if s.View.Note != nil { // what flies, as a hint shows a move, goes under it: it is to be read
		c.noteSheet(s)
	}
	c.held(s)
	if s.Hover.Kind == layout.LogPanel || s.LogLine > 0 {
		c.logRule(s)
	}
	c.large(s)
}

// lights lights what can be chosen and what is spoken of.
func (c *canvas) lights(s *Scene) {
	for _, t := range s.Glow {
		if r, _, ok := s.Plan.Marked(t); ok && !lettered(t.Kind) {
			c.glow(r, art.Frost, 0.9)
			c.marksOver(s, t, r)
		}
	}
	marked := map[layout.Rect]bool{} // tabs with something lit behind them
	for _, l := range s.Lit {
		r, tab, ok := s.Plan.Marked(l.Target)
		switch {
		case !ok || tab && marked[r]:
		case tab:
			marked[r] = true
			c.tabLight(r)
		default:
			c.glow(r, art.Legal, 0.8)
			c.marksOver(s, l.Target, r)
		}
	}
	for _, t := range s.Glow { // over the light of what may be chosen besides
		if r, _, ok := s.Plan.Marked(t); ok && lettered(t.Kind) {
			c.halo(r)
		}
	}
}

// changed edges what has changed softly, and draws markers palely where they stood.
func (c *canvas) changed(s *Scene) {
	for _, t := range s.Changed {
		if r, tab, ok := s.Plan.Marked(t); ok && !tab {
			c.glow(r, art.GoldBright, 0.9)
		}
	}
	for _, g := range s.Ghosts {
		if _, tab, ok := s.Plan.Marked(layout.Target{Kind: layout.Track, N: uint8(g.Resource)}); !ok || tab {
			continue
		}
		threat := g.Cube == ThreatCube
		r, size := s.Plan.Trade.Pools[g.Resource].Way(g.Space, g.Space, threat)[0], markerSize*c.u
		tint := art.GoldBright
		if threat {
			tint = art.Refused
		}
		c.form("hexagon", r.Middle(size, size), art.Fade(tint, 0.45))
	}
}

// marksOver draws the marks at the corners of a square again, which its light covers.
func (c *canvas) marksOver(s *Scene, t layout.Target, r layout.Rect) {
	if t.Kind == layout.Square {
		c.squareMarks(&s.View.Book.Content().Progress[s.View.State.Players[t.N].Card].Squares[t.Sub], r)
	}
}

// tabLight lights a tab behind which something can be chosen, with a disc at its corner.
func (c *canvas) tabLight(r layout.Rect) {
	c.glow(r, art.Legal, 0.8)
	disc := layout.Rect{X: r.Right() - 6*c.u, Y: r.Y - 3*c.u, W: 9 * c.u, H: 9 * c.u}
	c.form("disc", disc.Inset(-c.u), art.Night)
	c.form("disc", disc, art.Legal)
}

// hoverRing rings the thing under the pointer.
func (c *canvas) hoverRing(s *Scene) {
	switch s.Hover.Kind {
	case layout.None, layout.NotePanel, layout.Band: // the band has a line under the pointer
		return
	}
	if r, ok := s.Plan.Rect(s.Hover); ok && !s.Plan.Veiled(s.Hover) {
		c.ring(r.Inset(-c.u), 2*c.u, art.Fade(art.Hover, 0.85))
	}
}

// large draws the large card, and the tip and the refusal over everything else.
func (c *canvas) large(s *Scene) {
	large, tells := c.zoom(s)
	if s.Zoom.Kind != layout.None {
		c.pointedLabel(s, large)
	}
	if s.Tip.Title != "" && !tells {
		c.tip(s, large)
	}
	if s.Refusal != "" {
		c.refusal(s)
	}
}

// ring draws a frame, which in a plain theme stands out from any ground.
func (c *canvas) ring(r layout.Rect, width float64, tint color.NRGBA) {
	r, width = snap(r), max(1, width)
	if art.Plain { // a dark ring is set off by a light one, and a light one by a dark one
		tint = solid(tint)
		casing := art.Night
		if art.Contrast(tint, art.Night) < art.Contrast(tint, art.Chalk) {
			casing = art.Chalk
		}
		c.frame(r.Inset(-c.u), width+2*c.u, casing)
	}
	c.frame(r, width, tint)
}

// dim darkens what cannot be chosen; where such things overlap, once.
func (c *canvas) dim(s *Scene) {
	var dark []layout.Rect
	for _, t := range s.Dim {
		r, ok := s.Plan.Rect(t)
		if !ok {
			continue
		}
		r = snap(r)
		var over []layout.Rect
		for _, d := range dark {
			if d.Overlaps(r) {
				over = append(over, d)
			}
		}
		for _, rest := range geom.Outside(r, over) {
			c.fill(rest, art.Fade(art.Night, dimming()))
		}
		dark = append(dark, r)
	}
}

// dimming returns the opacity of the dark over what cannot be chosen. In a plain theme what is written there stays readable, and
// the thick edges of what can be chosen are enough.
func dimming() float64 {
	if art.Plain {
		return 0.13
	}
	return 0.4
}

// focus rings what the keyboard points at, so that it stands out from dark and from light.
func (c *canvas) focus(r layout.Rect) {
	if art.Plain { // the dashed line tells it from a lit thing's frame without its colour
		c.frame(r.Inset(-6*c.u), 6*c.u, art.Night)
		c.frame(r.Inset(-5*c.u), 4*c.u, art.Hover)
		c.dashed(r.Inset(-3.75*c.u), 1.5*c.u, art.Night)
		return
	}
	c.ring(r.Inset(-c.u), c.u, art.Night)
	c.ring(r.Inset(-4*c.u), 3*c.u, art.Frost)
	c.ring(r.Inset(-5.5*c.u), 1.5*c.u, art.Night)
}

// glow rings a place softly. strength is the opacity of the light, 0 to 1.
func (c *canvas) glow(r layout.Rect, tint color.NRGBA, strength float64) {
	r = snap(r)
	if art.Plain {
		c.ring(r.Inset(-2*c.u), 3*c.u, tint)
		return
	}
	for i := range 3 {
		c.ring(r.Inset(-float64(i+1)*c.u), c.u, art.Fade(tint, strength*float64(3-i)/4))
	}
	c.ring(r, 1.5*c.u, art.Fade(tint, strength))
	c.fill(r, art.Fade(tint, 0.12))
}

// halo rings a card brightly from outside: a light on it would make it pale, as if it were disabled.
func (c *canvas) halo(r layout.Rect) {
	r = snap(r)
	if art.Plain {
		c.ring(r.Inset(-4*c.u), 5*c.u, art.Frost)
		return
	}
	const wide = 10
	for i := range wide {
		c.ring(r.Inset(-float64(i+3)*c.u), c.u, art.Fade(art.Frost, 0.9*float64(wide-i)/wide))
	}
	c.ring(r.Inset(-3*c.u), 4*c.u, art.Frost)
}

// RefusalAt reports whether the last refusal lies under a point.
func (p *Painter) RefusalAt(x, y float64) bool { return p.refusalAt.Contains(x, y) }

// refusal writes why something was refused, near its point.
func (c *canvas) refusal(s *Scene) {
	const widest = 340
	lines := c.setLines(font{body, 14}, s.Refusal, widest*c.u)
	r := layout.Rect{W: rich.Widest(lines) + 20*c.u, H: c.linesHeight(lines, 14) + 14*c.u}
	r = s.Plan.RefusalPlace(s.RefusalX, s.RefusalY, r.W, r.H)
	c.p.refusalAt = r
	c.sheet(r, 2*c.u, art.Refused)
	in := r.Inset(7 * c.u)
	in.X, in.W = in.X+3*c.u, in.W-6*c.u
	c.drawLines(font{body, 14}, lines, in, art.Ink)
}
