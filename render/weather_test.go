package render_test

import (
	"image"
	"image/draw"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// inSeason is a table after some moves, in a season.
func inSeason(t testing.TB, b *rules.Rulebook, season content.Season) rules.State {
	t.Helper()
	s := played(t, b, 60)
	for box := range content.WheelBoxes {
		if s.Box = uint8(box); b.Season(&s) == season {
			return s
		}
	}
	t.Fatalf("the wheel has no box of %v", season)
	return s
}

// The weather is seen in every season, and never over a card, a die or the prompt.
func TestWeatherLiesUnderEverything(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	for season := range content.Season(content.NumSeasons) {
		s := inSeason(t, b, season)
		scene := newScene(b, &s, 1280, 720)
		clear := paint(p, scene)
		scene.Weather = render.Weather{Seen: 1, Time: 3}
		still := paint(p, scene)
		if differing(clear, still) == 0 {
			t.Errorf("%v: no weather is seen", season)
		}
		var covered []layout.Rect
		for _, piece := range scene.Plan.Pieces {
			if on := piece.Target; on.Kind == layout.Ability && !b.HasAbility(&s, int(on.N), int(on.Sub)) {
				continue // a seal on the cloth
			}
			switch piece.Target.Kind {
			case layout.Location, layout.Obstacle, layout.Die, layout.Pool, layout.Staged, layout.Current, layout.Ability:
				covered = append(covered, piece.Rect.Inset(2*scene.Plan.Unit))
			}
		}
		covered = append(covered, scene.Plan.Prompt.Rect, scene.Plan.Bar.Rect)
		for _, r := range covered {
			part := image.Rect(int(r.X)+1, int(r.Y)+1, int(r.Right()), int(r.Bottom()))
			for y := part.Min.Y; y < part.Max.Y; y++ {
				for x := part.Min.X; x < part.Max.X; x++ {
					if clear.RGBAAt(x, y) != still.RGBAAt(x, y) {
						t.Fatalf("%v: there is weather at %d, %d over %+v", season, x, y, r)
					}
				}
			}
		}
	}
}

// Weather that drifts is put together anew only where it was and is: the table looks as one that is drawn with the weather
// where it has come to, under what lies over the table too. A pixel here and there at the edge of a pane may be rounded
// otherwise; what is left of one flake would be more.
func TestDriftedWeatherIsAsDrawnAnew(t *testing.T) {
	const rounding, most = 3, 40
	b, p := rulestest.Book(t), newPainter(t)
	for season := range content.Season(content.NumSeasons) {
		for _, scale := range []float64{1, 2} {
			if scale > 1 && season > 0 && !rulestest.Long() {
				continue
			}
			s := inSeason(t, b, season)
			scene := asking(b, &s, b.Moves(&s, nil))
			scene.View.W, scene.View.H, scene.View.Scale = 1280, 720, scale
			scene.Plan = layout.Lay(&scene.View)
			scene.Weather.Seen = 1
			for _, piece := range scene.Plan.Pieces {
				if piece.Target.Kind == layout.Location {
					scene.Lit = append(scene.Lit, render.Lit{Target: piece.Target, Label: "move here"})
				}
			}
			screen := ebiten.NewImage(int(scene.View.W), int(scene.View.H))
			p.Draw(screen, scene)
			before := image.NewRGBA(screen.Bounds())
			screen.ReadPixels(before.Pix)
			for range 4 {
				scene.Weather.Time += 0.37
				scene.Weather.Seen -= 0.1
				p.Drift(screen, scene.Weather)
			}
			after := image.NewRGBA(screen.Bounds())
			screen.ReadPixels(after.Pix)
			p.Drift(screen, render.Weather{})
			gone := image.NewRGBA(screen.Bounds())
			screen.ReadPixels(gone.Pix)
			screen.Deallocate()
			if scale == 1 && differing(before, after) == 0 {
				t.Errorf("%v: nothing drifts", season)
			}
			if n := apart(after, paint(newPainter(t), scene), rounding); n > most {
				t.Errorf("%v at %g: after drifting it differs in %d pixels from the table drawn anew", season, scale, n)
			}
			scene.Weather = render.Weather{}
			if n := apart(gone, paint(newPainter(t), scene), rounding); n > 0 {
				t.Errorf("%v at %g: after the weather has gone %d pixels of it are left", season, scale, n)
			}
		}
	}
}

// apart is in how many pixels two pictures differ by more than some of 255 in a colour.
func apart(a, b *image.RGBA, by int) (n int) {
	for i := 0; i < len(a.Pix); i += 4 {
		far := false
		for k := range 3 {
			far = far || max(int(a.Pix[i+k])-int(b.Pix[i+k]), int(b.Pix[i+k])-int(a.Pix[i+k])) > by
		}
		if far {
			n++
		}
	}
	return n
}

// While a season fades away the prompt line can be read: it says what is asked now, and nothing else.
func TestPromptDoesNotFade(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	winter, fall := inSeason(t, b, content.Winter), inSeason(t, b, content.Fall)
	scene := newScene(b, &winter, 1280, 720)
	scene.View.Prompt = "Step 7: Time."
	paint(p, scene)
	next := newScene(b, &fall, 1280, 720)
	next.View.Prompt, next.Fade = "The time marker moves to fall.", 0.5
	fading := paint(p, next)
	next.Fade = 0
	after := paint(p, next)
	line := next.Plan.Prompt.Text
	part := image.Rect(int(line.X), int(line.Y), int(line.Right()), int(line.Bottom()))
	if differing(copied(fading, part), copied(after, part)) > 0 {
		t.Error("what the line said before is seen through what it says")
	}
	if differing(fading, after) == 0 {
		t.Error("nothing fades")
	}
}

// copied is a part of a picture.
func copied(of *image.RGBA, part image.Rectangle) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: part.Size()})
	draw.Draw(out, out.Bounds(), of, part.Min, draw.Src)
	return out
}

// As the season turns, the table of the one fades into the table of the next.
func TestSeasonsFade(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	winter, fall := inSeason(t, b, content.Winter), inSeason(t, b, content.Fall)
	before := paint(p, newScene(b, &winter, 1280, 720))
	at := func(fade float64) *image.RGBA {
		scene := newScene(b, &fall, 1280, 720)
		scene.Fade = fade
		return paint(p, scene)
	}
	begin, middle, end := at(1), at(0.5), at(0)
	if d := differing(before, begin); d > 0.001 {
		t.Errorf("at first %.2f%% of the table is in another season already", 100*d)
	}
	if differing(middle, begin) < 0.05 || differing(middle, end) < 0.05 {
		t.Errorf("in the middle the table is in one of the two seasons")
	}
	if anew := paint(newPainter(t), newScene(b, &fall, 1280, 720)); !alike(end, anew) {
		t.Errorf("at last %.2f%% of the season before is left", 100*differing(end, anew))
	}
}
