package layout

import (
	"slices"
	"testing"
)

// What is left of a column goes to the lowest cards first, until all are equal or as high as cards get.
func TestColumnHeights(t *testing.T) {
	for _, test := range []struct {
		name  string
		needs []float64
		room  float64
		most  float64
		want  []float64
	}{
		{"alone", []float64{44}, 160, 78, []float64{78}},
		{"equal", []float64{44, 44, 44}, 150, 78, []float64{50, 50, 50}},
		{"one needs more", []float64{44, 67}, 127, 78, []float64{60, 67}},
		{"the low ones first", []float64{44, 67, 50}, 170, 78, []float64{51.5, 67, 51.5}},
		{"nothing is left", []float64{44, 67}, 111, 78, []float64{44, 67}},
		{"too little", []float64{44, 67}, 100, 78, []float64{44, 67}},
		{"higher than cards get", []float64{90, 44}, 200, 60, []float64{90, 60}},
	} {
		if got := columnHeights(test.needs, test.room, test.most); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v in %v are %v, not %v", test.name, test.needs, test.room, got, test.want)
		}
	}
}
