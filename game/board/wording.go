package board

import (
	"strings"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/gesture"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Texts returns the name and the text of a thing on the table, as on its card.
func (t *Board) Texts(on layout.Target) (title string, lines []string) {
	b, s := t.Book, &t.Shown
	c := b.Content()
	switch on.Kind {
	case layout.Obstacle:
		o := c.Card(content.ObstacleID(on.N))
		return o.Name, b.ObstacleText(o)
	case layout.Location, layout.Action:
		if s.Empty(content.Slot(on.N)) {
			return "", nil
		}
		l := b.Location(s, content.Slot(on.N))
		return l.Name, b.LocationText(l)
	case layout.Offer:
		l := &c.Locations[on.N]
		return l.Name, b.LocationText(l)
	case layout.Standee, layout.Portrait:
		if who := s.Players[on.N].Character; who != content.NoCharacter {
			return c.Characters[who].Name, gesture.Character(b, s, who)
		}
	case layout.Choice:
		return c.Characters[on.N].Name, gesture.Character(b, s, content.CharacterID(on.N))
	case layout.Ability:
		if who := s.Players[on.N].Character; who != content.NoCharacter {
			return c.Characters[who].Name, []string{b.AbilityHelp(who, int(on.Sub))}
		}
	case layout.Staged:
		if id := s.Staging[on.N]; id != content.NoProgress {
			return c.Progress[id].Name, nil
		}
	case layout.Ordered:
		return c.Progress[s.Staging[t.Order.At[on.N]]].Name, nil
	case layout.Current:
		if id := s.Players[on.N].Card; id != content.NoProgress {
			return c.Progress[id].Name, nil
		}
	case layout.DrawPile:
		season := b.Showing(s, content.Region(on.N))
		return "Draw pile", []string{"The top card shows " + season.String() + "."}
	case layout.DiscardPile:
		if top := s.Discard[on.N].Top(); top != content.NoObstacle {
			return "Discard pile", []string{"On top is " + c.Card(top).Name + ". Its back shows " + c.Cards[top].Season.String() + "."}
		}
	}
	return "", nil
}

// LargeText returns the name and the text of a thing on its large card: its texts with what an obstacle will do, the obstacles that
// came or would come with a location, what an ability still takes to be earned, and when a staged card brings its obstacle.
func (t *Board) LargeText(on layout.Target) (title string, lines []string) {
	title, lines = t.Texts(on)
	switch on.Kind {
	case layout.Obstacle:
		lines = append(lines, foreseen(t, on)...)
		lines = append(lines, coming(t, func(one *advice.Further) bool {
			return one.Obstacle == content.ObstacleID(on.N) && !movesIn(t, one) // which has been said
		})...)
	case layout.Location, layout.Action:
		lines = append(lines, foreseen(t, layout.Target{Kind: layout.Location, N: on.N})...)
		lines = append(lines, gesture.Brought(t.Book, &t.Shown, content.Slot(on.N))...)
		lines = append(lines, gesture.Burning(&t.Shown, content.Slot(on.N))...)
		lines = append(lines, coming(t, func(one *advice.Further) bool {
			return one.At == content.Slot(on.N) && !movesIn(t, one)
		})...)
	case layout.Ability:
		if say := gesture.NotEarned(t.Book, &t.Shown, int(on.N), int(on.Sub)); say != "" && title != "" {
			lines = append(lines, say)
		}
	case layout.Staged:
		lines = append(lines, gesture.BringsWhen(t.Book, &t.Shown, t.Shown.Staging[on.N])...)
	case layout.Offer:
		lines = append(lines, gesture.Brings(t.Book, &t.Book.Content().Locations[on.N])...)
	}
	return title, lines
}

// wordings caches words that every frame draws.
type wordings struct {
	labels map[rules.Move]string      // what moves would do
	begun  map[begunLabel]string      // what attempts would do that begin with a die
	future map[layout.Target][]string // what obstacles will do, and what moves to locations
	asks   map[string]string          // questions, with what the forecast knows of them
}

type begunLabel struct {
	attempt rules.Move
	by      gesture.Begun
}

// once returns the value of a key in a cache, computed at first.
func once[K comparable, V any](known map[K]V, of K, find func() V) V {
	words, is := known[of]
	if !is {
		words = find()
		known[of] = words
	}
	return words
}

// Label returns what a move would do, and its cost.
func (t *Board) Label(m rules.Move) string {
	return once(t.wordings.labels, m, func() string { return gesture.Label(t.Book, &t.State, m) })
}

// labelBegun returns what a move would do; of an attempt, if it begins with a die.
func labelBegun(t *Board, m rules.Move, begun gesture.Begun) string {
	if m.Kind != rules.MoveAttempt || begun.Die.Kind == layout.None {
		return t.Label(m)
	}
	return once(t.wordings.begun, begunLabel{m, begun}, func() string { return begun.Label(t.Book, &t.State, m) })
}

// asks returns a question of the rules. About a defence that no ability can hold any more it does not ask to change dice.
func asks(t *Board, question string) string {
	if t.State.Attempt.Phase != rules.Defend || !strings.HasSuffix(question, rules.ChangeDice) {
		return question
	}
	return once(t.wordings.asks, question, func() string {
		if a := advice.OfAttempt(t.Book, &t.State, t.State.Attempt.Obstacle, t.State.Attempt.Team); a.Defends > 0 {
			return question
		}
		return strings.TrimSuffix(question, rules.ChangeDice) + "No ability can change that: take the damage."
	})
}

// movesIn reports whether an obstacle is to move to a location because that has none.
func movesIn(t *Board, one *advice.Further) bool {
	return one.Obstacle != content.NoObstacle && one.At != content.NoSlot && foreseen(t, layout.Target{Kind: layout.Location, N: uint8(one.At)}) != nil
}

// foreseen returns what an obstacle in play will do when it activates, and when; of a location, what moves in as it does.
func foreseen(t *Board, on layout.Target) []string {
	if t.Beats.Playing() {
		return nil // the table is not yet what it will be
	}
	return once(t.wordings.future, on, func() []string {
		if on.Kind == layout.Location {
			return gesture.MovingIn(t.Book, &t.State, content.Slot(on.N))
		}
		return gesture.Foreseen(t.Book, &t.State, content.ObstacleID(on.N))
	})
}
