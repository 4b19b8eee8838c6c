package paper

import (
	"bytes"
	"errors"
	"image"
	"slices"
	"strings"
	"sync"
	"testing"

	"sixwinters/rules/rulestest"
)

// Each side that Paint paints is as it is painted by itself, also where one picture is of several sides.
func TestPaintedTogether(t *testing.T) {
	const perMM = 1
	book := gameCards(t)
	pieces, err := Pieces(book, Options{Ink: Saving})
	if err != nil {
		t.Fatal(err)
	}
	var lock sync.Mutex
	nth := -1 // copies lie side by side, and backs are alike throughout
	pieces = slices.DeleteFunc(pieces, func(Piece) bool { nth++; return nth >= 5 && nth%8 != 0 && rulestest.Count(0, 1) == 0 })
	pictures, sides := 0, map[Side]*image.RGBA{}
	if found, err := Paint(pieces, perMM, 0, func(img *image.RGBA, of []Side) error {
		lock.Lock()
		defer lock.Unlock()
		pictures++
		for _, side := range of {
			sides[side] = img
		}
		return nil
	}); err != nil || len(found) > 0 {
		t.Fatal(found, err)
	}
	want := 0
	check := func(side Side, paint func(perMM, bleed float64) (*image.RGBA, error)) {
		want++
		img, err := paint(perMM, 0)
		if is := sides[side]; err != nil || is == nil || !bytes.Equal(is.Pix, img.Pix) {
			t.Errorf("%s %q, back %t, is not as by itself: %v", side.Of.Part, side.Of.Name, side.Back, err)
		}
	}
	for i := range pieces {
		one := &pieces[i]
		if check(Side{one, false}, one.Front); one.HasBack() {
			check(Side{one, true}, one.Back)
		}
	}
	if len(sides) != want || pictures > want*4/5 {
		t.Errorf("%d pictures of %d sides are painted, of %d", pictures, len(sides), want)
	}
}

// Paint tells which texts have too little room, and ends with the first error.
func TestPaintTells(t *testing.T) {
	book := boxed(t, "obstacles-empire.toml", guard("Toll", "activate = ["+strings.Repeat(stress, 8)+"]\novercome = ["+strings.Repeat(stress, 8)+"]\n"))
	pieces, err := Pieces(book, Options{Ink: Saving, Only: []Part{Obstacles}})
	if err != nil {
		t.Fatal(err)
	}
	pieces = slices.DeleteFunc(pieces, func(one Piece) bool { return one.Name != "Toll" })
	found, err := Paint(pieces, 1, 0, func(*image.RGBA, []Side) error { return nil })
	if err != nil || len(found) != 1 || !strings.HasPrefix(found[0].String(), "tolls/obstacles-empire.toml:1: Toll: ") || !strings.Contains(found[0].What, "% too long") {
		t.Errorf("it tells %v: %v", found, err)
	}
	full := errors.New("the disk is full")
	if _, err := Paint(pieces, 1, 0, func(*image.RGBA, []Side) error { return full }); !errors.Is(err, full) {
		t.Errorf("it ends with %v", err)
	}
}
