// Package defence explains a defence by a picture while the players decide on it.
package defence

import (
	"slices"

	"sixwinters/advice"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Defence shows what the dice of an attempt must show, how many are rolled, and what comes of it: during the approach, and where an
// attempt that rolls at once is asked about.
type Defence struct {
	board.Base

	of    asked
	shown *render.Defence
}

// asked is what the picture depends on.
type asked struct {
	move  rules.Move // the first that is asked about; none during the approach
	moves int        // made by then
}

// Draw shows it.
func (d *Defence) Draw(t *board.Board, _ *app.App, s *render.Scene) {
	if t.Beats.Playing() || t.Dialog != nil || len(t.Held) > 0 || t.Watched {
		return
	}
	of := asked{moves: t.Campaign.Len()}
	var begins []rules.Move
	for i := range t.Choices {
		switch m := t.Choices[i].Move; {
		case advice.DefendsAtOnce(t.Book, &t.State, m):
			begins = append(begins, m)
			of.move = begins[0]
		case m.Kind == rules.MoveAttempt: // or it would speak of one answer beside another: each says its own chance
			d.of, d.shown = asked{}, nil
			return
		}
	}
	if of.move.Kind == rules.NoMove && (t.State.Attempt.Phase != rules.Approach || t.State.Overcoming()) {
		d.of, d.shown = asked{}, nil
		return
	}
	if d.of != of {
		d.of, d.shown = of, d.picture(t, begins)
	}
	s.Defence = d.shown
}

// picture returns what is shown of the attempt that has begun or, where one of several moves begins it, of that with the likeliest defence; nil
// where it needs none.
func (d *Defence) picture(t *board.Board, begins []rules.Move) *render.Defence {
	id, team := t.State.Attempt.Obstacle, t.State.Attempt.Team
	a := advice.Attempt{Defends: -1}
	if len(begins) == 0 {
		a = advice.OfAttempt(t.Book, &t.State, id, team)
	}
	for _, m := range begins {
		if of := advice.OfAttempt(t.Book, &t.State, content.ObstacleID(m.Card), m.Arg); of.Defends > a.Defends {
			id, team, a = content.ObstacleID(m.Card), m.Arg, of
		}
	}
	if a.NoDefence() {
		return nil
	}
	who := t.Book.TeamName(&t.State, team) + " defends"
	if team&(team-1) != 0 {
		who = t.Book.TeamName(&t.State, team) + " defend"
	}
	var rolls []render.Throw
	for p := range t.State.Players {
		if team>>p&1 == 1 {
			rolls = append(rolls, render.Throw{Who: t.Book.PlayerName(&t.State, p), Dice: t.State.Players[p].Dice.Len()})
		}
	}
	alone, after := "", ""
	if advice.Percent(a.Holds) != advice.Percent(a.Defends) {
		alone, after = advice.Percent(a.Holds), a.HelpWords(t.Book, &t.State)
	}
	covered := func(d rules.Die) bool { return d != rules.NoDie }
	return &render.Defence{
		Who: who,
		On:  layout.Target{Kind: layout.Obstacle, N: uint8(id)}, Wants: t.Book.DefenceShows(&t.State, id), Rolls: rolls,
		Wins: rules.Capital(advice.Percent(a.Chance)), Chance: rules.Capital(advice.Percent(a.Defends)), Alone: alone, After: after, Fails: d.fails(t, &a),
		Covers: slices.ContainsFunc(t.State.Obstacles[id].Dice[:], covered),
	}
}

// fails says what a failed defence costs, or "" where it cannot fail.
func (d *Defence) fails(t *board.Board, a *advice.Attempt) string {
	if a.Defends == 1 {
		return ""
	}
	return a.Cost(t.Book, &t.State)
}
