package menu

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sixwinters/render"
)

// Words on buttons have as much room above their capitals as below, in all sizes.
func TestCapitalsStandInTheMiddle(t *testing.T) {
	body, bold, _, err := render.MenuTypefaces()
	if err != nil {
		t.Fatal(err)
	}
	for _, source := range []*text.GoTextFaceSource{body, bold} {
		for size := 10.0; size < 60; size++ {
			face := &text.GoTextFace{Source: source, Size: size}
			m := face.Metrics()
			capitals := m.HAscent - m.CapHeight/2 + float64(drop(face)) // from the top of the line to their middle
			if off := capitals - (m.HAscent+m.HDescent)/2; math.Abs(off) > 0.51 {
				t.Errorf("at %v capitals stand %.1f pixels below the middle", size, off)
			}
		}
	}
}
