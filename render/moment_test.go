package render_test

import (
	"image"
	"slices"
	"testing"

	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// A moment does not write what the prompt line says in the same words.
func TestMomentsSayNothingTwice(t *testing.T) {
	b := rulestest.Book(t)
	s := played(t, b, 100)
	const say, told = "Eastkeep in the Empire is burned (most obstacles: 2).", "Fuscus is knocked out."
	for _, size := range goldenSizes {
		scene := newScene(b, &s, size.X, size.Y)
		scene.View.Prompt = say
		scene.Plan = layout.Lay(&scene.View)
		words := func(moment string) (n int) {
			scene.Moment = &render.Moment{Title: "Burned down", Say: moment, Cards: []render.CardRef{{Kind: render.LocationCard}}, Lasts: 2, Seconds: 1}
			for _, line := range newPainter(t).Words(scene) {
				if line == moment {
					n++
				}
			}
			return n
		}
		if n := words(say); n > 1 {
			t.Errorf("%v: what the prompt says is written %d times", size, n)
		}
		if words(told) == 0 {
			t.Errorf("%v: what only the moment says is not written", size)
		}
	}
}

// No card on its way lies over another, so that none hides another's name: neither where several leave one place, nor where they arrive.
func TestFlyingCardsKeepApart(t *testing.T) {
	b := rulestest.Book(t)
	s := played(t, b, 100)
	for _, size := range goldenSizes {
		scene := newScene(b, &s, size.X, size.Y)
		u := scene.Plan.Unit
		from := layout.Rect{X: 300 * u, Y: 300 * u, W: 40 * u, H: 30 * u}
		for _, apart := range []layout.Rect{{X: 70 * u}, {X: -70 * u}, {Y: 50 * u}, {Y: -50 * u}, {}} {
			for step := range 21 {
				scene.Flights = nil
				for i := range 3 {
					scene.Flights = append(scene.Flights, render.Flight{
						Card: render.CardRef{Kind: render.ProgressCard, ID: uint8(i)}, From: from,
						To: from.Move(200*u+float64(i)*apart.X, 20*u+float64(i)*apart.Y), T: float64(step) / 20,
					})
				}
				rects := render.FlyingRects(scene)
				for i := range rects {
					for k := range i {
						if rects[i].Overlaps(rects[k]) {
							t.Fatalf("%v: %v apart, at %d of 20 the cards lie at %v and %v", size, apart, step, rects[k], rects[i])
						}
					}
				}
			}
		}
	}
}

// With large text, when the prompt line lies at the foot, cards that come from a tab above it cover neither that line nor each other.
func TestFlyingCardsLeaveThePromptFree(t *testing.T) {
	b := rulestest.Book(t)
	s := played(t, b, 100)
	v := newScene(b, &s, 1280, 720).View
	v.Scale = 2
	scene := &render.Scene{View: v, Plan: layout.Lay(&v)}
	tab, _ := scene.Plan.Rect(layout.Target{Kind: layout.Tab})
	for i := range 3 {
		scene.Flights = append(scene.Flights, render.Flight{Card: render.CardRef{Kind: render.ObstacleCard, ID: uint8(i)}, From: tab, To: tab})
	}
	rects := render.FlyingRects(scene)
	for i, r := range rects {
		if r.Overlaps(scene.Plan.Prompt.Rect) || r.Count(rects[:i]) > 0 {
			t.Errorf("card %d lies at %v, the prompt line at %v, others at %v", i, r, scene.Plan.Prompt.Rect, rects[:i])
		}
	}
}

// What flies passes below the prompt line, whatever it is.
func TestFlightsPassBelowThePrompt(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 100)
	scene := newScene(b, &s, 1280, 720)
	prompt := scene.Plan.Prompt.Rect
	before := paint(p, scene)
	at := prompt.Middle(60, 120)
	scene.Flights = []render.Flight{
		{Card: render.CardRef{Kind: render.ProgressCard}, From: at, To: at, T: 0.5},
		{Die: rules.NewDie(rules.Action, 3), From: at.Move(200, 0), To: at.Move(200, 0), T: 0.5},
	}
	after := paint(p, scene)
	if alike(before, after) {
		t.Fatal("nothing flies")
	}
	inside := image.Rect(int(prompt.X)+1, int(prompt.Y)+1, int(prompt.Right())-1, int(prompt.Bottom())-1)
	for y := inside.Min.Y; y < inside.Max.Y; y++ {
		for x := inside.Min.X; x < inside.Max.X; x++ {
			if opaque(before, x, y) != opaque(after, x, y) {
				t.Fatalf("something flies over the prompt at %d, %d", x, y)
			}
		}
	}
}

// A moment shows what it is about from the first: it is never an empty plate.
func TestMomentsOpenWithWhatTheyShow(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 100)
	scene := newScene(b, &s, 1280, 720)
	scene.Moment = &render.Moment{Title: "Burned down", Cards: []render.CardRef{{Kind: render.LocationCard}}, Lasts: 2, Seconds: 0.06}
	if words := p.Words(scene); !slices.Contains(words, "Burned down") {
		t.Errorf("while it opens only these are written: %q", words)
	}
}

// Dice of a defence fall one after the other, the last one after a breath, and all lie before the moment is over, however short it is.
func TestTheLastDieHoldsItsBreath(t *testing.T) {
	for dice := 1; dice <= 14; dice++ {
		for _, lasts := range []float64{0.5, 1, 2, 4} {
			m := render.Moment{Dice: make([]rules.Die, dice), Rolls: true, FirstFall: 0.5, Falls: 0.12, Breath: 0.35, Lasts: lasts}
			last := m.Lies(dice - 1)
			if last <= 0 || last >= lasts {
				t.Errorf("of %d dice in %g s the last one lies after %g s", dice, lasts, last)
			}
			if dice > 2 && last-m.Lies(dice-2) < 3*(m.Lies(1)-m.Lies(0)) {
				t.Errorf("of %d dice in %g s the last one does not wait", dice, lasts)
			}
		}
	}
}
