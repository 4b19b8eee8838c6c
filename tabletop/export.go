package tabletop

import (
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"io"
	"slices"
	"strings"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/paper"
	"sixwinters/render/geom"
	"sixwinters/rules"
)

// A sheet has at most so many cards, and pictures of at most so many pixels a side, so that every graphics card takes them.
const (
	mostColumns = 10
	mostRows    = 7
	mostSide    = 4096
)

// mostPixels is the resolution of pictures, in pixels to a millimetre, unless one would be larger than mostSide.
const mostPixels = 10.0

// Write makes the pictures and the object. put writes a picture and returns the address by which the object finds it; progress, unless it
// is nil, is called after each picture with its number and that of all.
func Write(book *rules.Rulebook, put func(name string, write func(w io.Writer) error) (url string, err error), progress func(done int)) (*Save, error) {
	return write(book, paper.Options{}, mostPixels, put, progress)
}

// write is Write with options for print, and with at most so many pixels to a millimetre.
func write(book *rules.Rulebook, o paper.Options, perMM float64, put func(name string, write func(w io.Writer) error) (string, error), progress func(done int)) (*Save, error) {
	pieces, err := paper.Pieces(book, o)
	if err != nil {
		return nil, err
	}
	e := &exporter{book: book, c: book.Content(), pieces: pieces, put: put, progress: progress, perMM: perMM}
	e.save = &Save{SaveName: "Six Winters", GameMode: "Six Winters", Table: "Table_RPG", Sky: "Sky_Museum", Gravity: 0.5, PlayArea: 1,
		Note: "Six Winters, for playtesting: laid out for the first year at standard difficulty. The game is by Phil Lewis of Ziapelta Games."}
	for _, step := range []func() error{e.boards, e.decks, e.mats, e.figures} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	e.cubes()
	e.dice()
	return e.save, nil
}

// Encode writes the object as Tabletop Simulator reads it.
func (s *Save) Encode(w io.Writer) error {
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	out.SetIndent("", " ")
	return out.Encode(s)
}

type exporter struct {
	book     *rules.Rulebook
	c        *content.Content
	pieces   []paper.Piece
	put      func(name string, write func(w io.Writer) error) (string, error)
	progress func(done int)
	save     *Save
	perMM    float64
	done     int
	sheets   int
	trade    spot // where the boards lie
	regions  [content.NumRegions]spot
}

// spot is where a board lies: its middle in units, its size in millimetres, and the places on it.
type spot struct {
	x, z   float64
	w, h   float64
	places map[string]geom.Rect
}

// at returns the middle of a place on a board, in units. The depth of the table runs away from the players.
func (s *spot) at(name string) (x, z float64) {
	px, py := s.places[name].Center()
	return s.x + (px-s.w/2)/unit, s.z - (py-s.h/2)/unit
}

// of returns the pieces of a part.
func (e *exporter) of(part paper.Part) (all []*paper.Piece) {
	for i := range e.pieces {
		if e.pieces[i].Part == part {
			all = append(all, &e.pieces[i])
		}
	}
	return all
}

// add puts an object on the table.
func (e *exporter) add(o *Object, x, y, z, scale float64) *Object {
	o.GUID = fmt.Sprintf("%06x", 0x510000+len(e.save.ObjectStates))
	o.Transform.PosX, o.Transform.PosY, o.Transform.PosZ = x, y, z
	if o.Transform.ScaleX == 0 {
		o.Transform.ScaleX, o.Transform.ScaleY, o.Transform.ScaleZ = scale, scale, scale
	}
	if o.ColorDiffuse == (Color{}) {
		o.ColorDiffuse = Color{1, 1, 1}
	}
	o.Autoraise, o.Tooltip, o.Snap = true, true, true
	e.save.ObjectStates = append(e.save.ObjectStates, o)
	return o
}

// picture writes a picture as JPEG and returns its address.
func (e *exporter) picture(name string, img image.Image) (string, error) {
	url, err := e.put(name+".jpg", func(w io.Writer) error { return jpeg.Encode(w, img, &jpeg.Options{Quality: 90}) })
	if e.done++; e.progress != nil {
		e.progress(e.done)
	}
	return url, err
}

// lesser returns the resolution of a picture that long, so that it is not larger than mostSide.
func lesser(perMM, length float64) float64 { return min(perMM, mostSide/length) }

// board puts a flat thing with a picture on the table.
func (e *exporter) board(one *paper.Piece, name string, x, z float64, locked bool) error {
	perMM := lesser(e.perMM, max(one.W, one.H))
	front, err := one.Front(perMM, 0)
	if err != nil {
		return err
	}
	image := &Image{ImageScalar: 1, CustomTile: &Tile{Thickness: 0.1, Stretch: true}}
	if image.ImageURL, err = e.picture(name, front); err != nil {
		return err
	}
	if one.HasBack() {
		back, err := one.Back(perMM, 0)
		if err != nil {
			return err
		}
		if image.ImageSecondaryURL, err = e.picture(name+", back", back); err != nil {
			return err
		}
	}
	// A tile is two units high, and as wide as its picture asks.
	e.add(&Object{Name: "Custom_Tile", Nickname: one.Name, CustomImage: image, Locked: locked}, x, 0.97, z, one.H/unit/2)
	return nil
}

// boards lays the trade board in the middle, and those of the regions behind it side by side.
func (e *exporter) boards() error {
	const gap = 0.5
	for _, one := range e.of(paper.Boards) {
		s := spot{w: one.W, h: one.H, places: one.Places()}
		if one.N > 0 {
			s.x = float64(one.N-2) * (one.W/unit + gap)
			s.z = (e.trade.h/2+one.H/2)/unit + gap
			e.regions[one.N-1] = s
		} else {
			e.trade = s
		}
		if err := e.board(one, one.Name, s.x, s.z, true); err != nil {
			return err
		}
	}
	return nil
}

// mats lays the mats of the characters before the trade board: those that can be played from the start first.
func (e *exporter) mats() error {
	all := e.of(paper.Mats)
	slices.SortStableFunc(all, func(a, b *paper.Piece) int { return e.late(a) - e.late(b) })
	for i, one := range all {
		x := float64(i%4)*(one.W/unit+0.4) - 1.5*(one.W/unit+0.4)
		z := -(e.trade.h/2)/unit - 0.5 - (float64(i/4)+0.5)*(one.H/unit+0.4)
		if err := e.board(one, "mat of "+one.Name, x, z, false); err != nil {
			return err
		}
	}
	return nil
}

// late returns 1 for a character that has to be unlocked, and 0 for the others.
func (e *exporter) late(one *paper.Piece) int {
	if e.c.Characters[one.N].Start {
		return 0
	}
	return 1
}

// figures stands the characters at the right of the mats.
func (e *exporter) figures() error {
	for i, one := range e.of(paper.Tokens) {
		img, err := one.Front(lesser(e.perMM, one.H), 0)
		if err != nil {
			return err
		}
		url, err := e.picture("figure of "+one.Name, img)
		if err != nil {
			return err
		}
		e.add(&Object{Name: "Figurine_Custom", Nickname: one.Name, CustomImage: &Image{ImageURL: url, ImageSecondaryURL: url, ImageScalar: 1}},
			e.trade.w/2/unit+1.5+float64(i%2)*1.5, 1, -float64(i/2)*1.5, 0.5)
	}
	return nil
}

// pile is a deck, or a single card, and where it lies.
type pile struct {
	name     string
	x, z     float64
	faceDown bool
	cards    []*paper.Piece
}

// decks writes the sheets of cards and lays the cards out: the decks of the regions with what is unlocked at the start, the locations in
// their slots with their obstacles, and the rest beside the boards.
func (e *exporter) decks() error {
	if err := e.lay("obstacles", e.of(paper.Obstacles), e.obstaclePiles()); err != nil {
		return err
	}
	if err := e.lay("locations", e.of(paper.Locations), e.locationPiles()); err != nil {
		return err
	}
	return e.lay("progress", e.of(paper.ProgressCards), e.progressPiles())
}

// unlockedAtStart is the difficulty up to which obstacles are in the decks when a campaign begins at standard difficulty ([campaign]).
const unlockedAtStart = 2

func (e *exporter) obstaclePiles() (piles []pile) {
	left := -(e.trade.w/2)/unit - 2
	waiting := pile{name: "Location obstacles", x: left, z: 4}
	locked := pile{name: "Locked obstacles", x: left, z: 0}
	var draw [content.NumRegions]pile
	for r := range draw {
		x, z := e.regions[r].at("draw pile")
		draw[r] = pile{name: "Obstacles of " + e.c.Board.RegionNames[r], x: x, z: z, faceDown: true}
	}
	attached := map[string][]content.Slot{} // where the obstacles of the starting locations go
	for slot, id := range e.c.Board.Starting {
		for _, name := range e.c.Locations[id].Attach {
			attached[name] = append(attached[name], content.Slot(slot))
		}
	}
	lying := map[content.Slot]int{}
	for _, one := range e.of(paper.Obstacles) {
		o := e.c.Card(content.ObstacleID(one.N))
		slots := attached[o.Name]
		switch {
		case o.OfLocation && len(slots) > 0:
			slot := slots[0]
			attached[o.Name] = slots[1:]
			x, z := e.regions[slot.Region()].at(fmt.Sprintf("obstacles %d", slot.Row()+1))
			piles = append(piles, pile{name: o.Name, x: x + float64(lying[slot]-1)*2.6, z: z, cards: []*paper.Piece{one}})
			lying[slot]++
		case o.OfLocation:
			waiting.cards = append(waiting.cards, one)
		case o.Difficulty > unlockedAtStart:
			locked.cards = append(locked.cards, one)
		default:
			draw[o.Region].cards = append(draw[o.Region].cards, one)
		}
	}
	return append(append(piles, draw[:]...), waiting, locked)
}

func (e *exporter) locationPiles() (piles []pile) {
	left := -(e.trade.w/2)/unit - 6
	threats := pile{name: "Threat locations and Desolation", x: left, z: -4}
	var decks [content.NumRegions]pile
	for r := range decks {
		decks[r] = pile{name: "Locations of " + e.c.Board.RegionNames[r], x: left, z: 4 - 3*float64(r), faceDown: true}
	}
	for _, one := range e.of(paper.Locations) {
		l := &e.c.Locations[one.N]
		slot := slices.Index(e.c.Board.Starting[:], content.LocationID(one.N))
		switch {
		case slot >= 0:
			x, z := e.regions[content.Slot(slot).Region()].at(fmt.Sprintf("location %d", content.Slot(slot).Row()+1))
			piles = append(piles, pile{name: l.Name, x: x, z: z, cards: []*paper.Piece{one}})
		case l.Threat || l.Desolation:
			threats.cards = append(threats.cards, one)
		default:
			decks[l.Region].cards = append(decks[l.Region].cards, one)
		}
	}
	return append(append(piles, decks[:]...), threats)
}

func (e *exporter) progressPiles() []pile {
	piles := make([]pile, e.c.Progress[len(e.c.Progress)-1].Stage)
	for i := range piles {
		piles[i] = pile{name: "Progress, stage " + rules.Roman(i+1), x: e.trade.w/2/unit + 6 + 3.2*float64(i), z: 4, faceDown: true}
	}
	for _, one := range e.of(paper.ProgressCards) {
		at := &piles[e.c.Progress[one.N].Stage-1]
		at.cards = append(at.cards, one)
	}
	return piles
}

// lay writes the sheets of a kind of card, and puts the piles on the table.
func (e *exporter) lay(name string, all []*paper.Piece, piles []pile) error {
	ids := map[*paper.Piece]int{}
	sheets := map[int]*Sheet{}
	nth := 0
	for on := range slices.Chunk(all, mostColumns*mostRows) {
		e.sheets++
		nth++
		s, err := e.sheet(fmt.Sprintf("%s %d", name, nth), on)
		if err != nil {
			return err
		}
		sheets[e.sheets] = s
		for i, one := range on {
			ids[one] = 100*e.sheets + i
		}
	}
	for _, p := range piles {
		if o := pileObject(p, ids, sheets); o != nil {
			// A card of poker size is as large as a card of the scale 1.
			e.add(o, p.x, 1.2, p.z, min(p.cards[0].W, p.cards[0].H)/63.5)
		}
	}
	return nil
}

// pileObject returns a deck, or a card if there is one; nil if there is none.
func pileObject(p pile, ids map[*paper.Piece]int, sheets map[int]*Sheet) *Object {
	turned := 0.0
	if p.faceDown {
		turned = 180
	}
	card := func(one *paper.Piece) *Object {
		id := ids[one]
		return &Object{Name: "Card", Nickname: one.Name, CardID: id, SidewaysCard: one.W > one.H, Hands: true,
			CustomDeck: map[string]*Sheet{fmt.Sprint(id / 100): sheets[id/100]}, Transform: Transform{RotY: 180, RotZ: turned, ScaleX: 1, ScaleY: 1, ScaleZ: 1},
			ColorDiffuse: Color{0.71, 0.71, 0.71}, Autoraise: true, Tooltip: true, Snap: true}
	}
	switch len(p.cards) {
	case 0:
		return nil
	case 1:
		o := card(p.cards[0])
		o.Transform.ScaleX = 0
		return o
	}
	deck := &Object{Name: "Deck", Nickname: p.name, SidewaysCard: p.cards[0].W > p.cards[0].H, CustomDeck: map[string]*Sheet{},
		Transform: Transform{RotY: 180, RotZ: turned}}
	for _, one := range p.cards {
		o := card(one)
		o.GUID = fmt.Sprintf("%06x", 0x5a0000+ids[one])
		deck.DeckIDs = append(deck.DeckIDs, o.CardID)
		deck.ContainedObjects = append(deck.ContainedObjects, o)
		for n, s := range o.CustomDeck {
			deck.CustomDeck[n] = s
		}
	}
	return deck
}

// sheet writes a sheet of fronts and one of backs.
func (e *exporter) sheet(name string, cards []*paper.Piece) (*Sheet, error) {
	columns, rows := gridFor(len(cards))
	w, h := cards[0].W, cards[0].H
	perMM := lesser(lesser(e.perMM, w*float64(columns)), h*float64(rows))
	s := &Sheet{NumWidth: columns, NumHeight: rows, BackIsHidden: true, UniqueBack: true}
	cw, ch := int(w*perMM), int(h*perMM)
	var sides [2]*image.RGBA
	for side := range sides {
		sides[side] = image.NewRGBA(image.Rect(0, 0, cw*columns, ch*rows))
		draw.Draw(sides[side], sides[side].Bounds(), image.NewUniform(color.Black), image.Point{}, draw.Src)
	}
	pieces, nth := make([]paper.Piece, len(cards)), map[*paper.Piece]int{}
	for i, one := range cards {
		pieces[i], nth[&pieces[i]] = *one, i
	}
	_, err := paper.Paint(pieces, perMM, 0, func(card *image.RGBA, of []paper.Side) error {
		for _, side := range of { // no two lie on the same pixels
			on, i := sides[0], nth[side.Of]
			if side.Back {
				on = sides[1]
			}
			at := image.Pt(i%columns*cw, i/columns*ch)
			draw.Draw(on, image.Rectangle{Min: at, Max: at.Add(image.Pt(cw, ch))}, card, image.Point{}, draw.Src)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if s.FaceURL, err = e.picture(name+", fronts", sides[0]); err != nil {
		return nil, err
	}
	if s.BackURL, err = e.picture(name+", backs", sides[1]); err != nil {
		return nil, err
	}
	return s, nil
}

// gridFor returns the columns and rows of a sheet; Tabletop Simulator takes no less than two of each.
func gridFor(n int) (columns, rows int) {
	columns = min(mostColumns, max(2, n))
	return columns, max(2, (n+columns-1)/columns)
}

// colorOf returns a colour of the game.
func colorOf(c color.NRGBA) Color {
	return Color{float64(c.R) / 255, float64(c.G) / 255, float64(c.B) / 255}
}

// cubes puts the markers on the tracks, where they begin at standard difficulty, and those of the turn and the year.
func (e *exporter) cubes() {
	const size = 0.35
	cube := func(name, place string, tint color.NRGBA, aside float64) {
		x, z := e.trade.at(place)
		e.add(&Object{Name: "BlockSquare", Nickname: name, ColorDiffuse: colorOf(tint)}, x+aside, 1.2, z, size)
	}
	for r := range content.Resource(content.NumResources) {
		name := strings.ToUpper(r.String()[:1]) + r.String()[1:]
		cube(name+": progress", fmt.Sprintf("%s %d", r, e.c.Board.StartProgress[r]), art.ProgressMarker().Top, -0.2)
		cube(name+": threat", fmt.Sprintf("%s %d", r, e.c.Board.StartThreat[content.Standard][r]), art.ThreatMarker().Top, 0.2)
	}
	white := color.NRGBA{0xff, 0xff, 0xff, 0xff}
	cube("Turn", "turn 1", white, 0)
	cube("Year", "year 1", white, 0)
}

// dice puts the dice of each resource beside its pool, action dice and the dice that count stress before the boards.
func (e *exporter) dice() {
	look := art.Themes[0]
	const scale, step, across = 0.45, 0.6, 9
	row := func(name string, tint color.NRGBA, n int, x, z float64, columns int) {
		for i := range n {
			e.add(&Object{Name: "Die_6", Nickname: name, ColorDiffuse: colorOf(tint)}, x+float64(i%columns)*step, 1.2, z-float64(i/columns)*step, scale)
		}
	}
	right := e.trade.w/2/unit + 5
	for r := range content.Resource(content.NumResources) {
		row(r.String(), look.Resources[r].Fill, e.c.Board.DicePerResource, right, -float64(r)*1.5, across)
	}
	row("action", look.ActionDie.Fill, e.c.Board.ActionDice, right+7, 0, across)
	row("psyche", look.Psyche.Fill, 2, right+7, -3, across)
	row("body", look.Body.Fill, 2, right+7, -4.5, across)
}
