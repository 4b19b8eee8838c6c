package render

import (
	"image/color"
	"slices"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
	"sixwinters/rules"
)

// drawOverlay draws what moves over the table: signs of what may be done, what is held or flies, and the large card.
func (c *canvas) drawOverlay(s *Scene) {
	shaded := s.shaded(s.Hover)
	if shaded {
		c.hoverRing(s)
	}
	if n := s.View.Note; n != nil && n.Dim {
		c.spotlight(s.Plan)
	}
	c.dim(s)
	c.lights(s)
	if !shaded {
		c.hoverRing(s)
	}
	if r, ok := s.Plan.Rect(s.Focus); ok && s.Focus.Kind != layout.None && s.Focus.Kind != layout.NoteButton { // which lies on the note
		c.focus(r)
	}
	c.labels(s)
	if s.Zoom.Kind == layout.None {
		c.pointedLabel(s, layout.Rect{})
	}
	for i := range s.Effects {
		c.effect(&s.Effects[i])
	}
	if s.Banner != "" {
		c.banner(s)
	}
	if s.View.Note != nil {
		c.noteSheet(s)
	}
	for i := range s.Flights {
		c.flight(s, &s.Flights[i])
	}
	c.held(s)
	if s.Hover.Kind == layout.LogPanel || s.LogLine > 0 {
		c.logRule(s)
	}
	c.large(s)
}

// lights lights what may be chosen, and what is spoken of.
func (c *canvas) lights(s *Scene) {
	for _, t := range s.Glow {
		if r, _, ok := s.Plan.Seen(t); ok && !lettered(t.Kind) {
			c.glow(r, art.Frost, 0.9)
			c.marksOver(s, t, r)
		}
	}
	marked := map[layout.Rect]bool{} // tabs with something lit behind them
	for _, l := range s.Lit {
		r, tab, ok := s.Plan.Seen(l.Target)
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
		if r, _, ok := s.Plan.Seen(t); ok && lettered(t.Kind) {
			c.halo(r)
		}
	}
}

// marksOver draws what the light of a thing would cover: the marks at the corners of a square.
func (c *canvas) marksOver(s *Scene, t layout.Target, r layout.Rect) {
	if t.Kind == layout.Square {
		c.squareMarks(&s.View.Book.Content().Progress[s.View.State.Players[t.N].Card].Squares[t.Sub], r)
	}
}

// tabLight lights a tab behind which something may be chosen, with a disc at its corner.
func (c *canvas) tabLight(r layout.Rect) {
	c.glow(r, art.Legal, 0.8)
	disc := layout.Rect{X: r.Right() - 6*c.u, Y: r.Y - 3*c.u, W: 9 * c.u, H: 9 * c.u}
	c.form("disc", disc.Inset(-c.u), art.Night)
	c.form("disc", disc, art.Legal)
}

// hoverRing rings what the pointer is on.
func (c *canvas) hoverRing(s *Scene) {
	if r, ok := s.Plan.Rect(s.Hover); ok && s.Hover.Kind != layout.None && s.Hover.Kind != layout.NotePanel && !s.Plan.Veiled(s.Hover) {
		c.ring(r.Inset(-c.u), 2*c.u, faded(art.Hover, 0.85))
	}
}

// large draws the card that is shown large, and what is said over everything else.
func (c *canvas) large(s *Scene) {
	large, tells := c.zoom(s)
	if s.Zoom.Kind != layout.None {
		c.pointedLabel(s, large)
	}
	if s.Tip.Title != "" && !tells {
		c.tip(s, large)
	}
	if s.Note != "" {
		c.note(s)
	}
}

// ring draws a frame with round corners and leaves what is inside free.
func (c *canvas) ring(r layout.Rect, width float64, tint color.NRGBA) {
	r, width = snap(r), max(1, width)
	if art.Plain { // seen on any ground: a dark ring is set off by a light one, and a light one by a dark one
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
		for _, rest := range layout.Outside(r, over) {
			c.fill(rest, faded(art.Night, dimming()))
		}
		dark = append(dark, r)
	}
}

// dimming is how dark what cannot be chosen becomes. In a plain theme what is written there stays as readable as ever, and
// the thick edges of what can be chosen tell the rest.
func dimming() float64 {
	if art.Plain {
		return 0.13
	}
	return 0.4
}

// focus rings what the keyboard points at, so that it stands out from what is dark and from what is light.
func (c *canvas) focus(r layout.Rect) {
	if art.Plain { // what is lit has a whole frame: in this one runs a dashed line, and tells it from that without its colour
		c.frame(r.Inset(-6*c.u), 6*c.u, art.Night)
		c.frame(r.Inset(-5*c.u), 4*c.u, art.Hover)
		c.dashed(r.Inset(-3.75*c.u), 1.5*c.u, art.Night)
		return
	}
	c.ring(r.Inset(-c.u), c.u, art.Night)
	c.ring(r.Inset(-4*c.u), 3*c.u, art.Frost)
	c.ring(r.Inset(-5.5*c.u), 1.5*c.u, art.Night)
}

// glow rings a place softly.
func (c *canvas) glow(r layout.Rect, tint color.NRGBA, strength float64) {
	r = snap(r)
	if art.Plain {
		c.ring(r.Inset(-2*c.u), 3*c.u, tint)
		return
	}
	for i := range 3 {
		c.ring(r.Inset(-float64(i+1)*c.u), c.u, faded(tint, strength*float64(3-i)/4))
	}
	c.ring(r, 1.5*c.u, faded(tint, strength))
	c.fill(r, faded(tint, 0.12))
}

// halo rings a card brightly from outside and leaves it as it is: a light on it would make it pale, as if it were put out.
func (c *canvas) halo(r layout.Rect) {
	r = snap(r)
	if art.Plain {
		c.ring(r.Inset(-4*c.u), 5*c.u, art.Frost)
		return
	}
	const wide = 10
	for i := range wide {
		c.ring(r.Inset(-float64(i+3)*c.u), c.u, faded(art.Frost, 0.9*float64(wide-i)/wide))
	}
	c.ring(r.Inset(-3*c.u), 4*c.u, art.Frost)
}

// lettered reports whether a thing is a card full of pictures and text. It has no label before it is pointed at: on some of
// several cards there would be room for one, and the others would look as if they could not be had.
func lettered(kind layout.Kind) bool { return filled(kind) || kind == layout.Staged }

// labels writes what comes of lit targets: on large things where nothing else lies, on small ones in a word, and in full
// beside the thing under the pointer, unless a preview says more.
func (c *canvas) labels(s *Scene) {
	var drawn []layout.Rect
	for i := range s.Lit {
		l := &s.Lit[i]
		r, ok := s.Plan.Rect(l.Target)
		if !ok || l.Label == "" || s.pointsAt(l.Target) || l.Target == s.Focus || lettered(l.Target.Kind) || s.beyond(r) {
			continue
		}
		tag := c.newTag(l, c.labelRoom(l.Target, r))
		x, _ := r.Center()
		tag.rect.X, tag.rect.Y = x-tag.rect.W/2, r.Bottom()-tag.rect.H-3*c.u
		if r.H <= 3*tag.rect.H {
			if tag, ok = c.verbTag(l, r, s.Plan); !ok {
				continue
			}
		}
		if l.Target.Kind == layout.Location {
			tag.rect = raised(s.Plan, l.Target, r, tag.rect, nil)
		}
		covered := slices.ContainsFunc(drawn, func(d layout.Rect) bool { return d.Overlaps(tag.rect) })
		if !covered && free(s.Plan, l.Target, tag.rect) {
			c.drawTag(tag)
			drawn = append(drawn, tag.rect)
		}
	}
}

// pointedLabel draws the whole label of what is pointed at, beside the card that is shown large if there is one.
func (c *canvas) pointedLabel(s *Scene, large layout.Rect) {
	if s.Tip.Title != "" && len(s.Held) > 0 {
		return
	}
	for i := range s.Lit {
		l := &s.Lit[i]
		if r, ok := s.Plan.Rect(l.Target); ok && l.Label != "" && (s.pointsAt(l.Target) || l.Target == s.Focus) {
			if tag, ok := c.hoveredTag(s, l, r); ok {
				tag.rect = tag.rect.Beside(large, s.Plan.W, 3*c.u)
				c.drawTag(tag)
			}
		}
	}
}

// pointsAt reports whether the pointer is on a target: on a lit pool it is so on any of its dice.
func (s *Scene) pointsAt(on layout.Target) bool {
	at := s.Hover
	inPool := on.Kind == layout.Pool && at.Kind == layout.Die && at.Place.Spot == rules.InPool && at.Place.N == on.N
	return at == on || inPool
}

// hoveredTag is the whole label of what is pointed at: on the thing where it is large and nothing lies there, the hand
// neither; or else below it or above it, if there is room, where it covers fewer of the other lit things.
func (c *canvas) hoveredTag(s *Scene, l *Lit, r layout.Rect) (tag, bool) {
	x, _ := r.Center()
	on := c.newTag(l, c.labelRoom(l.Target, r))
	on.rect.X, on.rect.Y = x-on.rect.W/2, r.Bottom()-on.rect.H-3*c.u
	if l.Target.Kind == layout.Location {
		on.rect = raised(s.Plan, l.Target, r, on.rect, c.heldRects(s))
	}
	full := filled(l.Target.Kind) || l.Target.Kind == layout.Staged && on.covers(&s.Plan.Staging.Cards[l.Target.N])
	if r.H > 3*on.rect.H && !full && free(s.Plan, l.Target, on.rect) && !slices.ContainsFunc(c.heldRects(s), on.rect.Overlaps) {
		return on, true
	}
	tag := c.newTag(l, 260*c.u)
	tag.rect.X = max(2*c.u, min(x-tag.rect.W/2, s.Plan.W-tag.rect.W-2*c.u))
	if l.Target.Kind == layout.Choice || l.Target.Kind == layout.Offer {
		if s.View.Aside { // a chip is hardly more than a label itself
			return tag, false
		}
		return c.onFull(l, r, tag)
	}
	if l.Target.Kind == layout.Obstacle {
		return c.byObstacle(s, l, r, tag), true
	}
	below, above := tag.rect, tag.rect
	below.Y, above.Y = r.Bottom()+3*c.u, r.Y-tag.rect.H-3*c.u
	if l.Target.Kind == layout.Location { // the next one begins with its name
		below.Y = r.Bottom() - hanging*tag.rect.H
	}
	tag.rect = below
	if below.Bottom() > s.Plan.H || above.Y > 0 && s.covers(above, r) < s.covers(below, r) {
		tag.rect = above
	}
	return tag, true
}

// filled reports whether a thing is full of text, so that a label would cover some of it. What it is for says the prompt.
func filled(kind layout.Kind) bool {
	return kind == layout.Choice || kind == layout.Offer || kind == layout.Ordered
}

// tag is a label set in lines.
type tag struct {
	rect  layout.Rect
	lines []rich.Line
}

// verbTag is what is done at a small thing that does not say so itself, at its lower edge.
func (c *canvas) verbTag(l *Lit, r layout.Rect, plan *layout.Plan) (tag, bool) {
	switch l.Target.Kind {
	case layout.Arrow, layout.StressDie:
	case layout.Die:
		if l.Target.Place.Spot != rules.InPool {
			return tag{}, false
		}
	default:
		return tag{}, false
	}
	if l.Verb == "" {
		return tag{}, false
	}
	t := c.newTag(&Lit{Label: l.Verb}, r.W+20*c.u)
	x, _ := r.Center()
	t.rect.X = min(x-t.rect.W/2, plan.W-t.rect.W)
	t.rect.Y = r.Bottom() - c.u      // below it, so that a die can still be read
	if l.Target.Kind == layout.Die { // and the threat symbols beside it
		t.rect = t.rect.Beside(plan.Trade.Pools[l.Target.Place.N].Threat, plan.W, 0)
	}
	if above := t.rect.Move(0, r.Y-t.rect.H+c.u-t.rect.Y); l.Target.Kind == layout.Arrow && plan.OnTrack(t.rect) && !plan.OnTrack(above) {
		t.rect = above // and so can the levels of a track
	}
	if l.Target.Kind == layout.StressDie {
		t.rect.X, t.rect.Y = max(0, r.X-t.rect.W), r.Y+(r.H-t.rect.H)/2 // left of it, so that die and conditions can be read
	}
	return t, true
}

// newTag sets the label of a lit target in lines no wider than width pixels.
func (c *canvas) newTag(l *Lit, width float64) tag {
	t := tag{lines: c.setLines(bold, small, l.Label, width)}
	t.rect.W, t.rect.H = rich.Widest(t.lines)+8*c.u, c.linesHeight(t.lines, small)+6*c.u
	return t
}

func (c *canvas) drawTag(t tag) {
	c.framed(t.rect, 3*c.u, c.u, art.Legal, art.Night)
	in := t.rect.Inset(3 * c.u)
	in.X += c.u
	c.drawLines(bold, small, t.lines, in, art.Ink)
}

// free reports whether a label covers no part of another piece that lies on its own.
func free(plan *layout.Plan, on layout.Target, label layout.Rect) bool {
	for _, piece := range plan.Pieces {
		switch piece.Target.Kind {
		case layout.Die, layout.Standee, layout.Action, layout.Square, layout.Ability, layout.Stash:
			if piece.Target != on && piece.Rect.Overlaps(label) {
				return false
			}
		}
	}
	return true
}

// NoteAt reports whether the sentence that was drawn last near a point lies under another point.
func (p *Painter) NoteAt(x, y float64) bool { return p.noteAt.Contains(x, y) }

// note writes a sentence near a point, inside the window.
func (c *canvas) note(s *Scene) {
	const widest = 340
	lines := c.setLines(body, 14, s.Note, widest*c.u)
	r := layout.Rect{W: rich.Widest(lines) + 20*c.u, H: c.linesHeight(lines, 14) + 14*c.u}
	r = s.Plan.RefusalPlace(s.NoteX, s.NoteY, r.W, r.H)
	c.p.noteAt = r
	c.shadow(r, 5*c.u, 6*c.u)
	c.framed(r, 5*c.u, 2*c.u, art.Parchment, art.Refused)
	in := r.Inset(7 * c.u)
	in.X, in.W = in.X+3*c.u, in.W-6*c.u
	c.drawLines(body, 14, lines, in, art.Ink)
}
