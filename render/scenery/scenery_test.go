package scenery_test

import (
	"crypto/sha256"
	"testing"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/scenery"
)

// No two cards of the game look alike: not only are their pictures different, they differ to the eye.
func TestNoTwoCardsAreAlike(t *testing.T) {
	cards, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	const width, height = 100, 60
	all := scenery.All(cards)
	want := len(cards.Obstacles) + content.NumLocations + content.NumProgress + content.NumCharacters + content.NumEvents
	if len(all) != want {
		t.Fatalf("%d scenes, want %d", len(all), want)
	}
	seen := map[[sha256.Size]byte]string{}
	pictures := make([][]byte, len(all))
	for i, scene := range all {
		drawn, err := art.Picture(scene, width, height)
		if err != nil {
			t.Fatal(err)
		}
		hash := sha256.Sum256(drawn.Pix)
		if other, ok := seen[hash]; ok {
			t.Errorf("%s and %s have the same picture", scene.Name, other)
		}
		seen[hash], pictures[i] = scene.Name, drawn.Pix
	}
	for i, a := range pictures {
		for j, b := range pictures[:i] {
			if share := differing(a, b); share < 0.05 {
				t.Errorf("%s and %s differ in only %.1f%% of their pixels", all[i].Name, all[j].Name, 100*share)
			}
		}
	}
}

// differing is the share of pixels that the eye tells apart.
func differing(a, b []byte) float64 {
	n := 0
	for i := 0; i < len(a); i += 4 {
		d := 0
		for k := range 3 {
			d += max(int(a[i+k]), int(b[i+k])) - min(int(a[i+k]), int(b[i+k]))
		}
		if d > 40 {
			n++
		}
	}
	return float64(n) / float64(len(a)/4)
}

// Players know characters by their portraits, at the size of a standee too.
func TestPortraitsDifferWhenSmall(t *testing.T) {
	cards, err := content.Load()
	if err != nil {
		t.Fatal(err)
	}
	var portraits [][]byte
	for i := range cards.Characters {
		drawn, err := art.Picture(scenery.Character(&cards.Characters[i]), 48, 48)
		if err != nil {
			t.Fatal(err)
		}
		for j, other := range portraits {
			if share := differing(drawn.Pix, other); share < 0.45 {
				t.Errorf("%s and %s differ in %.0f%% of their pixels at 48 pixels, want 45%%",
					cards.Characters[i].Name, cards.Characters[j].Name, 100*share)
			}
		}
		portraits = append(portraits, drawn.Pix)
	}
}
