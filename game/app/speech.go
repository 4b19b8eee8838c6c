package app

import (
	"slices"
	"strings"

	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/settings"
	"sixwinters/speech"
)

// Say speaks sentences instead of what is still spoken. Where there is no voice it shows that.
func Say(g *App, sentences ...string) {
	if g.Voice == nil {
		g.Notice = "This system has no voice to speak with."
		return
	}
	g.Voice.Sounds(voiceSound(g))
	g.Voice.Speak(strings.Join(sentences, " "))
}

// voiceSound returns how the voice is set to sound.
func voiceSound(g *App) speech.Sound {
	return speech.Sound{Name: g.Settings.SpeechVoice, Rate: speech.Slow + speech.Rate(slices.Index(settings.Rates, g.Settings.SpeechRate))}
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
	told := g.Keyboard.Told
	if g.speaking.keyed {
		told = g.Keyboard.ByKeys
	}
	w.Tidy(func(say string) string { return g.Reference.Plain(told(say)) })
	return w
}

// speaking is what has been said.
type speaking struct {
	due   bool         // the window has been drawn again since then
	now   bool         // what is new is spoken though the picture still moves
	fault bool         // it is, also if speech waits for the key
	acted bool         // something was pressed since then: what comes of it ends what is still spoken
	keyed bool         // the keyboard was used last, not the mouse
	said  speech.Words // last
	// offered: speech is off, and it has been offered to keep it on; the same key again, and no other between, takes that.
	offered bool
}

// asked speaks if the key for it was struck, which then means nothing else. Where letters are written it is a letter.
func (s *speaking) asked(g *App) {
	k, p := &g.Keyboard, &g.Pointer
	s.acted = s.acted || k.Any() || p.Pressed || p.Right
	s.keyed = k.Any() || s.keyed && !p.Moved && !p.Pressed
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

// TellNow speaks what is new in this tick, though the picture has not come to rest: a step that runs by itself is told as it begins.
func (g *App) TellNow() { g.speaking.now = true }

// TellFault speaks in the next tick what is shown of a fault, also if speech waits for the key otherwise.
func (g *App) TellFault() { g.speaking.now, g.speaking.fault = true, true }

// tell says by itself what has become new, once the picture has come to rest or at once. What comes by itself waits for what is still
// spoken.
func (s *speaking) tell(g *App, stale bool) {
	if !g.Settings.Speech || !g.Settings.Narrate && !s.fault || g.Voice == nil || !s.now && (!s.due || stale || g.Stale) {
		return
	}
	now := Spoken(g)
	switch say := now.Since(&s.said); {
	case len(say) == 0:
	case s.acted || s.fault:
		Say(g, say...)
	default:
		g.Voice.Sounds(voiceSound(g))
		g.Voice.Then(strings.Join(say, " "))
	}
	s.due, s.now, s.fault, s.acted, s.said = false, false, false, false, now
}
