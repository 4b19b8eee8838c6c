package game

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"sixwinters/game/chord"
	"sixwinters/game/hover"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// The commands of the keyboard, by their names in the settings.
const (
	keyUndo       = "undo"
	keyRedo       = "redo"
	keyDone       = "done"
	keyLog        = "log"
	keyLogBack    = "log-line-back"
	keyLogOn      = "log-line-on"
	keyRules      = "rules"
	keyRulesHere  = "rules-here"
	keyMoves      = "moves"
	keyHint       = "hint"
	keyMenu       = "menu"
	keyMute       = "mute"
	keyPin        = "pin"
	keyAside      = "aside"
	keyTake       = "take"
	keyMore       = "more"
	keyNext       = "next"
	keyPrevious   = "previous"
	keyGoLeft     = "left"
	keyGoRight    = "right"
	keyGoUp       = "up"
	keyGoDown     = "down"
	keyLookLeft   = "look-left"
	keyLookRight  = "look-right"
	keyLookUp     = "look-up"
	keyLookDown   = "look-down"
	keyStep       = "step"
	keyBack       = "back"
	keyPageBack   = "lesson-back"
	keyPageOn     = "lesson-forward"
	keyReport     = "report"
	keyFullScreen = "full-screen"

	keyReplayPlay     = "replay-play"
	keyReplayOn       = "replay-forward"
	keyReplayBack     = "replay-back"
	keyReplayStepOn   = "replay-step-forward"
	keyReplayStepBack = "replay-step-back"
	keyReplayTurnOn   = "replay-turn-forward"
	keyReplayTurnBack = "replay-turn-back"
	keyReplayYearOn   = "replay-year-forward"
	keyReplayYearBack = "replay-year-back"
	keyReplayFirst    = "replay-first"
	keyReplayLast     = "replay-last"
	keyReplaySpeed    = "replay-speed"
	keyReplayBranch   = "replay-branch"
	keyReplayLeave    = "replay-leave"
)

// when is when a command is obeyed. Two commands may have the same key if they are never obeyed at the same time.
type when uint8

const (
	always   when = iota
	atTable       // the players can do something
	showing       // what happened is being shown
	learning      // in a lesson, at the table and while something is shown
	watching      // a campaign is looked at again
	numWhens
)

// meets reports whether a command can be obeyed at the same time as another one.
func (w when) meets(other when) bool {
	inLesson := func(w when) bool { return w == learning || w == atTable || w == showing }
	return w == other || w == always || other == always || (w == learning || other == learning) && inLesson(w) && inLesson(other)
}

// command is something the keyboard can ask for.
type command struct {
	name  string
	says  string // what it does, in words that go on from its key: "Ctrl+Z takes the last move back"
	when  when
	usual []string // its keys, the one that is shown first
	fixed bool     // its keys cannot be changed
}

// commands are all commands, in the order in which they are listed.
var commands = append([]command{
	{name: keyGoLeft, says: "points at what can be chosen on the left", when: atTable, usual: []string{"Left"}},
	{name: keyGoRight, says: "points at what can be chosen on the right", when: atTable, usual: []string{"Right"}},
	{name: keyGoUp, says: "points at what can be chosen above", when: atTable, usual: []string{"Up"}},
	{name: keyGoDown, says: "points at what can be chosen below", when: atTable, usual: []string{"Down"}},
	{name: keyNext, says: "points at the next thing that can be chosen", when: atTable, usual: []string{"Tab"}},
	{name: keyPrevious, says: "points at the thing before", when: atTable, usual: []string{"Shift+Tab"}},
	{name: keyTake, says: "takes up what is pointed at, puts down what is held, or presses a button", when: atTable, usual: []string{"Enter", "Space"}},
	{name: keyBack, says: "puts back what is held, closes what lies open, or opens the menu", when: always, usual: []string{"Escape"}, fixed: true},
	{name: keyLookLeft, says: "points at anything on the left, to read it", when: atTable, usual: []string{"Shift+Left"}},
	{name: keyLookRight, says: "points at anything on the right, to read it", when: atTable, usual: []string{"Shift+Right"}},
	{name: keyLookUp, says: "points at anything above, to read it", when: atTable, usual: []string{"Shift+Up"}},
	{name: keyLookDown, says: "points at anything below, to read it", when: atTable, usual: []string{"Shift+Down"}},
	{name: keyMore, says: "turns to more answers, where they are many", when: atTable, usual: []string{"0"}},
	{name: keyPin, says: "shows what is pointed at large, and keeps it so", when: atTable, usual: []string{"Z"}},
	{name: keyDone, says: "ends the actions", when: atTable, usual: []string{"D"}},
	{name: keyUndo, says: "takes the last move back", when: atTable, usual: []string{"U", "Ctrl+Z"}},
	{name: keyRedo, says: "makes again what was taken back", when: atTable, usual: []string{"Y", "Ctrl+Y", "Ctrl+Shift+Z"}},
	{name: keyHint, says: "gives a hint, each time it is pressed a step more of it; at last it points at the button that makes the move", when: atTable, usual: []string{"H"}},
	{name: keyMoves, says: "lists all moves that can be made", when: atTable, usual: []string{"Ctrl+K"}},
	{name: keyLog, says: "opens or closes the log", when: atTable, usual: []string{"L"}},
	{name: keyLogBack, says: "points at the line before in the log: Enter opens its rule", when: atTable, usual: []string{"Ctrl+Up"}},
	{name: keyLogOn, says: "points at the next line in the log", when: atTable, usual: []string{"Ctrl+Down"}},
	{name: keyRules, says: "opens the rules", when: atTable, usual: []string{"R"}},
	{name: keyMenu, says: "opens the menu", when: atTable, usual: []string{"M"}},
	{name: keyMute, says: "turns the sound off, or on again", when: atTable, usual: []string{"S"}},
	{name: keyStep, says: "skips what is being shown", when: showing, usual: []string{"Space", "Enter"}},
	{name: keyPageBack, says: "shows the page of a lesson before, to read it again", when: learning, usual: []string{"Backspace", "PageUp"}},
	{name: keyPageOn, says: "goes on to the next page of a lesson, once it can be read", when: learning, usual: []string{"PageDown"}},
	{name: keyReplayPlay, says: "plays a replay, or pauses it", when: watching, usual: []string{"Space"}},
	{name: keyReplayOn, says: "goes a move forward in a replay", when: watching, usual: []string{"Right"}},
	{name: keyReplayBack, says: "goes a move back in a replay", when: watching, usual: []string{"Left"}},
	{name: keyReplayStepOn, says: "goes to the next step in a replay", when: watching, usual: []string{"Shift+Right"}},
	{name: keyReplayStepBack, says: "goes a step back in a replay", when: watching, usual: []string{"Shift+Left"}},
	{name: keyReplayTurnOn, says: "goes to the next turn in a replay", when: watching, usual: []string{"PageDown"}},
	{name: keyReplayTurnBack, says: "goes a turn back in a replay", when: watching, usual: []string{"PageUp"}},
	{name: keyReplayYearOn, says: "goes to the next year in a replay", when: watching, usual: []string{"Ctrl+PageDown"}},
	{name: keyReplayYearBack, says: "goes a year back in a replay", when: watching, usual: []string{"Ctrl+PageUp"}},
	{name: keyReplayFirst, says: "goes to the beginning of a replay", when: watching, usual: []string{"Home"}},
	{name: keyReplayLast, says: "goes to the end of a replay", when: watching, usual: []string{"End"}},
	{name: keyReplaySpeed, says: "plays a replay at the next speed", when: watching, usual: []string{"T"}},
	{name: keyReplayBranch, says: "branches a new campaign from a replay", when: watching, usual: []string{"B"}},
	{name: keyReplayLeave, says: "leaves a replay", when: watching, usual: []string{"Q"}},
	{name: keyAside, says: "puts the cards to choose from aside, to look at the table, or brings them back", when: always, usual: []string{"V"}},
	{name: keyRulesHere, says: "opens the rules at what is pointed at", when: always, usual: []string{"F1"}},
	{name: keyFullScreen, says: "fills the screen, or goes back into a window", when: always, usual: []string{"F11", "Alt+Enter"}},
	{name: keyReport, says: "writes a report, for when something looks wrong", when: always, usual: []string{"F8"}},
}, answerCommands()...)

// answerKey is the command that presses the answer of the prompt line that a digit stands on.
func answerKey(digit int) string { return fmt.Sprintf("answer-%d", digit) }

func answerCommands() []command {
	var list []command
	for digit := 1; digit <= layout.Digits; digit++ {
		list = append(list, command{
			name: answerKey(digit), says: fmt.Sprintf("gives answer %d of the prompt line", digit), when: atTable,
			usual: []string{fmt.Sprint(digit)}, fixed: true,
		})
	}
	return list
}

// commandOf is the command of a name, or nil.
func commandOf(name string) *command {
	for i := range commands {
		if commands[i].name == name {
			return &commands[i]
		}
	}
	return nil
}

// keymap is the keys of each command, the one that is shown first. A nil keymap has the usual ones.
type keymap map[string][]chord.Chord

var usualKeys = func() keymap {
	m := keymap{}
	for _, c := range commands {
		for _, word := range c.usual {
			m[c.name] = append(m[c.name], chord.Must(word))
		}
	}
	return m
}()

// newKeymap is the usual keys but for those set, by the names of commands. What cannot be is left at the usual key and
// said in a sentence.
func newKeymap(set map[string]string) (m keymap, wrong []string) {
	m = maps.Clone(usualKeys)
	var changed []string
	for _, name := range slices.Sorted(maps.Keys(set)) {
		c, err := chord.Parse(set[name])
		switch command := commandOf(name); {
		case command == nil:
			wrong = append(wrong, fmt.Sprintf("There is no command %q to set a key for.", name))
		case command.fixed:
			wrong = append(wrong, fmt.Sprintf("The key of %q cannot be changed.", name))
		case err != nil:
			wrong = append(wrong, fmt.Sprintf("The key of %q stays %s: %v.", name, m.key(name), err))
		default:
			m[name] = []chord.Chord{c}
			changed = append(changed, name)
		}
	}
	// A command that goes back to its usual key may take it from another.
	for clash := true; clash; {
		clash = false
		for i, name := range changed {
			if err := m.check(name, m[name][0]); err != nil {
				m[name] = usualKeys[name]
				changed = slices.Delete(changed, i, i+1)
				wrong = append(wrong, fmt.Sprintf("The key of %q stays %s: %v.", name, m.key(name), err))
				clash = true
				break
			}
		}
	}
	return m, wrong
}

// setKeys puts the keys of the settings into effect.
func (g *Game) setKeys() {
	var wrong []string
	g.keyboard.keys, wrong = newKeymap(g.settings.Keys)
	if len(wrong) > 0 {
		g.unsaid = strings.Join(wrong, " ")
	}
}

// buttonCommands are the commands that the buttons of the table stand for.
var buttonCommands = map[uint8]string{
	layout.ButtonDone: keyDone, layout.ButtonAside: keyAside, layout.ButtonRules: keyRules, layout.ButtonUndo: keyUndo, layout.ButtonRedo: keyRedo,
	layout.ButtonLog: keyLog, layout.ButtonSound: keyMute, layout.ButtonMenu: keyMenu,
}

// buttonKeys are the keys that stand on the buttons of the table.
func (g *Game) buttonKeys() (keys layout.Keys) {
	for button, name := range buttonCommands {
		keys[button] = g.keyboard.keys.key(name)
	}
	return keys
}

// buttonTip says what a button of the table does, and its key.
func (g *Game) buttonTip(button uint8) hover.Tip { return g.commandTip(buttonCommands[button]) }

// commandTip says what a command does, and its key.
func (g *Game) commandTip(name string) hover.Tip {
	return hover.Tip{Title: rules.Capital(commandOf(name).says) + " (" + g.keyboard.keys.key(name) + ")"}
}

// stuck says which keys help where the players do not know what to do. A lesson gives no hints, but its pages can be read again.
func (t *table) stuck(g *Game) string {
	key := g.keyboard.keys.key
	say := "Stuck? "
	if t.lesson == nil {
		say += key(keyHint) + " gives a hint, "
	} else {
		say += key(keyPageBack) + " shows the page before, "
	}
	return say + key(keyMoves) + " lists every move, " + key(keyRulesHere) + " opens the rule of what you point at."
}

// check says why a command cannot have a key, in words without a full stop, or nil.
func (m keymap) check(name string, key chord.Chord) error {
	own := commandOf(name)
	if own == nil {
		return fmt.Errorf("there is no command %q", name)
	}
	for _, c := range commands {
		if c.name != name && c.when.meets(own.when) && m.means(key, c.name) {
			return fmt.Errorf("%s already %s", key, c.says)
		}
	}
	return nil
}

// means reports whether a chord is a key of a command.
func (m keymap) means(key chord.Chord, name string) bool {
	return slices.Contains(m.of(name), key)
}

// key is the key of a command as it is shown.
func (m keymap) key(name string) string { return m.of(name)[0].String() }

func (m keymap) of(name string) []chord.Chord {
	if m == nil {
		return usualKeys[name]
	}
	return m[name]
}
