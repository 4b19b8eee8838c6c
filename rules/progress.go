package rules

import (
	"fmt"
	"slices"

	"sixwinters/content"
)

// Progress cards ([progress], [complete], [dead-end], [sorcery-mastery]).

func init() {
	actions[MovePlace] = action{
		rule:      "progress",
		inAttempt: true,
		list:      eachPlace,
		check:     checkPlace,
		do:        placeAsset,
	}
	tasks[TaskReward] = task{
		rule:  "complete",
		run:   runReward,
		moves: rewardTracks,
		play: func(e *engine, f *Frame, m Move) {
			f.PC++
			e.progress(content.Resource(m.Arg))
		},
		ask:   asks("The card is complete: choose the track to advance as its reward."),
		label: labelled("advance $resource"),
	}
	tasks[TaskTake] = task{
		rule:  "complete",
		run:   runTake,
		moves: takeMoves,
		check: checkTake,
		play:  playTake,
		ask:   asks("Take one of the staged progress cards; the cards to the right of it are discarded."),
	}
}

// Completes reports whether a move completes its player's current card ([complete]).
func (b *Rulebook) Completes(s *State, m Move) bool {
	return m.Kind == MovePlace && b.c.Progress[s.Players[m.Player].Card].Squares[m.Arg].End
}

// placeAsset lays an asset on a square; on the end square it completes the card.
func placeAsset(e *engine, m Move) {
	p := int(m.Player)
	e.move(m.Dice[0], atLocation(e.s.here(m.Player)), onSquare(p, int(m.Arg)))
	if e.b.Completes(e.s, m) {
		e.tell(Event{Kind: EvComplete, Player: m.Player, Card: uint8(e.s.Players[p].Card)})
		e.s.push(Frame{Task: TaskReward, Player: m.Player})
	}
}

// runTake waits for the choice of a card, if any is left and the player is still in play: a character may be knocked out by what an
// ability costs, and then none is taken.
func runTake(e *engine, f *Frame) bool {
	if e.s.bottomStaged() < 0 || !e.s.Players[f.Player].InPlay() {
		e.s.pop()
		return false
	}
	return true
}

// takeMoves lists the staged cards, and what may be used before one is taken.
func takeMoves(b *Rulebook, s *State, f *Frame, l []Move) []Move {
	for _, id := range s.Staging {
		if id != content.NoProgress {
			l = append(l, Move{Kind: MoveTake, Player: f.Player, Card: uint8(id)})
		}
	}
	return b.listActions(s, l, func(a *action) bool { return a.inTake })
}

// checkTake returns why a move is not legal before the next card is taken.
func checkTake(b *Rulebook, s *State, f *Frame, m Move) Refusal {
	if m.Kind == MoveTake {
		if m.Player != f.Player || !s.staged(content.ProgressID(m.Card)) {
			return refuse("complete", "The player who completed a card takes one of the staged cards.")
		}
		return legal
	}
	if !actions[m.Kind].inTake {
		return refuse("complete", "First take one of the staged progress cards; until then only abilities and masteries may be used.")
	}
	return b.checkAction(s, m)
}

// playTake takes the card that was chosen, or does what may be done before.
func playTake(e *engine, f *Frame, m Move) {
	if m.Kind != MoveTake {
		e.act(m)
		return
	}
	e.s.pop()
	e.takeStaged(int(m.Player), content.ProgressID(m.Card))
}

func (s *State) staged(id content.ProgressID) bool { return slices.Contains(s.Staging[:], id) }

func eachPlace(b *Rulebook, s *State, p int, l []Move) []Move {
	player := &s.Players[p]
	if player.Card == content.NoProgress {
		return l
	}
	next := b.nextSquares(s, p)
	for k := range Kind(content.NumResources) {
		for v, n := range s.Assets[player.At][k] {
			for sq := 0; n > 0 && sq < NumSquares; sq++ {
				if next&(1<<sq) == 0 {
					continue
				}
				m := Move{Kind: MovePlace, Player: uint8(p), Arg: uint8(sq), Dice: [maxSpend]Die{NewDie(k, v+1)}}
				if b.checkSquare(s, p, m.Dice[0], sq).OK() {
					l = append(l, m)
				}
			}
		}
	}
	return l
}

// nextSquares returns the set of squares that may continue a player's chain: start squares, or those next to the last die from
// which an end can still be reached ([progress], [dead-end]).
func (b *Rulebook) nextSquares(s *State, p int) uint16 {
	player := &s.Players[p]
	card := &b.c.Progress[player.Card]
	var there, ends, starts, used uint16
	for sq := range card.Squares {
		bit := uint16(1) << sq
		if card.Squares[sq].There {
			there |= bit
		}
		if card.Squares[sq].Start {
			starts |= bit
		}
		if card.Squares[sq].End {
			ends |= bit
		}
	}
	for i := range player.Chain {
		used |= 1 << player.Path[i]
	}
	next := starts
	if player.Chain > 0 {
		next = b.neighbor[player.Path[player.Chain-1]] & there &^ used
	}
	for sq := range NumSquares {
		if bit := uint16(1) << sq; next&bit != 0 && !b.reaches(sq, there&^used&^bit, ends) {
			next &^= bit
		}
	}
	return next
}

// reaches reports whether a path leads from a square over open squares to an end.
func (b *Rulebook) reaches(from int, open, ends uint16) bool {
	seen := uint16(1) << from
	for edge := seen; edge != 0; {
		if edge&ends != 0 {
			return true
		}
		var next uint16
		for sq := range NumSquares {
			if edge&(1<<sq) != 0 {
				next |= b.neighbor[sq]
			}
		}
		edge = next & open &^ seen
		seen |= edge
	}
	return false
}

func checkPlace(b *Rulebook, s *State, m Move) Refusal {
	p := int(m.Player)
	player := &s.Players[p]
	if player.Card == content.NoProgress {
		return refuse("progress", "The player has no progress card.")
	}
	d, sq := m.Dice[0], int(m.Arg)
	if d.IsAction() {
		return refuse("progress", "Only assets go on progress cards; action dice do not.").with(assetInstead)
	}
	if s.Assets[player.At][d.Kind()].Of(d.Value()) == 0 {
		return refuse("progress", "Only assets at the character's location go on the card.").with(whoseCard)
	}
	square := &b.c.Progress[player.Card].Squares[sq]
	if !square.There {
		return refuse("progress", "There is no square there.")
	}
	if slices.Contains(player.Path[:player.Chain], m.Arg) {
		return refuse("progress", "There is a die on this square already.")
	}
	if player.Chain == 0 && !square.Start {
		return refuse("progress", "The first die goes on the start square.")
	}
	if player.Chain > 0 && b.neighbor[player.Path[player.Chain-1]]&(1<<sq) == 0 {
		return refuse("progress", "The next die goes on a square next to the last one, or at its corner.").with(squareInstead)
	}
	if b.nextSquares(s, p)&(1<<sq) == 0 {
		return refuse("dead-end", "From there no path to the end would be left.")
	}
	return b.checkSquare(s, p, d, sq)
}

// The refusals of squares that require a resource, a value, or a relation to the previous die. They are built once, since moves
// are checked often.
var (
	takesOnly = func() (say [content.NumResources]string) {
		for r := range say {
			say[r] = "This square takes only " + content.Resource(r).String() + " dice."
		}
		return say
	}()
	takesShowing = func() (say [Sides + 1]string) {
		for v := range say {
			say[v] = fmt.Sprintf("This square takes a die showing %d.", v)
		}
		return say
	}()
	takesAfter = [...]string{
		content.OneHigher: "This square takes a die one higher than the die before it.",
		content.OneLower:  "This square takes a die one lower than the die before it.",
		content.Equal:     "This square takes a die equal to the die before it.",
	}
)

// checkSquare returns why a square does not take a die as the next of a player's chain.
func (b *Rulebook) checkSquare(s *State, p int, d Die, sq int) Refusal {
	player := &s.Players[p]
	square := &b.c.Progress[player.Card].Squares[sq]
	wild := b.Wild(s, d)
	switch {
	case !square.TakesFrom(player.At.Region()):
		return refuse("progress", b.takesFrom[square.Region])
	case !wild && !square.TakesResource(content.Resource(d.Kind())):
		return refuse("progress", takesOnly[square.Resource])
	case !wild && square.Value != 0 && square.Value != d.Value():
		return refuse("progress", takesShowing[square.Value])
	}
	if square.Relation != content.NoRelation && !wild && player.Chain > 0 {
		if !b.relates(s, square.Relation, player.Laid[player.Chain-1], d) {
			return refuse("progress", takesAfter[square.Relation])
		}
	}
	if square.End && b.CompletionForbidden(s, p, d) {
		return refuse("complete", "An obstacle in play forbids completing a card with such a die on it.").with(forbidsCompletion)
	}
	return legal
}

// Wild reports whether a die counts as any resource and any value on progress cards ([sorcery-mastery]).
func (b *Rulebook) Wild(s *State, d Die) bool {
	return d.Kind() == Kind(content.Sorcery) && b.Mastery(s, content.Sorcery)
}

// relates reports whether a die has a relation to the previous die of the chain; a wild previous die stands for
// any value 1..6.
func (b *Rulebook) relates(s *State, rel content.SquareKind, prev, d Die) bool {
	before := uint8(AnyValue)
	if !b.Wild(s, prev) {
		before = only(prev.Value())
	}
	return ValuesAfter(rel, before)&only(d.Value()) != 0
}

// runReward advances the tracks of a completed card's rewards, then discards the card.
func runReward(e *engine, f *Frame) bool {
	p := int(f.Player)
	card := e.s.Players[p].Card
	rewards := e.c.Progress[card].Reward
	if int(f.PC) < len(rewards) {
		r := rewards[f.PC]
		if r == content.NoResource && slices.Min(e.s.Progress[:]) < lastSpace {
			return await(e, f)
		}
		f.PC++
		if r != content.NoResource {
			e.progress(r)
		}
		return false
	}
	e.s.pop()
	e.because(Cause{Kind: ByReward, Player: uint8(p), Card: uint8(card)}, func() {
		e.clearCard(p)
		e.s.push(Frame{Task: TaskTake, Player: uint8(p)})
	})
	return false
}

func rewardTracks(b *Rulebook, s *State, f *Frame, l []Move) []Move {
	for r, space := range s.Progress {
		if space < lastSpace {
			l = append(l, Move{Kind: MoveResource, Arg: uint8(r)})
		}
	}
	return l
}

// progress advances a progress marker by one and fills that pool at once; a marker on the last space stays.
func (e *engine) progress(r content.Resource) {
	if e.s.Progress[r] == lastSpace {
		return
	}
	e.s.Progress[r]++
	e.tell(Event{Kind: EvProgressed, Resource: r, N: int8(e.s.Progress[r] - 1), M: int8(e.s.Progress[r])})
	e.fill(r)
}

// regress moves the progress marker of a resource back one space, if it is not on the first.
func (e *engine) regress(r content.Resource) {
	if now := e.s.Progress[r]; now > 1 {
		e.s.Progress[r]--
		e.tell(Event{Kind: EvProgressed, Resource: r, N: int8(now), M: int8(now - 1)})
	}
}

// clearCard returns the dice on a player's progress card to the supply and discards it.
func (e *engine) clearCard(p int) {
	player := &e.s.Players[p]
	for player.Chain > 0 {
		last := player.Chain - 1
		e.toSupply(player.Laid[last], onSquare(p, int(player.Path[last])))
	}
	card := player.Card
	player.Card = content.NoProgress
	e.tell(Event{Kind: EvProgress, Card: uint8(card), From: Place{Spot: CurrentCard, N: uint8(p)}, To: Place{Spot: ProgressDiscard}})
}

// takeStaged gives a player a staged card; the cards below it are discarded and the area is refilled.
func (e *engine) takeStaged(p int, id content.ProgressID) {
	taken := false
	for i := range e.s.Staging {
		switch {
		case e.s.Staging[i] == id:
			taken = true
			e.s.Staging[i] = content.NoProgress
			e.s.Players[p].Card = id
			e.tell(Event{Kind: EvProgress, Card: uint8(id), From: Place{Spot: Staged, N: uint8(i)}, To: Place{Spot: CurrentCard, N: uint8(p)}})
		case taken && e.s.Staging[i] != content.NoProgress:
			e.discardStaged(i)
		}
	}
	e.refillStaging()
}
