package art

import (
	"fmt"
	"image/color"
)

// Marker is the look of a cube on a track: the colours of its rim and of the three sides in sight.
type Marker struct {
	Rim, Top, Left, Right color.NRGBA
}

// MarkerNames are the words for the two markers in texts.
var MarkerNames = []string{"progress-marker", "threat-marker"}

// ProgressMarker returns the look of the progress marker.
func ProgressMarker() Marker { return Marker{Ink, Chalk, GoldBright, Gold} }

// ThreatMarker returns the look of the threat marker.
func ThreatMarker() Marker { return Marker{Chalk, Refused, InkSoft, Night} }

// MarkerNamed returns the marker for a word of [MarkerNames].
func MarkerNamed(word string) (Marker, bool) {
	switch word {
	case MarkerNames[0]:
		return ProgressMarker(), true
	case MarkerNames[1]:
		return ThreatMarker(), true
	}
	return Marker{}, false
}

// Shape returns the marker as what stands inside an SVG element or symbol, on a field of [IconField]. Unlike an icon it
// has its colours.
func (m Marker) Shape() string {
	side := func(points string, fill color.NRGBA) string {
		return fmt.Sprintf(`<path d="%s" fill="#%02x%02x%02x"/>`, points, fill.R, fill.G, fill.B)
	}
	return side("M256 0L478 128V384L256 512L34 384V128Z", m.Rim) +
		side("M256 40L444 148L256 256L68 148Z", m.Top) +
		side("M60 162L248 270V472L60 364Z", m.Left) +
		side("M452 162L264 270V472L452 364Z", m.Right)
}
