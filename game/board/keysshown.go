package board

import (
	"sixwinters/game/app"
	"sixwinters/game/gesture"
	"sixwinters/game/input/command"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// Where the table shows the keys of its commands: on its buttons, in notes on them, and where the players are stuck.

// ButtonCommands are the commands that the buttons of the table stand for.
var ButtonCommands = map[uint8]string{
	layout.ButtonDone: command.Done, layout.ButtonPace: command.Pace, layout.ButtonSteps: command.Steps, layout.ButtonAside: command.Aside, layout.ButtonRules: command.Rules,
	layout.ButtonUndo: command.Undo, layout.ButtonRedo: command.Redo,
	layout.ButtonStanding: command.Standing, layout.ButtonLog: command.Log, layout.ButtonSound: command.Mute, layout.ButtonMenu: command.Menu,
}

func ButtonKeys(g *app.App) (keys layout.Keys) {
	for button, name := range ButtonCommands {
		keys[button] = g.Keyboard.Key(name)
	}
	return keys
}

// ButtonTip says what a button of the table does, and its key.
func ButtonTip(g *app.App, button uint8) gesture.Tip { return commandTip(g, ButtonCommands[button]) }

// commandTip says what a command does, and its key.
func commandTip(g *app.App, name string) gesture.Tip {
	return gesture.Tip{Title: g.Keyboard.Keyed(rules.Capital(command.Of(name).Says), name)}
}
