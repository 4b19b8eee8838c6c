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

const (
	creditIcons = "Icons by Lorc, Delapouite, Skoll, sbed, HeavenlyDog and Faithtoken of game-icons.net, under CC BY 3.0."
	creditFonts = "Typefaces: Vollkorn by Friedrich Althausen and Cinzel by Natanael Gama, under the SIL Open Font License 1.1."
)

// needLine is the height of a line of the list of dice.
const needLine = 11.0

// front returns the first sheet: whose game it is and how it is printed, and what is needed to play it.
func (g *game) front(rest []page) []page {
	w, h := g.opts.Paper.Size()
	in := geom.Rect{W: w, H: h}.Inset(18)
	if g.opts.Swap != nil {
		return g.opts.Swap.pages(w, h, in)
	}
	return []page{
		{part: numParts, w: w, h: h, draw: func(p *pen) { g.titlePage(p, in, rest) }},
		{part: numParts, w: w, h: h, back: true, draw: func(p *pen) { g.needs(p, in) }},
	}
}

// titlePage draws the first page.
func (g *game) titlePage(p *pen, in geom.Rect, rest []page) {
	s := p.ink.night()
	head := in.TakeTop(52, 7)
	p.framed(head, 2, 0.6, s.Fill, s.Edge)
	head = head.Inset(6)
	p.say(displayBold, 38, "Six Winters", head.TakeTop(22), center, s.Ink)
	p.say(display, 13, "A cooperative campaign game for two players", head.TakeTop(8), center, s.Ink)
	p.say(body, 12, "by Phil Lewis, Ziapelta Games", head, center, s.Ink)
	section := func(title string, texts ...string) {
		p.say(displayBold, 12, title, in.TakeTop(7, 0.5), left, look.Ink)
		for _, say := range texts {
			in.TakeTop(p.paragraph(body, 10.5, say, in, left, look.Ink), 1)
		}
		in.TakeTop(3)
	}
	section("Whose game this is",
		"Six Winters, its rules and its cards are by Phil Lewis of Ziapelta Games. This printout is for playtesting at home.",
		"It follows the playtest rules V20.4. The pictures of the game are drawn by the program that made this file. Texts are its own words.",
		creditIcons+" "+creditFonts)
	if len(g.cards.Boxes) > 0 {
		var names []string
		for _, box := range g.cards.Boxes {
			names = append(names, fmt.Sprintf("%s %s by %s (%s)", box.Name, box.Version, box.Author, box.Licence))
		}
		section("Boxes in this printout", strings.Join(names, "; ")+".")
	}
	edge := "long"
	if g.opts.Flip == ShortEdge {
		edge = "short"
	}
	section("How to print",
		fmt.Sprintf("Print on both sides of %s paper and turn the sheets on the %s edge. Backs then lie behind their fronts.",
			map[Paper]string{A4: "A4", Letter: "Letter"}[g.opts.Paper], edge),
		"Print at 100%: not fitted to the page. The line below is 100 mm long if all is well.")
	rule := in.TakeTop(6, 3)
	p.line(rule.X, rule.Y+3, rule.X+100, rule.Y+3, 0.3, black)
	for i := range 11 {
		x := rule.X + float64(10*i)
		p.line(x, rule.Y+1, x, rule.Y+5, 0.2, black)
	}
	section("How to make it",
		"Cards: print on card, or put them into sleeves. Cut from crop mark to crop mark.",
		"Boards: cut a sheet along its left and upper edge where it has a neighbour there. Lay it on the neighbour's dashed line, so that the crosses meet.",
		"Rules: fold the sheets of the booklet in the middle, one in the other, and staple them.")
	p.say(displayBold, 12, "In this file", in.TakeTop(7, 0.5), left, look.Ink)
	for part := range numParts {
		first, last := 0, 0
		for i := range rest {
			if rest[i].part == part {
				if first == 0 {
					first = i + 3
				}
				last = i + 3
			}
		}
		if first > 0 {
			line := in.TakeTop(5.4)
			p.say(body, 10.5, fmt.Sprintf("%d to %d", first, last), line.TakeLeft(24), left, look.InkSoft)
			p.say(body, 10.5, g.about(part), line, left, look.Ink)
		}
	}
}

// about says what a part is.
func (g *game) about(part Part) string {
	switch part {
	case Obstacles:
		return fmt.Sprintf("%d obstacle cards, 63 × 88 mm", len(g.cards.Cards))
	case Locations:
		return fmt.Sprintf("%d location cards, 88 × 63 mm", len(g.cards.Locations))
	case ProgressCards:
		return fmt.Sprintf("%d progress cards, 70 × 120 mm", len(g.cards.Progress))
	case Mats:
		return fmt.Sprintf("%d character mats, 190 × 130 mm", len(g.cards.Characters))
	case Boards:
		return "The trade board and the boards of the three regions"
	case Tokens:
		return "Characters, markers and tokens"
	case Forms:
		return "A campaign sheet and character sheets to fill in"
	}
	return "The rules as a booklet"
}

// needs draws the list of dice and cubes that are needed.
func (g *game) needs(p *pen, in geom.Rect) {
	p.say(displayBold, 18, "Dice and cubes you need", in.TakeTop(10), left, look.Ink)
	in.TakeTop(p.paragraph(body, 10.5, "Dice of 12 mm fit everywhere; no more than 14 mm fit the squares of progress cards. Any colours do, if each resource has its own.",
		in, left, look.Ink), 5)
	line := func(n int, draw func(r geom.Rect), say, more string) {
		row := in.TakeTop(needLine, 1.5)
		p.say(displayBold, 14, strconv.Itoa(n), row.TakeLeft(14, 3), right, look.Ink)
		draw(row.TakeLeft(needLine, 4))
		p.say(bold, 11, say, row.TakeLeft(62, 2), left, look.Ink)
		p.say(body, 10, more, row, left, look.InkSoft)
	}
	board, d := &g.cards.Board, p.components(unit)
	for resource := range content.Resource(content.NumResources) {
		line(board.DicePerResource, func(r geom.Rect) { d.Die(rules.ResourceDie(resource, 6), r) },
			title(resource.String())+" dice", [...]string{"yellow", "orange", "red", "grey", "lavender", "blue"}[resource])
	}
	line(board.ActionDice, func(r geom.Rect) { d.Die(rules.ActionDie(5), r) }, "Action dice", "ivory or white")
	for kind := range content.Stress(content.NumStress) {
		line(2, func(r geom.Rect) { p.die(swatch(kind.String()), "5", r) }, title(kind.String())+" dice",
			"to count stress; "+[...]string{"any other grey or violet", "any other red"}[kind])
	}
	cube := func(m art.Marker) func(r geom.Rect) { return func(r geom.Rect) { p.cube(m, r) } }
	line(content.NumResources, cube(art.ProgressMarker()), "Progress cubes", "8 mm, one colour; or the markers in this file")
	line(content.NumResources, cube(art.ThreatMarker()), "Threat cubes", "8 mm, another colour; or the markers in this file")
	sign := func(name string) func(r geom.Rect) { return func(r geom.Rect) { p.icon(name, r.Inset(1), look.Ink) } }
	line(2, sign("winter"), "White markers", "for the turn and the year; or those in this file")
	line(12, sign("mastery"), "Blue markers", "for achievements on mats; or those in this file")
	line(2, sign("rules"), "Pencils", "for the campaign and character sheets")
}
