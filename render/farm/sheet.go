package farm

import (
	"fmt"
	"image/color"
	"math"
	"strconv"

	"sixwinters/art"
	"sixwinters/render"
	"sixwinters/render/components"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/skadi"
)

// font is a typeface at a size.
type font = components.Font

// The typefaces of the sheet: those of Six Winters.
const (
	body    = art.BodyFace
	bold    = art.BoldFace
	italic  = art.ItalicFace
	display = art.DisplayBoldFace
)

// colours are what the sheet is drawn in.
type colours struct {
	Night, Paper, Deep, Edge, Ink, Soft, Cold, Ember, Flame color.NRGBA
	Bone, Ice, Frost, Amber, Sick, Iron                     art.Swatch
}

// palette returns the colours of the theme in use: sepia ink and one cold blue, or black on white.
func palette() colours {
	c := colours{
		Night: color.NRGBA{R: 0x0D, G: 0x13, B: 0x1F, A: 0xFF}, Paper: art.Blend(art.Parchment, color.NRGBA{R: 0xD9, G: 0xBD, B: 0x8E, A: 0xFF}, 0.35),
		Deep: art.Blend(art.ParchmentDark, art.ParchmentEdge, 0.22), Edge: art.Blend(art.ParchmentEdge, art.Ink, 0.25), Ink: art.Ink, Soft: art.InkSoft,
		Cold: color.NRGBA{R: 0x25, G: 0x56, B: 0x8C, A: 0xFF}, Ember: color.NRGBA{R: 0x8E, G: 0x2D, B: 0x16, A: 0xFF}, Flame: color.NRGBA{R: 0xF6, G: 0xB7, B: 0x3C, A: 0xFF},
		Bone:  art.ActionDie,
		Ice:   art.Swatch{Fill: color.NRGBA{R: 0xF3, G: 0xFA, B: 0xFD, A: 0xFF}, Ink: color.NRGBA{R: 0x1B, G: 0x3A, B: 0x5E, A: 0xFF}, Edge: color.NRGBA{R: 0x8F, G: 0xB3, B: 0xC9, A: 0xFF}},
		Frost: art.Swatch{Fill: color.NRGBA{R: 0x7F, G: 0xB2, B: 0xDB, A: 0xFF}, Ink: color.NRGBA{R: 0x0E, G: 0x22, B: 0x3A, A: 0xFF}, Edge: color.NRGBA{R: 0x32, G: 0x60, B: 0x8C, A: 0xFF}},
		Amber: art.Swatch{Fill: color.NRGBA{R: 0xE8, G: 0xA3, B: 0x2B, A: 0xFF}, Ink: art.Ink, Edge: color.NRGBA{R: 0x8A, G: 0x55, B: 0x0B, A: 0xFF}},
		Sick:  art.Swatch{Fill: color.NRGBA{R: 0x9F, G: 0xB8, B: 0x4E, A: 0xFF}, Ink: art.Ink, Edge: color.NRGBA{R: 0x4E, G: 0x60, B: 0x1E, A: 0xFF}},
		Iron:  art.Swatch{Fill: color.NRGBA{R: 0x55, G: 0x5A, B: 0x60, A: 0xFF}, Ink: art.Chalk, Edge: color.NRGBA{R: 0x26, G: 0x2A, B: 0x2E, A: 0xFF}},
	}
	if art.Plain {
		c.Night, c.Paper, c.Deep, c.Edge, c.Soft, c.Cold, c.Ember = art.Night, art.Parchment, art.ParchmentDark, art.Ink, art.Ink, art.Ink, art.Refused
	}
	return c
}

// View is what is shown of a winter.
type View struct {
	Game  *skadi.Game
	State skadi.State
	Hunts [skadi.MaxHexes]uint8 // what the hunting dice show, 0 if that is not known
	Raid  uint8                 // the raiders' die of this week, 0 for none
	Touch bool                  // no keys are named
	Taken Spot                  // where what is in the hand was taken from
	Armed bool                  // a blessing die lies on the next check
}

// InBowl returns how many blessing dice lie in the bowl: one may be on the next check, or in the hand.
func (v *View) InBowl() int {
	n := int(v.State.Blessings)
	if v.Armed || v.Taken.Kind == Bowl {
		n--
	}
	return max(0, n)
}

// sheet draws the parts of a view.
type sheet struct {
	render.Brush
	colours
	*Plan
	v *View
	s *skadi.State
}

// Draw draws the night and the sheet with all that lies on it.
func Draw(b render.Brush, p *Plan, v *View) {
	d := sheet{b, palette(), p, v, &v.State}
	d.ground()
	d.weeks()
	d.gods()
	d.events()
	for k := skadi.Hunt; k <= skadi.End; k++ {
		d.action(k)
	}
	d.hexes()
	for i := range skadi.Members {
		d.member(i)
	}
	d.tray()
	d.saga()
	d.larder()
	d.herd()
	d.palisade()
	d.despair()
	d.points()
}

// Text draws a line of text, at most as large as its place is high.
func (d *sheet) Text(f font, line string, r layout.Rect, at components.Align, tint color.NRGBA) {
	f.Units = min(f.Units, 0.9*r.H/d.Brush.Unit())
	d.Brush.Text(f, line, r, at, tint)
}

// u returns lengths in units as pixels.
func (d *sheet) u(n float64) float64 { return n * d.Plan.Unit }

// ground draws the night, and the parchment with its burnt edges.
func (d *sheet) ground() {
	d.Fill(layout.Rect{W: d.W, H: d.H}, d.Night)
	r := d.Sheet
	d.Shadow(r, d.u(6), d.u(14))
	d.Framed(r, d.u(7), d.u(2), d.Paper, d.Edge)
	d.Stained(r.Inset(d.u(2)))
	if art.Plain {
		return
	}
	// Fire has eaten at the edges: brown within, holes of night without.
	at := grains(7)
	brown, char := color.NRGBA{R: 0x6B, G: 0x3F, B: 0x17, A: 0xFF}, color.NRGBA{R: 0x24, G: 0x13, B: 0x08, A: 0xFF}
	length := 2 * (r.W + r.H)
	for i := range 150 {
		x, y := along(r, length*(float64(i)+at())/150)
		size := d.u(14 + 34*at()*at())
		d.Mote(render.Mote{Form: "soft", Size: 2.2 * size, Wide: 1, X: x, Y: y}, art.Fade(brown, 0.34))
		d.Mote(render.Mote{Form: "soft", Size: size, Wide: 1, X: x, Y: y}, art.Fade(char, 0.55))
		if at() < 0.4 {
			d.Mote(render.Mote{Form: "disc", Size: d.u(4 + 7*at()), Wide: 0.6 + 0.4*at(), X: x, Y: y, Angle: 6 * at()}, d.Night)
		}
	}
}

// along returns the point of the edge of a rectangle at a way around it.
func along(r layout.Rect, way float64) (x, y float64) {
	switch {
	case way < r.W:
		return r.X + way, r.Y
	case way < r.W+r.H:
		return r.Right(), r.Y + way - r.W
	case way < 2*r.W+r.H:
		return r.Right() - (way - r.W - r.H), r.Bottom()
	}
	return r.X, r.Bottom() - (way - 2*r.W - r.H)
}

// grains returns numbers from 0 to 1 that look random and are always the same.
func grains(seed uint64) func() float64 {
	return func() float64 {
		seed = seed*6364136223846793005 + 1442695040888963407
		return float64(seed>>40) / (1 << 24)
	}
}

// panel draws a part of the sheet: a faint ground in a line of ink.
func (d *sheet) panel(r layout.Rect, strong bool) {
	fill := art.Fade(d.Deep, 0.55)
	if art.Plain {
		fill = d.Paper
	}
	d.Framed(r, d.u(5), d.u(1), art.Blend(d.Paper, fill, 0.5), art.Blend(d.Paper, d.Edge, 0.75))
	if strong {
		d.Frame(r.Inset(-d.u(1)), d.u(2), d.Cold)
	}
}

// heading draws what a part is called at the top of a rectangle, and a number at its right end.
func (d *sheet) heading(r layout.Rect, say, number string) {
	line := layout.Rect{X: r.X + d.u(8), Y: r.Y + d.u(3), W: r.W - d.u(16), H: d.u(22)}
	w := 0.0
	if number != "" {
		w = min(d.Width(font{Face: bold, Units: min(14, 0.9*line.H/d.Brush.Unit())}, number), 0.6*line.W)
		at := line
		d.Text(font{Face: bold, Units: 14}, number, at.TakeRight(w), components.Right, d.Ink)
		line.W -= w + d.u(6)
	}
	d.Text(font{Face: display, Units: 13}, say, line, components.Left, d.Ink)
}

// part draws the panel of a spot with its heading, and returns what is left under that.
func (d *sheet) part(kind Kind, say, number string) layout.Rect {
	r := d.Rect(Spot{Kind: kind})
	d.panel(r, false)
	d.heading(r, say, number)
	room := r.Inset(d.u(8))
	room.TakeTop(d.u(22))
	return room
}

// star marks a number that is reconstructed.
func (d *sheet) star(key string) string {
	if d.v.Game.Sheet().IsReconstructed(key) {
		return "*"
	}
	return ""
}

func (d *sheet) weeks() {
	d.Text(font{Face: display, Units: 24}, "Skadi", d.Title, components.Left, d.Cold)
	sheet := d.v.Game.Sheet()
	for week := 1; week <= sheet.Game.Weeks; week++ {
		r := d.Rect(Spot{Week, week})
		now := week == int(d.s.Week) && d.s.Stage != skadi.Over
		fill, ink := art.Blend(d.Paper, d.Deep, 0.5), d.Ink
		if now {
			fill = art.Blend(d.Paper, d.Flame, 0.55)
		}
		d.Framed(r, d.u(4), d.u(1), fill, d.Edge)
		who := d.v.Game.MemberOf(week)
		if !d.s.Alive(who) {
			ink = art.Blend(d.Soft, d.Paper, 0.4)
		}
		side := r
		number := side.TakeLeft(0.42 * r.W)
		d.Text(font{Face: bold, Units: 13}, strconv.Itoa(week), number, components.Center, ink)
		d.rune(sheet.Family.Glyphs[who], side.Middle(0.6*r.H, 0.7*r.H), ink)
		switch {
		case now: // the wooden peg
			peg := layout.Rect{X: r.X + r.W/2 - d.u(6), Y: r.Y - d.u(7), W: d.u(12), H: d.u(12)}
			d.Form("disc", peg.Move(d.u(1), d.u(2)), art.Fade(art.Night, 0.5))
			d.Form("disc", peg, color.NRGBA{R: 0x6E, G: 0x47, B: 0x22, A: 0xFF})
			d.Form("disc", peg.Inset(d.u(2.5)), color.NRGBA{R: 0xA5, G: 0x76, B: 0x43, A: 0xFF})
		case week < int(d.s.Week) || d.s.Stage == skadi.Over && week == int(d.s.Week):
			d.Line(r.X+d.u(6), r.Bottom()-d.u(5), r.Right()-d.u(6), r.Y+d.u(5), d.u(2), art.Fade(d.Soft, 0.85))
		}
	}
}

// rune draws a rune as it is cut, with straight strokes; a letter that is none in type.
func (d *sheet) rune(glyph string, r layout.Rect, ink color.NRGBA) {
	strokes, known := art.Runes[glyph]
	if !known {
		d.Text(font{Face: display, Units: 0.8 * r.H / d.Brush.Unit()}, glyph, r, components.Center, ink)
		return
	}
	r = r.Square()
	for _, s := range strokes {
		d.Line(r.X+s[0]*r.W, r.Y+s[1]*r.H, r.X+s[2]*r.W, r.Y+s[3]*r.H, max(1.5, 0.11*r.H), ink)
	}
}

func (d *sheet) gods() {
	for god := skadi.Blizzard; god <= skadi.Freezing; god++ {
		r := d.Gods[god]
		d.panel(r, false)
		die := d.Rect(Spot{WeatherDie, int(god)})
		swatch := d.Ice
		work := "hunt and barricade"
		if god == skadi.Freezing {
			swatch, work = d.Frost, "scaldwork and ritual"
		}
		d.place(die)
		if n := d.s.Dice[god]; n > 0 {
			d.PipDie(int(n), swatch, die.Inset(d.u(6)), 0)
		} else {
			d.Text(font{Face: italic, Units: 12}, "no die", die.Inset(d.u(4)), components.Center, d.Soft)
		}
		words := layout.Rect{X: die.Right() + d.u(10), Y: r.Y + d.u(8), W: d.u(136), H: d.u(34)}
		d.Text(font{Face: display, Units: 16}, god.String(), words, components.Left, d.Cold)
		d.Text(font{Face: italic, Units: 13}, work, words.Move(0, d.u(32)), components.Left, d.Soft)
		spaces := d.v.Game.Spaces(god)
		name := layout.Rect{X: r.X + d.u(224), Y: r.Y + d.u(6), W: d.u(136), H: d.u(24)}
		d.Text(font{Face: bold, Units: 13}, "Prayers to "+d.v.Game.NameOf(god), name, components.Left, d.Ink)
		for i, value := range spaces {
			at := d.Rect(PrayerSpot(god, i))
			d.place(at)
			if i < int(d.s.Prayed[god]) {
				d.Framed(at, 0.14*at.H, d.u(1.5), art.Blend(d.Paper, d.Edge, 0.45), d.Edge)
				d.Text(font{Face: italic, Units: 13}, "used", at.Inset(d.u(2)), components.Center, d.Ink)
				continue
			}
			d.Text(font{Face: bold, Units: 15}, fmt.Sprintf("%d+", value), at.Inset(d.u(2)), components.Center, d.Ink)
		}
	}
}

// place draws an empty place for a die.
func (d *sheet) place(r layout.Rect) {
	d.Framed(r, 0.14*r.H, d.u(1.5), art.Blend(d.Paper, d.Deep, 0.6), d.Edge)
}

func (d *sheet) events() {
	for die := uint8(1); die <= 6; die++ {
		r := d.Rect(Spot{EventCell, int(die)})
		kind := d.v.Game.EventOf(die)
		is := d.s.Event == die
		fill := art.Blend(d.Paper, d.Deep, 0.4)
		if is {
			fill = art.Blend(d.Paper, d.Ember, 0.35)
		}
		d.Framed(r, d.u(4), d.u(1), fill, d.Edge)
		face := layout.Rect{X: r.X + r.W/2 - d.u(16), Y: r.Y + d.u(8), W: d.u(32), H: d.u(32)}
		if is {
			d.PipDie(int(die), d.Bone, face.Inset(-d.u(2)), 0)
		} else {
			d.Text(font{Face: display, Units: 18}, strconv.Itoa(int(die)), face, components.Center, d.Soft)
		}
		say := r
		say.TakeTop(d.u(42))
		d.Paragraph(font{Face: bold, Units: 13}, kind.String(), say.Inset(d.u(3)), components.Center, d.Ink)
	}
}

// plate returns the name on the plate of an action.
func plate(k skadi.Kind) string {
	if k == skadi.End {
		return "End the week"
	}
	return rules.Capital(k.String())
}

// short returns what an action brings, in few words.
func (d *sheet) short(k skadi.Kind) string {
	switch k {
	case skadi.Hunt:
		return "food of a hex"
	case skadi.End:
		return "eat, and continue"
	}
	return d.v.Game.Gives(d.s, skadi.Move{Kind: k})
}

func (d *sheet) action(k skadi.Kind) {
	r := d.Rect(ActionSpot(k))
	legal := d.s.Stage == skadi.Actions
	fill := art.Blend(d.Paper, d.Deep, 0.75)
	if !legal {
		fill = art.Blend(d.Paper, d.Deep, 0.25)
	}
	d.Framed(r, d.u(6), d.u(1.5), fill, d.Edge)
	in := d.plateWords(k)
	if !d.v.Touch {
		key := in.TakeLeft(d.u(20))
		d.Text(font{Face: bold, Units: 13}, KeyOf(k), key, components.Center, d.Cold)
	}
	d.Text(font{Face: display, Units: 14}, plate(k), in.TakeTop(0.42*in.H), components.Left, d.Ink)
	d.Paragraph(font{Face: body, Units: 12}, d.short(k), in, components.Left, d.Soft)
}

// KeyOf returns the key on the plate of an action.
func KeyOf(k skadi.Kind) string {
	if k == skadi.End {
		return "E"
	}
	return strconv.Itoa(int(k-skadi.Hunt) + 1)
}

func (d *sheet) hexes() {
	d.panel(d.Hunt, false)
	if len(d.v.Game.Sheet().Reconstructed) > 0 {
		foot := d.Hunt.Inset(d.u(8))
		foot = foot.TakeBottom(d.u(34))
		d.Paragraph(font{Face: italic, Units: 11}, "* our number: the printed one is lost", foot.TakeLeft(d.u(110)), components.Left, d.Soft)
	}
	for i := range d.v.Game.Sheet().Hunt.Hexes {
		h := &d.v.Game.Sheet().Hunt.Hexes[i]
		r := d.Rect(Spot{Hex, i})
		d.hexagon(r, d.Edge)
		d.hexagon(r.Inset(d.u(1.5)), art.Blend(d.Paper, d.Deep, 0.6))
		if !art.Plain {
			d.trees(r, i)
		}
		if d.s.HasHuntedAt(i) {
			at := diceOn(r)
			d.PipDie(int(d.v.Hunts[i]), d.Bone, at.Middle(at.H, at.H), 0)
		}
		line, food, wound, foot := hexWords(r)
		d.Text(font{Face: bold, Units: 12}, h.Name, line, components.Center, d.Ink)
		d.Form("meat", food.TakeLeft(0.45*food.W), color.NRGBA{R: 0x8A, G: 0x4A, B: 0x22, A: 0xFF})
		d.Text(font{Face: display, Units: 16}, strconv.Itoa(h.Food), food, components.Left, d.Ink)
		d.Text(font{Face: body, Units: 12}, fmt.Sprintf("need +%d", h.Modifier), foot, components.Center, d.Cold)
		if h.Injury > 0 && d.s.Alive(d.v.Game.Member(d.s)) { // in the week of a dead one nobody is hurt
			d.Form("flame", wound.TakeLeft(0.4*wound.W).Inset(d.u(1)), d.Ember)
			d.Text(font{Face: display, Units: 16}, fmt.Sprintf("-%d", h.Injury), wound, components.Left, d.Ember)
		}
	}
}

// hexagon draws a hexagon with a flat top that fills a rectangle.
func (d *sheet) hexagon(r layout.Rect, tint color.NRGBA) { d.Form("hex", r.Middle(r.W, r.W), tint) }

// trees draws a few firs behind the words of a hex.
func (d *sheet) trees(r layout.Rect, seed int) {
	at := grains(uint64(seed)*977 + 5)
	for range 5 {
		x, y := r.X+(0.3+0.4*at())*r.W, r.Y+(0.4+0.25*at())*r.H
		size := d.u(16 + 12*at())
		for k := range 3 {
			d.Mote(render.Mote{Form: "play", Size: size * (1 - 0.2*float64(k)), Wide: 1, X: x, Y: y - 0.3*size*float64(k), Angle: -math.Pi / 2}, art.Fade(d.Cold, 0.1))
		}
	}
}

func (d *sheet) member(i int) {
	r := d.Rect(Spot{Member, i})
	family := d.v.Game.Sheet().Family
	alive, now := d.s.Alive(i), d.v.Game.Member(d.s) == i && d.s.Stage != skadi.Over
	fill := art.Blend(d.Paper, d.Deep, 0.45)
	switch {
	case !alive:
		fill = art.Blend(fill, art.Night, 0.35)
	case now:
		fill = art.Blend(d.Paper, d.Flame, 0.28)
	}
	d.Framed(r, d.u(6), d.u(1.5), fill, d.Edge)
	if now {
		d.Glow(r, d.Flame, 0.8)
	}
	in := r.Inset(d.u(6))
	top := in.TakeTop(d.u(46))
	sick := top.TakeRight(d.u(44)).Middle(d.u(40), d.u(40))
	d.rune(family.Glyphs[i], top.Middle(d.u(32), d.u(38)), d.Ink)
	if n := d.s.Sick[i]; n > 0 {
		d.PipDie(int(n), d.Sick, sick, 0)
	} else if alive {
		d.Dashed(sick.Inset(d.u(3)), d.u(1), art.Blend(d.Paper, d.Edge, 0.7))
		d.Text(font{Face: italic, Units: 12}, "sick", sick.Inset(d.u(5)), components.Center, d.Soft)
	}
	name := in.TakeTop(d.u(26))
	d.Text(font{Face: display, Units: 16}, family.Names[i], name, components.Center, d.Ink)
	say := in.TakeBottom(d.u(24))
	words, ink := fmt.Sprintf("%d of %d health", d.s.Health[i], family.Health), d.Ink
	if !alive {
		words, ink = "dead", d.Ember
	}
	d.Text(font{Face: body, Units: 13}, words, say, components.Center, ink)
	for k := range family.Health {
		d.candle(in.Column(k, family.Health, d.u(2)), k < int(d.s.Health[i]))
	}
}

// candle draws a small candle that burns, or that has burnt out.
func (d *sheet) candle(r layout.Rect, burns bool) {
	wax := r
	high := 0.42 * r.H
	if !burns {
		high = 0.2 * r.H
	}
	wax = wax.TakeBottom(high)
	wax = wax.Middle(min(0.62*r.W, d.u(12)), wax.H)
	if burns {
		d.Round(wax, d.u(2), art.Blend(art.Chalk, d.Flame, 0.25))
		d.Frame(wax, d.u(1), art.Blend(d.Edge, d.Paper, 0.2))
		if !art.Plain {
			x, _ := wax.Center()
			d.Mote(render.Mote{Form: "soft", Size: d.u(44), Wide: 1, X: x, Y: wax.Y - d.u(8)}, art.Fade(d.Flame, 0.35))
		}
		flame := layout.Rect{X: wax.X, Y: wax.Y - d.u(21), W: wax.W, H: d.u(20)}
		d.Form("flame", flame.Middle(d.u(18), d.u(18)), d.Ember)
		d.Form("flame", flame.Middle(d.u(15), d.u(15)).Move(0, d.u(1)), d.Flame)
		return
	}
	d.Round(wax, d.u(2), art.Blend(d.Soft, d.Paper, 0.35))
	x, _ := wax.Center()
	d.Line(x, wax.Y-d.u(6), x, wax.Y, d.u(1.5), d.Ink)
}

func (d *sheet) tray() {
	d.panel(d.Tray, false)
	sheet := d.v.Game.Sheet()
	left := layout.Rect{X: d.Tray.X, Y: d.Tray.Y, W: d.u(190), H: d.Tray.H}
	d.heading(left, "Actions", strconv.Itoa(int(d.s.Left)))
	for i := range sheet.Game.Actions {
		r := d.Rect(Spot{ActionDie, i})
		if i < int(d.s.Left) && d.v.Taken != (Spot{ActionDie, i}) {
			d.PipDie(0, d.Bone, r, 0) // not rolled yet
		} else {
			d.place(r.Inset(d.u(2)))
		}
	}
	bowl := d.Rect(Spot{Kind: Bowl})
	words := bowl
	words.Y = d.Tray.Y
	amber := d.v.InBowl()
	d.heading(words, "Blessings", fmt.Sprintf("%d of %d%s", amber, sheet.Blessing.Max, d.star("start.blessing")))
	d.Form("bowl", bowl.Middle(d.u(86), d.u(86)).Move(0, d.u(10)), color.NRGBA{R: 0x5B, G: 0x3A, B: 0x1C, A: 0xFF})
	for i := range amber {
		at := layout.Rect{X: bowl.X + bowl.W/2 + d.u(30)*(float64(i)-float64(amber-1)/2) - d.u(14), Y: bowl.Y + d.u(16), W: d.u(28), H: d.u(28)}
		d.PipDie(0, d.Amber, at, 0)
	}
	cup := d.Rect(Spot{Kind: Cup})
	at := cup.Middle(d.u(80), d.u(80)).Move(0, -d.u(8))
	d.Form("cup", at.Move(d.u(2), d.u(3)), art.Fade(art.Night, 0.4))
	d.Form("cup", at, color.NRGBA{R: 0x6B, G: 0x40, B: 0x1E, A: 0xFF})
	x, _ := at.Center()
	for _, mouth := range []struct {
		size float64
		tint color.NRGBA
	}{{0.76, color.NRGBA{R: 0x8C, G: 0x5A, B: 0x2E, A: 0xFF}}, {0.66, color.NRGBA{R: 0x2A, G: 0x17, B: 0x09, A: 0xFF}}} {
		d.Mote(render.Mote{Form: "disc", Size: mouth.size * at.W, Wide: 0.26, X: x, Y: at.Y + 0.1*at.H, Angle: math.Pi / 2}, mouth.tint)
	}
	d.Text(font{Face: body, Units: 12}, "dice cup", cup.TakeBottom(d.u(18)), components.Center, d.Soft)
}

func (d *sheet) saga() {
	d.panel(d.Saga, false)
	sheet := d.v.Game.Sheet()
	n := sheet.Inspiration.Length
	for i := range n {
		x, y := d.Rect(Spot{Inspiration, i}).Center()
		x2, y2 := d.Rect(Spot{Inspiration, i + 1}).Center()
		d.Line(x, y, x2, y2, d.u(1.5), d.Edge)
	}
	for i := range n + 1 {
		r := d.Rect(Spot{Inspiration, i})
		fill, ink := art.Blend(d.Paper, d.Deep, 0.5), d.Ink
		if i <= int(d.s.Inspiration) && i > 0 {
			fill, ink = d.Cold, d.Paper
		}
		starred := false
		for _, mark := range sheet.Inspiration.Marks {
			starred = starred || mark == i
		}
		if starred {
			d.Form("star", r.Inset(-d.u(7)), d.Edge)
			d.Form("star", r.Inset(-d.u(5)), art.Blend(fill, d.Flame, 0.4))
		} else {
			d.Form("disc", r.Inset(d.u(2)), d.Edge)
			d.Form("disc", r.Inset(d.u(3.5)), fill)
		}
		if i == int(d.s.Inspiration) {
			d.Form("disc", r.Inset(-d.u(2)), art.Night)
			d.Form("disc", r.Inset(d.u(0.5)), art.Frost)
			ink = art.Night
		}
		d.Text(font{Face: bold, Units: 12}, strconv.Itoa(i), r.Inset(d.u(1)), components.Center, ink)
	}
	for f := range sheet.Inspiration.Marks {
		d.fragment(f)
	}
	die := d.Rect(Spot{Kind: SagaDie})
	d.place(die)
	if d.s.Throw > 0 && d.v.Taken.Kind != SagaDie {
		d.PipDie(int(d.s.Throw), d.Bone, die.Inset(d.u(5)), 0)
	} else {
		d.Text(font{Face: italic, Units: 12}, "saga die", die.Inset(d.u(4)), components.Center, d.Soft)
	}
}

// fragment draws a grid of the saga, with its sums beside and below.
func (d *sheet) fragment(f int) {
	r := d.Grids[f]
	grid := d.s.Grid[f]
	told := f < int(d.s.Told)
	writing := d.s.Stage == skadi.Saga && f == int(d.s.Told)
	sums := skadi.FragmentScore(grid)
	say := rules.Capital(skadi.Ordinal(f))
	number := ""
	if told {
		number = skadi.Count(sums.Total, "point")
	}
	head := r
	head.H = d.u(22)
	ink := d.Soft
	if told || writing {
		ink = d.Ink
	}
	d.Text(font{Face: display, Units: 12}, say, head, components.Left, ink)
	d.Text(font{Face: bold, Units: 12}, number, head, components.Right, d.Cold)
	for c := range skadi.Cells {
		at := d.Rect(Spot{Cell, f*skadi.Cells + c})
		d.Framed(at, d.u(2), d.u(1), art.Blend(d.Paper, d.Deep, 0.35), art.Blend(d.Paper, d.Edge, 0.8))
		if grid[c] > 0 {
			d.Text(font{Face: display, Units: 17}, strconv.Itoa(int(grid[c])), at, components.Center, d.Ink)
		}
	}
	if !told && !writing {
		return
	}
	for i := range 3 {
		right := d.Rect(Spot{Cell, f*skadi.Cells + 3*i + 2})
		d.Text(font{Face: body, Units: 12}, strconv.Itoa(sums.Rows[i]), right.Move(right.W+d.u(2), 0), components.Center, d.Cold)
		below := d.Rect(Spot{Cell, f*skadi.Cells + 6 + i})
		d.Text(font{Face: body, Units: 12}, strconv.Itoa(sums.Columns[i]), below.Move(0, below.H).Middle(below.W, d.u(16)), components.Center, d.Cold)
	}
}

func (d *sheet) larder() {
	most := d.v.Game.Sheet().Larder.Max
	room := d.part(Larder, "Larder", fmt.Sprintf("%d of %d%s", d.s.Larder, most, d.star("larder.max")))
	rows := (most + 7) / 8
	if most > 6 && rows < 2 {
		rows = 2
	}
	across := (most + rows - 1) / rows
	for i := range most {
		hook := room.Row(i/across, rows, d.u(2)).Column(i%across, across, d.u(2))
		x, _ := hook.Center()
		d.Line(hook.X, hook.Y+d.u(2), hook.Right(), hook.Y+d.u(2), d.u(2), d.Edge)
		d.Line(x, hook.Y, x, hook.Y+d.u(8), d.u(1.5), d.Ink)
		if i < int(d.s.Larder) {
			side := min(hook.W, hook.H-d.u(8))
			meat := layout.Rect{X: x - side/2, Y: hook.Y + d.u(6), W: side, H: side}
			d.Form("meat", meat, d.Ink)
			d.Form("meat", meat.Inset(d.u(1.5)), color.NRGBA{R: 0xA4, G: 0x56, B: 0x2A, A: 0xFF})
		}
	}
}

func (d *sheet) herd() {
	most := d.v.Game.Sheet().Livestock.Max
	room := d.part(Herd, "Herd", fmt.Sprintf("%d of %d%s", d.s.Herd, most, d.star("livestock.max")))
	across := max(1, (most+1)/2)
	for i := range most {
		stall := room.Row(i/across, 2, d.u(4)).Column(i%across, across, d.u(4))
		d.Frame(stall, d.u(1.5), d.Edge)
		if i < int(d.s.Herd) && (d.v.Taken.Kind != Herd || i < int(d.s.Herd)-1) {
			d.Form("cow", stall.Inset(d.u(3)), d.Ink)
		}
	}
}

func (d *sheet) palisade() {
	most := d.v.Game.Sheet().Defence.Max
	room := d.part(Palisade, "Palisade", fmt.Sprintf("%d of %d%s", d.s.Defence, most, d.star("defence.max")))
	odds := room.TakeBottom(d.u(20))
	raid, breaks := d.v.Game.RaidChance(d.s)
	d.Text(font{Face: body, Units: 12}, fmt.Sprintf("raid %.0f%%, breaks in %.0f%%", 100*raid, 100*breaks), odds, components.Left, d.Soft)
	die := room.TakeRight(d.u(42)).Middle(d.u(38), d.u(38)) // the raiders'
	for i := range most {
		stake := room.Column(i, most, d.u(3))
		up := i < int(d.s.Defence)
		tint := color.NRGBA{R: 0x7A, G: 0x50, B: 0x26, A: 0xFF}
		if !up {
			tint = art.Blend(d.Paper, d.Deep, 0.9)
		}
		post := stake.Middle(min(stake.W, d.u(18)), stake.H)
		tip := layout.Rect{X: post.X, Y: post.Y, W: post.W, H: post.W}
		d.Mote(render.Mote{Form: "play", Size: 1.25 * tip.W, Wide: 1, X: tip.X + tip.W/2, Y: tip.Y + 0.62*tip.W, Angle: -math.Pi / 2}, tint)
		post.TakeTop(0.75 * tip.W)
		d.Fill(post, tint)
		if up {
			d.Fill(layout.Rect{X: post.X, Y: post.Y, W: 0.3 * post.W, H: post.H}, art.Fade(art.Chalk, 0.2))
		} else {
			d.Dashed(post, d.u(1), d.Edge)
		}
	}
	if d.v.Raid > 0 {
		d.PipDie(int(d.v.Raid), d.Iron, die, 0)
	}
}

func (d *sheet) despair() {
	steps := d.v.Game.Sheet().Despair.Modifier
	room := d.part(Despair, "Despair", fmt.Sprintf("checks need +%d%s", d.v.Game.Modifier(d.s.Despair), d.star("despair.modifier")))
	room.TakeTop(d.u(4))
	foot := room.TakeBottom(d.u(20))
	d.Text(font{Face: italic, Units: 12}, "added to the need of every check", foot, components.Left, d.Soft)
	for i, modifier := range steps {
		at := room.Column(i, len(steps), d.u(3))
		at = at.Middle(at.W, min(at.H, d.u(54)))
		is := i == int(d.s.Despair)
		fill, ink := art.Blend(d.Paper, art.Night, 0.08+0.1*float64(modifier)), d.Ink
		d.Framed(at, d.u(3), d.u(1), fill, d.Edge)
		if is {
			d.Form("disc", at.Middle(1.3*at.W, d.u(42)), art.Night)
			d.Form("disc", at.Middle(1.3*at.W, d.u(36)), d.Cold)
			ink = d.Paper
		}
		d.Text(font{Face: display, Units: 22}, strconv.Itoa(modifier), at, components.Center, ink)
	}
}

func (d *sheet) points() {
	score := d.v.Game.Score(d.s)
	room := d.part(Points, "If winter ended now", strconv.Itoa(score.Total))
	room.TakeTop(d.u(2))
	foot := room.TakeBottom(d.u(24))
	title := score.Title
	if title == "" {
		title = "no title yet"
	}
	d.Text(font{Face: display, Units: 14}, title, foot, components.Left, d.Cold)
	for i, part := range score.Parts() {
		at := room.Row(i/2, 2, d.u(2)).Column(i%2, 2, d.u(10))
		sum := font{Face: bold, Units: min(13, 0.9*at.H/d.Brush.Unit())}
		d.Text(sum, part.Sum(), at.TakeRight(d.Width(sum, part.Sum())+d.u(4)), components.Right, d.Ink)
		d.Text(font{Face: body, Units: 13}, part.Name, at, components.Left, d.Ink)
	}
}
