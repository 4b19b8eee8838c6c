package menu

import (
	"image/color"
	"testing"
	"time"
)

// A field that is being written in is drawn again so often that its caret blinks, and no oftener: between two pictures the
// window may sleep. Nothing is drawn again where nobody writes.
func TestOnlyACaretBlinks(t *testing.T) {
	k, err := NewSkin(func() {})
	if err != nil {
		t.Fatal(err)
	}
	m := k.NewMenu(1280, 720, 1, color.NRGBA{})
	f := m.NewField("Name", "", "", nil)
	m.Add(f)
	drawn := func() (times, due int) {
		for tick := range 60 {
			now, again := m.blink(time.Unix(0, 0).Add(time.Duration(tick) * time.Second / 60))
			if now {
				times++
			}
			if again > 0 && again <= blinkEvery {
				due++
			}
		}
		return times, due
	}
	if times, due := drawn(); times > 0 || due > 0 {
		t.Errorf("where nobody writes it is drawn %d times in a second, and asks for %d frames", times, due)
	}
	m.Focus(f)
	if times, due := drawn(); times != 3 || due != 60 {
		t.Errorf("where somebody writes it is drawn %d times in a second, and after %d ticks another frame is asked for", times, due)
	}
}
