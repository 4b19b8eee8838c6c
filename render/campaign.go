package render

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

type Campaign struct {
	Name    string
	Where   string // year and turn, and the difficulty
	Who     string
	Played  string // when it was last played
	Trouble string // why it cannot be opened, "" if it can; then Table is nil

	Table *rules.State  // nil until it is read, and in another game
	Thumb *ebiten.Image // of the table; nil until it is drawn
}

// DrawCampaign draws a campaign on its row. unit is the number of pixels to a unit.
func (p *Painter) DrawCampaign(screen *ebiten.Image, unit float64, row *layout.CampaignRow, of *Campaign) {
	c := on(p.on(screen, unit))
	c.round(row.Thumb, 3*c.u, art.Night)
	if of.Thumb != nil {
		c.image(of.Thumb, snap(row.Thumb.Inset(1.5*c.u)), opaque)
	} else if of.Trouble != "" {
		c.icon("trouble", row.Thumb.Middle(36*c.u, 36*c.u), faintOr(art.Refused, art.GoldBright))
	}
	c.text(font{displayBold, 17}, of.Name, row.Name, left, art.Ink)
	c.text(font{body, 14}, of.Played, row.Played, left, art.InkSoft)
	if of.Trouble != "" {
		room := row.Where
		room.H, room.W = row.Who.Bottom()-room.Y, row.Tracks[len(row.Tracks)-1].Spaces[len(row.Tracks[0].Spaces)-1].Right()-room.X
		c.paragraph(font{body, 14}, of.Trouble, room, left, art.Ink)
		return
	}
	c.text(font{body, 14}, of.Where, row.Where, left, art.Ink)
	c.text(font{body, 14}, of.Who, row.Who, left, art.Ink)
	if of.Table == nil {
		return
	}
	for n := range row.Tracks {
		c.miniTrack(n, of.Table, &row.Tracks[n])
	}
}

// miniTrack draws a track small: progress in the colour of its resource, the threat as a dark line.
func (c pieces) miniTrack(n int, s *rules.State, t *layout.MiniTrack) {
	swatch := art.Resources[n]
	c.Chip(art.ResourceNames[n], swatch, t.Emblem)
	progress, threat := int(s.Progress[n]), int(s.Threat[n])
	all := geom.Around(t.Spaces[:])
	c.round(all.Inset(-c.u), 2*c.u, faintOr(swatch.Edge, art.Ink))
	c.fill(all, art.Parchment)
	span := func(from, to int, share float64, tint color.NRGBA) {
		r := layout.Rect{X: t.Spaces[from].X, Y: all.Y, W: t.Spaces[to-1].Right() - t.Spaces[from].X, H: all.H}
		c.fill(r.TakeBottom(share*r.H), tint)
	}
	span(0, progress, 1, swatch.Fill)
	span(0, threat, 0.35, art.Night)
	span(threat-1, threat, 1, art.Refused)
}

// Size in pixels of the table that thumbnails are drawn from.
const thumbFromWidth, thumbFromHeight = 1280, 720

// ThumbFrom is the size of the window that small pictures are drawn from.
var ThumbFrom = image.Pt(thumbFromWidth, thumbFromHeight)

// Thumbnail draws a table in a size in pixels, without the pictures on its cards, which would be too small to see.
func (p *Painter) Thumbnail(book *rules.Rulebook, s *rules.State, size image.Point) *ebiten.Image {
	v := layout.View{Book: book, State: s, W: thumbFromWidth, H: thumbFromHeight, PromptPlayer: rules.NoPlayer, Watched: true}
	plan := layout.Lay(&v)
	return Small(size, func(whole *ebiten.Image) {
		c := &canvas{surface{p: p, dst: whole, u: plan.Unit, plain: true}}
		newTable(c, c, &v, plan, nil).draw()
	})
}

// Small returns what is drawn on a window of the size of [ThumbFrom], in a size in pixels.
func Small(size image.Point, draw func(whole *ebiten.Image)) *ebiten.Image {
	whole := NewLarge(ThumbFrom)
	defer whole.Deallocate()
	draw(whole)
	thumb := ebiten.NewImage(size.X, size.Y)
	o := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	o.GeoM.Scale(float64(size.X)/thumbFromWidth, float64(size.Y)/thumbFromHeight)
	thumb.DrawImage(whole, &o)
	return thumb
}
