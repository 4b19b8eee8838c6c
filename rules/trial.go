package rules

import "sixwinters/content"

// Trials: moves and parts of a turn carried out on a copy of a table, with dice that the caller chooses, as far as the players can
// know the result.

// Rolls returns the value, 1..6, of a die of kind k rolled into a place. It replaces the generator.
type Rolls func(k Kind, to Place) int

// ApplyRolling applies a move with dice rolled by rolls. It stops before anything that depends on an unseen card or a shuffle, with
// an empty stack and so no legal move. The error is that of Apply.
func (b *Rulebook) ApplyRolling(s *State, m Move, story *Story, rolls Rolls) error {
	if r := b.check(s, m); !r.OK() {
		return r
	}
	b.trial(s, story, rolls).play(m)
	return nil
}

func (b *Rulebook) trial(s *State, story *Story, rolls Rolls) *engine {
	return &engine{b: b, c: b.c, s: s, story: story, rolls: rolls, trial: true}
}

// trialAlone returns an engine for a trial on s, with the stack of s emptied.
func (b *Rulebook) trialAlone(s *State, story *Story, rolls Rolls) *engine {
	s.dropAll()
	s.Attempt = Attempt{Obstacle: content.NoObstacle}
	return b.trial(s, story, rolls)
}

// dropAll empties the stack.
func (s *State) dropAll() { s.Stack, s.Depth = [maxDepth]Frame{}, 0 }

// unknowable reports whether the next thing a frame does depends on a card revealed in the trial, or on a shuffle.
func (e *engine) unknowable(f *Frame) bool {
	switch f.Task {
	case taskTurn, taskActivate, TaskSlot:
		return e.revealed
	case taskSessionEnd:
		return true
	case TaskSetup:
		return f.PC == 0
	}
	return false
}

// Reveals reports whether an event changes the top card of an obstacle draw pile, so that an unseen one may show.
func (e *Event) Reveals() bool {
	return e.Kind == EvObstacle && e.From.Spot == DrawPile || e.Kind == EvShuffle && e.To.Spot == DrawPile
}

// TryObstacle carries out on s the activation of an obstacle in play, and nothing after it ([activate]). If the players must
// choose, the choice is in hand afterwards, for Moves and ApplyRolling; at the end there is no legal move.
func (b *Rulebook) TryObstacle(s *State, id content.ObstacleID, story *Story, rolls Rolls) {
	e := b.trialAlone(s, story, rolls)
	at := s.Obstacles[id].At
	e.tell(Event{Kind: EvTrigger, Card: uint8(id), Slot: at})
	s.push(activation(id, at))
	e.advance()
}

// TryOvercome overcomes on s an obstacle in play with a team, like TryObstacle ([overcome-end]).
func (b *Rulebook) TryOvercome(s *State, id content.ObstacleID, team uint8, story *Story) {
	e := b.trialAlone(s, story, nil)
	s.Attempt = Attempt{Phase: Overcome, Obstacle: id, Team: team}
	e.overcome()
	e.advance()
}

// TryFill fills on s the pool of a resource as the coming refresh does, after the dice on abilities have returned ([refresh]).
func (b *Rulebook) TryFill(s *State, r content.Resource, rolls Rolls) {
	e := b.trialAlone(s, &Story{}, rolls)
	e.clearAbilities()
	e.fill(r)
}

// TryActivate carries out on s the activate step ([activate]), or the rest of it once it has begun, like TryObstacle.
func (b *Rulebook) TryActivate(s *State, story *Story, rolls Rolls) {
	b.tryStep(s, taskActivate, story, rolls, func(e *engine) {
		s.Activated, s.Step = [2]uint64{}, StepActivate
		e.beginActivate()
	})
}

// TryThreats carries out on s the threats step ([threats]), like TryActivate.
func (b *Rulebook) TryThreats(s *State, story *Story, rolls Rolls) {
	b.tryStep(s, TaskThreats, story, rolls, func(e *engine) {
		s.Step = StepThreats
		e.beginThreats()
	})
}

// tryStep carries out the rest of a step whose task is on the stack, or else the whole step.
func (b *Rulebook) tryStep(s *State, step Task, story *Story, rolls Rolls, begin func(e *engine)) {
	for i := range s.Depth {
		if s.Stack[i].Task != step {
			continue
		}
		var rest [maxDepth]Frame
		s.Depth = uint8(copy(rest[:], s.Stack[i:s.Depth]))
		s.Stack = rest
		b.trial(s, story, rolls).advance()
		return
	}
	e := b.trialAlone(s, story, rolls)
	begin(e)
	e.advance()
}

// TryNewObstacles carries out on s the new-obstacles step ([new-obstacles]). It asks nothing.
func (b *Rulebook) TryNewObstacles(s *State, story *Story) {
	e := b.trialAlone(s, story, nil)
	s.Step = StepNewObstacles
	e.beginNewObstacles()
	e.advance()
}

// TryDiscard discards an obstacle in play on s ([discard]).
func (b *Rulebook) TryDiscard(s *State, id content.ObstacleID) {
	b.trialAlone(s, &Story{}, nil).discard(id)
}

// TryStress makes a player's character take psyche and body stress on s, as of a failed defence ([stress]), like
// TryObstacle.
func (b *Rulebook) TryStress(s *State, p, psyche, body int, story *Story) {
	e := b.trialAlone(s, story, nil)
	e.stressOne(p, [content.NumStress]int{psyche, body})
	e.advance()
}
