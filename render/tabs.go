package render

import (
	"strings"

	"image/color"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// tab draws the tab of a pane: its emblem and, where there is room, its name. Tabs of panes in sight are of parchment, others
// dark.
func (t *table) tab(l layout.Pane, r layout.Rect) {
	fill, ink, edge := lacquer(0.5), art.GoldBright, art.Fade(art.Gold, 0.6)
	if t.plan.Shows(l) {
		fill, ink, edge = art.Parchment, art.Ink, art.Gold
	}
	t.framed(r, 4*t.u, 1.5*t.u, fill, edge)
	in := r.Inset(3 * t.u)
	icon, name := t.leafSign(l)
	const between = 4.0
	width, room := t.width(font{bold, small}, name), in.W-in.H-between*t.u
	if narrowest*width > room {
		t.leafIcon(l, icon, in, ink)
		return
	}
	in = in.Middle(in.H+between*t.u+min(width, room), in.H)
	t.leafIcon(l, icon, in.TakeLeft(in.H, between*t.u), ink)
	t.text(font{bold, small}, name, in, left, ink)
}

// leafSign returns the emblem of a pane and its name in a word or two.
func (t *table) leafSign(l layout.Pane) (icon, name string) {
	switch {
	case l < layout.TradePane:
		name := t.book.RegionTitle(content.Region(l))
		if first, _, _ := strings.Cut(name, " "); len(name) > len("Red Bank") {
			name = first // a tab is narrow
		}
		return art.RegionNames[l], name
	case l == layout.TradePane:
		return "trade", "Trade"
	case l == layout.StagingPane:
		return "progress", "Staging"
	}
	player := int(l - layout.MatPane)
	icon, name = t.characterIcon(player), [rules.NumPlayers]string{"First", "Second"}[player]
	if id := t.s.Players[player].Character; id != content.NoCharacter {
		name = t.book.Content().Characters[id].Name
	}
	return icon, name
}

// leafIcon draws the emblem of a pane, of mats in the colours of their players.
func (t *table) leafIcon(l layout.Pane, icon string, r layout.Rect, ink color.NRGBA) {
	if l < layout.MatPane {
		t.icon(icon, r, ink)
		return
	}
	player := int(l - layout.MatPane)
	s, r := art.Players[player], r.Square()
	t.framed(r, 4*t.u, 1.5*t.u, s.Fill, s.Edge)
	if icon == "" {
		t.text(font{displayBold, large}, [rules.NumPlayers]string{"1", "2"}[player], r, center, s.Ink)
		return
	}
	t.icon(icon, r.Inset(2.5*t.u), s.Ink)
}
