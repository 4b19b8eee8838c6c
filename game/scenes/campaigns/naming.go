package campaigns

import (
	"strings"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/saves"
)

// Giving a campaign another name, and its players.

// beginNaming opens the fields for another name and for who plays.
func (l *list) beginNaming(m *menu.Menu) error {
	e := &l.entries[l.chosen]
	l.naming = m.NewField("Name", e.Name, "", nil)
	l.players = m.NewField("Players", strings.Join(e.Header.Names(), words.BetweenPlayers), "", nil)
	l.built, l.bring = false, true
	return nil
}

// askNames asks for another name of a campaign, and who plays it.
func (l *list) askNames(m *menu.Menu) {
	e := &l.entries[l.chosen]
	// The window may have another size now.
	l.naming = m.NewField("Name", l.naming.GetText(), "", nil)
	l.players = m.NewField("Players", l.players.GetText(), "Anna and Bert", nil)
	take := func(g *app.App) error { return l.rename(g, e, l.naming.GetText(), l.players.GetText()) }
	for _, f := range []*widget.TextInput{l.naming, l.players} {
		f.SubmitEvent.AddHandler(func(any) { l.act = take })
	}
	m.Setting("Name", "", func(int) widget.PreferredSizeLocateableWidget { return l.naming })
	m.Setting("Players", "", func(int) widget.PreferredSizeLocateableWidget { return l.players })
	m.Begin(l.naming)
	m.Row(l.do(m, "", "Save", take), l.do(m, "", "Cancel", l.back))
}

// rename gives a campaign another name, and writes down who plays it. What could not be is asked again.
func (l *list) rename(g *app.App, e *saves.Entry, name, players string) error {
	if e.Trouble == nil {
		if err := g.Folder().NamePlayers(g.BookOf(e.File), e.File, playerNames(players)...); err != nil {
			return err
		}
	}
	was := e.File
	file, err := g.Folder().Rename(was, name)
	if err := l.done(g, "the campaign's name now")(file, err); err != nil {
		return err
	}
	if file == was {
		l.say = "The players of \"" + saves.NameOf(file) + "\" are saved."
	}
	return nil
}
