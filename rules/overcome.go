package rules

import "sixwinters/content"

// Attempts on obstacles ([overcome]): approach, defence, overcoming, and its consequences.

func init() {
	actions[MoveAttempt] = action{
		rule:  "overcome",
		list:  eachAttempt,
		check: checkAttempt,
		do: func(e *engine, m Move) {
			e.beginAttempt(content.ObstacleID(m.Card), m.Player, m.Arg)
		},
	}
	tasks[TaskAttempt] = task{
		rule:  "overcome",
		run:   runAttempt,
		moves: attemptMoves,
		check: checkInAttempt,
		play:  playInAttempt,
		ask:   askAttempt,
	}
	tasks[taskOvercome] = task{rule: "overcome-end", run: runOvercome}
}

// eachAttempt appends the attempts at the obstacles where a player is: alone, and with the other one.
func eachAttempt(b *Rulebook, s *State, p int, l []Move) []Move {
	at := s.Players[p].At
	for _, id := range s.Attached[at].List() {
		alone := Move{Kind: MoveAttempt, Player: uint8(p), Card: uint8(id), Arg: 1 << p}
		if !checkAttempt(b, s, alone).OK() {
			continue
		}
		l = append(l, alone)
		// A team is named once, by its first player.
		if p == 0 && s.Players[1].At == at {
			alone.Arg = 1<<NumPlayers - 1
			l = append(l, alone)
		}
	}
	return l
}

// runOvercome gives ranks and achievements once the text of an overcome obstacle has been carried out.
func runOvercome(e *engine, f *Frame) bool {
	done := e.s.pop()
	e.because(Cause{Kind: ByOvercome, Card: done.Picked}, func() { e.gainRanks(content.ObstacleID(done.Picked), done.Team) })
	e.endAttempt()
	return false
}

func checkAttempt(b *Rulebook, s *State, m Move) Refusal {
	id := content.ObstacleID(m.Card)
	at := s.here(m.Player)
	if o := &s.Obstacles[id]; o.Zone != InPlay || o.At != at {
		return refuse("overcome", "Only an obstacle at the character's location can be attempted.").with(obstacleElsewhere)
	}
	for p := range s.Players {
		if m.Arg&(1<<p) != 0 && s.Players[p].At != at {
			return refuse("teamwork", "Only characters at the obstacle's location can take part.")
		}
	}
	switch {
	case m.Arg&(1<<m.Player) == 0:
		return refuse("attempt", "Whoever begins an attempt takes part in it.")
	case m.Arg == 1<<NumPlayers-1 && m.Player != 0:
		return refuse("attempt", "The first player begins an attempt both take part in.")
	case b.AttemptForbidden(s, id):
		return refuse("attempt", "An obstacle in play forbids attempts on this one.").with(forbidsAttempt)
	}
	return legal
}

// beginAttempt names the participants and fixes their skills ([attempt]). If no one is skilled, there is no approach: the defence follows
// at once ([approach]).
func (e *engine) beginAttempt(id content.ObstacleID, first, team uint8) {
	a := &e.s.Attempt
	*a = Attempt{Phase: Approach, Obstacle: id, Team: team}
	for p := range NumPlayers {
		if team&(1<<p) == 0 {
			continue
		}
		if e.b.Skilled(e.s, p, id) {
			a.Skilled |= 1 << p
		}
		if e.b.Master(e.s, p, id) {
			a.Masters |= 1 << p
		}
	}
	e.tell(Event{Kind: EvAttempt, Player: first, Card: uint8(id), Slot: e.s.Obstacles[id].At, N: int8(team)})
	e.s.push(Frame{Task: TaskAttempt, Player: NoPlayer})
	// Dice of earlier attempts may cover the pattern by now: then there is no defence.
	if open := e.b.Uncovered(e.s, id); a.Skilled == 0 && open.Len() > 0 {
		e.because(Cause{Kind: ByAttempt, Player: first, Card: uint8(id)}, e.rollDefence)
	}
}

// runAttempt continues an attempt as far as nothing is to be chosen: an obstacle with a complete pattern is overcome, and a defence that
// holds continues without asking. An approach continues until the players end it.
func runAttempt(e *engine, f *Frame) bool {
	a := &e.s.Attempt
	o := &e.s.Obstacles[a.Obstacle]
	if a.Team == 0 || o.Zone != InPlay {
		e.s.pop()
		e.endAttempt()
		return false
	}
	if open := e.b.Uncovered(e.s, a.Obstacle); open.Len() == 0 && a.Phase != Defend {
		e.s.pop()
		e.because(Cause{Kind: ByAttempt, Card: uint8(a.Obstacle)}, e.overcome)
		return false
	}
	if a.Phase == Defend && e.b.Undefended(e.s, a.Obstacle) == (Values{}) {
		e.tell(Event{Kind: EvDefence, Card: uint8(a.Obstacle), N: 1})
		a.Phase = Overcome
		return false
	}
	return true
}

// dropOut removes from the attempt a player who left the location or was knocked out, with skill and mastery ([attempt]).
func (e *engine) dropOut(p int) {
	a := &e.s.Attempt
	a.Team &^= 1 << p
	a.Skilled &^= 1 << p
	a.Masters &^= 1 << p
}

func (e *engine) endAttempt() {
	e.s.Attempt = Attempt{Obstacle: content.NoObstacle}
}

// rollDefence rerolls all participants' unspent action dice ([defend]).
func (e *engine) rollDefence() {
	a := &e.s.Attempt
	a.Phase = Defend
	for p := range e.s.Players {
		if a.Team&(1<<p) != 0 {
			each(Action, e.s.Players[p].Dice, func(d Die) { e.reroll(d, onMat(p)) })
		}
	}
}

func attemptMoves(b *Rulebook, s *State, f *Frame, l []Move) []Move {
	l = b.Covers(s, l)
	l = b.listActions(s, l, func(a *action) bool { return a.inAttempt })
	switch s.Attempt.Phase {
	case Approach:
		return append(l, Move{Kind: MoveDefend})
	case Defend:
		return append(l, Move{Kind: MoveFace})
	}
	return append(l, Move{Kind: MoveLeave})
}

// Covers appends every move that covers a printed die in the attempt in hand ([approach], [overcome]).
func (b *Rulebook) Covers(s *State, l []Move) []Move {
	may := s.Attempt.Coverers()
	for p := range s.Players {
		if may&(1<<p) != 0 {
			l = eachCover(b, s, p, l)
		}
	}
	return l
}

// eachCover appends every way in which a participant can cover a printed die.
func eachCover(b *Rulebook, s *State, p int, l []Move) []Move {
	at := s.Players[p].At
	for k := range Kind(NumKinds) {
		have := &s.Players[p].Dice
		if k != Action {
			have = &s.Assets[at][k]
		}
		for v, n := range have {
			for printed := 1; n > 0 && printed <= Sides; printed++ {
				m := Move{Kind: MoveCover, Player: uint8(p), Arg: uint8(printed), Dice: [maxSpend]Die{NewDie(k, v+1)}}
				if checkCover(b, s, m).OK() {
					l = append(l, m)
				}
			}
		}
	}
	return l
}

// Coverers returns the set of participants, one bit each, who may place dice on the obstacle now: the skilled on approach, all
// after the defence ([approach], [overcome]).
func (a *Attempt) Coverers() uint8 {
	switch a.Phase {
	case Approach:
		return a.Skilled
	case Overcome:
		return a.Team
	}
	return 0
}

func checkCover(b *Rulebook, s *State, m Move) Refusal {
	a := &s.Attempt
	d, printed := m.Dice[0], int(m.Arg)
	may := a.Coverers()
	switch {
	case a.Phase == Approach && a.Skilled&(1<<m.Player) == 0:
		return refuse("approach", "Only a skilled character may place dice in the approach.").with(mayNotCover)
	case may&(1<<m.Player) == 0:
		return refuse("overcome", "Only participants may place dice, in the approach or after the defence.").with(mayNotCover)
	case !d.IsAction() && m.Player == 1 && may&1 != 0:
		return refuse("overcome", "Assets belong to no one: the first participant places them.").with(stillToCover)
	case d.IsAction() && s.Players[m.Player].Dice.Of(d.Value()) == 0:
		return refuse("spend", "This needs an unspent action die of that value.")
	case !d.IsAction() && s.Assets[s.here(m.Player)][d.Kind()].Of(d.Value()) == 0:
		return refuse("overcome", "Only assets at the obstacle's location can cover its dice, and this one is not there.").with(stillToCover)
	}
	open := b.Uncovered(s, a.Obstacle)
	switch {
	case printed < 1 || printed > Sides || open.Of(printed) == 0:
		return refuse("approach", "The obstacle has no uncovered die of that value.").with(stillToCover)
	case a.Masters == 0 && printed != d.Value():
		return refuse("approach", "A die can only cover a printed die of its own value.").with(stillToCover)
	}
	return legal
}

// checkInAttempt returns why a move is not legal within an attempt.
func checkInAttempt(b *Rulebook, s *State, f *Frame, m Move) Refusal {
	phase := s.Attempt.Phase
	switch m.Kind {
	case MoveCover:
		return checkCover(b, s, m)
	case MoveDefend:
		if phase != Approach {
			return refuse("defend", "The approach is over: the dice have been rerolled to defend.")
		}
		return legal
	case MoveFace:
		if phase != Defend {
			return refuse("defend", "No defence has failed, so there is no damage to take.")
		}
		return legal
	case MoveLeave:
		if phase != Overcome {
			return refuse("overcome", "An attempt ends after the defence.")
		}
		return legal
	case MoveDone:
		return refuse("attempt", "The actions step cannot end during an attempt.").with(finishAttempt)
	}
	if a := &actions[m.Kind]; a.check != nil && !a.inAttempt {
		return refuse("attempt", "During an attempt you may otherwise use only abilities, masteries and progress cards.").with(finishAttempt)
	}
	return b.checkAction(s, m)
}

func playInAttempt(e *engine, f *Frame, m Move) {
	a := &e.s.Attempt
	switch m.Kind {
	case MoveCover:
		e.cover(m)
	case MoveDefend:
		e.rollDefence()
	case MoveFace:
		e.tell(Event{Kind: EvDefence, Card: uint8(a.Obstacle)})
		a.Phase = Overcome
		e.failedDefence()
	case MoveLeave:
		e.s.pop()
		e.endAttempt()
	default:
		e.act(m)
	}
}

// cover puts a die on the first printed die of a value that is not covered.
func (e *engine) cover(m Move) {
	d := m.Dice[0]
	from := onMat(int(m.Player))
	if !d.IsAction() {
		from = atLocation(e.s.here(m.Player))
	}
	id := e.s.Attempt.Obstacle
	var room [MaxPattern]int
	for i, v := range e.b.Pattern(e.s, id, room[:0]) {
		if v == int(m.Arg) && e.s.Obstacles[id].Dice[i] == NoDie {
			e.move(d, from, onObstacle(id, i))
			return
		}
	}
}

// overcome discards the obstacle of the attempt, carries out its text, and gives ranks and achievements once that is
// done ([overcome-end]).
func (e *engine) overcome() {
	id := e.s.Attempt.Obstacle
	team := e.s.Attempt.Team
	at := e.s.Obstacles[id].At
	e.tell(Event{Kind: EvOvercome, Card: uint8(id), Slot: at})
	e.s.push(Frame{Task: taskOvercome, Player: NoPlayer, Picked: uint8(id), Team: team})
	e.s.push(Frame{Task: taskEffects, Player: NoPlayer, Slot: at, Team: team, Program: Program{Kind: OnOvercome, Card: uint8(id)}})
	e.discard(id)
}

// gainRanks gives each participant who was not skilled one rank, and the next achievement to those whose task matches
// ([overcome-end], [achievement]).
func (e *engine) gainRanks(id content.ObstacleID, team uint8) {
	o := e.c.Card(id)
	for p := range e.s.Players {
		if team&(1<<p) == 0 {
			continue
		}
		who := e.s.Players[p].Character
		c := &e.s.Characters[who]
		if rank := c.Skills[o.Skill]; !e.b.Skilled(e.s, p, id) && rank < MostRank {
			c.Skills[o.Skill]++
			e.tell(Event{Kind: EvRank, Player: uint8(p), Character: who, Skill: o.Skill, N: int8(rank + 1)})
		}
		if e.b.Achieves(e.s, who, id) {
			c.Achieved++
			e.tell(Event{Kind: EvAchievement, Player: uint8(p), Character: who, N: int8(c.Achieved)})
		}
	}
}

// Achieves reports whether overcoming an obstacle earns a character its next achievement ([achievement]).
func (b *Rulebook) Achieves(s *State, who content.CharacterID, id content.ObstacleID) bool {
	return s.Characters[who].Achieved < MostAchieved && matchesCard(&b.c.Characters[who].Task, b.c.Card(id))
}
