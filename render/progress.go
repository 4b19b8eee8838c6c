package render

import (
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// staging draws the staging area under its cards.
func (t boards) staging() {
	a := &t.plan.Staging
	t.panel(a.Rect.Inset(-t.u))
	deck := a.Deck.Inset(t.u)
	deck = t.stack(deck, int(t.s.Deck.N), art.InkSoft, art.Gold)
	t.icon("progress", deck.TakeTop(layout.DeckSign*deck.H).Inset(2*t.u), art.GoldBright)
	t.text(font{bold, large}, strconv.Itoa(int(t.s.Deck.N)), deck, center, art.GoldBright)
	if t.s.Stage > 0 { // at session end there is none
		stage := a.Discard.Inset(t.u)
		t.text(font{italic, small}, "stage", stage.TakeTop(16*t.u), center, art.Fade(art.Parchment, 0.8))
		t.text(font{displayBold, large}, rules.Roman(int(t.s.Stage)), stage.TakeTop(20*t.u), center, art.GoldBright)
	}
}

// staged draws a staged progress card, marked if it brings one of the next obstacles, and the arrow to it.
func (t boards) staged(n int) {
	id, card := t.s.Staging[n], &t.plan.Staging.Cards[n]
	if id == content.NoProgress {
		return
	}
	t.stagedCard(id, card, t.book.BringsNext(t.s)[n])
	if at := card.Arrow; !at.Empty() { // the cards go from the deck to the end where they bring obstacles
		t.arrow(at, at.W, 0, art.Night)
		t.arrow(at, at.W-4*t.u, 0, art.GoldBright)
	}
}

// stagedCard draws a staged progress card; next marks that it brings one of the next obstacles.
func (t boards) stagedCard(id content.ProgressID, c *layout.SmallCard, next bool) {
	t.card(c.Rect)
	t.smallCard(c, id, next)
}

// smallCard draws what is printed on a staged card.
func (t boards) smallCard(c *layout.SmallCard, id content.ProgressID, next bool) {
	card := &t.book.Content().Progress[id]
	t.paragraph(font{bold, normal}, card.Name, c.Name, center, art.Ink)
	reward := c.Reward.Inset(t.u)
	for _, r := range card.Reward {
		t.reward(r, reward.TakeLeft(reward.H, 2*t.u))
	}
	t.destination(card.ObstacleAt, c.Goes, next)
	for i, r := range c.Squares {
		switch sq := &card.Squares[i]; {
		case !sq.There:
		case r.H >= largeSquare*t.u: // there is room for all that it asks for
			t.printedSquare(sq, r)
		default:
			t.smallSquare(sq, r)
		}
	}
}

// largeSquare is the size in units from which a square of a staged card is drawn in full.
const largeSquare = 30

// reward draws an advance on a track, with NoResource on any.
func (c pieces) reward(r content.Resource, at layout.Rect) {
	if r == content.NoResource {
		c.round(at, 3*c.u, art.Gold)
		c.icon("any", at.Inset(2*c.u), art.Chalk)
		return
	}
	c.chip(r.String(), art.Resources[r], at)
}

// destination draws where the obstacle of a progress card goes: its region and the resource of the slot, red if it comes next.
func (t boards) destination(slot content.Slot, line layout.Rect, next bool) {
	region, resource := slot.Region(), t.book.SlotResource(slot)
	ink := art.InkSoft
	if next {
		t.round(line, 3*t.u, art.Refused)
		ink = art.Chalk
	}
	in := line.Inset(t.u)
	t.icon("threat", in.TakeLeft(in.H, t.u), ink)
	t.arrow(in.TakeLeft(0.67*in.H, t.u), 0.6*in.H, 0, ink)
	t.chip(region.String(), art.Regions[region], in.TakeLeft(in.H, t.u))
	t.chip(resource.String(), art.Resources[resource], in.TakeLeft(in.H))
}

// smallSquare draws a square that is too small for dice: the most important thing that it asks for.
func (c pieces) smallSquare(sq *content.Square, r layout.Rect) {
	fill, ink, icon := art.ParchmentDark, art.Ink, ""
	switch {
	case sq.Resource != content.NoResource:
		fill, ink, icon = art.Resources[sq.Resource].Fill, art.Resources[sq.Resource].Ink, sq.Resource.String()
	case sq.Region != content.NoRegion:
		fill, ink, icon = art.Regions[sq.Region].Fill, art.Regions[sq.Region].Ink, sq.Region.String()
	}
	frame := art.ParchmentEdge
	if sq.Start || sq.End {
		frame = art.Ink
	}
	c.framed(r, 2*c.u, c.u, fill, frame)
	c.pattern("rim", icon, r.Inset(c.u), ink) // a number leaves no room for the icon
	if sq.Start {
		c.form("diamond", layout.Rect{X: r.X - c.u, Y: r.Y - c.u, W: 6 * c.u, H: 6 * c.u}, art.Gold)
	}
	if sq.End {
		c.frame(r, 1.5*c.u, art.Gold)
	}
	in := r.Inset(1.5 * c.u)
	number := numberOn(sq)
	if sq.Region != content.NoRegion && (sq.Resource != content.NoResource || number != "") {
		half := 0.48 * r.H
		c.chip(sq.Region.String(), art.Regions[sq.Region], layout.Rect{X: r.Right() - half, Y: r.Bottom() - half, W: half, H: half})
		in = layout.Rect{X: in.X, Y: in.Y, W: 0.62 * in.W, H: 0.74 * in.H}
		if number == "" {
			in.H = in.W
		}
	}
	switch {
	case sq.Value == 0 && number != "":
		c.text(font{displayBold, 14}, number, in, center, ink)
	case number != "":
		c.text(font{displayBold, small}, number, in, center, ink)
	case icon != "":
		c.icon(icon, in, ink)
	default: // any die
		c.icon("any", in, art.Fade(ink, 0.35))
	}
}

// relations are the signs for the relation of a square's die to the previous one.
var relations = [...]string{content.OneHigher: "+1", content.OneLower: "−1", content.Equal: "="}

// numberOn returns what a square asks for in figures: a value, a relation to the die before, or both; "" for neither.
func numberOn(sq *content.Square) string {
	switch {
	case sq.Value == 0:
		return relations[sq.Relation]
	case sq.Relation == content.NoRelation:
		return strconv.Itoa(sq.Value)
	}
	return strconv.Itoa(sq.Value) + " (" + relations[sq.Relation] + ")"
}

// progressCard draws a player's current progress card without its squares, which are pieces of their own.
func (t mats) progressCard(player int) {
	c := &t.plan.Cards[player]
	card := &t.book.Content().Progress[t.s.Players[player].Card]
	t.card(c.Rect)
	scene := c.Rect.Inset(1.5 * t.u)
	scene.H, scene.Y = scene.Bottom()-c.Name.Bottom(), c.Name.Bottom()
	scene.W = c.Reward.X - scene.X
	t.picture(progressPicture(t.book.Content(), t.s.Players[player].Card), scene, behindSquares)
	t.text(font{bold, normal}, card.Name, c.Name, center, art.Ink)
	side := c.Reward
	t.icon("progress", side.TakeTop(layout.RewardHead*t.u), art.InkSoft)
	for _, r := range card.Reward {
		side.TakeTop(layout.RewardGap * t.u)
		t.reward(r, side.TakeTop(layout.RewardSign*t.u).Square())
	}
}

// printedSquare draws a square of a progress card: in the colour of the resource it asks for, with the icons of
// resource and region, a value or relation in the middle, and the marks of start and end.
func (c pieces) printedSquare(sq *content.Square, r layout.Rect) {
	fill, ink, edge := art.ParchmentDark, art.Ink, art.ParchmentEdge
	if sq.Resource != content.NoResource {
		s := art.Resources[sq.Resource]
		fill, ink, edge = faintOr(art.Blend(s.Fill, art.Parchment, 0.15), s.Fill), s.Ink, s.Edge
	}
	c.framed(r, 0.12*r.H, 0.045*r.H, fill, edge)
	in := r.Inset(0.09 * r.H)
	number := numberOn(sq)
	signs := geom.SignsOf(in, sq.Resource != content.NoResource, sq.Region != content.NoRegion, number != "")
	if !signs.Resource.Empty() {
		c.icon(sq.Resource.String(), signs.Resource, ink)
	}
	if !signs.Region.Empty() {
		c.chip(sq.Region.String(), art.Regions[sq.Region], signs.Region)
	}
	c.text(font{displayBold, signs.Size * r.H / c.u}, number, signs.Number, center, ink)
	if signs == (geom.SquareSigns{}) {
		c.icon("any", in.Inset(0.28*in.H), art.Fade(art.InkSoft, 0.35))
	}
	if sq.End {
		c.frame(r.Inset(-0.02*r.H), 0.07*r.H, art.Gold)
	}
	c.squareMarks(sq, r)
}

// squareMarks draws the marks of start and end at the corners of a square.
func (c pieces) squareMarks(sq *content.Square, r layout.Rect) {
	if sq.Start {
		at := layout.StartMark(r)
		c.form("diamond", at, art.Ink)
		c.form("diamond", at.Inset(0.16*at.H), art.GoldBright)
	}
	if sq.End {
		at := layout.EndMark(r)
		c.form("disc", at, art.Ink)
		c.icon("end", at.Inset(0.12*at.H), art.GoldBright)
	}
}
