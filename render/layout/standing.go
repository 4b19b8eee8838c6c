package layout

import "sixwinters/content"

// Standing is the row of a track on the sheet that says how the campaign stands: a straight line of twelve spaces, with what lies
// ahead under them.
type Standing struct {
	Emblem, Name, Kind Rect
	Spaces, Under      [content.TrackSpaces]Rect
	Say, Levels        Rect // what the track is worth, and its levels
}

// Lengths of the row of a track in units.
const (
	StandingHeight = 58.0
	StandingTall   = 84.0 // where there is no room beside the spaces

	standingWide = 760.0 // from which there is
	standingEdge = 130.0
)

// StandingRow returns the height of a row of a width, both in pixels.
func StandingRow(width, unit float64) float64 {
	if width < standingWide*unit {
		return StandingTall * unit
	}
	return StandingHeight * unit
}

// LayStanding lays the row of a track.
func LayStanding(r Rect, unit float64) Standing {
	var t Standing
	wide := r.W >= standingWide*unit
	r = r.Inset(4 * unit)
	head, tail := r, r
	if wide {
		head = r.TakeLeft(standingEdge*unit, 8*unit)
		tail = r.TakeRight(standingEdge*unit, 10*unit)
		t.Emblem = head.TakeLeft(34*unit, 6*unit).Middle(34*unit, 34*unit)
		head, tail = head.Middle(head.W, 38*unit), tail.Middle(tail.W, 38*unit)
		t.Name, t.Say = head.TakeTop(21*unit), tail.TakeTop(19*unit)
		t.Kind, t.Levels = head, tail
	} else {
		line := r.TakeTop(24*unit, 3*unit)
		t.Emblem = line.TakeLeft(24*unit, 5*unit)
		t.Name = line.TakeLeft(0.26 * line.W)
		t.Kind = line.TakeLeft(0.26 * line.W)
		t.Levels = line.TakeRight(0.48 * line.W)
		t.Say = line
	}
	under := r.TakeBottom(17 * unit)
	for i := range t.Spaces {
		t.Spaces[i] = r.Column(i, content.TrackSpaces, 2*unit)
		t.Under[i] = under.Column(i, content.TrackSpaces, 2*unit)
	}
	return t
}
