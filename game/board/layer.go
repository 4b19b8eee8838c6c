package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/speech"
)

// Layer is something that can lie over the board. It is given the board, and knows no other layer. A layer embeds
// [Base], which does nothing, and has the methods it needs.
type Layer interface {
	// Tick handles one tick. It reports whether anything has to be drawn again, and whether the layer keeps the tick to
	// itself: the layers below it get none, and with it neither the mouse nor the keys. A window at rest gives no ticks,
	// so a minute may have passed: see [app.App.RedrawIn].
	Tick(t *Board, g *app.App) (stale, keeps bool)
	// Key does what a key asks for that was struck in this tick, and reports whether it did anything. It comes after the Tick of all layers,
	// while the players can do something; of a step that waits to begin, only for the commands that leave the game as it is.
	Key(t *Board, g *app.App) bool
	// Escape puts away what lies there, and reports whether there was anything to put away.
	Escape(t *Board, g *app.App) bool
	// Press takes the button of the mouse where it goes down, and reports whether nothing else is to take it.
	Press(t *Board, g *app.App, on layout.Target) bool
	// Release takes a click on a thing that belongs to the layer, and reports whether there is such a thing.
	Release(t *Board, g *app.App, on layout.Target) bool
	// Place adds to a view of the table what the layer shows there, such as the note that it lays beside something.
	Place(t *Board, g *app.App, v *layout.View)
	// Draw adds to a picture of the table what the layer lights up or moves.
	Draw(t *Board, g *app.App, s *render.Scene)
	// Cover returns what draws over the finished picture, or nil. It is asked several times a frame. While anything covers the
	// picture, the weather is never redrawn alone.
	Cover(t *Board, g *app.App) func(screen *ebiten.Image)
	// Blocks returns what must not happen by itself while the layer is in this state.
	Blocks(t *Board) Blocks
	// Follows reports whether the layer looks different just because the pointer has moved.
	Follows(t *Board) bool
	// Topic returns the rule that fits best what the players see of the layer, or "".
	Topic(t *Board, g *app.App) string
	// Renew drops what no longer holds. It is called when other moves have become legal.
	Renew(t *Board)

	// Made is told of a move with the state before it, before its events are shown; TakenBack of a move that has been taken back.
	Made(t *Board, before *rules.State, m rules.Move)
	TakenBack(t *Board, g *app.App)
	// Told is told the events of the story from one index up to another as they are shown, Arrived that all have been shown.
	Told(t *Board, g *app.App, from, to int)
	Arrived(t *Board, g *app.App)
	// Holds reports whether the animation waits for the layer before its next beat.
	Holds(t *Board, g *app.App) bool
	// HoldsDone may act first where the player ends the actions, and reports whether it does.
	HoldsDone(t *Board, g *app.App) bool
	// Prompts fills the prompt line of a view, and reports whether it did; otherwise the layers below are asked.
	Prompts(t *Board, g *app.App, v *layout.View) bool
	// Laid is told the plan that was laid out for a view.
	Laid(t *Board, v *layout.View, plan *layout.Plan)
	// NoteInput returns what the place of the layer's note depends on besides the view, compared by ==; nil for nothing.
	NoteInput(t *Board) any
}

// Speaker is a layer that has something to say. Whatever is drawn over the finished picture has.
type Speaker interface {
	// Speaks adds what the layer shows to what is said, and reports whether nothing below it is.
	Speaks(t *Board, g *app.App, w *speech.Words) (alone bool)
}

// Blocks are things that happen by themselves.
type Blocks struct {
	Tips    bool // what the pointer rests on explains itself
	Large   bool // a card that it rests on is shown large, and those that are kept large are
	Zoom    bool // a card that it rests on is shown large
	News    bool // what is met for the first time is explained
	Pointer bool // the mouse points at what lies under it
}

// Ticker is a layer that only takes its ticks. Do reports whether anything has to be drawn again.
type Ticker struct {
	Base
	Do func(t *Board, g *app.App) (stale bool)
}

func (l Ticker) Tick(t *Board, g *app.App) (stale, keeps bool) { return l.Do(t, g), false }

// Base is a layer that does nothing.
type Base struct{}

func (Base) Tick(*Board, *app.App) (stale, keeps bool)    { return false, false }
func (Base) Key(*Board, *app.App) bool                    { return false }
func (Base) Escape(*Board, *app.App) bool                 { return false }
func (Base) Press(*Board, *app.App, layout.Target) bool   { return false }
func (Base) Release(*Board, *app.App, layout.Target) bool { return false }
func (Base) Place(*Board, *app.App, *layout.View)         {}
func (Base) Draw(*Board, *app.App, *render.Scene)         {}
func (Base) Cover(*Board, *app.App) func(*ebiten.Image)   { return nil }
func (Base) Blocks(*Board) Blocks                         { return Blocks{} }
func (Base) Follows(*Board) bool                          { return false }
func (Base) Topic(*Board, *app.App) string                { return "" }
func (Base) Renew(*Board)                                 {}

func (Base) Made(*Board, *rules.State, rules.Move)       {}
func (Base) TakenBack(*Board, *app.App)                  {}
func (Base) Told(_ *Board, _ *app.App, from, to int)     {}
func (Base) Arrived(*Board, *app.App)                    {}
func (Base) Holds(*Board, *app.App) bool                 { return false }
func (Base) HoldsDone(*Board, *app.App) bool             { return false }
func (Base) Prompts(*Board, *app.App, *layout.View) bool { return false }
func (Base) Laid(*Board, *layout.View, *layout.Plan)     {}
func (Base) NoteInput(*Board) any                        { return nil }
