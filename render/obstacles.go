package render

import (
	"slices"
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// obstacle draws an obstacle card in play; the dice on it are pieces of their own.
func (t boards) obstacle(n int) {
	id := content.ObstacleID(n)
	lying := t.plan.Slots[t.s.Obstacles[id].At].Obstacles
	i := slices.IndexFunc(lying, func(c layout.ObstacleCard) bool { return c.ID == id })
	if i < 0 {
		return
	}
	card, o := &lying[i], t.book.Content().Card(id)
	attempted := t.s.Attempt.Phase != rules.NoAttempt && t.s.Attempt.Obstacle == id

	edge, width := art.ParchmentEdge, t.u
	if attempted {
		edge, width = art.GoldBright, 2.5*t.u
		t.round(card.Rect.Inset(-3*t.u), 5*t.u, art.Fade(art.GoldBright, 0.6))
	}
	t.round(card.Rect.Move(t.u, 2.5*t.u), 4*t.u, art.Fade(art.Night, 0.45))
	t.round(card.Rect.Move(0, 1.2*t.u), 3*t.u, art.Blend(art.ParchmentEdge, art.Night, 0.4))
	t.framed(card.Rect, 3*t.u, width, art.Parchment, edge)
	if card.Picture.H > 0 {
		t.picture(obstaclePicture(t.book.Content(), id), card.Picture, quiet)
	}
	head := card.Rect.Inset(max(1, width))
	head.H = card.Name.Bottom() - head.Y
	t.fill(head, art.Blend(art.ParchmentDark, art.ParchmentEdge, 0.25))
	if attempted {
		t.fill(head, art.Fade(art.Marked, 0.5))
	}

	t.ObstacleHead(o, card.Difficulty, card.Skill, geom.Clamp(0.8*card.Name.H/t.u, small, normal))
	on, seal := layout.Target{Kind: layout.Obstacle, N: uint8(n)}, 0.0 // of the corner of what looms: see overlay.sealCorner
	switch {
	case t.looms.On == on:
		seal = sealInside * alertSize * t.u
	case slices.Contains(t.looms.Also, on):
		seal = sealInside * alsoSize * t.u
	}
	if !card.InForce.Empty() {
		t.icon("standing", card.InForce.Move(-seal, 0).Inset(t.u), art.Ink)
	}
	name := card.Name
	name.W -= seal
	if card.Under > 0 {
		badge := name.TakeRight(26*t.u, 2*t.u)
		t.round(badge, 3*t.u, art.Refused)
		t.text(font{displayBold, small}, "+"+strconv.Itoa(card.Under), badge, center, art.Chalk)
	}
	t.text(font{bold, small}, o.Name, name, left, art.Ink)

	for i, value := range t.book.Pattern(t.s, id, nil) {
		if i < len(card.Pattern) {
			t.Wanted(value, card.Pattern[i])
		}
	}
	t.ObstacleSigns(o, t.book.Damage(t.s, id), card.Signs)
	if !attempted && !t.askedAt(t.s.Obstacles[id].At) && t.looms.On != on {
		t.lower(card.Rect, 3*t.u, cardTone)
	}
}
