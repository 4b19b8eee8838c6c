package rules

import (
	"slices"

	"sixwinters/content"
)

// Foresight: parts of the rules tried by themselves on a copy of a table, with dice that fall as the asker says, and
// the table as the players see it. Nothing here happens in a game.

// Rolls says how a die falls in place of the generator: the value, 1..6, of a die of a kind that is rolled into a place.
type Rolls func(k Kind, to Place) int

// ApplyRolling is Apply with dice that fall as rolls says, as far as the players can know: before what a card decides that
// nobody has seen yet, or the lot, it stops, and nothing is left to be carried out. Moves then lists nothing. The
// error is that of Apply.
func (b *Rulebook) ApplyRolling(s *State, m Move, story *Story, rolls Rolls) error {
	if r := b.check(s, m); !r.OK() {
		return r
	}
	e := engine{b: b, c: b.c, s: s, story: story, rolls: rolls, foresees: true}
	f := s.top()
	tasks[f.Task].play(&e, f, m)
	e.advance()
	return nil
}

// unknowable reports whether a frame goes on by what players cannot foresee: the next steps and activations by the obstacles
// that have been drawn, the session end and the setup by lot.
func (e *engine) unknowable(f *Frame) bool {
	switch f.Task {
	case taskTurn, taskActivate, TaskSlot:
		return e.turned
	case taskSessionEnd:
		return true
	case TaskSetup:
		return f.PC == 0
	}
	return false
}

// Turns reports whether an event brings to light a card of an obstacle pile, or puts another on top of one.
func (e *Event) Turns() bool {
	return e.Kind == EvObstacle && e.From.Spot == DrawPile || e.Kind == EvShuffle && e.To.Spot == DrawPile
}

// trial makes a table ready for a part of the rules alone: whatever was still to be carried out is forgotten.
func (b *Rulebook) trial(s *State, story *Story, rolls Rolls) *engine {
	s.forget()
	s.Attempt = Attempt{Obstacle: content.NoObstacle}
	return &engine{b: b, c: b.c, s: s, story: story, rolls: rolls, foresees: true}
}

// forget drops all that is still to be carried out.
func (s *State) forget() { s.Stack, s.Depth = [maxDepth]Frame{}, 0 }

// TryObstacle carries out on s what an obstacle in play does when it activates, and nothing after it ([activate]). Where
// the players must choose, the choice is in hand afterwards; Moves and ApplyRolling go on. With none left to make, Moves
// lists nothing.
func (b *Rulebook) TryObstacle(s *State, id content.ObstacleID, story *Story, rolls Rolls) {
	e := b.trial(s, story, rolls)
	at := s.Obstacles[id].At
	e.tell(Event{Kind: EvTrigger, Card: uint8(id), Slot: at})
	s.push(Frame{Task: taskEffects, Player: NoPlayer, Slot: at, Program: Program{Kind: OnActivate, Card: uint8(id)}})
	e.advance()
}

// TryFill fills on s the pool of a resource as the coming refresh does ([refresh]), like TryObstacle: the dice on abilities have come
// back to the supply by then.
func (b *Rulebook) TryFill(s *State, r content.Resource, rolls Rolls) {
	e := b.trial(s, &Story{}, rolls)
	e.clearAbilities()
	e.fill(r)
}

// carryOn carries on, of a step that has begun and whose task is on the stack, what is left of it alone, and reports whether it has begun.
func (b *Rulebook) carryOn(s *State, step Task, story *Story, rolls Rolls) bool {
	for i := range s.Depth {
		if s.Stack[i].Task != step {
			continue
		}
		var rest [maxDepth]Frame
		s.Depth = uint8(copy(rest[:], s.Stack[i:s.Depth]))
		s.Stack = rest
		e := engine{b: b, c: b.c, s: s, story: story, rolls: rolls, foresees: true}
		e.advance()
		return true
	}
	return false
}

// TryActivate carries out on s the step in which obstacles activate or move ([activate]), like TryObstacle, as far as the
// players can know; where it has begun, what is left of it.
func (b *Rulebook) TryActivate(s *State, story *Story, rolls Rolls) {
	if b.carryOn(s, taskActivate, story, rolls) {
		return
	}
	e := b.trial(s, story, rolls)
	s.Activated, s.Step = [2]uint64{}, StepActivate
	e.beginActivate()
	e.advance()
}

// TryNewObstacles carries out on s the step that places new obstacles ([new-obstacles]), like TryObstacle. Nothing is asked in it, so it
// is never met half done.
func (b *Rulebook) TryNewObstacles(s *State, story *Story) {
	e := b.trial(s, story, nil)
	s.Step = StepNewObstacles
	e.beginNewObstacles()
	e.advance()
}

// TryThreats carries out on s the step in which threats advance ([threats]), or what is left of it, like TryActivate.
func (b *Rulebook) TryThreats(s *State, story *Story, rolls Rolls) {
	if b.carryOn(s, TaskThreats, story, rolls) {
		return
	}
	e := b.trial(s, story, rolls)
	s.Step = StepThreats
	e.beginThreats()
	e.advance()
}

// TryDiscard discards an obstacle in play on s ([discard]), like TryObstacle.
func (b *Rulebook) TryDiscard(s *State, id content.ObstacleID) {
	b.trial(s, &Story{}, nil).discard(id)
}

// TryStress makes a player's character take psyche and body stress on s, as of a failed defence ([stress]), like
// TryObstacle.
func (b *Rulebook) TryStress(s *State, p, psyche, body int, story *Story) {
	e := b.trial(s, story, nil)
	e.takeDamage(p, psyche, body)
	e.advance()
}

// Blind is the table as far as the players see it: the generator and the order of every pile they cannot look into are
// as if nobody had touched them. Of a draw pile they see how many cards it has, which those are, and the season on the
// back of the top one ([piles]); of the progress deck only which cards are in it. The cards of a pile that is being
// looked at stay where they are. Two tables that look alike are equal once blind.
func (b *Rulebook) Blind(s *State) State {
	t := *s
	t.Chance = 0
	for r := range t.Draw {
		hidden := t.Draw[r].List()
		if seen := b.lookedAt(s, content.Region(r)); seen > 0 {
			hidden = hidden[:max(0, len(hidden)-seen)]
			slices.Sort(hidden)
			continue
		}
		season := b.Showing(s, content.Region(r))
		slices.Sort(hidden)
		for i, id := range hidden {
			if b.c.Cards[id].Season == season {
				copy(hidden[i:], hidden[i+1:])
				hidden[len(hidden)-1] = id
				break
			}
		}
	}
	slices.Sort(t.Deck.List())
	return t
}

// Imagine is the table as the players know it, with what they cannot see dealt anew by a generator: rolls to come, the progress deck,
// and the draw piles below what shows on top of them ([piles]). So whoever looks ahead on it gains nothing by what is hidden.
func (b *Rulebook) Imagine(s *State, chance *Chance) State {
	t := *s
	t.Chance = Chance(chance.Next())
	deck := t.Deck.List()
	slices.Sort(deck)
	shuffle(chance, deck)
	for r := range content.Region(content.NumRegions) {
		season := b.Showing(s, r)
		cards := t.Draw[r].List()
		slices.Sort(cards)
		shuffle(chance, cards)
		for i, id := range cards { // the symbol on the back of the top card is seen
			if b.c.Cards[id].Season == season {
				cards[i], cards[len(cards)-1] = cards[len(cards)-1], cards[i]
				break
			}
		}
	}
	return t
}
