package movelist

import (
	"sixwinters/game/input"
	"sixwinters/game/input/command"
)

// What is done with the list by the mouse and the keys.

// Answer is what the players have done with the list in a tick.
type Answer struct {
	Stale   bool   // it has to be drawn again, or what it lay over
	Closes  bool   // the list is put away
	Makes   bool   // the chosen move is to be made; the list is put away for that
	Rule    string // id of the rule that is to be opened; "" for none
	Pressed bool   // the button of the mouse has done its work with that
	Seeks   bool   // the players ask to write what they look for
}

// Update handles one tick.
func (l *List) Update(p *input.Pointer, k *input.Keyboard) Answer {
	l.lay() // the window may have another size now
	if l.takeSearch(k) {
		return Answer{Stale: true}
	}
	switch {
	case k.Asks(command.Search) || p.Pressed && l.Plan.Search.Contains(p.X, p.Y):
		return Answer{Stale: true, Seeks: true, Pressed: p.Pressed}
	case k.Asks(command.Back) || k.Asks(command.Moves):
		return Answer{Stale: true, Closes: true}
	case k.Hit("Enter"):
		return l.made()
	case k.Hit("Down"):
		l.step(1)
	case k.Hit("Up"):
		l.step(-1)
	case k.Hit("PageDown"):
		l.step(l.page())
	case k.Hit("PageUp"):
		l.step(-l.page())
	case k.Hit("Home"):
		l.step(-len(l.rows))
	case k.Hit("End"):
		l.step(len(l.rows))
	case p.Pressed && !l.Plan.Rect.Contains(p.X, p.Y):
		return Answer{Stale: true, Closes: true, Pressed: true} // a click beside it only closes it
	case p.Pressed || p.Moved || p.Wheel != 0:
		return l.point(p)
	default:
		return Answer{}
	}
	return Answer{Stale: true}
}

// takeSearch takes what is typed, and reports whether the field has changed by it.
func (l *List) takeSearch(k *input.Keyboard) bool {
	was := l.search
	if l.search.Take(k) {
		l.narrow(l.search.Text)
	}
	return l.search != was
}

// narrow lists the moves that fit what is looked for, and chooses the first of them. The list stays where it is, so that the
// field does not leave the eyes of who types.
func (l *List) narrow(search string) {
	if l.find(search); len(l.rows) > 0 {
		l.chosen = 1 // under the first heading
		l.over.BringToSight(l.touched())
	}
	l.lay()
}

// choose chooses a row. byKeys says that the list may make room for what the move touches: under the pointer it stays where it
// is.
func (l *List) choose(row int, byKeys bool) {
	l.chosen = row
	if byKeys {
		l.over.BringToSight(l.touched())
		l.makeRoom()
	}
	l.lay()
	if byKeys {
		l.show()
	}
}

// step chooses the move so many rows further.
func (l *List) step(by int) {
	if l.chosen >= 0 {
		l.choose(l.stepped(by), true)
	}
}

// point chooses the row under the pointer, turns the list by the wheel, and takes the row that is clicked: a move is made, and
// of a heading the rule is opened.
func (l *List) point(p *input.Pointer) Answer {
	const notch = 66 // units for each step of the wheel
	if p.Wheel != 0 {
		l.scroll -= p.Wheel * notch * l.over.Plan().Unit
		l.lay()
	}
	row := l.Plan.At(p.X, p.Y)
	switch {
	case row < 0:
		return Answer{Stale: true}
	case l.rows[row].move == nil && p.Pressed:
		return Answer{Stale: true, Rule: l.rows[row].rule, Pressed: true}
	case l.rows[row].move == nil:
		return Answer{Stale: true}
	}
	if row != l.chosen {
		l.choose(row, false)
	}
	if !p.Pressed {
		return Answer{Stale: true}
	}
	a := l.made()
	a.Pressed = true
	return a
}

// made returns what Enter does, or a click on the chosen move.
func (l *List) made() Answer {
	makes := l.Chosen() != nil
	return Answer{Stale: true, Closes: makes, Makes: makes}
}
