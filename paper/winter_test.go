package paper

import (
	"bytes"
	"strings"
	"testing"

	"sixwinters/render/geom"
	"sixwinters/rules/skadi"
)

// The sheet of Skadi is one page of any paper and ink, and no text on it is cramped.
func TestWriteWinter(t *testing.T) {
	g := skadi.New(skadi.Printed())
	for _, o := range []Options{{}, {Paper: Letter}, {Ink: Saving}, {Ink: Black, Paper: Letter}} {
		var pdf, again bytes.Buffer
		if err := WriteWinter(&pdf, g, o); err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(pdf.String(), "/Type /Page\n"); n != 1 {
			t.Errorf("%+v has %d pages", o, n)
		}
		if err := WriteWinter(&again, g, o); err != nil || pdf.Len() != again.Len() {
			t.Errorf("%+v is written in another way the second time: %v", o, err)
		}
		p := newPen(o.Ink)
		w, h := o.Paper.Size()
		p.page(w, h)
		s := winterSheet{pen: p, game: g, Sheet: g.Sheet()}
		s.draw(geom.Rect{W: w, H: h}.Inset(9))
		for _, c := range p.cramped {
			t.Errorf("%q is %.1f points", c.text, c.size)
		}
	}
}

// A sheet with other numbers and letters is drawn too.
func TestWriteWinterOfAnotherSheet(t *testing.T) {
	sheet := skadi.Printed()
	sheet.Family.Glyphs = []string{"A", "B", "C", "D"}
	sheet.Reconstructed, sheet.Inspiration.Marks = nil, nil
	if err := WriteWinter(&bytes.Buffer{}, skadi.New(sheet), Options{}); err != nil {
		t.Error(err)
	}
}
