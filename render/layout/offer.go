package layout

import "sixwinters/content"

// OfferPanel lies over the boards while new locations are chosen; it is empty at other times.
type OfferPanel struct {
	Title   Rect                     // empty where there is no room for it
	Regions [content.NumRegions]Rect // the heading of each region's column
	Places  [content.NumRegions]Rect // what a new location replaces, where it does not stand in the heading
	Cards   []OfferCard
}

// OfferCard is a location to choose. Where many are offered there is no room for the text.
type OfferCard struct {
	Location content.LocationID
	Rect     Rect
	Name     Rect
	Tags     Rect                     // empty where there is no room for them
	Moves    [content.NumRegions]Rect // the same
	Text     Rect
	Picture  Rect // empty where there is no room for one; in the upper corner of a narrow card, under the signs of its tags
}

// Lengths of the offer in units.
const (
	offerTitledHeight = 320.0 // the height of a panel with a title, at the least
	offerHeading      = 20.0
	offerHeadingGap   = 4.0   // under the heading, as far as the frame of a lesson goes round a card
	offerPlace        = 15.0  // the line below the heading of a narrow column
	offerNarrow       = 285.0 // the width of a narrow column
	offerName         = 20.0  // the line with the name
	offerMoves        = 18.0  // the line with the costs of moves
	offerEdge         = 6.0   // between the edge of a card and what is written there
	offerPlainHeight  = 68.0  // a card without its text
	offerTextHeight   = 72.0  // a card with its tags beside the name, and its text
	offerTagsHeight   = 50.0  // a card without the costs of moves
	offerPairWidth    = 300.0 // the least width of a column with cards side by side
	offerFullHeight   = 120.0 // a card that has tags in a line of their own, and its text
	offerTagsWidth    = 74.0  // the signs of tags beside the name
	offerBesideWidth  = 190.0 // the least width of a card for that
	offerLeastText    = 18.0  // the least height of the text
	offerLeastPicture = 60.0  // the least height of a picture
	offerTagsRatio    = 4.6   // width of the signs of tags beside a name that stands alone, in relation to its height
	offerNameRatio    = 8.2   // width of the longest name, in the same way
)

// layOffer lays the offered locations over the boards, in a column for each region ([locations]).
func (p panels) layOffer(r Rect) {
	if p.v.Lifted || p.v.Aside || len(p.v.Offers) == 0 {
		return
	}
	p.Panel = r
	r = r.Inset(p.panelMargin())
	if !p.Folded || r.H >= p.units(offerTitledHeight) { // otherwise the texts need the room; the prompt says what is asked
		p.Offer.Title = r.TakeTop(p.units(panelTitle))
	}
	var of [content.NumRegions][]content.LocationID
	for _, id := range p.v.Offers {
		region := p.v.Book.Content().Locations[id].Region
		of[region] = append(of[region], id)
	}
	for region := range of {
		column := r.Column(region, content.NumRegions, p.units(10))
		head := column.TakeTop(p.units(offerHeading), p.units(offerHeadingGap))
		head.TakeLeft(p.units(offerHeadingGap) / 2)
		p.Offer.Regions[region] = head
		if column.W < p.units(offerNarrow) {
			column.Y -= p.units(offerHeadingGap)
			column.H += p.units(offerHeadingGap)
			p.Offer.Places[region] = column.TakeTop(p.units(offerPlace), p.units(offerHeadingGap))
		}
		p.layOfferColumn(of[region], column)
	}
}

// layOfferColumn lays a region's offers below each other, in two columns if one is too short for all.
func (p panels) layOfferColumn(ids []content.LocationID, column Rect) {
	between := p.units(6)
	cols := 1
	if float64(len(ids))*(p.units(offerPlainHeight)+between) > column.H && column.W >= p.units(offerPairWidth) {
		cols = 2
	}
	rows := (len(ids) + cols - 1) / cols
	for i, id := range ids {
		col := column.Column(i/rows, cols, between)
		room := col.Row(i%rows, max(rows, 2), between)
		c := OfferCard{Location: id, Rect: room}
		p.add(Target{Kind: Offer, N: uint8(id)}, c.Rect)
		in := room.Inset(p.units(offerEdge))
		if in.H < p.units(offerName) { // the frame still surrounds the name
			in = room.Middle(in.W, min(room.H, p.units(offerName)))
		}
		c.Name = in.TakeTop(min(in.H, p.units(offerName)))
		corner := (room.H < p.units(offerFullHeight) || room.W < p.units(offerNarrow)) &&
			room.W >= p.units(offerBesideWidth) && room.H >= p.units(offerTextHeight)
		if corner { // so that there is room for the text
			c.Tags = c.Name.TakeRight(p.units(offerTagsWidth), p.units(3))
			frame := p.units(3)
			c.Picture = Rect{X: c.Tags.X, Y: room.Y + frame, W: room.Right() - frame - c.Tags.X, H: c.Name.Bottom() + p.units(offerMoves) - room.Y - frame}
		} else if room.H >= p.units(offerTagsHeight) {
			c.Tags = in.TakeTop(p.units(16), p.units(2))
		} else if signs := offerTagsRatio * c.Name.H; c.Name.W-signs >= offerNameRatio*c.Name.H {
			c.Tags = c.Name.TakeRight(signs)
		}
		if room.H >= p.units(offerPlainHeight) {
			moves := in.TakeTop(p.units(offerMoves), p.units(2))
			if corner {
				moves.W = c.Name.W
			}
			for region := range c.Moves {
				c.Moves[region] = moves.Column(region, content.NumRegions, p.units(3))
			}
		}
		if in.H >= p.units(offerLeastText) {
			if !corner && in.H >= p.units(offerLeastPicture) && in.W >= 2*in.H {
				c.Picture = in.TakeRight(min(1.5*in.H, in.W/2), p.units(6))
			}
			c.Text = in
		}
		p.Offer.Cards = append(p.Offer.Cards, c)
	}
}
