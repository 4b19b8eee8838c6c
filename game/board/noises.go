package board

import (
	"sixwinters/game/app"
	"sixwinters/game/motion"
	"sixwinters/game/noise"
)

func hearBeat(t *Board, g *app.App, b motion.Beat) {
	for _, n := range noise.Of(t.Story.Events[b.From:b.To], b.Moment, b.At-b.From) {
		g.Hear(n.Kind, n.N)
	}
}

// hearEnd plays the most important noise of skipped beats.
func hearEnd(t *Board, g *app.App, beats []motion.Beat) {
	var all []noise.Noise
	for _, b := range beats {
		all = append(all, noise.Of(t.Story.Events[b.From:b.To], b.Moment, b.At-b.From)...)
	}
	if n, ok := noise.Weightiest(all); ok {
		g.Hear(n.Kind, n.N)
	}
}
