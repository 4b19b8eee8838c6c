package game

import (
	"testing"

	"sixwinters/settings"
)

func window(monitor string, x, y, width, height int) settings.Window {
	return settings.Window{Monitor: monitor, X: x, Y: y, Width: width, Height: height}
}

func TestWindowComesBack(t *testing.T) {
	monitors := []desktop{{name: "left", width: 1920, height: 1080}, {name: "right", width: 1366, height: 768}}
	for name, c := range map[string]struct {
		was, back settings.Window
		ok        bool
	}{
		"as it was":             {window("left", 100, 50, 1280, 720), window("left", 100, 50, 1280, 720), true},
		"on the other":          {window("right", 10, 20, 1280, 720), window("right", 10, 20, 1280, 720), true},
		"partly outside":        {window("left", -600, 50, 1280, 720), window("left", -600, 50, 1280, 720), true},
		"no larger than it":     {window("right", 0, 0, 1900, 1000), window("right", 0, 0, 1366, 768), true},
		"never too small":       {window("left", 0, 0, 300, 200), window("left", 0, 0, leastWidth, leastHeight), true},
		"the monitor is gone":   {window("projector", 10, 20, 1280, 720), settings.Window{}, false},
		"outside on the right":  {window("left", 1850, 20, 1280, 720), settings.Window{}, false},
		"outside on the left":   {window("left", -1200, 20, 1280, 720), settings.Window{}, false},
		"its edge is above":     {window("left", 10, -300, 1280, 720), settings.Window{}, false},
		"its edge is below":     {window("left", 10, 1060, 1280, 720), settings.Window{}, false},
		"it was never open yet": {settings.Window{}, settings.Window{}, false},
	} {
		if back, ok := restored(c.was, monitors); ok != c.ok || ok && back != c.back {
			t.Errorf("%s: it comes back at %+v, %v", name, back, ok)
		}
	}
}
