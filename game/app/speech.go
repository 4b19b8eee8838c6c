package app

import (
	"strings"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/command"
	"sixwinters/game/input"
	"sixwinters/game/menu"
)

// Say speaks sentences if speech is on, and says how to turn it on if it is off.
func Say(g *App, sentences ...string) {
	switch {
	case !g.Settings.Speech:
		g.Notice = "Speech is off. Turn it on in Settings, Sound."
	case g.Voice != nil:
		g.Voice.Speak(strings.Join(sentences, " "))
	}
}

// Hush ends what is spoken.
func Hush(g *App) {
	if g.Voice != nil {
		g.Voice.Hush()
	}
}

// sayMenu speaks what is focused on a menu and what stands on it, if the key for that was struck.
func sayMenu(g *App, m *menu.Menu) {
	_, writing := m.Focused().(*widget.TextInput)
	if writing && g.Keyboard.Device == input.Desk || !g.Keyboard.Asks(command.Speak) {
		return
	}
	m.Unused = false
	var sentences []string
	for _, say := range m.Spoken() {
		sentences = append(sentences, strings.TrimSuffix(g.Reference.Plain(say), ".")+".")
	}
	Say(g, sentences...)
}
