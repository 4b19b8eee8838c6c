package render

import (
	"image/color"
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// standingCube is the height of a marker on a space of the sheet, in units.
const standingCube = 19.0

// Standing draws the row of a track: its markers, where they stood a year ago, and what lies ahead.
func (c Chapter) Standing(r layout.Rect, n content.Resource, of *chronicle.Track) {
	t, swatch := layout.LayStanding(r, c.u), art.Resources[n]
	c.Chip(art.ResourceNames[n], swatch, t.Emblem)
	c.text(font{displayBold, 17}, rules.Capital(n.String()), t.Name, left, art.Ink)
	kind := "score track"
	if c.cards.Board.Tracks[n].Victory {
		kind = "victory track"
	}
	if !t.Kind.Empty() {
		c.text(font{italic, 13}, kind, t.Kind, left, art.InkSoft)
	}
	say := t.Say
	if of.Counts {
		c.icon("done", say.TakeLeft(15*c.u, 3*c.u), art.Ink)
	}
	c.text(font{bold, 15}, of.Say, say, left, art.Ink)
	levels := t.Levels
	for _, l := range [...]struct {
		marker art.Marker
		level  int
		tint   color.NRGBA
	}{{art.ProgressMarker(), of.ProgressLevel.To, art.Ink}, {art.ThreatMarker(), of.ThreatLevel.To, warning()}} {
		c.marked(levels.TakeLeft(0.5*t.Levels.W), l.marker, font{body, 13}, "level "+strconv.Itoa(l.level), l.tint)
	}
	c.standingSpaces(&t, n, of)
	c.standingAhead(&t, n, of)
}

// standingSpaces draws the line of twelve with its markers.
func (c Chapter) standingSpaces(t *layout.Standing, n content.Resource, of *chronicle.Track) {
	swatch, printed := art.Resources[n], &c.cards.Board.Tracks[n]
	c.round(geom.Around(t.Spaces[:]).Inset(-2*c.u), 4*c.u, faintOr(swatch.Edge, art.Ink))
	for i, r := range t.Spaces {
		space := i + 1
		fill := art.Parchment
		if space <= of.Progress.To {
			fill = swatch.Fill
		}
		c.fill(r, fill)
		if line := r; space <= of.Threat.To {
			c.redLine(line.TakeBottom(4 * c.u))
		}
		if space == printed.Mastery {
			c.frame(r, 2*c.u, art.GoldBright)
		}
	}
	m := c.layMarkers(t, printed, of)
	if of.Progress.Steps() != 0 {
		c.ghost(m.progressWas)
	}
	if of.Threat.Steps() != 0 {
		c.ghost(m.threatWas)
	}
	c.Cube(m.progress, art.ProgressMarker())
	c.Cube(m.threat, art.ThreatMarker())
	for i, r := range m.levels {
		ink := art.Ink
		if i < of.Progress.To {
			ink = swatch.Ink
		}
		c.text(c.levelFont(t), strconv.Itoa(printed.Levels[i]), r, center, ink)
	}
}

// levelFont returns the letters of the levels on the spaces of a row.
func (c Chapter) levelFont(t *layout.Standing) font {
	return font{displayBold, min(17, 0.55*t.Spaces[0].W/c.u)}
}

// standingMarkers is where the markers of a row lie, now and as the year began, and what they leave of the spaces for the levels.
type standingMarkers struct {
	progress, progressWas, threat, threatWas layout.Rect
	levels                                   [content.TrackSpaces]layout.Rect
}

// layMarkers lays progress at the left of its spaces, and the threat at the right. Where both lie on one space they are smaller, so that
// the level between them is free.
func (c Chapter) layMarkers(t *layout.Standing, printed *content.Track, of *chronicle.Track) (m standingMarkers) {
	m.levels = t.Spaces
	usual := min(standingCube*c.u, 0.36*t.Spaces[0].W, 0.8*t.Spaces[0].H)
	place := func(space int, other chronicle.Span, take func(r *layout.Rect, width float64) layout.Rect, aside float64) layout.Rect {
		size, beside := usual, 2*c.u
		if space == other.From || space == other.To {
			level := c.width(c.levelFont(t), strconv.Itoa(printed.Levels[space-1]))
			beside = c.u
			size = min(size, ((t.Spaces[space-1].W-level)/2-beside)/cubeWidth)
		}
		return take(&m.levels[space-1], cubeWidth*size+beside).Middle(size, size).Move(aside*beside/2, 0)
	}
	progress := func(space int) layout.Rect {
		return place(space, of.Threat, func(r *layout.Rect, w float64) layout.Rect { return r.TakeLeft(w) }, 1)
	}
	threat := func(space int) layout.Rect {
		return place(space, of.Progress, func(r *layout.Rect, w float64) layout.Rect { return r.TakeRight(w) }, -1)
	}
	m.progress, m.threat = progress(of.Progress.To), threat(of.Threat.To)
	if of.Progress.Steps() != 0 {
		m.progressWas = progress(of.Progress.From)
	}
	if of.Threat.Steps() != 0 {
		m.threatWas = threat(of.Threat.From)
	}
	return m
}

// ghost draws the outline of a marker where it stood as the year began.
func (c Chapter) ghost(r layout.Rect) {
	c.form("hexagon", r, art.Ink)
	c.form("hexagon", r.Inset(0.1*r.H), art.Parchment)
	c.form("hexagon", r.Inset(0.3*r.H), art.ParchmentEdge)
}

// standingAhead draws under the spaces what they will bring.
func (c Chapter) standingAhead(t *layout.Standing, n content.Resource, of *chronicle.Track) {
	type sign struct {
		icon, number string
		tint         color.NRGBA
	}
	var under [content.TrackSpaces][]sign
	mastery := sign{icon: "mastery", tint: art.InkSoft}
	if of.Mastery {
		mastery.tint = art.Ink
	}
	under[c.cards.Board.Tracks[n].Mastery-1] = []sign{mastery}
	for _, a := range of.Ahead {
		at := &under[a.Space-1]
		if len(a.Unlocks) > 0 {
			*at = append(*at, sign{"locked", strconv.Itoa(len(a.Unlocks)), warning()})
		}
		if a.Location != content.NoLocation {
			*at = append(*at, sign{icon: "burn", tint: warning()})
		}
	}
	for i, signs := range under {
		f, numbers := font{bold, 13}, 0.0
		for _, s := range signs {
			numbers += c.width(f, s.number)
		}
		at, n := t.Under[i], float64(len(signs))
		size := min(15*c.u, at.H, (at.W-numbers)/max(1, n)) // the icons make way for the numbers
		at = at.Middle(numbers+n*size, size)
		for _, s := range signs {
			c.icon(s.icon, at.TakeLeft(size), s.tint)
			if s.number != "" {
				c.text(f, s.number, at.TakeLeft(c.width(f, s.number)), left, s.tint)
			}
		}
	}
}

// StandingKey draws what the signs of the rows mean.
func (c Chapter) StandingKey(r layout.Rect) {
	f := font{italic, 13}
	signs := []struct {
		say  string
		draw func(at layout.Rect)
	}{
		{"progress", func(at layout.Rect) { c.Marker(art.ProgressMarker(), at) }},
		{"threat", func(at layout.Rect) { c.Marker(art.ThreatMarker(), at) }},
		{"as the year began", func(at layout.Rect) { c.ghost(at) }},
		{"mastery", func(at layout.Rect) { c.icon("mastery", at, art.InkSoft) }},
		{"unlocks obstacles", func(at layout.Rect) { c.icon("locked", at, warning()) }},
		{"threat location", func(at layout.Rect) { c.icon("burn", at, warning()) }},
	}
	for i, s := range signs {
		at := r.Column(i, len(signs), 4*c.u)
		s.draw(at.TakeLeft(16*c.u, 4*c.u).Middle(15*c.u, 15*c.u))
		c.text(f, s.say, at, left, art.InkSoft)
	}
}

// Ahead writes what lies ahead on a track.
func (c Chapter) Ahead(r layout.Rect, say string) {
	c.paragraph(font{body, 14}, say, r.Middle(r.W, r.H-0.3*14*c.u), left, art.Ink) // where it is pressed, no line is cut
}

// AheadHeight returns the height that Ahead takes in a width, both in pixels.
func (c Chapter) AheadHeight(say string, width float64) float64 {
	return c.textHeight(font{body, 14}, say, width)
}
