package render

import (
	"image/color"
	"strconv"
	"strings"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// tab draws the tab of a pane: its emblem and its name beside it or, on a narrow tab, below it. Tabs of panes in sight are of
// parchment, others dark.
func (t *table) tab(l layout.Pane, r layout.Rect) {
	fill, ink, edge := lacquer(0.5), art.GoldBright, art.Fade(art.Gold, 0.6)
	if t.plan.Shows(l) {
		fill, ink, edge = art.Page, art.Pen, art.Gold
	}
	t.framed(r, 4*t.u, 1.5*t.u, fill, edge)
	in := r.Inset(3 * t.u)
	if t.plan.Below && l >= layout.MatPane {
		mats{t}.wellbeing(int(l-layout.MatPane), in, ink)
		return
	}
	icon, name := t.leafSign(l)
	const between = 4.0
	width, room := t.width(font{bold, small}, name), in.W-in.H-between*t.u
	if tightest*width > room {
		in = r.Inset(2 * t.u)
		if tightest*width > in.W {
			name = name[strings.LastIndex(name, " ")+1:]
		}
		if tightest*t.width(font{bold, small}, name) <= in.W {
			t.text(font{bold, small}, name, in.TakeBottom(small*t.u), center, ink)
		}
		t.leafIcon(l, icon, in, ink)
		return
	}
	in = in.Middle(in.H+between*t.u+min(width, room), in.H)
	t.leafIcon(l, icon, in.TakeLeft(in.H, between*t.u), ink)
	t.text(font{bold, small}, name, in, left, ink)
}

// wellbeing draws what of a mat is seen from the sofa: who it is, and the stress dice, each under the name of its condition.
func (t mats) wellbeing(player int, r layout.Rect, ink color.NRGBA) {
	q := &t.s.Players[player]
	icon, name := t.leafSign(layout.MatPane + layout.Pane(player))
	if t.book.Seats() {
		name = t.ellipsis(font{bold, normal}, t.book.Who(player), r.W/narrowest)
	}
	t.text(font{bold, normal}, name, r.TakeTop(16*t.u), center, ink)
	if q.Character == content.NoCharacter {
		t.leafIcon(layout.MatPane+layout.Pane(player), icon, r.Square(), ink)
		return
	}
	stress := r.TakeBottom(min(0.6*r.H, 76*t.u), 3*t.u)
	t.picture(portraitPicture(t.book.Content(), q.Character), r, 100)
	if !t.s.BearsStress(player) {
		return
	}
	for k := range content.NumStress {
		row, die := stress.Row(k, content.NumStress, t.u), q.Stress[k]
		if die.Box > 0 {
			t.text(font{bold, small}, t.book.Content().Board.Conditions[k][die.Box-1], row.TakeTop(13*t.u), center, ink)
		}
		row = row.Middle(min(row.W, 48*t.u), min(row.H, 22*t.u))
		t.icon(content.Stress(k).String(), row.TakeLeft(row.H, 3*t.u), ink)
		t.text(font{displayBold, 18}, strconv.Itoa(int(die.Value)), row, center, ink)
	}
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
