package render

import (
	"sixwinters/art"
	"sixwinters/render/layout"
)

// Heights of a banner and its parts in units.
const (
	bannerLow  = 84.0  // a title only
	bannerHigh = 132.0 // with the picture of a card
	bannerFull = 178.0 // with an event and its text

	bannerTitle = 22.0
	bannerHead  = 26.0 + 2 + 30 + 4 // above the text of an event
	bannerText  = 17.0
	bannerGap   = 6.0 // between a banner and its thing
)

// The width of a picture on a banner as a share of its height, and its greatest share of the banner's width.
const (
	bannerPicture = 1.78
	bannerShare   = 0.36
)

// banner draws a title across the boards, with the picture of the card that it is about, and the text of an event.
func (c *canvas) banner(s *Scene) {
	r, ev := s.BannerRect(), s.BannerOf
	c.shadow(r, 6*c.u, 8*c.u)
	c.framed(r, 6*c.u, 2*c.u, art.Fade(art.Night, 0.95), art.Gold)
	in := r.Inset(12 * c.u)
	cards := s.View.Book.Content()
	switch {
	case ev != nil:
		c.miniature(eventPicture(cards, ev.Season, ev.Symbols), takePicture(&in, bannerPicture))
		in.TakeLeft(14 * c.u)
		c.bannerEvent(s, in)
	case s.BannerCard.Kind != NoCard:
		_, _, picture := cardFront(cards, s.BannerCard)
		shape := bannerPicture
		if s.BannerCard.Kind == CharacterCard {
			shape = 1
		}
		at := takePicture(&in, shape)
		c.miniature(picture, at)
		if s.BannerBurns {
			c.fill(snap(at), art.Fade(art.Night, ashes))
			c.icon("burn", at.Middle(0.6*at.H, 0.6*at.H), art.GoldBright)
		}
		in.TakeLeft(14 * c.u)
		c.paragraph(font{display, bannerTitle}, s.Banner, in, left, art.GoldBright)
	default:
		c.paragraph(font{display, bannerTitle}, s.Banner, in, center, art.GoldBright)
	}
}

// BannerRect returns the place of a scene's banner: in the middle of the boards, or beside BannerBeside. It is empty without a
// banner.
func (s *Scene) BannerRect() layout.Rect {
	height := bannerLow
	switch {
	case s.Banner == "":
		return layout.Rect{}
	case s.BannerOf != nil:
		height = bannerFull
	case s.BannerCard.Kind != NoCard:
		height = bannerHigh
	}
	r := s.Plan.Boards
	r = r.Middle(r.W, min(r.H, height*s.Plan.Unit))
	if about := s.BannerBeside; r.Overlaps(about) {
		r.Y = about.Y - r.H - bannerGap*s.Plan.Unit
		if r.Y < s.Plan.Boards.Y {
			r.Y = about.Bottom() + bannerGap*s.Plan.Unit
		}
	}
	return r
}

// takePicture cuts the room of a picture off the left of a rectangle; shape is its width as a share of its height.
func takePicture(in *layout.Rect, shape float64) layout.Rect {
	return in.TakeLeft(min(shape*in.H, bannerShare*in.W))
}

// bannerEvent writes the text of an event, beside the middle of its picture.
func (c *canvas) bannerEvent(s *Scene, in layout.Rect) {
	ev := s.BannerOf
	text := s.View.Book.EventText(ev.Season, ev.Symbols)
	words := in
	words.TakeTop(bannerHead * c.u)
	said := min(words.H, c.textHeight(font{body, bannerText}, text, words.W))
	in = in.Middle(in.W, bannerHead*c.u+said) // as high as what it says
	sign := in
	sign = sign.TakeTop(26 * c.u)
	tint := art.Blend(art.Seasons[ev.Season].Fill, art.Chalk, 0.3)
	for range ev.Symbols {
		c.icon(ev.Season.String(), sign.TakeLeft(sign.H).Inset(2*c.u), tint)
	}
	if ev.Symbols == 0 {
		c.text(font{italic, 14}, "no symbol showing", sign, left, tint)
	}
	in.TakeTop(28 * c.u)
	c.text(font{display, bannerTitle}, s.Banner, in.TakeTop(30*c.u, 4*c.u), left, art.GoldBright)
	c.paragraph(font{body, bannerText}, text, in, left, art.Parchment)
}
