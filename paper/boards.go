package paper

import (
	"fmt"
	"strconv"
	"strings"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/rules"
)

// board is a board that may be larger than the paper.
type board struct {
	name string
	w, h float64
	draw func(p *pen, r geom.Rect)
}

// boards returns the trade board and the boards of the regions.
func (g *game) boards() []board {
	all := []board{{"Trade board", tradeWidth, tradeHeight, g.tradeBoard}}
	for region := range content.Region(content.NumRegions) {
		all = append(all, board{g.cards.Board.RegionTitle(region) + " board", regionWidth, regionHeight,
			func(p *pen, r geom.Rect) { g.regionBoard(p, region, r) }})
	}
	return all
}

// Lengths of the trade board.
const (
	tradeWidth, tradeHeight = 424.0, 338.0
	poolWidth, poolHeight   = 126.0, 92.0
	between                 = 14.0 // two pools
	spaceHeight             = 17.0 // of a track, for two cubes and the level
)

// poolOrder is the places of the pools on the trade board, row by row: the wheel of trade runs round sorcery.
var poolOrder = [content.NumResources]content.Resource{
	content.Support, content.Technology, content.Espionage, content.Diplomacy, content.Sorcery, content.Military,
}

// tradeBoard draws the trade board: pools with their tracks, the wheel of trade between them, and the seasons.
func (g *game) tradeBoard(p *pen, r geom.Rect) {
	s := p.ink.night()
	p.fill(r, s.Fill)
	p.frame(r.Inset(2), 2, 0.6, s.Edge)
	in := r.Inset(9)
	head := in.TakeTop(9, 4)
	p.say(displayBold, 22, "Six Winters", head.TakeLeft(70), left, s.Ink)
	p.say(body, 12, "Years", head.TakeLeft(18), left, s.Ink)
	for year := range g.cards.Board.Years {
		box := head.TakeLeft(12, 3)
		p.place(fmt.Sprintf("year %d", year+1), box)
		p.frame(box.Middle(12, 9), 1.5, 0.4, s.Ink)
		p.say(displayBold, 12, strconv.Itoa(year+1), box, center, s.Ink)
	}
	p.say(italic, 10, "Dashed boxes of a season: enter only if its symbol shows on a draw pile.", head, right, s.Ink)

	pools := in.TakeTop(2*poolHeight+between, 11)
	place := map[content.Resource]geom.Rect{}
	for i, resource := range poolOrder {
		x, y := float64(i%3)*(poolWidth+between), float64(i/3)*(poolHeight+between)
		place[resource] = geom.Rect{X: pools.X + x, Y: pools.Y + y, W: poolWidth, H: poolHeight}
	}
	for from := range content.Resource(content.Wheel) {
		g.tradeArrow(p, place[from], place[(from+1)%content.Wheel], place[content.Sorcery], look.GoldBright)
	}
	for to := range content.Resource(content.Wheel) {
		p.sorceryArrow(place[content.Sorcery], place[to])
	}
	for resource, at := range place {
		g.pool(p, resource, at)
	}
	for season := range content.Season(content.NumSeasons) {
		g.season(p, season, in.Column(int(season), content.NumSeasons, 5))
	}
}

// tradeArrow draws the arrow from a pool to the next on the wheel: straight, or where sorcery lies between them below it.
func (g *game) tradeArrow(p *pen, from, to, sorcery geom.Rect, tint colour) {
	if p.ink == Saving {
		tint = look.Gold
	}
	fx, fy := from.Center()
	tx, ty := to.Center()
	const width = 3.0
	switch {
	case from.Y == to.Y && to.X > from.X && to.X-from.Right() < 2*between:
		p.arrow(point{from.Right() + 1, fy}, point{to.X - 1, ty}, width, tint)
	case from.X == to.X && to.Y > from.Y:
		p.arrow(point{fx, from.Bottom() + 1}, point{tx, to.Y - 1}, width, tint)
	case from.X == to.X:
		p.arrow(point{fx, from.Y - 1}, point{tx, to.Bottom() + 1}, width, tint)
	default:
		y := sorcery.Bottom() + 3
		p.fill(geom.Rect{X: fx, Y: from.Bottom() - 1, W: width, H: y + width - from.Bottom() + 1}, tint)
		p.fill(geom.Rect{X: tx, Y: y, W: fx - tx + width, H: width}, tint)
		p.arrow(point{tx + width/2, y + width}, point{tx + width/2, to.Bottom() + 0.2}, width, tint)
	}
}

// sorceryArrow draws an arrow from the pool of sorcery to another.
func (p *pen) sorceryArrow(sorcery, to geom.Rect) {
	tint := look.Resources[content.Sorcery].Fill
	if p.ink != Saving {
		tint = art.Blend(tint, white, 0.45)
	}
	const width = 2.0
	sx, sy := sorcery.Center()
	tx, _ := to.Center()
	switch {
	case to.Y == sorcery.Y && tx < sx:
		p.arrow(point{sorcery.X - 1, sy}, point{to.Right() + 1, sy}, width, tint)
	case to.Y == sorcery.Y:
		p.arrow(point{sorcery.Right() + 1, sy}, point{to.X - 1, sy}, width, tint)
	case tx < sx:
		p.arrow(point{sorcery.X + 6, sorcery.Y - 1}, point{to.Right() - 8, to.Bottom() + 1}, width, tint)
	case tx > sx:
		p.arrow(point{sorcery.Right() - 6, sorcery.Y - 1}, point{to.X + 8, to.Bottom() + 1}, width, tint)
	default:
		p.arrow(point{sx, sorcery.Y - 1}, point{sx, to.Bottom() + 1}, width, tint)
	}
}

// pool draws the pool of a resource between the two rows of its track, 1 to 6 above and 7 to 12 back below.
func (g *game) pool(p *pen, resource content.Resource, r geom.Rect) {
	s, track := look.Resources[resource], &g.cards.Board.Tracks[resource]
	ground := art.Blend(s.Fill, look.Night, 0.62)
	ink := look.Chalk
	if p.ink != Full {
		ground, ink = white, look.Ink
	}
	p.framed(r, 2, 0.6, ground, s.Edge)
	in := r.Inset(1.5)
	above, below := in.TakeTop(spaceHeight, 1.5), in.TakeBottom(spaceHeight)
	in.TakeBottom(1.5)
	for i := range content.TrackSpaces {
		at := above.Column(i%6, 6, 1)
		if i >= 6 {
			at = below.Column(11-i, 6, 1)
		}
		g.space(p, resource, i+1, at)
	}
	text := in.TakeLeft(48, 2).Inset(1)
	name := text.TakeTop(9, 0.8)
	p.chip(resource.String(), name.TakeLeft(9, 2))
	p.say(displayBold, 13, title(resource.String()), name, left, ink)
	say := []string{"{mastery} " + rules.MasteryText(resource)}
	threat := g.cards.Board.ThreatLocations[resource]
	say = append(say, "{threat} on 12: "+g.cards.Locations[threat.Location].Name+" comes to {"+threat.Slot.Region().String()+"} {"+
		g.book.SlotResource(threat.Slot).String()+"}.")
	if track.Victory {
		say = append(say, "{end} Complete at the end, it wins.")
	}
	size, _ := p.fit(9.5, 6.5, 0.2, say, text.W, text.H)
	p.texts(size, 0.2, say, text, ink)
	dice := in.Inset(1)
	p.place("pool "+resource.String(), dice)
	p.dashed(dice, 2, 0.3, s.Fill)
	p.icon(resource.String(), dice.Middle(22, 22), art.Blend(s.Fill, ground, 0.75))
}

// space draws a space of a track: its number, its level, and what begins there.
func (g *game) space(p *pen, resource content.Resource, space int, r geom.Rect) {
	board := &g.cards.Board
	track := &board.Tracks[resource]
	edge, width := look.ParchmentEdge, 0.3
	if space == track.Mastery {
		edge, width = look.Gold, 0.9
	}
	p.framed(r, 1, width, p.ink.parchment(), edge)
	p.place(fmt.Sprintf("%s %d", resource, space), r)
	in := r.Inset(0.9)
	p.say(displayBold, 15, strconv.Itoa(track.Levels[space-1]), in, center, look.Ink)
	foot := in.TakeBottom(3)
	if space == track.Mastery {
		p.icon("mastery", geom.Rect{X: in.Right() - 4.4, Y: in.Y, W: 4.2, H: 4.2}, look.Ink)
	}
	if space == content.TrackSpaces {
		p.icon("end", geom.Rect{X: in.Right() - 4.4, Y: in.Y, W: 4.2, H: 4.2}, look.Ink)
	}
	say := ""
	if board.StartProgress[resource] == space {
		say = "Red Bank"
	}
	for difficulty, start := range board.StartThreat {
		if start[resource] == space {
			if say != "" {
				say += ", "
			}
			say += content.Difficulty(difficulty).String()
		}
	}
	p.say(body, 5.5, say, foot, center, look.InkSoft)
}

// season draws the boxes of a season for the time marker, and its events by the symbols that show.
func (g *game) season(p *pen, season content.Season, r geom.Rect) {
	s := look.Seasons[season]
	p.framed(r, 2, 0.6, p.ink.parchment(), s.Edge)
	in := r.Inset(2)
	head := in.TakeTop(13, 1.5)
	p.framed(head, 1.2, 0.3, p.ink.ground(s).Fill, s.Edge)
	ink := p.ink.ground(s).Ink
	p.icon(season.String(), head.TakeLeft(13).Inset(1.6), ink)
	p.say(displayBold, 13, title(season.String()), head.TakeLeft(28), left, ink)
	for i, box := range g.cards.Board.Seasons {
		if box.Season != season {
			continue
		}
		at := head.TakeLeft(15, 1.5).Inset(1.4)
		p.place(fmt.Sprintf("turn %d", i+1), at)
		p.round(at, 1, p.ink.parchment())
		if box.Dashed {
			p.dashed(at, 1, 0.5, look.Ink)
		} else {
			p.frame(at, 1, 0.5, look.Ink)
		}
		p.say(body, 8, "Turn "+strconv.Itoa(i+1), at, center, look.InkSoft)
	}
	for symbols := range g.cards.Events[season] {
		event := &g.cards.Events[season][symbols]
		row := in.Row(symbols, len(g.cards.Events[season]), 1.2)
		p.framed(row, 1, 0.25, p.ink.band(), look.ParchmentEdge)
		row = row.Inset(1)
		number := row.TakeLeft(9, 1.2)
		p.say(displayBold, 13, strconv.Itoa(symbols), number.TakeLeft(4.2), center, look.Ink)
		p.icon(season.String(), number.Middle(4.5, 4.5), look.Ink)
		texts := []string{g.book.EventText(season, symbols)}
		p.about(subject{event.Source, event.Name}, func() {
			p.say(bold, 9, event.Name, row.TakeTop(4.4), left, look.Ink)
			size, _ := p.fit(9.5, 5.5, 0, texts, row.W, row.H)
			p.texts(size, 0, texts, row, look.Ink)
		})
	}
}

// Lengths of the boards of the regions.
const (
	regionWidth, regionHeight = 366.0, 276.0
)

// activatedBy are the seasons that activate the slots of a region from the top; winter activates all ([activate]).
var activatedBy = [content.SlotsPerRegion]content.Season{content.Spring, content.Summer, content.Fall}

// regionBoard draws the board of a region: the places of its locations, of the obstacles attached to them, and of its piles.
func (g *game) regionBoard(p *pen, region content.Region, r geom.Rect) {
	s := p.ink.ground(look.Regions[region])
	p.fill(r, s.Fill)
	in := r.Inset(3)
	head := in.TakeTop(9, 1.5)
	p.icon(region.String(), head.TakeLeft(12, 2), s.Ink)
	p.say(displayBold, 18, g.cards.Board.RegionTitle(region), head.TakeLeft(110), left, s.Ink)
	p.say(italic, 10, "{winter} Winter activates all three rows.", head, right, s.Ink)
	piles := in.TakeRight(67, 3)
	for i, say := range []string{"Draw pile", "Discard pile"} {
		at := piles.TakeTop(92, 4).Middle(64, 89)
		p.place(strings.ToLower(say), at)
		p.dashed(at, 2.5, 0.4, s.Ink)
		p.icon([]string{"deck", "discard"}[i], at.Middle(18, 18).Move(0, -6), s.Ink)
		p.say(body, 11, say, geom.Rect{X: at.X, Y: at.Y + at.H/2 + 6, W: at.W, H: 6}, center, s.Ink)
	}
	for row := range content.SlotsPerRegion {
		g.slot(p, content.SlotAt(region, row), in.Row(row, content.SlotsPerRegion, 1.5), s)
	}
}

// slot draws the place of a location with its resource, the season that activates it, and the place of its obstacles.
func (g *game) slot(p *pen, slot content.Slot, r geom.Rect, s art.Swatch) {
	resource := g.book.SlotResource(slot)
	place := r.TakeLeft(110, 3)
	p.framed(place, 2, 0.4, p.ink.parchment(), look.Resources[resource].Edge)
	card := place.TakeRight(91).Middle(88, 63)
	sign := place.Inset(1.5)
	p.chip(resource.String(), sign.TakeTop(15, 1))
	p.say(body, 7.5, title(resource.String()), sign.TakeTop(4), center, look.Ink)
	p.place(fmt.Sprintf("location %d", slot.Row()+1), card)
	p.dashed(card, 2, 0.35, look.ParchmentEdge)
	start := g.cards.Board.Starting[slot]
	if int(start) < len(g.cards.Locations) {
		p.say(body, 9, "{start} "+g.cards.Locations[start].Name, card.Middle(card.W-8, 8), center, look.InkSoft)
	}
	season := activatedBy[slot.Row()]
	mark := r.TakeLeft(16, 2).Middle(16, 26)
	c := look.Seasons[season]
	p.framed(mark, 1.5, 0.4, p.ink.ground(c).Fill, c.Edge)
	p.icon(season.String(), mark.TakeTop(18).Inset(2), p.ink.ground(c).Ink)
	p.say(body, 7.5, title(season.String()), mark, center, p.ink.ground(c).Ink)
	p.place(fmt.Sprintf("obstacles %d", slot.Row()+1), r)
	p.dashed(r, 2, 0.3, s.Ink)
	p.say(italic, 10, "Obstacles", r.TakeBottom(7), center, s.Ink)
}
