package game

import (
	"testing"

	"sixwinters/game/app"
	"sixwinters/settings"
)

func windowOn(monitor string, x, y, width, height int) settings.Window {
	return settings.Window{Monitor: monitor, X: x, Y: y, Width: width, Height: height}
}

func TestWindowComesBack(t *testing.T) {
	monitors := []desktop{{name: "left", width: 1920, height: 1080}, {name: "right", width: 1366, height: 768}}
	for name, c := range map[string]struct {
		was, back settings.Window
		ok        bool
	}{
		"as it was":             {windowOn("left", 100, 50, 1280, 720), windowOn("left", 100, 50, 1280, 720), true},
		"on the other":          {windowOn("right", 10, 20, 1280, 720), windowOn("right", 10, 20, 1280, 720), true},
		"partly outside":        {windowOn("left", -600, 50, 1280, 720), windowOn("left", -600, 50, 1280, 720), true},
		"no larger than it":     {windowOn("right", 0, 0, 1900, 1000), windowOn("right", 0, 0, 1366, 768), true},
		"never too small":       {windowOn("left", 0, 0, 300, 200), windowOn("left", 0, 0, app.LeastWidth, app.LeastHeight), true},
		"the monitor is gone":   {windowOn("projector", 10, 20, 1280, 720), settings.Window{}, false},
		"outside on the right":  {windowOn("left", 1850, 20, 1280, 720), settings.Window{}, false},
		"outside on the left":   {windowOn("left", -1200, 20, 1280, 720), settings.Window{}, false},
		"its edge is above":     {windowOn("left", 10, -300, 1280, 720), settings.Window{}, false},
		"its edge is below":     {windowOn("left", 10, 1060, 1280, 720), settings.Window{}, false},
		"it was never open yet": {settings.Window{}, settings.Window{}, false},
	} {
		if back, ok := restored(c.was, monitors); ok != c.ok || ok && back != c.back {
			t.Errorf("%s: it comes back at %+v, %v", name, back, ok)
		}
	}
}

// A window that was left maximized remembers where it goes back to.
func TestWindowLeftMaximized(t *testing.T) {
	now, before := windowOn("right", 0, 0, 1366, 740), windowOn("left", 100, 50, 1280, 720)
	for _, c := range []struct {
		name      string
		maximized bool
		want      settings.Window
	}{
		{"as it is", false, now},
		{"maximized", true, settings.Window{Monitor: "right", X: 100, Y: 50, Width: 1280, Height: 720, Maximized: true}},
	} {
		if got := leftAt(now, before, c.maximized); got != c.want {
			t.Errorf("%s: it is left at %+v", c.name, got)
		}
	}
	if got := leftAt(now, settings.Window{}, true); got != (settings.Window{Monitor: "right", Maximized: true}) {
		t.Errorf("maximized from the beginning: it is left at %+v", got)
	}
	monitors := []desktop{{name: "left", width: 1920, height: 1080}}
	if back, ok := restored(leftAt(now, before, false), monitors); ok || back.Maximized {
		t.Errorf("it comes back at %+v, %v", back, ok)
	}
	there := before
	there.Maximized = true
	if back, ok := restored(there, monitors); !ok || back != there {
		t.Errorf("it comes back at %+v, %v", back, ok)
	}
}
