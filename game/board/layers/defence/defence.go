// Package defence explains a defence by a picture while the players decide on it.
package defence

import (
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
	move  rules.Move // that is asked about; none during the approach
	moves int        // made by then
}

// Draw shows it.
func (d *Defence) Draw(t *board.Board, _ *app.App, s *render.Scene) {
	if t.Beats.Playing() || t.Dialog != nil || len(t.Held) > 0 || t.Watched {
		return
	}
	of := asked{moves: t.Campaign.Len()}
	for i := range t.Choices {
		if m := t.Choices[i].Move; advice.DefendsAtOnce(t.Book, &t.State, m) {
			of.move = m
		}
	}
	if of.move.Kind == rules.NoMove && t.State.Attempt.Phase != rules.Approach {
		d.of, d.shown = asked{}, nil
		return
	}
	if d.of != of {
		d.of, d.shown = of, d.picture(t, of.move)
	}
	s.Defence = d.shown
}

// picture returns what is shown of an attempt that a move begins, or of the one that has begun; nil where it needs no defence.
func (d *Defence) picture(t *board.Board, m rules.Move) *render.Defence {
	id, team := t.State.Attempt.Obstacle, t.State.Attempt.Team
	if m.Kind != rules.NoMove {
		id, team = content.ObstacleID(m.Card), m.Arg
	}
	a := advice.OfAttempt(t.Book, &t.State, id, team)
	if a.NoDefence() {
		return nil
	}
	return &render.Defence{
		On: layout.Target{Kind: layout.Obstacle, N: uint8(id)}, Wants: t.Book.DefenceShows(&t.State, id), Dice: a.Dice,
		Chance: rules.Capital(advice.Percent(a.Defends)), Fails: d.fails(t, &a),
	}
}

// fails says what a failed defence costs, or "" where it cannot fail.
func (d *Defence) fails(t *board.Board, a *advice.Attempt) string {
	if a.Defends == 1 {
		return ""
	}
	return a.Cost(t.Book, &t.State)
}
