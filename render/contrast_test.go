package render_test

import (
	"image"
	"image/color"
	"maps"
	"slices"
	"strings"
	"testing"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules/rulestest"
)

// What is written stands out from whatever it is written on, and so do signs. Each scene is painted whole, without its texts, and
// without its icons as well: the pixels of a text or of an icon are those that differ, and their contrast is that of the two pictures.
// The large signs of regions on the cloth are decoration.
func TestTextAndSignsStandOut(t *testing.T) {
	const signs = 3
	b, p := rulestest.Book(t), newPainter(t)
	p.Texts = func(layout.Target) (string, []string) {
		return "A large card", []string{"It moves {move} to {empire} and costs {a3} {psyche}."}
	}
	for _, theme := range []struct {
		name  string
		texts float64
		moves []int
	}{{"chronicle", 4.5, []int{1, 100, 330}}, {"high-contrast", 7, []int{100, 330}}, {"high-contrast-dark", 4.5, []int{1, 100, 330}}} {
		t.Run(theme.name, func(t *testing.T) {
			wear(t, theme.name)
			told, marks := map[string]bool{}, map[string]bool{}
			for _, moves := range theme.moves {
				s := played(t, b, moves)
				if moves == 330 { // a track that wins says so
					s.Progress[content.Support], s.Threat[content.Support] = content.TrackSpaces, 2
				}
				scene := asking(b, &s, b.Moves(&s, nil))
				scene.View.W, scene.View.H = 1600, 900 // thin strokes have a heart there
				scene.Plan = layout.Lay(&scene.View)
				if moves%100 == 0 {
					hovering(scene, moves/7)
					scene.Moment = nil
					scene.Zoom = layout.Target{Kind: layout.Current}
				}
				type mark struct {
					say   string
					at    layout.Rect
					least float64
				}
				var texts, icons []mark
				p.OnText(func(line string, at layout.Rect) { texts = append(texts, mark{line, at, theme.texts}) })
				p.OnIcon(func(name string, at layout.Rect) {
					if at.H < 70 {
						icons = append(icons, mark{name, at, signs})
					}
				})
				p.Forget()
				whole := paint(p, scene)
				p.OnText(nil)
				p.OnIcon(nil)
				p.Mute(true)
				p.Forget()
				mute := paint(p, scene)
				p.Bare(true)
				p.Forget()
				bare := paint(p, scene)
				p.Mute(false)
				p.Bare(false)
				large := p.LargeCard(scene)
				compare := func(with, without *image.RGBA, all []mark) {
					looked := 0
					for _, m := range all {
						if veiled(scene.Plan, m.at) || m.at.Overlaps(large) && !m.at.Within(large) { // cut by the large card
							continue
						}
						c, seen := contrastIn(with, without, m.at)
						if seen {
							looked++
							marks[m.say] = true
						}
						if seen && c < m.least && !told[m.say] {
							told[m.say] = true
							t.Errorf("after %d moves: %s at %.0f has contrast %.2f, want %g", moves, m.say, m.at, c, m.least)
						}
					}
					if looked < 50 {
						t.Errorf("after %d moves only %d are seen", moves, looked)
					}
				}
				compare(whole, mute, texts)
				compare(mute, bare, icons)
			}
			for _, say := range []string{"wins", "II", "VI", "That cannot be put there now, since", "any"} { // a track, the years, a refusal, a square for any asset
				if !slices.ContainsFunc(slices.Collect(maps.Keys(marks)), func(mark string) bool { return strings.HasPrefix(mark, say) }) {
					t.Errorf("%q is not seen", say)
				}
			}
		})
	}
}

// In a plain theme nothing that the table does to tell where to look makes a text harder to read: neither what is dimmed,
// nor a frame, nor what shows that something happens.
func TestSignsLeaveTextReadable(t *testing.T) {
	const least = 7
	b := rulestest.Book(t)
	wear(t, "high-contrast")
	s := played(t, b, 330)
	for _, sign := range []struct {
		name string
		on   func(scene *render.Scene, at layout.Piece)
	}{
		{"dimmed", func(scene *render.Scene, at layout.Piece) { scene.Dim = append(scene.Dim, at.Target) }},
		{"lit", func(scene *render.Scene, at layout.Piece) {
			scene.Lit = append(scene.Lit, render.Lit{Target: at.Target})
		}},
		{"active", func(scene *render.Scene, at layout.Piece) {
			scene.Effects = append(scene.Effects, render.Effect{Kind: render.Pulse, At: at.Rect, T: 0.25})
		}},
		{"suffering", func(scene *render.Scene, at layout.Piece) {
			scene.Effects = append(scene.Effects, render.Effect{Kind: render.Alarm, At: at.Rect, T: 0.25})
		}},
		{"blooming", func(scene *render.Scene, at layout.Piece) {
			scene.Effects = append(scene.Effects, render.Effect{Kind: render.Bloom, At: at.Rect, T: 0.5})
		}},
	} {
		t.Run(sign.name, func(t *testing.T) {
			p, mute := newPainter(t), newPainter(t) // that tell of the table, and do not show it already
			mute.Mute(true)
			scene := newScene(b, &s, 1600, 900)
			for _, piece := range scene.Plan.Pieces {
				switch piece.Target.Kind {
				case layout.Location, layout.Obstacle, layout.Pool, layout.Track, layout.Current, layout.Ability:
					sign.on(scene, piece)
				}
			}
			texts := map[layout.Rect]string{}
			p.OnText(func(line string, at layout.Rect) { texts[at] = line })
			with, without := paint(p, scene), paint(mute, scene)
			looked := 0
			for at, line := range texts {
				c, seen := contrastIn(with, without, at)
				if seen {
					looked++
				}
				if seen && c < least {
					t.Errorf("%s at %.0f has contrast %.1f, want %d", line, at, c, least)
				}
			}
			if looked < 50 {
				t.Errorf("only %d texts are seen", looked)
			}
		})
	}
}

// veiled reports whether a place lies under cards to choose, but not on one of them.
func veiled(p *layout.Plan, at layout.Rect) bool {
	under := at.Overlaps(p.Panel)
	for i := range p.Setup.Cards {
		under = under && !at.Within(p.Setup.Cards[i].Rect)
	}
	for i := range p.Offer.Cards {
		under = under && !at.Within(p.Offer.Cards[i].Rect)
	}
	return under
}

// wear puts a theme on for a test.
func wear(t *testing.T, name string) {
	before := art.Wearing().Name
	art.Use(name)
	t.Cleanup(func() { art.Use(before) })
}

// contrastIn is the contrast of what is written in a part of a picture, at its heart, and whether any of it can be seen.
func contrastIn(with, without *image.RGBA, at layout.Rect) (most float64, seen bool) {
	area := image.Rect(int(at.X), int(at.Y), int(at.Right())+1, int(at.Bottom())+1).Intersect(with.Bounds())
	pixels := 0
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if a, b := opaque(with, x, y), opaque(without, x, y); a != b {
				pixels++
				most = max(most, art.Contrast(a, b))
			}
		}
	}
	// Of text that lies under something else hardly anything is left.
	return most, pixels > area.Dx()*area.Dy()/20
}

func opaque(m *image.RGBA, x, y int) color.NRGBA {
	c := m.RGBAAt(x, y)
	return color.NRGBA{R: c.R, G: c.G, B: c.B, A: 0xFF}
}

// Another theme, and patterns, are seen at once on a table that was drawn without.
func TestThemeAndPatternsAreSeen(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	before := paint(p, newScene(b, &s, 1280, 720))
	p.Patterns = true
	patterned := paint(p, newScene(b, &s, 1280, 720))
	if d := differing(before, patterned); d < 0.003 {
		t.Errorf("patterns change %.2f%% of the table", 100*d)
	}
	p.Patterns = false
	wear(t, "high-contrast")
	if d := differing(before, paint(p, newScene(b, &s, 1280, 720))); d < 0.2 {
		t.Errorf("the theme changes %.2f%% of the table", 100*d)
	}
	art.Use("chronicle")
	if back := paint(p, newScene(b, &s, 1280, 720)); !alike(before, back) {
		t.Errorf("back in the first theme %.2f%% of the table is not as it was", 100*differing(before, back))
	}
}

// What is written on the ground of a pool can be read there, in either colour, even where the pool is dimmed.
func TestPoolsAreReadable(t *testing.T) {
	wear(t, "high-contrast")
	for i, name := range art.ResourceNames {
		for _, ink := range []color.NRGBA{art.Chalk, art.GoldBright} {
			if c := art.Contrast(render.Dimmed(ink), render.Dimmed(render.PoolGround(i))); c < 7 {
				t.Errorf("in the pool of %s a count has contrast %.1f, want 7", name, c)
			}
		}
	}
}
