package art_test

import (
	"bytes"
	"fmt"
	"image"
	"testing"

	"sixwinters/art"
)

// illuminations are pages of the chronicle that differ in one thing each.
func illuminations() map[string]art.Illumination {
	keep := art.Scene{Kind: art.LocationScene, Name: "Eastkeep", Region: "empire", Tags: []string{"urban"}, Calm: true}
	wood := art.Scene{Kind: art.LocationScene, Name: "Loomwood", Region: "redbank", Tags: []string{"wilderness"}, Calm: true}
	base := art.Illumination{Places: []art.Scene{keep}, Company: []art.Traveller{{Name: "Thea"}, {Name: "Menas"}}}
	all := map[string]art.Illumination{"a quiet year": base}
	change := func(name string, by func(of *art.Illumination)) {
		of := base
		by(&of)
		all[name] = of
	}
	change("another place", func(of *art.Illumination) { of.Places = []art.Scene{wood} })
	change("a bad year", func(of *art.Illumination) { of.Gloom = true })
	change("a fire", func(of *art.Illumination) { of.Burn = true })
	change("a fire elsewhere", func(of *art.Illumination) { of.Places, of.Burn = []art.Scene{wood}, true })
	change("two fires", func(of *art.Illumination) { of.Places, of.Burn = []art.Scene{keep, wood}, true })
	for fate := art.Hurt; fate <= art.Buried; fate++ {
		change(fmt.Sprintf("fate %d", fate), func(of *art.Illumination) {
			of.Company = []art.Traveller{{Name: "Thea", Fate: fate}, {Name: "Menas"}}
		})
	}
	change("another character", func(of *art.Illumination) { of.Company = []art.Traveller{{Name: "Thea"}, {Name: "Keel"}} })
	change("a card won", func(of *art.Illumination) { of.Won = samples[3:4] })
	change("a mastery won", func(of *art.Illumination) { of.Mastery = []string{"sorcery"} })
	for end := art.Fallen; end <= art.Total; end++ {
		change(fmt.Sprintf("ending %d", end), func(of *art.Illumination) { of.End = end })
	}
	return all
}

// What happened is seen in the picture of a year or a campaign: each place, fire, fate, gain and ending changes a good part of it, at the
// size of a window's half and in the flat shape that large text leaves. The same is painted each time.
func TestIlluminationsShowWhatHappened(t *testing.T) {
	const least = 0.012 // of all pixels, changed by a tenth and more
	for _, size := range []image.Point{{X: 268, Y: 246}, {X: 300, Y: 110}} {
		drawn := map[string]*image.RGBA{}
		for name, of := range illuminations() {
			first, err := art.IlluminationPicture(&of, size.X, size.Y)
			if err != nil {
				t.Fatal(err)
			}
			drawn[name] = first
		}
		quiet := illuminations()["a quiet year"]
		if again, err := art.IlluminationPicture(&quiet, size.X, size.Y); err != nil || !bytes.Equal(again.Pix, drawn["a quiet year"].Pix) {
			t.Errorf("%v: the same year looks otherwise the second time, or not at all: %v", size, err)
		}
		for a, x := range drawn {
			for b, y := range drawn {
				if a < b {
					if share := changed(x, y); share < least {
						t.Errorf("%v: %s and %s differ in %.1f%% of all pixels", size, a, b, 100*share)
					}
				}
			}
		}
	}
}

// changed returns the share of pixels that differ by a tenth of all light and more.
func changed(a, b *image.RGBA) float64 {
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		apart := 0
		for k := range 3 {
			x, y := int(a.Pix[i+k]), int(b.Pix[i+k])
			apart += max(x, y) - min(x, y)
		}
		if apart > 76 {
			n++
		}
	}
	return float64(n) / float64(len(a.Pix)/4)
}

func TestIlluminationsOfAnySize(t *testing.T) {
	of := illuminations()["two fires"]
	for _, size := range []image.Point{{X: 1, Y: 1}, {X: 400, Y: 40}, {X: 40, Y: 300}} {
		drawn, err := art.IlluminationPicture(&of, size.X, size.Y)
		if err != nil || drawn.Bounds().Size() != size {
			t.Fatalf("%v: %v", size, err)
		}
		for i := 3; i < len(drawn.Pix); i += 4 {
			if drawn.Pix[i] != 0xFF {
				t.Fatalf("%v is not opaque everywhere", size)
			}
		}
	}
	for _, size := range []image.Point{{X: 0, Y: 5}, {X: 5, Y: 99999}} {
		if _, err := art.IlluminationPicture(&of, size.X, size.Y); err == nil {
			t.Errorf("%v can be painted", size)
		}
	}
	if _, err := art.IlluminationPicture(&art.Illumination{}, 100, 100); err != nil {
		t.Error("an empty page:", err)
	}
}

func BenchmarkIllumination(b *testing.B) {
	of := illuminations()["a fire"]
	for b.Loop() {
		if _, err := art.IlluminationPicture(&of, 648, 648); err != nil {
			b.Fatal(err)
		}
	}
}
