package workshop

import (
	"errors"
	"fmt"
	"slices"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/scenes/replay"
	"sixwinters/rules"
	"sixwinters/saves"
)

// mostPractised is the most moves until what is shown has happened.
const mostPractised = 120

// practise plays what a card does on a table laid out for it, by the rules, up to its end or to what it asks to be carried out by hand
// ([by-hand]). The campaign is kept nowhere.
func practise(b *rules.Rulebook, card content.CardOf, deed rules.Deed) (*saves.Campaign, error) {
	p, err := b.Practice(card, deed)
	if err != nil {
		return nil, err
	}
	campaign := saves.Laid(b, p.Table)
	happened := false
	story := rules.Story{Watch: func(_ *rules.State, e rules.Event) {
		happened = happened || p.Is != nil && p.Is(e)
	}}
	choose := rules.RandomPolicy(1)
	for n := range mostPractised {
		s := campaign.Now()
		happened = happened || p.Is == nil && n == len(p.Moves)
		if happened && (over(s) || s.ByHand()) {
			return campaign, nil
		}
		legal := b.Moves(s, nil)
		if len(legal) == 0 {
			break
		}
		next := p.Moves[min(n, len(p.Moves)-1)] // what has not come about is tried again
		if n >= len(p.Moves) && (happened || !slices.Contains(legal, next)) {
			next = choose(b, s, telling(legal))
		}
		if err := campaign.Play(next, &story); err != nil {
			return nil, err
		}
	}
	if happened {
		return campaign, nil
	}
	return nil, errors.New("this does not come about on a table of its own")
}

// over reports whether what was shown has come to its end: the players can act again, or the turn has gone on.
func over(s *rules.State) bool {
	asks := s.Asks()
	return asks == nil || asks.Task == rules.TaskActions || s.Step > rules.StepActivate
}

// telling returns the moves among which chance chooses: those that show most of what is asked. Dice cover what they show, and
// whatever may be left out is done; nothing else is used before a card is taken.
func telling(legal []rules.Move) []rules.Move {
	for _, kind := range []rules.MoveKind{rules.MoveCover, rules.MoveDefend, rules.MoveTake} {
		is := slices.DeleteFunc(slices.Clone(legal), func(m rules.Move) bool {
			return m.Kind != kind || kind == rules.MoveCover && m.Dice[0].Value() != int(m.Arg)
		})
		if len(is) > 0 {
			return is
		}
	}
	does := slices.DeleteFunc(slices.Clone(legal), func(m rules.Move) bool { return m.Kind == rules.MoveNo || m.Kind == rules.MoveEnough })
	if len(does) > 0 {
		return does
	}
	return legal
}

// play plays what the card that is open does, on a table, and comes back.
func (w *workshop) play(deed rules.Deed) func(g *app.App) error {
	return func(g *app.App) error {
		campaign, err := practise(w.bench.book, w.open.card, deed)
		if err != nil {
			return err
		}
		back := func(g *app.App) { g.Show(w) }
		if !campaign.Now().ByHand() {
			replay.Show(g, campaign, back)
			return nil
		}
		// Nobody but the players can read what it asks, so they go on from here.
		g.Routes.Try(g, saves.Laid(w.bench.book, *campaign.Now()), app.Trial{
			Title: w.open.name, About: "Carry out by hand what the card asks, and then say that you are done.", Says: "A trial of " + w.open.name + ".", Leave: "Back to the workshop",
			Ends: func(c *saves.Campaign, _ []rules.Move, moving bool) bool {
				return !moving && !c.Now().ByHand() && over(c.Now())
			},
			Over: func(g *app.App, _ []rules.Move) { back(g) },
			Back: back,
		})
		return nil
	}
}

// deedButtons returns the buttons that show what a card does. Abilities have theirs beside their texts.
func (w *workshop) deedButtons(m *menu.Menu, card content.CardOf) (all []*widget.Button) {
	if card.Kind == content.CharacterKind {
		return nil
	}
	for _, deed := range w.bench.book.Deeds(card) {
		key, say := w.deed(card, deed)
		all = append(all, m.NewShort(key, say, w.Do(w.play(deed))))
	}
	return all
}

// deed returns the key and the words of the button that shows what a card does.
func (w *workshop) deed(card content.CardOf, deed rules.Deed) (key, say string) {
	switch deed.Kind {
	case rules.DeedActivate:
		return "A", "See it activate"
	case rules.DeedOvercome:
		return "O", "See it overcome"
	case rules.DeedAct:
		return "T", "See its action"
	case rules.DeedArrive:
		return "R", "See an arrival"
	case rules.DeedComplete:
		return "C", "See it completed"
	case rules.DeedEvent:
		return "H", "See it happen"
	}
	switch w.bench.book.Content().Locations[card.N].Icon.Kind {
	case content.PortIcon:
		return "P", "See a trip from its port"
	case content.GateIcon:
		return "P", "See a trip from its gate"
	}
	return "P", "See dice created here"
}

// buildDeeds adds the abilities of a character, each of which shows itself when it is pressed, and says what has nothing to be shown.
func (w *workshop) buildDeeds(g *app.App, m *menu.Menu, card content.CardOf, wide int) {
	b := w.bench.book
	deeds := b.Deeds(card)
	if card.Kind != content.CharacterKind {
		if len(deeds) == 0 {
			m.Reading("It does nothing by itself, so there is nothing to play.", float64(wide)/m.Unit)
		}
		return
	}
	m.Add(m.NewSubheading("See an ability", wide))
	for i := range content.NumAbilities {
		deed := rules.Deed{Kind: rules.DeedUse, Nth: i}
		say := fmt.Sprintf("%d  %s.", i+1, rules.Capital(b.AbilityPhrase(content.CharacterID(card.N), i)))
		if slices.Contains(deeds, deed) {
			m.Add(m.NewSaying(say, wide, w.Do(w.play(deed)), g.Painter.Sign(m.Unit, "action")))
		} else {
			m.Reading(say+" It holds all the time, so there is nothing to play.", float64(wide)/m.Unit)
		}
	}
}
