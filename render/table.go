package render

import (
	"slices"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/components"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

type table struct {
	pieces
	ground *canvas // below the weather
	v      *layout.View
	plan   *layout.Plan
	book   *rules.Rulebook
	s      *rules.State
	hidden []layout.Target
	looms  layout.Looming // while it is still to come
}

// These draw one part of a table each.
type (
	boards struct{ *table } // regions with their locations and obstacles, trade board, staging area
	mats   struct{ *table } // with the progress cards on them
	panels struct{ *table } // of cards to choose from, over the boards
)

// newTable returns what draws a view on a canvas, and what lies below the weather on ground. hidden things are left out.
func newTable(c, ground *canvas, v *layout.View, plan *layout.Plan, hidden []layout.Target) *table {
	return &table{pieces: on(c), ground: ground, v: v, plan: plan, book: v.Book, s: v.State, hidden: hidden}
}

// draw draws what the view shows: the boards and mats, then the pieces on them in the order of the plan.
func (t *table) draw() {
	t.looms = looming(t.v)
	t.cloth()
	t.bar()
	for i := range t.plan.Regions {
		if t.plan.Shows(layout.RegionPane(content.Region(i))) {
			boards{t}.region(i)
		}
	}
	if t.plan.Shows(layout.TradePane) {
		boards{t}.trade()
	}
	if t.plan.Shows(layout.StagingPane) {
		boards{t}.staging()
	}
	for i := range t.plan.Mats {
		if t.plan.Shows(layout.MatPane + layout.Pane(i)) {
			mats{t}.mat(i)
		}
		mats{t}.tray(i)
		if t.plan.Below {
			mats{t}.noCard(i)
		}
	}
	t.lamp()
	if !t.v.Watched {
		t.prompt()
	}
	for _, piece := range t.plan.Pieces {
		// Of a stress track only the die is away.
		if !t.away(piece.Target) || piece.Target.Kind == layout.StressDie {
			t.piece(piece)
		}
	}
	for i := range t.plan.Mats {
		mats{t}.rests(i)
	}
}

// away reports whether something is held or on its way, or the card under it. For a cube on a track, target is the track with
// the cube as its Sub.
func (t *table) away(target layout.Target) bool {
	return slices.Contains(t.hidden, target) || slices.Contains(t.hidden, cardUnder(target))
}

// cardUnder returns the card that something is printed on or lies on, if that card can be on its way; else the zero target.
func cardUnder(target layout.Target) layout.Target {
	switch {
	case target.Kind == layout.Action:
		return layout.Target{Kind: layout.Location, N: target.N}
	case target.Kind == layout.Square:
		return layout.Target{Kind: layout.Current, N: target.N}
	case target.Kind == layout.Die && target.Place.Spot == rules.OnSquare:
		return layout.Target{Kind: layout.Current, N: target.Place.N}
	case target.Kind == layout.Die && target.Place.Spot == rules.OnObstacle:
		return layout.Target{Kind: layout.Obstacle, N: target.Place.N}
	}
	return layout.Target{}
}

// cloth covers the whole table in the cloth of the season.
func (t *table) cloth() {
	s := art.Cloths[t.book.Season(t.s)]
	all := layout.Rect{W: t.plan.W, H: t.plan.H}
	if t.ground.draws(stroke{what: "cloth", r: all, tint: s.Fill}, all) {
		t.ground.dst.Fill(s.Fill)
	}
	t.ground.spread(t.p.cloth, all)
}

// panel draws a board or mat on the cloth.
func (t *table) panel(r layout.Rect) {
	s := art.Cloths[t.book.Season(t.s)]
	t.ground.framed(r, 5*t.u, t.u, art.Blend(s.Fill, art.Night, 0.35), s.Edge)
	t.ground.spread(t.p.cloth, r.Inset(t.u))
}

// card draws an empty card, as thick as pasteboard, with its shadow on the table.
func (t *table) card(r layout.Rect) {
	t.hollow(r.Move(t.u, 2.5*t.u), 4*t.u, art.Fade(art.Night, 0.45))
	t.hollow(r.Move(0, 1.2*t.u), 4*t.u, art.Blend(art.ParchmentEdge, art.Night, 0.4))
	t.parchment(r, 4*t.u, t.u, art.ParchmentEdge)
}

// lower lays a share of night, 0 to 1, over something that is not to stand out now. In a plain theme all stays as it is.
func (t *table) lower(r layout.Rect, radius, share float64) {
	if !art.Plain {
		t.round(r, radius, art.Fade(art.Dusk, share))
	}
}

// Shares of night over what does not stand out: cards that nobody asked stands on, those with small signs, and the mat of a player who
// is not asked.
const (
	cardTone   = 0.06
	stagedTone = 0.1
	matTone    = 0.25
)

func (t *table) piece(piece layout.Piece) {
	target, r := piece.Target, piece.Rect
	n, sub := int(target.N), int(target.Sub)
	switch target.Kind {
	case layout.Location:
		if r == t.plan.Slots[n].Fanned { // the obstacles there are spread
			t.shadow(r, 5*t.u, 8*t.u)
			t.framed(r, 5*t.u, t.u, art.Night, art.Gold)
		} else {
			boards{t}.location(n)
		}
	case layout.Action:
		boards{t}.action(n)
	case layout.Obstacle:
		boards{t}.obstacle(n)
	case layout.Die:
		t.Die(target.Die, r)
	case layout.Square:
		t.Square(&t.book.Content().Progress[t.s.Players[n].Card].Squares[sub], r)
	case layout.Ability:
		mats{t}.ability(n, sub)
	case layout.Stash:
		mats{t}.stash(n)
	case layout.StressDie:
		mats{t}.stress(n, sub)
	case layout.Pool:
		boards{t}.pool(n)
	case layout.Track:
		boards{t}.track(n)
	case layout.Arrow:
		boards{t}.tradeArrow(n, sub, r)
	case layout.Standee:
		base := r.TakeBottom(0.1*r.H, 0)
		base.Y -= 0.06 * r.H // it stands in it
		t.round(base.Move(t.u, 2*t.u), 2*t.u, art.Fade(art.Night, 0.5))
		t.Figure(t.book.Content(), n, t.s.Players[n].Character, r.Inset(0.03*r.W))
		t.framed(base.Inset(-t.u/2), 2*t.u, t.u, art.Blend(art.Players[n].Fill, art.Night, 0.12), art.Players[n].Edge)
	case layout.Portrait:
		mats{t}.portrait(n)
	case layout.Choice, layout.Offer:
		t.toChoose(target)
	case layout.Ordered:
		panels{t}.ordered(n)
	case layout.Swap:
		panels{t}.swap(r)
	case layout.Staged:
		boards{t}.staged(n)
	case layout.Current:
		mats{t}.progressCard(n)
	case layout.DrawPile:
		boards{t}.drawPile(n, r)
	case layout.DiscardPile:
		boards{t}.discardPile(n, r)
	case layout.Option:
		t.option(n, r)
	case layout.Page:
		t.turnPage(r)
	case layout.Button:
		t.button(n, r)
	case layout.Tab:
		t.tab(layout.Pane(n), r)
	case layout.LogPanel:
		logPane{t.pieces, t.v}.draw(r)
	}
}

// toChoose draws one of the cards to choose from, large or as a chip while they are put aside.
func (t *table) toChoose(target layout.Target) {
	switch {
	case t.v.Aside:
		t.setAside(target)
	case target.Kind == layout.Choice:
		panels{t}.choice(int(target.N))
	default:
		panels{t}.offer(int(target.N))
	}
}

// characterIcon returns the emblem of a player's character, "" without one.
func (t *table) characterIcon(player int) string {
	id := t.s.Players[player].Character
	if int(id) >= len(t.book.Content().Characters) {
		return ""
	}
	return components.Emblem(&t.book.Content().Characters[id])
}
