package render_test

import (
	"fmt"
	"image"
	"image/color"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice"
	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/render/layout/note"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

func newPainter(t testing.TB) *render.Painter {
	t.Helper()
	p, err := render.NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.GiveBack)
	return p
}

// played is a table after some moves at random.
func played(t testing.TB, b *rules.Rulebook, moves int) rules.State {
	t.Helper()
	s := b.NewCampaign(rules.Options{Seed: 5, Difficulty: content.Standard}, nil)
	rng := rand.New(rand.NewPCG(3, 1))
	var legal []rules.Move
	for range moves {
		legal = b.Moves(&s, legal[:0])
		if err := b.Apply(&s, legal[rng.IntN(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func newScene(b *rules.Rulebook, s *rules.State, w, h int) *render.Scene {
	prompt := b.Prompt(s)
	scene := &render.Scene{View: layout.View{
		Book: b, State: s, W: float64(w), H: float64(h), Prompt: prompt.Text, PromptPlayer: prompt.Player, Done: true,
	}}
	if l := advice.WhatLooms(b, s); l.Kind != advice.NothingLooms {
		scene.View.Looms = layout.Looming{Step: l.Step(), On: layout.Target{Kind: layout.Track, N: uint8(l.Track)}, Says: l.Says}
		if l.Obstacle != content.NoObstacle {
			scene.View.Looms.On = layout.Target{Kind: layout.Obstacle, N: uint8(l.Obstacle)}
		}
	}
	scene.Plan = layout.Lay(&scene.View)
	return scene
}

// paint draws a scene and reads the picture.
func paint(p *render.Painter, s *render.Scene) *image.RGBA {
	w, h := int(s.View.W), int(s.View.H)
	screen := ebiten.NewImage(w, h)
	defer screen.Deallocate()
	p.Draw(screen, s)
	picture := image.NewRGBA(image.Rect(0, 0, w, h))
	screen.ReadPixels(picture.Pix)
	return picture
}

// differing is the share of pixels in which two pictures of the same size differ.
func differing(a, b *image.RGBA) float64 {
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		d := 0
		for k := range 3 {
			d += max(int(a.Pix[i+k]), int(b.Pix[i+k])) - min(int(a.Pix[i+k]), int(b.Pix[i+k]))
		}
		if d > 30 {
			n++
		}
	}
	return float64(n) / float64(len(a.Pix)/4)
}

// alike reports whether two pictures are the same but for some fifty pixels: painters keep what they draw from at different places
// of a texture, where now and then a pixel of an edge rounds otherwise. A die or a marker that is not drawn anew has hundreds.
func alike(a, b *image.RGBA) bool {
	return differing(a, b)*float64(len(a.Pix)/4) < 50
}

func TestDiceDiffer(t *testing.T) {
	p := newPainter(t)
	for _, size := range []float64{22, 33, 60} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			var dice []rules.Die
			var pictures []*image.RGBA
			for kind := range rules.Kind(rules.NumKinds) {
				for value := 1; value <= 6; value++ {
					die := rules.NewDie(kind, value)
					picture := render.PictureOfDie(p, die, size)
					for i, other := range pictures {
						if d := differing(picture, other); d < 0.02 {
							t.Errorf("%v %d and %v %d differ in %.1f%% of their pixels", kind, value, dice[i].Kind(), dice[i].Value(), 100*d)
						}
					}
					dice, pictures = append(dice, die), append(pictures, picture)
				}
			}
		})
	}
}

// Players who do not see colours tell dice of equal value apart by what lies on them.
func TestDiceDifferInGrey(t *testing.T) {
	p := newPainter(t)
	shape := func(kind rules.Kind) *image.Gray {
		picture := render.PictureOfDie(p, rules.NewDie(kind, 4), 22)
		fill := luma(art.ActionDie.Fill)
		if kind != rules.Action {
			fill = luma(art.Resources[kind].Fill)
		}
		mask := image.NewGray(picture.Bounds())
		for i := range mask.Pix {
			c := color.NRGBA{picture.Pix[4*i], picture.Pix[4*i+1], picture.Pix[4*i+2], 0xFF}
			if d := luma(c) - fill; d > 40 || d < -40 {
				mask.Pix[i] = 0xFF
			}
		}
		return mask
	}
	for a := range rules.Kind(rules.NumKinds) {
		for b := range a {
			x, y := shape(a), shape(b)
			n := 0
			for i := range x.Pix {
				if x.Pix[i] != y.Pix[i] {
					n++
				}
			}
			if n < 20 {
				t.Errorf("the signs on %v and %v dice differ in %d pixels", a, b, n)
			}
		}
	}
}

// luma is the lightness of a colour, 0 to 255.
func luma(c color.NRGBA) int { return (299*int(c.R) + 587*int(c.G) + 114*int(c.B)) / 1000 }

func TestTableIsDrawnAtAllSizes(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	for _, size := range []image.Point{{1280, 720}, {1920, 1080}, {2560, 1440}, {1024, 768}, {2560, 1080}} {
		for _, moves := range []int{0, 2, 60} {
			if moves < 60 && size.X != 1280 && !rulestest.Long() {
				continue
			}
			s := played(t, b, moves)
			scene := newScene(b, &s, size.X, size.Y)
			picture := paint(p, scene)
			for _, piece := range scene.Plan.Pieces {
				hidden := scene.Plan.At(piece.Rect.Center()).Kind == layout.Choice
				if !hidden && plain(picture, piece.Rect) {
					t.Errorf("%v after %d moves: nothing is drawn at %+v of %+v", size, moves, piece.Rect, piece.Target)
				}
			}
		}
	}
}

// plain reports whether a part of a picture has one colour only.
func plain(picture *image.RGBA, r layout.Rect) bool {
	first := picture.RGBAAt(int(r.X), int(r.Y))
	for y := int(r.Y); y < int(r.Bottom()); y++ {
		for x := int(r.X); x < int(r.Right()); x++ {
			if picture.RGBAAt(x, y) != first {
				return false
			}
		}
	}
	return true
}

// A table is laid and drawn in a window of any size, however small, and what was drawn for one size is not kept for the others.
func TestTableIsDrawnInAnyWindow(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	usual := 0
	sizes := []image.Point{{1280, 720}, {1, 1}, {3, 200}, {200, 3}, {40, 40}, {320, 240}, {1300, 731}}
	if rulestest.Long() {
		sizes = append(sizes, image.Point{10, 10}, image.Point{100, 40}, image.Point{5000, 300}, image.Point{1281, 721}, image.Point{1280, 720})
	}
	for _, size := range sizes {
		for _, scale := range []float64{0.75, 2, 1} {
			scene := newScene(b, &s, size.X, size.Y)
			v := &scene.View
			v.Scale, v.LogOpen, v.Log, v.Options = scale, true, []layout.LogLine{{Text: "Something happened."}},
				[]string{"one", "two", "three and more"}
			v.Note = &layout.Note{
				Text:  note.Text{Head: "A head", Say: "What is said, in a sentence or two.", Button: "Go on"},
				About: func(p *layout.Plan) []layout.Rect { return []layout.Rect{p.Trade.Rect} },
			}
			scene.Plan = layout.Lay(v)
			paint(p, scene)
		}
		kept := render.Kept(p)
		if usual == 0 {
			usual = kept
		}
		if kept > usual*5/4 {
			t.Errorf("in a window of %v there are %d images kept, and at first there were %d", size, kept, usual)
		}
	}
}

// The picture of the table is kept while nothing changes and drawn anew as soon as something does.
func TestTableFollowsTheView(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	before := paint(p, newScene(b, &s, 1280, 720))
	if d := differing(before, paint(p, newScene(b, &s, 1280, 720))); d != 0 {
		t.Errorf("the same view drawn twice differs in %.3f%%", 100*d)
	}

	scene := newScene(b, &s, 1280, 720)
	scene.View.Prompt = "Something else is asked."
	if differing(before, paint(p, scene)) == 0 {
		t.Error("another prompt is not seen")
	}

	progress := s
	progress.Progress[content.Sorcery]++
	if differing(before, paint(p, newScene(b, &progress, 1280, 720))) == 0 {
		t.Error("a marker that moved is not seen")
	}

	scene = newScene(b, &s, 1280, 720)
	for _, piece := range scene.Plan.Pieces {
		if piece.Target.Kind == layout.Die {
			scene.Hidden = []layout.Target{piece.Target}
		}
	}
	if differing(before, paint(p, scene)) == 0 {
		t.Error("a die in the hand still lies on the table")
	}
}

// What lies together on a folded table is drawn as soon as it is laid so.
func TestTableFollowsWhatLiesTogether(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	folded := func(together layout.Together) *render.Scene {
		scene := newScene(b, &s, 1280, 720)
		scene.View.Scale, scene.View.Together = 2, together
		scene.Plan = layout.Lay(&scene.View)
		return scene
	}
	before := paint(p, folded(layout.Together{}))
	if differing(before, paint(p, folded(layout.Together{Mats: [rules.NumPlayers]bool{true, true}, At: content.NoSlot}))) == 0 {
		t.Error("the mats that lie beside each other are not seen")
	}
}

// Where both markers of a track stand on one space, all faces of both are seen.
func TestMarkersOnOneSpaceAreSeen(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	s := played(t, b, 60)
	s.Progress[content.Sorcery], s.Threat[content.Sorcery] = 3, 3
	for _, size := range []image.Point{{1024, 700}, {1280, 720}, {2560, 1440}} {
		scene := newScene(b, &s, size.X, size.Y)
		picture := paint(p, scene)
		space := scene.Plan.Trade.Pools[content.Sorcery].Spaces[2]
		faces := map[string]color.NRGBA{}
		for name, m := range map[string]art.Marker{"progress": art.ProgressMarker(), "threat": art.ThreatMarker()} {
			faces[name+" top"], faces[name+" left"], faces[name+" right"] = m.Top, m.Left, m.Right
		}
		for name, face := range faces {
			if seen := like(picture, space, face); seen < 6 {
				t.Errorf("%v: of the face %s of two markers on one space %d pixels are seen", size, name, seen)
			}
		}
	}
}

// like counts the pixels of a part of a picture that are nearly of a colour.
func like(picture *image.RGBA, r layout.Rect, want color.NRGBA) (n int) {
	near := func(a, b uint8) bool { return max(a, b)-min(a, b) < 32 }
	for y := int(r.Y); y < int(r.Bottom()); y++ {
		for x := int(r.X); x < int(r.Right()); x++ {
			if c := picture.RGBAAt(x, y); near(c.R, want.R) && near(c.G, want.G) && near(c.B, want.B) {
				n++
			}
		}
	}
	return n
}

// effect puts an effect into a scene, when it is plainest.
func effect(kind render.EffectKind) func(s *render.Scene) {
	return func(s *render.Scene) {
		at, _ := s.Plan.Rect(layout.Target{Kind: layout.Portrait})
		s.Effects = []render.Effect{{Kind: kind, At: at, T: 0.3}}
	}
}

// flying lets something fly over the table.
func flying(f render.Flight) func(s *render.Scene) {
	f.From, f.To, f.T = layout.Rect{X: 600, Y: 300, W: 22, H: 22}, layout.Rect{X: 700, Y: 300, W: 22, H: 22}, 0.5
	return func(s *render.Scene) { s.Flights = []render.Flight{f} }
}

func TestOverlayIsSeen(t *testing.T) {
	b, p := rulestest.Book(t), newPainter(t)
	p.Texts = func(layout.Target) (string, []string) {
		return "A card", []string{"It moves {move} to {empire} and costs {a3} {psyche}."}
	}
	s := played(t, b, 60)
	before := paint(p, newScene(b, &s, 1280, 720))
	pool := layout.Target{Kind: layout.Pool, N: uint8(content.Military)}
	holding := func(kind render.CardKind) func(s *render.Scene) {
		return func(s *render.Scene) {
			s.Held, s.HeldX, s.HeldY = []render.Held{{Card: render.CardRef{Kind: kind, ID: 3}}}, 640, 360
		}
	}
	for name, change := range map[string]func(s *render.Scene){
		"lit":     func(s *render.Scene) { s.Lit = []render.Lit{{Target: pool, Label: "create {military}"}} },
		"hover":   func(s *render.Scene) { s.Hover = pool },
		"focus":   func(s *render.Scene) { s.Focus = pool },
		"glow":    func(s *render.Scene) { s.Glow = []layout.Target{pool} },
		"held":    func(s *render.Scene) { s.Held, s.HeldX, s.HeldY = []render.Held{{Die: rules.ActionDie(3)}}, 640, 360 },
		"refusal": func(s *render.Scene) { s.Refusal, s.RefusalX, s.RefusalY = "Not that one.", 1275, 715 },
		"moment of an event": func(s *render.Scene) {
			s.Moment = &render.Moment{Title: "Snow", Event: &render.Event{Season: content.Winter, Symbols: 2}, Lasts: 1, Seconds: 1}
		},
		"moment of a card": func(s *render.Scene) {
			s.Moment = &render.Moment{Title: "Keel", Cards: []render.CardRef{{Kind: render.CharacterCard}}, Lasts: 1, Seconds: 1}
		},
		"stress": func(s *render.Scene) {
			s.Held, s.HeldX, s.HeldY = []render.Held{{Stress: &render.StressToken{Value: 3}}}, 640, 360
		},
		"held card":      holding(render.LocationCard),
		"held character": holding(render.CharacterCard),
		"held progress":  holding(render.ProgressCard),
		"held obstacle":  holding(render.ObstacleCard),
		"pulse":          effect(render.Pulse),
		"honour":         effect(render.Honour),
		"alarm":          effect(render.Alarm),
		"shake":          effect(render.Shake),
		"bloom":          effect(render.Bloom),
		"riffle":         effect(render.Riffle),
		"cube":           flying(render.Flight{Cube: render.ThreatCube}),
		"token":          flying(render.Flight{Stress: &render.StressToken{Value: 2}}),
		"frame":          flying(render.Flight{Frame: true}),
		"reward":         flying(render.Flight{Reward: render.Reward{Is: true, Resource: content.Sorcery}}),
		"zoom":           func(s *render.Scene) { s.Zoom = layout.Target{Kind: layout.Current} },
		"die": func(s *render.Scene) {
			s.Flights = []render.Flight{{Die: rules.ActionDie(2), To: layout.Rect{X: 600, Y: 300, W: 22, H: 22}, T: 0.5}}
		},
		"card": func(s *render.Scene) {
			s.Flights = []render.Flight{{Card: render.CardRef{Kind: render.ObstacleCard, ID: 4},
				To: layout.Rect{X: 600, Y: 300, W: 22, H: 22}, T: 1}}
		},
	} {
		scene := newScene(b, &s, 1280, 720)
		change(scene)
		if differing(before, paint(p, scene)) == 0 {
			t.Errorf("%s is not seen", name)
		}
	}
}

// BenchmarkFrame draws a table on which nothing but the hand moves.
func BenchmarkFrame(b *testing.B) {
	book, p := rulestest.Book(b), newPainter(b)
	s := played(b, book, 60)
	scene := newScene(book, &s, 1280, 720)
	scene.Held = []render.Held{{Die: rules.ActionDie(3)}}
	screen := ebiten.NewImage(1280, 720)
	b.ReportAllocs()
	for b.Loop() {
		p.Draw(screen, scene)
		screen.At(0, 0) // wait until it is drawn
	}
}

// BenchmarkWeather draws a table over which only the weather moves.
func BenchmarkWeather(b *testing.B) {
	book := rulestest.Book(b)
	for season := range content.Season(content.NumSeasons) {
		b.Run(season.String(), func(b *testing.B) {
			p, s := newPainter(b), inSeason(b, book, season)
			scene := newScene(book, &s, 1280, 720)
			scene.Weather = render.Weather{Seen: 1}
			screen := ebiten.NewImage(1280, 720)
			b.ReportAllocs()
			for b.Loop() {
				scene.Weather.Time += 0.1
				p.Draw(screen, scene)
				screen.At(0, 0)
			}
		})
	}
}

// BenchmarkTable draws a whole table anew.
func BenchmarkTable(b *testing.B) {
	book, p := rulestest.Book(b), newPainter(b)
	s := played(b, book, 60)
	scene := newScene(book, &s, 1280, 720)
	screen := ebiten.NewImage(1280, 720)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		p.Forget()
		p.Draw(screen, scene)
		screen.At(0, 0)
	}
}

// A painter whose window nobody sees draws nothing, and says of the scene what another one says that draws it.
func TestUnseenPainterNotesWhatLiesThere(t *testing.T) {
	b := rulestest.Book(t)
	s := played(t, b, 330)
	scene := asking(b, &s, b.Moves(&s, nil))
	scene.View.W, scene.View.H = 1280, 720
	scene.Plan = layout.Lay(&scene.View)
	hovering(scene, 47)
	type text struct {
		line string
		at   layout.Rect
	}
	look := func(p *render.Painter) (texts map[text]bool, explained []string, picture *image.RGBA) {
		texts = map[text]bool{}
		p.OnText(func(line string, at layout.Rect) { texts[text{line, at}] = true })
		picture = paint(p, scene)
		for _, piece := range scene.Plan.Pieces {
			x, y := piece.Rect.Center()
			on, is := p.LabelAt(x, y)
			explained = append(explained, fmt.Sprint(on, is, p.RefusalAt(x, y)))
		}
		return texts, explained, picture
	}
	seen, unseen := newPainter(t), newPainter(t)
	unseen.Unseen = true
	texts, explained, _ := look(seen)
	same, likewise, picture := look(unseen)
	if len(texts) < 50 || !maps.Equal(texts, same) || !slices.Equal(explained, likewise) {
		t.Errorf("it sets %d texts, and one that is seen %d", len(same), len(texts))
	}
	if slices.ContainsFunc(picture.Pix, func(part uint8) bool { return part != 0 }) {
		t.Error("it draws")
	}
}
