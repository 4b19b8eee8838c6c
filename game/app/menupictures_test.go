package app

import (
	"testing"

	"sixwinters/content/contenttest"
)

// Each sheet has the picture of a location that there is, and no two of those that are named have the same. Any other sheet has one too.
func TestPicturesOfSheets(t *testing.T) {
	cards := contenttest.GameCards(t)
	there, of := map[string]bool{}, map[string]string{}
	for i := range cards.Locations {
		there[cards.Locations[i].Name] = true
	}
	for sheet, name := range pictures {
		if !there[name] {
			t.Errorf("%q shows %q, which is no location", sheet, name)
		}
		if other, taken := of[name]; taken {
			t.Errorf("%q and %q both show %s", sheet, other, name)
		}
		of[name] = sheet
	}
	if name := pictureOf(cards, "A sheet of tomorrow"); !there[name] || name != pictureOf(cards, "A sheet of tomorrow") {
		t.Errorf("a sheet that is not named shows %q", name)
	}
}
