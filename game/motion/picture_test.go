package motion

import (
	"testing"

	"sixwinters/render"
	"sixwinters/render/layout"
)

// Of many cards in a beat at most two fly at a time, in their order; those that have arrived lie in their places, and all have at the end.
func TestManyCardsFlyInTurn(t *testing.T) {
	var p Picture
	for i := range 6 {
		p.Flights = append(p.Flights, render.Flight{Flip: true})
		p.hidden = append(p.hidden, layout.Target{Kind: layout.Obstacle, N: uint8(i)})
		p.cards = append(p.cards, i)
	}
	flew := 0
	for step := range 101 {
		along, last := float64(step)/100, 1.0
		var s render.Scene
		p.Draw(&s, along, false)
		for i := range p.Flights {
			if now := p.flown(i, along); now > last {
				t.Fatalf("at %v card %d has come to %v, and the one before to %v", along, i, now, last)
			} else {
				last = now
			}
		}
		moves := 0
		for _, f := range s.Flights {
			if f.T > 0 && f.T < 1 {
				moves++
			}
		}
		if flew = max(flew, moves); moves > 2 || step == 100 && last != 1 {
			t.Errorf("at %v %d cards fly, and the last has come to %v", along, moves, last)
		}
	}
	if flew == 0 {
		t.Error("none flies")
	}
	p.cards = p.cards[:2]
	if p.flown(0, 0.4) != 0.4 || p.flown(5, 0.4) != 0.4 {
		t.Error("few cards do not fly together")
	}
}
