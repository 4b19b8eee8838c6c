package logview

import (
	"strings"

	"sixwinters/game/board"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// only is which lines of the log are shown: all, those of a player's character, or losses and gains.
type only int

const (
	everything only = iota
	first
	second
	balance
	numOnly
)

// Shows returns which lines of the log are shown, in words.
func (p *State) Shows(t *board.Board) string { return p.Only.of(&t.Position) }

// of returns the lines' name at a table.
func (o only) of(b *board.Position) string {
	switch o {
	case first, second:
		return b.Book.PlayerName(&b.Shown, int(o-first))
	case balance:
		return "Losses and gains"
	}
	return "Everything"
}

// takes reports whether a line is one of them at a table.
func (o only) takes(s *rules.State, line *layout.LogLine) bool {
	ev := &line.Event
	switch o {
	case first, second:
		return concerns(s, ev, uint8(o-first))
	case balance:
		return weighs(ev)
	}
	return true
}

// concerns reports whether an event is of a player or happens to one.
func concerns(s *rules.State, ev *rules.Event, p uint8) bool {
	switch ev.Kind {
	case rules.EvCondition, rules.EvRecover, rules.EvRank, rules.EvAchievement, rules.EvBurned:
		return ev.Character == s.Players[p].Character
	case rules.EvTravel, rules.EvStress, rules.EvRest, rules.EvKnockedOut, rules.EvCharacter, rules.EvComplete, rules.EvUse, rules.EvAct:
		return ev.Player == p
	case rules.EvAttempt:
		return ev.N>>p&1 == 1
	case rules.EvDie:
		for _, at := range []rules.Place{ev.From, ev.To} {
			switch at.Spot {
			case rules.OnMat, rules.OnSquare, rules.OnAbility, rules.InStash:
				return at.N == p
			}
		}
	}
	return ev.Cause.Kind == rules.ByPlayer && ev.Cause.Player == p
}

// weighs reports whether the players lose or win something by an event.
func weighs(ev *rules.Event) bool {
	switch ev.Kind {
	case rules.EvStress, rules.EvRest, rules.EvCondition, rules.EvRecover, rules.EvKnockedOut, rules.EvBurned, rules.EvRank,
		rules.EvAchievement, rules.EvThreat, rules.EvProgressed, rules.EvOvercome, rules.EvDefence, rules.EvComplete, rules.EvBurnLocation,
		rules.EvUnlockCharacter, rules.EvObstacle:
		return true
	case rules.EvDie:
		return ev.Cause.Kind != rules.ByPlayer
	}
	return false
}

// Lines returns the lines that are shown: those asked for that hold what is searched, under their headings.
func (p *State) Lines(t *board.Board) []layout.LogLine {
	if p.Only == everything && p.Seek.Text == "" {
		return t.Log.Lines
	}
	var list []layout.LogLine
	var over [2]*layout.LogLine // the headings of a turn and a step that nothing has stood under so far
	search := strings.ToLower(p.Seek.Text)
	for i := range t.Log.Lines {
		line := &t.Log.Lines[i]
		switch {
		case line.Head && line.Event.Kind == rules.EvStep:
			over[1] = line
		case line.Head:
			over = [2]*layout.LogLine{line}
		case p.Only.takes(&t.Shown, line) && strings.Contains(strings.ToLower(line.Text), search):
			for _, head := range over {
				if head != nil {
					list = append(list, *head)
				}
			}
			over = [2]*layout.LogLine{}
			list = append(list, *line)
		}
	}
	return list
}
