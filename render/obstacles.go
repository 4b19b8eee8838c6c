package render

import (
	"slices"
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
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
	t.round(card.Rect.Move(0, -t.u), 3*t.u, art.Fade(art.Night, 0.5))
	t.framed(card.Rect, 3*t.u, width, art.Parchment, edge)
	if card.Picture.H > 0 {
		t.picture(obstaclePicture(t.book.Content(), id), card.Picture, veryQuiet)
	}
	head := card.Rect.Inset(max(1, width))
	head.H = card.Name.Bottom() - head.Y
	t.fill(head, art.Blend(art.ParchmentDark, art.ParchmentEdge, 0.25))
	if attempted {
		t.fill(head, art.Fade(art.GoldBright, 0.5))
	}

	t.obstacleHead(o, card.Difficulty, card.Skill, min(normal, 0.8*card.Name.H/t.u))
	name := card.Name
	if card.Under > 0 {
		badge := name.TakeRight(26*t.u, 2*t.u)
		t.round(badge, 3*t.u, art.Refused)
		t.text(font{displayBold, small}, "+"+strconv.Itoa(card.Under), badge, center, art.Chalk)
	}
	t.text(font{bold, small}, o.Name, name, left, art.Ink)

	for i, value := range t.book.Pattern(t.s, id, nil) {
		if i < len(card.Pattern) {
			t.wanted(value, card.Pattern[i])
		}
	}
	t.obstacleSigns(o, t.book.Damage(t.s, id), card.Signs)
}

// obstacleHead draws the difficulty of an obstacle, in a size in units, and its skill.
func (c pieces) obstacleHead(o *content.Obstacle, difficulty, skill layout.Rect, units float64) {
	c.round(difficulty, 3*c.u, art.Ink)
	c.text(font{displayBold, units}, strconv.Itoa(o.Difficulty), difficulty, center, art.GoldBright)
	c.icon(o.Skill.String(), skill.Inset(c.u), art.Ink)
}

// obstacleSigns draws the damage and the threat symbols of an obstacle from the right end of a line; a symbol that counts only
// at times has a dashed frame.
func (c pieces) obstacleSigns(o *content.Obstacle, damage [content.NumStress]int, line layout.Rect) {
	line = line.Middle(line.W, min(line.H, 17*c.u))
	for k := content.NumStress - 1; k >= 0; k-- {
		if damage[k] > 0 {
			c.damage(content.Stress(k), damage[k], &line)
		}
	}
	threats := o.Threats
	if o.ExtraThreat != content.NoResource {
		threats = append(slices.Clone(threats), o.ExtraThreat)
	}
	size := min(line.H, line.W/float64(max(1, len(threats))))
	for i := len(threats) - 1; i >= 0; i-- {
		r := line.TakeRight(size).Square()
		c.threatSymbol(threats[i], r)
		if i >= len(o.Threats) {
			c.dashed(r, c.u, art.Chalk)
		}
	}
}

// damage draws the damage of one kind at the right end of a line.
func (c pieces) damage(kind content.Stress, points int, line *layout.Rect) {
	swatch, _ := art.Named(kind.String())
	r := line.TakeRight(line.H+9*c.u, c.u)
	c.round(r, 3*c.u, swatch.Fill)
	c.text(font{displayBold, normal}, strconv.Itoa(points), r.TakeLeft(11*c.u), center, swatch.Ink)
	c.icon(kind.String(), r.Inset(c.u), swatch.Ink)
}

// threatSymbol draws a resource's icon on a shield, unlike the square chips of dice and squares.
func (c pieces) threatSymbol(r content.Resource, at layout.Rect) {
	s := art.Resources[r]
	c.form("kite", at, art.Ink)
	c.form("kite", at.Inset(1.2*c.u), s.Fill)
	c.icon(r.String(), at.Inset(0.24*at.H), s.Ink)
}
