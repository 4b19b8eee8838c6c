package app

import (
	"sixwinters/game/words"
	"sixwinters/sound"
)

// Hear plays a sound at the volume of the settings. What n means stands at the kinds. Without a window nothing is played.
func (g *App) Hear(k sound.Kind, n int) {
	if g.SoundPlayer == nil {
		return
	}
	volume := g.Settings.Volume
	if g.Settings.Mute {
		volume = 0
		g.SoundPlayer.Hush()
	}
	g.SoundPlayer.SetVolume(volume)
	g.SoundPlayer.Play(k, n)
}

// Surround has an ambience heard for a while, if there shall be any.
func (g *App) Surround(a sound.Ambience) {
	if g.SoundPlayer == nil {
		return
	}
	volume := g.Settings.Ambience
	if g.Settings.Mute || g.Settings.ReducedMotion {
		volume = 0
	}
	g.SoundPlayer.Surround(a, volume)
}

// Music plays a theme once, unless it was the last one, if there shall be any music.
func (g *App) Music(t sound.Theme) {
	if g.SoundPlayer == nil {
		return
	}
	volume := g.Settings.Music
	if g.Settings.Mute {
		volume = 0
	}
	g.SoundPlayer.Music(t, volume)
}

// SoundTrouble returns why sounds cannot be played, in a sentence, or "".
func (g *App) SoundTrouble() string {
	if g.SoundPlayer == nil || g.SoundPlayer.Trouble() == nil {
		return ""
	}
	return words.Sentence(g.SoundPlayer.Trouble())
}
