package skadi

import (
	"context"
	"sync"

	"sixwinters/advice/skadimind"
	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/render/farm"
	"sixwinters/rules/skadi"
)

// hinting is the hint that is asked for, a step more with each press: where to look, what to do, and why.
type hinting struct {
	work  app.Work[*skadimind.Hint]
	hint  *skadimind.Hint // nil before it is known
	table skadi.State     // that it is for
	press int
	says  string
}

// adviser is who is asked in the background, one question after the other. For a sheet of one's own it takes some seconds to learn what
// weeks are worth.
type adviser struct {
	mu     sync.Mutex
	player *skadimind.Player
}

func (a *adviser) ask(g *skadi.Game, question func(p *skadimind.Player)) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.player == nil {
		a.player = skadimind.New(g)
	}
	question(a.player)
}

// shown reports whether a hint is shown, or thought about.
func (h *hinting) shown() bool { return h.press > 0 }

// drop puts the hint away.
func (h *hinting) drop() {
	h.work.Stop()
	h.hint, h.press, h.says = nil, 0, ""
}

// askHint asks for a hint, or for more of it. It is worked out in the background: a fragment of the saga takes a second of thought.
func (w *winter) askHint(g *app.App) {
	h := &w.hint
	if h.hint == nil && !h.work.Running() {
		table, rules, adviser := *w.Now(), w.game, w.adviser
		h.table = table
		h.work.Begin(g, func(context.Context, func(done, all int)) (hint *skadimind.Hint) {
			adviser.ask(rules, func(p *skadimind.Player) {
				if is, ok := p.Hint(&table); ok {
					hint = &is
				}
			})
			return hint
		})
	}
	h.press = min(h.press+1, 3)
	h.say()
}

// say renews the words of the hint.
func (h *hinting) say() {
	if h.says = "Let me think ..."; h.hint != nil {
		h.says = h.hint.Press(h.press)
	}
}

// tick takes a hint that has been worked out, and reports whether there is one.
func (h *hinting) tick(w *winter) (stale bool) {
	if !h.work.Running() {
		return false
	}
	is, came, _ := h.work.Tick()
	if !came {
		return false
	}
	if h.hint = is; is == nil || h.table != *w.Now() {
		h.drop()
		return true
	}
	h.say()
	return true
}

// means returns the spot that the hint lights, from the second press on.
func (h *hinting) means(w *winter) farm.Spot {
	if h.hint == nil || h.press < 2 {
		return farm.Spot{}
	}
	return h.spot(w)
}

// spot returns where the hinted move is made.
func (h *hinting) spot(w *winter) farm.Spot {
	if h.hint == nil {
		return farm.Spot{Kind: farm.Cup}
	}
	return spotOf(w.Now(), h.hint.Move)
}

// more says how to hear more.
func (h *hinting) more(g *app.App) string {
	if h.press >= 3 || h.hint == nil {
		return ""
	}
	return g.Keyboard.Keyed("Ask again for more", command.Hint) + "."
}
