package campaigns

import (
	"strings"
	"time"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/saves"
)

// Giving a campaign another name, and its players.

// beginNaming opens the fields for another name and for who plays.
func (l *list) beginNaming(g *app.App, m *menu.Menu) error {
	e := l.entry(g)
	l.naming = m.NewField("Name", e.Title(), "", nil)
	l.players = m.NewField("Players", strings.Join(e.Header.Names(), words.BetweenPlayers), "", nil)
	l.built = false
	return nil
}

// askNames asks for another name of a campaign, and who plays it.
func (l *list) askNames(g *app.App, m *menu.Menu) {
	of := l.chosen
	// The window may have another size now.
	l.naming = m.NewField("Name", l.naming.GetText(), "", nil)
	l.players = m.NewField("Players", l.players.GetText(), "Anna and Bert", nil)
	alone := of.look(g.BookWith, time.Now()).Winter != nil // one plays it, and nothing else is written down
	take := func(g *app.App) error {
		return l.rename(g, of.look(g.BookWith, time.Now()), l.naming.GetText(), l.players.GetText())
	}
	for _, f := range []*widget.TextInput{l.naming, l.players} {
		f.SubmitEvent.AddHandler(func(any) { l.act = take })
	}
	m.Setting("Name", "", func(int) widget.PreferredSizeLocateableWidget { return l.naming })
	if !alone {
		m.Setting("Players", "", func(int) widget.PreferredSizeLocateableWidget { return l.players })
	}
	m.Begin(l.naming)
	m.Row(l.do(m, "", "Save", take), l.do(m, "", "Cancel", l.back))
}

// rename gives a campaign another name, and writes down who plays it. What could not be is asked again.
func (l *list) rename(g *app.App, e *saves.Entry, name, players string) error {
	if e.Trouble == nil && e.Winter == nil {
		if err := g.Folder().NamePlayers(g.BookOf(e.File), e.File, playerNames(players)...); err != nil {
			return err
		}
		for _, it := range l.all {
			if it.File == e.File { // the time of its last move is as before
				it.drop()
				it.read = false
			}
		}
	}
	was, file := e.File, e.File
	var err error
	if name != e.Title() { // what the game calls it is not its name until that is changed
		file, err = g.Folder().Rename(was, name)
	}
	if err := l.done(g, "the campaign's name now")(file, err); err != nil {
		return err
	}
	if file == was {
		l.say = "The players of \"" + l.titleOf(g, file) + "\" are saved."
	}
	return nil
}
