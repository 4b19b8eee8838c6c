package webtest

import (
	"slices"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
)

// finger puts a finger on the screen, moves it there, or takes it up.
func (p *tab) finger(kind input.DispatchTouchEventType, at ...[2]float64) {
	p.t.Helper()
	points := []*input.TouchPoint{}
	for _, point := range at {
		points = append(points, &input.TouchPoint{X: point[0], Y: point[1]})
	}
	call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
}

// pull puts a finger on a point and moves it to another, where it stays.
func (p *tab) pull(from, to [2]float64) {
	p.t.Helper()
	p.finger(input.DispatchTouchEventTypeTouchStart, from)
	p.frames(1)
	for step := range 5 {
		part := float64(step+1) / 5
		p.finger(input.DispatchTouchEventTypeTouchMove, [2]float64{from[0] + part*(to[0]-from[0]), from[1] + part*(to[1]-from[1])})
	}
	p.frames(2)
}

// TestTouch goes on with a campaign by a tap on the title, and plays a die by dragging it, with a finger only.
func TestTouch(t *testing.T) {
	s := readScript(t)
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	call(b.tab, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
	address := b.visited(quiet)
	file := campaigns + "Touched.txt"
	b.resize(s.Width, s.Height)
	b.begun(address, file)
	b.write(file, s.Touch.Campaign)
	before := b.record(file)
	b.open(address)
	b.frames(150) // what has just come takes no taps, counted from when it is seen
	b.shoot("touch-title.png")
	b.finger(input.DispatchTouchEventTypeTouchStart, s.Touch.Tap)
	b.frames(1) // no more, or on a slow machine it is a finger that rests
	b.finger(input.DispatchTouchEventTypeTouchEnd)
	b.until("the campaign", `navigator.locks.query().then((locks) => locks.held.length > 0)`)
	b.frames(150)
	b.shoot("touch-table.png")

	from, to := s.Touch.From, s.Touch.To
	played := func() bool { return slices.Equal(b.record(file), append(slices.Clone(before), s.Touch.Line)) }
	for try := 0; try < 3 && !played(); try++ { // on a slow machine a finger may rest before it moves, and then only points
		b.pull(from, to)
		b.shoot("touch-drag.png")
		if is := b.record(file); !slices.Equal(is, before) {
			t.Errorf("while the finger still holds the die the campaign has %q", is)
		}
		b.finger(input.DispatchTouchEventTypeTouchEnd)
		b.frames(60)
	}
	b.await(s.Touch.Line, played)
	b.shoot("touch-played.png")
	if faults := b.exceptions(); faults != "" {
		t.Error(faults)
	}
}

// phone makes the browser that of a phone, or again one with a mouse, whose window is as small.
func (p *tab) phone(is bool) {
	p.t.Helper()
	call(p, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: 780, Height: 360, DeviceScaleFactor: 2, Mobile: is})
	call(p, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: is})
}

// tap touches a point of the screen.
func (p *tab) tap(x, y float64) {
	p.t.Helper()
	p.finger(input.DispatchTouchEventTypeTouchStart, [2]float64{x, y})
	p.frames(2)
	p.finger(input.DispatchTouchEventTypeTouchEnd)
}
