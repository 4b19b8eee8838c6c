package render_test

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"sixwinters/content"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// How every kind of piece looks at three sizes, and some whole tables, is kept in testdata. After a change that is meant
// to be seen, look at the pictures and write them anew:
//
//	tools/screen.sh go test ./render -run 'Pieces|Scenes' -update
var update = flag.Bool("update", false, "write the pictures in testdata anew")

// goldenSizes are the windows that pieces are looked at in.
var goldenSizes = []image.Point{{X: 1280, Y: 720}, {X: 1920, Y: 1080}, {X: 2560, Y: 1440}}

// shrunk is a picture made smaller by a whole number, each pixel the mean of a block.
func shrunk(picture image.Image, by int) *image.RGBA {
	b := picture.Bounds()
	small := image.NewRGBA(image.Rect(0, 0, (b.Dx()+by-1)/by, (b.Dy()+by-1)/by))
	for y := range small.Rect.Dy() {
		for x := range small.Rect.Dx() {
			var sum [3]uint32
			n := uint32(0)
			for i := range by * by {
				px, py := b.Min.X+x*by+i%by, b.Min.Y+y*by+i/by
				if px < b.Max.X && py < b.Max.Y {
					r, g, bl, _ := picture.At(px, py).RGBA()
					sum[0], sum[1], sum[2], n = sum[0]+r>>8, sum[1]+g>>8, sum[2]+bl>>8, n+1
				}
			}
			small.SetRGBA(x, y, color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 0xFF})
		}
	}
	return small
}

// Pictures are kept at half their size and compared in blocks of four pixels of the window, since drivers round and
// smooth differently. So much may a block differ in a channel, and all of them on average.
const (
	keptAt    = 2
	blocks    = 2 // of what is kept
	mostBlock = 26
	mostMean  = 2.0
)

// unlike says how a picture differs from the one that is kept, or "".
func unlike(got, kept image.Image) string {
	if g, k := got.Bounds().Size(), kept.Bounds().Size(); g != k {
		return fmt.Sprintf("its size is %v, not %v", g, k)
	}
	a, b := shrunk(got, blocks), shrunk(kept, blocks)
	sum, worst, at := 0, 0, image.Point{}
	for i := range a.Pix {
		d := max(int(a.Pix[i])-int(b.Pix[i]), int(b.Pix[i])-int(a.Pix[i]))
		if sum += d; d > worst {
			worst, at = d, image.Pt(i%a.Stride/4, i/a.Stride).Mul(keptAt*blocks)
		}
	}
	mean := float64(sum) / float64(len(a.Pix)*3/4)
	if worst > mostBlock || mean > mostMean {
		return fmt.Sprintf("it differs by %.1f of 255 on average and by %d at %v", mean, worst, at)
	}
	return ""
}

// compare compares a picture with the one that is kept under a name, or keeps it.
func compare(t *testing.T, name string, picture image.Image, by int) {
	t.Helper()
	small := shrunk(picture, by)
	file := filepath.Join("testdata", name+".png")
	if *update {
		keepPicture(t, file, small)
		return
	}
	f, err := os.Open(file)
	if err != nil {
		t.Errorf("%v: write it with -update", err)
		return
	}
	defer f.Close()
	kept, err := png.Decode(f)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	if say := unlike(small, kept); say != "" {
		other := filepath.Join(os.TempDir(), "sixwinters-"+filepath.Base(file))
		keepPicture(t, other, small)
		t.Errorf("%s is not as it was: %s. How it is now is in %s; if that is meant, write it with -update.", name, say, other)
	}
}

func keepPicture(t *testing.T, file string, picture image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(f, picture); err != nil {
		t.Fatal(err)
	}
}

// laden is a table with something of every kind on it.
func laden(t testing.TB, b *rules.Rulebook) rules.State {
	t.Helper()
	s := played(t, b, 60)
	who := s.Players[0].Character
	s.Characters[who].Marked[content.Body] |= 0b011
	s.Discard[0], s.Discard[0].N = s.Draw[0], 4
	s.Players[0].Stash = rules.NewDie(rules.Kind(content.Espionage), 4)
	return s
}

// pieces are one of every kind of piece, as targets or as parts of the plan.
var pieces = map[string]func(s *render.Scene) layout.Rect{
	"obstacle":  first(layout.Obstacle),
	"location":  first(layout.Location),
	"staged":    first(layout.Staged),
	"progress":  first(layout.Current),
	"standee":   first(layout.Standee),
	"draw-pile": first(layout.DrawPile),
	"discard-pile": func(s *render.Scene) layout.Rect {
		for i := range s.View.State.Discard {
			if s.View.State.Discard[i].N > 0 {
				r, _ := s.Plan.Rect(layout.Target{Kind: layout.DiscardPile, N: uint8(i)})
				return r
			}
		}
		return layout.Rect{}
	},
	"pool":           first(layout.Pool),
	"track":          first(layout.Track),
	"arrow":          first(layout.Arrow),
	"stress-track":   first(layout.StressDie),
	"ability":        first(layout.Ability),
	"stash":          first(layout.Stash),
	"option":         first(layout.Option),
	"done":           button(layout.ButtonDone),
	"sound":          button(layout.ButtonSound),
	"character":      func(s *render.Scene) layout.Rect { return s.Plan.Mats[0].Rect },
	"seasons":        func(s *render.Scene) layout.Rect { return joined(s.Plan.Bar.Wheel[0], s.Plan.Bar.Wheel[7]) },
	"conditions":     func(s *render.Scene) layout.Rect { return s.Plan.Mats[0].Tracks[content.Body].Rect },
	"progress-piles": func(s *render.Scene) layout.Rect { return joined(s.Plan.Staging.Deck, s.Plan.Staging.Discard) },
}

// first finds the first piece of a kind.
func first(kind layout.Kind) func(s *render.Scene) layout.Rect {
	return func(s *render.Scene) layout.Rect {
		for _, p := range s.Plan.Pieces {
			if p.Target.Kind == kind {
				return p.Rect
			}
		}
		return layout.Rect{}
	}
}

// button finds a button.
func button(n uint8) func(s *render.Scene) layout.Rect {
	return func(s *render.Scene) layout.Rect {
		r, _ := s.Plan.Rect(layout.Target{Kind: layout.Button, N: n})
		return r
	}
}

// joined is the rectangle round two.
func joined(a, b layout.Rect) layout.Rect {
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return layout.Rect{X: x, Y: y, W: max(a.Right(), b.Right()) - x, H: max(a.Bottom(), b.Bottom()) - y}
}

// ladenScene is the laden table in a window.
func ladenScene(t testing.TB, b *rules.Rulebook, s *rules.State, size image.Point) *render.Scene {
	t.Helper()
	scene := newScene(b, s, size.X, size.Y)
	scene.View.Options = []string{"Hold them off", "Let them pass"}
	scene.Plan = layout.Lay(&scene.View)
	return scene
}

// piece cuts a piece out of the picture of a table, with a little of what lies round it.
func piece(picture *image.RGBA, r layout.Rect) image.Image {
	r = r.Inset(-2)
	return picture.SubImage(image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom())))
}

func TestPieces(t *testing.T) {
	b := rulestest.Book(t)
	s := laden(t, b)
	for _, size := range goldenSizes {
		p := newPainter(t)
		scene := ladenScene(t, b, &s, size)
		picture := paint(p, scene)
		for name, find := range pieces {
			r := find(scene)
			if r.Empty() {
				t.Fatalf("there is no %s on the table", name)
			}
			compare(t, fmt.Sprintf("%s-%d", name, size.X), piece(picture, r), keptAt)
		}
		compare(t, fmt.Sprintf("dice-%d", size.X), allDice(p, size.X), keptAt)
	}
}

// allDice are the dice of each kind and value side by side, as large as in a window of a width.
func allDice(p *render.Painter, width int) image.Image {
	side := 22*width/1280 + 4
	all := image.NewRGBA(image.Rect(0, 0, 6*side, rules.NumKinds*side))
	for kind := range rules.Kind(rules.NumKinds) {
		for value := 1; value <= 6; value++ {
			at := image.Rect((value-1)*side, int(kind)*side, value*side, (int(kind)+1)*side)
			draw.Draw(all, at, render.PictureOfDie(p, rules.NewDie(kind, value), float64(side-4)), image.Point{}, draw.Src)
		}
	}
	return all
}

// Pictures that lack a single icon are noticed, even where the icons are smallest.
func TestMissingIconsAreNoticed(t *testing.T) {
	b := rulestest.Book(t)
	s := laden(t, b)
	scene := ladenScene(t, b, &s, goldenSizes[0])
	p := newPainter(t)
	whole := paint(p, scene)
	for name, icon := range map[string]string{
		"pool": "threat", "location": "empire", "character": "combat", "stash": "stash", "seasons": "spring", "done": "done",
		"conditions": "body", "sound": "sound", "progress-piles": "progress", "draw-pile": b.Showing(&s, 0).String(),
	} {
		giveBack := render.WithoutIcon(p, icon)
		p.Forget()
		r := pieces[name](scene)
		lacking := shrunk(piece(paint(p, scene), r), keptAt)
		if unlike(lacking, shrunk(piece(whole, r), keptAt)) == "" {
			t.Errorf("it is not noticed that %s lacks the icon %s", name, icon)
		}
		giveBack()
	}
}

func TestScenes(t *testing.T) {
	b := rulestest.Book(t)
	for name, stage := range map[string]func() *render.Scene{
		"setup": func() *render.Scene {
			s := played(t, b, 0)
			return newScene(b, &s, 1280, 720)
		},
		"winter": func() *render.Scene {
			s := inSeason(t, b, content.Winter)
			scene := ladenScene(t, b, &s, goldenSizes[0])
			scene.Weather = render.Weather{Seen: 1, Time: 3}
			return scene
		},
		"fall": func() *render.Scene {
			s := inSeason(t, b, content.Fall)
			scene := newScene(b, &s, 1280, 720)
			scene.Weather = render.Weather{Seen: 1, Time: 3}
			return scene
		},
		"event": func() *render.Scene {
			s := laden(t, b)
			scene := newScene(b, &s, 1280, 720)
			scene.Moment = &render.Moment{Title: "Snow Flurries", Say: b.EventText(content.Winter, 1), Symbols: true, Lasts: 1, Seconds: 1,
				Event: &render.Event{Season: content.Winter, Symbols: 1}}
			return scene
		},
		"hand": func() *render.Scene {
			s := laden(t, b)
			scene := newScene(b, &s, 1280, 720)
			scene.Held, scene.HeldX, scene.HeldY = []render.Held{{Die: rules.ActionDie(3)}}, 640, 300
			scene.Lit = []render.Lit{{Target: layout.Target{Kind: layout.Pool}, Label: "create an asset"}}
			at, _ := scene.Plan.Rect(layout.Target{Kind: layout.Current})
			scene.Effects = []render.Effect{{Kind: render.Bloom, At: at, T: 0.4}}
			return scene
		},
	} {
		p := newPainter(t)
		compare(t, "scene-"+name, paint(p, stage()), 2*keptAt)
	}
}
