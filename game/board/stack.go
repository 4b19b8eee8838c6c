package board

import (
	"iter"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/speech"
)

// Stack are the layers over a board, the topmost first.
type Stack []Layer

// Tick gives one tick to the layers, as far down as one that keeps it. It reports whether anything has to be drawn
// again, and whether a layer has kept the tick.
func (s Stack) Tick(t *Board, g *app.App) (stale, kept bool) {
	for _, l := range s {
		drawn, keeps := l.Tick(t, g)
		if stale = stale || drawn; keeps {
			return stale, true
		}
	}
	return stale, false
}

// Key gives the keys of this tick to the topmost layer that they mean something to, and reports whether there is one.
func (s Stack) Key(t *Board, g *app.App) bool {
	return slices.ContainsFunc(s, func(l Layer) bool { return l.Key(t, g) })
}

// Escape puts the topmost thing away that can be put away, and reports whether there is one.
func (s Stack) Escape(t *Board, g *app.App) bool {
	return slices.ContainsFunc(s, func(l Layer) bool { return l.Escape(t, g) })
}

// Press gives a press to the topmost layer that takes it, and reports whether there is one.
func (s Stack) Press(t *Board, g *app.App, on layout.Target) bool {
	return slices.ContainsFunc(s, func(l Layer) bool { return l.Press(t, g, on) })
}

// Release gives a click to the layer that what is clicked belongs to, and reports whether there is one.
func (s Stack) Release(t *Board, g *app.App, on layout.Target) bool {
	return slices.ContainsFunc(s, func(l Layer) bool { return l.Release(t, g, on) })
}

// Place adds to a view of the table what the layers show there. Of several notes the topmost one lies there.
func (s Stack) Place(t *Board, g *app.App, v *layout.View) {
	for _, l := range slices.Backward(s) {
		l.Place(t, g, v)
	}
}

// Draw adds what the layers show to a picture of the table.
func (s Stack) Draw(t *Board, g *app.App, scene *render.Scene) {
	for _, l := range slices.Backward(s) {
		l.Draw(t, g, scene)
	}
}

// Cover draws what lies over the finished picture.
func (s Stack) Cover(t *Board, g *app.App, screen *ebiten.Image) {
	for _, l := range slices.Backward(s) {
		if draw := l.Cover(t, g); draw != nil {
			draw(screen)
		}
	}
}

// Covers reports whether anything is drawn over the finished picture.
func (s Stack) Covers(t *Board, g *app.App) bool {
	return slices.ContainsFunc(s, func(l Layer) bool { return l.Cover(t, g) != nil })
}

func (s Stack) Blocks(t *Board) (all Blocks) {
	for _, l := range s {
		b := l.Blocks(t)
		all.Tips, all.Large, all.Zoom = all.Tips || b.Tips, all.Large || b.Large, all.Zoom || b.Zoom
		all.News = all.News || b.News
		all.Pointer = all.Pointer || b.Pointer
	}
	return all
}

// Follows reports whether any of the layers looks different just because the pointer has moved.
func (s Stack) Follows(t *Board) bool {
	return slices.ContainsFunc(s, func(l Layer) bool { return l.Follows(t) })
}

// Topic returns the rule that the topmost layer names which names one, or "".
func (s Stack) Topic(t *Board, g *app.App) string {
	for _, l := range s {
		if rule := l.Topic(t, g); rule != "" {
			return rule
		}
	}
	return ""
}

// Spoken returns what is to be said of the layers, as far down as one that hides what lies below.
func (s Stack) Spoken(t *Board, g *app.App) (w speech.Words) {
	for l := range All[Speaker](s) {
		if l.Speaks(t, g, &w) {
			break
		}
	}
	return w
}

// Renew tells the layers that something else can be done.
func (s Stack) Renew(t *Board) {
	for _, l := range s {
		l.Renew(t)
	}
}

// All returns the layers of a type, such as All[*recap.Recap] or All[Speaker], the topmost first.
func All[T any](s Stack) iter.Seq[T] {
	return func(yield func(T) bool) {
		for _, l := range s {
			if t, ok := l.(T); ok && !yield(t) {
				return
			}
		}
	}
}
