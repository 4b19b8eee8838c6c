package board

import (
	"sixwinters/game/app"
	"sixwinters/game/motion"
	"sixwinters/game/story"
)

func hearBeat(t *Board, g *app.App, b motion.Beat) {
	for _, n := range story.NoisesOf(t.Story.Events[b.From:b.To], b.Moment, b.At-b.From) {
		g.Hear(n.Kind, n.N)
	}
}

// hearEnd plays the most important noise of skipped beats.
func hearEnd(t *Board, g *app.App, beats []motion.Beat) {
	var all []story.Noise
	for _, b := range beats {
		all = append(all, story.NoisesOf(t.Story.Events[b.From:b.To], b.Moment, b.At-b.From)...)
	}
	if n, ok := story.Weightiest(all); ok {
		g.Hear(n.Kind, n.N)
	}
}
