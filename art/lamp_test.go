package art

import (
	"bytes"
	"testing"
)

// The lamp lights the middle of the table warmly and leaves the edges dark, by season and year; it never hides what it lies on.
func TestLampFollowsSeasonAndYear(t *testing.T) {
	const w, h = 64, 36
	seen := map[string]bool{}
	for _, season := range SeasonNames {
		var edge uint8
		for year := 1; year <= 6; year++ {
			img := LampPicture(&Lamp{Season: season, Year: year}, w, h)
			if seen[string(img.Pix)] {
				t.Errorf("%s of year %d looks like another", season, year)
			}
			seen[string(img.Pix)] = true
			middle, corner := img.NRGBAAt(w*38/100, h*44/100), img.NRGBAAt(w-1, h-1)
			if middle.R < 180 || middle.A > 80 {
				t.Errorf("%s of year %d: the middle is %v", season, year, middle)
			}
			if corner.A < 100 || corner.A > 180 || corner.R > 90 {
				t.Errorf("%s of year %d: the corner is %v", season, year, corner)
			}
			if at := img.NRGBAAt(w*85/100, h/2).A; at < edge {
				t.Errorf("%s: the lamp burns higher in year %d", season, year)
			} else {
				edge = at
			}
		}
	}
	if a, b := LampPicture(&Lamp{Season: "fall", Year: 2}, w, h), LampPicture(&Lamp{Season: "fall", Year: 2}, w, h); !bytes.Equal(a.Pix, b.Pix) {
		t.Error("the same light looks otherwise the second time")
	}
}
