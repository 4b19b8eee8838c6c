package render_test

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"

	"sixwinters/art"
	"sixwinters/render"
	"sixwinters/rules"
)

// deficiencies are how people see who lack one of the three kinds of cone, as matrices on linear red, green and blue
// (Machado, Oliveira and Fernandes, 2009, at full strength).
var deficiencies = map[string][3][3]float64{
	"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// seenAs is a colour as it is seen with a deficiency.
func seenAs(m [3][3]float64, c color.NRGBA) color.NRGBA {
	var linear [3]float64
	for i, v := range [3]uint8{c.R, c.G, c.B} {
		linear[i] = math.Pow(float64(v)/255, 2.2)
	}
	var out [3]uint8
	for i, row := range m {
		v := row[0]*linear[0] + row[1]*linear[1] + row[2]*linear[2]
		out[i] = uint8(255*math.Pow(max(0, min(1, v)), 1/2.2) + 0.5)
	}
	return color.NRGBA{R: out[0], G: out[1], B: out[2], A: c.A}
}

// pictureSeenAs is a picture as it is seen with a deficiency.
func pictureSeenAs(m [3][3]float64, picture *image.RGBA) *image.RGBA {
	out := image.NewRGBA(picture.Bounds())
	for i := 0; i < len(picture.Pix); i += 4 {
		c := seenAs(m, color.NRGBA{R: picture.Pix[i], G: picture.Pix[i+1], B: picture.Pix[i+2], A: 0xFF})
		out.Pix[i], out.Pix[i+1], out.Pix[i+2], out.Pix[i+3] = c.R, c.G, c.B, c.A
	}
	return out
}

// Dice of every two kinds that show the same value can be told apart without full sight of colours, in each theme and with
// patterns or without: by their icons and patterns even where the colours are alike.
func TestKindsOfDiceDifferWithoutColours(t *testing.T) {
	for _, theme := range art.Themes {
		for _, patterns := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s, patterns %v", theme.Name, patterns), func(t *testing.T) {
				wear(t, theme.Name)
				p := newPainter(t)
				p.Patterns = patterns
				for value := 1; value <= 6; value++ {
					var dice []*image.RGBA
					for kind := range rules.Kind(rules.NumKinds) {
						dice = append(dice, render.PictureOfDie(p, rules.NewDie(kind, value), 22))
					}
					for name, m := range deficiencies {
						for i := range dice {
							for j := range i {
								if d := differing(pictureSeenAs(m, dice[i]), pictureSeenAs(m, dice[j])); d < 0.1 {
									t.Errorf("%s: %v and %v showing %d differ in %.1f%%", name, rules.Kind(i), rules.Kind(j), value, 100*d)
								}
							}
						}
					}
				}
			})
		}
	}
}

// The two markers of a track are told apart without full sight of colours at the smallest size they are drawn at: a good part of
// them differs in lightness alone.
func TestMarkersDifferWithoutColours(t *testing.T) {
	for _, theme := range art.Themes {
		wear(t, theme.Name)
		p := newPainter(t)
		for _, size := range []float64{11, 20} {
			progress, threat := render.PictureOfMarker(p, art.ProgressMarker(), size), render.PictureOfMarker(p, art.ThreatMarker(), size)
			for name, m := range deficiencies {
				apart := 0
				a, b := pictureSeenAs(m, progress), pictureSeenAs(m, threat)
				for y := range a.Bounds().Dy() {
					for x := range a.Bounds().Dx() {
						if art.Contrast(opaque(a, x, y), opaque(b, x, y)) > 3 {
							apart++
						}
					}
				}
				if share := float64(apart) / (size * size); share < 0.2 {
					t.Errorf("%s, %s: at %g pixels, %.0f%% of the markers differ in lightness", theme.Name, name, size, 100*share)
				}
			}
		}
	}
}

// With patterns, what says which resource it is does so even in grey where there is no icon: each differs from each other.
func TestPatternsDifferInGrey(t *testing.T) {
	p := newPainter(t)
	words := append(append([]string{}, art.ResourceNames[:]...), art.RegionNames[:]...)
	for _, size := range []float64{20, 30} {
		for i, a := range words {
			for _, b := range words[:i] {
				if d := differing(render.PictureOfPattern(p, a, size), render.PictureOfPattern(p, b, size)); d < 0.08 {
					t.Errorf("the patterns of %s and %s differ in %.1f%% at %g pixels", a, b, 100*d, size)
				}
			}
		}
	}
}

// The two players' colours differ in lightness, so that everybody can tell them apart.
func TestPlayersDifferWithoutColours(t *testing.T) {
	for _, theme := range art.Themes {
		wear(t, theme.Name)
		for name, m := range deficiencies {
			if c := art.Contrast(seenAs(m, art.Players[0].Fill), seenAs(m, art.Players[1].Fill)); c < 7 {
				t.Errorf("%s, %s: the players' colours have contrast %.1f", theme.Name, name, c)
			}
		}
	}
}

// A count of threats that is no longer borne has a frame that everybody sees, whatever the colour of the pool it lies on.
func TestThreatCountsStandOutWithoutColours(t *testing.T) {
	for _, theme := range art.Themes {
		wear(t, theme.Name)
		p := newPainter(t)
		for resource, name := range art.ResourceNames {
			for symbols := range 5 {
				picture := render.PictureOfThreatCount(p, symbols, resource)
				for kind, m := range deficiencies {
					seen := pictureSeenAs(m, picture)
					most := 0.0
					for y := range 8 { // at the middle of the upper edge
						most = max(most, art.Contrast(opaque(seen, 16, y), opaque(seen, 0, 0)))
					}
					if framed := most > 3; framed != (symbols >= rules.FreeThreats) {
						t.Errorf("%s, %s, %s: the frame of %d symbols has contrast %.1f", theme.Name, kind, name, symbols, most)
					}
				}
			}
		}
	}
}
