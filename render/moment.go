package render

import (
	"cmp"
	"image/color"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/render/rich"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// Moment is a picture across the boards of something that matters.
type Moment struct {
	Title, Say string
	Sign       string // the icon stamped on the picture, or ""
	Bad        bool   // it hurts: the picture trembles, where else light opens over it

	Cards   []CardRef // that it is about, or
	Labels  []string  // what each of them is now, where that differs
	Event   *Event    // the event card whose picture it has
	Symbols bool      // the symbols of that event stand over its name, and the text is its own
	Gone    bool      // the first card is out of the game

	Wants  rules.Values // the faces that a defence must show
	Dice   []rules.Die  // that defend
	Throws []Throw      // whose they are, one after the other
	Rolls  bool         // they fall one after the other
	// The seconds after which the first die lies, between two, and that the last one waits.
	FirstFall, Falls, Breath float64
	Way                      MomentWay    // how its pictures move
	Track                    *MomentTrack // a threat that rises

	About   []layout.Rect // what it tells of on the table: it covers as little of that as it can
	Seconds float64       // that have passed
	Lasts   float64       // seconds
	Calm    bool          // nothing moves
}

// MomentWay is how the pictures of a moment move.
type MomentWay uint8

const (
	Drifts MomentWay = iota // slowly, as one looks at it
	Shines                  // rays turn behind it
	Falls                   // it falls over, and darkens
	Burns                   // it burns, and what comes in its place rises
)

// MomentTrack is a track on which a threat advances from one space to another.
type MomentTrack struct {
	Resource           content.Resource
	Progress, From, To int
}

// Lengths of a moment in units.
const (
	momentHigh  = 144.0
	momentEvent = 178.0 // with the text of an event
	momentDice  = 200.0 // with the dice of a defence

	// The same with a picture over what is written, where the boards are as high as that.
	standsHigh = 276.0
	standsDice = 304.0
	standsWide = 440.0 // so that it leaves a column of obstacles clear
	titledWide = 404.0 // with a title alone: the picture has about the shape that it was painted for
	cardBelow  = 88.0  // what is written under a picture
	titleBelow = 46.0  // the same where the prompt says the rest
	throwBelow = 150.0 // the same with dice
	throwHigh  = 62.0  // of the cloth that dice are thrown on

	momentTitle = 30.0
	momentText  = 17.0
	momentRow   = 40.0 // dice, spaces of a track
	throwsApart = 0.6  // between the dice of two, in dice
	needsLeast  = 22.0 // faces that a defence must show, beside its title
	momentNames = 50.0 // what a row of dice is

	momentEdge   = 12.0
	momentBeside = 14.0 // between its pictures and its words
)

// The seconds of a moment.
const (
	momentOpens  = 0.12 // until it is open
	momentStamps = 0.5  // until its sign is on the picture
	momentShakes = 0.6
	momentBlooms = 1.0 // until the light over its picture is gone
	cubeSteps    = 0.7 // until the marker of a threat steps on
	dieFalls     = 0.42
	rollRests    = 0.2 // that all dice lie before a roll is over
)

// The width of a picture as a share of its height, and its greatest share of the width of a moment.
const (
	momentPicture = 1.78
	momentShare   = 0.4
	momentLeast   = 0.5 // of the width of the boards, that a moment has at the least
)

// MomentRect returns the place of a scene's moment: in the middle of the boards, or at their edges if less of what it tells of is covered
// there. It may be narrower than that. It is empty without one.
func (s *Scene) MomentRect() layout.Rect {
	m, u := s.Moment, s.Plan.Unit
	if m == nil {
		return layout.Rect{}
	}
	height, r := momentHigh, s.Plan.Boards
	width := r.W
	switch dice := m.Wants != (rules.Values{}); {
	case s.momentStands() && dice:
		height = standsDice
	case s.momentStands():
		height = standsHigh
	case m.Symbols:
		height = momentEvent
	case dice:
		height = momentDice
	}
	if s.momentStands() {
		wide := standsWide
		if s.momentSays() == "" && m.Wants == (rules.Values{}) {
			wide = titledWide
		}
		width = min(r.W, wide*u)
	}
	middle := r.Middle(width, min(r.H, height*u))
	var places []layout.Rect
	for _, x := range [...]float64{middle.X, r.X, r.Right() - middle.W} {
		for _, y := range [...]float64{middle.Y, r.Y, r.Bottom() - middle.H} {
			places = append(places, layout.Rect{X: x, Y: y, W: middle.W, H: middle.H})
		}
	}
	return slices.MinFunc(places, func(a, b layout.Rect) int {
		return cmp.Compare(a.SharedAll(m.About), b.SharedAll(m.About))
	})
}

// momentStands reports whether the picture of a scene's moment stands over what is written of it, and not beside it: that of a defence and
// of cards does where the boards are high enough.
func (s *Scene) momentStands() bool {
	m, height := s.Moment, s.Plan.Boards.H/s.Plan.Unit
	if m.Wants != (rules.Values{}) {
		return height >= standsDice
	}
	return len(m.Cards) > 0 && m.Track == nil && !m.Symbols && height >= standsHigh
}

// momentSays returns what is written in a scene's moment beside its title: nothing that the prompt says in the same words.
func (s *Scene) momentSays() string {
	if strings.Contains(s.View.Prompt, s.Moment.Say) {
		return ""
	}
	return s.Moment.Say
}

func (c moments) draw() {
	m, r := c.s.Moment, c.s.MomentRect()
	pictures := c.momentPictureWidth(m, r.Inset(momentEdge*c.u))
	r = r.Middle(c.momentWidth(m, r, pictures), r.H)
	t, frame, title := m.Seconds, art.Gold, art.GoldBright
	if m.Calm {
		t = m.Lasts
	}
	if m.Bad {
		frame, title = art.Refused, standingOut(art.Refused, textStands)
		if left := 1 - t/momentShakes; left > 0 {
			r = r.Move(math.Round(6*c.u*left*left*math.Sin(2*math.Pi*5*left)), 0)
		}
	}
	in := r.Inset(momentEdge * c.u)
	if t < momentOpens {
		r = r.Middle(r.W, max(4*c.u, eased(t/momentOpens)*r.H))
	}
	c.shadow(r, 6*c.u, 8*c.u)
	c.framed(r, 6*c.u, 2*c.u, art.Fade(art.Night, 0.95), frame)
	if t < momentOpens { // what it shows is there from the first
		c.pieces = on(c.within(r.Inset(2 * c.u)))
	}
	if c.s.momentStands() {
		c.momentPictures(in.TakeTop(in.H-c.s.momentBelow()*c.u, 8*c.u), t)
	} else {
		c.momentPictures(in.TakeLeft(pictures, momentBeside*c.u), t)
	}
	if m.Symbols {
		c.momentEvent(in)
		return
	}
	say := c.s.momentSays()
	said := c.setLines(font{body, momentText}, say, in.W)
	if m.Wants == (rules.Values{}) && m.Track == nil {
		in = in.Middle(in.W, min(in.H, 44*c.u+c.linesHeight(said, momentText))) // title and sentence stay together
	}
	head := in.TakeTop(36*c.u, 4*c.u)
	if m.Wants != (rules.Values{}) {
		if c.neededSize(m, head, 0.5) < needsLeast*c.u && in.H > (40+throwHigh+22)*c.u {
			own := in.TakeTop(36*c.u, 4*c.u)
			c.needs(m, &own, 1, t)
		} else {
			c.needs(m, &head, 0.5, t)
		}
	}
	c.text(font{display, momentTitle}, m.Title, head, left, title)
	if m.Wants != (rules.Values{}) {
		c.thrown(m, in.TakeTop(min(throwHigh*c.u, in.H-22*c.u), 4*c.u), t)
	}
	if m.Track != nil {
		c.momentTrack(in.TakeTop(34*c.u, 4*c.u), t)
	}
	if c.linesHeight(said, momentText) > in.H {
		c.paragraph(font{body, momentText}, say, in, left, art.Pale) // smaller
		return
	}
	c.drawLines(font{body, momentText}, said, in, art.Pale)
}

// momentBelow returns the height in units of what lies under the picture of a moment that stands.
func (s *Scene) momentBelow() float64 {
	switch {
	case s.Moment.Wants != (rules.Values{}):
		return throwBelow
	case s.momentSays() == "":
		return titleBelow
	}
	return cardBelow
}

// momentWidth returns the width that a moment takes of its room, with pictures of a width: what is in it, but not too little.
func (c moments) momentWidth(m *Moment, room layout.Rect, pictures float64) float64 {
	if m.Track != nil {
		return room.W
	}
	if c.s.momentStands() {
		return room.W
	}
	beside := pictures + (2*momentEdge+2*momentBeside)*c.u
	words := max(c.width(font{display, momentTitle}, m.Title), rich.Widest(c.setLines(font{body, momentText}, c.s.momentSays(), room.W-beside)),
		momentNames*c.u+float64(len(m.Dice))*(momentRow+4)*c.u)
	return min(room.W, max(momentLeast*room.W, beside+words))
}

// momentPictureWidth returns the width of the pictures of a moment in its room.
func (c moments) momentPictureWidth(m *Moment, in layout.Rect) float64 {
	shape := momentPicture
	if len(m.Cards) > 0 && m.Cards[0].Kind == CharacterCard {
		shape = 1
	}
	return min(float64(max(1, len(m.Cards)))*shape*in.H, momentShare*in.W)
}

// momentPictures draws the pictures at the left of a moment.
func (c moments) momentPictures(all layout.Rect, t float64) {
	m, cards := c.s.Moment, c.s.View.Book.Content()
	var pictures []illustration
	if m.Event != nil {
		pictures = append(pictures, eventPicture(cards, m.Event.Season, m.Event.Symbols))
	}
	for _, ref := range m.Cards {
		_, _, picture := cardFront(cards, ref)
		if m.Way == Burns && m.Gone && len(pictures) == 0 {
			picture = picture.burning()
		}
		pictures = append(pictures, picture)
	}
	if c.s.momentStands() && len(m.Cards) > 0 && m.Cards[0].Kind == CharacterCard && all.W > 1.5*all.H { // portraits are square
		c.framed(all, 4*c.u, c.u, faintOr(art.Blend(art.Night, art.Ink, 0.6), art.Night), art.Fade(art.Gold, 0.6))
		if m.Way == Shines && !m.Calm && !art.Plain && c.dst != nil {
			moments{overlayOn(c.within(all.Inset(2*c.u)), c.s)}.rays(all, min(1, t/m.Lasts))
		}
		all = all.Middle(min(all.W, float64(len(pictures))*all.H), all.H)
	}
	if len(pictures) == 0 { // a threat that unlocks nothing
		c.Chip(art.ResourceNames[m.Track.Resource], art.Resources[m.Track.Resource], all.Square())
	}
	for i, picture := range pictures {
		r := all.Column(i, len(pictures), 4*c.u)
		c.living(picture, r, i, min(1, t/m.Lasts))
		if i < len(m.Labels) {
			c.label(m.Labels[i], r)
		}
	}
	if len(pictures) > 0 {
		all = all.Column(0, len(pictures), 4*c.u)
	}
	if m.Gone && m.Way != Burns && (m.Calm || art.Plain || m.Way == Drifts) {
		c.fill(snap(all), art.Fade(art.Night, ashes))
	}
	if !m.Bad && !m.Calm {
		c.bloom(&Effect{At: all, T: min(1, t/min(momentBlooms, m.Lasts))})
	}
	if m.Sign != "" && t > momentOpens && !m.Rolls { // the seal is a verdict
		c.stamp(m, all, min(1, (t-momentOpens)/(momentStamps-momentOpens)))
	}
}

// label writes across the top of a picture what its character is now.
func (c moments) label(say string, r layout.Rect) {
	r = snap(r.Inset(5 * c.u))
	r.H = min(r.H, 20*c.u)
	c.fill(r, art.Fade(art.Night, 0.8))
	c.text(font{bold, small}, c.fitting(font{bold, small}, r.W, say), r, center, art.Chalk)
}

// stamp sets the sign of a moment on a corner of its picture, as a seal: it comes down from above the table.
func (c moments) stamp(m *Moment, r layout.Rect, t float64) {
	size := min(0.44*r.H, 0.5*r.W)
	r = layout.Rect{X: r.Right() - 0.9*size, Y: r.Bottom() - 0.9*size, W: size, H: size}
	size *= 1 + 1.6*(1-eased(t))
	at := r.Middle(size, size)
	fill, ink := art.Gold, art.Night
	if m.Bad {
		fill, ink = art.Refused, art.Chalk
	}
	x, y := at.Center()
	c.turned(Mote{"soft", 1.4 * size, 1, x, y + 0.06*size, 0}, art.Fade(art.Night, 0.8*t))
	c.coming("wax", r.W, at, art.Fade(fill, t))
	if !art.Plain {
		c.coming("wax-shade", r.W, at, art.Fade(art.Night, 0.65*t))
	}
	c.coming("disc", r.W, at.Inset(0.15*size), art.Fade(art.Blend(fill, art.Night, 0.2), t))
	c.coming("disc", r.W, at.Inset(0.17*size), art.Fade(fill, t))
	c.icon(m.Sign, at.Inset(0.24*size), art.Fade(ink, t))
}

// coming draws a shape that changes its size, stretched from one that is kept.
func (c *surface) coming(name string, size float64, r layout.Rect, tint color.NRGBA) {
	if c.dst == nil || size < 1 {
		return
	}
	img := c.p.shape(name, int(size))
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	o.GeoM.Scale(r.W/float64(img.Bounds().Dx()), r.H/float64(img.Bounds().Dy()))
	o.GeoM.Translate(r.X, r.Y)
	o.ColorScale.ScaleWithColor(tint)
	c.dst.DrawImage(img, &o)
}

// lies returns the seconds after which a die of a moment lies: the last one holds its breath.
func (m *Moment) lies(die int) float64 {
	at := m.FirstFall + m.Falls*float64(die)
	if die == len(m.Dice)-1 {
		at += m.Breath
	}
	return m.hurry() * at
}

// hurry returns the factor by which dice fall quicker where a moment is too short for them, 0 to 1.
func (m *Moment) hurry() float64 {
	all := m.FirstFall + m.Falls*float64(len(m.Dice)-1) + m.Breath
	return min(1, max(0, m.Lasts-rollRests)/all)
}

// neededSize returns how large the faces are that a defence must show, in a share of a line.
func (c moments) neededSize(m *Moment, line layout.Rect, share float64) float64 {
	return min(line.H, (share*line.W-momentNames*c.u)/float64(max(1, bits.OnesCount8(m.Wants.Set())))-4*c.u)
}

// needs draws the faces that a defence must show at the right end of a line, and takes their room, at most a share of it: what the dice
// that lie show lights up.
func (c moments) needs(m *Moment, line *layout.Rect, share, t float64) {
	lying, show := 0, rules.Values{}
	for i, die := range m.Dice {
		if !m.Rolls || m.Calm || t >= m.lies(i) {
			lying++
			show[die.Value()-1]++
		}
	}
	size := c.neededSize(m, *line, share)
	row := line.TakeRight(momentNames*c.u+float64(bits.OnesCount8(m.Wants.Set()))*(size+4*c.u), 4*c.u)
	c.text(font{italic, 15}, "needs", row.TakeLeft(momentNames*c.u), left, faintOr(art.ParchmentDark, art.Pale))
	for i, n := range m.Wants {
		if n == 0 {
			continue
		}
		at := row.TakeLeft(size, 4*c.u).Middle(size, size)
		switch {
		case show[i] > 0:
			c.framed(at, 0.2*size, 0.06*size, art.GoldBright, art.Chalk)
			c.text(font{displayBold, 0.62 * size / c.u}, strconv.Itoa(i+1), at, center, art.Wearing().Dark())
		case lying == len(m.Dice):
			c.framed(at, 0.2*size, 0.06*size, art.Refused, art.Chalk)
			c.text(font{displayBold, 0.62 * size / c.u}, strconv.Itoa(i+1), at, center, art.Chalk)
		default:
			c.Wanted(i+1, at)
		}
	}
}

// thrown draws the dice of a defence on their cloth: each is thrown from the right, tumbles, and lies where it was thrown. The last one
// stands on its corner for a breath.
func (c moments) thrown(m *Moment, cloth layout.Rect, t float64) {
	c.framed(cloth, 5*c.u, c.u, faintOr(art.Blend(art.Cloths[c.s.View.Book.Season(c.s.View.State)].Fill, art.Night, 0.35), art.Night), art.Fade(art.Gold, 0.6))
	between := throwsApart * float64(max(0, len(m.Throws)-1)) // what lies there is as wide, in dice
	n := float64(max(1, len(m.Dice))) + between
	in := cloth.Inset(5 * c.u)
	size := math.Round(min(momentRow*c.u, 0.78*in.H, in.W/n/1.12))
	step := min(1.5*size, in.W/n)
	from := in.X + (in.W-n*step)/2
	if len(m.Throws) > 1 {
		defer c.throwers(m, cloth, from, step)
	}
	for i, die := range m.Dice {
		if len(m.Throws) > 1 && i == m.Throws[0].Dice {
			from += throwsApart * step
		}
		x := from + (float64(i)+0.5)*step + strewn(i, 0)*0.5*(step-size)
		y := in.Y + in.H/2 + strewn(i, 1)*0.5*(in.H-size)
		angle := 0.3 * strewn(i, 2)
		at := layout.Rect{X: x - size/2, Y: y - size/2, W: size, H: size}
		if !m.Rolls || m.Calm || t >= m.lies(i) {
			c.turnedDie(die, at, size, angle)
			continue
		}
		flies := dieFalls
		if i == len(m.Dice)-1 {
			flies += m.Breath
		}
		left := (m.lies(i) - t) / (flies * m.hurry())
		if left >= 1 {
			continue
		}
		hop := math.Abs(math.Sin(2.5*math.Pi*left)) * left
		f := Flight{Die: die, Rolled: true, T: (1 - left) * still}
		spins := angle + spin*left*left
		if i == len(m.Dice)-1 && left < 0.5 { // it stands on a corner, and sways
			hop, spins = 0.12, angle+0.785*2*left+0.12*math.Sin(40*left)
			at = at.Inset(-0.16 * size * math.Sin(2*math.Pi*left))
		}
		at = at.Move(2.6*size*left*left, -0.9*size*hop)
		sx, sy := at.Center()
		c.turned(Mote{"soft", 1.2 * size, 1, sx, sy + (0.2+0.9*hop)*size, 0}, art.Fade(art.Night, 0.5))
		c.turnedDie(f.face(), at, size, spins)
	}
}

// throwers names under the dice of each of two who throws them. The first die lies at x, and each takes a step.
func (c moments) throwers(m *Moment, cloth layout.Rect, x, step float64) {
	f := font{bold, small}
	for _, throw := range m.Throws {
		wide := float64(throw.Dice) * step
		tag := layout.Rect{X: x + wide/2, Y: cloth.Bottom() + 4*c.u}.Middle(c.width(f, throw.Who)+12*c.u, 16*c.u)
		c.framed(tag, 4*c.u, c.u, art.Night, art.Fade(art.Gold, 0.6))
		c.text(f, throw.Who, tag, center, art.Pale)
		x += wide + throwsApart*step
	}
}

// strewn returns how far a die lies from where it would lie in a row, from -1 to 1 in one of three ways: always the same for the same one.
func strewn(die, way int) float64 {
	return math.Sin(float64(die)*(2.4+0.9*float64(way)) + 1.3*float64(way) + 0.7)
}

// living draws the picture of a card of a moment in its frame, in motion: share of the time has passed. It is painted once.
func (c moments) living(of illustration, r layout.Rect, card int, share float64) {
	m := c.s.Moment
	if m.Calm || art.Plain || of.scene == nil || c.dst == nil {
		c.picture(of, c.pictureFrame(r), 100)
		return
	}
	in := c.pictureFrame(r)
	img := c.painted(of, int(closer*in.W), int(closer*in.H), 100)
	if img == nil {
		return
	}
	c.fill(in, art.Night)
	pane := c.within(in)
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	near, dy := 1-(1-1/closer)*eased(share), 0.0 // from close by to all of it
	switch {
	case m.Way == Falls:
		near, dy = 1/closer, 0.1*in.H*eased(min(1, 2*share))
		o.GeoM.Translate(0, -float64(img.Bounds().Dy()))
		o.GeoM.Rotate(0.2 * eased(min(1, 2*share)))
		o.GeoM.Translate(0, float64(img.Bounds().Dy()))
		o.ColorScale.Scale(1, 0.8, 0.8, 1)
	case m.Way == Burns && card > 0: // it rises out of the smoke
		dy = in.H * (1 - eased(min(1, 1.6*share)))
	}
	o.GeoM.Scale(near, near)
	o.GeoM.Translate(in.X-(near*closer-1)*in.W/2, in.Y+dy-(near*closer-1)*in.H/2)
	pane.dst.DrawImage(img, &o)
	switch {
	case m.Way == Falls:
		pane.fill(in, art.Fade(art.Night, ashes*eased(share)))
	case m.Way == Burns && card == 0:
		c.embers(pane, in, share)
	case m.Way == Drifts && !m.Bad: // light passes over it
		c.gleam(pane, in, share)
	}
}

// pictureFrame draws a frame of wood between two lines of gold, and returns the room in it.
func (c moments) pictureFrame(r layout.Rect) layout.Rect {
	r = snap(r)
	c.round(r, 3*c.u, art.Gold)
	c.fill(r.Inset(max(1, math.Round(c.u))), faintOr(art.Blend(art.Ink, art.Gold, 0.22), art.Night))
	c.fill(r.Inset(math.Round(4*c.u)), art.GoldBright)
	return snap(r.Inset(max(2, math.Round(5*c.u))))
}

// closer is how much larger a picture in motion is painted than its frame.
const closer = 1.14

// rays draws rays of light that turn behind a picture.
func (c moments) rays(r layout.Rect, share float64) {
	x, y := r.Center()
	far := 0.7 * max(r.W, r.H)
	for i := range 18 {
		angle := 2*math.Pi*float64(i)/18 + 0.7*share
		c.line(straight{x, y, x + far*math.Cos(angle), y + far*math.Sin(angle)}, 0.09*r.H, art.Fade(art.GoldBright, 0.3*math.Sin(math.Pi*min(0.8, 0.15+share))))
	}
}

// embers draws embers that rise over a picture.
func (c moments) embers(pane *canvas, in layout.Rect, share float64) {
	for i := range 22 {
		rise := math.Mod(share*1.3+float64(i)*0.377, 1)
		x := in.X + in.W*(0.5+0.5*strewn(i, 0)) + 5*c.u*math.Sin(9*rise+float64(i))
		size := (3 + 3*(0.5+0.5*strewn(i, 1))) * c.u * (1 - 0.6*rise)
		pane.turned(Mote{"disc", size, 1, x, in.Bottom() - rise*in.H, 0}, art.Fade(art.Blend(art.GoldBright, art.Refused, rise), 0.9*(1-rise)))
	}
	glow := in
	glow.Y, glow.H = in.Bottom()-0.35*in.H, 0.7*in.H
	for i := range 3 {
		at := glow.Column(i, 3, 0)
		pane.form("soft", at.Middle(1.6*at.W, 1.6*at.W), art.Fade(art.Refused, 0.5*(1-0.5*share)))
	}
}

// gleam draws a light that passes over a picture once.
func (c moments) gleam(pane *canvas, in layout.Rect, share float64) {
	x := in.X + in.W*(1.8*share-0.4)
	for i := range 5 {
		at := x + float64(i-2)*0.03*in.W
		pane.line(straight{at + 0.2*in.H, in.Y, at - 0.2*in.H, in.Bottom()}, 0.03*in.W, art.Fade(art.Chalk, 0.1))
	}
}

// momentTrack draws the track of a threat, and its marker, which steps on after a while.
func (c moments) momentTrack(r layout.Rect, t float64) {
	m, track := c.s.Moment, c.s.Moment.Track
	of := chronicle.Track{
		Progress: chronicle.Span{From: track.Progress, To: track.Progress}, Threat: chronicle.Span{From: track.From, To: track.To},
	}
	if t < cubeSteps*min(1, m.Lasts) {
		of.Threat.To = track.From
	}
	var spaces layout.Standing
	for i := range spaces.Spaces {
		spaces.Spaces[i] = r.Inset(2*c.u).Column(i, content.TrackSpaces, 2*c.u)
	}
	Chapter{c.pieces, c.s.View.Book.Content()}.standingSpaces(&spaces, track.Resource, &of)
}

// momentEvent writes the text of an event, beside the middle of its picture.
func (c moments) momentEvent(in layout.Rect) {
	m := c.s.Moment
	words := in
	words.TakeTop(62 * c.u)
	said := min(words.H, c.textHeight(font{body, momentText}, m.Say, words.W))
	in = in.Middle(in.W, 62*c.u+said) // as high as what it says
	sign := in
	sign = sign.TakeTop(26 * c.u)
	tint := art.Blend(art.Seasons[m.Event.Season].Fill, art.Chalk, 0.3)
	for range m.Event.Symbols {
		c.icon(m.Event.Season.String(), sign.TakeLeft(sign.H).Inset(2*c.u), tint)
	}
	if m.Event.Symbols == 0 {
		c.text(font{italic, 14}, "no symbol showing", sign, left, tint)
	}
	in.TakeTop(28 * c.u)
	c.text(font{display, 22}, m.Title, in.TakeTop(30*c.u, 4*c.u), left, art.GoldBright)
	c.paragraph(font{body, momentText}, m.Say, in, left, art.Pale)
}
