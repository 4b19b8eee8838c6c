package render_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
)

// Nothing on the table has to be set smaller than text can be read, whatever lies there.
func TestTextIsNeverTooSmall(t *testing.T) {
	b := loadBook(t)
	for _, size := range []image.Point{{1280, 720}, {1600, 1000}} {
		p := newPainter(t)
		told := map[string]bool{}
		p.OnShrunk(func(line string, units float64) {
			if line = fmt.Sprintf("%q at %.1f units", line, units); !told[line] {
				told[line] = true
				t.Errorf("%v: %s", size, line)
			}
		})
		rng := rand.New(rand.NewPCG(11, 4))
		s := b.NewCampaign(rules.Options{Seed: 8, Difficulty: content.Standard}, nil)
		var legal []rules.Move
		for played := range 9000 {
			if legal = b.Moves(&s, legal[:0]); len(legal) == 0 {
				break
			}
			if err := b.Apply(&s, legal[rng.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
			if played%50 == 0 {
				paint(p, newScene(b, &s, size.X, size.Y))
			}
		}
	}
}
