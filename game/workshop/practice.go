package workshop

import (
	"errors"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/replay"
	"sixwinters/rules"
	"sixwinters/saves"
)

// shows is what of an obstacle is shown on a practice table.
type shows uint8

const (
	showsActivate shows = iota
	showsOvercome
)

// mostPractised is the most moves until what is shown has happened.
const mostPractised = 120

// practise plays what an obstacle does on a table laid out for it, by the rules, up to its end. The campaign is kept nowhere.
func practise(b *rules.Rulebook, id content.ObstacleID, what shows) (*saves.Campaign, error) {
	begin, err := b.Practice(id)
	if err != nil {
		return nil, err
	}
	campaign := saves.Laid(b, begin)
	happened := false
	story := rules.Story{Watch: func(_ *rules.State, e rules.Event) {
		wanted := rules.EvTrigger
		if what == showsOvercome {
			wanted = rules.EvOvercome
		}
		happened = happened || e.Kind == wanted && e.Card == uint8(id)
	}}
	choose := rules.RandomPolicy(1)
	for range mostPractised {
		s := campaign.Now()
		if happened && over(s, what) {
			return campaign, nil
		}
		legal := b.Moves(s, nil)
		if len(legal) == 0 {
			break
		}
		m := next(b, s, legal, id, what)
		if m == nil {
			chosen := choose(b, s, legal)
			m = &chosen
		}
		if err := campaign.Play(*m, &story); err != nil {
			return nil, err
		}
	}
	if happened {
		return campaign, nil
	}
	return nil, errors.New("this does not come about on a table of its own")
}

// over reports whether what was to be shown has come to its end.
func over(s *rules.State, what shows) bool {
	if what == showsActivate {
		return s.Step != rules.StepActivate
	}
	return s.Attempt.Phase == rules.NoAttempt && !s.Overcoming()
}

// next returns the move that leads to what is to be shown, or nil where any will do.
func next(b *rules.Rulebook, s *rules.State, legal []rules.Move, id content.ObstacleID, what shows) *rules.Move {
	wanted := []rules.MoveKind{rules.MoveDone}
	if what == showsOvercome {
		wanted = []rules.MoveKind{rules.MoveCover, rules.MoveAttempt, rules.MoveDefend}
	}
	for _, kind := range wanted {
		for i := range legal {
			m := &legal[i]
			if m.Kind == kind && (kind != rules.MoveAttempt || m.Card == uint8(id) && m.Arg == 1) && (kind != rules.MoveCover || fits(m)) {
				return m
			}
		}
	}
	return nil
}

// fits reports whether a die covers one of its own value.
func fits(m *rules.Move) bool { return m.Dice[0].Value() == int(m.Arg) }

// show plays what the card that is open does, on a table, and comes back.
func (w *workshop) show(what shows) func(g *app.App) error {
	return func(g *app.App) error {
		campaign, err := practise(w.bench.book, content.ObstacleID(w.open.card.N), what)
		if err != nil {
			return err
		}
		replay.Show(g, campaign, func(g *app.App) { g.Show(w) })
		return nil
	}
}
