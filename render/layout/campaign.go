package layout

import "sixwinters/content"

// CampaignRow is a campaign in the list of all campaigns: a picture of its table beside a few lines, and how far progress
// and threats have come at the right.
type CampaignRow struct {
	Thumb  Rect
	Name   Rect
	Where  Rect
	Who    Rect
	Played Rect
	Tracks [content.NumResources]MiniTrack
}

// MiniTrack is the track of a resource at a glance.
type MiniTrack struct {
	Emblem Rect
	Spaces [content.TrackSpaces]Rect
}

// The height of a campaign's row, and the width of the picture of a table in relation to its height.
const (
	CampaignHeight = 100.0 // units
	thumbShare     = 16.0 / 9
)

// LayCampaign lays a campaign's row into a rectangle. unit is the number of pixels to a unit.
func LayCampaign(r Rect, unit float64) CampaignRow {
	var c CampaignRow
	r = r.Inset(10 * unit)
	c.Thumb = r.TakeLeft(r.H*thumbShare, 12*unit)
	r.TakeRight(6 * unit)
	tracks := r.TakeRight(min(0.42*r.W, 260*unit), 12*unit)

	const rows = 3
	for i := range c.Tracks {
		t := &c.Tracks[i]
		line := tracks.Column(i/rows, (len(c.Tracks)+rows-1)/rows, 12*unit).Row(i%rows, rows, 0)
		t.Emblem = line.TakeLeft(18*unit, 5*unit).Middle(18*unit, 18*unit)
		line = line.Middle(line.W, 12*unit)
		for s := range t.Spaces {
			t.Spaces[s] = line.Column(s, len(t.Spaces), 0)
		}
	}
	c.Name = r.TakeTop(24 * unit)
	line := r.H / 3
	c.Where, c.Who, c.Played = r.TakeTop(line), r.TakeTop(line), r
	return c
}
