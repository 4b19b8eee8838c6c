package companion

import (
	"slices"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/rules"
	"sixwinters/settings"
)

// names are those that are written on the sheet; they count once it is left by its button.
type names [rules.NumPlayers]string

// seating returns how the table is played now.
func (c *Companion) seating(t *board.Board, g *app.App) words.Seating {
	switch {
	case c.seat(t) != rules.NoPlayer:
		return words.Accompanied
	case words.PlaysAlone(t.Campaign.Header.Names()):
		return words.OneAlone
	case g.Settings.HandOver:
		return words.TwoInTurn
	}
	return words.TwoTogether
}

// NewSheet asks who plays, as a new campaign does: how many, by what names, whether two hand the mouse over, or one with a companion. Of a
// companion it asks which character that plays, and how well. All of it can change at any time.
func (c *Companion) NewSheet(t *board.Board) *app.Dialog {
	var written names
	if now := t.Campaign.Header.Names(); !slices.Contains(now, words.OnePlayer) {
		copy(written[:], now)
	}
	for p := range written {
		if written[p] == words.Nameless(p) {
			written[p] = "" // the field says it as long as nothing is written
		}
	}
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title("Who plays", 30)
		again := func(do func(i int)) func(int) { return func(i int) { do(i); d.Menu = nil } }
		is := c.seating(t, g)
		named := func(g *app.App) { rename(t, g, is, written) }
		m.ChooseOf("Players", words.SeatingHelp, words.SeatingNames, int(is), again(func(i int) { c.play(t, g, words.Seating(i), written) }))
		field := func(p int, say string) {
			m.Setting(say, "", func(int) widget.PreferredSizeLocateableWidget {
				f := m.NewField(say, written[p], words.Nameless(p), words.ValidName)
				f.ChangedEvent.AddHandler(func(any) { written[p] = f.GetText() })
				f.SubmitEvent.AddHandler(func(any) { d.Does(named)() })
				return f
			})
		}
		companion := func() {
			c.chooseCompanion(t, g, m, again)
			c.chooseTemper(t, g, m, d)
		}
		// What is not asked leaves its room: the answers stay under the pointer.
		switch is {
		case words.OneAlone:
			field(0, "Your name")
			m.Instead(companion, func() {})
		case words.Accompanied:
			field(0, "Your name")
			companion()
		default:
			field(0, words.FirstPlayer)
			m.Instead(companion, func() {
				field(1, words.SecondPlayer)
				m.Text(board.PlanningTogether(g), menu.SettingWidth)
			})
		}
		m.InFoot()
		m.Next("Back to the table", d.Does(named))
	}}
}

// chooseCompanion asks which character the companion plays, and how well.
func (c *Companion) chooseCompanion(t *board.Board, g *app.App, m *menu.Menu, again func(do func(i int)) func(int)) {
	var seats []string
	for p := range t.State.Players {
		seats = append(seats, c.called(t, p))
	}
	m.Choose("The companion plays", "It waits where you want it to. You may always move its dice yourself.",
		seats, c.seat(t), again(func(i int) { c.Seat(t, g, i) }))
	m.Choose("It plays like a", "From the next move on.", []string{"Novice", "Steady player", "Master"},
		slices.Index(settings.Companions, g.Settings.Companion), again(func(i int) {
			g.Settings.Companion = settings.Companions[i]
			g.SaveSettings()
		}))
}

// play has the table played in another way from now on. The next campaign proposes the same.
func (c *Companion) play(t *board.Board, g *app.App, as words.Seating, written names) {
	rename(t, g, as, written)
	if as < words.OneAlone {
		g.Settings.HandOver = as == words.TwoInTurn
	}
	g.Settings.Accompanied = as == words.Accompanied
	g.SaveSettings()
	switch seated := c.seat(t) != rules.NoPlayer; {
	case g.Settings.Accompanied && !seated:
		c.Seat(t, g, 1)
	case seated && !g.Settings.Accompanied:
		c.Seat(t, g, rules.NoPlayer)
	}
}

// rename names those who play. The next campaign proposes the same.
func rename(t *board.Board, g *app.App, is words.Seating, written names) {
	players := is.Players(written[0], written[1])
	if slices.Equal(players, t.Campaign.Header.Names()) {
		return
	}
	if err := t.NamePlayers(g, players...); err != nil {
		t.Refuse(g, words.Sentence(err), "")
		return
	}
	g.Settings.Players = players
	g.SaveSettings()
}

// Seat has the companion play a player from now on, or with [rules.NoPlayer] nobody.
func (c *Companion) Seat(t *board.Board, g *app.App, player int) {
	if err := t.Campaign.SeatCompanion(player); err != nil {
		t.Refuse(g, words.Sentence(err), "")
		return
	}
	c.hinter, c.turn, c.mood, c.wishes = nil, board.Turn{}, idle, wishes{}
	t.Ready(g)
}
