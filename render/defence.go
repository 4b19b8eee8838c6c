package render

import (
	"strconv"

	"sixwinters/art"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Defence is what a defence is about that players decide on: the faces that the dice must show, how many dice are rolled, and what
// comes of it.
type Defence struct {
	On     layout.Target // the obstacle
	Who    string        // defends, such as "Thea defends"
	Wants  rules.Values
	Rolls  []Throw // of each who defends
	Wins   string  // the chance that the obstacle is overcome, abilities included, such as "77%"
	Chance string  // that the defence holds, in the same way
	Alone  string  // the chance by the roll itself, where abilities add to it
	After  string  // the abilities that add to it after the roll, such as "reroll, turn over"
	Fails  string  // what a failed defence costs; "" for nothing
	Covers bool    // a printed value is covered already, and must show all the same
}

// Throw is how many dice somebody rolls.
type Throw struct {
	Who  string
	Dice int
}

// Lengths of the picture of a defence in units.
const (
	defenceWidth  = 290.0
	defenceHeight = 73.0 // without the dice that are rolled and the words
	defenceDie    = 24.0
	defenceNames  = 62.0 // width of what stands before the dice
)

// DefenceAt returns where the picture of a defence was drawn last, or nothing.
func (p *Painter) DefenceAt() layout.Rect { return p.defenceAt }

// defence draws what a defence is about beside its obstacle: the faces that must show over the dice that are rolled for them.
func (c overlay) defence() {
	c.p.defenceAt = layout.Rect{}
	d := c.s.Defence
	if d == nil {
		return
	}
	on, _, ok := c.s.Plan.Seen(d.On)
	if !ok {
		return
	}
	r := c.defencePlace(on)
	c.p.defenceAt = r
	c.sheet(r, 2*c.u, art.Gold)
	in := r.Inset(9 * c.u)
	c.text(font{displayBold, 15}, c.fitting(font{displayBold, 15}, in.W, d.Who, "The defence"), in.TakeTop(20*c.u, 3*c.u), left, art.Ink)
	row := func(name string) layout.Rect {
		line := in.TakeTop(defenceDie*c.u, 4*c.u)
		c.text(font{italic, normal}, name, line.TakeLeft(defenceNames*c.u), left, art.InkSoft)
		return line
	}
	most := rules.Sides
	for _, throw := range d.Rolls {
		most = max(most, throw.Dice)
	}
	wide := min(defenceDie*c.u, (in.W-defenceNames*c.u)/float64(most)-3*c.u)
	die := func(line *layout.Rect, say string) {
		at := line.TakeLeft(wide, 3*c.u).Middle(wide, wide)
		c.framed(at, 0.2*wide, max(1, 0.06*wide), art.GoldBright, art.Chalk)
		c.text(font{displayBold, 0.6 * wide / c.u}, say, at, center, art.Wearing().Dark())
	}
	needs := row("must show")
	for i, n := range d.Wants {
		if n > 0 {
			die(&needs, strconv.Itoa(i+1))
		}
	}
	for _, throw := range d.Rolls {
		name := "you roll"
		if len(d.Rolls) > 1 {
			name = c.fitting(font{italic, normal}, (defenceNames-3)*c.u, throw.Who, string([]rune(throw.Who)[:1])+".")
		}
		rolls := row(name)
		for range throw.Dice {
			die(&rolls, "?")
		}
	}
	c.paragraph(font{body, normal}, d.words(), in, left, art.Ink)
}

// words says how likely the obstacle is overcome and the defence is, of what that is made up, and what a failure costs.
func (d *Defence) words() (say string) {
	if d.Covers {
		say = "A covered value must show again. "
	}
	say += d.Wins + " to overcome. " + d.Chance + " to defend"
	if d.Alone != "" {
		say += ": " + d.Alone + " by the roll, the rest by abilities after it (" + d.After + ")"
	}
	if say += "."; d.Fails != "" {
		say += " A failure costs " + d.Fails + "."
	}
	return say
}

// defencePlace returns the place of the picture beside an obstacle, where it covers least of what is lit.
func (c overlay) defencePlace(on layout.Rect) (best layout.Rect) {
	w, gap := defenceWidth*c.u, 8*c.u
	height := func() float64 {
		return (defenceHeight+float64(len(c.s.Defence.Rolls))*(defenceDie+4))*c.u + c.textHeight(font{body, normal}, c.s.Defence.words(), w-18*c.u)
	}
	asked := c.s.Plan.Prompt.Rect
	if sheet := c.s.Plan.Prompt.Sheet; !sheet.Empty() { // the answers, where they have no room in the line
		asked = sheet
	}
	room := layout.Rect{Y: c.s.Plan.Bar.Rect.Bottom(), W: c.s.Plan.W, H: asked.Y - c.s.Plan.Bar.Rect.Bottom()}
	h := height()
	for ; h > room.H-2*gap && w+defenceDie*c.u < room.W-2*gap; h = height() { // wider, its words need fewer lines
		w += defenceDie * c.u
	}
	least, note := -1, c.s.Plan.Note.Rect
	for _, at := range []layout.Rect{
		{X: on.Right() + gap, Y: on.Y, W: w, H: h}, {X: on.X - w - gap, Y: on.Y, W: w, H: h},
		{X: on.X, Y: on.Bottom() + gap, W: w, H: h}, {X: on.X, Y: on.Y - h - gap, W: w, H: h},
		{X: note.Right() + gap, Y: on.Y, W: w, H: h}, {X: note.X - w - gap, Y: on.Y, W: w, H: h},
	} {
		at.X = max(room.X+gap, min(at.X, room.Right()-w-gap))
		at.Y = min(max(room.Y+gap, at.Y), room.Bottom()-h-gap) // never on the answers
		covers := c.s.covers(at, on)
		if at.Overlaps(on) {
			covers += 100
		}
		if at.Overlaps(note) { // it would hide what the dice must show
			covers += 60
		}
		for _, pin := range c.p.pinned { // of the last picture: they stay where they lie
			if at.Overlaps(pin.Rect) {
				covers += 50
			}
		}
		if least < 0 || covers < least {
			best, least = at, covers
		}
	}
	return best
}
