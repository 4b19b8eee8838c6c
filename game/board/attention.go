package board

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Attention is what the players point at, with the mouse or the keyboard, and the cards that are shown large because of it.
type Attention struct {
	Hover    layout.Target // what is pointed at
	HoverFor int           // ticks
	Pointing pointing
	fanned   fanned
	Pinned   []layout.Target // shown large until unpinned
	pins     map[layout.Target]pin
	pinsIn   pinRoom // in which they have their places
	pulled   pulledPin
	left     []leftPin
}

// pin is what is known of a pinned card.
type pin struct {
	place render.PinPlace
	title string // of the card that was pinned: another one may come to lie there
}

// leftPin is a pinned obstacle that has left the table.
type leftPin struct {
	on    layout.Target
	moves int // made by then: an undo brings it back
}

// pinRoom is the size of the window and of a unit.
type pinRoom struct{ w, h, unit float64 }

// pulledPin is a pinned card that the pointer drags; of kind None for none.
type pulledPin struct {
	on     layout.Target
	dx, dy float64 // from the pointer to its upper left corner
}

// pinCorner is the width and height of the corner of a pinned card that a click on its pin may hit, in units of the layout.
const pinCorner = 28

// ZoomAfter is how many ticks the pointer rests on a card before it is shown large.
const ZoomAfter = 30

// StartOver hides tips and large cards until the pointer has rested again.
func (t *Board) StartOver() {
	t.HoverFor = 0
	t.Tip.drop()
}

// Enlarges reports whether the pointer has rested long enough for a card under it to be shown large.
func (t *Board) Enlarges() bool { return t.HoverFor > ZoomAfter }

// restTick counts a tick of rest. It reports whether a large card is waited for, and whether it comes with this tick.
func restTick(t *Board) (waits, comes bool) {
	if t.Hover.Kind == layout.None || t.Enlarges() {
		return false, false
	}
	t.HoverFor++
	return true, t.Enlarges()
}

// TipShown reports whether something is being explained.
func (t *Board) TipShown() bool { return !t.Tip.Tip.Empty() }

// mostPinned is how many cards can be pinned to compare them.
const mostPinned = 2

// AttentionLayer is what is pointed at, and the cards shown large because of it.
type AttentionLayer struct{ Base }

func (AttentionLayer) Key(t *Board, g *app.App) bool {
	asks := g.Keyboard.Asks(command.Pin)
	if asks {
		t.Pin(g, t.Hover)
	}
	return asks
}

// Escape folds pinned cards that a click has unfolded, or unpins all.
func (AttentionLayer) Escape(t *Board, _ *app.App) bool {
	is := len(t.Pinned) > 0
	if !foldPins(t) {
		t.Pinned = nil
	}
	return is
}

// foldPins folds pinned cards that a click has unfolded over the table. It reports whether there are any.
func foldPins(t *Board) (is bool) {
	for _, on := range t.Pinned {
		pin := t.pins[on]
		is, pin.place.Open = is || pin.place.Open, false
		t.pins[on] = pin
	}
	return is
}

// Renew lets go of pinned obstacles that have left the table, until an undo brings them back.
func (AttentionLayer) Renew(t *Board) {
	foldPins(t)
	moves := t.Campaign.Len()
	t.Pinned = slices.DeleteFunc(slices.Clone(t.Pinned), func(on layout.Target) bool {
		gone := on.Kind == layout.Obstacle && t.State.Obstacles[on.N].Zone != rules.InPlay
		if gone {
			t.left = append(t.left, leftPin{on, moves})
		}
		return gone
	})
	t.left = slices.DeleteFunc(t.left, func(l leftPin) bool {
		back := moves < l.moves
		if back && len(t.Pinned) < mostPinned && t.State.Obstacles[l.on.N].Zone == rules.InPlay && !slices.Contains(t.Pinned, l.on) {
			t.Pinned = append(t.Pinned, l.on)
		}
		return back
	})
}

func (AttentionLayer) Draw(t *Board, g *app.App, s *render.Scene) {
	if t.Pointing.On {
		s.Focus = t.Hover
		if g.Keyboard.Device == input.Pad && !t.Pointing.Looking {
			s.FocusSign = g.Keyboard.Key(command.Take)
		}
	} else {
		s.Hover = t.Hover
	}
	blocks := t.Layers.Blocks(t)
	if blocks.Large {
		return
	}
	s.Pinned, s.About = t.Pinned, askedAbout(t)
	room := pinRoom{s.Plan.W, s.Plan.H, s.Plan.Unit}
	for _, on := range t.Pinned {
		pin := t.pins[on]
		place := &pin.place
		if room != t.pinsIn {
			place.Found, place.Folded, place.Open = false, false, false
		} else if lay := g.Painter.PinOf(on); !place.Found && !place.Moved && !lay.Rect.Empty() {
			place.Found, place.X, place.Y, place.Folded = true, lay.Rect.X, lay.Rect.Y, lay.Folded // it stays as it lay in the last picture
		}
		t.pins[on] = pin
		s.PinPlaces = append(s.PinPlaces, *place)
	}
	t.pinsIn = room
	_, there := s.Plan.Rect(t.Hover)        // the target may be gone
	says := t.Hover.Kind == layout.DrawPile // its tip says more than a large card of it would
	if there && !blocks.Zoom && !says && t.Enlarges() && !slices.Contains(t.Pinned, t.Hover) && !takesHeld(t, s) {
		s.Zoom = t.Hover
	}
}

// askedAbout returns the obstacle of an attempt that is under way, or of which it is asked who takes part; else nothing.
func askedAbout(t *Board) layout.Target {
	if a := &t.State.Attempt; a.Phase != rules.NoAttempt {
		return layout.Target{Kind: layout.Obstacle, N: uint8(a.Obstacle)}
	}
	for i := range t.Choices {
		if m := t.Choices[i].Move; m.Kind == rules.MoveAttempt {
			return layout.Target{Kind: layout.Obstacle, N: m.Card}
		}
	}
	return layout.Target{}
}

// takesHeld reports whether what is held can be dropped on what is pointed at, or is that: then nothing covers the table.
func takesHeld(t *Board, s *render.Scene) bool {
	return len(t.Held) > 0 && (slices.Contains(t.Held, t.Hover) ||
		slices.ContainsFunc(s.Lit, func(l render.Lit) bool { return l.Target == t.Hover }))
}

// Press begins to drag a pinned card, which lies on top from then on.
func (AttentionLayer) Press(t *Board, g *app.App, pressed layout.Target) bool {
	if len(t.Held) > 0 || t.Pressable(pressed) {
		return false
	}
	p := &g.Pointer
	x, y := p.X, p.Y
	on, ok := pinnedAt(t, g, x, y)
	if !ok && p.Moved { // a quick hand has pulled it from there since
		x, y = p.WasX, p.WasY
		if on, ok = pinnedAt(t, g, x, y); ok {
			p.Pulled()
		}
	}
	if !ok {
		return false
	}
	r := g.Painter.PinnedRect(on)
	t.Pinned = append(slices.DeleteFunc(slices.Clone(t.Pinned), func(other layout.Target) bool { return other == on }), on)
	g.Stale = true
	t.pulled = pulledPin{on: on, dx: r.X - x, dy: r.Y - y}
	return true
}

// onPin reports whether the pointer is on the pin of a card that is pinned there.
func onPin(t *Board, g *app.App, r layout.Rect) bool {
	corner := pinCorner * t.Plan(g).Unit
	return r.Right()-g.Pointer.X < corner && g.Pointer.Y-r.Y < corner
}

// clickPinned takes a click on a pinned card: on its pin it unpins it, on a slip it unfolds it, and then folds it again. It reports whether
// there is one.
func clickPinned(t *Board, g *app.App) bool {
	on, ok := pinnedAt(t, g, g.Pointer.X, g.Pointer.Y)
	if !ok {
		return false
	}
	lies, pin := g.Painter.PinOf(on), t.pins[on]
	switch {
	case onPin(t, g, lies.Rect):
		t.Pin(g, on)
	case lies.Folded || pin.place.Open:
		pin.place.Open = lies.Folded
		t.pins[on] = pin
	}
	return true
}

// Tick moves the pinned card that is dragged, or takes the click on one.
func (AttentionLayer) Tick(t *Board, g *app.App) (stale, keeps bool) {
	p := &g.Pointer
	pulled := t.pulled
	if pulled.on.Kind == layout.None {
		return false, false
	}
	if !p.Down {
		t.pulled = pulledPin{}
	}
	switch {
	case p.Interrupted:
		t.pulled = pulledPin{}
	case p.Far:
		pin := t.pins[pulled.on]
		pin.place.Moved, pin.place.X, pin.place.Y = true, p.X+pulled.dx, p.Y+pulled.dy
		t.pins[pulled.on] = pin
		return p.Moved || !p.Down, false
	case !p.Down:
		return clickPinned(t, g), false
	}
	return false, false
}

// sideOf returns the half of the window in which a card is pinned: that of the player at the mouse, or that of the mat or the half that
// the thing lies on.
func sideOf(t *Board, on layout.Target) int {
	side := func(right bool) int {
		if right {
			return 1
		}
		return -1
	}
	plan := t.Last.Plan
	if plan == nil {
		return 0
	}
	switch r, ok := plan.Rect(on); {
	case t.Desk.On && t.CanFinish():
		return side(t.Desk.Player == 1)
	case ok:
		x, _ := r.Center()
		return side(x > plan.W/2)
	}
	return 0
}
