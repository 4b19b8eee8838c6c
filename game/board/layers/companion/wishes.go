package companion

import (
	"context"
	"fmt"

	"sixwinters/advice/hints"
	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/background"
	"sixwinters/game/board"
	"sixwinters/game/menu"
	"sixwinters/rules"
	"sixwinters/settings"
)

// What the player asks of the companion: not to do what it means, to help somewhere, to hold a track, to offer two plans.

// wishes is what it has been asked for.
type wishes struct {
	favors mind.Favors              // now
	asked  mind.Favors              // of its hinter
	helps  board.Turn               // in which it helps
	heard  string                   // what it answers to a wish, until somebody moves
	holds  func(h *hints.Hint) bool // reports whether a hint does something for the track that it has just been asked to hold; nil for none

	plans  []hints.Plan  // to choose from; nil for none
	second *hints.Hinter // goes on with the second
}

// decline has it mean something else this turn.
func (c *Companion) decline(t *board.Board, g *app.App) {
	p, seat, book := c.part(t), c.seat(t), t.Book
	c.heard, c.holds, c.hushed, c.plans = "", nil, false, nil
	c.thinks(t, g, p, func(h *hints.Hinter, s *rules.State) bool { return h.Decline(book, s, seat) })
	t.Offer()
}

// favor has it do what it is asked for, and propose anew. It says that it has heard.
func (c *Companion) favor(t *board.Board, f mind.Favors, heard string) {
	c.forget()
	c.favors, c.heard, c.holds = f, heard, nil
	c.mood, c.turn, c.done = idle, board.Turn{}, rules.State{}
	t.Offer()
}

// help has it help where the player's character is, in this turn.
func (c *Companion) help(t *board.Board) {
	f, at := c.favors, t.State.Players[1-c.seat(t)].At
	f.Here, f.Help = at, true
	c.helps = board.TurnOf(&t.State)
	c.favor(t, f, "I help at "+t.Book.Location(&t.State, at).Name+" if I can.")
}

// hold has it hold a track, or no longer.
func (c *Companion) hold(t *board.Board, r content.Resource, held bool) {
	f, heard := c.favors, fmt.Sprintf("I hold %s.", r)
	if f.Hold[r] = held; !held {
		heard = fmt.Sprintf("I no longer hold %s.", r)
	}
	c.favor(t, f, heard)
	if book, seat := t.Book, c.seat(t); held {
		c.holds = func(h *hints.Hint) bool { return h.Serves(book, r, seat) }
	}
}

// offerPlans has it think out two plans with their risks.
func (c *Companion) offerPlans(t *board.Board, g *app.App) {
	c.forget()
	c.heard, c.holds, c.mood = "", nil, idle
	c.ready(t, g)
	hinter, book, of, seat := c.hinter.Clone(), t.Book, t.State, c.seat(t)
	c.coming = background.Begin(g.Waker(), func(ctx context.Context) thoughtOf {
		plans, second := hinter.Plans(ctx, book, &of, seat)
		given, ok := hinter.HintTo(ctx, book, &of, rules.NoPlayer)
		return thoughtOf{hinter: hinter, given: given, ok: ok, plans: plans, second: second}
	})
	t.Offer()
}

// choosePlan has it act by the second plan, or with nil by the first.
func (c *Companion) choosePlan(t *board.Board, g *app.App, second *hints.Hinter) {
	c.plans = nil
	if second != nil {
		c.hinter = second
	}
	c.act(t, g)
}

// Wishes are what it can be asked for in the actions step, besides what its answers in the prompt line say.
func (c *Companion) Wishes(t *board.Board) (list []board.Choice) {
	if c.part(t) != hints.Action {
		return nil
	}
	add := func(label string, do func(g *app.App)) { list = append(list, board.Choice{Label: label, Do: do}) }
	add("Offer two plans", func(g *app.App) { c.offerPlans(t, g) })
	other := 1 - c.seat(t)
	if at := t.State.Players[other].At; at != content.NoSlot {
		add("Help "+c.called(t, other)+" at "+t.Book.Location(&t.State, at).Name, func(*app.App) { c.help(t) })
	}
	for r := range content.Resource(content.NumResources) {
		if !t.Book.Content().Board.Tracks[r].Victory {
			continue
		}
		say, held := "Hold ", !c.favors.Hold[r]
		if !held {
			say = "No longer hold "
		}
		add(say+r.String(), func(*app.App) { c.hold(t, r, held) })
	}
	return list
}

// newTalk is the sheet with what it can be asked for.
func (c *Companion) newTalk(t *board.Board) *app.Dialog {
	return &app.Dialog{Build: func(g *app.App, m *menu.Menu, d *app.Dialog) {
		m.Title("Ask "+c.called(t, c.seat(t)), 30)
		for _, wish := range c.Wishes(t) {
			m.Button(wish.Label, d.Does(wish.Do))
		}
		c.chooseTemper(t, g, m, d)
		m.Next("Back to the table", d.Press(nil))
	}}
}

// chooseTemper lets the player choose its temper.
func (c *Companion) chooseTemper(t *board.Board, g *app.App, m *menu.Menu, d *app.Dialog) {
	m.Choose("Temper", "How it weighs luck: by the worst, the likely or the best that may come. Even plays best.",
		[]string{"Cautious", "Even", "Bold"}, temperAt(g.Settings.Temper), func(i int) {
			g.Settings.Temper = settings.Tempers[tempers[i]]
			g.SaveSettings()
			c.forget()
			c.turn, d.Menu = board.Turn{}, nil
			t.Offer()
		})
}

// tempers are the tempers in the order in which they are offered.
var tempers = [...]mind.Temper{mind.Cautious, mind.Even, mind.Bold}

// temperAt is the place of a temper there.
func temperAt(word string) int {
	for i, temper := range tempers {
		if temper.String() == word {
			return i
		}
	}
	return 1
}
