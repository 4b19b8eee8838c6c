package game

import (
	"fmt"

	"sixwinters/game/chord"
	"sixwinters/game/input"
	"sixwinters/rules"
)

// The pictures of what is done with the keyboard.

// strike gives the game a tick for each key that is struck.
func (g *Game) strike(words ...string) error {
	for _, word := range words {
		g.keyboard.Struck = []input.Stroke{{Chord: chord.Must(word)}}
		_, err := g.tick()
		g.keyboard.Struck = nil
		if err != nil {
			return err
		}
	}
	return nil
}

// stageFocus strikes keys at a table where much can be done.
func stageFocus(words ...string) func(g *Game) error { return stageKeysAt(busy, words...) }

// stageKeysAt strikes keys at a moment of a campaign.
func stageKeysAt(moment func(t *table, played int) bool, words ...string) func(g *Game) error {
	return func(g *Game) error {
		t, err := stageTable(g, moment)
		if err != nil {
			return err
		}
		t.page = t.pageNow() // no sheet lies over it
		return g.strike(words...)
	}
}

// busy is a moment with many kinds of move.
func busy(t *table, _ int) bool {
	kinds := map[rules.MoveKind]bool{}
	for _, ge := range t.hand.Gestures {
		kinds[ge.Move.Kind] = true
	}
	return len(kinds) > 5 && len(t.hand.Gestures) > 40
}

// stageFocusChoice is the focus on the first answer to a question that the last move has asked.
func stageFocusChoice(g *Game) error {
	t, err := stageTable(g, func(t *table, _ int) bool {
		return t.state.Phase == rules.Turns && len(t.choices) > 0 && !t.canFinish()
	})
	if err != nil {
		return err
	}
	if err := g.strike("Tab"); err != nil {
		return err
	}
	if !t.pointing.on {
		return fmt.Errorf("the focus points at nothing")
	}
	return nil
}

// stageMoves opens the list of moves, looks for something and goes some rows down.
func stageMoves(search string, down int) func(g *Game) error {
	return func(g *Game) error {
		if err := stageFocus("Ctrl+K")(g); err != nil {
			return err
		}
		g.keyboard.Typed = []rune(search)
		_, err := g.tick()
		g.keyboard.Typed = nil
		for ; down > 0 && err == nil; down-- {
			err = g.strike("Down")
		}
		return err
	}
}
