package layout

import (
	"slices"
	"testing"
)

// What is left of a column goes to the lowest cards first, until all are equal or as high as cards get.
func TestColumnHeights(t *testing.T) {
	for _, test := range []struct {
		name    string
		needs   []float64
		room    float64
		most    float64
		want    []float64
		weights []float64 // nil for equal ones
	}{
		{"alone", []float64{44}, 160, 78, []float64{78}, nil},
		{"equal", []float64{44, 44, 44}, 150, 78, []float64{50, 50, 50}, nil},
		{"one needs more", []float64{44, 67}, 127, 78, []float64{60, 67}, nil},
		{"the low ones first", []float64{44, 67, 50}, 170, 78, []float64{51.5, 67, 51.5}, nil},
		{"nothing is left", []float64{44, 67}, 111, 78, []float64{44, 67}, nil},
		{"too little", []float64{44, 67}, 100, 78, []float64{44, 67}, nil},
		{"higher than cards get", []float64{90, 44}, 200, 60, []float64{90, 60}, nil},
		{"the harder looms", []float64{44, 44}, 160, 100, []float64{60, 100}, []float64{0.75, 1.25}},
		{"the harder alone", []float64{44}, 160, 80, []float64{100}, []float64{1.25}},
		{"the easier needs more", []float64{70, 44}, 150, 100, []float64{70, 80}, []float64{0.75, 1.25}},
	} {
		weights := test.weights
		if weights == nil {
			weights = slices.Repeat([]float64{1}, len(test.needs))
		}
		if got := columnHeights(test.needs, weights, test.room, test.most); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v in %v are %v, not %v", test.name, test.needs, test.room, got, test.want)
		}
	}
}
