package game

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/settings"
)

// The window comes back where it was, as large as it was, and sleeps while the players look elsewhere.

// desktop is a monitor: its name and its size in the desktop's pixels.
type desktop struct {
	name          string
	width, height int
}

// toGrasp is how much of the window's upper edge must lie on the monitor, so that it can be taken hold of.
const toGrasp = 120

// restored returns the window as it was left, no larger than its monitor. It does not come back if the monitor is not there,
// or if the window would lie where nobody can take hold of it.
func restored(w settings.Window, monitors []desktop) (back settings.Window, ok bool) {
	i := slices.IndexFunc(monitors, func(m desktop) bool { return m.name == w.Monitor })
	if i < 0 || w.Width <= 0 || w.Height <= 0 {
		return w, false
	}
	m := monitors[i]
	w.Width, w.Height = max(app.LeastWidth, min(w.Width, m.width)), max(app.LeastHeight, min(w.Height, m.height))
	ok = w.X+w.Width >= toGrasp && w.X <= m.width-toGrasp && w.Y >= 0 && w.Y <= m.height-toGrasp
	return w, ok
}

// leftAt returns the window to write down when it is left: where it is now, or, if it is maximized, where it was seen last
// before, on the monitor that it is on.
func leftAt(now, before settings.Window, maximized bool) settings.Window {
	if !maximized {
		return now
	}
	before.Monitor, before.Maximized = now.Monitor, true
	return before
}

// placeWindow opens the window as large as the command line says, or where it was, or as large as fits most screens. It is
// maximized if it was, once it can be resized.
func (g *Game) placeWindow() {
	o := &g.Options
	if o.Width > 0 && o.Height > 0 {
		ebiten.SetWindowSize(o.Width, o.Height)
		return
	}
	monitors := ebiten.AppendMonitors(nil)
	var desktops []desktop
	for _, m := range monitors {
		width, height := m.Size()
		desktops = append(desktops, desktop{m.Name(), width, height})
	}
	g.place = g.Settings.Window
	w, ok := restored(g.place, desktops)
	if i := slices.IndexFunc(desktops, func(d desktop) bool { return d.name == w.Monitor }); i >= 0 && (ok || w.Maximized) {
		ebiten.SetMonitor(monitors[i])
	}
	if ok {
		ebiten.SetWindowSize(w.Width, w.Height)
		ebiten.SetWindowPosition(w.X, w.Y)
	} else {
		ebiten.SetWindowSize(app.FirstWidth, app.FirstHeight)
	}
	if w.Maximized {
		ebiten.MaximizeWindow()
	}
}

func windowNow() settings.Window {
	w := settings.Window{Monitor: ebiten.Monitor().Name()}
	w.X, w.Y = ebiten.WindowPosition()
	w.Width, w.Height = ebiten.WindowSize()
	return w
}

// seeWindow remembers where the window is, unless it is maximized: it is asked once whenever everything has come to rest.
func (g *Game) seeWindow() {
	if g.Windowed && !ebiten.IsWindowMinimized() && !ebiten.IsWindowMaximized() {
		g.place = windowNow()
	}
}

// noteWindow writes down where the window is when the program ends. A size that the command line says is not the
// players'.
func (g *Game) noteWindow() {
	if !g.Windowed || g.Options.Width > 0 || ebiten.IsWindowMinimized() {
		return
	}
	g.Settings.Window = leftAt(windowNow(), g.place, ebiten.IsWindowMaximized())
	g.SaveSettings()
}

// sleepAfter is how many ticks without the keyboard and the mouse the window goes on, two seconds.
const sleepAfter = 120

// sleeping reports whether the players look elsewhere: then everything stands still until they come back. They may point at
// the window while the keyboard is another's, and are answered.
func (g *Game) sleeping(pointing bool) bool {
	if !g.Windowed || g.Options.Autoplay > 0 || ebiten.IsFocused() || pointing || !g.Scene.Sleeps() {
		g.away = 0
		return false
	}
	g.away = min(g.away+1, sleepAfter+1)
	return g.away > sleepAfter
}
