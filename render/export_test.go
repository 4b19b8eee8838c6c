package render

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/render/letters"
	"sixwinters/rules"
)

// Painters of tests share the lands that one of them has painted: each takes a tenth of a second.
func init() {
	painted := map[art.Land]*image.RGBA{}
	paintLand = func(of *art.Land, width, height int) (*image.RGBA, error) {
		if painted[*of] == nil {
			drawn, err := art.LandPicture(of, width, height)
			if err != nil {
				return nil, err
			}
			painted[*of] = drawn
		}
		return painted[*of], nil
	}
}

// PictureOfDie draws a die of a size in pixels on parchment.
func PictureOfDie(p *Painter, d rules.Die, size float64) *image.RGBA {
	bounds := image.Rect(0, 0, int(size)+4, int(size)+4)
	screen := ebiten.NewImage(bounds.Dx(), bounds.Dy())
	defer screen.Deallocate()
	screen.Fill(art.Parchment)
	c := on(p.on(screen, size/22))
	c.Die(d, layout.Rect{X: 2, Y: 2, W: size, H: size})
	picture := image.NewRGBA(bounds)
	screen.ReadPixels(picture.Pix)
	return picture
}

// PictureOfMarker draws a marker alone, at a height in pixels, on a track.
func PictureOfMarker(p *Painter, m art.Marker, size float64) *image.RGBA {
	bounds := image.Rect(0, 0, int(size)+4, int(size)+4)
	screen := ebiten.NewImage(bounds.Dx(), bounds.Dy())
	defer screen.Deallocate()
	screen.Fill(art.ParchmentDark)
	c := on(p.on(screen, 1))
	c.Cube(layout.Rect{X: 2, Y: 2, W: size, H: size}, m)
	picture := image.NewRGBA(bounds)
	screen.ReadPixels(picture.Pix)
	return picture
}

// PictureOfThreatCount draws how many threat symbols of a resource are in play, on the ground of its pool, 24 by 16 pixels
// with 4 round it.
func PictureOfThreatCount(p *Painter, symbols, resource int) *image.RGBA {
	bounds := image.Rect(0, 0, 32, 24)
	screen := ebiten.NewImage(bounds.Dx(), bounds.Dy())
	defer screen.Deallocate()
	ground := poolGround(art.Resources[resource])
	screen.Fill(ground)
	c := on(p.on(screen, 1))
	c.threatCount(symbols, ground, layout.Rect{X: 4, Y: 4, W: 24, H: 16})
	picture := image.NewRGBA(bounds)
	screen.ReadPixels(picture.Pix)
	return picture
}

// PoolGround is the ground of a resource's pool.
func PoolGround(resource int) color.NRGBA { return poolGround(art.Resources[resource]) }

// Dimmed is a colour as it is where it cannot be chosen.
func Dimmed(c color.NRGBA) color.NRGBA { return art.Blend(c, art.Night, dimming()) }

// SizeOfFace is how a face is set in a width and height in pixels: the size of its text in units, its width and height and
// that of its picture in pixels.
func SizeOfFace(p *Painter, f *Face, unit, widest, tallest float64) (text, width, height, picture float64) {
	size := faces{on(p.on(nil, unit))}.sizeFace(f, widest, tallest)
	return size.text, size.width, size.height, size.picture
}

// Kept is how many images a painter has drawn once and keeps.
func Kept(p *Painter) int { return len(p.icons) + len(p.shapes) + len(p.stamps) + len(p.pictures) }

// GiveBack gives back the images of a painter that is not used any more: those of many painters make it slow to find room for more.
func (p *Painter) GiveBack() {
	p.drop()
	l := &p.layers
	for _, img := range []*ebiten.Image{p.backdrop, p.land.img, p.lamp.img, l.ground, l.top, l.flat, l.former, l.over} {
		if img != nil {
			img.Deallocate()
		}
	}
}

// OnText has all text told, and about where it stands.
func (p *Painter) OnText(tell func(line string, at layout.Rect)) { p.onText = tell }

// Mute has a painter write nothing, though it draws all else.
func (p *Painter) Mute(mute bool) { p.mute = mute }

// OnIcon has all icons told, and where they lie.
func (p *Painter) OnIcon(tell func(name string, at layout.Rect)) { p.onIcon = tell }

// Bare has a painter draw no icons, though it draws all else.
func (p *Painter) Bare(bare bool) { p.bare = bare }

// Set sets the texts of a scene, but draws nothing.
func (p *Painter) Set(s *Scene) {
	c := p.on(nil, s.Plan.Unit)
	newTable(c, c, &s.View, s.Plan, s.Hidden).draw()
	o := overlayOn(c, s)
	if s.Timeline != nil {
		timelines{o}.draw()
	}
	o.draw()
}

// LargeCards are the pinned cards as they were drawn last.
func (p *Painter) LargeCards() []Pinned { return p.pinned }

// OnShrunk has text told that does not fit its place in the least size.
func (p *Painter) OnShrunk(tell func(line string, units float64)) { p.onShrunk = tell }

// PictureOfPattern draws a square of a size in pixels with the pattern of a word and nothing else.
func PictureOfPattern(p *Painter, word string, size float64) *image.RGBA {
	p.Patterns = true
	bounds := image.Rect(0, 0, int(size), int(size))
	screen := ebiten.NewImage(bounds.Dx(), bounds.Dy())
	defer screen.Deallocate()
	screen.Fill(art.Chalk)
	c := p.on(screen, 1)
	c.pattern("rim", word, layout.Rect{W: size, H: size}, art.Night)
	picture := image.NewRGBA(bounds)
	screen.ReadPixels(picture.Pix)
	return picture
}

// Forget has a painter draw the table anew.
func (p *Painter) Forget() {
	if l := &p.layers; l.topLedger != nil {
		clear(l.topLedger.cells)
		clear(l.groundLedger.cells)
		p.drawn = layout.View{}
	}
}

// WithoutIcon has a painter leave an icon out at every size, until it is given back.
func WithoutIcon(p *Painter, name string) (giveBack func()) {
	for size := range 200 {
		p.icons[sizedKey{name, size}] = nil
	}
	return func() {
		for size := range 200 {
			delete(p.icons, sizedKey{name, size})
		}
	}
}

// NoteOverflows names the parts of a note whose text is not as wide and high as they are in its full size, with lines
// no closer than usual. What is known already may be left out, and the heading may be the short one.
func NoteOverflows(p *Painter, n *layout.Note, plan *layout.Plan) (parts []string) {
	c := notes{overlayOn(p.on(nil, plan.Unit), nil)}
	s := &plan.Note
	_, do := c.noteDo(s.Do)
	head, button := n.Head, s.Button
	if s.Short {
		head = n.Short
	}
	if !s.Key.Empty() {
		button.W = s.Key.X - button.X
	}
	for _, part := range []struct {
		name string
		font font
		say  string
		room layout.Rect
	}{
		{"head", font{bold, small}, head, s.Head}, {"say", font{body, letters.Size}, n.Say, s.Say},
		{"do", font{bold, letters.Size}, n.Do, do},
		{"answer", font{italic, letters.Size}, n.Answer, s.Answer}, {"button", font{displayBold, 14}, n.Button, button},
	} {
		if part.room.Empty() && (part.name == "say" && n.Known || part.name == "head" && n.Open) {
			continue
		}
		lines := c.setLines(part.font, part.say, part.room.W)
		fits := float64(len(lines))*leading*part.font.units*c.u <= part.room.H+0.3*part.font.units*c.u
		for _, l := range lines {
			fits = fits && l.Width <= part.room.W
		}
		if part.say != "" && !fits {
			parts = append(parts, part.name)
		}
	}
	return parts
}

// NoteSpares reports whether a note has more lines for what it says than that takes.
func NoteSpares(p *Painter, n *layout.Note, plan *layout.Plan) bool {
	c := notes{overlayOn(p.on(nil, plan.Unit), nil)}
	_, do := c.noteDo(plan.Note.Do)
	spares := func(s style, line string, r layout.Rect) bool {
		return r.H > float64(len(c.setLines(font{s, letters.Size}, line, r.W))+1)*leading*letters.Size*c.u
	}
	return spares(body, n.Say, plan.Note.Say) || spares(bold, n.Do, do) || spares(italic, n.Answer, plan.Note.Answer)
}

// ClearOfObstacles is the first of some places for a label of an obstacle that hides no other one.
func ClearOfObstacles(plan *layout.Plan, but layout.Target, places []layout.Rect) int {
	return clearOfObstacles(plan, but, places)
}

// Raised is where the label of a location lies that lies on nothing there.
func Raised(plan *layout.Plan, on layout.Target, r, label layout.Rect, others []layout.Rect) layout.Rect {
	return raised(plan, on, r, label, others)
}

// LargeCard is where the thing that is pointed at is shown large.
func (p *Painter) LargeCard(s *Scene) layout.Rect {
	large, _ := largeCards{overlayOn(p.on(nil, s.Plan.Unit), s)}.zoom()
	return large
}

// CardUnder is the card that a piece lies on or is printed on.
func CardUnder(target layout.Target) layout.Target { return cardUnder(target) }

// VerbAt is where what is done at a lit thing is written.
func VerbAt(p *Painter, plan *layout.Plan, l Lit) (at layout.Rect, ok bool) {
	r, lies := plan.Rect(l.Target)
	tag, ok := labels{overlayOn(p.on(nil, plan.Unit), &Scene{Plan: plan})}.verbTag(&l, r)
	return tag.rect, ok && lies
}

// HeadOfCard is the height of the head of a card with a name that is as wide as one in the hand.
func HeadOfCard(p *Painter, name string, unit float64) float64 {
	return overlayOn(p.on(nil, unit), nil).headOfCard(name, (heldCardWidth-8)*unit)
}

// TipAndLabels are where the tip of a scene lies, and the labels of what is pointed at.
func TipAndLabels(p *Painter, s *Scene) (tip layout.Rect, tags []layout.Rect) {
	o := overlayOn(p.on(nil, s.Plan.Unit), s)
	for _, tag := range (labels{o}).pointedTags(layout.Rect{}) {
		tags = append(tags, tag.rect)
	}
	_, tip = tips{o}.placeTip(layout.Rect{}, s.Tip.Text)
	return tip, tags
}

// TitleWidth is the width of a title in pixels.
func TitleWidth(p *Painter, title string) float64 {
	return p.on(nil, 1).width(font{displayBold, faceTitle}, title)
}

// Lies returns the seconds after which a die of a moment lies.
func (m *Moment) Lies(die int) float64 { return m.lies(die) }

// TrackOf paints the track of a resource of a table alone, with its texts and without, and returns the places of its levels and of its cubes.
func TrackOf(p *Painter, s *Scene, n int) (written, mute *image.RGBA, levels, cubes []layout.Rect) {
	b := &s.Plan.Trade.Pools[n]
	paint := func(mute bool) *image.RGBA {
		p.Mute(mute)
		defer p.Mute(false)
		picture := image.NewRGBA(image.Rect(0, 0, int(s.Plan.W), int(b.Rect.Bottom())))
		screen := ebiten.NewImage(picture.Rect.Dx(), picture.Rect.Dy())
		defer screen.Deallocate()
		c := p.on(screen, s.Plan.Unit)
		boards{newTable(c, c, &s.View, s.Plan, nil)}.track(n)
		screen.ReadPixels(picture.Pix)
		return picture
	}
	for space := range b.Spaces {
		levels = append(levels, b.Level(space+1))
		cubes = append(cubes, cubeIn(b.Lane(space+1, false)), cubeIn(b.Lane(space+1, true)))
	}
	return paint(false), paint(true), levels, cubes
}

// FlyingRects are the places of the cards on their way.
func FlyingRects(s *Scene) []layout.Rect {
	rects, _ := s.flyingRects()
	return rects
}

// PictureOfSigns draws the signs of an obstacle on a card, 40 by 20 pixels.
func PictureOfSigns(p *Painter, o *content.Obstacle) *image.RGBA {
	bounds := image.Rect(0, 0, 40, 20)
	screen := ebiten.NewImage(bounds.Dx(), bounds.Dy())
	defer screen.Deallocate()
	screen.Fill(art.Parchment)
	on(p.on(screen, 1)).ObstacleSigns(o, [content.NumStress]int{}, layout.Rect{W: 38, H: 20})
	picture := image.NewRGBA(bounds)
	screen.ReadPixels(picture.Pix)
	return picture
}
