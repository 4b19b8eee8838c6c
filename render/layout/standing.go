package layout

import "sixwinters/content"

// Standing is the row of a track on the sheet that shows how the campaign is going: its twelve spaces in a line, and under each
// what happens there.
type Standing struct {
	Emblem, Name, Kind Rect
	Spaces, Under      [content.TrackSpaces]Rect
	Say, Levels        Rect // what the track is worth, and its levels
}

// Lengths of the row of a track in units.
const (
	StandingHeight = 58.0
	StandingLow    = 33.0 // where there is little height

	standingEdge   = 130.0
	standingNarrow = 106.0 // of what stands beside the spaces of a low row
	standingTail   = 112.0
)

// LayStanding lays the row of a track, unit pixels to a unit. A low row leaves out Kind.
func LayStanding(r Rect, unit float64) Standing {
	var t Standing
	if r.H < StandingHeight*unit-1 {
		r = Rect{X: r.X + 2*unit, Y: r.Y + unit, W: r.W - 4*unit, H: r.H - 2*unit}
		t.Name = r.TakeLeft(standingNarrow*unit, 4*unit)
		t.Emblem = t.Name.TakeLeft(24*unit, 4*unit).Middle(24*unit, 24*unit)
		t.Levels = r.TakeRight(standingTail*unit, 6*unit)
		t.Say = t.Levels.TakeTop(17 * unit)
	} else {
		r = r.Inset(4 * unit)
		head, tail := r.TakeLeft(standingEdge*unit, 8*unit), r.TakeRight(standingEdge*unit, 10*unit)
		t.Emblem = head.TakeLeft(34*unit, 6*unit).Middle(34*unit, 34*unit)
		head, tail = head.Middle(head.W, 38*unit), tail.Middle(tail.W, 38*unit)
		t.Name, t.Say = head.TakeTop(21*unit), tail.TakeTop(19*unit)
		t.Kind, t.Levels = head, tail
	}
	under := r.TakeBottom(min(17*unit, 0.42*r.H))
	for i := range t.Spaces {
		t.Spaces[i] = r.Column(i, content.TrackSpaces, 2*unit)
		t.Under[i] = under.Column(i, content.TrackSpaces, 2*unit)
	}
	return t
}
