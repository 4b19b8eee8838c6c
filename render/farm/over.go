package farm

import (
	"fmt"
	"image/color"
	"math"
	"strconv"

	"sixwinters/art"
	"sixwinters/render"
	"sixwinters/render/components"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/render/weather"
	"sixwinters/rules/skadi"
)

// Stuff is what a thing in the hand or in the air is.
type Stuff uint8

// The stuffs: dice by what they are for, and a cow.
const (
	Bone Stuff = iota
	Ice
	Frost
	Amber
	Sick
	Iron
	Cow
)

// Thing is something in the hand or in the air.
type Thing struct {
	Stuff Stuff
	Value int // 0 to 6: the pips of a die
	X, Y  float64
	Size  float64
	Angle float64 // in radians
}

// Lit is a spot at which something can be done, with what stands there.
type Lit struct {
	Spot   Spot
	Say    string // such as a chance, or ""
	Strong bool   // it is meant, such as by a hint
	Faint  bool   // it cannot succeed by a die alone
}

// Sign marks where a death threatens: at who may die this week, or at what is missing.
type Sign struct {
	Spot   Spot
	Chance float64 // 0..1
}

// Key is a button of the bar.
type Key struct {
	Say string
	Hot bool // the usual answer
}

// Note is a text over the table.
type Note struct {
	Title string
	Lines []string
	Foot  string      // such as a rule, in small letters
	By    layout.Rect // it does not cover that
	Bad   bool        // it refuses something
	Stays bool        // it is read while something else is pressed: it covers nothing that is lit
}

// Over is what lies over the sheet for a moment.
type Over struct {
	Lit     []Lit
	Signs   []Sign
	Focus   Spot // of the keyboard
	Hover   Spot // under the pointer
	Armed   bool // a blessing die is on the next check
	ArmedOn int  // the action die that it lies on
	Things  []Thing
	Smoke   []Thing // from candles: Size grows, Angle is how much of it is left, 0 to 1
	Notes   []Note
	Told    string // what has happened last
	Prompt  string // what is asked
	Keys    []Key
	Line    *Timeline // of a replay, or nil
	Snow    render.Weather
}

// Timeline is the strip of a replay.
type Timeline struct {
	At, Of int   // moves
	Weeks  []int // after how many moves each week begins
}

// Widths returns the widths of buttons of the bar in pixels.
func Widths(b render.Brush, keys []Key) (all []float64) {
	for _, k := range keys {
		all = append(all, b.Width(font{Face: bold, Units: 14}, k.Say)+20*b.Unit())
	}
	return all
}

// DrawOver draws what lies over the sheet, and the bar.
func DrawOver(b render.Brush, p *Plan, v *View, o *Over) {
	d := sheet{b, palette(), p, v, &v.State}
	d.snow(o)
	for _, s := range []Spot{o.Hover, o.Focus} {
		if r := d.Rect(s); s.Kind == Hex {
			d.hexRing(r.Inset(-d.u(1)), d.Ink)
		} else if !r.Empty() && s.Kind != Button {
			d.Frame(r.Inset(-d.u(3)), d.u(2.5), art.Hover)
			d.Frame(r.Inset(-d.u(4)), d.u(1), d.Ink)
		}
	}
	for _, l := range o.Lit {
		d.lit(l)
	}
	for _, s := range o.Signs {
		d.sign(s)
	}
	if o.Armed {
		at := d.Rect(Spot{ActionDie, max(0, o.ArmedOn)})
		d.PipDie(0, d.Amber, at.Middle(0.6*at.W, 0.6*at.H).Move(0.28*at.W, -0.3*at.H), 0)
	}
	for _, t := range o.Smoke {
		d.Mote(render.Mote{Form: "soft", Size: t.Size, Wide: 1, X: t.X, Y: t.Y}, art.Fade(art.Frost, 0.5*t.Angle))
	}
	for _, t := range o.Things {
		d.thing(t)
	}
	d.bar(o)
	if o.Line != nil {
		d.timeline(o.Line)
	}
	for i, r := range NotesAt(b, p, o) {
		d.note(&o.Notes[i], r)
	}
}

// snow falls in the night around the sheet, and a little over its edges.
func (d *sheet) snow(o *Over) {
	if o.Snow.Seen == 0 || art.Plain {
		return
	}
	inner := d.Sheet.Inset(d.u(26))
	for _, f := range weather.At(nil, 0, o.Snow.Time, d.W/d.Plan.Unit, d.H/d.Plan.Unit) {
		x, y, seen := f.X*d.Plan.Unit, f.Y*d.Plan.Unit, f.Light*o.Snow.Seen
		if inner.Contains(x, y) {
			continue
		}
		d.Mote(render.Mote{Form: "soft", Size: d.u(1.3 * f.Size), Wide: 1, X: x, Y: y}, art.Fade(art.Chalk, seen))
	}
}

func (d *sheet) lit(l Lit) {
	r := d.Rect(l.Spot)
	if r.Empty() || l.Spot.Kind == Button {
		return
	}
	tint, strength := art.Legal, 0.75
	switch {
	case l.Strong:
		tint, strength = art.GoldBright, 1
	case l.Faint:
		tint, strength = art.Fade(art.Legal, 0.35), 0.2
	}
	if l.Spot.Kind == Hex {
		d.hexRing(r, art.Fade(tint, strength))
	} else {
		for i := range 4 {
			d.Frame(r.Inset(-d.u(float64(i))), d.u(1.5), art.Fade(tint, strength*float64(4-i)/4))
		}
		d.Frame(r, d.u(2.5), tint)
	}
	switch {
	case l.Strong && l.Spot.Kind == Hex:
		d.hexRing(r.Inset(-d.u(4)), art.Refused)
	case l.Strong:
		d.Frame(r.Inset(-d.u(5)), d.u(3), art.Refused)
	}
	if l.Say == "" {
		return
	}
	letter := min(d.Brush.Unit(), d.u(1.3)) // it hides little of what it stands on
	say := font{Face: bold, Units: 13 * letter / d.Brush.Unit()}
	w := d.Width(say, l.Say) + 8*letter
	tag := layout.Rect{X: r.Right() - w + d.u(4), Y: r.Y - d.u(5), W: w, H: 17 * letter}
	if l.Spot.Kind == Hex {
		tag = layout.Rect{X: r.X + (r.W-w)/2, Y: r.Y + 0.06*r.H - tag.H, W: w, H: tag.H}
	}
	d.Framed(tag, d.u(4), d.u(1), art.Night, art.Legal)
	d.Text(say, l.Say, tag, components.Center, art.GoldBright)
}

// sign draws a skull and a chance on the upper edge of a spot, clear of its words.
func (d *sheet) sign(s Sign) {
	r := d.Rect(s.Spot)
	letter := min(d.Brush.Unit(), d.u(1.3))
	say, f := fmt.Sprintf("%.0f%%", 100*s.Chance), font{Face: bold, Units: 13 * letter / d.Brush.Unit()}
	tag := layout.Rect{X: r.X - d.u(5), Y: r.Y - 12*letter, W: d.Width(f, say) + 30*letter, H: 20 * letter}
	if r.W > r.H {
		tag.X = r.X + (r.W-tag.W)/2
	}
	d.Framed(tag, d.u(4), d.u(2), art.Night, art.Refused)
	in := tag.Inset(3 * letter)
	d.Form("skull", in.TakeLeft(in.H), art.Chalk)
	d.Text(f, say, in, components.Center, art.Chalk)
}

// hexRing draws the outline of a hexagon with a flat top.
func (d *sheet) hexRing(r layout.Rect, tint color.NRGBA) {
	cx, cy := r.Center()
	for i := range 6 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 3)
		sin2, cos2 := math.Sincos(float64(i+1) * math.Pi / 3)
		d.Line(cx+cos*r.W/2, cy+sin*r.W/2, cx+cos2*r.W/2, cy+sin2*r.W/2, d.u(4), tint)
	}
}

func (d *sheet) thing(t Thing) {
	r := layout.Rect{X: t.X - t.Size/2, Y: t.Y - t.Size/2, W: t.Size, H: t.Size}
	if t.Stuff == Cow {
		d.Form("cow", r.Move(d.u(2), d.u(4)), art.Fade(art.Night, 0.4))
		d.Form("cow", r, d.Ink)
		return
	}
	swatch := [...]art.Swatch{d.Bone, d.Ice, d.Frost, d.Amber, d.Sick, d.Iron}[t.Stuff]
	d.PipDie(t.Value, swatch, r, t.Angle)
}

func (d *sheet) bar(o *Over) {
	b := d.Bar
	d.Fill(b, color.NRGBA{R: 0x1A, G: 0x14, B: 0x10, A: 0xFF})
	d.Fill(layout.Rect{X: b.X, Y: b.Y, W: b.W, H: max(1, d.u(1.5))}, art.Gold)
	say := d.Say
	prompt := say.TakeBottom(0.38 * say.H)
	d.Text(font{Face: bold, Units: 16}, o.Prompt, prompt, components.Left, art.GoldBright)
	d.Paragraph(font{Face: italic, Units: 13}, o.Told, say, components.Left, art.Chalk)
	for i, k := range o.Keys {
		r := d.Rect(Spot{Button, i})
		fill, edge, ink := color.NRGBA{R: 0x33, G: 0x27, B: 0x1C, A: 0xFF}, art.Gold, art.Parchment
		if k.Hot {
			fill, edge, ink = art.ParchmentDark, art.GoldBright, art.Ink
		}
		if art.Plain {
			fill, ink = art.Night, art.Chalk
		}
		if is := (Spot{Button, i}); o.Hover == is || o.Focus == is {
			edge = art.Hover
			d.Framed(r.Inset(-d.u(2)), d.u(7), d.u(2), edge, edge)
		}
		d.Framed(r, d.u(5), d.u(1.5), fill, edge)
		d.Text(font{Face: bold, Units: 14}, k.Say, r.Inset(d.u(4)), components.Center, ink)
	}
}

func (d *sheet) timeline(l *Timeline) {
	r := d.Strip
	d.Fill(layout.Rect{X: 0, Y: r.Y, W: d.W, H: r.H}, d.Night)
	x := func(at int) float64 { return r.X + r.W*float64(at)/float64(max(1, l.Of)) }
	middle := r.Y + r.H/2
	d.Line(r.X, middle, r.Right(), middle, d.u(3), art.Blend(d.Night, art.Parchment, 0.4))
	d.Line(r.X, middle, x(l.At), middle, d.u(4), art.GoldBright)
	for i, at := range l.Weeks {
		d.Line(x(at), middle-d.u(6), x(at), middle+d.u(6), d.u(1.5), art.Parchment)
		if i%4 == 0 {
			d.Text(font{Face: body, Units: 12}, strconv.Itoa(i+1), layout.Rect{X: x(at) + d.u(3), Y: r.Y, W: d.u(24), H: r.H / 2}, components.Left, art.Parchment)
		}
	}
	d.Form("disc", layout.Rect{X: x(l.At) - d.u(7), Y: middle - d.u(7), W: d.u(14), H: d.u(14)}, art.GoldBright)
}

// noteFonts are the typefaces of a note: its title, its lines, and its foot.
var noteFonts = [3]font{{Face: display, Units: 15}, {Face: body, Units: 14}, {Face: italic, Units: 12}}

// parts returns the texts of a note in their typefaces, with the gap below each in units of text.
func (n *Note) parts() (all []notePart) {
	add := func(f int, say string, gap float64) {
		if say != "" {
			all = append(all, notePart{noteFonts[f], say, gap})
		}
	}
	add(0, n.Title, 2)
	for _, line := range n.Lines {
		add(1, line, 3)
	}
	add(2, n.Foot, 4)
	return all
}

// notePart is a text of a note.
type notePart struct {
	font
	say string
	gap float64
}

// NotesAt returns where the notes lie: each beside what it is about, where it covers least of other notes, and if it stays, of what is lit and of dice.
func NotesAt(b render.Brush, p *Plan, o *Over) (all []layout.Rect) {
	l := b.Unit()
	var lit []layout.Rect
	for _, is := range o.Lit {
		lit = append(lit, p.Rect(is.Spot).Inset(-6*p.Unit))
	}
	for _, t := range o.Things {
		lit = append(lit, layout.Rect{X: t.X - t.Size/2, Y: t.Y - t.Size/2, W: t.Size, H: t.Size})
	}
	for i := range o.Notes {
		n := &o.Notes[i]
		clear := lit
		if !n.Stays && !n.Bad {
			clear = nil
		}
		var best layout.Rect
		least := math.Inf(1)
		for _, wide := range noteWidths { // a narrow one where a wide one hides something
			r := layout.Rect{W: min(wide*l, p.W-40*p.Unit), H: 20 * l}
			for _, part := range n.parts() {
				r.H += b.Height(part.font, part.say, r.W-24*l) + part.gap*l
			}
			if at, cost := p.noteAt(r, n.By, clear, all); cost < least/2 {
				best, least = at, cost
			}
		}
		all = append(all, best)
	}
	return all
}

// noteWidths are how wide a note may be, in units of text.
var noteWidths = [...]float64{340, 280, 220}

// noteSteps is how many places are tried across and down.
const noteSteps = 24

// noteAt returns a note at the best place, the one beside what it is about if nothing is in the way there, and what it hides and how far
// away it lies.
func (p *Plan) noteAt(r, by layout.Rect, lit, notes []layout.Rect) (best layout.Rect, least float64) {
	gap := 10 * p.Unit
	room := layout.Rect{W: p.W, H: p.Bar.Y}.Inset(6 * p.Unit)
	least = math.Inf(1)
	try := func(x, y float64) {
		at := r
		at.X, at.Y = geom.Clamp(x, room.X, max(room.X, room.Right()-r.W)), geom.Clamp(y, room.Y, max(room.Y, room.Bottom()-r.H))
		away := max(by.X-at.Right(), at.X-by.Right(), 0) + max(by.Y-at.Bottom(), at.Y-by.Bottom(), 0)
		cost := 100*at.SharedAll(notes) + 20*at.Shared(by.Inset(-gap/2)) + 10*at.SharedAll(lit) + away*gap
		if cost < least-geom.Rounding {
			best, least = at, cost
		}
	}
	for _, x := range []float64{by.Right() + gap, by.X - gap - r.W} {
		try(x, by.Y)
	}
	for _, y := range []float64{by.Bottom() + gap, by.Y - gap - r.H} {
		try(by.X+(by.W-r.W)/2, y)
	}
	for i := range noteSteps * noteSteps {
		try(room.X+float64(i%noteSteps)*(room.W-r.W)/(noteSteps-1), room.Y+float64(i/noteSteps)*(room.H-r.H)/(noteSteps-1))
	}
	return best, least
}

// note draws a text in its place.
func (d *sheet) note(n *Note, r layout.Rect) {
	l := d.Brush.Unit()
	frame := art.Gold
	if n.Bad {
		frame = art.Refused
	}
	d.Shadow(r, d.u(6), d.u(10))
	d.Parchment(r, d.u(6), d.u(2.5), frame)
	in := layout.Rect{X: r.X + 12*l, Y: r.Y + 10*l, W: r.W - 24*l, H: r.H}
	for _, part := range n.parts() {
		tint := d.Ink
		if part.font == noteFonts[2] {
			tint = d.Cold
		}
		in.TakeTop(d.Lines(part.font, part.say, in, tint) + part.gap*l)
	}
}

// checkDie is the size of the dice of a check on the plate of an action, in units: its words leave room for two.
const checkDie = 27.0

// diceOn returns where the dice of a hex lie, clear of its words: a row of room for two.
func diceOn(hex layout.Rect) layout.Rect {
	side := 0.27 * hex.H
	return layout.Rect{X: hex.X + hex.W/2 - 1.05*side, Y: hex.Y + 0.44*hex.H, W: 2.1 * side, H: side}
}

// plateWords returns the room of the words on the plate of an action, beside the dice of its check.
func (p *Plan) plateWords(k skadi.Kind) layout.Rect {
	in := p.Rect(ActionSpot(k)).Inset(5 * p.Unit)
	if k.IsCheck() {
		in.TakeRight(2.14 * checkDie * p.Unit)
	}
	return in
}

// hexWords returns where the words of a hex stand: its name, its food, its wounds, and what it adds to the need.
func hexWords(r layout.Rect) (name, food, wound, need layout.Rect) {
	part := func(x, y, w, h float64) layout.Rect {
		return layout.Rect{X: r.X + x*r.W, Y: r.Y + y*r.H, W: w * r.W, H: h * r.H}
	}
	return part(0.2, 0.07, 0.6, 0.16), part(0.15, 0.23, 0.24, 0.21), part(0.62, 0.23, 0.3, 0.21), part(0.2, 0.715, 0.6, 0.18)
}

// Landing returns where dice of a check lie once they are rolled, and how large they are.
func (p *Plan) Landing(s Spot, i int) (x, y, size float64) {
	r := p.Rect(s)
	size = 40 * p.Unit
	switch s.Kind {
	case Action:
		size = checkDie * p.Unit
		return r.Right() - 6*p.Unit - (0.5+1.07*float64(i))*size, r.Y + r.H/2 + 2*p.Unit, size
	case Hex:
		at := diceOn(r)
		return at.X + (float64(i)+0.5)*at.H*1.05, at.Y + at.H/2, at.H
	case EventCell:
		return r.X + r.W/2, r.Y + 24*p.Unit, 36 * p.Unit
	case Palisade:
		return r.Right() - 29*p.Unit, r.Y + 59*p.Unit, 38 * p.Unit
	case Member:
		return r.Right() - 28*p.Unit, r.Y + 29*p.Unit, size
	}
	x, y = r.Center()
	return x, y, min(r.W, r.H) - 12*p.Unit
}

// Tumble moves a thing on its way from one point to another: t is how far it has come, 0 to 1. A die turns, hops, and shows another face
// at each hop.
func Tumble(from, to Thing, t float64, seed uint64) Thing {
	is := to
	ease := 1 - (1-t)*(1-t)
	is.X, is.Y = from.X+(to.X-from.X)*ease, from.Y+(to.Y-from.Y)*ease
	hop := math.Abs(math.Sin(3 * math.Pi * t))
	is.Y -= 1.2 * to.Size * hop * (1 - t)
	is.Angle = (1 - t) * 9
	if t < 0.85 {
		faces := grains(seed + uint64(7*t)*977)
		faces()
		is.Value = 1 + int(6*faces())%6
	}
	if t >= 1 {
		is.Angle = 0
	}
	return is
}

// SmokeOf returns the smoke of the candle of a member that goes out, at a moment from 0 to 1.
func (p *Plan) SmokeOf(member, candle, of int, t float64) Thing {
	r := p.Rect(Spot{Member, member})
	at := r.Inset(6 * p.Unit)
	at.TakeTop(72 * p.Unit)
	at.TakeBottom(24 * p.Unit)
	x, _ := at.Column(candle, of, 2*p.Unit).Center()
	return Thing{X: x + 4*p.Unit*math.Sin(6*t), Y: at.Y + 0.5*at.H - 40*p.Unit*t, Size: (10 + 22*t) * p.Unit, Angle: 1 - t}
}
