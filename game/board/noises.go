package board

import (
	"sixwinters/game/app"
	"sixwinters/game/noise"
	"sixwinters/rules"
)

// tellSilence says in the log, once, that there is nothing to play sounds on.
func (b *Telling) tellSilence(g *app.App) {
	if g.ToldSilence {
		return
	}
	if say := g.SoundTrouble(); say != "" {
		g.ToldSilence = true
		b.Log.Say(say)
	}
}

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
