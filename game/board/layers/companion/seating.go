package companion

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/rules"
	"sixwinters/settings"
)

// NewSheet asks who plays: whether two hand the mouse over, which character the companion plays, and how well. All of it can
// change at any time.
func (c *Companion) NewSheet(t *board.Board) *board.Dialog {
	return &board.Dialog{Build: func(g *app.App, m *menu.Menu, d *board.Dialog) {
		m.Title("Who plays", 30)
		again := func(do func(i int)) func(int) { return func(i int) { do(i); d.Menu = nil } }
		seats := []string{"Nobody"}
		for p := range t.State.Players {
			seats = append(seats, c.called(t, p))
		}
		if !words.PlaysAlone(t.Campaign.Header.Names()) {
			mouse := 0
			if g.Settings.HandOver {
				mouse = 1
			}
			m.ChooseOf("Two players", []string{
				"Both act when they like.",
				"One acts after the other. The table says whose turn it is.",
			}, []string{"Together", "In turn"}, mouse, again(func(i int) {
				g.Settings.HandOver = i == 1
				g.SaveSettings()
			}))
		}
		m.Choose("Companion", "The program says what it means to do, and waits where you want it to. You may always move its dice yourself.",
			seats, t.Campaign.Header.Companion, again(func(i int) { c.Seat(t, g, i-1) }))
		m.Choose("It plays like a", "From the next move on.", []string{"Novice", "Steady player", "Master"},
			slices.Index(settings.Companions, g.Settings.Companion), again(func(i int) {
				g.Settings.Companion = settings.Companions[i]
				g.SaveSettings()
			}))
		m.InFoot()
		m.Next("Back to the table", d.Press(nil))
	}}
}

// Seat has the companion play a player from now on, or with -1 nobody.
func (c *Companion) Seat(t *board.Board, g *app.App, player int) {
	if player < 0 {
		player = rules.NoPlayer
	}
	if err := t.Campaign.SeatCompanion(player); err != nil {
		t.Refuse(g, words.Sentence(err), "")
		return
	}
	c.hinter, c.turn, c.acts, c.waits, c.agreed = nil, board.Turn{}, false, false, false
	t.Ready(g)
}
