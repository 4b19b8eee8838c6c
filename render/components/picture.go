package components

import (
	"math"
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// wordSize is the size of a word in a picture, in units.
const wordSize = 14.5

// PictureGap is the space between the pieces of a picture, in units.
const PictureGap = 8.0

// PictureWidth returns the width of the pieces of a step together, in units.
func PictureWidth(step *content.PictureStep) float64 {
	width := -PictureGap
	for i := range step.Pieces {
		width += PieceSize(&step.Pieces[i]).W + PictureGap
	}
	return width
}

// Size is a width and a height in units.
type Size struct{ W, H float64 }

// pieceSizes are the sizes of the kinds of piece, except words.
var pieceSizes = map[content.PieceKind]Size{
	content.ArrowPiece:    {28, 28},
	content.IconPiece:     {30, 30},
	content.DiePiece:      {38, 38},
	content.PrintedPiece:  {38, 38},
	content.SquarePiece:   {48, 48},
	content.TrackPiece:    {15 * content.TrackSpaces, 34},
	content.StressPiece:   {44, 44},
	content.BoxPiece:      {44, 44},
	content.FigurePiece:   {48, 66},
	content.ObstaclePiece: {128, 86},
	content.LocationPiece: {122, 86},
	content.ProgressPiece: {110, 86},
	content.EventPiece:    {122, 86},
	content.PilePiece:     {62, 40},
	content.DiscardPiece:  {62, 40},
	content.DeckPiece:     {52, 70},
}

// PieceSize returns the size of a piece in units.
func PieceSize(p *content.Piece) Size {
	const letter, named = 7.6, 84
	switch {
	case p.Kind == content.WordPiece:
		return Size{letter*float64(len([]rune(p.Word))) + letter, 24}
	case p.Kind == content.StressPiece && p.Word != "":
		return Size{named, 66}
	}
	return pieceSizes[p.Kind]
}

// dieOf returns the game's die for one of a picture.
func dieOf(d content.PicturedDie) rules.Die {
	if d.Resource == content.NoResource {
		return rules.ActionDie(d.Value)
	}
	return rules.ResourceDie(d.Resource, d.Value)
}

// Piece draws a piece of a picture of the rules.
func (d Drawer) Piece(cards *content.Content, p *content.Piece, r geom.Rect) {
	look, u := d.Look(), d.Unit()
	switch p.Kind {
	case content.WordPiece:
		d.Text(Font{body, wordSize}, p.Word, r, Center, d.Cloth().Ink)
	case content.ArrowPiece:
		angle := 0.0
		if p.Word == "left" {
			angle = math.Pi
		}
		d.Arrow(r, 26*u, angle, d.Cloth().Edge)
	case content.IconPiece:
		d.Framed(r, 4*u, u, look.Parchment, look.ParchmentEdge)
		d.Token(p.Word, r.Inset(2*u), look.Ink)
	case content.DiePiece:
		d.covering(p, r)
	case content.PrintedPiece:
		d.Wanted(p.Value, r)
		d.covering(p, r)
	case content.SquarePiece:
		d.Square(&p.Square, r)
		d.covering(p, r.Inset(6*u))
	case content.BoxPiece:
		d.AbilityBox(boxOf(p), r)
		d.covering(p, r.Inset(3*u))
	case content.TrackPiece:
		d.trackPiece(p, r)
	case content.StressPiece:
		d.stressPiece(p, r)
	default:
		d.cardPiece(cards, p, r)
	}
}

// covering draws the die that a piece is, or that lies on it.
func (d Drawer) covering(p *content.Piece, r geom.Rect) {
	if len(p.Dice) > 0 {
		d.Die(dieOf(p.Dice[0]), r)
	}
}

// boxOf returns an ability with the box that a piece shows.
func boxOf(p *content.Piece) *content.Ability {
	switch {
	case p.Resource != content.NoResource:
		return &content.Ability{Box: content.ResourceBox, Resource: p.Resource}
	case p.Value > 0:
		return &content.Ability{Box: content.ValueBox, Value: p.Value}
	}
	return &content.Ability{Box: content.AnyDieBox}
}

// trackPiece draws the track of a resource with its two markers.
func (d Drawer) trackPiece(p *content.Piece, r geom.Rect) {
	look, u := d.Look(), d.Unit()
	swatch := look.Resources[p.Resource]
	for i := range content.TrackSpaces {
		box := r.Column(i, content.TrackSpaces, u)
		d.Framed(box, 2*u, u, swatch.Fill, swatch.Edge)
		if i+1 == p.Progress {
			d.Marker(art.ProgressMarker(), box.Row(0, 2, 0))
		}
		if i+1 == p.Threat {
			d.Marker(art.ThreatMarker(), box.Row(1, 2, 0))
		}
	}
}

// stressName is the height of the name of a box of a stress track in a picture, in units.
const stressName = 18.0

// StressBox returns the place of a stress box above its name; u is a unit.
func StressBox(r geom.Rect, p *content.Piece, u float64) geom.Rect {
	if p.Word != "" {
		r.TakeBottom(stressName * u)
	}
	return r.Square()
}

// stressPiece draws a box of a stress track with its die and its name.
func (d Drawer) stressPiece(p *content.Piece, r geom.Rect) {
	look, u := d.Look(), d.Unit()
	if p.Word != "" {
		name := r
		d.Text(Font{body, 13}, p.Word, name.TakeBottom(stressName*u), Center, d.Cloth().Ink)
	}
	swatch, _ := look.Named(p.Stress.String())
	box := StressBox(r, p, u)
	d.Framed(box, 4*u, u, look.ParchmentDark, swatch.Edge)
	if p.Value > 0 {
		d.StressDie(p.Stress, p.Value, box.Inset(5*u))
	}
}

// Measures of the cards in pictures, in units.
const (
	picturedHead = 20.0 // the line with the name
	picturedLine = 18.0 // any other
	picturedDie  = 25.0
)

// cardPiece draws a piece that is a card, a pile of cards or a character, if it is among the cards.
func (d Drawer) cardPiece(cards *content.Content, p *content.Piece, r geom.Rect) {
	card, there := cards.CardOf(p)
	if p.Kind == content.EventPiece {
		card, there = content.EventCard(p.Season, p.Value), true
	}
	switch {
	case !there && p.Kind.ShowsCard(): // players may have taken it out
	case !there:
		d.pilePiece(p, r)
	default:
		d.Card(cards, card, p, r)
	}
}

// Card draws a card as small as in a picture, with what a piece says lies on it, or the figure of a character.
func (d Drawer) Card(cards *content.Content, card content.CardOf, p *content.Piece, r geom.Rect) {
	if card.Kind == content.CharacterKind {
		player := 0
		if p.Second {
			player = 1
		}
		d.Figure(cards, player, content.CharacterID(card.N), r)
		return
	}
	u := d.Unit()
	d.Parchment(r, 3*u, u, d.Look().ParchmentEdge)
	in := r.Inset(3 * u)
	switch card.Kind {
	case content.ObstacleKind:
		d.Picture(cards, card, r.Inset(2*u), VeryQuiet)
		d.obstacle(cards.Card(content.ObstacleID(card.N)), p, in)
	case content.LocationKind:
		d.Picture(cards, card, r.Inset(2*u), VeryQuiet)
		d.location(&cards.Locations[card.N], p, in)
	case content.ProgressKind:
		d.progress(cards, &cards.Progress[card.N], in)
	default:
		d.event(cards, card, in)
	}
}

func (d Drawer) obstacle(o *content.Obstacle, p *content.Piece, in geom.Rect) {
	look, u := d.Look(), d.Unit()
	head := in.TakeTop(picturedHead * u)
	d.Fill(head, art.Blend(look.ParchmentDark, look.ParchmentEdge, 0.25))
	difficulty := head.TakeLeft(head.H)
	d.ObstacleHead(o, difficulty, head.TakeLeft(head.H), Normal)
	d.Text(Font{bold, Small}, o.Name, head, Left, look.Ink)
	signs := in.TakeBottom(picturedLine * u)
	in.TakeTop(3 * u)
	row := in.TakeTop(picturedDie * u)
	cover := content.Covers(o.Dice, p.Dice)
	for i, value := range o.Dice {
		at := row.TakeLeft(picturedDie*u, 2*u)
		d.Wanted(value, at)
		if cover[i] >= 0 {
			d.Die(dieOf(p.Dice[cover[i]]), at)
		}
	}
	d.ObstacleSigns(o, o.Damage.Points(), signs)
}

func (d Drawer) location(card *content.Location, p *content.Piece, in geom.Rect) {
	look, u := d.Look(), d.Unit()
	head := in.TakeTop(picturedHead * u)
	if p.Resource != content.NoResource {
		d.Chip(p.Resource.String(), look.Resources[p.Resource], head.TakeLeft(head.H, 3*u))
	}
	d.Text(Font{bold, Small}, card.Name, head, Left, look.Ink)
	tags := in.TakeTop(picturedLine * u).Inset(u)
	d.LocationSigns(card, &tags)
	moves := in.TakeTop(picturedLine * u)
	for region := range content.NumRegions {
		d.MoveCost(region, card.Move[region], false, moves.Column(region, content.NumRegions, 2*u))
	}
	for _, die := range p.Dice {
		d.Die(dieOf(die), in.TakeLeft(in.H, 2*u))
	}
}

func (d Drawer) progress(cards *content.Content, card *content.Progress, in geom.Rect) {
	look, u := d.Look(), d.Unit()
	d.Text(Font{bold, Small}, card.Name, in.TakeTop(picturedLine*u), Center, look.Ink)
	line := in.TakeBottom(17 * u)
	for _, reward := range card.Reward {
		d.Reward(reward, line.TakeLeft(line.H, 2*u))
	}
	at := card.ObstacleAt
	resource := cards.Board.SlotResource[at]
	d.Chip(resource.String(), look.Resources[resource], line.TakeRight(line.H, 2*u))
	d.Chip(at.Region().String(), look.Regions[at.Region()], line.TakeRight(line.H, 2*u))
	d.Icon("threat", line.TakeRight(line.H), look.InkSoft)
	for i, square := range layout.Squares(in, card, 17*u, u) {
		if card.Squares[i].There {
			d.SmallSquare(&card.Squares[i], square)
		}
	}
}

func (d Drawer) event(cards *content.Content, card content.CardOf, in geom.Rect) {
	look, u := d.Look(), d.Unit()
	season, symbols := card.Event()
	s := look.Seasons[season]
	head := in.TakeTop(picturedHead * u)
	d.Round(head, 3*u, s.Fill)
	d.Icon(season.String(), head.TakeLeft(head.H).Inset(u), s.Ink)
	d.Text(Font{displayBold, Small}, strconv.Itoa(symbols), head, Left, s.Ink)
	name := in.TakeBottom(picturedHead * u)
	d.Picture(cards, card, in, 100)
	d.Text(Font{bold, Small}, cards.Events[season][symbols].Name, name, Center, look.Ink)
}

// pilePiece draws a draw pile, a discard pile or the progress deck.
func (d Drawer) pilePiece(p *content.Piece, r geom.Rect) {
	look, u := d.Look(), d.Unit()
	count := strconv.Itoa(p.Value)
	switch {
	case p.Kind == content.DeckPiece:
		r = d.Stack(r, p.Value, look.Dark(), look.Gold)
		d.Icon("progress", r.TakeTop(0.4*r.H).Inset(2*u), look.GoldBright)
		d.Text(Font{displayBold, Normal}, rules.Roman(p.Stage), r.Row(0, 2, 0), Center, look.GoldBright)
		d.Text(Font{body, Small}, count, r.Row(1, 2, 0), Center, look.GoldBright)
	case p.Value == 0:
		d.NoPile(r)
	case p.Kind == content.DiscardPiece:
		in := d.Stack(r, p.Value, look.ParchmentDark, look.ParchmentEdge).Inset(2 * u)
		d.Icon("discard", in.TakeLeft(in.H), look.InkSoft)
		d.Text(Font{displayBold, Large}, count, in, Center, look.Ink)
	default:
		d.Pile(r, p.Value, p.Season, 0)
	}
}
