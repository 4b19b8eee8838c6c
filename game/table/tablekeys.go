package table

import (
	"sixwinters/game/app"
	"sixwinters/game/command"
	"sixwinters/game/focus"
	"sixwinters/render/layout"
)

// What the keys do at the table while its players can do something.

// arrows are the keys that move the focus, and those that look about.
var arrows = [...]struct{ choose, look string }{
	focus.Left: {command.GoLeft, command.LookLeft}, focus.Right: {command.GoRight, command.LookRight}, focus.Up: {command.GoUp, command.LookUp}, focus.Down: {command.GoDown, command.LookDown},
}

// takeKeys does what the keys ask for, and reports whether they asked for anything.
func (t *table) takeKeys(g *app.App) bool {
	k := &g.Keyboard
	if k.Any() && !k.Asks(command.LogBack) && !k.Asks(command.LogOn) && !k.Asks(command.Take) {
		t.log.view.line = 0 // what the key asks for comes instead
	}
	return t.pointByKeys(g) || t.answerByKeys(g) || t.commandByKeys(g) || t.openByKeys(g)
}

// pointByKeys moves the focus, and takes, puts back and pins what it is at.
func (t *table) pointByKeys(g *app.App) bool {
	k := &g.Keyboard
	for d, arrow := range arrows {
		switch {
		case k.AsksAgain(arrow.choose):
			t.goToward(g, focus.Direction(d), false)
			return true
		case k.AsksAgain(arrow.look):
			t.goToward(g, focus.Direction(d), true)
			return true
		}
	}
	switch {
	case k.AsksAgain(command.Next):
		t.goAlong(g, 1)
	case k.AsksAgain(command.Previous):
		t.goAlong(g, -1)
	case k.Asks(command.Take):
		t.takeFocused(g)
	case k.Asks(command.Back):
		t.escape(g)
	case k.Asks(command.Pin):
		t.pin(t.hover)
	default:
		return false
	}
	return true
}

// answeredByKeys reports whether a key gives an answer: a digit, or the one that ends the actions.
func answeredByKeys(g *app.App) bool {
	k := &g.Keyboard
	for digit := 1; digit <= layout.Digits; digit++ {
		if k.Asks(command.Answer(digit)) {
			return true
		}
	}
	return k.Asks(command.Done)
}

// answerByKeys presses the buttons of the prompt line, and puts the cards to choose from aside.
func (t *table) answerByKeys(g *app.App) bool {
	k, prompt := &g.Keyboard, &t.plan(g).Prompt
	for digit := 1; digit <= layout.Digits; digit++ {
		if option, ok := prompt.OptionOf(digit); ok && k.Asks(command.Answer(digit)) {
			t.option(g, option)
			return true
		}
	}
	switch {
	case k.Asks(command.More) && prompt.Pages > 1:
		t.optionPage = (prompt.Page + 1) % prompt.Pages
	case k.Asks(command.Aside):
		t.putAside(g)
	case k.Asks(command.Done) && t.view(g).Done:
		t.button(g, layout.ButtonDone)
	default:
		return false
	}
	return true
}

// commandByKeys does what needs nothing pointed at: moves taken back and made again, hints, and the pages of a lesson.
func (t *table) commandByKeys(g *app.App) bool {
	k := &g.Keyboard
	switch {
	case k.Asks(command.Undo):
		t.undo(g)
	case k.Asks(command.Redo):
		t.redo(g)
	case k.Asks(command.Hint):
		t.hint(g)
		t.pointAtHint(g)
	case k.Asks(command.PageBack) && t.lesson != nil:
		t.pageBack(g)
	case k.Asks(command.PageOn) && t.lesson != nil:
		t.pressNote(g)
	case k.Asks(command.Mute):
		t.toggleMute(g)
	default:
		return false
	}
	return true
}

// openByKeys opens what lies beside the table: the list of moves, the log, the rules and the menu.
func (t *table) openByKeys(g *app.App) bool {
	k := &g.Keyboard
	switch {
	case k.Asks(command.Moves):
		t.openMoves(g)
	case k.Asks(command.Log):
		t.log.toggle()
	case k.AsksAgain(command.LogBack):
		t.goAlongLog(g, -1)
	case k.AsksAgain(command.LogOn):
		t.goAlongLog(g, 1)
	case k.Asks(command.Rules):
		t.button(g, layout.ButtonRules)
	case k.Asks(command.Menu):
		t.button(g, layout.ButtonMenu)
	default:
		return false
	}
	return true
}

// escape puts back what is held, or closes what lies open, or opens the menu.
func (t *table) escape(g *app.App) {
	switch {
	case t.order.lifted > 0:
		t.order.lifted = 0
	case t.lesson.looksBack():
		t.toPresent(g)
	case len(t.held) > 0 || t.asksBack():
		t.putBack()
	case t.refusal.say != "":
		t.forgetRefusal()
	case t.hinting.step > 0 || t.hinting.coming != nil:
		t.hinting.drop()
	case t.firsts.shown:
		t.closeFirst(g)
	case len(t.pinned) > 0:
		t.pinned = nil
	case t.aside.put && t.view(g).CanPutAside():
		t.putAside(g)
	case t.log.open:
		t.log.toggle()
	default:
		t.pause()
	}
}
