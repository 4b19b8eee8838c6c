package render

import (
	"sixwinters/content"
	"sixwinters/render/layout"
)

// A card on a menu: large, and as it lies on the table.

// FaceSize returns the width and the height in pixels that a card shown large takes, within the greatest.
func (c Chapter) FaceSize(f *Face, widest, tallest float64) (width, height float64) {
	set := faces{c.pieces}.sizeFace(f, widest, tallest)
	return set.width, set.height
}

// Face draws a card large from the top of a rectangle that has room for it.
func (c Chapter) Face(r layout.Rect, f *Face) {
	set := faces{c.pieces}.sizeFace(f, r.W, r.H)
	at := r.Middle(set.width, r.H)
	at.H = set.height
	faces{c.pieces}.face(f, set, at)
}

// sampleScale is how much larger than in the book of rules a card on a menu lies.
const sampleScale = 1.35

// SampleSize returns the width and the height in pixels that a card takes as it lies on the table.
func (c Chapter) SampleSize(card content.CardOf) (width, height float64) {
	size := pieceSize(&content.Piece{Kind: pieceKinds[card.Kind]})
	return size.w * sampleScale * c.u, size.h * sampleScale * c.u
}

// pieceKinds are the pieces that show the kinds of card.
var pieceKinds = map[content.CardKind]content.PieceKind{
	content.ObstacleKind: content.ObstaclePiece, content.LocationKind: content.LocationPiece,
	content.ProgressKind: content.ProgressPiece, content.CharacterKind: content.FigurePiece,
	content.EventKind: content.EventPiece,
}

// Sample draws a card as it lies on the table.
func (c Chapter) Sample(r layout.Rect, card content.CardOf) {
	larger := *c.canvas
	larger.u *= sampleScale
	d := pictureDrawer{pieces{&larger}, c.cards}
	p := &content.Piece{Kind: pieceKinds[card.Kind], Resource: content.NoResource}
	switch card.Kind {
	case content.ObstacleKind:
		d.obstaclePiece(p, content.ObstacleID(card.N), r)
	case content.LocationKind:
		d.locationPiece(p, content.LocationID(card.N), r)
	case content.ProgressKind:
		d.progressPiece(&c.cards.Progress[card.N], r)
	case content.CharacterKind:
		d.figure(c.cards, 0, content.CharacterID(card.N), r)
	case content.EventKind:
		p.Season, p.Value = card.Event()
		d.eventPiece(p, r)
	}
}

// ForgetPictures drops the pictures of cards that are not shown any more.
func (p *Painter) ForgetPictures(cards *content.Content) {
	for key, img := range p.pictures {
		if key.cards != cards {
			continue
		}
		if img != nil {
			img.Deallocate()
		}
		delete(p.pictures, key)
	}
}
