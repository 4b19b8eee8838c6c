package preferences

import (
	"cmp"
	"fmt"
	"image/color"
	"slices"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/game/app"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/rules"
	"sixwinters/settings"
	"sixwinters/sound"
	"sixwinters/speech"
)

// preferences is the sheet on which the settings are changed. It lies over whatever is there, and what is changed on it
// is in effect at once.
type preferences struct {
	app.BaseSheet
	page    prefPage
	menu    *menu.Menu
	asked   string // the command whose new key is waited for, or ""
	say     string // what came of the last thing done
	sliding bool   // something slides, and is written when it is let go
	closed  bool
	then    func(g *app.App) // what comes after it; nil if that is what lies under it
}

type prefPage uint8

const (
	lookPage prefPage = iota
	soundPage
	playPage
	keysPage
	numPrefPages
)

var prefPageNames = [numPrefPages]string{"Look", "Sound", "Play", "Keys"}

// New returns the sheet at its first page. then, which may be nil, is done when it is closed.
func New(then func(g *app.App)) app.Sheet { return &preferences{then: then} }

// Update handles one tick. It reports whether anything has to be drawn again.
func (p *preferences) Update(g *app.App) (stale bool) {
	if p.sliding && !g.Pointer.Down {
		p.sliding = false
		g.SaveSettings()
		g.Hear(sound.Press, 0)
	}
	if !p.menu.Fits(g.Width, g.Height) {
		p.build(g)
	}
	if p.asked != "" {
		p.takeNewKey(g)
	} else {
		g.UpdateMenu(p.menu)
		if g.Keyboard.Asks(command.Back) {
			p.closed = true
		}
	}
	if p.closed {
		g.CloseSheet()
		g.Skin.Forget(prefTitle)
		if p.then != nil {
			p.then(g)
		}
		return true
	}
	if p.menu == nil {
		p.build(g) // no picture is drawn without the sheet
	}
	return p.menu.Fresh() || p.sliding
}

func (p *preferences) Draw(_ *app.App, screen *ebiten.Image) {
	if p.menu != nil {
		p.menu.Draw(screen)
	}
}

func (p *preferences) Spoken(*app.App) speech.Words { return p.menu.Spoken() }

func (p *preferences) Settle() {
	if !p.sliding {
		p.menu = nil
	}
}

// set changes the settings and puts them into effect.
func (p *preferences) set(g *app.App, change func(s *settings.Settings)) {
	p.say = ""
	change(&g.Settings)
	g.SaveSettings()
	p.menu = nil
}

const prefTitle = "Settings"

// veil lies between what is set and the sheet: thinner than the one under dialogs, so that it can be seen what a setting
// does.
var veil = color.NRGBA{R: 10, G: 12, B: 18, A: 90}

// build lays the sheet out for the window.
func (p *preferences) build(g *app.App) {
	m, dense := newMenu(g, p.page)
	p.menu = m
	m.InHead()
	if dense { // more of them are seen without it
		m.Call(prefTitle)
	} else {
		m.Title(prefTitle, 30)
	}
	var pages []*widget.Button
	for page, name := range prefPageNames {
		pages = append(pages, m.NewChoice(name, prefPage(page) == p.page, func() {
			p.page, p.menu, p.say = prefPage(page), nil, ""
			g.Skin.ToTop(prefTitle)
		}))
	}
	tabs := m.NewRow(m.Inner, pages...)
	m.Says(tabs, prefTitle)
	m.Add(tabs)
	body := p.bodyHeight(g)
	p.buildBody(g, m, p.page)
	m.InFoot()
	if p.page == keysPage && !dense {
		body -= p.buildSay(m)
	}
	m.Keep(body)
	if g.File.Trouble != nil {
		m.Text(words.Sentence(g.File.Trouble), menu.SettingWidth)
	}
	last := []*widget.Button{m.NewButton("Back", func() { p.closed = true })}
	if p.page == keysPage {
		last = append(last, m.NewButton("Default keys", func() {
			p.usualKeys(g)
		}))
	}
	switch {
	case !dense:
		m.Row(last...)
	case p.page == keysPage:
		m.Explained(cmp.Or(p.say, howKeys), last...)
	default:
		m.Explained("", last...)
	}
}

// newMenu begins the sheet for a page. In a low window each setting takes one line.
func newMenu(g *app.App, page prefPage) (m *menu.Menu, dense bool) {
	const words, sentences = 0.3, 0.66 // the share of a line for what it sets
	m = g.NewMenu(veil)
	if page == keysPage {
		return m, m.Dense(sentences)
	}
	return m, m.Dense(words)
}

func (p *preferences) buildBody(g *app.App, m *menu.Menu, page prefPage) {
	m.InBody()
	m.Least(menu.SettingWidth, 0)
	switch page {
	case lookPage:
		p.buildLook(g, m)
	case soundPage:
		p.buildSound(g, m)
	case playPage:
		p.buildPlay(g, m)
	case keysPage:
		p.buildKeys(g, m)
	}
}

// bodyHeight returns the height in pixels of the highest page but for that of the keys, which is so long that it is scrolled in any
// case: the sheet is as high on all pages, so that what is pressed to turn them stays where it is.
func (p *preferences) bodyHeight(g *app.App) (most int) {
	for page := range keysPage {
		m, _ := newMenu(g, page)
		p.buildBody(g, m, page)
		most = max(most, m.BodyHeight())
	}
	return most
}

// scales are the sizes to choose from, in percent.
var scales = []int{75, 100, 125, 150, 175, 200}

func (p *preferences) onOff(g *app.App, m *menu.Menu, say, help string, of *bool) {
	m.OnOff(say, help, *of, func(on bool) { p.set(g, func(*settings.Settings) { *of = on }) })
}

// choose adds a setting that is one of several values, each with its word.
func choose[T comparable](p *preferences, g *app.App, m *menu.Menu, say, help string, words []string, values []T, of *T) {
	m.Choose(say, help, words, slices.Index(values, *of), func(i int) { p.set(g, func(*settings.Settings) { *of = values[i] }) })
}

func (p *preferences) buildLook(g *app.App, m *menu.Menu) {
	s := &g.Settings
	var percents []string
	for _, percent := range scales {
		percents = append(percents, fmt.Sprintf("%d%%", percent))
	}
	choose(p, g, m, "Size", "Words, cards and buttons.", percents, scales, &s.Scale)
	sofa := "Large dice and cards, with the whole map in sight. Tabs open the rest."
	if key := g.Keyboard.Key(command.Sofa); key != "" {
		sofa += " Or press " + key + " at the table."
	}
	p.onOff(g, m, "From the sofa", sofa, &s.Sofa)
	choose(p, g, m, "Colours", "High contrast makes everything stand out more.", []string{"Chronicle", "High contrast", "Dark contrast"}, settings.Themes, &s.Theme)
	p.onOff(g, m, "Patterns", "A pattern beside each colour, for those who cannot tell colours apart.", &s.Patterns)
	p.onOff(g, m, "Less motion", "Nothing flies, tumbles or shakes: things change in place.", &s.ReducedMotion)
	p.onOff(g, m, "Weather", "Snow, petals, haze and leaves over the table.", &s.Weather)
	p.onOff(g, m, "Full screen", "Or press "+g.Keyboard.Keys.Key(command.FullScreen, false)+" on a keyboard at any time.", &s.FullScreen)
}

func (p *preferences) buildSound(g *app.App, m *menu.Menu) {
	m.Slide("Volume", "Dice, cards and warnings.", menu.Number{Most: settings.MostVolume, Step: 5, Is: g.Settings.Volume},
		func(n int) string { return fmt.Sprintf("%d%%", n) },
		func(n int) {
			g.Settings.Volume, p.sliding = n, true
			g.Hear(sound.PutDown, 0) // to hear how loud it is
		})
	m.Slide("Ambience", "Wind, rain, birds and fire around the table, for a while after each event.",
		menu.Number{Most: settings.MostVolume, Step: 5, Is: g.Settings.Ambience}, func(n int) string { return fmt.Sprintf("%d%%", n) },
		func(n int) {
			g.Settings.Ambience, p.sliding = n, true
			g.Surround(sound.Ambience{Season: 1, Year: 1}) // to hear how loud it is
		})
	m.Slide("Music", "A theme at the title, and one when a season begins.",
		menu.Number{Most: settings.MostVolume, Step: 5, Is: g.Settings.Music}, func(n int) string { return fmt.Sprintf("%d%%", n) },
		func(n int) {
			g.Settings.Music, p.sliding = n, true
			g.Music(sound.TitleTheme) // to hear how loud it is
		})
	m.OnOff("Sound", g.SoundTrouble(), !g.Settings.Mute, func(on bool) {
		p.set(g, func(s *settings.Settings) { s.Mute = !on })
		g.Hear(sound.PutDown, 0)
	})
	key := g.Keyboard.Key(command.Speak)
	if key == "" { // fingers have none
		key = "A key"
	}
	help := key + " speaks what is focused, what happened last and what is asked."
	helps := []string{help, help, "Speaks whatever is new by itself. " + key + " says all of it again."}
	if g.Voice == nil {
		helps = slices.Repeat([]string{"This system has no voice, so nothing can be spoken."}, len(helps))
	}
	is := 0
	switch {
	case g.Settings.Speech && g.Settings.Narrate:
		is = 2
	case g.Settings.Speech:
		is = 1
	}
	m.ChooseOf("Speech", helps, []string{"Off", "By key", "By itself"}, is, func(i int) {
		p.set(g, func(s *settings.Settings) { s.Speech, s.Narrate = i > 0, i == 2 })
		if i > 0 {
			app.Say(g, "Speech is on.")
		} else {
			app.Hush(g)
		}
	})
	if g.Settings.Speech && g.Voice != nil {
		p.buildVoice(g, m)
	}
}

// buildVoice adds which voice speaks, how fast and how much.
func (p *preferences) buildVoice(g *app.App, m *menu.Menu) {
	set := func(change func(s *settings.Settings)) {
		p.set(g, change)
		app.Say(g, "This is how speech sounds now.")
	}
	names := append([]string{""}, g.Voice.Names()...)
	is := max(0, slices.Index(names, g.Settings.SpeechVoice))
	m.Cycle("Voice", "All that is spoken is English.", append([]string{"The system's"}, names[1:]...), is, func(i int) {
		set(func(s *settings.Settings) { s.SpeechVoice = names[i] })
	})
	m.Choose("Rate", "How fast it speaks.", []string{"Slow", "Normal", "Fast", "Very fast"}, slices.Index(settings.Rates, g.Settings.SpeechRate), func(i int) {
		set(func(s *settings.Settings) { s.SpeechRate = settings.Rates[i] })
	})
	choose(p, g, m, "Detail", "Normal tells what matters of a card, full all. Brief leaves out what costs nothing.", []string{"Brief", "Normal", "Full"}, settings.Details, &g.Settings.SpeechDetail)
}

// explainedAgain is said once all tips are to be shown again, where it stood how many have been.
const explainedAgain = "Each thing will be explained again."

func (p *preferences) buildPlay(g *app.App, m *menu.Menu) {
	s := &g.Settings
	choose(p, g, m, "Speed", "How fast events are shown. A click always skips them.", []string{"Slow", "Normal", "Fast", "At once"},
		settings.Speeds, &s.Speed)
	p.onOff(g, m, "Step by step", "Wait for a click before each automatic step of a turn.", &s.StepThrough)
	p.onOff(g, m, "Hand over", "Two players take turns at the mouse, and the table says whose turn it is.", &s.HandOver)
	p.onOff(g, m, "Tips", "Explain each thing once, when it first comes up.", &s.Tips)
	shown := rules.HowMany(g.TipsShown(), "tip has", "tips have") + " been shown."
	if p.say != "" {
		shown = p.say
	}
	m.Setting("All tips again", shown, func(width int) widget.PreferredSizeLocateableWidget {
		return m.NewRow(width, m.NewPlate(menu.Plate{Name: "All tips again", Say: "Show them all again", Width: width, Do: func() {
			p.set(g, func(s *settings.Settings) { s.Met, s.Tips = []string{app.AllTipsAgain}, true })
			p.say = explainedAgain
		}}))
	})
}

func (p *preferences) OnTop() any { return p.page }

func (p *preferences) TakesKey() bool { return p.asked != "" }

func (p *preferences) Replaces() bool { return true }
