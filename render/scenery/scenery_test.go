package scenery_test

import (
	"crypto/sha256"
	"math"
	"testing"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render/scenery"
)

// No two cards of the game look alike: not only are their pictures different, they differ to the eye.
func TestNoTwoCardsAreAlike(t *testing.T) {
	cards := contenttest.GameCards(t)
	const width, height = 100, 60
	all := everyCard(cards)
	want := len(cards.Obstacles) + len(cards.Locations) + len(cards.Progress) + len(cards.Characters) +
		content.NumSeasons*(content.NumRegions+1)
	if len(all) != want {
		t.Fatalf("%d scenes, want %d", len(all), want)
	}
	seen := map[[sha256.Size]byte]string{}
	pictures, fromAfar := make([][]byte, len(all)), make([][]float64, len(all))
	for i, scene := range all {
		drawn, err := art.Picture(scene, width, height)
		if err != nil {
			t.Fatal(err)
		}
		hash := sha256.Sum256(drawn.Pix)
		if other, ok := seen[hash]; ok {
			t.Errorf("%s and %s have the same picture", scene.Name, other)
		}
		seen[hash], pictures[i], fromAfar[i] = scene.Name, drawn.Pix, blurred(drawn.Pix, width, height)
	}
	for i, a := range pictures {
		for j, b := range pictures[:i] {
			if share := differing(a, b); share < leastDiffering {
				t.Errorf("%s and %s differ in only %.1f%% of their pixels", all[i].Name, all[j].Name, 100*share)
			}
			if d := apart(fromAfar[i], fromAfar[j]); d < leastApart {
				t.Errorf("%s and %s are alike from afar: %.1f of 255 apart, want %g", all[i].Name, all[j].Name, d, leastApart)
			}
		}
	}
}

// everyCard are the scenes of all cards, each entry once: obstacles, locations, progress cards, characters and events.
func everyCard(cards *content.Content) []*art.Scene {
	var all []*art.Scene
	for i := range cards.Obstacles {
		all = append(all, scenery.Obstacle(&cards.Obstacles[i]))
	}
	for i := range cards.Locations {
		all = append(all, scenery.Location(&cards.Locations[i]))
	}
	for i := range cards.Progress {
		all = append(all, scenery.Progress(&cards.Progress[i]))
	}
	for i := range cards.Characters {
		all = append(all, scenery.Character(&cards.Characters[i]))
	}
	for season := range cards.Events {
		for i := range cards.Events[season] {
			all = append(all, scenery.Event(&cards.Events[season][i]))
		}
	}
	return all
}

// How far two pictures differ at least: in so large a share of their pixels, and by so much of 255 in each colour when they
// are seen from afar. Two scenes of one composition in the light of one region are 10 to 14 apart, and told apart by nobody.
const (
	leastDiffering = 0.2
	leastApart     = 16.0
)

// far is the side in pixels of the squares that run into one where a picture is seen from afar.
const far = 5

// blurred is a picture as it is seen from afar: the mean colour of each square of it.
func blurred(pixels []byte, width, height int) []float64 {
	out := make([]float64, width/far*(height/far)*3)
	for y := range height {
		for x := range width {
			for k := range 3 {
				out[(y/far*(width/far)+x/far)*3+k] += float64(pixels[(y*width+x)*4+k]) / (far * far)
			}
		}
	}
	return out
}

// apart is how much two pictures differ on average.
func apart(a, b []float64) float64 {
	d := 0.0
	for i := range a {
		d += math.Abs(a[i] - b[i])
	}
	return d / float64(len(a))
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
	cards := contenttest.GameCards(t)
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

// Players know places by their outlines: no two locations are alike at the width that they have on a small table.
func TestLocationsDifferWhenSmall(t *testing.T) {
	cards := contenttest.GameCards(t)
	const width, height, least = 130, 65, 21.0
	var seen [][]float64
	for i := range cards.Locations {
		drawn, err := art.Picture(scenery.Location(&cards.Locations[i]), width, height)
		if err != nil {
			t.Fatal(err)
		}
		from := blurred(drawn.Pix, width, height)
		for j, other := range seen {
			if d := apart(from, other); d < least {
				t.Errorf("%s and %s are %.1f of 255 apart, want %g", cards.Locations[i].Name, cards.Locations[j].Name, d, least)
			}
		}
		seen = append(seen, from)
	}
}
