package render_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A table that changes is drawn again only where it does, and looks as if it had been drawn anew: after every few moves,
// while things are away, at another scale, with other panes open.
func TestRedrawnTableIsAsDrawnAnew(t *testing.T) {
	b, p, anew := rulestest.Book(t), newPainter(t), newPainter(t)
	s := b.NewCampaign(rules.Options{Seed: 5, Difficulty: content.Standard}, nil)
	rng := rand.New(rand.NewPCG(3, 9))
	for n := range 10 {
		for range 1 + n*n/2 {
			legal := b.Moves(&s, nil)
			if len(legal) == 0 {
				return
			}
			if err := b.Apply(&s, legal[rng.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
		scene := asking(b, &s, b.Moves(&s, nil))
		scene.View.W, scene.View.H, scene.View.Scale = 1280, 720, 1+0.5*float64(n/8)
		scene.View.Open = []layout.Pane{layout.Pane(n) % layout.NumPanes}
		scene.Weather = render.Weather{Seen: 1, Time: 1 + 0.1*float64(n/2)}
		scene.Plan = layout.Lay(&scene.View)
		if n%2 == 1 {
			scene.Hidden = []layout.Target{scene.Plan.Pieces[rng.IntN(len(scene.Plan.Pieces))].Target}
		}
		got := paint(p, scene)
		anew.Forget()
		if again := paint(anew, scene); !alike(got, again) {
			t.Errorf("after step %d %.3f%% of the table is not as drawn anew", n, 100*differing(got, again))
		}
	}
}

// What changes of a view alone is drawn again: the log that is scrolled back, and what is said of the step.
func TestViewAloneIsDrawnAgain(t *testing.T) {
	b, p, anew := rulestest.Book(t), newPainter(t), newPainter(t)
	s := played(t, b, 0)
	for n := 1; s.Phase != rules.Turns || s.Step != rules.StepActions || advice.WhatLooms(b, &s).Kind != advice.NothingLooms; n++ { // a warning would stand in its place
		if n > 200 {
			t.Fatal("at every table something looms")
		}
		s = played(t, b, n)
	}
	for name, change := range map[string]func(v *layout.View){
		"scrolled": func(v *layout.View) { v.LogBack = 30 },
		"acting":   func(v *layout.View) { v.Acting = "One after the other." },
	} {
		scene := newScene(b, &s, 1280, 720)
		scene.View.LogOpen = true
		for i := range 80 {
			scene.View.Log = append(scene.View.Log, layout.LogLine{Text: "Line " + strconv.Itoa(i)})
		}
		scene.Plan = layout.Lay(&scene.View)
		before := paint(p, scene)
		change(&scene.View)
		after := paint(p, scene)
		anew.Forget()
		if d := differing(before, after); d == 0 || !alike(after, paint(anew, scene)) {
			t.Errorf("%s: %.3f%% of the table changes, and that is not as drawn anew", name, 100*d)
		}
	}
}

// BenchmarkChange draws a table on which a die comes and goes.
func BenchmarkChange(b *testing.B) {
	book, p := rulestest.Book(b), newPainter(b)
	s := played(b, book, 60)
	scene := newScene(book, &s, 1280, 720)
	screen := ebiten.NewImage(1280, 720)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s.Pool[content.Military][2] = uint8(i % 2)
		scene.Plan = layout.Lay(&scene.View)
		p.Draw(screen, scene)
		screen.At(0, 0)
	}
}
