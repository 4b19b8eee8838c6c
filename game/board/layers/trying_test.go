package layers_test

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/game/app"
	"sixwinters/game/board/layers/trying"
	"sixwinters/game/gametest"
	"sixwinters/rules"
	"sixwinters/saves"
)

// A trial is named in the prompt line, and whoever laid the table is told of its moves once they end it.
func TestTrying(t *testing.T) {
	var over []rules.Move
	trial := &app.Trial{
		Says: "Try it.",
		Ends: func(_ *saves.Campaign, made []rules.Move, moving bool) bool { return len(made) == 2 && !moving },
		Over: func(_ *app.App, made []rules.Move) { over = slices.Clone(made) },
	}
	g, b := under(t, played(t, 0), &trying.Trying{Trial: trial})
	for range 2 {
		if say := b.View(g).Prompt; !strings.HasPrefix(say, "Try it. ") || over != nil {
			t.Errorf("the prompt is %q, and over are %v", say, over)
		}
		b.Play(g, b.Book.Moves(&b.State, nil)[0])
		b.Finish()
		gametest.Tick(t, g)
	}
	if !slices.Equal(over, b.Campaign.Moves()) {
		t.Errorf("over are %v of %v", over, b.Campaign.Moves())
	}
}
