package paper

import (
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/scenery"
	"sixwinters/rules"
)

// Lengths of tokens.
const (
	cubeToken    = 10.0
	roundToken   = 16.0
	standeeWidth = 30.0
	standeeFace  = 42.0
	standeeFoot  = 12.0 // folded under at each end
)

// tokens returns the pages of what is cut out and glued on card: markers, tokens and the characters' standees.
func (g *game) tokens() []page {
	w, h := g.opts.Paper.Size()
	sheet := func(draw func(p *pen, in geom.Rect)) []page {
		in := geom.Rect{W: w, H: h}.Inset(tileMargin + 2)
		return []page{{part: Tokens, w: w, h: h, draw: func(p *pen) { draw(p, in) }}, {part: Tokens, w: w, h: h}}
	}
	return append(sheet(g.standees), sheet(g.markers)...)
}

// standees draws the characters' standees: two pictures back to back, with feet to be folded under.
func (g *game) standees(p *pen, in geom.Rect) {
	p.say(displayBold, 14, "Characters", in.TakeTop(8), left, look.Ink)
	in.TakeTop(p.paragraph(body, 9, "Cut along the frames, fold along the dashed lines, and glue the two pictures back to back. "+
		"Glue the feet one over the other.", in, left, look.InkSoft), 4)
	const gap = 4.0
	const height = 2 * (standeeFace + standeeFoot)
	across := int((in.W + gap) / (standeeWidth + gap))
	for i := range g.cards.Characters {
		r := geom.Rect{
			X: in.X + float64(i%across)*(standeeWidth+gap), Y: in.Y + float64(i/across)*(height+gap), W: standeeWidth, H: height,
		}
		g.standee(p, &g.cards.Characters[i], r)
	}
}

func (g *game) standee(p *pen, c *content.Character, r geom.Rect) {
	p.frame(r, 0, 0.25, black)
	in := r
	foot := in.TakeBottom(standeeFoot)
	in.TakeTop(standeeFoot)
	upper := in.TakeTop(standeeFace)
	x, y := upper.Center()
	g.figure(p, c, in)
	p.turned(180, point{x, y}, func() { g.figure(p, c, upper) })
	p.dashes(1.6, 1.2)
	for _, at := range []float64{upper.Y, upper.Bottom(), foot.Y} {
		p.line(r.X, at, r.Right(), at, 0.2, look.InkSoft)
	}
	p.dashes()
}

// figure draws the picture of a character with its name below.
func (g *game) figure(p *pen, c *content.Character, r geom.Rect) {
	name := r.TakeBottom(9)
	p.picture(scenery.Character(c), r)
	if p.ink == Saving {
		p.icon(emblem(c), r.Inset(3), look.Ink)
	}
	s := p.ink.ground(art.Swatch{Fill: look.Ink, Ink: look.GoldBright})
	p.fill(name, s.Fill)
	p.say(displayBold, 11, c.Name, name.Inset(1.5), center, s.Ink)
}

// markers draws what stands for cubes and tokens, for those who have none.
func (g *game) markers(p *pen, in geom.Rect) {
	p.say(displayBold, 14, "Markers and tokens", in.TakeTop(8), left, look.Ink)
	in.TakeTop(p.paragraph(body, 9, "Glue the sheet on card and cut along the frames. Cubes of wood are better: see the list in front.",
		in, left, look.InkSoft), 4)
	row := func(say string, size float64, n int, draw func(i int, r geom.Rect)) {
		p.say(bold, 10, say, in.TakeTop(6, 1), left, look.Ink)
		across := int((in.W + 3) / (size + 3))
		var line geom.Rect
		for i := range n {
			if i%across == 0 {
				line = in.TakeTop(size, 3)
			}
			at := line.TakeLeft(size, 3)
			p.frame(at, 0, 0.2, black)
			draw(i, at)
		}
		in.TakeTop(3)
	}
	cube := func(m art.Marker) func(i int, r geom.Rect) {
		return func(_ int, r geom.Rect) { p.cube(m, r.Inset(1)) }
	}
	sign := func(icon string, s art.Swatch) func(i int, r geom.Rect) {
		return func(_ int, r geom.Rect) {
			p.disc(r.Inset(0.6), s.Edge)
			p.disc(r.Inset(1.2), s.Fill)
			p.icon(icon, r.Inset(4), s.Ink)
		}
	}
	pale := art.Swatch{Fill: p.ink.parchment(), Ink: look.Ink, Edge: look.Ink}
	blue := p.ink.ground(look.Resources[content.Sorcery])
	row("Progress markers, one for each track", cubeToken, content.NumResources, cube(art.ProgressMarker()))
	row("Threat markers, one for each track", cubeToken, content.NumResources, cube(art.ThreatMarker()))
	row("Time marker and year marker", roundToken, 2, func(i int, r geom.Rect) {
		sign([]string{"winter", "rest"}[i], pale)(i, r)
	})
	row("Achievements, for both players", roundToken/2, 2*rules.MostAchieved, func(i int, r geom.Rect) {
		p.disc(r.Inset(0.4), blue.Edge)
		p.disc(r.Inset(0.8), blue.Fill)
		p.icon("mastery", r.Inset(2), blue.Ink)
	})
	row("Characters that are out of play", roundToken, 2, sign("knocked-out", pale))
	row("Stress dice, for those who have none in these colours: psyche and body", roundToken, 12, func(i int, r geom.Rect) {
		s := look.Psyche
		if i >= 6 {
			s = look.Body
		}
		p.die(s, strconv.Itoa(i%6+1), r.Inset(0.5))
	})
}
