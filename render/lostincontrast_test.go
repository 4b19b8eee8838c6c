package render_test

import (
	"image"
	"image/color"
	"slices"
	"strings"
	"testing"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// That a mat has no progress card can be read in each theme.
func TestNoProgressCardIsReadable(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 1)
	s.Players[0].Card = content.NoProgress
	for _, theme := range art.Themes {
		wear(t, theme.Name)
		scene := newScene(b, &s, 1280, 720)
		var at layout.Rect
		p.OnText(func(line string, r layout.Rect) {
			if line == "no progress card" {
				at = r
			}
		})
		p.Forget()
		with := paint(p, scene)
		p.OnText(nil)
		p.Mute(true)
		p.Forget()
		without := paint(p, scene)
		p.Mute(false)
		if c, _ := contrastIn(with, without, at); c < 4.5 {
			t.Errorf("%s: it has contrast %.1f", theme.Name, c)
		}
	}
}

// A threat symbol that counts only at times has a dashed frame that is seen in each theme.
func TestConditionalThreatIsSeen(t *testing.T) {
	p := newPainter(t)
	for _, theme := range art.Themes {
		wear(t, theme.Name)
		usual, extra := content.Obstacle{Threats: []content.Resource{3}, ExtraThreat: content.NoResource}, content.Obstacle{ExtraThreat: 3}
		if d := differing(render.PictureOfSigns(p, &usual), render.PictureOfSigns(p, &extra)); d < 0.03 {
			t.Errorf("%s: it differs from one that always counts in %.1f%%", theme.Name, 100*d)
		}
	}
}

// The frame of the worst threat's pool stands out from the table in each theme.
func TestWorstThreatIsFramed(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	s.Threat = [content.NumResources]uint8{1, 9, 1, 1, 1, 1}
	for _, theme := range art.Themes {
		wear(t, theme.Name)
		scene := newScene(b, &s, 1280, 720)
		p.Forget()
		seen := paint(p, scene)
		pool := scene.Plan.Trade.Pools[1].Rect
		x, y := int(pool.X), int(pool.Bottom()-pool.H/4)
		most := 0.0
		for dx := range 3 {
			most = max(most, art.Contrast(opaque(seen, x+dx, y), art.Night))
		}
		if most < 3 {
			t.Errorf("%s: the frame has contrast %.1f", theme.Name, most)
		}
	}
}

// The tab of an open pane and the box of a skill that a character has are told from others by their ground, in each theme.
func TestStatesHaveGroundsOfTheirOwn(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	ground := func(seen *image.RGBA, r layout.Rect) float64 { // inside the frame, left above icon and letters
		return art.Contrast(opaque(seen, int(r.X+max(3, 0.1*r.W)), int(r.Y+max(3, 0.085*r.H))), art.Night)
	}
	for _, theme := range art.Themes {
		wear(t, theme.Name)
		v := newScene(b, &s, 1280, 720).View
		v.Scale = 2
		scene := &render.Scene{View: v, Plan: layout.Lay(&v)}
		p.Forget()
		seen := paint(p, scene)
		open, shut := 0, 0
		for _, piece := range scene.Plan.Pieces {
			if piece.Target.Kind != layout.Tab {
				continue
			}
			bright := ground(seen, piece.Rect) > 7
			if scene.Plan.Shows(layout.Pane(piece.Target.N)) != bright {
				t.Errorf("%s: tab %d is bright: %v", theme.Name, piece.Target.N, bright)
			}
			if bright {
				open++
			} else {
				shut++
			}
		}
		if open == 0 || shut == 0 {
			t.Errorf("%s: %d tabs are open, %d are not", theme.Name, open, shut)
		}
		scene = newScene(b, &s, 1280, 720)
		p.Forget()
		seen = paint(p, scene)
		for i, r := range scene.Plan.Mats[0].Skills {
			if has, bright := b.Rank(&s, 0, content.Skill(i)) > 0, ground(seen, r) > 5; has != bright {
				t.Errorf("%s: skill %d is bright: %v", theme.Name, i, bright)
			}
		}
	}
}

// While something is held, what has changed is not framed: it would be taken for a place to put it on.
func TestNothingElseIsFramedWhileHolding(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 100)
	for _, theme := range art.Themes {
		wear(t, theme.Name)
		scene := newScene(b, &s, 1280, 720)
		scene.Held = []render.Held{{Die: rules.NewDie(rules.Action, 3)}}
		p.Forget()
		before := paint(p, scene)
		scene.Changed = []layout.Target{{Kind: layout.StressDie}, {Kind: layout.Portrait}}
		if after := paint(p, scene); !alike(before, after) {
			t.Errorf("%s: %.2f%% of the table changes", theme.Name, 100*differing(before, after))
		}
	}
}

// With large text each track still says how it stands, as far as its dice leave room, and that lies on no die.
func TestTracksSayHowTheyStandInLargeText(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	v := newScene(b, &s, 1280, 720).View
	v.Scale, v.Open = 2, []layout.Pane{layout.TradePane}
	scene := &render.Scene{View: v, Plan: layout.Lay(&v)}
	said := 0
	p.OnText(func(line string, at layout.Rect) {
		if !slices.ContainsFunc([]string{"behind", "ahead", "level", "to win", "worst", "full"}, func(s string) bool { return strings.HasSuffix(line, s) }) {
			return
		}
		said++
		for _, piece := range scene.Plan.Pieces {
			if piece.Target.Kind == layout.Die && piece.Rect.Overlaps(at) {
				t.Errorf("%q at %v lies on a die at %v", line, at, piece.Rect)
			}
		}
	})
	p.Set(scene)
	if said < 4 {
		t.Errorf("%d of %d do", said, content.NumResources)
	}
}

// That a location has no way to a region stands out from its card in each theme.
func TestCrossedWaysAreSeen(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	for _, theme := range art.Themes {
		wear(t, theme.Name)
		scene := newScene(b, &s, 1600, 900)
		var at []layout.Rect
		p.OnIcon(func(name string, r layout.Rect) {
			if name == "no-way" {
				at = append(at, r)
			}
		})
		p.Forget()
		with := paint(p, scene)
		p.OnIcon(nil)
		p.Bare(true)
		p.Forget()
		without := paint(p, scene)
		p.Bare(false)
		if len(at) == 0 {
			t.Fatal("there are no crossed ways")
		}
		for _, r := range at {
			if c, _ := contrastIn(with, without, r); c < 4.5 {
				t.Errorf("%s: one has contrast %.1f", theme.Name, c)
			}
		}
	}
}

// How far each threat has come is seen beside the empty rest of its lane, in each theme and also without full sight of colours.
func TestThreatLanesAreSeen(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	s.Threat = [content.NumResources]uint8{4, 9, 4, 4, 4, 4}
	for _, theme := range art.Themes {
		wear(t, theme.Name)
		scene := newScene(b, &s, 1280, 720)
		p.Forget()
		seen := paint(p, scene)
		for name, m := range deficiencies {
			for n := range scene.Plan.Trade.Pools {
				pool := &scene.Plan.Trade.Pools[n]
				at := func(space int) color.NRGBA {
					r := pool.Lane(space, true)
					return seenAs(m, opaque(seen, int(r.X+0.3*r.W), int(r.Bottom()-1)))
				}
				if c := art.Contrast(at(2), at(12)); c < 2.5 {
					t.Errorf("%s, %s, track %d: it has contrast %.1f", theme.Name, name, n, c)
				}
			}
		}
	}
}

// With large text new locations have their pictures, and what they replace is said in words.
func TestNewLocationsInLargeText(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	s.Phase = rules.SessionEnd
	v := newScene(b, &s, 1280, 720).View
	for region := range s.Freed {
		s.Freed[region] = content.Slot(region * content.SlotsPerRegion)
		for n, card := range b.Content().Locations {
			if int(card.Region) == region && len(v.Offers) < 2*region+2 {
				v.Offers = append(v.Offers, content.LocationID(n))
			}
		}
	}
	for _, scale := range []float64{1, 1.25, 1.5, 1.75, 2} {
		v.Scale = scale
		scene := &render.Scene{View: v, Plan: layout.Lay(&v)}
		said := 0
		p.OnText(func(line string, _ layout.Rect) {
			if strings.HasPrefix(line, "in place of ") {
				said++
			}
		})
		p.Set(scene)
		if said < content.NumRegions {
			t.Errorf("at %g what is replaced is said of %d regions", scale, said)
		}
		for _, c := range scene.Plan.Offer.Cards {
			if c.Picture.W < 60*scene.Plan.Unit || c.Picture.H < 36*scene.Plan.Unit {
				t.Errorf("at %g the picture of card %d lies at %.0f", scale, c.Location, c.Picture)
			}
		}
	}
}
