package layout

// The cards to choose from lie over the boards. They can be put aside, so that the table is seen: then they lie as chips on
// the prompt line, where they can be looked at and chosen as before. The button that puts them aside and brings them back
// lies at the end of that line, in the same place for both.

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
	asideShare  = 0.2 // of the width of a line that the button may take
	chipWidest  = 128.0
	chipNamed   = 70.0 // of a chip with a name, at the least
	chipLeast   = hitSize
)

// CanPutAside reports whether cards to choose from lie over the boards, or would if they were not put aside.
func (v *View) CanPutAside() bool {
	return !v.Lifted && (v.Choosing() || len(v.Offers) > 0 || len(v.Order) > 0)
}

// layAsideButton lays the button that puts the cards aside at the right end of a line, and takes its room off it.
func (p *Plan) layAsideButton(line *Rect) {
	at := line.TakeRight(clamp(asideShare*line.W, p.units(asideNarrow), p.units(asideWidth)))
	p.add(Target{Kind: Button, N: ButtonAside}, at)
	line.TakeRight(p.units(2 * gap))
}

// layChips lays the cards that are put aside at the right end of a line that keeps room for need pixels of text, and takes
// their room off it. Staged cards have none: they lie in the staging area as well.
func (p *Plan) layChips(v *View, line *Rect, need float64) {
	if !v.Aside {
		return
	}
	var cards []Target
	for _, id := range v.Offers {
		cards = append(cards, Target{Kind: Offer, N: uint8(id)})
	}
	if v.Choosing() {
		for _, id := range v.candidates() {
			cards = append(cards, Target{Kind: Choice, N: uint8(id)})
		}
	}
	if len(cards) == 0 {
		return
	}
	n, between := len(cards), p.units(gap)
	if line.W-need < float64(n)*(p.units(chipLeast)+between) {
		between = p.units(1)
	}
	width := clamp((line.W-need)/float64(n)-between, p.units(chipLeast), p.units(chipWidest))
	row := line.TakeRight(float64(n)*(width+between) + between)
	row.TakeLeft(between)
	for i, card := range cards {
		c := Chip{Target: card, Rect: row.Column(i, n, between)}
		c.Rect.W = width
		in := c.Rect.Inset(p.units(2))
		c.Sign = in.TakeLeft(min(in.H, in.W))
		if width >= p.units(chipNamed) {
			in.TakeLeft(p.units(3))
			c.Name = in
		}
		p.add(card, c.Rect)
		p.Prompt.Chips = append(p.Prompt.Chips, c)
	}
}
