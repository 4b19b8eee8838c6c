package preferences

import (
	"slices"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/app"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/rules"
	"sixwinters/settings"
)

// The page of the settings on which commands get other keys.

// buildKeys lists the commands whose keys can be changed, each with its keys on a button that changes them.
func (p *preferences) buildKeys(g *app.App, m *menu.Menu) {
	head := command.NumWhens
	for _, c := range command.All {
		if c.Fixed {
			continue
		}
		if c.When != head {
			head = c.When
			m.Heading(whenWords[head])
		}
		m.Setting(rules.Capital(c.Says), "", func(width int) widget.PreferredSizeLocateableWidget {
			say := command.Words(g.Keyboard.Keys.On(c.Name, g.Keyboard.Device == input.Pad), g.Keyboard.Make)
			if p.asked == c.Name {
				say = "Press a key…"
			}
			b := m.NewPlate(menu.Plate{Name: c.Name, Say: say, Width: width, Chosen: p.asked == c.Name, Do: func() {
				p.asked, p.menu, p.say = c.Name, nil, "Now press the key. Escape keeps the old one."
			}})
			m.Says(b, say+" "+c.Says)
			return m.NewRow(width, b)
		})
	}
}

// sureKeys is what is said before the keys that have been set are given up; nothing else that is said there is longer.
const sureKeys = "The keys you have set will be lost. Press \"Default keys\" again to confirm."

// howKeys is what there is to do on the page of the keys.
const howKeys = "Press a button, then its new key, or a button of a gamepad."

// buildSay adds what came of the last thing done, or else what there is to do. It has the same room for all that it may say, and
// that is taken from the page, n pixels: what can be pressed stays where it is.
func (p *preferences) buildSay(m *menu.Menu) (high int) {
	most := menu.HeightOf(m.NewParagraph(sureKeys, menu.SettingWidth))
	say := p.say
	if say == "" {
		say = howKeys
	}
	m.Add(m.NewHigh(most, m.NewParagraph(say, menu.SettingWidth)))
	return most + m.Gap()
}

// usualKeys gives all commands their usual keys, once it has been said what is lost by it.
func (p *preferences) usualKeys(g *app.App) {
	if len(g.Settings.Keys)+len(g.Settings.Pad) > 0 && p.say != sureKeys {
		p.say, p.menu = sureKeys, nil
		return
	}
	p.set(g, func(s *settings.Settings) { s.Keys, s.Pad = map[string]string{}, map[string]string{} })
	p.say = "All keys are the default ones."
}

// whenWords say when commands are obeyed.
var whenWords = [command.NumWhens]string{command.Always: "At any time", command.AtTable: "At the table",
	command.Showing: "While events are shown", command.Learning: "In a lesson", command.Watching: "In a replay",
	command.AtFarm: "At the table of Skadi"}

// takeNewKey takes the key that is pressed for the command that waits for one. A click or Escape leaves it as it is.
func (p *preferences) takeNewKey(g *app.App) {
	if g.Pointer.Pressed {
		p.asked, p.menu, p.say = "", nil, ""
		return
	}
	i := slices.IndexFunc(g.Keyboard.Struck, func(s input.Stroke) bool { return !s.Again })
	if i < 0 {
		return
	}
	name, key := p.asked, g.Keyboard.Struck[i].Chord
	p.asked, p.menu, p.say = "", nil, ""
	if g.Keyboard.Keys.Means(key, command.Back) {
		return
	}
	if err := g.Keyboard.Keys.Check(name, key); err != nil {
		p.say = words.Sentence(err)
		return
	}
	p.set(g, func(s *settings.Settings) {
		set := s.Keys
		if key.Pad() {
			set = s.Pad
		}
		set[name] = key.String()
		if usual := command.Usual.On(name, key.Pad()); len(usual) > 0 && usual[0] == key {
			delete(set, name) // with its other usual keys
		}
	})
	p.say = g.Keyboard.Make.Shown(key.String()) + " now " + command.Of(name).Says + "."
}
