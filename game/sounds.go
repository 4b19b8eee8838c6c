package game

import (
	"sixwinters/game/noise"
	"sixwinters/rules"
	"sixwinters/sound"
)

// hear plays a noise, as loud as is set. A game without a window is silent.
func (g *Game) hear(k sound.Kind, n int) {
	if g.sounds == nil {
		return
	}
	volume := g.settings.Volume
	if g.settings.Mute {
		volume = 0
	}
	g.sounds.SetVolume(volume)
	g.sounds.Play(k, n)
}

// toggleMute turns the sound off and on.
func (t *table) toggleMute(g *Game) {
	g.settings.Mute = !g.settings.Mute
	g.saveSettings()
	g.hear(sound.Press, 0)
}

// silence is why nothing can be heard, in a sentence, or "".
func (g *Game) silence() string {
	if g.sounds == nil || g.sounds.Trouble() == nil {
		return ""
	}
	return sentence(g.sounds.Trouble())
}

// tellSilence says in the log, once, that there is nothing to play sounds on.
func (t *table) tellSilence(g *Game) {
	if g.toldSilence {
		return
	}
	if say := g.silence(); say != "" {
		g.toldSilence = true
		t.log.Say(say)
	}
}

// hearBeat plays what a beat sounds like.
func (g *Game) hearBeat(events []rules.Event) {
	for _, n := range noise.Of(events) {
		g.hear(n.Kind, n.N)
	}
}

// hearEnd plays the weightiest noise of what is not shown but simply there.
func (g *Game) hearEnd(events []rules.Event) {
	if n, ok := noise.Weightiest(events); ok {
		g.hear(n.Kind, n.N)
	}
}
