package menu

import (
	"image/color"
	"testing"

	"sixwinters/art"
)

// What is chosen in a menu is told without its colour, and what is written on any plate can be read, in each theme.
func TestPlatesAreReadable(t *testing.T) {
	before := art.Wearing().Name
	t.Cleanup(func() { art.Use(before) })
	for theme, least := range map[string]float64{"chronicle": 4.5, "high-contrast": 7, "high-contrast-dark": 4.5} {
		art.Use(theme)
		for look := plain; look <= Track; look++ {
			ink := art.Ink
			if look == Unusable {
				ink = art.InkSoft
			}
			if c := art.Contrast(ink, look.plate().Fill); c < least {
				t.Errorf("%s: what is written on plate %d has contrast %.1f, want %g", theme, look, c, least)
			}
		}
		usual, picked := plain.plate().Draw(9, 3, 1), chosen.plate().Draw(9, 3, 1)
		other := 0
		for i := 0; i < len(usual.Pix); i += 4 {
			if d := grey(picked.Pix[i:]) - grey(usual.Pix[i:]); max(d, -d) > 80 {
				other++
			}
		}
		if share := float64(other) / float64(len(usual.Pix)/4); share < 0.1 {
			t.Errorf("%s: what is chosen is darker or lighter in %.1f%% of a plate: it is told by its colour alone", theme, 100*share)
		}
	}
}

// grey is how light a pixel is on white paper, from 0 to 255.
func grey(pixel []uint8) int {
	g := color.GrayModel.Convert(color.NRGBA{R: pixel[0], G: pixel[1], B: pixel[2], A: 0xFF}).(color.Gray)
	return (int(g.Y)*int(pixel[3]) + 255*(255-int(pixel[3]))) / 255
}

// Nothing is kept for the units that menus had before.
func TestPlatesOfOtherSizesAreForgotten(t *testing.T) {
	stock := NewStock()
	for height := range 60 {
		stock.For(1 + float64(height)/720).Plate(plain)
	}
	if n := len(stock.plates); n > 1 {
		t.Errorf("%d plates are kept for one size of the window", n)
	}
}
