package render

import (
	"math"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The moving pictures of a book: small tables drawn with the real pieces, one step after the other.

// pictureStep is how many ticks each step of a picture is shown.
const pictureStep = 110

// picture is a picture of so many steps.
type picture struct {
	steps int
	draw  func(c *canvas, step int, r layout.Rect)
}

// pictures are the pictures that are drawn by hand, by the name of what they show.
var pictures = map[string]picture{
	"create":   {3, (*canvas).pictureCreate},
	"trade":    {3, (*canvas).pictureTrade},
	"progress": {4, (*canvas).pictureProgress},
	"defend":   {3, (*canvas).pictureDefend},
	"approach": {3, (*canvas).pictureApproach},
	"threats":  {2, (*canvas).pictureThreats},
	"stress":   {3, (*canvas).pictureStress},
}

// HasPicture reports whether there is a picture of that name.
func HasPicture(name string) bool { return pictures[name].draw != nil || diagrams[name] != nil }

// PictureLasts is how many ticks a picture takes to run through once; 0 if there is none of that name.
func PictureLasts(name string) int { return (pictures[name].steps + len(diagrams[name])) * pictureStep }

// PictureTurns reports whether the pictures of a page that has lain open for so many ticks come to another step.
func PictureTurns(ticks int) bool { return ticks%pictureStep == 0 }

// drawPicture draws the step of a picture that is due.
func (c *canvas) drawPicture(name string, ticks int, r layout.Rect) {
	if !HasPicture(name) {
		return
	}
	c.framed(r, 5*c.u, c.u, blend(art.Cloths[content.Winter].Fill, art.Night, 0.2), art.Gold)
	r = r.Inset(10 * c.u)
	if p := pictures[name]; p.draw != nil {
		p.draw(c, ticks/pictureStep%p.steps, r)
		return
	}
	steps := diagrams[name]
	c.drawDiagram(steps[ticks/pictureStep%len(steps)], r)
}

// The pieces of a picture stand in a row, dice of this many units.
const (
	pictureDie = 38.0
	pictureGap = 8.0
)

// row hands out places of a row, one after the other, in the middle of a rectangle.
type row struct {
	r layout.Rect
	u float64
}

// caption writes what a step shows under the picture, and returns the row above it.
func (c *canvas) caption(r layout.Rect, say string) *row {
	below := r.TakeBottom(24 * c.u)
	c.paragraph(body, 14.5, say, below, center, art.Parchment)
	return &row{r, c.u}
}

// centered moves the row so that pieces of a width in units stand in the middle.
func (w *row) centered(units float64) *row {
	if free := w.r.W - units*w.u; free > 0 {
		w.r.TakeLeft(free / 2)
	}
	return w
}

// next is the place of the next piece.
func (w *row) next(units float64) layout.Rect {
	r := w.r.TakeLeft(units * w.u)
	w.r.TakeLeft(pictureGap * w.u)
	return r.Middle(r.W, min(r.H, max(units, pictureDie)*w.u))
}

// dice draws dice in a row; those of the set are ringed.
func (c *canvas) dice(w *row, ringed map[int]bool, dice ...rules.Die) {
	for i, d := range dice {
		at := w.next(pictureDie)
		c.die(d, at)
		if ringed[i] {
			c.glow(at, art.Legal, 0.9)
		}
	}
}

func action(v int) rules.Die { return rules.NewDie(rules.Action, v) }

func asset(r content.Resource, v int) rules.Die { return rules.NewDie(rules.Kind(r), v) }

// label writes a word in a row.
func (c *canvas) label(w *row, units float64, say string) {
	c.text(body, 14.5, say, w.next(units), center, art.Parchment)
}

// pointing draws an arrow to the right in a row.
func (c *canvas) pointing(w *row) { c.arrow(w.next(30), 28*c.u, 0, art.GoldBright) }

func (c *canvas) pictureCreate(step int, r layout.Rect) {
	says := [...]string{
		"The technology pool, and an action die showing 3.",
		"It may take the 2 or the 3, not the 6.",
		"The action die is spent; the 3 is an asset of the location now.",
	}
	w := c.caption(r, says[step]).centered(pictureDie*5 + 30 + 70*2 + pictureGap*7)
	c.label(w, 70, "pool")
	pool := []rules.Die{asset(content.Technology, 2), asset(content.Technology, 3), asset(content.Technology, 6)}
	switch step {
	case 0:
		c.dice(w, nil, pool...)
		c.pointing(w)
		c.label(w, 70, "your die")
		c.dice(w, nil, action(3))
	case 1:
		c.dice(w, map[int]bool{0: true, 1: true}, pool...)
		c.pointing(w)
		c.label(w, 70, "your die")
		c.dice(w, nil, action(3))
	default:
		c.dice(w, nil, pool[0], pool[2])
		w.next(pictureDie)
		c.pointing(w)
		c.label(w, 70, "location")
		c.dice(w, map[int]bool{0: true}, pool[1])
	}
}

func (c *canvas) pictureTrade(step int, r layout.Rect) {
	says := [...]string{
		"You are at a military location and spend an action die showing 4.",
		"An espionage die of 4 or less may go one arrow on, into military.",
		"It changes its colour and keeps its value.",
	}
	w := c.caption(r, says[step]).centered(pictureDie*4 + 30 + pictureGap*4)
	moving := map[int]bool{1: step == 1}
	from := []rules.Die{asset(content.Espionage, 6), asset(content.Espionage, 2)}
	to := []rules.Die{asset(content.Military, 5)}
	if step == 2 {
		from, to = from[:1], append(to, asset(content.Military, 2))
	}
	c.dice(w, moving, from...)
	if step == 2 {
		w.next(pictureDie)
	}
	c.pointing(w)
	c.dice(w, map[int]bool{1: step == 2}, to...)
}

// pictureSquares is the card of the picture of filling a path, in a row.
var pictureSquares = []content.Square{
	{There: true, Start: true, Resource: content.Support, Region: content.NoRegion},
	{There: true, Value: 4, Resource: content.NoResource, Region: content.NoRegion},
	{There: true, End: true, Relation: content.OneHigher, Resource: content.NoResource, Region: content.NoRegion},
}

func (c *canvas) pictureProgress(step int, r layout.Rect) {
	says := [...]string{
		"From the start square: any support asset.",
		"The next square wants a 4, of any resource.",
		"The last one: one higher than the die before.",
		"The end square is filled, and the card complete.",
	}
	w := c.caption(r, says[step]).centered(50*3 + pictureGap*2)
	placed := []rules.Die{asset(content.Support, 2), asset(content.Military, 4), asset(content.Diplomacy, 5)}
	for i := range pictureSquares {
		at := w.next(50)
		if i == step {
			c.glow(at, art.Legal, 0.9)
		}
		c.printedSquare(&pictureSquares[i], at)
		if i < step {
			c.die(placed[i], at.Inset(6*c.u))
		}
	}
}

func (c *canvas) pictureDefend(step int, r layout.Rect) {
	says := [...]string{
		"The obstacle shows 3, 3 and 5: you need a 3 and a 5. Your dice are rolled again.",
		"If 3 and 5 are among them, the defence holds.",
		"If one is missing, you take the damage.",
	}
	w := c.caption(r, says[step]).centered(pictureDie*7 + 40 + pictureGap*7)
	for _, v := range []int{3, 3, 5} {
		c.wanted(v, w.next(pictureDie))
	}
	shield := w.next(40)
	switch step {
	case 0:
		c.icon("reroll", shield, art.GoldBright)
		c.dice(w, nil, action(2), action(2), action(4), action(6))
	case 1:
		c.icon("defend", shield, art.GoldBright)
		c.dice(w, map[int]bool{1: true, 3: true}, action(1), action(3), action(4), action(5))
	default:
		c.icon("damage", shield, art.Refused)
		c.dice(w, map[int]bool{1: true}, action(1), action(3), action(3), action(6))
	}
}

func (c *canvas) pictureApproach(step int, r layout.Rect) {
	says := [...]string{
		"The obstacle wants 2, 4 and 4.",
		"Action dice and assets of the location cover equal values.",
		"All are covered: it is overcome, and nobody had to defend.",
	}
	w := c.caption(r, says[step]).centered(pictureDie*3 + pictureGap*2)
	placed := []rules.Die{action(2), asset(content.Military, 4), action(4)}
	for i, v := range []int{2, 4, 4} {
		at := w.next(pictureDie)
		c.wanted(v, at)
		if i < step*2-step/2 {
			c.die(placed[i], at)
		}
	}
}

func (c *canvas) pictureThreats(step int, r layout.Rect) {
	says := [...]string{
		"Four obstacles in play show military: two of them are beyond the harmless two.",
		"So the threat marker {threat-marker} of military moves on by two spaces.",
	}
	w := c.caption(r, says[step]).centered(32*4 + 30 + 26*6 + pictureGap*10)
	for i := range 4 {
		at := w.next(32)
		c.chip(content.Military.String(), art.Resources[content.Military], at)
		if i >= 2 {
			c.ring(at.Square().Inset(-2*c.u), 2*c.u, art.Refused)
		}
	}
	c.pointing(w)
	for i := range 6 {
		at := w.next(26)
		c.framed(at.Square(), 3*c.u, c.u, art.ParchmentDark, art.ParchmentEdge)
		if i == 1+2*step {
			c.threatMarker(at)
		}
	}
}

func (c *canvas) pictureStress(step int, r layout.Rect) {
	says := [...]string{
		"Base value 3. The body die shows 2 at the start of its track.",
		"4 body: it would fall below 1, so it goes down to the next unmarked box.",
		"That box is marked, the die shows 3 again, the rest of the stress is lost.",
	}
	w := c.caption(r, says[step]).centered(4*90 + pictureGap*3)
	for i, name := range [...]string{"start", "Weary", "Bruised", "Wounded"} {
		at := w.next(90)
		below := at.TakeBottom(18 * c.u)
		c.text(body, 13, name, below, center, art.Parchment)
		box := at.Middle(min(at.H, 44*c.u), min(at.H, 44*c.u))
		c.framed(box, 4*c.u, c.u, art.ParchmentDark, art.ParchmentEdge)
		marked := i == 1 && step == 2
		if marked {
			c.frame(box.Inset(-2*c.u), 2*c.u, art.Refused)
		}
		if (i == 0) == (step < 2) && i < 2 {
			c.stressDie(art.Body, 2+step/2, box.Inset(math.Round(5*c.u)))
		}
	}
}

// stressDie draws a die that counts stress.
func (c *canvas) stressDie(s art.Swatch, value int, r layout.Rect) {
	c.round(r.Move(0, c.u), 0.2*r.H, faded(art.Night, 0.5))
	c.framed(r, 0.2*r.H, 0.06*r.H, art.Chalk, art.Night)
	c.text(displayBold, 0.62*r.H/c.u, string(rune('0'+value)), r, center, s.Edge)
}
