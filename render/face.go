package render

import (
	"math"
	"slices"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Face is the front of a card shown large: all that is printed on it.
type Face struct {
	Title string
	under string   // under the title, such as a character's title; "" for nothing
	lines []string // fields and text; icons stand in them as {name}

	picture illustration
	grid    *content.Progress // the card whose squares are drawn; nil for none
	player  *rules.Player     // whose dice lie on them; nil for none
}

// Lengths of a card shown large in units.
const (
	faceWidth    = 330.0
	faceWidest   = 560.0
	faceBroadest = 720.0 // in two columns
	faceTitle    = 20.0
	faceUnder    = 14.0
	belowUnder   = 4.0
	faceText     = 15.0 // text size if there is room
	faceEasy     = 14.0 // least text size beside a portrait
	faceLeast    = 12.0 // least text size
	faceTiny     = 5.0  // of a text that has no room in that; see paper.Check, which names it
	facePad      = 14.0
	faceSquare   = 46.0
	facePicture  = 0.56 // height of the picture as a share of its width, if there is room
	faceLowest   = 84.0 // least height of a picture
	faceAbove    = 96.0 // height of a portrait above a column
	faceBeside   = 0.4  // width of a picture beside the first paragraphs as a share of that of both
	belowPicture = 8.0
)

// faceSize is the setting of a face.
type faceSize struct {
	text, width, height, picture float64 // size of the text in units; the picture's height and the others in pixels

	bare    bool // it has no picture
	beside  bool // the picture stands beside the first paragraphs
	columns bool // the text stands in two columns
}

// faces set and draw the fronts of cards.
type faces struct{ pieces }

// sizeFace sets a face in a width and height in pixels: the text as large as possible, then the picture, and wider than usual
// only where the text would be too small otherwise. Where that is not enough the picture stands beside the first paragraphs, which are
// short, or above one of two columns. Only then the face does without it. A portrait, which is small, rather stands above one of two columns than over small text.
func (c faces) sizeFace(f *Face, widest, tallest float64) faceSize {
	tries := []faceTry{
		{faceSize{}, faceWidest, faceLeast}, {faceSize{beside: true}, faceWidest, faceLeast},
		{faceSize{columns: true}, faceBroadest, faceLeast}, {faceSize{bare: true}, faceWidest, faceLeast},
		{faceSize{bare: true, columns: true}, faceBroadest, faceLeast}, {faceSize{bare: true, columns: true}, faceBroadest, faceTiny},
	}
	if f.portrait() {
		tries = append([]faceTry{{faceSize{}, faceWidest, faceText}, {faceSize{columns: true}, faceBroadest, faceEasy}}, tries...)
	}
	var size faceSize
	for _, try := range tries {
		if !try.size.bare && try.size != (faceSize{}) && f.picture.scene == nil {
			continue
		}
		size = try.size
		if c.tryFace(f, &size, min(try.width*c.u, widest), tallest, try.least) {
			break
		}
	}
	return size
}

// faceTry is a way to set a face, with its greatest width and the least size of its text, in units.
type faceTry struct {
	size         faceSize
	width, least float64
}

// tryFace sets a face in a width and height in pixels, its text no smaller than least units, and reports whether it fits.
func (c faces) tryFace(f *Face, size *faceSize, widest, tallest, least float64) bool {
	size.text, size.width = faceText, min(faceWidth*c.u, widest)
	picture := f.pictureLeast() * c.u
	switch {
	case size.bare || size.beside:
		picture = 0
	case size.columns: // part of a column
		size.picture, picture = faceAbove*c.u, 0
	}
	for {
		inner := size.width - 2*facePad*c.u
		if size.beside {
			size.picture = min(faceBeside*inner, 150*c.u) // width and height
		}
		size.height = 2*facePad*c.u + c.textHeight(font{displayBold, faceTitle}, f.Title, inner)
		size.height += c.underHeight(f, inner) + c.bodyHeight(f, size, inner)
		if size.height+picture <= tallest {
			break
		}
		switch {
		case size.text > max(least, faceLeast+0.5):
			size.text -= 0.5
		case size.width < widest:
			size.text, size.width = faceText, min(widest, size.width+46*c.u)
		case size.text > least:
			size.text -= 0.5
		default:
			return false
		}
	}
	if picture > 0 {
		most := facePicture * (size.width - 2*facePad*c.u)
		if f.portrait() {
			most = min(most, 150*c.u)
		}
		size.picture = min(most, tallest-size.height-belowPicture*c.u)
		size.height += size.picture + belowPicture*c.u
	}
	return true
}

// underHeight returns the height in pixels of what stands under the title of a face.
func (c faces) underHeight(f *Face, width float64) float64 {
	if f.under == "" {
		return 0
	}
	return c.textHeight(font{italic, faceUnder}, f.under, width) + belowUnder*c.u
}

// bodyHeight returns the height in pixels of the squares and the text of a face.
func (c faces) bodyHeight(f *Face, size *faceSize, width float64) float64 {
	switch {
	case size.columns:
		_, height := c.firstColumn(f, size, columnWidth(width, c.u))
		return height
	case size.beside:
		_, upper, lower := c.besidePicture(f, size, width)
		return upper + lower
	}
	return c.faceTop(f, size) + c.textsHeight(f.lines, size.text, width)
}

// faceTop returns the height in pixels of what stands above the text: the squares and, in two columns, the picture.
func (c faces) faceTop(f *Face, size *faceSize) float64 {
	top := 0.0
	if f.grid != nil {
		top = faceGridHeight(f.grid) * c.u
	}
	if size.columns && size.picture > 0 && f.grid == nil {
		top += size.picture + belowPicture*c.u
	}
	return top
}

// secondTop returns the height in pixels of what stands above the second of two columns: the picture of a card with squares.
func (c faces) secondTop(f *Face, size *faceSize) float64 {
	if f.grid == nil || size.picture == 0 {
		return 0
	}
	return size.picture + belowPicture*c.u
}

// firstColumn returns the number of paragraphs in the first of two columns, so that both are about as high, and the height of
// the higher one.
func (c faces) firstColumn(f *Face, size *faceSize, width float64) (paragraphs int, height float64) {
	top, second := c.faceTop(f, size), c.secondTop(f, size)
	height = math.Inf(1)
	for n := range len(f.lines) + 1 {
		higher := max(top+c.textsHeight(f.lines[:n], size.text, width), second+c.textsHeight(f.lines[n:], size.text, width))
		if higher < height {
			paragraphs, height = n, higher
		}
	}
	return paragraphs, height
}

// besidePicture returns the number of paragraphs beside the picture, so that all is lowest, the height of the picture and what stands
// beside it, and that of the paragraphs below.
func (c faces) besidePicture(f *Face, size *faceSize, width float64) (paragraphs int, upper, lower float64) {
	narrow := width - size.picture - facePad*c.u
	upper = math.Inf(1)
	for n := range len(f.lines) + 1 {
		high := max(c.faceTop(f, size)+c.textsHeight(f.lines[:n], size.text, narrow), size.picture+belowPicture*c.u)
		if below := c.textsHeight(f.lines[n:], size.text, width); high+below < upper+lower {
			paragraphs, upper, lower = n, high, below
		}
	}
	return paragraphs, upper, lower
}

func columnWidth(width, unit float64) float64 { return (width - facePad*unit) / 2 }

// portrait reports whether the picture is that of a character.
func (f *Face) portrait() bool {
	return f.picture.scene != nil && f.picture.key.kind == content.CharacterKind
}

// pictureLeast returns the height in units that is kept free for a picture.
func (f *Face) pictureLeast() float64 {
	if f.picture.scene == nil {
		return 0
	}
	return faceLowest + belowPicture
}

// face draws the front of a card in the size it was set in.
func (c faces) face(f *Face, size faceSize, r layout.Rect) {
	c.parchment(r, 8*c.u, 2.5*c.u, art.Gold)
	in := r.Inset(facePad * c.u)
	heading := c.setLines(font{displayBold, faceTitle}, f.Title, in.W)
	in.TakeTop(c.drawLines(font{displayBold, faceTitle}, heading, in, art.Ink))
	if f.under != "" {
		c.drawLines(font{italic, faceUnder}, c.setLines(font{italic, faceUnder}, f.under, in.W), in, art.InkSoft)
		in.TakeTop(c.underHeight(f, in.W))
	}
	if (size.picture == 0 || size.columns) && (len(f.lines) > 0 || f.grid != nil) {
		c.fill(layout.Rect{X: in.X, Y: in.Y, W: in.W, H: 1.5 * c.u}, art.Gold)
		in.TakeTop(6 * c.u)
	}
	second := in
	n := len(f.lines)
	if size.beside {
		var upper float64
		n, upper, _ = c.besidePicture(f, &size, in.W)
		second.TakeTop(upper)
		c.miniature(f.picture, layout.Rect{X: in.Right() - size.picture, Y: in.Y, W: size.picture, H: size.picture})
		in.W -= size.picture + facePad*c.u
	}
	if size.columns {
		in.W = columnWidth(in.W, c.u)
		second = second.TakeRight(in.W)
		n, _ = c.firstColumn(f, &size, in.W)
	}
	if size.picture > 0 && !size.beside {
		above := &in
		if size.columns && f.grid != nil {
			above = &second
		}
		room := above.TakeTop(size.picture, belowPicture*c.u)
		if f.portrait() {
			room = room.Square()
		}
		c.miniature(f.picture, room)
	}
	if f.grid != nil {
		room := in.TakeTop(faceGridHeight(f.grid) * c.u)
		for i, sq := range layout.Squares(room.Inset(6*c.u), f.grid, faceSquare*c.u, 3*c.u) {
			if f.grid.Squares[i].There {
				c.Square(&f.grid.Squares[i], sq)
			}
			if f.player == nil {
				continue
			}
			if n := slices.Index(f.player.Path[:f.player.Chain], uint8(i)); n >= 0 {
				c.Die(f.player.Laid[n], sq.Inset(0.1*sq.W))
			}
		}
	}
	c.faceTexts(f.lines[:n], size.text, in)
	c.faceTexts(f.lines[n:], size.text, second)
}

// faceTexts writes paragraphs of a face from the top of a column.
func (c faces) faceTexts(texts []string, units float64, in layout.Rect) {
	for _, text := range texts {
		lines := c.setLines(font{body, units}, text, in.W)
		in.TakeTop(c.drawLines(font{body, units}, lines, in, art.Ink), 0.35*units*c.u)
	}
}

// textsHeight returns the height in pixels of paragraphs in a size in units.
func (c faces) textsHeight(texts []string, size, width float64) float64 {
	if len(texts) == 0 {
		return 0
	}
	height := 8 * c.u
	for _, text := range texts {
		height += c.textHeight(font{body, size}, text, width) + 0.35*size*c.u
	}
	return height
}

// faceGridHeight returns the height in units of the squares of a large progress card.
func faceGridHeight(card *content.Progress) float64 {
	top, bottom := 4, -1
	for i, sq := range card.Squares {
		if sq.There {
			top, bottom = min(top, i/4), max(bottom, i/4)
		}
	}
	return float64(bottom-top+1)*(faceSquare+3) + 12
}

// Faces returns the fronts of all cards of the game, copies once: obstacles, locations, progress cards, characters and
// seasonal events.
func Faces(b *rules.Rulebook) (faces []Face) {
	for _, card := range b.Content().AllCards() {
		faces = append(faces, FaceOf(b, card))
	}
	return faces
}

// FaceOf returns the front of a card as it is printed.
func FaceOf(b *rules.Rulebook, card content.CardOf) Face {
	cards := b.Content()
	switch card.Kind {
	case content.LocationKind:
		l := &cards.Locations[card.N]
		lines := append(b.LocationFields(l), b.LocationText(l)...)
		return Face{Title: l.Name, lines: lines, picture: locationPicture(cards, content.LocationID(card.N))}
	case content.ProgressKind:
		p := &cards.Progress[card.N]
		return Face{Title: p.Name, lines: b.ProgressFields(p), picture: progressPicture(cards, content.ProgressID(card.N)), grid: p}
	case content.CharacterKind:
		id := content.CharacterID(card.N)
		who := &cards.Characters[id]
		lines := rules.CharacterFields(who, who.Skills)
		for i := range content.NumAbilities {
			lines = append(lines, b.AbilityText(id, i))
		}
		lines = append(lines, b.AchievementText(id))
		return Face{Title: who.Name, under: who.Title, lines: lines, picture: portraitPicture(cards, id)}
	case content.EventKind:
		season, symbols := card.Event()
		lines := []string{rules.EventField(season, symbols), b.EventText(season, symbols)}
		return Face{Title: cards.Events[season][symbols].Name, lines: lines, picture: eventPicture(cards, season, symbols)}
	}
	id := content.ObstacleID(card.N)
	o := cards.Card(id)
	lines := append(rules.ObstacleFields(o, o.Dice, o.Damage.Points()), b.ObstacleText(o)...)
	return Face{Title: o.Name, lines: lines, picture: obstaclePicture(cards, id)}
}
