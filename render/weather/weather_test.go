package weather_test

import (
	"math"
	"reflect"
	"testing"

	"sixwinters/content"
	"sixwinters/render/weather"
)

const width, height = 1280.0, 720.0

func TestWeather(t *testing.T) {
	for season := range content.Season(content.NumSeasons) {
		before := weather.At(nil, season, 3, width, height)
		if len(before) < 20 || len(before) > 400 {
			t.Errorf("%v: %d things in the air", season, len(before))
		}
		if !reflect.DeepEqual(before, weather.At(nil, season, 3, width, height)) {
			t.Errorf("%v: the same moment is not the same weather", season)
		}
		const later = 0.1
		after := weather.At(nil, season, 3+later, width, height)
		moved, fastest := 0, 0.0
		for i := range before {
			a, b := before[i], after[i]
			if a.Light <= 0 || a.Light > 1 || a.Size <= 0 || a.Tint < 0 || a.Tint > 1 {
				t.Fatalf("%v: %+v", season, a)
			}
			if a.X < -a.Size || a.X > width+a.Size || a.Y < -a.Size || a.Y > height+a.Size {
				t.Fatalf("%v: %+v is not near the table", season, a)
			}
			d := math.Hypot(a.X-b.X, a.Y-b.Y)
			if d > 0 {
				moved++
			}
			if d < width/2 { // otherwise it has left on one side and come in on the other
				fastest = max(fastest, d/later)
			}
		}
		if moved != len(before) || fastest > 90 {
			t.Errorf("%v: %d of %d things move, at up to %.0f units a second", season, moved, len(before), fastest)
		}
	}
}

// Nothing appears or disappears on the table: what leaves does so beyond the edge.
func TestWeatherWraps(t *testing.T) {
	for season := range content.Season(content.NumSeasons) {
		before := weather.At(nil, season, 0, width, height)
		for seconds := 0.05; seconds < 20; seconds += 0.05 {
			after := weather.At(nil, season, seconds, width, height)
			for i, a := range before {
				b := after[i]
				jumps := math.Hypot(a.X-b.X, a.Y-b.Y) > 20
				inside := func(f weather.Flake) bool {
					return f.X > f.Size/2 && f.X < width-f.Size/2 && f.Y > f.Size/2 && f.Y < height-f.Size/2
				}
				if jumps && (inside(a) || inside(b)) {
					t.Fatalf("%v: after %.2f s something jumps from %+v to %+v", season, seconds, a, b)
				}
			}
			before = after
		}
	}
}

func BenchmarkAt(b *testing.B) {
	var flakes []weather.Flake
	for b.Loop() {
		flakes = weather.At(flakes[:0], content.Winter, 5, width, height)
	}
}
