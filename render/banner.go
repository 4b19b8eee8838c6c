package render

import (
	"sixwinters/art"
)

// Of the banner of an event card, in units: the height of what stands above its text, and the size of that.
const (
	bannerHead = 26.0 + 2 + 30 + 4
	bannerText = 17.0
	bannerGap  = 6.0 // between a banner and what it is about
)

// banner writes a title across the boards. If it announces an event card, its picture and what it does stand there too.
func (c *canvas) banner(s *Scene) {
	r := s.Plan.Boards
	const plain, withCard = 84, 178 // heights
	height := float64(plain)
	if s.BannerOf != nil {
		height = withCard
	}
	r = r.Middle(r.W, min(r.H, height*c.u))
	if about := s.BannerBeside; r.Overlaps(about) {
		r.Y = about.Y - r.H - bannerGap*c.u
		if r.Y < s.Plan.Boards.Y {
			r.Y = about.Bottom() + bannerGap*c.u
		}
	}
	c.shadow(r, 6*c.u, 8*c.u)
	c.framed(r, 6*c.u, 2*c.u, faded(art.Night, 0.95), art.Gold)
	in := r.Inset(12 * c.u)
	if s.BannerOf == nil {
		c.paragraph(display, 22, s.Banner, in, center, art.GoldBright)
		return
	}
	ev := s.BannerOf
	picture := in.TakeLeft(min(1.5*in.H, 0.34*in.W))
	c.miniature(eventPicture(s.View.Book.Content(), ev.Season, ev.Symbols), picture)
	in.TakeLeft(14 * c.u)
	text := s.View.Book.EventText(ev.Season, ev.Symbols)
	words := in
	words.TakeTop(bannerHead * c.u)
	said := min(words.H, float64(len(c.setLines(body, bannerText, text, words.W)))*leading*bannerText*c.u)
	in = in.Middle(in.W, bannerHead*c.u+said) // as high as what it says, beside the middle of the picture
	sign := in
	sign = sign.TakeTop(26 * c.u)
	tint := blend(art.Seasons[ev.Season].Fill, art.Chalk, 0.3)
	for range ev.Symbols {
		c.icon(ev.Season.String(), sign.TakeLeft(sign.H).Inset(2*c.u), tint)
	}
	if ev.Symbols == 0 {
		c.text(italic, 14, "no symbol showing", sign, left, tint)
	}
	in.TakeTop(28 * c.u)
	c.text(display, 22, s.Banner, in.TakeTop(30*c.u), left, art.GoldBright)
	in.TakeTop(4 * c.u)
	c.paragraph(body, bannerText, text, in, left, art.Parchment)
}
