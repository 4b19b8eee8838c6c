package app

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"sixwinters/art"
	"sixwinters/game/input/command"
	"sixwinters/render/geom"
	"sixwinters/render/layout"
)

// Lens shows a part of a scene large. The scene is laid out and drawn in a picture larger than the window, of which the window shows
// the part in sight; bar and prompt line stay at its edges in their usual size.
type Lens struct {
	level   int     // of zooms
	x, y    float64 // upper left corner of the part in sight, in pixels of the picture
	notches float64 // of a wheel that turns in parts of a notch
	pinched float64 // how much fingers have spread since the last level
	asked   lensWay // by a key in this tick
	sights  Sights
	picture *ebiten.Image
	by      float64 // how much larger than the window the scene takes it to be now; 0 is 1
}

// Sights are the parts of a scene that matter to a lens, as the scene lies now.
type Sights struct {
	Bar, Prompt layout.Rect // stay in sight
	Follow      layout.Rect // comes into sight when it changes
	Scrolls     layout.Rect // where the wheel scrolls
	Notice      layout.Rect // where a notice covers nothing that is used; empty: along the bottom
}

// zooms are how much larger a scene is shown than the window would.
var zooms = [...]float64{1, 1.25, 1.5, 2, 2.5}

// mostAcross is the greatest width of a picture in pixels, which every graphics card can draw.
const mostAcross = 4096

// pinchLevel is how far fingers spread for another level.
const pinchLevel = 1.25

// Zoom is how much larger than usual the scene is shown.
func (l *Lens) Zoom(g *App) float64 {
	if g.Scene == nil || !g.Scene.Zooms() {
		return 1
	}
	z := zooms[l.level]
	for level := l.level; float64(g.Width)*z > mostAcross && level > 0; z = zooms[level] {
		level--
	}
	return z
}

// Key zooms or moves the part in sight by a key once the scene has had its tick. It reports whether there was a key for it.
func (l *Lens) Key(g *App) bool {
	k := &g.Keyboard
	for name, way := range lensKeys {
		if k.AsksAgain(name) {
			l.asked = way
			return true
		}
	}
	return false
}

// lensWay is what a key asks of a lens: levels to zoom by, and by how much of the window's width to move.
type lensWay struct {
	levels int
	dx, dy float64
}

// panStep is how far a key moves the part in sight, of the width of the window.
const panStep = 0.15

var lensKeys = map[string]lensWay{
	command.ZoomIn: {levels: 1}, command.ZoomOut: {levels: -1},
	command.PanLeft: {dx: -panStep}, command.PanRight: {dx: panStep}, command.PanUp: {dy: -panStep}, command.PanDown: {dy: panStep},
}

// takePointer zooms or moves the part in sight by the wheel, the middle button, two fingers, or a drag that comes to an edge.
func (l *Lens) takePointer(g *App) {
	p := &g.Pointer
	if !g.Scene.Zooms() {
		return
	}
	x, y := l.through(g, p.X, p.Y)
	if p.Wheel != 0 && !l.sights.Scrolls.Contains(x, y) {
		if l.notches += p.Wheel; l.notches >= 1 || l.notches <= -1 {
			l.zoomBy(g, int(l.notches), p.X, p.Y)
			l.notches = 0
		}
	}
	if l.pinched == 0 || !p.Pinching {
		l.pinched = 1
	}
	if l.pinched *= max(p.Pinch, 0.01); p.Pinching && l.pinched > pinchLevel {
		l.zoomBy(g, 1, p.X, p.Y)
		l.pinched = 1
	} else if p.Pinching && l.pinched < 1/pinchLevel {
		l.zoomBy(g, -1, p.X, p.Y)
		l.pinched = 1
	}
	l.pan(g, -p.PanX, -p.PanY)
	if p.Down && p.Far && l.Zoom(g) > 1 {
		l.panAtEdge(g)
	}
}

// panAtEdge moves the part in sight while something is dragged to an edge of the window.
func (l *Lens) panAtEdge(g *App) {
	const margin, speed = 0.04, 0.012 // of the height of the window, and of it in a tick
	by, edge := speed*float64(g.Height), margin*float64(g.Height)
	toward := func(at, end float64) float64 {
		switch {
		case at < edge:
			return -by
		case at > end-edge:
			return by
		}
		return 0
	}
	l.pan(g, toward(g.Pointer.X, float64(g.Width)), toward(g.Pointer.Y, float64(g.Height)))
}

// zoomBy zooms by levels. What is at a point of the window stays there.
func (l *Lens) zoomBy(g *App, levels int, x, y float64) {
	was := l.Zoom(g)
	l.level = max(0, min(l.level+levels, len(zooms)-1))
	is := l.Zoom(g)
	for l.level > 0 && zooms[l.level] > is { // no wider picture can be drawn
		l.level--
	}
	if is == was {
		return
	}
	l.sights.Bar, l.sights.Prompt = scaled(l.sights.Bar, is/was), scaled(l.sights.Prompt, is/was)
	l.x, l.y = (l.x+x)*is/was-x, (l.y+y)*is/was-y
	l.keepInPicture(g)
	g.Redraw()
}

// pan moves the part in sight by pixels.
func (l *Lens) pan(g *App, dx, dy float64) {
	x, y := l.x, l.y
	l.x, l.y = x+dx, y+dy
	if l.keepInPicture(g); l.x != x || l.y != y {
		g.Redraw()
	}
}

// keepInPicture keeps the part in sight within the picture: below the bar, and as far down as the prompt line, at the lower edge, hides
// nothing but itself.
func (l *Lens) keepInPicture(g *App) {
	z, line := l.Zoom(g), &l.sights.Prompt
	low := z * float64(g.Height)
	if line.Bottom() > low-line.H/2 {
		low = line.Y
	}
	l.x = max(0, min(l.x, (z-1)*float64(g.Width)))
	l.y = max(l.sights.Bar.H*(1-1/z), min(l.y, low-float64(g.Height)+line.H/z))
}

// edges returns where bar and prompt line lie in the window.
func (l *Lens) edges(g *App) (bar, prompt layout.Rect) {
	bar, prompt = scaled(l.sights.Bar, 1/l.Zoom(g)), scaled(l.sights.Prompt, 1/l.Zoom(g))
	prompt.Y = float64(g.Height) - prompt.H
	return bar, prompt
}

func scaled(r layout.Rect, by float64) layout.Rect {
	return layout.Rect{X: by * r.X, Y: by * r.Y, W: by * r.W, H: by * r.H}
}

// through returns the point of the picture that is seen at a point of the window.
func (l *Lens) through(g *App, x, y float64) (px, py float64) {
	z := l.Zoom(g)
	if z == 1 {
		return x, y
	}
	bar, prompt := l.edges(g)
	for _, edge := range []struct{ at, of layout.Rect }{{bar, l.sights.Bar}, {prompt, l.sights.Prompt}} {
		if edge.at.Contains(x, y) {
			return edge.of.X + (x-edge.at.X)*z, edge.of.Y + (y-edge.at.Y)*z
		}
	}
	px, py = x+l.x, y+l.y
	if line := l.sights.Prompt; line.Contains(px, py) { // it is not seen there: what lies above or below it is nearest
		if _, middle := line.Center(); py < middle {
			return px, line.Y - 1
		}
		py = line.Bottom() + 1
	}
	return px, py
}

// before takes the pointer to where it is in the picture, and returns what ends that: meanwhile the window is as large as the picture.
func (l *Lens) before(g *App) (end func()) {
	l.takePointer(g)
	if z := l.Zoom(g); z > 1 {
		return l.magnify(g, z)
	}
	return func() {}
}

// after zooms and pans as the tick of a scene has asked for, and brings what the scene follows now into sight.
func (l *Lens) after(g *App, scene Scene) {
	asked, w, h := l.asked, float64(g.Width), float64(g.Height)
	if l.asked = (lensWay{}); g.Scene != scene || !scene.Zooms() {
		return
	}
	l.zoomBy(g, asked.levels, w/2, h/2)
	l.pan(g, asked.dx*w, asked.dy*w)
	z := l.Zoom(g)
	back := l.magnify(g, z)
	now := scene.Sights(g)
	back()
	was := l.sights.Follow
	l.sights = now
	if z > 1 && now.Follow != was && !now.Follow.Empty() {
		l.bring(g, now.Follow)
	}
}

// InSight returns the part of the picture that is in sight between bar and prompt line.
func (l *Lens) InSight(g *App) layout.Rect {
	bar, prompt := l.edges(g)
	return layout.Rect{X: l.x, Y: l.y + bar.H, W: float64(g.Width), H: float64(g.Height) - bar.H - prompt.H}
}

// bring brings a part of the picture into sight.
func (l *Lens) bring(g *App, r layout.Rect) {
	within := l.InSight(g)
	if r.Within(l.sights.Bar) || r.Within(l.sights.Prompt) {
		return
	}
	l.pan(g, geom.Clamp(0, r.Right()-within.Right(), r.X-within.X), geom.Clamp(0, r.Bottom()-within.Bottom(), r.Y-within.Y))
}

// magnify gives the scene a window as large as the picture, with the pointer where it is seen. It returns what takes that back.
func (l *Lens) magnify(g *App, z float64) (back func()) {
	w, h, p := g.Width, g.Height, g.Pointer
	seen := p.Through(func(x, y float64) (float64, float64) { return l.through(g, x, y) })
	g.Pointer = seen
	g.Width, g.Height, l.by = int(float64(w)*z), int(float64(h)*z), z
	return func() {
		after := g.Pointer
		g.Width, g.Height, g.Pointer, l.by = w, h, p, 1
		g.Pointer.Took(&seen, &after)
	}
}

// draw draws the scene, or what the lens shows of it.
func (l *Lens) draw(g *App, screen *ebiten.Image, draw func(on *ebiten.Image)) {
	z := l.Zoom(g)
	if z == 1 {
		if l.picture != nil {
			l.picture.Deallocate()
			l.picture = nil
		}
		draw(screen)
		return
	}
	back := l.magnify(g, z)
	if l.picture == nil || l.picture.Bounds().Dx() != g.Width || l.picture.Bounds().Dy() != g.Height {
		if l.picture != nil {
			l.picture.Deallocate()
		}
		l.picture = ebiten.NewImage(g.Width, g.Height)
	}
	draw(l.picture)
	back()
	var o ebiten.DrawImageOptions
	o.GeoM.Translate(-l.x, -l.y)
	o.Blend = ebiten.BlendCopy
	screen.Fill(art.Night)
	screen.DrawImage(l.picture, &o)
	if hidden := l.sights.Prompt.Move(-l.x, -l.y); !hidden.Empty() { // it is seen at the edge, and not twice
		vector.FillRect(screen, float32(hidden.X), float32(hidden.Y), float32(hidden.W), float32(hidden.H), art.Night, false)
	}
	bar, prompt := l.edges(g)
	for _, edge := range []struct{ at, of layout.Rect }{{bar, l.sights.Bar}, {prompt, l.sights.Prompt}} {
		o = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear, Blend: ebiten.BlendCopy}
		o.GeoM.Scale(1/z, 1/z)
		o.GeoM.Translate(edge.at.X, edge.at.Y)
		screen.DrawImage(l.picture.SubImage(image.Rect(int(edge.of.X), int(edge.of.Y), int(edge.of.Right()), int(edge.of.Bottom()))).(*ebiten.Image), &o)
	}
	if s, ok := g.Scene.(handed); ok {
		x, y := g.Pointer.X, g.Pointer.Y
		back := l.magnify(g, z)
		s.DrawHand(g, screen, x-g.Pointer.X, y-g.Pointer.Y)
		back()
	}
}

// handed is a scene that draws what is in the hand by itself, moved by some pixels: over the edges, which would cut it.
type handed interface {
	DrawHand(g *App, screen *ebiten.Image, dx, dy float64)
}
