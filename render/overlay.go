package render

import (
	"image/color"

	"sixwinters/art"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
)

// overlay draws what moves over the table of a scene: what is lit, held or flies, and what is pointed at.
type overlay struct {
	pieces
	s *Scene
}

// These draw one part of an overlay each.
type (
	labels     struct{ overlay } // of lit things
	largeCards struct{ overlay }
	tips       struct{ overlay }
	notes      struct{ overlay } // with the shade around what they are about
	moments    struct{ overlay }
	timelines  struct{ overlay }
)

// overlayOn returns what draws the overlay of a scene on a canvas.
func overlayOn(c *canvas, s *Scene) overlay { return overlay{on(c), s} }

// draw draws the whole overlay but for the timeline.
func (c overlay) draw() {
	shaded := c.s.shaded(c.s.Hover)
	if shaded {
		c.hoverRing()
	}
	if n := c.s.View.Note; n != nil && n.Dim {
		notes{c}.spotlight()
	}
	c.dim()
	c.changed()
	c.strip()
	c.lights()
	c.warn()
	if !shaded {
		c.hoverRing()
	}
	if r, ok := c.s.Plan.Rect(c.s.Focus); ok && c.s.Focus.Kind != layout.NoteButton { // which lies on the note
		c.focus(r)
		if c.s.FocusSign != "" {
			corner := layout.Rect{X: r.Right() - 8*c.u, Y: r.Y - 8*c.u, W: max(16*c.u, c.width(font{bold, small}, c.s.FocusSign)), H: 16 * c.u}
			corner.X, corner.Y = min(corner.X, c.s.Plan.W-corner.W), max(corner.Y, 0)
			c.round(corner, 8*c.u, art.Night)
			c.keySign(c.s.FocusSign, corner, art.Pale)
		}
	}
	labels{c}.draw()
	if c.s.Zoom.Kind == layout.None {
		labels{c}.pointedLabel(layout.Rect{})
	}
	for i := range c.s.Effects {
		if !c.s.Plan.Log.Contains(c.s.Effects[i].At.Center()) {
			c.effect(&c.s.Effects[i])
		}
	}
	c.flights()
	c.defence()
	c.proposed()
	c.here(c.s.HereAt)
	if c.s.Moment != nil {
		moments{c}.draw()
	}
	if c.s.View.Note != nil { // what flies, as a hint shows a move, goes under it: it is to be read
		notes{c}.draw()
	}
	c.held()
	if c.s.Hover.Kind == layout.LogPanel || c.s.LogLine > 0 {
		c.logRule()
	}
	c.large()
}

// lights lights what can be chosen and what is spoken of.
func (c overlay) lights() {
	for _, t := range c.s.Glow {
		if r, _, ok := c.s.Plan.Marked(t); ok && !haloed(t.Kind) {
			c.lightOn(t, r, art.Frost, 0.9)
		}
	}
	marked := map[layout.Rect]bool{} // tabs with something lit behind them
	for _, l := range c.s.Lit {
		r, tab, ok := c.s.Plan.Marked(l.Target)
		switch {
		case !ok || l.Quiet || tab && marked[r]:
		case tab:
			marked[r] = true
			c.tabLight(r)
		default:
			c.lightOn(l.Target, r, art.Legal, 0.8)
			if l.Adds {
				c.plus(r)
			}
		}
	}
	for _, t := range c.s.Glow { // over the light of what may be chosen besides
		if r, _, ok := c.s.Plan.Marked(t); ok && haloed(t.Kind) {
			c.halo(r)
		}
	}
}

// plus marks a die that can be picked, at the middle of its upper edge, where no value has a pip.
func (c overlay) plus(r layout.Rect) {
	size := 13 * c.u
	at := layout.Rect{X: r.X + (r.W-size)/2, Y: r.Y - 0.5*size, W: size, H: size}
	c.round(at, size/2, art.Night)
	c.text(font{bold, 13}, "+", at, center, art.Legal)
}

// haloed reports whether a thing is marked from outside, since a light on all that it shows would make it pale.
func haloed(kind layout.Kind) bool { return lettered(kind) || kind == layout.Location }

// lightOn lets a target glow. Nothing lies over the numbers of a track, nor over the marks of a square.
func (c overlay) lightOn(t layout.Target, r layout.Rect, tint color.NRGBA, strength float64) {
	if t.Kind == layout.Track && !r.Overlaps(c.s.Plan.Log) {
		c.rim(r, tint, 0.6*strength)
		return
	}
	c.light(r, tint, strength)
	c.marksOver(t, r)
}

// light lets a piece of the table glow as far as the log does not lie over it.
func (c overlay) light(r layout.Rect, tint color.NRGBA, strength float64) {
	if log := c.s.Plan.Log; r.Overlaps(log) {
		r.W = log.X - logEdge*c.u - r.X
	}
	if r.W > 0 {
		c.glow(r, tint, strength)
	}
}

// logEdge is how far from the log what is partly under it glows, in units.
const logEdge = 5

// changed edges what has changed softly, and draws an edge where markers stood: the level there stays free. While something is held,
// only what it can be put on is edged.
func (c overlay) changed() {
	if len(c.s.Held) > 0 {
		return
	}
	for _, t := range c.s.Changed {
		if r, tab, ok := c.s.Plan.Marked(t); ok && !tab {
			c.light(r, art.GoldBright, changedLight)
		}
	}
	for _, g := range c.s.Ghosts {
		if _, tab, ok := c.s.Plan.Marked(layout.Target{Kind: layout.Track, N: uint8(g.Resource)}); !ok || tab {
			continue
		}
		threat := g.Cube == ThreatCube
		r := c.s.Plan.Trade.Pools[g.Resource].Path(g.Space, g.Space, threat)[0]
		tint := art.GoldBright
		if threat {
			tint = art.Chalk
		}
		c.frame(r, c.u, art.Fade(art.Ink, 0.6))
		c.frame(r.Inset(c.u), c.u, art.Fade(tint, 0.75))
	}
}

// changedLight is the opacity of the light on what has changed: what can be done and what looms are brighter.
const changedLight = 0.55

// marksOver draws the marks at the corners of a square again, which its light covers.
func (c overlay) marksOver(t layout.Target, r layout.Rect) {
	if t.Kind == layout.Square {
		c.SquareMarks(&c.s.View.Book.Content().Progress[c.s.View.State.Players[t.N].Card].Squares[t.Sub], r)
	}
}

// tabLight lights a tab behind which something can be chosen, with a disc at its corner.
func (c overlay) tabLight(r layout.Rect) {
	c.glow(r, art.Legal, 0.8)
	disc := layout.Rect{X: r.Right() - 6*c.u, Y: r.Y - 3*c.u, W: 9 * c.u, H: 9 * c.u}
	c.form("disc", disc.Inset(-c.u), art.Night)
	c.form("disc", disc, art.Legal)
}

func (c overlay) hoverRing() {
	switch c.s.Hover.Kind {
	case layout.None, layout.NotePanel, layout.Band: // the band has a line under the pointer
		return
	}
	if r, ok := c.s.Plan.Rect(c.s.Hover); ok && !c.s.Plan.Hidden(c.s.Hover) {
		c.ring(r.Inset(-c.u), 2*c.u, art.Fade(art.Hover, 0.85))
	}
}

// large draws the large card, and the tip and the refusal over everything else.
func (c overlay) large() {
	large, tells := largeCards{c}.zoom()
	if c.s.Zoom.Kind != layout.None {
		labels{c}.pointedLabel(large)
	}
	c.p.explains = [...]layout.Rect{large, {}}
	if c.s.Tip.Title != "" && !tells {
		c.p.explains[1] = tips{c}.draw(large)
	}
	if c.p.refusalAt = (layout.Rect{}); c.s.Refusal != "" {
		c.refusal()
	}
}

// dim darkens what cannot be chosen; where such things overlap, once.
func (c overlay) dim() {
	var dark []layout.Rect
	for _, t := range c.s.Dim {
		r, ok := c.s.Plan.Rect(t)
		if !ok {
			continue
		}
		if t.Kind == layout.Arrow { // by its shape: a dark rectangle would lie on the cloth around it
			size, angle := c.arrowLies(c.s.Plan, int(t.N), int(t.Sub), r)
			c.arrow(r, size+3*c.u, angle, art.Fade(art.Night, dimming()+0.2))
			continue
		}
		if t.Kind == layout.Ability && !c.s.View.Book.HasAbility(c.s.View.State, int(t.N), int(t.Sub)) {
			r = sealBox(r, c.u)
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
	if len(dark) > 0 && !art.Plain {
		c.dimLand(append(dark, c.s.lit()...))
	}
}

// dimLand darkens the land between the cards and what is dark or lit already.
func (c overlay) dimLand(but []layout.Rect) {
	for i := range c.s.Plan.Slots {
		slot := &c.s.Plan.Slots[i]
		but = append(but, slot.Card)
		for k := range slot.Obstacles {
			but = append(but, slot.Obstacles[k].Rect)
		}
	}
	for i := range c.s.Plan.Regions {
		board := &c.s.Plan.Regions[i]
		land := board.Rect
		land.TakeTop(board.Name.Bottom() - land.Y)
		for _, rest := range geom.Outside(snap(land), but) {
			c.fill(rest, art.Fade(art.Night, 1.3*dimming()))
		}
	}
}

// dimming returns the opacity of the dark over what cannot be chosen. In a plain theme what is written there stays readable, and
// the thick edges of what can be chosen are enough.
func dimming() float64 {
	if art.Plain {
		return 0.13
	}
	return 0.5
}

// focus rings what the keyboard points at, so that it stands out from dark and from light.
func (c overlay) focus(r layout.Rect) {
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

// RefusalAt reports whether the last refusal lies under a point.
func (p *Painter) RefusalAt(x, y float64) bool { return p.refusalAt.Contains(x, y) }

// refusal writes why something was refused, near its point.
func (c overlay) refusal() {
	const widest = 340
	lines := c.setLines(font{body, 14}, c.s.Refusal, widest*c.u)
	r := layout.Rect{W: rich.Widest(lines) + 20*c.u, H: c.linesHeight(lines, 14) + 14*c.u}
	back, _ := c.s.Plan.Rect(c.s.RefusedDrop)
	r = c.s.Plan.RefusalPlace(c.s.RefusalX, c.s.RefusalY, r.W, r.H, back)
	c.p.refusalAt = r
	c.sheet(r, 2*c.u, art.Refused)
	in := r.Inset(7 * c.u)
	in.X, in.W = in.X+3*c.u, in.W-6*c.u
	c.drawLines(font{body, 14}, lines, in, art.Ink)
}
