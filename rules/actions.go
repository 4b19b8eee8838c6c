package rules

import "sixwinters/content"

// The actions step ([actions]). Each kind of move has its own file.

// action is a kind of move of the actions step.
type action struct {
	rule      string
	inAttempt bool // also allowed in the middle of an attempt
	inTake    bool // also allowed before the next progress card is taken
	anyones   bool // not tied to a character: legal while any is in play
	// list appends the legal moves of this kind for a player.
	list func(b *Rulebook, s *State, p int, l []Move) []Move
	// check returns why a move of this kind is not legal. The player's character is in play.
	check func(b *Rulebook, s *State, m Move) Refusal
	// frame returns the frame for the effects that the move carries out, if they are printed on a card: a move whose effects
	// could change nothing is neither listed nor legal ([useless]). Nil if it has none.
	frame func(s *State, m Move) Frame
	// pay takes the move's cost, nil if it is free. Its stress may knock the character out.
	pay func(e *engine, m Move)
	// do carries the move out once it is paid for, if the character is still in play.
	do func(e *engine, m Move)
}

// actions is filled in init by the file of each action.
var actions [numMoveKinds]action

func init() {
	tasks[TaskActions] = task{
		rule: "actions",
		run: func(e *engine, f *Frame) bool {
			if e.s.AnyInPlay() {
				return true
			}
			e.s.pop() // no one is left to act
			return false
		},
		moves: func(b *Rulebook, s *State, f *Frame, l []Move) []Move {
			l = b.listActions(s, l, func(*action) bool { return true })
			return append(l, Move{Kind: MoveDone})
		},
		check: func(b *Rulebook, s *State, f *Frame, m Move) Refusal {
			if m.Kind == MoveDone {
				return legal
			}
			return b.checkAction(s, m)
		},
		play: func(e *engine, f *Frame, m Move) {
			if m.Kind == MoveDone {
				e.s.pop()
				return
			}
			e.act(m)
		},
		ask: func(b *Rulebook, s *State, _ *Frame) string {
			if p := s.AloneInPlay(); p != NoPlayer {
				return "Act with the dice of " + b.PlayerName(s, p) + " in any order; press Done when finished."
			}
			return "Act with your dice in any order; press Done when both are finished."
		},
	}
	tasks[taskResolve] = task{
		rule: "actions",
		run: func(e *engine, f *Frame) bool {
			m := e.s.pop().Move
			if a := &actions[m.Kind]; a.anyones || e.s.Players[m.Player].InPlay() {
				e.because(e.byMove(m), func() { a.do(e, m) })
			}
			return false
		},
	}
}

func (e *engine) beginActions() {
	e.s.push(Frame{Task: TaskActions, Player: NoPlayer})
}

// listActions appends the legal moves of both players of those kinds that are allowed now.
func (b *Rulebook) listActions(s *State, l []Move, allowed func(a *action) bool) []Move {
	for p := range s.Players {
		if !s.Players[p].InPlay() {
			continue
		}
		for kind := range actions {
			if a := &actions[kind]; a.list != nil && allowed(a) {
				before := len(l)
				l = b.dropUseless(s, a, a.list(b, s, p, l), before)
			}
		}
	}
	return l
}

// dropUseless removes from l[i:] the moves of an action that could change nothing ([useless]).
func (b *Rulebook) dropUseless(s *State, a *action, l []Move, i int) []Move {
	if a.frame == nil {
		return l
	}
	kept := l[:i]
	for _, m := range l[i:] {
		if b.anyUseful(s, a.frame(s, m), l[len(l):]) {
			kept = append(kept, m)
		}
	}
	return kept
}

// checkAction returns why an action is not legal in the actions step.
func (b *Rulebook) checkAction(s *State, m Move) Refusal {
	a := &actions[m.Kind]
	if m.Kind == MoveCover {
		return refuse("overcome", "Dice cover an obstacle only during an attempt; begin one first.").with(clickObstacle)
	}
	if a.check == nil {
		return refuse("actions", "That is not an action; it can only be chosen when asked for.")
	}
	if !a.anyones && !s.Players[m.Player].InPlay() {
		return refuse("knocked-out", b.PlayerName(s, int(m.Player))+" is out of play for the rest of the year.")
	}
	if r := a.check(b, s, m); !r.OK() {
		return r
	}
	if a.frame != nil {
		if f := a.frame(s, m); !b.anyUseful(s, f, nil) {
			return b.useless(s, &f)
		}
	}
	return legal
}

// act pays for an action and carries it out.
func (e *engine) act(m Move) {
	e.s.push(Frame{Task: taskResolve, Player: m.Player, Move: m})
	if pay := actions[m.Kind].pay; pay != nil {
		pay(e, m)
	}
}

// spendFirst pays for actions that cost their first die ([spend]).
func spendFirst(e *engine, m Move) { e.toSupply(m.Dice[0], onMat(int(m.Player))) }

// hasActionDie refuses a move whose first die is not an unspent action die of the player.
func hasActionDie(s *State, m Move) Refusal {
	if d := m.Dice[0]; !d.IsAction() || s.Players[m.Player].Dice.Of(d.Value()) == 0 {
		return refuse("spend", "This needs an unspent action die of that value.")
	}
	return legal
}

// eachActionDie appends the move with each different unspent action die as its first die, where it is legal.
func eachActionDie(b *Rulebook, s *State, m Move, l []Move) []Move {
	return eachDie(b, s, m, Action, &s.Players[m.Player].Dice, l)
}

// eachDie appends the move with each different die counted as its first die, where it is legal.
func eachDie(b *Rulebook, s *State, m Move, k Kind, dice *Values, l []Move) []Move {
	check := actions[m.Kind].check
	for v, n := range dice {
		if n > 0 {
			m.Dice[0] = NewDie(k, v+1)
			if check(b, s, m).OK() {
				l = append(l, m)
			}
		}
	}
	return l
}

func (s *State) here(p uint8) content.Slot { return s.Players[p].At }
