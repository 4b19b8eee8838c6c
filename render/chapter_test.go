package render_test

import (
	"image"
	"image/color"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/render/scenery"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
	"sixwinters/rules/rulestest"
)

// What the sheets of the chronicle say stands out from what it is written on, while it is pointed at as well.
func TestSheetsStandOut(t *testing.T) {
	const unit = 1.5 // thin strokes have a heart there
	cards := rulestest.Book(t).Content()
	track := chronicle.Track{
		Progress: chronicle.Span{From: 2, To: 7}, Threat: chronicle.Span{From: 3, To: 5},
		ProgressLevel: chronicle.Span{From: 2, To: 3}, ThreatLevel: chronicle.Span{From: 2, To: 2},
		Mastery: true, Won: true, Say: "6 to go",
	}
	counts := track
	counts.Counts, counts.Say = true, "+2 points"
	year := chronicle.Year{
		Turns: 7, Cast: [rules.NumPlayers]content.CharacterID{0, 1}, KnockedOut: []content.CharacterID{1},
		Completed: []content.ProgressID{1, 2}, Overcome: []content.ObstacleID{3},
		Progress: [content.NumResources]chronicle.Span{{From: 1, To: 4}},
		Threat:   [content.NumResources]chronicle.Span{{From: 1, To: 3}},
	}
	lost := year
	lost.Lost = true
	parts := map[string]func(c render.Chapter, r layout.Rect){
		"banner": func(c render.Chapter, r layout.Rect) {
			c.Banner(r, render.Event{Season: content.Winter, Symbols: 2}, "Year III is over", "Red Bank gained ground")
		},
		"head of a page": func(c render.Chapter, r layout.Rect) {
			c.PageHead(r, "Six winters have passed", "Major victory", 2, 3)
		},
		"picture of a page": func(c render.Chapter, r layout.Rect) {
			c.Illumination(r, &scenery.Tale{Caption: "Whitehold burns"})
		},
		"head of the tracks": render.Chapter.TrackRowHead,
		"track": func(c render.Chapter, r layout.Rect) {
			c.TrackRow(r, content.Espionage, &track)
		},
		"track that counts": func(c render.Chapter, r layout.Rect) {
			c.TrackRow(r, content.Support, &counts)
		},
		"character who came through": func(c render.Chapter, r layout.Rect) {
			c.Fate(r, &chronicle.Fate{Character: 0, Say: "came through", Achieved: 3,
				Marked: []rules.Mark{{Stress: content.Body, Name: "Weary"}}}, "Anna")
		},
		"character who is out": func(c render.Chapter, r layout.Rect) {
			c.Fate(r, &chronicle.Fate{Character: 1, Out: true, Say: "knocked out",
				Marked: []rules.Mark{{Stress: content.Psyche, Name: "Angry"}}}, "")
		},
		"year": func(c render.Chapter, r layout.Rect) {
			c.PathYear(r, render.PathYear{Year: 2, Tale: &year, Now: true})
		},
		"year not all of which is known": func(c render.Chapter, r layout.Rect) {
			c.PathYear(r, render.PathYear{Year: 3, Tale: &lost})
		},
		"year to come": func(c render.Chapter, r layout.Rect) {
			c.PathYear(r, render.PathYear{Year: 4})
		},
		"change": func(c render.Chapter, r layout.Rect) {
			c.Change(r, chronicle.Change{Region: content.Empire, Old: 0, New: 5})
		},
	}
	heights := map[string]float64{"banner": layout.BannerHeight, "head of a page": layout.PageHeadHeight, "head of the tracks": layout.TrackRowHeight,
		"track": layout.TrackRowHeight, "track that counts": layout.TrackRowHeight}
	for _, theme := range []struct {
		name  string
		least float64
	}{{"chronicle", 4.5}, {"high-contrast", 7}, {"high-contrast-dark", 4.5}} {
		t.Run(theme.name, func(t *testing.T) {
			wear(t, theme.name)
			for name, part := range parts {
				for _, ground := range []color.NRGBA{art.Parchment, art.Pointed} {
					high := heights[name]
					if high == 0 {
						high = layout.FateHeight
					}
					r := layout.Rect{W: 400 * unit, H: high * unit}
					draw := func(p *render.Painter, screen *ebiten.Image) { part(p.Chapter(screen, unit, cards), r) }
					p, mute := newPainter(t), newPainter(t)
					mute.Mute(true)
					texts := map[layout.Rect]string{}
					p.OnText(func(line string, at layout.Rect) { texts[at] = line })
					with, without := drawn(p, r, ground, draw), drawn(mute, r, ground, draw)
					if len(texts) == 0 {
						t.Errorf("the %s says nothing", name)
					}
					for at, line := range texts {
						if c, seen := contrastIn(with, without, at); seen && c < theme.least {
							t.Errorf("%s: %s on %v has contrast %.1f, want %g", name, line, ground, c, theme.least)
						}
					}
				}
			}
		})
	}
}

// drawn is a part of a sheet on a ground.
func drawn(p *render.Painter, r layout.Rect, ground color.NRGBA, draw func(p *render.Painter, screen *ebiten.Image)) *image.RGBA {
	screen := ebiten.NewImage(int(r.W)+1, int(r.H)+1)
	defer screen.Deallocate()
	screen.Fill(ground)
	draw(p, screen)
	picture := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(picture.Pix)
	return picture
}

// The row of a track says of a marker that moved within its level how far.
func TestTrackRowsTellMovesWithinALevel(t *testing.T) {
	for _, c := range []struct {
		level, spaces chronicle.Span
		want          string
	}{
		{chronicle.Span{From: 2, To: 3}, chronicle.Span{From: 3, To: 5}, "2 → 3"},
		{chronicle.Span{From: 2, To: 2}, chronicle.Span{From: 3, To: 5}, "2 (+2)"},
		{chronicle.Span{From: 2, To: 2}, chronicle.Span{From: 4, To: 3}, "2 (−1)"},
		{chronicle.Span{From: 2, To: 2}, chronicle.Span{From: 3, To: 3}, "2"},
	} {
		var lines []string
		p := newPainter(t)
		p.OnText(func(line string, _ layout.Rect) { lines = append(lines, line) })
		of := chronicle.Track{Progress: chronicle.Span{From: 1, To: 1}, ProgressLevel: chronicle.Span{From: 1, To: 1}, Threat: c.spaces, ThreatLevel: c.level}
		r := layout.Rect{W: 600, H: layout.TrackRowHeight}
		drawn(p, r, art.Parchment, func(p *render.Painter, screen *ebiten.Image) {
			p.Chapter(screen, 1, rulestest.Book(t).Content()).TrackRow(r, content.Espionage, &of)
		})
		if !slices.Contains(lines, c.want) {
			t.Errorf("level %v, spaces %v: %q, want %q", c.level, c.spaces, lines, c.want)
		}
	}
}
