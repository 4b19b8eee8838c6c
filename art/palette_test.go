package art_test

import (
	"fmt"
	"image/color"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"sixwinters/art"
)

// readable is the least contrast of text on what lies under it.
const readable = 4.5

// namedSwatches are the words that art.Named knows.
var namedSwatches = slices.Concat(art.ResourceNames[:], art.RegionNames[:], art.SeasonNames[:],
	[]string{"action", "psyche", "body"})

func TestInkIsReadableOnItsFill(t *testing.T) {
	check := func(name string, s art.Swatch) {
		t.Helper()
		if c := art.Contrast(s.Ink, s.Fill); c < readable {
			t.Errorf("%s: ink on fill has contrast %.2f, want %.1f", name, c, readable)
		}
		if s.Edge == s.Fill {
			t.Errorf("%s: the edge cannot be told from the fill", name)
		}
	}
	for _, name := range namedSwatches {
		s, ok := art.Named(name)
		if !ok {
			t.Errorf("no swatch is named %q", name)
		}
		check(name, s)
	}
	for i, cloth := range art.Cloths {
		check(art.SeasonNames[i]+" cloth", cloth)
	}
}

func TestTextIsReadableOnParchment(t *testing.T) {
	for _, ink := range []color.NRGBA{art.Ink, art.InkSoft} {
		for _, paper := range []color.NRGBA{art.Parchment, art.ParchmentDark} {
			if c := art.Contrast(ink, paper); c < readable {
				t.Errorf("ink %v on parchment %v has contrast %.2f, want %.1f", ink, paper, c, readable)
			}
		}
	}
	for i, cloth := range art.Cloths {
		if c := art.Contrast(art.GoldBright, cloth.Fill); c < readable {
			t.Errorf("a gold title on the %s cloth has contrast %.2f, want %.1f", art.SeasonNames[i], c, readable)
		}
	}
}

// A place that may be chosen and one that may not must both stand out from the cloth, and from each other.
func TestSignsStandOut(t *testing.T) {
	const visible = 3.0
	for i, cloth := range art.Cloths {
		if c := art.Contrast(art.Legal, cloth.Fill); c < visible {
			t.Errorf("the glow on the %s cloth has contrast %.2f, want %.1f", art.SeasonNames[i], c, visible)
		}
	}
	if c := art.Contrast(art.Legal, art.Refused); c < visible {
		t.Errorf("glow and refusal have contrast %.2f, want %.1f", c, visible)
	}
}

// No two colours of a kind may be taken for each other.
func TestColoursOfAKindDiffer(t *testing.T) {
	far := func(a, b color.NRGBA) float64 {
		d := func(x, y uint8) float64 { return float64(x) - float64(y) }
		return math.Hypot(math.Hypot(d(a.R, b.R), d(a.G, b.G)), d(a.B, b.B))
	}
	for kind, swatches := range map[string][]art.Swatch{
		"resources": append(art.Resources[:], art.ActionDie),
		"regions":   art.Regions[:],
		"seasons":   art.Seasons[:],
	} {
		for i, a := range swatches {
			for j, b := range swatches[:i] {
				if d := far(a.Fill, b.Fill); d < 50 {
					t.Errorf("%s %d and %d lie %.0f apart, want 50", kind, j, i, d)
				}
			}
		}
	}
}

func TestNamedRefusesOtherWords(t *testing.T) {
	if _, ok := art.Named("gold"); ok {
		t.Error(`Named("gold") found a swatch`)
	}
}

// The page about the game's look shows the colours that the game has.
func TestReadmeShowsThePalette(t *testing.T) {
	page, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	hex := func(c color.NRGBA) string { return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B) }
	for _, name := range namedSwatches {
		s, _ := art.Named(name)
		row := fmt.Sprintf("| %s | %s | %s | %s |\n", name, hex(s.Fill), hex(s.Ink), hex(s.Edge))
		if !strings.Contains(string(page), row) {
			t.Errorf("README.md lacks the row\n%s", row)
		}
	}
}

func TestContrast(t *testing.T) {
	black, white := color.NRGBA{A: 0xFF}, color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF}
	for _, test := range []struct {
		a, b color.NRGBA
		want float64
	}{
		{black, white, 21}, {white, black, 21}, {white, white, 1},
		{color.NRGBA{0x77, 0x77, 0x77, 0xFF}, white, 4.48},
	} {
		if got := art.Contrast(test.a, test.b); math.Abs(got-test.want) > 0.01 {
			t.Errorf("Contrast(%v, %v) = %.3f, want %.2f", test.a, test.b, got, test.want)
		}
	}
}
