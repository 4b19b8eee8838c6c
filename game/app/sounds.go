package app

import (
	"sixwinters/game/words"
	"sixwinters/sound"
)

// Hear plays a noise, as loud as is set. A game without a window is silent.
func (g *App) Hear(k sound.Kind, n int) {
	if g.Sounds == nil {
		return
	}
	volume := g.Settings.Volume
	if g.Settings.Mute {
		volume = 0
	}
	g.Sounds.SetVolume(volume)
	g.Sounds.Play(k, n)
}

// Silence is why nothing can be heard, in a sentence, or "".
func (g *App) Silence() string {
	if g.Sounds == nil || g.Sounds.Trouble() == nil {
		return ""
	}
	return words.Sentence(g.Sounds.Trouble())
}
