package table

import "sixwinters/game/app"

// Update takes the time of one tick. Its steps stand in the order in which they have to come. Most of them end the tick where they have
// anything to do: what lies on top, or has to be seen before anything else is done, takes the mouse and the keys.
func (t *table) Update(g *app.App) (bool, error) {
	stale := t.fit(g)
	if t.dialog != nil { // a sheet lies over everything, and what is under it waits
		return t.updateDialog(g)
	}
	t.drift.advance(g, t.book.Season(&t.shown))
	stale = t.ageRefusal(g) || stale
	if t.lesson.looksBack() { // neither the lesson nor what happens goes on while a page is read again
		return t.updateBack(g) || stale, nil
	}
	if t.settleLesson(g) { // before what happens goes on, which may have to wait for its note
		t.heldByLesson(g)
		return true, nil
	}
	t.firsts.fence.rest()
	if t.turnYear() {
		return true, nil
	}
	if t.heldByFirst(g) { // the same for a note on what is met for the first time
		return true, nil
	}
	if t.beats.playing() { // before anything is asked: what was asked last may be so no longer
		if shown, through := t.advanceBeats(g); !through {
			if !t.beats.playing() {
				t.leaveFirst(g) // or it would be seen again until the next tick
			}
			return shown || stale, nil
		}
	}
	if t.turnPage() || t.announce() { // once nothing moves any more
		return true, nil
	}
	if t.moves != nil { // the list of moves lies on the table, and below all sheets
		return t.updateMoves(g) || stale, nil
	}
	return t.act(g) || stale, nil
}

// fit lays the table again if what is seen has changed since the tick before, such as the size of the window, and reports whether it has.
func (l *laying) fit(g *app.App) bool {
	before := l.lies.plan
	return l.plan(g) != before
}

// act lets the players act in a tick in which nothing is over the table and nothing moves: first their move, and then whatever
// depends on its result.
func (t *table) act(g *app.App) (stale bool) {
	hover, focused, plan := t.hover, t.pointing.on, t.plan(g)
	t.takeInput(g)
	stale = t.explainFirsts(g)
	// Where the pointer rests may lie something else now.
	stale = stale || t.hover != hover || t.pointing.on != focused || t.plan(g) != plan
	t.retry()
	t.tellSilence(g)
	stale = t.advanceHint(g) || stale
	return t.linger(g) || stale
}

// linger takes the time in which the pointer rests on something: long enough, and it explains itself. After a click or a key it
// first has to move clearly, so that nothing pops up over what came of it.
func (i *tips) linger(g *app.App) (stale bool) {
	if g.Pointer.Clicked && !i.attention.pointing.on {
		stale = i.tipShown() || i.attention.enlarges() && len(i.hands.held) == 0
		i.tip = tooltip{}
		if len(i.hands.held) == 0 {
			i.startOver()
		}
		return stale
	}
	waits, stale := i.attention.count()
	if waits {
		g.Rested = 0 // it is counted on without anything to draw
	}
	return i.point(g) || stale
}

// Follows reports whether anything on the table may change just because the pointer has moved: what is in hand goes with it, and
// what is open or being shown reacts to it. Everything else that it points at is seen to by [table.act].
func (t *table) Follows() bool {
	return len(t.held) > 0 || t.dialog != nil || t.moves != nil || t.strip != nil || t.log.open || t.beats.playing() || t.hinting.step > 0
}
