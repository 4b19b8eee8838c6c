package render_test

import (
	"testing"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// light returns the mean lightness of a part of a picture of a scene, 0 to 255.
func lightOf(t *testing.T, scene *render.Scene, at layout.Rect) float64 {
	t.Helper()
	picture := paint(newPainter(t), scene)
	sum, n := 0, 0
	for y := int(at.Y); y < int(at.Bottom()); y++ {
		for x := int(at.X); x < int(at.Right()); x++ {
			c := picture.RGBAAt(x, y)
			sum += int(c.R) + int(c.G) + int(c.B)
			n += 3
		}
	}
	return float64(sum) / float64(n)
}

// The mat of a player who is not asked is a tone lower than when it is asked, and while nobody in particular is.
func TestMatOfWhoRestsIsLower(t *testing.T) {
	b := rulestest.Book(t)
	s := played(t, b, 100)
	for s.Phase != rules.Turns || s.Step != rules.StepActions || s.AloneInPlay() != rules.NoPlayer {
		t.Fatalf("after 100 moves not both act: %v", s.Step)
	}
	light := func(asked int) float64 {
		scene := newScene(b, &s, 1280, 720)
		scene.View.PromptPlayer = asked
		scene.Plan = layout.Lay(&scene.View)
		return lightOf(t, scene, scene.Plan.Mats[1].Rect)
	}
	both, one, other := light(rules.NoPlayer), light(1), light(0)
	if other > 0.9*one || other > 0.9*both {
		t.Errorf("the mat has light %.0f while its player rests, %.0f while asked, %.0f while both act", other, one, both)
	}
}

// What looms is framed in red on the table, and said in the bar in place of what the step is for.
func TestWhatLoomsIsMarked(t *testing.T) {
	b := rulestest.Book(t)
	s := played(t, b, 100)
	for r := range s.Threat {
		s.Threat[r] = content.TrackSpaces - 1
	}
	looms := advice.WhatLooms(b, &s)
	if looms.Kind == advice.NothingLooms {
		t.Fatal("nothing looms")
	}
	say := looms.Says[0]
	told := func(scene *render.Scene) bool {
		for _, line := range newPainter(t).Words(scene) {
			if line == say {
				return true
			}
		}
		return false
	}
	scene := newScene(b, &s, 1280, 720)
	scene.View.PromptPlayer = rules.NoPlayer
	scene.Plan = layout.Lay(&scene.View)
	if !told(scene) {
		t.Errorf("%q is not said", say)
	}
	scene.View.Watched = true
	scene.Plan = layout.Lay(&scene.View)
	if told(scene) {
		t.Errorf("%q is said of a table that is only looked at", say)
	}
}
