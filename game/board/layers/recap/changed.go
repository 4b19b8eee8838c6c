package recap

import (
	"slices"

	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/gesture"
	"sixwinters/render"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Changed lets what has changed since the players acted last glow softly until they act again, with a ghost of each marker where it
// stood.
type Changed struct {
	board.Base

	Glows  []layout.Target
	Ghosts []render.Ghost
}

// Told notes what events that are being shown have changed.
func (c *Changed) Told(t *board.Board, _ *app.App, from, to int) {
	for i := from; i < to; i++ {
		s, ev := &t.Story.States[i], t.Story.Events[i]
		if s.Phase != rules.Turns || ev.Cause.Kind == rules.ByPlayer || ev.From.Spot == rules.Staged && ev.To.Spot == rules.Staged {
			continue
		}
		switch ev.Kind {
		case rules.EvThreat, rules.EvProgressed:
			c.moved(ev)
		case rules.EvObstacle, rules.EvProgress, rules.EvLocation, rules.EvStress, rules.EvCondition, rules.EvRecover, rules.EvTravel, rules.EvDie:
			for _, on := range gesture.PiecesOf(s, ev) {
				if !slices.Contains(c.Glows, on) && on.Kind != layout.Pool {
					c.Glows = append(c.Glows, on)
				}
			}
		}
	}
}

// moved leaves a ghost of a marker where it stood at first.
func (c *Changed) moved(ev rules.Event) {
	ghost := render.Ghost{Resource: ev.Resource, Cube: render.ProgressCube, Space: int(ev.N)}
	if ev.Kind == rules.EvThreat {
		ghost.Cube = render.ThreatCube
	}
	if !slices.ContainsFunc(c.Ghosts, func(g render.Ghost) bool { return g.Resource == ghost.Resource && g.Cube == ghost.Cube }) {
		c.Ghosts = append(c.Ghosts, ghost)
	}
}

// Made forgets all of it when the players act.
func (c *Changed) Made(t *board.Board, before *rules.State, _ rules.Move) {
	if before.Phase != rules.Turns || before.Step == rules.StepActions {
		c.Glows, c.Ghosts = nil, nil
	}
}

// TakenBack forgets what is not so any more.
func (c *Changed) TakenBack(t *board.Board, _ *app.App) { c.Glows, c.Ghosts = nil, nil }

// Draw lets it glow once all has been shown. In a lesson only what the page speaks of is framed.
func (c *Changed) Draw(t *board.Board, _ *app.App, s *render.Scene) {
	if !t.Beats.Playing() && !t.Guide.Plays() {
		s.Changed, s.Ghosts = c.Glows, c.Ghosts
	}
}
