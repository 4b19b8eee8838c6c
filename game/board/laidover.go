package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/speech"
)

// Layers over plain data that needs no table: sheets, the order of staged cards, refusals and the weather.

// SheetLayer is the sheet that lies over all of a table, such as its menu. What lies below waits.
type SheetLayer struct{ Base }

// BuildDialog builds the sheet for the size of the window. Tips and refusals make way for one that has just been opened.
func (t *Board) BuildDialog(g *app.App) {
	if t.Dialogs.Build(g, sofa(t, g)) {
		t.StartOver()
		t.Refusal.Forget()
	}
}

func (SheetLayer) Tick(t *Board, g *app.App) (stale, keeps bool) {
	if t.Dialog == nil {
		return false, false
	}
	t.BuildDialog(g)
	return t.Dialogs.Update(g), true
}

// Speaks returns the words on the sheet alone.
func (SheetLayer) Speaks(t *Board, g *app.App, w *speech.Words) (alone bool) {
	if t.Dialog == nil {
		return false
	}
	t.BuildDialog(g)
	*w = t.Dialog.Menu.Spoken()
	w.Covers = true
	return true
}

func (SheetLayer) Blocks(t *Board) Blocks {
	lies := t.Dialog != nil
	return Blocks{Tips: lies, Large: lies}
}

func (SheetLayer) Follows(t *Board) bool { return t.Dialog != nil }

func (SheetLayer) Cover(t *Board, _ *app.App) func(screen *ebiten.Image) {
	if t.Dialog == nil {
		return nil
	}
	return func(screen *ebiten.Image) { t.Dialog.Menu.Draw(screen) }
}

// OrderLayer is the staged cards while they are put in order: by dragging a card to its place, by two clicks, or by the button
// between two cards.
type OrderLayer struct{ Base }

func (OrderLayer) Escape(t *Board, _ *app.App) bool {
	lifted, changed := t.Order.PutBack()
	if changed {
		t.Offer()
	}
	return lifted
}

// Release presses the button between a card and the next one towards the bottom.
func (OrderLayer) Release(t *Board, g *app.App, on layout.Target) bool {
	if on.Kind != layout.Swap {
		return false
	}
	if t.Order.Swap(g, t.Plan(g).Order.Cards, int(on.N)) {
		t.Offer()
	}
	return true
}

func (OrderLayer) Draw(t *Board, _ *app.App, s *render.Scene) {
	if t.Order.Lifted > 0 {
		s.Glow = append(s.Glow, layout.Target{Kind: layout.Ordered, N: uint8(t.Order.Lifted - 1)})
	}
}

// RefusalLayer is the refusal near the hand. A click opens its rule, unless it lies on a piece: that is picked up.
type RefusalLayer struct{ Base }

func (RefusalLayer) Tick(t *Board, g *app.App) (stale, keeps bool) {
	if t.Refusal.Say == "" {
		return t.refused, false // until it has been drawn without
	}
	return t.Refusal.age(g, g.Painter.RefusalAt(g.Pointer.X, g.Pointer.Y)), false
}

func (RefusalLayer) Press(t *Board, g *app.App, on layout.Target) bool {
	if t.Refusal.Rule == "" || canPickUp(t, g, on) || !g.Painter.RefusalAt(g.Pointer.X, g.Pointer.Y) {
		return false
	}
	g.OpenRules(t.Refusal.Rule)
	t.Refusal.Forget()
	return true
}

func (RefusalLayer) Escape(t *Board, _ *app.App) bool {
	shown := t.Refusal.Say != ""
	t.Refusal.Forget()
	return shown
}

func (RefusalLayer) Draw(t *Board, _ *app.App, s *render.Scene) {
	s.Refusal, s.RefusalX, s.RefusalY = t.Refusal.Words(), t.Refusal.X, t.Refusal.Y
	s.RefusedDrop = t.Refusal.held
	t.refused = t.Refusal.Say != ""
	if held := t.Refusal.held; held.Kind != layout.None {
		for _, ge := range t.Hand.Open([]layout.Target{held}) {
			s.Glow = append(s.Glow, ge.Drop)
		}
	}
}

func (RefusalLayer) Blocks(t *Board) Blocks {
	shown := t.Refusal.Say != ""
	return Blocks{Tips: shown, Zoom: shown}
}

func (RefusalLayer) Topic(t *Board, _ *app.App) string { return t.Refusal.Rule }

func (RefusalLayer) Renew(t *Board) { t.Refusal.Forget() }

// WeatherLayer is the weather over the table.
type WeatherLayer struct{ Base }

func (WeatherLayer) Tick(t *Board, g *app.App) (stale, keeps bool) {
	t.Drift.Advance(g, t.Book.Season(&t.Shown))
	return false, false
}

func (WeatherLayer) Draw(t *Board, _ *app.App, s *render.Scene) { s.Weather = t.Drift.Shown }
