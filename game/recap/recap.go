// Package recap is the layer that tells after each turn what has happened since the players acted last: a small sheet in a corner
// of the table, which goes with their next move.
package recap

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/command"
	"sixwinters/game/layer"
	"sixwinters/game/logbook"
	"sixwinters/game/narrate"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Recap tells what happened in a turn.
type Recap struct {
	layer.Base
	game    *board.Position
	guide   board.Guide
	hands   *board.Hands
	keeping *board.Keeping
	laying  *board.Laying
	log     *logbook.Log
	showing *board.Showing

	Open  bool
	back  int         // how many turns back it tells of
	moves int         // that had been made when it opened
	seen  board.Turn  // that it has told of by itself
	at    layout.Rect // where it lies, as long as the window stays as it is
	of    *layout.Plan
	unit  float64       // of its text
	says  *render.Recap // there
}

// Over returns the layer over a board.
func Over(b *board.Board) Recap {
	return Recap{game: &b.Position, guide: b.Guide, hands: &b.Hands, keeping: &b.Keeping, laying: &b.Laying, log: &b.Log.Log, showing: &b.Showing}
}

// Tick opens the recap when the players' turn comes, and closes it once they have acted.
func (r *Recap) Tick(g *app.App) (stale, keeps bool) {
	if r.showing.Beats.Playing() || r.guide.Plays() || r.laying.Strip != nil || g.Options.Autoplay != 0 {
		stale, r.Open = r.Open, false
		return stale, false
	}
	turn, acts := board.TurnOf(&r.game.State), r.game.State.Phase == rules.Turns && r.game.State.Step == rules.StepActions
	switch {
	case acts && turn != r.seen:
		first := r.seen == board.Turn{} && r.keeping.Campaign.Len() == 0
		if r.seen = turn; !first && len(r.told()) > 1 {
			r.show(g, 0)
			return true, false
		}
	case r.Open && r.keeping.Campaign.Len() != r.moves:
		r.Open = false
		return true, false
	}
	return false, false
}

// TakenBack leaves the recap of a turn that is gone back to closed.
func (r *Recap) TakenBack(*app.App) { r.seen, r.Open = board.TurnOf(&r.game.State), false }

// told returns the turns that can be told of, the oldest first.
func (r *Recap) told() []logbook.Recap {
	list := r.log.Recaps()
	list = list[:len(list)-1] // the last one has only begun
	return slices.DeleteFunc(list, func(c logbook.Recap) bool { return len(slices.Concat(c.Said[:]...)) == 0 })
}

// show opens the recap of a turn.
func (r *Recap) show(g *app.App, back int) {
	r.Open, r.back, r.moves, r.of = true, back, r.keeping.Campaign.Len(), nil
	g.Stale = true
}

// Key opens and closes the recap, and turns to older ones.
func (r *Recap) Key(g *app.App) bool {
	k := &g.Keyboard
	switch {
	case k.Asks(command.Recap) && r.Open:
		r.Open = false
	case k.Asks(command.Recap) && len(r.told()) > 0:
		r.show(g, 0)
	case r.Open && k.Hit("PageUp"):
		r.turn(g, 1)
	case r.Open && k.Hit("PageDown"):
		r.turn(g, -1)
	default:
		return false
	}
	return true
}

// turn turns to an older recap, or by -1 to a newer one.
func (r *Recap) turn(g *app.App, by int) {
	if to := r.back + by; to >= 0 && to < len(r.told()) {
		r.show(g, to)
	}
}

// Escape puts the recap away.
func (r *Recap) Escape(*app.App) bool {
	open := r.Open
	r.Open = false
	return open
}

// Press turns to another recap by its arrows. Anywhere else it puts the recap away, and goes on to what can be taken below: the table
// is never out of reach.
func (r *Recap) Press(g *app.App, on layout.Target) bool {
	x, y := g.Pointer.X, g.Pointer.Y
	if !r.shows(g) || !r.at.Contains(x, y) {
		return false
	}
	switch at := render.PlanRecap(r.at, r.unit); {
	case at.Older.Contains(x, y):
		r.turn(g, 1)
	case at.Newer.Contains(x, y):
		r.turn(g, -1)
	default:
		r.Open = false
		return !r.hands.Hand.CanTake(nil, on) && !r.hands.Hand.CanClick(on)
	}
	return true
}

// shows reports whether the recap is seen: not while something is in the hand, nor where a note or the log needs its place.
func (r *Recap) shows(g *app.App) bool {
	return r.Open && len(r.hands.Held) == 0 && !r.Corner(g).Empty()
}

// Cover draws the recap.
func (r *Recap) Cover(g *app.App, screen *ebiten.Image) {
	if r.shows(g) {
		at := render.PlanRecap(r.at, r.unit)
		g.Painter.DrawRecap(screen, r.says, &at, r.unit)
	}
}

// Picture is what the recap says.
func (r *Recap) Picture(g *app.App) *render.Recap {
	told := r.told()
	c := &told[len(told)-1-r.back]
	p := &render.Recap{
		Title: fmt.Sprintf("Year %s, turn %d", rules.Roman(c.Year), c.Turn), Older: r.back < len(told)-1, Newer: r.back > 0,
		Foot: foot(g),
	}
	if c.Turn == 0 {
		p.Title = "The year begins"
	}
	parts := []struct {
		head  string
		parts []int
	}{
		{"Actions", []int{int(rules.StepActions)}},
		{"Activated", []int{int(rules.StepRefresh), int(rules.StepActivate)}},
		{"New obstacles", []int{int(rules.StepNewObstacles)}},
		{"Threats", []int{int(rules.StepThreats)}},
		{"Event", []int{logbook.BetweenYears, int(rules.StepTime), int(rules.StepEvent)}},
	}
	if r.back == 0 {
		parts = parts[1:] // the players have just done that, and want to know what is next
	}
	for _, part := range parts {
		var said []string
		for _, n := range part.parts {
			said = append(said, c.Said[n]...)
		}
		if len(said) > 0 {
			p.Lines = append(p.Lines, render.RecapLine{Head: part.head, Text: strings.Join(said, " ")})
		}
	}
	if next := narrate.Ahead(r.game.Book, &r.game.State); r.back == 0 && len(next) > 0 {
		p.Lines = append(p.Lines, render.RecapLine{Head: "Next", Text: strings.Join(next, " ")})
	}
	return p
}

// foot says what the keys of the recap are.
func foot(g *app.App) string {
	return g.Keyboard.Keys.Key(command.Recap) + " opens and closes it, Page Up turns to older ones"
}

// The width of the sheet in units, its distance to the edges, and how much smaller its text is set where it is too long.
const (
	width   = 400.0
	edge    = 8.0
	smaller = 0.93
)

// Corner returns where the recap lies: in the corner over the boards where it hides the least that can be chosen.
func (r *Recap) Corner(g *app.App) layout.Rect {
	plan := r.laying.Plan(g)
	if r.of == plan && (r.says == nil || r.says.Foot == foot(g)) {
		return r.at
	}
	r.of, r.at, r.says = plan, layout.Rect{}, r.Picture(g)
	gap := edge * plan.Unit
	top := plan.Bar.Rect.Bottom() + gap
	room := plan.Prompt.Rect.Y - gap - top
	var w, h float64
	for r.unit = plan.Unit; ; r.unit *= smaller {
		w = min(width*plan.Unit, plan.W/2)
		if h = g.Painter.RecapHeight(r.says, w, r.unit); h <= room || r.unit*smaller < 1 {
			break
		}
	}
	bottom := top + room - h
	fewest := -1
	for _, at := range []layout.Rect{
		{X: plan.W - w - gap, Y: top, W: w, H: h}, {X: plan.W - w - gap, Y: bottom, W: w, H: h},
		{X: gap, Y: bottom, W: w, H: h}, {X: gap, Y: top, W: w, H: h},
	} {
		if at.Overlaps(plan.Note.Rect) || at.Overlaps(plan.Log) {
			continue
		}
		hides := 0
		for _, l := range r.hands.LitOn(plan) {
			if lit, ok := plan.Rect(l.Target); ok && lit.Overlaps(at) {
				hides++
			}
		}
		if fewest < 0 || hides < fewest {
			fewest, r.at = hides, at
		}
	}
	return r.at
}

// Topic is the rule of the turn.
func (r *Recap) Topic(g *app.App) string {
	if r.shows(g) && r.at.Contains(g.Pointer.X, g.Pointer.Y) {
		return "turn"
	}
	return ""
}
