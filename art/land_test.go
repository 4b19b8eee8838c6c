package art

import (
	"bytes"
	"image/color"
	"testing"
)

// What a campaign comes through is seen in its land: seasons, years, the threats and what burned.
func TestLandShowsTheCampaign(t *testing.T) {
	usual := Land{Season: "summer", Year: 2, Threat: 0.3}
	paint := func(l Land) []byte {
		picture, err := LandPicture(&l, 320, 160)
		if err != nil {
			t.Fatal(err)
		}
		return picture.Pix
	}
	before := paint(usual)
	if !bytes.Equal(before, paint(usual)) {
		t.Error("the same land is painted differently")
	}
	burned, snowed, threatened, wintry := usual, usual, usual, usual
	burned.Burned[1]++
	snowed.Year, threatened.Threat, wintry.Season = 6, 0.9, "winter"
	for name, l := range map[string]Land{"a location that burned": burned, "snow that stays": snowed, "threats": threatened, "winter": wintry} {
		changed := 0
		for i, now := range paint(l) {
			if max(now, before[i])-min(now, before[i]) > 12 {
				changed++
			}
		}
		if changed < 40 {
			t.Errorf("of %s %d values are seen", name, changed)
		}
	}
	if _, err := LandPicture(&usual, 0, 160); err == nil {
		t.Error("a land without a width is painted")
	}
}

// The land is so quiet that what is written on it can be read, whatever the season.
func TestLandIsQuiet(t *testing.T) {
	for _, season := range SeasonNames {
		picture, err := LandPicture(&Land{Season: season, Year: 6}, 320, 160)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(picture.Pix); i += 4 {
			c := color.NRGBA{picture.Pix[i], picture.Pix[i+1], picture.Pix[i+2], 0xFF}
			if Contrast(c, Chalk) < 4 {
				t.Fatalf("in %s a place of the land is as light as %v", season, c)
			}
		}
	}
}

// BenchmarkLand paints the land at the size that it lies under the table in.
func BenchmarkLand(b *testing.B) {
	for b.Loop() {
		if _, err := LandPicture(&Land{Season: "fall", Year: 6, Threat: 0.9, Burned: [len(RegionNames)]int{2, 3, 2}}, 960, 480); err != nil {
			b.Fatal(err)
		}
	}
}
