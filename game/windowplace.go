package game

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

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

// restored is the window as it was left, no larger than its monitor. It does not come back if the monitor is not there,
// or if the window would lie where nobody can take hold of it.
func restored(w settings.Window, monitors []desktop) (back settings.Window, ok bool) {
	i := slices.IndexFunc(monitors, func(m desktop) bool { return m.name == w.Monitor })
	if i < 0 || w.Width <= 0 || w.Height <= 0 {
		return w, false
	}
	m := monitors[i]
	w.Width, w.Height = max(leastWidth, min(w.Width, m.width)), max(leastHeight, min(w.Height, m.height))
	ok = w.X+w.Width >= toGrasp && w.X <= m.width-toGrasp && w.Y >= 0 && w.Y <= m.height-toGrasp
	return w, ok
}

// placeWindow opens the window as large as the command line says, or where it was, or as large as fits most screens.
func (g *Game) placeWindow() {
	o := &g.options
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
	w, ok := restored(g.settings.Window, desktops)
	if !ok {
		ebiten.SetWindowSize(firstWidth, firstHeight)
		return
	}
	for i := range desktops {
		if desktops[i].name == w.Monitor {
			ebiten.SetMonitor(monitors[i])
			break
		}
	}
	ebiten.SetWindowSize(w.Width, w.Height)
	ebiten.SetWindowPosition(w.X, w.Y)
}

// noteWindow writes down where the window is when the program ends. A size that the command line says is not the
// players'.
func (g *Game) noteWindow() {
	if !g.windowed || g.options.Width > 0 || ebiten.IsWindowMinimized() || ebiten.IsWindowMaximized() {
		return
	}
	w := settings.Window{Monitor: ebiten.Monitor().Name()}
	w.X, w.Y = ebiten.WindowPosition()
	w.Width, w.Height = ebiten.WindowSize()
	g.settings.Window = w
	g.saveSettings()
}

// sleeping reports whether the players look elsewhere: then everything stands still until they come back.
func (g *Game) sleeping() bool {
	return g.windowed && g.options.Autoplay == 0 && !ebiten.IsFocused()
}
