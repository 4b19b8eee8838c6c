package render

import (
	"image/color"
	"math"
	"slices"

	"sixwinters/art"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/render/letters"
)

// Opacity of the shade around what a note is about, and on what only surrounds that.
const (
	shadeAround = 0.62
	shadeWithin = 0.36
)

// spotlight darkens all but what a note is about, which it frames in gold edged with dark, to be seen on parchment and on the
// dark board. What surrounds something else, as a card its squares, has a thin frame and faint light.
func (c notes) spotlight() {
	about := c.s.Plan.Note.About
	around := make([]bool, len(about))
	var lit, holes []layout.Rect // what is meant, and that with what surrounds it
	for i, r := range about {
		around[i] = surrounds(r, about)
		hole := snap(r.Inset(-4 * c.u))
		holes = append(holes, hole)
		if !around[i] {
			lit = append(lit, hole)
		}
	}
	for _, r := range geom.Outside(layout.Rect{W: c.s.Plan.W, H: c.s.Plan.H}, holes) {
		c.fill(r, art.Fade(art.Night, shadeAround))
	}
	var half []layout.Rect // shaded so far
	for i, hole := range holes {
		if !around[i] {
			continue
		}
		for _, r := range geom.Outside(hole, slices.Concat(lit, half)) {
			c.fill(r, art.Fade(art.Night, shadeWithin))
		}
		half = append(half, hole)
		c.ring(hole, c.u, art.Fade(art.GoldBright, 0.7))
	}
	if c.dst == nil {
		return
	}
	for _, part := range geom.Outside(layout.Rect{W: c.s.Plan.W, H: c.s.Plan.H}, c.headings()) {
		for _, r := range lit {
			if r.Inset(-lightWide * c.u).Overlaps(part) {
				c.within(part).light(r)
			}
		}
	}
}

// surrounds reports whether a place surrounds another one of some.
func surrounds(r layout.Rect, some []layout.Rect) bool {
	return slices.ContainsFunc(some, func(in layout.Rect) bool { return in != r && in.Within(r) })
}

// headings returns the heads of the regions that a note is not about. Frames of what lies beside them end there.
func (c notes) headings() (heads []layout.Rect) {
	for i := range c.s.Plan.Regions {
		b := &c.s.Plan.Regions[i]
		for _, r := range [...]layout.Rect{b.Name.Inset(2 * c.u), b.Draw, b.Discard, c.s.Plan.Offer.Regions[i]} {
			if !r.Empty() && !slices.ContainsFunc(c.s.Plan.Note.About, r.Overlaps) {
				heads = append(heads, snap(r))
			}
		}
	}
	return heads
}

// inShade reports whether a place lies in the shade around the light of a note.
func (s *Scene) inShade(r layout.Rect, light []layout.Rect) bool {
	n := s.View.Note
	return n != nil && n.Dim && !slices.ContainsFunc(light, r.Overlaps)
}

// shaded reports whether a thing lies in the shade of a note and cannot be chosen: ringed brightly it would look like what is
// meant.
func (s *Scene) shaded(on layout.Target) bool {
	r, lies := s.Plan.Rect(on)
	return lies && on.Kind != layout.NoteButton && s.inShade(r, s.Plan.Note.About) &&
		!slices.ContainsFunc(s.Lit, func(l Lit) bool { return l.Target == on })
}

// beyond reports whether a place lies in the shade or the faint light of a note while nothing is held: a label there would draw
// the eye away from what is meant.
func (s *Scene) beyond(r layout.Rect) bool {
	about := s.Plan.Note.About
	meant := slices.DeleteFunc(slices.Clone(about), func(lit layout.Rect) bool { return surrounds(lit, about) })
	return len(s.Held) == 0 && len(about) > 0 && s.inShade(r, meant)
}

// noteDo divides the room for what is waited for into its mark and its text.
func (c notes) noteDo(r layout.Rect) (mark, say layout.Rect) {
	mark = r.TakeLeft(18*c.u, 6*c.u)
	return mark, r
}

// draw draws a note and the arrow to what it is about.
func (c notes) draw() {
	n, s := c.s.View.Note, &c.s.Plan.Note
	if c.s.Focus.Kind == layout.NoteButton {
		if on, lies := c.s.Plan.Rect(c.s.Focus); lies {
			defer c.focus(on)
		}
	}
	if s.Points && s.Arrow == (note.Arrow{}) && !n.Dim && !s.About[0].Overlaps(c.s.Plan.Log) { // in the light it is framed already
		c.halo(s.About[0])
	}
	c.noteArrow(s)
	c.shadow(s.Rect, 6*c.u, 10*c.u)
	if s.Folded {
		c.foldedNote(n, s, c.s.Hover)
		return
	}
	c.parchment(s.Rect, 6*c.u, 2*c.u, art.Gold)
	head := n.Head
	if s.Short {
		head = n.Short
	}
	if !s.Head.Empty() {
		c.text(font{bold, small}, head, s.Head, left, art.InkSoft)
	}
	saved := 0.0 // height left over so far: each paragraph begins where the one before it ends
	say := func(face style, line string, r layout.Rect, tint color.NRGBA) {
		f := font{face, letters.Size}
		top := c.topOf(f, line, r.Move(0, -saved))
		c.paragraph(f, line, top, left, tint)
		saved += r.H - top.H
	}
	if !s.Fact.Empty() {
		say(bold, n.Fact, s.Fact, art.Ink)
	}
	if !s.Say.Empty() {
		say(body, n.Say, s.Say, art.Ink)
	}
	if !s.Do.Empty() {
		mark, room := c.noteDo(s.Do)
		top := c.topOf(font{bold, letters.Size}, n.Do, room.Move(0, -saved))
		mark.Y, mark.H = top.Y, top.H // beside the middle of what is said
		c.arrow(mark, mark.W, 0, art.Ink)
		say(bold, n.Do, room, art.Ink)
	}
	if !s.Answer.Empty() {
		tint := art.Refused
		if n.Agrees {
			tint = art.Ink
		}
		if !s.Button.Empty() && s.Button.Y >= s.Say.Bottom() && s.Answer.Y >= s.Button.Bottom() {
			saved = 0 // it stands below a button, which stays where it is
		}
		say(italic, n.Answer, s.Answer, tint)
	}
	c.noteButtons()
}

// noteButtons draws the buttons of a note, the main one in gold.
func (c notes) noteButtons() {
	n, s := c.s.View.Note, &c.s.Plan.Note
	hovers := func(button uint8) bool { return c.s.Hover == layout.Target{Kind: layout.NoteButton, N: button} }
	quiet := func(r layout.Rect, button uint8) layout.Rect {
		fill := art.Parchment
		if hovers(button) {
			fill = art.Pointed
		}
		c.framed(r, 4*c.u, 1.5*c.u, fill, art.InkSoft)
		return r
	}
	if n.Back != "" {
		r := quiet(s.Back, layout.NoteBack)
		if !n.Both { // it leads back
			r.TakeLeft(4 * c.u)
			c.arrow(r.TakeLeft(14*c.u), 14*c.u, math.Pi, art.Ink)
		}
		c.text(font{bold, small}, n.Back, r, center, art.Ink)
	}
	if n.Return != "" {
		c.text(font{bold, small}, n.Return, quiet(s.Return, layout.NoteReturn), center, art.Ink)
	}
	if n.Button == "" {
		return
	}
	fill := art.Gold
	if hovers(layout.NoteOn) {
		fill = art.Marked
	}
	c.framed(s.Button, 4*c.u, 1.5*c.u, fill, art.Ink)
	say := s.Button
	if keyed := !n.Pointed || c.s.Focus == (layout.Target{Kind: layout.NoteButton}); keyed && !s.Key.Empty() {
		say.W = s.Key.X - say.X
		c.keySign(n.Key, s.Key, faintOr(art.Blend(art.Ink, fill, 0.25), art.Ink))
	}
	c.text(font{displayBold, 14}, n.Button, say, center, art.Ink)
}

func (c notes) foldedNote(n *layout.Note, s *note.Sheet, hover layout.Target) {
	fill := art.Parchment
	if hover.Kind == layout.NoteButton {
		fill = art.Pointed
	}
	c.framed(s.Rect, 6*c.u, 2*c.u, fill, art.Gold)
	c.icon("hint", s.Icon, art.InkSoft)
	c.text(font{bold, letters.Size}, n.Head, s.Head, left, art.Ink)
}

// topOf returns the part of a rectangle that the lines of a text take from its top.
func (c notes) topOf(f font, line string, r layout.Rect) layout.Rect {
	return r.TakeTop(min(r.H, c.textHeight(f, line, r.W)))
}

func (c notes) noteArrow(s *note.Sheet) {
	dx, dy := s.ToX-s.FromX, s.ToY-s.FromY
	length := math.Hypot(dx, dy)
	if length < 16*c.u {
		return
	}
	head := 26 * c.u
	angle := math.Atan2(dy, dx)
	end := length - 0.6*head
	at := layout.Rect{X: s.FromX + dx*(length-head/2)/length, Y: s.FromY + dy*(length-head/2)/length}
	for _, pen := range [...]struct {
		width, size float64
		tint        color.NRGBA
	}{{9 * c.u, head + 5*c.u, art.Night}, {5 * c.u, head, art.GoldBright}} {
		c.line(straight{s.FromX, s.FromY, s.FromX + dx*end/length, s.FromY + dy*end/length}, pen.width, pen.tint)
		c.arrow(at, pen.size, angle, pen.tint)
	}
}
