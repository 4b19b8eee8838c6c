package table

import (
	"fmt"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gametest"
	"sixwinters/game/input"
	"sixwinters/rules"
)

// The pictures of what is done with the keyboard.

// stageFocus strikes keys at a table where much can be done.
func stageFocus(words ...string) func(g *app.App) error { return stageKeysAt(busy, words...) }

// stageKeysAt strikes keys at a moment of a campaign.
func stageKeysAt(moment func(t *table, played int) bool, words ...string) func(g *app.App) error {
	return func(g *app.App) error {
		t, err := stageTable(g, moment)
		if err != nil {
			return err
		}
		t.Pages.ReadPage(&t.Board) // no sheet lies over it
		return gametest.StrikeAll(g, words...)
	}
}

// busy is a moment with many kinds of move.
func busy(t *table, _ int) bool {
	kinds := map[rules.MoveKind]bool{}
	for _, ge := range t.Board.Hand.Gestures {
		kinds[ge.Move.Kind] = true
	}
	return len(kinds) > 5 && len(t.Board.Hand.Gestures) > 40
}

// stageFocusChoice is the focus on the first answer to a question that the last move has asked.
func stageFocusChoice(g *app.App) error {
	t, err := stageTable(g, func(t *table, _ int) bool {
		return t.Board.State.Phase == rules.Turns && len(t.Board.Choices) > 0 && !t.Board.CanFinish()
	})
	if err != nil {
		return err
	}
	if err := gametest.StrikeAll(g, "Tab"); err != nil {
		return err
	}
	if !t.Board.Pointing.On {
		return fmt.Errorf("the focus points at nothing")
	}
	return nil
}

// stageMoves opens the list of moves, looks for something and goes some rows down.
func stageMoves(search string, down int) func(g *app.App) error {
	return func(g *app.App) error {
		if err := stageFocus("Ctrl+K")(g); err != nil {
			return err
		}
		g.Keyboard.Typed = []rune(search)
		_, err := g.Tick()
		g.Keyboard.Typed = nil
		for ; down > 0 && err == nil; down-- {
			err = gametest.StrikeAll(g, "Down")
		}
		return err
	}
}

// stagePad holds buttons of a gamepad, one after the other, at a table where much can be done.
func stagePad(moment func(t *table, played int) bool, buttons ...string) func(g *app.App) error {
	return func(g *app.App) error {
		err := stageKeysAt(moment)(g)
		for _, button := range buttons {
			if err == nil {
				err = gametest.Hold(g, button)
			}
		}
		return err
	}
}

// answering is a moment with a question in the prompt line.
func answering(t *table, _ int) bool {
	return t.Board.State.Phase == rules.Turns && len(t.Board.Choices) > 0 && !t.Board.CanFinish()
}

// stageZoomed turns the wheel over a location, with the pointer resting on it.
func stageZoomed(g *app.App) error {
	if err := stageKeysAt(busy)(g); err != nil {
		return err
	}
	g.Pointer.X, g.Pointer.Y, g.Pointer.Wheel, g.Pointer.Moved = 0.3*float64(g.Width), 0.4*float64(g.Height), 1, true
	for n := range board.ZoomAfter + 20 {
		if _, err := g.Tick(); err != nil {
			return err
		}
		if g.Pointer.Moved = false; n > 1 {
			g.Pointer.Wheel = 0
		}
	}
	return nil
}

// stageTouch is a moment as it looks to those who have touched the screen last.
func stageTouch(moment func(t *table, played int) bool) func(g *app.App) error {
	return func(g *app.App) error {
		g.Keyboard.Device = input.Touch
		return stageKeysAt(moment)(g)
	}
}
