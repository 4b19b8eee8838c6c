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
		w.Covers = true
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
	moves bool         // and the focus was moved by the keys for that
	leads bool         // such a key was struck since then
	said  speech.Words // last
	below speech.Words // before a sheet was laid over it
	focus []string     // of what is said the last that was not empty
	moved uint8        // ticks in which the picture has moved since words were compared
	seen  speech.Words // the words that were compared last
	// offered: speech is off, and it has been offered to keep it on; the same key again, and no other between, takes that.
	offered bool
	asks    bool // the key that speaks was struck last: again, it tells the rest about the focus
	closes  bool // a key was struck last that opens something or closes it
}

// closers are the keys that close something, most of which open it too.
var closers = []string{command.Back, command.Menu, command.Log, command.Recap, command.Standing, command.Rules}

// movers are the keys that move the focus.
var movers = []string{
	command.Next, command.Previous, command.NextPart, command.PrevPart, command.GoLeft, command.GoRight, command.GoUp, command.GoDown,
	command.LookLeft, command.LookRight, command.LookUp, command.LookDown,
}

// asked speaks if the key for it was struck, which then means nothing else. Where letters are written it is a letter.
func (s *speaking) asked(g *App) {
	k, p := &g.Keyboard, &g.Pointer
	s.acted = s.acted || k.Any() || p.Pressed || p.Right
	s.leads = s.leads || slices.ContainsFunc(movers, k.AsksAgain)
	s.moves = s.moves || p.Moved || s.leads
	s.keyed = k.Any() || s.keyed && !p.Moved && !p.Pressed
	s.closes = slices.ContainsFunc(closers, k.Asks) || s.closes && !k.Any()
	speaks := func(stroke input.Stroke) bool {
		letter := g.writing.named && k.Device == input.Desk && len(stroke.Chord.Key) == 1 && !stroke.Chord.Ctrl && !stroke.Chord.Alt
		return !letter && k.Keys.Means(stroke.Chord, command.Speak)
	}
	if !slices.ContainsFunc(k.Struck, speaks) || g.Sheet != nil && g.Sheet.TakesKey() {
		s.offered, s.asks = s.offered && !k.Any(), s.asks && !k.Any()
		return
	}
	now := Spoken(g)
	again := s.asks
	s.asks = true
	all, offer := now.All(), s.offer(g)
	if again && offer == "" && len(now.More) > 0 {
		all, s.asks = now.More, false // and the next stroke begins anew
	}
	switch {
	case offer == "":
	case g.Settings.Speech: // the first stroke has said the rest
		all = []string{offer}
	case !slices.Contains(all, offer):
		all = append([]string{offer}, all...) // before another key ends it
	}
	if offer != "" {
		now.Asked = append(now.Asked, offer) // it is shown from the next tick on
	}
	s.keep(now)
	Say(g, all...)
	k.Struck, k.Typed = slices.DeleteFunc(k.Struck, speaks), nil
	g.Stale = true // the tip that is spoken shows
}

// offer offers to go on speaking where speech is off: the key struck again keeps it on, by itself. It returns what is said of that, and
// shows it; "" where speech is on already.
func (s *speaking) offer(g *App) string {
	switch {
	case g.Settings.Speech || g.Voice == nil:
		return ""
	case !s.offered:
		s.offered = true
		g.Notice = g.Keyboard.Keyed("Speech is off. To keep it on, press the same key again", command.Speak) + "."
	default:
		s.offered = false
		g.Settings.Speech, g.Settings.Narrate = true, true
		g.SaveSettings()
		g.Notice = "Speech is on, and says what is new by itself. Settings, Sound turns it off."
	}
	return g.Notice
}

// TellNow speaks what is new in this tick, though the picture has not come to rest: a step that runs by itself is told as it begins.
func (g *App) TellNow() { g.speaking.now = true }

// TellAgain speaks in this tick what is asked, and what a note says, though it was told before.
func (g *App) TellAgain() {
	g.speaking.now = true
	g.speaking.said.Heading, g.speaking.said.Asked = nil, nil
}

// TellFocus speaks in this tick what has the focus, though it was told before: nothing lies where a key would lead.
func (g *App) TellFocus() {
	g.speaking.now, g.speaking.moves = true, true
	g.speaking.said.Focus = nil
}

// TellFault speaks in the next tick what is shown of a fault, also if speech waits for the key otherwise.
func (g *App) TellFault() { g.speaking.now, g.speaking.fault = true, true }

// lull is how many ticks apart words are compared while the picture moves: those that stay the same from one to the next are spoken.
const lull = 10

// lulls reports whether the words have come to rest though the picture still moves, such as by a light that pulses.
func (s *speaking) lulls(g *App) bool {
	if s.moved++; s.moved < lull {
		return false
	}
	was := s.seen
	s.moved, s.seen = 0, Spoken(g)
	return slices.Equal(was.All(), s.seen.All())
}

// tell says by itself what has become new, once the picture or the words have come to rest, or at once. What comes by itself waits for
// what is still spoken.
func (s *speaking) tell(g *App, stale bool) {
	if !g.Settings.Speech || !g.Settings.Narrate && !s.fault || g.Voice == nil || !s.now && (!s.due || (stale || g.Stale) && !s.lulls(g)) {
		return
	}
	now, was := Spoken(g), s.said
	uncovers := was.Covers && !now.Covers && len(s.below.All()) > 0
	if uncovers {
		was = s.below
		was.Once = s.said.Once
	}
	was.Heading = slices.Concat(was.Heading, was.Focus) // told as well, whatever has the focus now
	switch {
	case s.moves:
	case now.Constant && turned(was.Focus, now.Focus): // such as the speed by its button
	case now.Constant: // nobody has looked for it
		was.Focus = now.Focus
	case len(now.Focus) > 0 && now.Turn == was.Turn && slices.Contains(was.Stands, now.Focus[0]): // told as an answer, to which the focus comes back
		was.Focus = now.Focus
	case len(was.Focus) == 0 && !s.acted: // what was shown took it away, and it is back
		was.Focus = s.focus
	}
	say := now.Since(&was)
	switch {
	case len(say) == 0 && s.leads && len(now.Focus) > 0: // the key led nowhere
		say = now.Focus[:1]
	case len(say) > 0 || !s.closes:
	case uncovers:
		say = []string{"Closed."}
		if len(now.Focus) > 0 && !now.Constant { // such as a button of the menu below
			say = append(say, now.Focus[0])
		}
	default:
		say = gone(&was, &now)
	}
	switch {
	case len(say) == 0:
	case s.acted || s.fault:
		Say(g, say...)
	default:
		g.Voice.Sounds(voiceSound(g))
		g.Voice.Then(strings.Join(say, " "))
	}
	s.due, s.now, s.fault, s.acted, s.moves, s.leads, s.closes = false, false, false, false, false, false, false
	s.keep(now)
}

// turned reports whether what has the focus is the same thing, set otherwise: "Speed: fast" after "Speed: normal".
func turned(was, now []string) bool {
	if len(was) == 0 || len(now) == 0 || was[0] == now[0] {
		return false
	}
	before, _, sets := strings.Cut(was[0], ": ")
	after, _, _ := strings.Cut(now[0], ": ")
	return sets && before == after
}

// gone says that what was told lies there no more, where a key took it away and nothing else is to be told.
func gone(was, now *speech.Words) []string {
	all := now.All()
	for _, say := range slices.Concat(was.Asked, was.Focus) {
		switch {
		case slices.Contains(all, say):
		case strings.HasPrefix(say, "In hand: "):
			return []string{"Put back."}
		default:
			return []string{"Closed."}
		}
	}
	return nil
}

// keep notes words that are said.
func (s *speaking) keep(said speech.Words) {
	if said.Covers && !s.said.Covers {
		s.below = s.said
	}
	if s.said = said.After(&s.said); len(said.Focus) > 0 {
		s.focus = said.Focus
	}
}
