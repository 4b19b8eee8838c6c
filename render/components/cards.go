package components

import (
	"image/color"
	"slices"
	"strconv"
	"strings"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/rules"
)

// ObstacleHead draws the difficulty of an obstacle, in a size in units, and its skill.
func (d Drawer) ObstacleHead(o *content.Obstacle, difficulty, skill geom.Rect, units float64) {
	look, u := d.Look(), d.Unit()
	d.Round(difficulty, 3*u, look.Dark())
	d.Text(Font{displayBold, units}, strconv.Itoa(o.Difficulty), difficulty, Center, look.GoldBright)
	d.Icon(o.Skill.String(), skill.Inset(u), look.Ink)
}

// ObstacleSigns draws the damage and the threat symbols of an obstacle from the right end of a line; a symbol that counts only
// at times has a dashed frame, and the damage the shield of the defence that it is the price of.
func (d Drawer) ObstacleSigns(o *content.Obstacle, damage [content.NumStress]int, line geom.Rect) {
	look, u := d.Look(), d.Unit()
	frame := look.Chalk
	if look.Plain { // its pictures are lines on the colour of cards
		frame = look.Ink
	}
	line = line.Middle(line.W, min(line.H, 17*u))
	for k := content.NumStress - 1; k >= 0; k-- {
		if damage[k] > 0 {
			d.damage(content.Stress(k), damage[k], k == 0 || damage[k-1] == 0, &line)
		}
	}
	threats := o.Threats
	if o.ExtraThreat != content.NoResource {
		threats = append(slices.Clone(threats), o.ExtraThreat)
	}
	size := min(line.H, line.W/float64(max(1, len(threats))))
	for i := len(threats) - 1; i >= 0; i-- {
		r := line.TakeRight(size).Square()
		d.Threat(threats[i], r)
		if i >= len(o.Threats) {
			d.Dashed(r, u, frame)
		}
	}
}

// damage draws the damage of one kind at the right end of a line; shield is whether a sign of the defence stands before it.
func (d Drawer) damage(kind content.Stress, points int, shield bool, line *geom.Rect) {
	u := d.Unit()
	swatch, _ := d.Look().Named(kind.String())
	width := line.H + 9*u
	if shield {
		width += shieldWidth * u
	}
	r := line.TakeRight(width, u)
	d.Round(r, 3*u, swatch.Fill)
	if shield {
		d.Icon("defend", r.TakeLeft(shieldWidth*u).Middle(10*u, 10*u).Move(u, 0), swatch.Ink)
	}
	d.Text(Font{displayBold, Normal}, strconv.Itoa(points), r.TakeLeft(11*u), Center, swatch.Ink)
	d.Icon(kind.String(), r.Inset(u), swatch.Ink)
}

// shieldWidth is the width of the sign before damage in units.
const shieldWidth = 12.0

// Threat draws a resource's icon on a shield, unlike the square chips of dice and squares.
func (d Drawer) Threat(r content.Resource, at geom.Rect) {
	look, u := d.Look(), d.Unit()
	s := look.Resources[r]
	d.Form("kite", at, look.Dark())
	d.Form("kite", at.Inset(1.2*u), s.Fill)
	d.Icon(r.String(), at.Inset(0.24*at.H), s.Ink)
}

// LocationSigns draws the icons of a location's tags from the left end of a line, and its own icon at the right end.
func (d Drawer) LocationSigns(card *content.Location, line *geom.Rect) {
	look, u := d.Look(), d.Unit()
	d.LocationIcon(&card.Icon, line)
	for _, tag := range card.Tags.Words() {
		if icon := rules.TagIcon(tag); icon != "" {
			d.Icon(icon, line.TakeLeft(line.H, 2*u), look.Ink)
		}
	}
}

// LocationIcon draws a location's own icon, if it has one, and takes its room off the right end of a line.
func (d Drawer) LocationIcon(icon *content.Icon, line *geom.Rect) {
	look, u := d.Look(), d.Unit()
	name := icon.String()
	if name == "" {
		return
	}
	r := line.TakeRight(line.H+4*u, 2*u)
	d.Round(r, 3*u, look.Gold)
	r = r.Square().Inset(u)
	if swatch, ok := look.Named(name); ok {
		d.Chip(name, swatch, r)
	} else {
		d.Icon(name, r, look.Ink)
	}
}

// MoveCost draws the cost of moving to a region, or that there is no way. A cost that is not the printed one stands on a light plate.
func (d Drawer) MoveCost(region int, cost content.Cost, changed bool, r geom.Rect) {
	look, u := d.Look(), d.Unit()
	s := look.Regions[region]
	r = r.Inset(u / 2)
	if cost == content.NoWay {
		d.Framed(r, 2*u, u, look.ParchmentDark, art.Fade(look.ParchmentEdge, 0.6))
		d.Icon(art.RegionNames[region], r.TakeLeft(r.W/2).Inset(2*u), art.Fade(look.InkSoft, 0.75))
		d.Icon("no-way", r.Inset(2*u), crossed(look.Refused, look.ParchmentDark, look.Ink))
		return
	}
	d.Framed(r, 2*u, u, s.Fill, s.Edge)
	d.Icon(art.RegionNames[region], r.TakeLeft(r.W/2).Inset(2*u), s.Ink)
	ink := s.Ink
	if changed {
		ink = look.Ink
		d.Framed(r, 2*u, u, look.Parchment, look.GoldBright)
	}
	d.Text(Font{displayBold, 14}, strconv.Itoa(int(cost)), r, Center, ink)
}

// crossed returns the colour of the sign that there is no way: a red blended with ink as far as it stands out from its ground.
func crossed(red, ground, ink color.NRGBA) color.NRGBA {
	for share := 0.0; share < 1; share += 0.05 {
		if mixed := art.Blend(red, ink, share); art.Contrast(mixed, ground) >= crossedContrast {
			return mixed
		}
	}
	return ink
}

// crossedContrast is well above the least contrast of signs.
const crossedContrast = 5

// Figure draws a character's token: its portrait on a stand in the player's colours.
func (d Drawer) Figure(cards *content.Content, player int, who content.CharacterID, r geom.Rect) {
	look, u := d.Look(), d.Unit()
	if int(who) >= len(cards.Characters) {
		return
	}
	s := look.Players[player]
	r = d.Snap(r)
	d.Round(r.Move(1.5*u, 2.5*u), 5*u, art.Fade(look.Night, 0.55))
	d.Framed(r, 5*u, 1.5*u, s.Fill, s.Edge)
	in := r.Inset(3 * u)
	foot := in.TakeBottom(min(10*u, 0.3*in.H))
	d.Picture(cards, content.CardOf{Kind: content.CharacterKind, N: uint8(who)}, in, 100)
	d.PlayerPattern(player, r)
	d.Icon(Emblem(&cards.Characters[who]), foot, s.Ink)
}

// Pile draws a pile of obstacles: the season on its top card, with a space behind it in pixels, and the number of cards.
func (d Drawer) Pile(r geom.Rect, cards int, season content.Season, space float64) {
	look, u := d.Look(), d.Unit()
	s := look.Seasons[season]
	in := d.Stack(r, cards, s.Fill, s.Edge).Inset(2 * u)
	d.Icon(season.String(), in.TakeLeft(in.H+space), s.Ink)
	d.Text(Font{displayBold, Large}, strconv.Itoa(cards), in, Center, s.Ink)
}

// NoPile marks the place of a pile without cards.
func (d Drawer) NoPile(r geom.Rect) {
	ink := d.Cloth().Ink
	d.Dashed(r, d.Unit(), art.Fade(ink, 0.5))
	d.Text(Font{body, Small}, "empty", r, Center, art.Fade(ink, 0.8))
}

// Stack draws a pile, the thicker the more cards it holds, and returns the place of its top card.
func (d Drawer) Stack(r geom.Rect, cards int, fill, edge color.NRGBA) geom.Rect {
	look, u := d.Look(), d.Unit()
	layers := float64(min(5, (cards+2)/3))
	r.W, r.H = r.W-0.8*layers*u, r.H-0.8*layers*u
	d.Round(r.Move(layers*u, (layers+0.5)*u), 3*u, art.Fade(look.Night, 0.5))
	for i := layers; i > 0; i-- {
		side := art.Blend(edge, fill, 0.6*(1-i/6))
		d.Framed(r.Move(0.8*i*u, 0.8*i*u), 3*u, u, side, art.Blend(edge, look.Night, 0.35))
	}
	d.Framed(r, 3*u, u, fill, edge)
	return r
}

// AbilityBox draws the box of an ability: what fits in it, or its cost.
func (d Drawer) AbilityBox(a *content.Ability, r geom.Rect) {
	look, u := d.Look(), d.Unit()
	in := r.Inset(3 * u)
	box := func(fill, edge color.NRGBA) { d.Framed(r, 3*u, 2*u, fill, edge) }
	switch {
	case a.Box == content.NoBox && a.Cost != content.NoStress:
		name := a.Cost.String()
		swatch, _ := look.Named(name)
		d.Form("disc", r, swatch.Fill)
		d.Icon(name, in, swatch.Ink)
	case a.Box == content.NoBox:
		d.Icon("attach", in, look.InkSoft)
	case a.Box == content.ResourceBox:
		s := look.Resources[a.Resource]
		box(art.Blend(s.Fill, look.Parchment, 0.3), s.Edge)
		d.Icon(a.Resource.String(), in, s.Ink)
	case a.Box == content.AssetBox:
		box(look.ParchmentDark, look.InkSoft)
		for i := range look.Resources { // a stripe for each, from the left
			d.Fill(in.TakeLeft(r.Inset(3*u).W/float64(len(look.Resources))), look.Resources[i].Fill)
		}
	default:
		box(look.ActionDie.Fill, look.InkSoft)
		if a.Box == content.ValueBox {
			d.Text(Font{displayBold, Large}, strconv.Itoa(a.Value), r, Center, look.ActionDie.Ink)
			return
		}
		d.Icon("any", in, look.ActionDie.Ink)
	}
}

// Emblem returns the icon of a character. Those of a box have none.
func Emblem(who *content.Character) string { return strings.ToLower(who.Name) }
