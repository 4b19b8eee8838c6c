package layout_test

import (
	"testing"

	"sixwinters/render/layout"
)

// TestChapterParts lays the parts of a sheet of the chronicle into rooms from narrow to wide: each lies in its room, none
// over another, and none is empty.
func TestChapterParts(t *testing.T) {
	for _, unit := range []float64{0.75, 1, 2, 4} {
		for _, width := range []float64{120, 170, 260, 500, 560, 800, 1080} {
			room := func(height float64) layout.Rect {
				return layout.Rect{X: 30, Y: 50, W: width * unit, H: height * unit}
			}
			check := func(what string, in layout.Rect, parts ...layout.Rect) {
				t.Helper()
				for i, p := range parts {
					if p.Empty() || !p.Within(in) {
						t.Errorf("%s, width %.0f: part %d at %v is empty or outside of %v", what, width, i, p, in)
					}
					for j := range i {
						if p.Inset(0.01).Overlaps(parts[j].Inset(0.01)) {
							t.Errorf("%s, width %.0f: parts %d and %d overlap", what, width, j, i)
						}
					}
				}
			}
			if r := room(layout.YearHeight); width <= 400 {
				y := layout.LayPathYear(r, unit)
				check("year", r, append(y.Portraits[:], y.Year, y.Deeds, y.Progress, y.Threat)...)
			}
			if r := room(layout.YearLow); width >= 120 && width <= 400 {
				y := layout.LayPathYear(r, unit)
				check("year in one line", r, append(y.Portraits[:], y.Year, y.Progress, y.Threat)...)
			}
			if r := room(layout.ChangeHeight); width >= 240 {
				c := layout.LayChange(r, unit)
				check("change", r, c.Old, c.New, c.Arrow, c.OldName, c.NewName)
			}
			if r := room(layout.FateHeight); width >= 240 {
				f := layout.LayFate(r, unit)
				check("fate", r, f.Portrait, f.Name, f.Say, f.Marked)
			}
			if width < 500 {
				continue
			}
			for _, height := range []float64{layout.BannerHeight, layout.LowBanner} {
				r := room(height)
				b := layout.LayBanner(r, unit)
				check("banner", r, b.Plate, b.Picture)
				check("words of the banner", b.Plate, b.Head, b.Outcome)
			}
			for _, seals := range []int{0, 3} {
				r := room(layout.PageHeadHeight)
				h := layout.LayPageHead(r, unit, seals)
				check("head of a page", r, h.Head, h.Outcome, h.Line)
				if seals > 0 {
					check("seals", r, h.Seals, h.Outcome)
				}
			}
			r := room(layout.TrackRowHeight)
			tale := layout.LayTrackRow(r, unit)
			check("tale", r, append(tale.Spaces[:], tale.Emblem, tale.Name, tale.Progress, tale.Threat, tale.Mastery, tale.Say)...)
			if free := tale.Say.X - tale.Mastery.Right(); free < 6*unit {
				t.Errorf("width %.0f: the medal stands %.1f units before what is said", width, free/unit)
			}
			if space := tale.Spaces[0]; space.W < 15*unit-0.01 {
				t.Errorf("width %.0f: a space is %.1f units wide, too narrow for a marker", width, space.W/unit)
			}
		}
	}
}
