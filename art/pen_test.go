package art_test

import (
	"testing"

	"sixwinters/art"
)

// The eyes of a portrait are dark on white in each theme, also where cards are darker than what is written on them.
func TestPortraitsLookTheSameOnDarkCards(t *testing.T) {
	defer art.Use(art.Wearing().Name)
	menas := art.Scene{Kind: art.PortraitScene, Name: "Menas"}
	for _, theme := range art.Themes {
		art.Use(theme.Name)
		const w, h = 400, 250
		drawn, eyes := picture(t, &menas, w, h), 0
		for y := 90; y < 115; y++ {
			for x := 170; x < 230; x++ {
				if c := drawn.RGBAAt(x, y); c.R < 90 && c.G < 90 && c.B < 90 {
					eyes++
				}
			}
		}
		if eyes < 30 {
			t.Errorf("%s: the eyes have %d dark pixels", theme.Name, eyes)
		}
	}
}
