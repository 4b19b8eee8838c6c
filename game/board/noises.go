package board

import (
	"sixwinters/game/app"
	"sixwinters/game/motion"
	"sixwinters/game/story"
	"sixwinters/render/layout"
	"sixwinters/sound"
)

func hearBeat(t *Board, g *app.App, b motion.Beat) {
	for _, n := range story.NoisesOf(t.Story.Events[b.From:b.To], b.Moment, b.At-b.From) {
		g.Hear(n.Kind, n.N)
	}
}

// soundOf returns what something in the hand sounds like by what it is made of.
func soundOf(on layout.Target) int {
	switch {
	case on.Kind == layout.Die && on.Die.IsAction():
		return sound.IvoryThing
	case on.Kind == layout.Die || on.Kind == layout.StressDie:
		return sound.AssetThing
	}
	return sound.PaperThing
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
