package art_test

import (
	"bytes"
	"image"
	"strings"
	"testing"

	"sixwinters/art"
)

// samples are a scene of each kind.
var samples = []art.Scene{
	{Kind: art.LocationScene, Name: "Whitehold", Region: "empire", Tags: []string{"urban"}},
	{Kind: art.LocationScene, Name: "Gravewood", Region: "settled", Tags: []string{"wilderness", "eldritch"}},
	{Kind: art.ObstacleScene, Name: "Legionary", Region: "empire", Tags: []string{"unit"}, Threats: []string{"military", "military"}, Skill: "tactics", Level: 2},
	{Kind: art.ProgressScene, Name: "Tinkering", Region: "redbank", Threats: []string{"technology"}, Level: 1},
	{Kind: art.EventScene, Name: "Blizzard", Region: "settled", Season: "winter", Level: 3},
	{Kind: art.PortraitScene, Name: "Thea"},
}

func picture(t testing.TB, s *art.Scene, w, h int) *image.RGBA {
	t.Helper()
	drawn, err := art.Picture(s, w, h)
	if err != nil {
		t.Fatal(err)
	}
	return drawn
}

func TestPictureIsTheSameEachTime(t *testing.T) {
	for i := range samples {
		s := samples[i]
		a, b := picture(t, &s, 200, 120), picture(t, &s, 200, 120)
		if !bytes.Equal(a.Pix, b.Pix) {
			t.Errorf("%s is drawn differently the second time", s.Name)
		}
	}
}

// Pictures fill whatever room they get, and hide all that lies under them.
func TestPictureFillsEverySize(t *testing.T) {
	for i := range samples {
		for _, size := range []image.Point{{1, 1}, {48, 48}, {133, 61}, {76, 110}, {640, 240}} {
			s := samples[i]
			drawn := picture(t, &s, size.X, size.Y)
			if drawn.Bounds().Size() != size {
				t.Fatalf("%s: size %v, want %v", s.Name, drawn.Bounds().Size(), size)
			}
			for at := 3; at < len(drawn.Pix); at += 4 {
				if drawn.Pix[at] != 0xFF {
					t.Errorf("%s of %v is not opaque everywhere", s.Name, size)
					break
				}
			}
		}
	}
}

// A name or a fact more makes another picture.
func TestPictureFollowsTheFacts(t *testing.T) {
	base := art.Scene{Kind: art.ObstacleScene, Name: "Tripwire", Region: "empire", Tags: []string{"trap"}, Skill: "thievery", Level: 2}
	first := picture(t, &base, 200, 120)
	for name, change := range map[string]func(s *art.Scene){
		"name":    func(s *art.Scene) { s.Name = "Trapwire" },
		"region":  func(s *art.Scene) { s.Region = "settled" },
		"tag":     func(s *art.Scene) { s.Tags = []string{"spy"} },
		"threats": func(s *art.Scene) { s.Threats = []string{"sorcery"} },
		"skill":   func(s *art.Scene) { s.Skill = "lore" },
		"level":   func(s *art.Scene) { s.Level = 5 },
	} {
		other := base
		change(&other)
		if bytes.Equal(first.Pix, picture(t, &other, 200, 120).Pix) {
			t.Errorf("another %s gives the same picture", name)
		}
	}
}

func TestPictureTakesWordsItDoesNotKnow(t *testing.T) {
	for kind := art.LocationScene; kind <= art.PortraitScene; kind++ {
		picture(t, &art.Scene{Kind: kind, Name: "Ü", Region: "moon", Season: "monsoon", Tags: []string{"dragon"},
			Threats: []string{"gossip"}, Skill: "knitting", Level: 99}, 100, 60)
	}
}

func TestPictureRefusesWhatItCannotDraw(t *testing.T) {
	for _, test := range []struct {
		s    art.Scene
		w, h int
		want string
	}{
		{art.Scene{}, 0, 10, "both must be"}, {art.Scene{}, 10, 99999, "both must be"},
		{art.Scene{Kind: 99}, 10, 10, "no scene of kind 99"},
	} {
		if _, err := art.Picture(&test.s, test.w, test.h); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("Picture(%v, %d, %d) error = %v, want one with %q", test.s, test.w, test.h, err, test.want)
		}
	}
}

// A vignette leaves the paper free at the edges and is never more opaque than it is asked to be.
func TestVignetteFadesOut(t *testing.T) {
	const strength = 0.5
	faded := art.Vignette(picture(t, &samples[0], 120, 72), strength)
	for x := range 120 {
		if a := faded.RGBAAt(x, 0).A; a > 100 {
			t.Errorf("the edge at %d has opacity %d", x, a)
		}
	}
	middle := faded.RGBAAt(60, 36).A
	if middle < 120 || middle > 128 {
		t.Errorf("the middle has opacity %d of 255, want half", middle)
	}
}

// Repeated side by side, paper and cloth show no seam and hide nothing.
func TestTexturesRepeat(t *testing.T) {
	for name, texture := range map[string]*image.RGBA{"paper": art.Paper(64), "cloth": art.Cloth(64)} {
		for i := 3; i < len(texture.Pix); i += 4 {
			if a := texture.Pix[i]; a > 40 {
				t.Fatalf("%s: opacity %d would hide what lies under it", name, a)
			}
		}
	}
	paper := art.Paper(64)
	for y := range 64 {
		a, b := int(paper.RGBAAt(0, y).A), int(paper.RGBAAt(63, y).A)
		if d := max(a, b) - min(a, b); d > 14 {
			t.Errorf("paper: row %d jumps by %d from the right edge to the left", y, d)
		}
	}
}

func BenchmarkPicture(b *testing.B) {
	for i := range samples {
		s := samples[i]
		b.Run(s.Name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				picture(b, &s, 400, 240)
			}
		})
	}
}

// The events of a season are told apart at a glance: made small, no two of their pictures are nearly alike.
func TestEventsOfASeasonDiffer(t *testing.T) {
	const w, h, least = 16, 10, 30.0
	names := []string{"Mana Flows", "Snow Flurries", "Brutal Cold", "Blizzard"}
	var small []*image.RGBA
	for level, name := range names {
		small = append(small, picture(t, &art.Scene{Kind: art.EventScene, Name: name, Season: "winter", Level: level}, w, h))
		for before := range level {
			sum := 0
			for i, a := range small[level].Pix {
				b := small[before].Pix[i]
				sum += int(max(a, b) - min(a, b))
			}
			if apart := float64(sum) / (w * h * 3); apart < least {
				t.Errorf("%s and %s differ by %.0f of 255, want %g", names[before], name, apart, least)
			}
		}
	}
}
