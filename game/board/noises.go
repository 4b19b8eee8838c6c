package board

import (
	"sixwinters/game/app"
	"sixwinters/game/noise"
	"sixwinters/rules"
)

// hearBeat plays what a beat sounds like.
func hearBeat(g *app.App, events []rules.Event) {
	for _, n := range noise.Of(events) {
		g.Hear(n.Kind, n.N)
	}
}

// hearEnd plays the weightiest noise of what is not shown but simply there.
func hearEnd(g *app.App, events []rules.Event) {
	if n, ok := noise.Weightiest(events); ok {
		g.Hear(n.Kind, n.N)
	}
}
