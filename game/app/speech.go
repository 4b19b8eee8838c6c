package app

import (
	"slices"
	"strings"

	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/speech"
)

// Say speaks sentences. Where there is no voice it shows that.
func Say(g *App, sentences ...string) {
	if g.Voice == nil {
		g.Notice = "This system has no voice to speak with."
		return
	}
	g.Voice.Speak(strings.Join(sentences, " "))
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
	// offered: speech is off, and it has been offered to keep it on; the same key again, and no other between, takes that.
	offered bool
}

// asked speaks if the key for it was struck, which then means nothing else. Where letters are written it is a letter.
func (s *speaking) asked(g *App) {
	k := &g.Keyboard
	speaks := func(stroke input.Stroke) bool {
		letter := g.writing.named && k.Device == input.Desk && len(stroke.Chord.Key) == 1 && !stroke.Chord.Ctrl && !stroke.Chord.Alt
		return !letter && k.Keys.Means(stroke.Chord, command.Speak)
	}
	if !slices.ContainsFunc(k.Struck, speaks) || g.Sheet != nil && g.Sheet.TakesKey() {
		s.offered = s.offered && !k.Any()
		return
	}
	s.said = Spoken(g)
	Say(g, append(s.said.All(), s.offer(g)...)...)
	k.Struck, k.Typed = slices.DeleteFunc(k.Struck, speaks), nil
	g.Stale = true // the tip that is spoken shows
}

// offer offers to go on speaking where speech is off: the key struck again keeps it on, by itself. It returns what is said of that, and
// shows it.
func (s *speaking) offer(g *App) []string {
	switch {
	case g.Settings.Speech || g.Voice == nil:
		return nil
	case !s.offered:
		s.offered = true
		g.Notice = g.Keyboard.Keyed("Speech is off. To keep it on, press the same key again", command.Speak) + "."
	default:
		s.offered = false
		g.Settings.Speech, g.Settings.Narrate = true, true
		g.SaveSettings()
		g.Notice = "Speech is on, and says what is new by itself. Settings, Sound turns it off."
	}
	return []string{g.Notice}
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
