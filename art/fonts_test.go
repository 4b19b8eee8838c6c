package art_test

import (
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"

	"sixwinters/art"
)

var typefaces = map[string][]byte{
	"BodyRegular": art.BodyRegular,
	"BodyBold":    art.BodyBold,
	"BodyItalic":  art.BodyItalic,
	"Display":     art.Display,
	"DisplayBold": art.DisplayBold,
}

func TestTypefacesHoldWhatTheGamePrints(t *testing.T) {
	const printed = "ABCXYZabcxyz0123456789 .,;:!?'\"()+-=/&‘’“”–—…×"
	for name, typeface := range typefaces {
		parsed, err := opentype.Parse(typeface)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: 14, DPI: 72}) // at 72 dots an inch a point is a pixel
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, r := range printed {
			if _, ok := face.GlyphAdvance(r); !ok {
				t.Errorf("%s has no %q", name, r)
			}
		}
		if width := font.MeasureString(face, "Six Winters").Round(); width < 40 || width > 140 {
			t.Errorf("%s: %q is %d pixels wide at 14 pixels", name, "Six Winters", width)
		}
	}
}

// The program carries its typefaces; they should not weigh more than the rest of it.
func TestTypefacesAreLight(t *testing.T) {
	total := 0
	for _, typeface := range typefaces {
		total += len(typeface)
	}
	if limit := 3 << 20; total > limit {
		t.Errorf("typefaces take %d bytes, want at most %d", total, limit)
	}
}
