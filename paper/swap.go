package paper

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/render/geom"
)

// Swap is what players do with the cards that they have when a new version comes: take some out, and put those of the printout in. A card
// that has changed is in both.
type Swap struct{ Out, In []string }

// String returns the two lists as sentences.
func (s *Swap) String() string {
	say := ""
	for _, list := range s.lists() {
		if len(list.names) > 0 {
			say += fmt.Sprintf("%s: %s.\n", list.title, strings.Join(list.names, "; "))
		}
	}
	return say
}

type swapList struct {
	title string
	names []string
}

func (s *Swap) lists() []swapList {
	return []swapList{{"Take these out", s.Out}, {"Put these in", s.In}}
}

// swapLine is a line of the lists: a title, or a card with a box to tick.
type swapLine struct {
	say   string
	title bool
}

// pages returns the lists on as many sheets as they need, each with an empty back.
func (s *Swap) pages(w, h float64, in geom.Rect) (all []page) {
	var lines []swapLine
	for _, list := range s.lists() {
		if len(list.names) > 0 {
			lines = append(lines, swapLine{list.title, true})
		}
		for _, name := range list.names {
			lines = append(lines, swapLine{name, false})
		}
	}
	if len(lines) == 0 {
		lines = []swapLine{{"Nothing has changed", true}}
	}
	const lineHeight, columns = 6.0, 2
	rows := int(in.H / lineHeight)
	for on := range slices.Chunk(lines, rows*columns) {
		draw := func(p *pen) {
			for i, one := range on {
				line := in.Column(i/rows, columns, 4)
				line.Y, line.H = in.Y+float64(i%rows)*lineHeight, lineHeight
				if one.title {
					p.say(displayBold, 14, one.say, line, left, look.Ink)
					continue
				}
				p.frame(geom.Rect{X: line.X, Y: line.Y + 1.4, W: 3.2, H: 3.2}, 0.4, 0.25, look.InkSoft)
				line.TakeLeft(5)
				p.say(body, 10.5, one.say, line, left, look.Ink)
			}
		}
		all = append(all, page{part: numParts, w: w, h: h, draw: draw}, page{part: numParts, w: w, h: h, back: true})
	}
	return all
}

// chosen returns the cards that are printed.
func (g *game) chosen(cards []card) []card {
	if g.opts.Chosen == nil {
		return cards
	}
	return slices.DeleteFunc(cards, func(c card) bool { return !g.opts.Chosen(c.of.Source) })
}
