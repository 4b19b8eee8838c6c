package firstmet

import (
	"math"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/render/layout"
)

// clickGuard keeps clicks that are meant for a note from what lies under it: all that begin on it, and those that come just
// after it has gone or just as it appears.
type clickGuard struct {
	on      layout.Rect // where a note lay that has just gone
	ticks   int         // that its place is still kept
	began   bool        // the button that is down went down on the note
	swallow bool        // letting it go does nothing
	x, y    float64     // where the last press on a note was let go
}

// again is how far from that place, in units, a press is one of its own and not the second of a double click.
const again = 12

// raise keeps the place of a note that goes.
func (f *clickGuard) raise(on layout.Rect) { f.on, f.ticks = on, app.Settled }

// Rest handles one tick.
func (f *clickGuard) Rest() { f.ticks = max(0, f.ticks-1) }

// onFirst reports whether a point lies on the note of what is met for the first time.
func (v *Novelties) onFirst(t *board.Board, g *app.App, x, y float64) bool {
	kind := t.Plan(g).At(x, y).Kind
	return v.firstLies(t, g) && (kind == layout.NotePanel || kind == layout.NoteButton)
}

// firstLies reports whether that is the note on the table.
func (v *Novelties) firstLies(t *board.Board, g *app.App) bool {
	return v.Firsts.Shown && !t.Layers.Blocks(t).News && !t.Plan(g).Note.Rect.Empty()
}

// TakeClicks takes the clicks on the note of what is met for the first time, and on the place of one that has just gone, away
// from what lies below. It reports whether it took a press.
func (v *Novelties) TakeClicks(t *board.Board, g *app.App) (pressed bool) {
	p, f := &g.Pointer, &v.Firsts.ClickGuard
	if p.Pressed {
		f.began = len(t.Held) == 0 && v.onFirst(t, g, p.X, p.Y)
		f.swallow = f.began || len(t.Held) == 0 && f.ticks > 0 && f.on.Contains(p.X, p.Y)
		if pressed = f.swallow; pressed {
			p.Pressed, t.Acted = false, false
			if !f.began && math.Hypot(p.X-f.x, p.Y-f.y) > again*t.Plan(g).Unit {
				t.Refuse(g, "A note has just gone from here. Click again.", "")
			}
		}
	}
	if p.Released && f.swallow {
		p.Released = false
		clicked := f.began && v.onFirst(t, g, p.X, p.Y)
		f.began, f.swallow, f.x, f.y = false, false, p.X, p.Y
		if clicked && (t.Plan(g).Note.Folded || v.Firsts.Ticks > app.Settled) {
			v.pressFirst(t, g)
		}
	}
	return pressed
}
