package render

import (
	"fmt"
	"strconv"
	"strings"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// A diagram is a moving picture that is written in words: a line for each of its steps, with what is said under it, a bar,
// and the pieces that lie in a row. The pieces are
//
//	a3                an action die
//	technology:2      a resource die
//	w4, w4/a4         a printed die of an obstacle, and what covers it
//	{port}            an icon
//	>                 an arrow
//	pool, your_die    words; _ is a blank
//	sq:4, sq:any/a4   a square of a progress card, as the cards have it, and a die on it
//	track:support:2:5 a track, with the progress marker and the threat marker
//	body:3, psyche:0  a stress die on a box; 0 is an empty box
//	card:Poison       a card
//
// with a * behind what happens something to, a ! behind what is refused, and a ~ behind what is gone.

// diagramPiece is a piece of a diagram.
type diagramPiece struct {
	width                   float64 // in units
	draw                    func(c *canvas, r layout.Rect)
	lit, refused, gone, big bool
}

// Widths of pieces in units.
const (
	diagramSquare = 48.0
	diagramIcon   = 30.0
	diagramArrow  = 28.0
	diagramCard   = 92.0
	diagramSpace  = 15.0 // of a track
	diagramLetter = 7.6
)

// parseDiagramStep reads a step. The error says which piece cannot be understood.
func parseDiagramStep(line string) (say string, pieces []diagramPiece, err error) {
	say, words, ok := strings.Cut(line, " | ")
	if !ok {
		return "", nil, fmt.Errorf("%q has no bar between what it says and its pieces", line)
	}
	for word := range strings.FieldsSeq(words) {
		p, err := parseDiagramPiece(word)
		if err != nil {
			return "", nil, err
		}
		pieces = append(pieces, p)
	}
	return say, pieces, nil
}

func parseDiagramPiece(word string) (diagramPiece, error) {
	mark := word[len(word)-1:]
	bare := strings.TrimRight(word, "*!~")
	p, err := diagramOf(bare)
	if bare != word {
		p.lit, p.refused, p.gone = mark == "*", mark == "!", mark == "~"
	}
	return p, err
}

// diagramOf is the piece that a word names.
func diagramOf(word string) (diagramPiece, error) {
	kind, rest, _ := strings.Cut(word, ":")
	on, over, covered := strings.Cut(word, "/")
	switch {
	case word == ">":
		return diagramPiece{width: diagramArrow, draw: func(c *canvas, r layout.Rect) { c.arrow(r, 26*c.u, 0, art.GoldBright) }}, nil
	case strings.HasPrefix(word, "{"):
		name := strings.Trim(word, "{}")
		if !isToken(name) {
			return diagramPiece{}, fmt.Errorf("there is no icon %q", name)
		}
		return diagramPiece{width: diagramIcon, draw: func(c *canvas, r layout.Rect) {
			r = r.Square()
			c.framed(r.Inset(-2*c.u), 4*c.u, c.u, art.Parchment, art.ParchmentEdge)
			c.token(name, r, art.Ink)
		}}, nil
	case kind == "sq":
		return diagramOfSquare(strings.TrimPrefix(on, "sq:"), over, covered)
	case kind == "track":
		return diagramOfTrack(rest)
	case kind == "body" || kind == "psyche":
		return diagramOfStress(kind, rest)
	case kind == "card":
		name := strings.ReplaceAll(rest, "_", " ")
		return diagramPiece{width: diagramCard, big: true, draw: func(c *canvas, r layout.Rect) {
			c.parchment(r, 4*c.u, c.u, art.ParchmentEdge)
			c.paragraph(bold, 13, name, r.Inset(5*c.u), center, art.Ink)
		}}, nil
	}
	if v, ok := printedValue(on); ok {
		p := diagramPiece{width: pictureDie, draw: func(c *canvas, r layout.Rect) { c.wanted(v, r) }}
		if covered {
			d, ok := diagramDie(over)
			if !ok {
				return p, fmt.Errorf("%q is no die", over)
			}
			p.draw = func(c *canvas, r layout.Rect) { c.wanted(v, r); c.die(d, r) }
		}
		return p, nil
	}
	if d, ok := diagramDie(word); ok {
		return diagramPiece{width: pictureDie, draw: func(c *canvas, r layout.Rect) { c.die(d, r) }}, nil
	}
	if strings.ContainsAny(word, ":{}/@") {
		return diagramPiece{}, fmt.Errorf("%q is no piece of a diagram", word)
	}
	text := strings.ReplaceAll(word, "_", " ")
	return diagramPiece{width: diagramLetter * float64(len([]rune(text))), draw: func(c *canvas, r layout.Rect) {
		c.text(body, 14.5, text, r, center, art.Parchment)
	}}, nil
}

// printedValue reads a printed die such as w4.
func printedValue(word string) (int, bool) {
	if len(word) == 2 && word[0] == 'w' && word[1] >= '1' && word[1] <= '6' {
		return int(word[1] - '0'), true
	}
	return 0, false
}

// diagramDie reads a die as the notation writes it.
func diagramDie(word string) (rules.Die, bool) {
	name, value := "", ""
	if len(word) == 2 && word[0] == 'a' {
		value = word[1:]
	} else {
		name, value, _ = strings.Cut(word, ":")
	}
	v, err := strconv.Atoi(value)
	if err != nil || v < 1 || v > 6 {
		return rules.NoDie, false
	}
	if name == "" {
		return action(v), true
	}
	for r := range content.Resource(content.NumResources) {
		if r.String() == name {
			return asset(r, v), true
		}
	}
	return rules.NoDie, false
}

// diagramOfSquare is a square of a progress card.
func diagramOfSquare(words, over string, covered bool) (diagramPiece, error) {
	sq := content.Square{There: true, Resource: content.NoResource, Region: content.NoRegion}
	for word := range strings.SplitSeq(words, "_") {
		if err := squareWord(&sq, word); err != nil {
			return diagramPiece{}, err
		}
	}
	d, isDie := diagramDie(over)
	if covered && !isDie {
		return diagramPiece{}, fmt.Errorf("%q is no die", over)
	}
	return diagramPiece{width: diagramSquare, draw: func(c *canvas, r layout.Rect) {
		c.printedSquare(&sq, r.Square())
		c.die(d, r.Square().Inset(6*c.u))
	}}, nil
}

// squareWord takes a word of a square, as the files of the cards have it.
func squareWord(sq *content.Square, word string) error {
	relations := map[string]content.SquareKind{"+1": content.OneHigher, "-1": content.OneLower, "=": content.Equal}
	switch {
	case word == "any":
	case word == "start":
		sq.Start = true
	case word == "end":
		sq.End = true
	case relations[word] != 0:
		sq.Relation = relations[word]
	case len(word) == 1 && word >= "1" && word <= "6":
		sq.Value = int(word[0] - '0')
	default:
		for r := range content.Resource(content.NumResources) {
			if r.String() == word {
				sq.Resource = r
				return nil
			}
		}
		for r := range content.Region(content.NumRegions) {
			if "@"+r.String() == word {
				sq.Region = r
				return nil
			}
		}
		return fmt.Errorf("%q says nothing of a square", word)
	}
	return nil
}

// diagramOfTrack is the track of a resource with its two markers.
func diagramOfTrack(words string) (diagramPiece, error) {
	var resource string
	var progress, threat int
	n, err := fmt.Sscanf(strings.ReplaceAll(words, ":", " "), "%s %d %d", &resource, &progress, &threat)
	swatch, ok := art.Named(resource)
	if n != 3 || err != nil || !ok || min(progress, threat) < 1 || max(progress, threat) > content.TrackSpaces {
		return diagramPiece{}, fmt.Errorf("%q is no track", words)
	}
	return diagramPiece{width: diagramSpace * content.TrackSpaces, draw: func(c *canvas, r layout.Rect) {
		r = r.Middle(r.W, diagramSpace*2*c.u)
		for i := range content.TrackSpaces {
			box := r.Column(i, content.TrackSpaces, c.u)
			c.framed(box, 2*c.u, c.u, swatch.Fill, swatch.Edge)
			if i+1 == progress {
				c.progressMarker(box.Row(0, 2, 0))
			}
			if i+1 == threat {
				c.threatMarker(box.Row(1, 2, 0))
			}
		}
	}}, nil
}

// diagramOfStress is a box of a stress track with its die.
func diagramOfStress(kind, words string) (diagramPiece, error) {
	v, err := strconv.Atoi(words)
	if err != nil || v < 0 || v > 6 {
		return diagramPiece{}, fmt.Errorf("%q is no stress die", words)
	}
	swatch := art.Body
	if kind == content.Psyche.String() {
		swatch = art.Psyche
	}
	return diagramPiece{width: 44, draw: func(c *canvas, r layout.Rect) {
		r = r.Square()
		c.framed(r, 4*c.u, c.u, art.ParchmentDark, art.ParchmentEdge)
		if v > 0 {
			c.stressDie(swatch, v, r.Inset(5*c.u))
		}
	}}, nil
}

// drawDiagram draws a step of a diagram.
func (c *canvas) drawDiagram(line string, r layout.Rect) {
	say, pieces, err := parseDiagramStep(line)
	if err != nil {
		panic(err) // every diagram is read in the tests
	}
	total := -pictureGap
	for _, p := range pieces {
		total += p.width + pictureGap
	}
	w := c.caption(r, say).centered(total)
	for _, p := range pieces {
		at := w.next(p.width)
		if p.big {
			at = at.Middle(at.W, 66*c.u)
		}
		p.draw(c, at)
		switch {
		case p.lit:
			c.glow(at, art.Legal, 0.9)
		case p.refused:
			c.ring(at.Inset(-2*c.u), 2*c.u, art.Refused)
		case p.gone:
			c.fill(at.Inset(-2*c.u), faded(art.Night, 0.6))
		}
	}
}
