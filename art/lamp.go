package art

import (
	"image"
	"image/color"
	"math"
	"slices"
)

// Lamp is what the light over the table depends on.
type Lamp struct {
	Season string
	Year   int // 1..6: the lamp burns lower from year to year
}

// LampPicture paints the light of the lamp: warm where it falls, and a dark of the colour of the season towards the edges. It lies over
// what is painted already, and is nearly clear in the middle.
func LampPicture(l *Lamp, width, height int) *image.NRGBA {
	warm, dark := rgb(0xFFC468), Night
	if i := slices.Index(SeasonNames[:], l.Season); i >= 0 {
		warm, dark = Blend(warm, Seasons[i].Fill, 0.2), Blend(Night, Seasons[i].Edge, 0.3)
	}
	reach := 0.98 - 0.035*float64(max(0, l.Year-1))
	img := image.NewNRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			dx, dy := (float64(x)+0.5)/float64(width)-0.38, (float64(y)+0.5)/float64(height)-0.44
			off := math.Hypot(1.25*dx, 1.5*dy) / reach
			img.SetNRGBA(x, y, lit(warm, dark, off))
		}
	}
	return img
}

// lit returns the light at a distance from the middle of the lamp, 0 to about 1.
func lit(warm, dark color.NRGBA, off float64) color.NRGBA {
	if glow := 1 - off/0.5; glow > 0 {
		return Fade(warm, 0.2*glow*glow*(3-2*glow))
	}
	fall := min(1, (off-0.5)/0.42)
	return Fade(dark, 0.62*fall*fall*(3-2*fall))
}
