package app

import (
	"slices"
	"strings"

	"sixwinters/game/command"
	"sixwinters/game/input"
	"sixwinters/speech"
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

// Spoken returns what is to be said of what lies on top: the keyboard on the screen, the sheet, or the scene.
func Spoken(g *App) (w speech.Words) {
	switch {
	case g.writing.keys != nil:
		w = speech.Words{Focus: []string{"Key " + g.writing.keys.Focused()}, Asked: []string{g.writing.field.Name + ": " + g.writing.field.Text}}
	case g.Sheet != nil:
		w = g.Sheet.Spoken(g)
	default:
		back := g.Lens.magnify(g, g.Lens.Zoom(g))
		w = g.Scene.Spoken(g)
		back()
	}
	w.Asked = append(w.Asked, g.Noticed)
	w.Tidy(func(say string) string { return g.Reference.Plain(g.Keyboard.Told(say)) })
	return w
}

// speaking is what has been said.
type speaking struct {
	due  bool         // the window has been drawn again since then
	said speech.Words // last
}

// asked speaks if the key for it was struck, which then means nothing else. Where letters are written it is a letter.
func (s *speaking) asked(g *App) {
	k := &g.Keyboard
	speaks := func(stroke input.Stroke) bool {
		letter := g.writing.named && k.Device == input.Desk && len(stroke.Chord.Key) == 1 && !stroke.Chord.Ctrl && !stroke.Chord.Alt
		return !letter && k.Keys.Means(stroke.Chord, command.Speak)
	}
	if !slices.ContainsFunc(k.Struck, speaks) || g.Sheet != nil && g.Sheet.TakesKey() {
		return
	}
	s.said = Spoken(g)
	Say(g, s.said.All()...)
	k.Struck, k.Typed = slices.DeleteFunc(k.Struck, speaks), nil
	g.Stale = true // the tip that is spoken shows
}

// tell says by itself what has become new, once the picture has come to rest.
func (s *speaking) tell(g *App, stale bool) {
	switch {
	case !g.Settings.Speech || !g.Settings.Narrate || g.Voice == nil:
	case s.due && !stale && !g.Stale:
		s.due = false
		now := Spoken(g)
		if say := now.Since(&s.said); len(say) > 0 {
			Say(g, say...)
		}
		s.said = now
	}
}
