package layout

import (
	"sixwinters/content"
	"sixwinters/rules"
)

// The parts of a sheet of the chronicle. Each is laid into the room, in pixels, that it is given on the sheet; unit is the number of
// pixels to a unit.

// Heights of the parts in units.
const (
	BannerHeight   = 88.0
	LowBanner      = 62.0 // where there is little height
	TrackRowHeight = 25.0
	TrackRowLow    = 22.0 // where there is little height
	FateHeight     = 76.0
	YearHeight     = 74.0
	YearLow        = 36.0 // in one line
	ChangeHeight   = 96.0
)

// Banner is the head of a sheet: what is over beside the picture of its season, and what it has come to.
type Banner struct {
	Plate, Picture Rect
	Head, Outcome  Rect
}

// plateShare is the share of a banner's width for its words.
const plateShare = 0.6

// bannerWords is the height that the words of a banner need, in units.
const bannerWords = 54.0

// LayBanner lays the head of a sheet.
func LayBanner(r Rect, unit float64) Banner {
	var b Banner
	r = r.Inset(2 * unit)
	b.Plate = r.TakeLeft(plateShare * r.W)
	b.Picture = r
	in := b.Plate.Inset(min(10*unit, (r.H-bannerWords*unit)/2))
	in.X, in.W = b.Plate.X+10*unit, b.Plate.W-20*unit
	b.Head = in.TakeTop(24 * unit)
	b.Outcome = in
	return b
}

// PageHead is the head of a page beside a picture: what is over, what it has come to, and the seals of a victory's degrees.
type PageHead struct {
	Head, Outcome, Line, Seals Rect
}

// PageHeadHeight is its height in units.
const PageHeadHeight = 68.0

// LayPageHead lays the head of a page with room for some seals.
func LayPageHead(r Rect, unit float64, seals int) PageHead {
	var h PageHead
	h.Line = r
	h.Line = h.Line.TakeBottom(1.5*unit, 4*unit)
	r.H -= 5.5 * unit
	if seals > 0 {
		h.Seals = r
		h.Seals = h.Seals.TakeRight(float64(seals) * 34 * unit)
		h.Seals = h.Seals.Middle(h.Seals.W, 30*unit)
		r.W -= h.Seals.W + 6*unit
	}
	h.Head = r.TakeTop(24 * unit)
	h.Outcome = r
	return h
}

// TrackRow is the row of a track: how its two markers have moved, and what that is worth.
type TrackRow struct {
	Emblem, Name     Rect
	Spaces           [content.TrackSpaces]Rect
	Progress, Threat Rect // the levels
	Mastery, Say     Rect
}

// leastTrackRow is the width in units from which the name of a track stands beside its emblem.
const leastTrackRow = 480.0

func LayTrackRow(r Rect, unit float64) TrackRow {
	var t TrackRow
	wide := r.W >= leastTrackRow*unit
	r = r.Inset(2 * unit)
	t.Emblem = r.TakeLeft(r.H, 4*unit).Square()
	if wide {
		t.Name = r.TakeLeft(80 * unit)
	}
	t.Say = r.TakeRight(90*unit, 7*unit)
	t.Mastery = r.TakeRight(20*unit).Middle(20*unit, 20*unit)
	t.Threat = r.TakeRight(42 * unit)
	t.Progress = r.TakeRight(42 * unit)
	r.TakeLeft(4 * unit)
	line := r.Middle(r.W, 15*unit)
	for i := range t.Spaces {
		t.Spaces[i] = line.Column(i, len(t.Spaces), 0)
	}
	return t
}

// Fate is how a character has come through: portrait, name, and what is marked.
type Fate struct {
	Portrait          Rect
	Name, Say, Marked Rect
}

// LayFate lays what is told of a character.
func LayFate(r Rect, unit float64) Fate {
	var f Fate
	r = r.Inset(5 * unit)
	f.Portrait = r.TakeLeft(r.H, 8*unit)
	f.Name = r.TakeTop(20 * unit)
	f.Say = r.TakeTop(17 * unit)
	f.Marked = r
	return f
}

// PathYear is where the parts of a year lie on the path of all years.
type PathYear struct {
	Year      Rect                   // its number
	Portraits [rules.NumPlayers]Rect // who was played
	Progress  Rect                   // how far progress has come
	Threat    Rect                   // and the threats
	Deeds     Rect                   // cards and obstacles; empty in one line
}

func LayPathYear(r Rect, unit float64) PathYear {
	var y PathYear
	if r.H < YearHeight*unit-1 {
		r = r.Inset(4 * unit)
		y.Year = r.TakeLeft(30*unit, unit)
		for p := range y.Portraits {
			y.Portraits[p] = r.TakeLeft(r.H, 2*unit)
		}
		y.Progress = r.Column(0, 2, 0)
		y.Threat = r.Column(1, 2, 0)
		return y
	}
	r = r.Inset(5 * unit)
	top := r.TakeTop(30 * unit)
	y.Year = top.TakeLeft(top.W - 2*top.H - 3*unit)
	for p := range y.Portraits {
		y.Portraits[p] = top.TakeLeft(top.H, 3*unit)
	}
	r.TakeTop(2 * unit)
	y.Deeds = r.TakeTop(16 * unit)
	y.Progress = r.Column(0, 2, 0)
	y.Threat = r.Column(1, 2, 0)
	return y
}

// Change is a location that burned, and the one that has come in its place.
type Change struct {
	Old, New         Rect // pictures
	Arrow            Rect
	OldName, NewName Rect
	Reason           Rect // why it burned
}

func LayChange(r Rect, unit float64) Change {
	var c Change
	r = r.Inset(6 * unit)
	c.Reason = r.TakeBottom(18 * unit)
	names := r.TakeBottom(18 * unit)
	arrow := 26 * unit
	side := (r.W - arrow) / 2
	c.Old = r.TakeLeft(side)
	c.Arrow = r.TakeLeft(arrow)
	c.New = r
	c.OldName = names.TakeLeft(side, arrow)
	c.NewName = names
	return c
}
