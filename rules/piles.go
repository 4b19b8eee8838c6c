package rules

import (
	"iter"

	"sixwinters/content"
)

// attach puts an obstacle into play as the outermost of a slot, from a pile or from another slot ([attach]). Dice on it
// stay. Attaching it where it already is does nothing.
func (e *engine) attach(id content.ObstacleID, to content.Slot, from Place) {
	o := &e.s.Obstacles[id]
	if o.Zone == InPlay {
		if o.At == to {
			return
		}
		e.s.Attached[o.At].remove(id)
	}
	o.Zone, o.At = InPlay, to
	e.s.Attached[to].push(id)
	e.tell(Event{Kind: EvObstacle, Card: uint8(id), From: from, To: attachedAt(to)})
}

// moveObstacle moves an obstacle in play to another slot.
func (e *engine) moveObstacle(id content.ObstacleID, to content.Slot) {
	e.attach(id, to, attachedAt(e.s.Obstacles[id].At))
}

// draw places the top obstacle of a region's draw pile at a slot, if there is one ([new-obstacles]).
func (e *engine) draw(r content.Region, to content.Slot) {
	if e.s.Draw[r].N == 0 {
		return
	}
	id := e.s.Draw[r].pop()
	e.attach(id, to, drawPile(r))
	e.rebuild(r)
}

// discard puts an obstacle in play on the discard pile of the region it is in; dice on it return to the supply
// ([discard]).
func (e *engine) discard(id content.ObstacleID) {
	e.discardWithOthers(id)
	e.rebuildAll()
}

// discardWithOthers discards without rebuilding draw piles: one effect's cards are all discarded before any pile is rebuilt, so
// the caller calls rebuildAll after the last ([piles]).
func (e *engine) discardWithOthers(id content.ObstacleID) {
	at := e.s.Obstacles[id].At
	e.clearObstacle(id)
	e.s.Attached[at].remove(id)
	e.toDiscard(id, at.Region(), attachedAt(at))
	e.dropExtraDice()
}

// toDiscard puts a card, already taken from its place, on a region's discard pile. It does not rebuild the draw pile.
func (e *engine) toDiscard(id content.ObstacleID, r content.Region, from Place) {
	o := &e.s.Obstacles[id]
	o.Zone, o.At = InDiscard, content.NoSlot
	e.s.Discard[r].push(id)
	e.tell(Event{Kind: EvObstacle, Card: uint8(id), From: from, To: discardPile(r)})
}

// discardFromDraw discards a card out of a region's draw pile.
func (e *engine) discardFromDraw(id content.ObstacleID, r content.Region) {
	e.s.Draw[r].remove(id)
	e.toDiscard(id, r, drawPile(r))
	e.rebuild(r)
}

func (e *engine) rebuildAll() {
	for r := range content.Region(content.NumRegions) {
		e.rebuild(r)
	}
}

// rebuild shuffles the discard pile into a new draw pile the moment the draw pile is empty ([piles]).
func (e *engine) rebuild(r content.Region) {
	if e.s.Draw[r].N == 0 && e.s.Discard[r].N > 0 {
		e.discardOntoDraw(r)
	}
}

// unlock puts locked obstacles into their regions' discard piles, shuffles each such pile and puts it on top of its
// draw pile ([unlock]).
func (e *engine) unlock(fits func(o *content.Obstacle) bool) {
	var touched [content.NumRegions]bool
	for card := range e.b.lockedThat(e.s, fits) {
		o := e.c.Card(card)
		e.tell(Event{Kind: EvUnlock, Card: uint8(card)})
		e.s.Obstacles[card].Zone = InDiscard
		e.s.Discard[o.Region].push(card)
		e.tell(Event{Kind: EvObstacle, Card: uint8(card), From: Place{Spot: OutOfGame}, To: discardPile(o.Region)})
		touched[o.Region] = true
	}
	for r, yes := range touched {
		if yes {
			e.discardOntoDraw(content.Region(r))
		}
	}
}

// lockedThat yields the locked obstacles that fit, but those of a location.
func (b *Rulebook) lockedThat(s *State, fits func(o *content.Obstacle) bool) iter.Seq[content.ObstacleID] {
	return func(yield func(content.ObstacleID) bool) {
		for id := range b.c.Cards {
			card := content.ObstacleID(id)
			if o := b.c.Card(card); s.Obstacles[card].Zone == Locked && !o.OfLocation && fits(o) && !yield(card) {
				return
			}
		}
	}
}

// discardOntoDraw shuffles a discard pile and puts it on top of its draw pile.
func (e *engine) discardOntoDraw(r content.Region) {
	discard := &e.s.Discard[r]
	shuffle(&e.s.Chance, discard.List())
	for _, id := range discard.List() {
		e.s.Obstacles[id].Zone = InDraw
		e.s.Draw[r].push(id)
	}
	*discard = Pile{}
	e.tell(Event{Kind: EvShuffle, From: discardPile(r), To: drawPile(r)})
}

// drawProgress takes the top card of the progress deck, or returns NoProgress if no stage has cards left ([stages]).
func (e *engine) drawProgress() content.ProgressID {
	if e.s.Deck.N == 0 {
		e.nextStage()
	}
	if e.s.Deck.N == 0 {
		return content.NoProgress
	}
	id := e.s.Deck.pop()
	if e.s.Deck.N == 0 && int(e.s.Stage) < content.NumStages {
		e.nextStage()
	}
	return id
}

// nextStage shuffles the next stage that has cards into the empty progress deck; stage five is rebuilt from its
// discarded cards ([stages]). From Stage 0, the start of a session, it takes the lowest stage that has any.
func (e *engine) nextStage() {
	first := min(int(e.s.Stage)+1, content.NumStages)
	for stage := first; stage <= content.NumStages; stage++ {
		for id := range e.c.Progress {
			card := content.ProgressID(id)
			if e.c.Progress[id].Stage == stage && !has(e.s.BurnedProgress, card) && !e.progressOnTable(card) {
				e.s.Deck.push(card)
			}
		}
		if e.s.Deck.N > 0 {
			last := e.s.Stage
			if e.s.Stage = uint8(stage); last == e.s.Stage {
				last = 0
			}
			shuffle(&e.s.Chance, e.s.Deck.List())
			e.tell(Event{Kind: EvShuffle, From: Place{Spot: ProgressDiscard}, To: Place{Spot: ProgressDeck}, N: int8(last)})
			return
		}
	}
}

// progressOnTable reports whether a progress card is staged or a player's current card.
func (e *engine) progressOnTable(id content.ProgressID) bool {
	return e.s.staged(id) || e.s.Players[0].Card == id || e.s.Players[1].Card == id
}

// discardStaged discards the staged card at place i, 0..3. The place stays empty until the area is refilled.
func (e *engine) discardStaged(i int) {
	id := e.s.Staging[i]
	e.s.Staging[i] = content.NoProgress
	e.tell(Event{Kind: EvProgress, Card: uint8(id), From: Place{Spot: Staged, N: uint8(i)}, To: Place{Spot: ProgressDiscard}})
}

// bottomStaged returns the place, 0..3, of the bottom staged card, or -1 if there is none.
func (s *State) bottomStaged() int {
	for i := NumStaged - 1; i >= 0; i-- {
		if s.Staging[i] != content.NoProgress {
			return i
		}
	}
	return -1
}

// refillStaging slides the staged cards down and refills the area to four from the top ([new-obstacles], [complete]).
func (e *engine) refillStaging() {
	s := e.s
	to := NumStaged - 1
	for from := NumStaged - 1; from >= 0; from-- {
		id := s.Staging[from]
		if id == content.NoProgress {
			continue
		}
		if from != to {
			s.Staging[from], s.Staging[to] = content.NoProgress, id
			e.tell(Event{Kind: EvProgress, Card: uint8(id), From: Place{Spot: Staged, N: uint8(from)}, To: Place{Spot: Staged, N: uint8(to)}})
		}
		to--
	}
	for ; to >= 0; to-- {
		id := e.drawProgress()
		if id == content.NoProgress {
			return
		}
		s.Staging[to] = id
		e.tell(Event{Kind: EvProgress, Card: uint8(id), From: Place{Spot: ProgressDeck}, To: Place{Spot: Staged, N: uint8(to)}})
	}
}
