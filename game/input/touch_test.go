package input

import (
	"testing"
	"time"
)

// Ticks that come at once after a slow frame are no rest, nor is the time that slow frames take. A push seen after one still drags.
func TestSlowFramesAreNoRest(t *testing.T) {
	begun := time.Unix(1, 0)
	p := Pointer{height: usualHeight}
	put := func(x float64, after time.Duration) phase {
		p.Pressed = false // as the mouse is read
		p.TakeFingers([]Finger{{ID: 1, X: x, Y: 100}}, false, begun.Add(after))
		return p.touch.phase
	}
	for tick := range 60 {
		if is := put(100, time.Duration(tick)*time.Millisecond); is != waiting {
			t.Fatalf("at once, in tick %d, the finger is in phase %d", tick, is)
		}
	}
	if is := put(100+2*slipFrom, 2*RestsAfter); is != dragging || !p.Pressed {
		t.Errorf("a push that is seen late comes to phase %d, and pressed is %t", is, p.Pressed)
	}
	p.TakeFingers(nil, false, begun)
	is := noFinger
	for tick := range 5 {
		if is = put(100, time.Duration(3+tick)*RestsAfter); is != waiting {
			t.Errorf("in slow frame %d the finger is in phase %d", tick, is)
		}
	}
	for range RestTicks {
		is = put(100, 9*RestsAfter)
	}
	if is != resting {
		t.Errorf("a finger that stays comes to phase %d", is)
	}
}

// Each finger that comes down is told once.
func TestFingersThatCome(t *testing.T) {
	var p Pointer
	for tick, test := range []struct{ on, came []int }{{[]int{1}, []int{1}}, {[]int{1}, nil}, {[]int{1, 2}, []int{2}}, {[]int{2}, nil}, {nil, nil}, {[]int{2}, []int{2}}} {
		var fingers []Finger
		for _, id := range test.on {
			fingers = append(fingers, Finger{ID: id})
		}
		p.TakeFingers(fingers, false, time.Time{})
		var came []int
		for _, f := range p.Came {
			came = append(came, f.ID)
		}
		if len(came) != len(test.came) || len(came) > 0 && came[0] != test.came[0] {
			t.Errorf("tick %d: the fingers %v came", tick, came)
		}
	}
}
