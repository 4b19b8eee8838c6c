package render

import (
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// staging draws the staging area under its cards.
func (t boards) staging() {
	a := &t.plan.Staging
	t.panel(a.Rect.Inset(-t.u))
	deck := a.Deck.Inset(t.u)
	deck = t.Stack(deck, int(t.s.Deck.N), faintOr(art.InkSoft, art.Night), art.Gold)
	t.icon("progress", deck.TakeTop(layout.DeckSign*deck.H).Inset(2*t.u), art.GoldBright)
	t.text(font{bold, large}, strconv.Itoa(int(t.s.Deck.N)), deck, center, art.GoldBright)
	if t.s.Stage > 0 { // at session end there is none
		stage := a.Discard.Inset(t.u)
		t.text(font{italic, small}, "stage", stage.TakeTop(16*t.u), center, art.Fade(art.Pale, 0.8))
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
	t.lower(card.Rect, 4*t.u, stagedTone)
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
		t.Reward(r, reward.TakeLeft(reward.H, 2*t.u))
	}
	t.destination(card.ObstacleAt, c.Goes, next)
	for i, r := range c.Squares {
		switch sq := &card.Squares[i]; {
		case !sq.There:
		case r.H >= largeSquare*t.u: // there is room for all that it asks for
			t.Square(sq, r)
		default:
			t.SmallSquare(sq, r)
		}
	}
}

// largeSquare is the size in units from which a square of a staged card is drawn in full.
const largeSquare = 30

// destination draws where the obstacle of a progress card goes: its region and the resource of the slot, red if it comes next.
func (t boards) destination(slot content.Slot, line layout.Rect, next bool) {
	region, resource := slot.Region(), t.book.SlotResource(slot)
	ink := art.InkSoft
	if next {
		t.round(line, 3*t.u, art.Refused)
		ink = art.Chalk
		t.warned(line)
	}
	in := line.Inset(t.u)
	t.icon("threat", in.TakeLeft(in.H, t.u), ink)
	t.arrow(in.TakeLeft(0.67*in.H, t.u), 0.6*in.H, 0, ink)
	t.Chip(region.String(), art.Regions[region], in.TakeLeft(in.H, t.u))
	t.Chip(resource.String(), art.Resources[resource], in.TakeLeft(in.H))
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
		t.Reward(r, side.TakeTop(layout.RewardSign*t.u).Square())
	}
}
