package render

import (
	"strconv"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
)

// Wherever the markers of a track lie, now and as the year began, they leave the level of each space room.
func TestMarkersLeaveLevelsFree(t *testing.T) {
	cards := contenttest.Cards(t)
	painter, err := NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	for _, unit := range []float64{1, 1.5, 2} {
		c := painter.Chapter(nil, unit, cards)
		for _, height := range []float64{layout.StandingLow, layout.StandingHeight} {
			row := layout.LayStanding(layout.Rect{W: 1080, H: height * unit}, unit)
			printed := &cards.Board.Tracks[0]
			for n := range content.TrackSpaces * content.TrackSpaces * 9 {
				of := chronicle.Track{Progress: chronicle.Span{To: 1 + n%12}, Threat: chronicle.Span{To: 1 + n/12%12}}
				of.Progress.From, of.Threat.From = max(1, of.Progress.To-n/144%3), max(1, of.Threat.To-n/432)
				m := c.layMarkers(&row, printed, &of)
				for i, r := range m.levels {
					if needs := c.width(c.levelFont(&row), strconv.Itoa(printed.Levels[i])); r.W < needs-0.01 {
						t.Fatalf("unit %g, height %g, %+v: the level of space %d has a width of %.1f, and needs %.1f", unit, height, of, i+1, r.W, needs)
					}
				}
				for _, at := range []layout.Rect{m.progress, m.threat} {
					if at.W < 4*unit {
						t.Fatalf("unit %g: a marker is only %.1f wide", unit, at.W)
					}
				}
			}
		}
	}
}

// How many obstacles a space unlocks is written at every size, also where that space brings a location as well.
func TestEveryUnlockIsCounted(t *testing.T) {
	cards := contenttest.Cards(t)
	painter, err := NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	for _, unit := range []float64{1, 2} {
		row := layout.LayStanding(layout.Rect{W: 1080, H: layout.StandingLow * unit}, unit)
		of := chronicle.Track{Ahead: []rules.Ahead{{Space: 12, Unlocks: make([]content.ObstacleID, 7), Location: 1}}}
		counted := false
		painter.OnText(func(line string, at layout.Rect) { counted = counted || line == "7" && at.Within(row.Under[11]) })
		c := painter.Chapter(nil, unit, cards)
		c.standingAhead(&row, 0, &of)
		if !counted {
			t.Errorf("unit %g: it is not", unit)
		}
	}
}

// What lies ahead on a track is pressed into the height that it has, but no line of it is cut.
func TestWhatLiesAheadIsNotCut(t *testing.T) {
	painter, err := NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	c := painter.Chapter(nil, 2, contenttest.Cards(t))
	say := strings.Repeat("Threat on space 8 unlocks Breakout! and The Subtect. ", 6)
	for height := 90.0; height < 160; height++ {
		lowest := 0.0
		painter.OnText(func(_ string, at layout.Rect) { lowest = max(lowest, at.Y+1.12*at.H) })
		c.Ahead(layout.Rect{W: 1080, H: height}, say)
		if lowest > height+1 {
			t.Errorf("in a height of %g its last line reaches down to %.1f", height, lowest)
		}
	}
}
