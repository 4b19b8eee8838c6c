package render

import (
	"math"
	"slices"
	"strconv"

	"sixwinters/art"
	"sixwinters/render/layout"
)

// ordered draws a staged card of the order that is being made, the first one with the veil over the boards.
func (t panels) ordered(spot int) {
	panel := &t.plan.Order
	i := slices.IndexFunc(panel.Cards, func(c layout.OrderedCard) bool { return int(c.Spot) == spot })
	if i == 0 {
		t.veil(veilOfSome, "Which card goes first?", panel.Title)
		t.orderDirection(panel.Direction)
	}
	t.orderedCard(&panel.Cards[i])
}

// orderDirection labels the two ends of the order and points to the one that goes first.
func (t panels) orderDirection(r layout.Rect) {
	r = r.Middle(r.W, 20*t.u)
	last, first := "left: goes last", "right: goes first, with the next obstacle"
	room := t.width(font{italic, 14}, first) + 8*t.u
	firstRoom := r.TakeRight(min(room, 0.6*r.W))
	lastRoom := r.TakeLeft(min(t.width(font{italic, 14}, last)+8*t.u, r.W))
	t.text(font{italic, 14}, last, lastRoom, left, art.Pale)
	t.text(font{italic, 14}, first, firstRoom, right, art.Pale)
	r.TakeRight(6 * t.u)
	if line := r.Middle(r.W, 2*t.u); line.W > 20*t.u {
		t.fill(line, art.Fade(art.GoldBright, 0.6))
		t.arrow(layout.Rect{X: line.Right(), Y: line.Y + line.H/2}, 16*t.u, 0, art.GoldBright)
	}
}

func (t panels) orderedCard(c *layout.OrderedCard) {
	id := t.s.Staging[t.v.Order[c.Spot]]
	next := t.book.BringsNext(t.s)[c.Spot]
	t.shadow(c.Rect, 6*t.u, 5*t.u)
	t.parchment(c.Rect, 6*t.u, 2*t.u, art.Gold)
	scene := layout.Rect{X: c.Rect.X + 3*t.u, Y: c.Card.Reward.Bottom(), W: c.Rect.W - 6*t.u}
	if scene.H = c.Card.Goes.Y - scene.Y; scene.H > largeSquare*t.u {
		t.picture(progressPicture(t.book.Content(), id), scene, behindSquares)
	}
	disc := c.Number.Middle(c.Number.H, c.Number.H)
	fill, ink := art.Night, art.GoldBright
	if next {
		fill, ink = art.Refused, art.Chalk
	}
	t.form("disc", disc, fill)
	t.text(font{displayBold, 17}, strconv.Itoa(c.Goes), disc, center, ink)
	boards{t.table}.smallCard(&c.Card, id, next)
}

// swap draws the button that swaps two cards.
func (t panels) swap(r layout.Rect) {
	t.framed(r, 4*t.u, t.u, art.ParchmentDark, art.Gold)
	x, y := r.Center()
	for i, angle := range []float64{0, math.Pi} {
		at := layout.Rect{X: x, Y: y + (2*float64(i)-1)*8*t.u}
		t.arrow(at, 15*t.u, angle, art.Ink)
	}
}
