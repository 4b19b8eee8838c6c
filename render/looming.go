package render

import (
	"slices"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// looming returns the worst that the turn is certain to bring, while players may still do something about it.
func looming(v *layout.View) layout.Looming {
	if v.Watched || v.PartsOf != "" || v.State.Phase != rules.Turns || v.State.Step != rules.StepActions && v.PromptPlayer == rules.NoPlayer {
		return layout.Looming{}
	}
	return v.Looms
}

// warn marks what looms where it lies on the table, an obstacle or a track, over all light: the worst with a frame and a seal, all else
// with a smaller seal.
func (c overlay) warn() {
	looms := looming(&c.s.View)
	if r, lies := c.loomsAt(looms.On); lies {
		if len(c.s.Held) == 0 { // while something is held, what is lit is framed alone
			c.warningFrame(r)
		}
		c.sealCorner(r, alertSize)
	}
	for _, on := range looms.Also {
		if r, lies := c.loomsAt(on); lies {
			c.sealCorner(r, alsoSize)
		}
	}
}

// loomsAt returns where the obstacle or the track lies that harm comes from, and whether it is in sight.
func (c overlay) loomsAt(on layout.Target) (r layout.Rect, lies bool) {
	if on == (layout.Target{}) {
		return r, false
	}
	r, tab, ok := c.s.Plan.Marked(on)
	if !ok || tab || slices.Contains(c.s.Hidden, on) || r.Overlaps(c.s.Plan.Log) {
		return r, false
	}
	if on.Kind == layout.Track { // round its whole pool, so that no number is hidden
		r = c.s.Plan.Trade.Pools[on.N].Rect.Inset(-1.5 * c.u)
	}
	return r, true
}

// sealCorner draws a warning seal of a size in units on the upper right corner.
func (c overlay) sealCorner(r layout.Rect, size float64) {
	c.warningSeal(layout.Rect{X: r.Right() - sealInside*size*c.u, Y: r.Y - 0.45*size*c.u, W: size * c.u, H: size * c.u})
}

// warningFrame frames what looms in red.
func (c overlay) warningFrame(r layout.Rect) {
	red := standingOut(art.Refused, frameStands)
	for i := range 4 {
		c.frame(r.Inset(-float64(i+2)*c.u), c.u, faintOr(art.Fade(red, 0.6-0.14*float64(i)), red))
	}
	c.frame(r.Inset(-c.u), 2.5*c.u, red)
}

// warningSeal draws a seal of red wax with the sign of a threat.
func (c *canvas) warningSeal(r layout.Rect) {
	c.form("soft", r.Inset(-0.2*r.H).Move(0, 0.08*r.H), art.Fade(art.Night, 0.8))
	c.form("wax", r, art.Refused)
	if !art.Plain {
		c.form("wax-shade", r, art.Fade(art.Night, 0.7))
	}
	c.form("disc", r.Inset(0.16*r.H), art.Blend(art.Refused, art.Night, 0.18))
	c.icon("threat", r.Inset(0.22*r.H), art.Chalk)
}

// Warning seals: their widths in units, of the worst and of all else, and the share of it that lies on what looms.
const (
	alertSize  = 24.0
	alsoSize   = 0.7 * alertSize
	sealInside = 0.7
)

// loomingLine says what looms in the room of the help of the top bar, on a plate of its own, and reports whether it did.
func (t *table) loomingLine(room layout.Rect) bool {
	says := t.looms.Says
	if says == nil {
		return false
	}
	plate := layout.Rect{X: room.X, Y: room.Y + t.u, W: room.W, H: room.H - t.u}
	spare, f := plate.W-plate.H-12*t.u, font{bold, normal}
	line := t.fitting(f, spare, says...)
	if t.width(f, line) > spare { // as where there is only room for the numbers of the steps
		f = font{bold, small}
		line = t.fitting(f, spare, append(slices.Clip(says), t.looms.Step.Name())...)
	}
	plate.W = min(plate.W, plate.H+12*t.u+t.width(f, line))
	t.round(plate, 3*t.u, art.Refused)
	plate.TakeLeft(4 * t.u)
	t.icon("threat", plate.TakeLeft(plate.H, 3*t.u).Inset(1.5*t.u), art.Chalk)
	t.text(f, line, plate, left, art.Chalk)
	return true
}
