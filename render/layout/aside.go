package layout

import (
	"math"
	"strings"

	"sixwinters/render/geom"
	"sixwinters/render/letters"
)

// The cards to choose from lie over the boards. Players can put them aside to see the table. They are then chips on the
// prompt line, or right above it if it has no room, and can still be looked at and chosen. One button at the end of the line
// puts them aside and brings them back. In a replay it is on the timeline, or beside the dice on the strip of a folded table.

// Chip is a card to choose that has been put aside.
type Chip struct {
	Target Target // Choice or Offer
	Rect   Rect
	Sign   Rect
	Name   Rect // empty where there is no room for it
}

// Lengths of what is put aside in units.
const (
	asideWidth  = 148.0 // of the button
	asideNarrow = 96.0
	asideShare  = 0.2  // of the width of a line that the button may take
	chipHeight  = 28.0 // on a sheet of their own
	chipSign    = 24.0
	chipSides   = 6.0  // beside what stands on a chip
	chipSpace   = 3.0  // between the sign of a chip and its name
	chipText    = 0.8  // size of a name in relation to the text of a note
	chipBare    = 36.0 // of a chip without a name, at the most
	chipLeast   = hitSize
)

// CanPutAside reports whether cards to choose from lie over the boards, or would if they were not put aside.
func (v *View) CanPutAside() bool {
	return !v.Lifted && (v.Choosing() || len(v.Offers) > 0 || len(v.Order) > 0)
}

// layAsideButton lays the button that puts cards aside at the right end of a line, and takes its room off it.
func (p answers) layAsideButton(line *Rect) {
	width := geom.Clamp(asideShare*line.W, p.units(asideNarrow), p.units(asideWidth))
	p.add(Target{Kind: Button, N: ButtonAside}, line.TakeRight(width, p.units(2*gap)))
}

// layChips lays the cards that are put aside at the right end of the line, with their names, and takes their room off it. It
// keeps need pixels for the text. Characters may go without their names, since their portraits tell them apart. If that is too
// wide still, all lie in rows on a sheet above or below the line. Staged cards have no chips: they are in the staging area as
// well.
func (p answers) layChips(line *Rect, need float64, floor Rect) {
	cards := p.v.putAside()
	if len(cards) == 0 {
		return
	}
	n, between := float64(len(cards)), p.units(gap)
	widths, total := make([]float64, len(cards)), between
	for i, card := range cards {
		widths[i] = p.units(chipWidth(p.v.name(card)))
		total += widths[i] + between
	}
	room := line.W - need
	if total > room && p.v.Choosing() { // the portraits alone, as large as there is room for
		if n*(p.units(chipLeast)+between)+between > room {
			between = p.units(1)
		}
		if each := min(p.units(chipBare), (room-between)/n-between); each >= p.units(chipLeast) {
			for i := range widths {
				widths[i] = each
			}
			total = n*(each+between) + between
		}
	}
	if total > room {
		p.layChipSheet(cards, widths, floor)
		return
	}
	row := line.TakeRight(total)
	for i, card := range cards {
		row.TakeLeft(between)
		p.addChip(card, row.TakeLeft(widths[i]))
	}
}

// layChipSheet lays chips in rows on a sheet right above or below the line, in the width and place that hide least. floor is
// the room above the line.
func (p answers) layChipSheet(cards []Target, widths []float64, floor Rect) {
	best, least := chipRows{}, math.MaxInt
	for _, share := range chipShares {
		rows := p.chipRows(widths, share*(p.W-2*floor.X))
		for _, x := range [...]float64{floor.X, p.W - floor.X - rows.w} {
			for _, y := range [...]float64{floor.Bottom() - rows.h, p.Prompt.Rect.Bottom() + p.units(gap)} {
				at := Rect{X: x, Y: y, W: rows.w, H: rows.h}
				if tried := least < math.MaxInt; tried && y < floor.Y || at.Bottom() > p.H {
					continue
				}
				if n := p.covered(at); n < least {
					best, least, p.Prompt.ChipSheet = rows, n, at
				}
			}
		}
	}
	for i, card := range cards {
		p.addChip(card, best.places[i].Move(p.Prompt.ChipSheet.X, p.Prompt.ChipSheet.Y))
	}
}

// covered returns how many things a sheet would cover, without empty places.
func (p answers) covered(sheet Rect) (n int) {
	for _, piece := range p.Pieces {
		if k := piece.Target.Kind; k != Seat && k != CardPlace && piece.Rect.Overlaps(sheet) {
			n++
		}
	}
	return n
}

// chipShares are how much of the width of the window the rows of chips may take.
var chipShares = [...]float64{1, 0.75, 0.5, 0.35}

// chipRows are the places of chips on their sheet, relative to its upper left corner, and the size of the sheet.
type chipRows struct {
	places []Rect
	w, h   float64
}

// chipRows lays chips of some widths in rows of at most a width.
func (p answers) chipRows(widths []float64, width float64) (rows chipRows) {
	between, height := p.units(gap), p.units(chipHeight)
	x, y := between, between
	for _, w := range widths {
		if x > between && x+w+between > width {
			x, y = between, y+height+between
		}
		rows.places = append(rows.places, Rect{X: x, Y: y, W: w, H: height})
		x += w + between
		rows.w = max(rows.w, x)
	}
	rows.h = y + height + between
	return rows
}

// addChip adds a chip: a sign and, where there is room for it, the name.
func (p answers) addChip(card Target, r Rect) {
	c := Chip{Target: card, Rect: r}
	in := r.Inset(p.units(2))
	c.Sign = in.TakeLeft(min(p.units(chipSign), in.H, in.W))
	if r.W > p.units(chipBare) {
		in.TakeLeft(p.units(chipSpace))
		c.Name = in
	}
	p.add(card, r)
	p.Prompt.Chips = append(p.Prompt.Chips, c)
}

// putAside returns the cards to choose from that lie as chips.
func (v *View) putAside() (cards []Target) {
	if !v.Aside {
		return nil
	}
	for _, id := range v.Offers {
		cards = append(cards, Target{Kind: Offer, N: uint8(id)})
	}
	if v.Choosing() {
		for _, id := range v.candidates() {
			cards = append(cards, Target{Kind: Choice, N: uint8(id)})
		}
	}
	return cards
}

func (v *View) name(card Target) string {
	if card.Kind == Offer {
		return v.Book.Content().Locations[card.N].Name
	}
	return v.Book.Content().Characters[card.N].Name
}

// chipWidth returns the width in units of a chip with a name in two lines.
func chipWidth(name string) float64 {
	const step = 2.0
	wide := 0.0 // of the widest word, as text of a note
	for word := range strings.FieldsSeq(name) {
		wide = max(wide, letters.Width(word))
	}
	wide = letters.TwoLineWidth(name, wide, step*letters.Full) / letters.Full
	return chipSides + chipSign + chipSpace + chipText/letters.Bold*wide
}
