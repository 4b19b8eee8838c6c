// Package command is what the keyboard and a gamepad can ask for: the commands, their usual keys, and the keys that the players give
// them instead.
package command

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"sixwinters/game/input/chord"
	"sixwinters/render/layout"
)

// The commands of the keyboard, by their names in the settings.
const (
	Undo        = "undo"
	Redo        = "redo"
	Done        = "done"
	Log         = "log"
	LogBack     = "log-line-back"
	LogOn       = "log-line-on"
	LogOnly     = "log-only"
	Search      = "log-search"
	LogCopy     = "log-copy"
	Recap       = "recap"
	Standing    = "standing"
	Names       = "names"
	Speak       = "speak"
	Pace        = "pace"
	Steps       = "steps"
	Rules       = "rules"
	RulesHere   = "rules-here"
	Moves       = "moves"
	Hint        = "hint"
	Worth       = "worth"
	Menu        = "menu"
	Mute        = "mute"
	Pin         = "pin"
	Point       = "point"
	Sofa        = "sofa"
	Aside       = "aside"
	Take        = "take"
	More        = "more"
	Next        = "next"
	Previous    = "previous"
	NextPart    = "next-part"
	PrevPart    = "previous-part"
	GoLeft      = "left"
	GoRight     = "right"
	GoUp        = "up"
	GoDown      = "down"
	LookLeft    = "look-left"
	LookRight   = "look-right"
	LookUp      = "look-up"
	LookDown    = "look-down"
	Step        = "step"
	Back        = "back"
	PageBack    = "lesson-back"
	PageOn      = "lesson-forward"
	ZoomIn      = "zoom-in"
	ZoomOut     = "zoom-out"
	PanLeft     = "pan-left"
	PanRight    = "pan-right"
	PanUp       = "pan-up"
	PanDown     = "pan-down"
	WinterBless = "winter-bless"
	WinterPray  = "winter-pray"
	WinterTake  = "winter-take"
	WinterEnd   = "winter-end"
	Report      = "report"
	FullScreen  = "full-screen"

	ReplayPlay     = "replay-play"
	ReplayOn       = "replay-forward"
	ReplayBack     = "replay-back"
	ReplayStepOn   = "replay-step-forward"
	ReplayStepBack = "replay-step-back"
	ReplayTurnOn   = "replay-turn-forward"
	ReplayTurnBack = "replay-turn-back"
	ReplayYearOn   = "replay-year-forward"
	ReplayYearBack = "replay-year-back"
	ReplayFirst    = "replay-first"
	ReplayLast     = "replay-last"
	ReplaySpeed    = "replay-speed"
	ReplayBranch   = "replay-branch"
	ReplayLeave    = "replay-leave"
)

// When is when a command is obeyed. Two commands may have the same key if they are never obeyed at the same time.
type When uint8

// When the commands are obeyed.
const (
	Always   When = iota
	AtTable       // the players can do something; nothing is being shown
	Showing       // what happened is being shown
	Learning      // in a lesson, at the table and while something is shown
	Watching      // a campaign is looked at again
	AtFarm        // at the table of Skadi
	NumWhens
)

// meets reports whether a command can be obeyed at the same time as another one.
func (w When) meets(other When) bool {
	inLesson := func(w When) bool { return w == Learning || w == AtTable || w == Showing }
	return w == other || w == Always || other == Always || (w == Learning || other == Learning) && inLesson(w) && inLesson(other)
}

// Command is something the keyboard can ask for.
type Command struct {
	Name  string
	Says  string // what it does, in words that go on from its key: "Ctrl+Z takes the last move back"
	When  When
	usual []string // its keys, the one that is shown first
	Fixed bool     // its keys cannot be changed
}

// All is all commands, in the order in which they are listed.
var All = append([]Command{
	{Name: GoLeft, Says: "points at what can be chosen on the left", When: AtTable, usual: []string{"Left", "D-pad Left"}},
	{Name: GoRight, Says: "points at what can be chosen on the right", When: AtTable, usual: []string{"Right", "D-pad Right"}},
	{Name: GoUp, Says: "points at what can be chosen above", When: AtTable, usual: []string{"Up", "D-pad Up"}},
	{Name: GoDown, Says: "points at what can be chosen below", When: AtTable, usual: []string{"Down", "D-pad Down"}},
	{Name: Next, Says: "points at the next thing that can be chosen", When: AtTable, usual: []string{"Tab", "LT+D-pad Right"}},
	{Name: Previous, Says: "points at the previous thing that can be chosen", When: AtTable, usual: []string{"Shift+Tab", "LT+D-pad Left"}},
	{Name: NextPart, Says: "points at the next part of the table", When: AtTable, usual: []string{"Ctrl+Right", "RB"}},
	{Name: PrevPart, Says: "points at the previous part of the table", When: AtTable, usual: []string{"Ctrl+Left", "LB"}},
	{Name: Take, Says: "picks up what is pointed at, puts down what is held, or presses a button", When: AtTable,
		usual: []string{"Enter", "Space", "(A)"}},
	{Name: Back, Says: "puts back what is held, closes what is open, or opens the menu", When: Always, usual: []string{"Escape", "(B)"},
		Fixed: true},
	{Name: LookLeft, Says: "points at anything on the left, to read it", When: AtTable, usual: []string{"Shift+Left", "R-stick Left"}},
	{Name: LookRight, Says: "points at anything on the right, to read it", When: AtTable, usual: []string{"Shift+Right", "R-stick Right"}},
	{Name: LookUp, Says: "points at anything above, to read it", When: AtTable, usual: []string{"Shift+Up", "R-stick Up"}},
	{Name: LookDown, Says: "points at anything below, to read it", When: AtTable, usual: []string{"Shift+Down", "R-stick Down"}},
	{Name: More, Says: "turns to more answers, if there are many", When: AtTable, usual: []string{"0"}},
	{Name: Pin, Says: "shows what is pointed at large, and keeps it open", When: AtTable, usual: []string{"Z", "(Y)"}},
	{Name: Point, Says: "points at a thing for the other player; with a piece in hand, proposes to drop it there", When: AtTable,
		usual: []string{"X"}},
	{Name: Done, Says: "ends the actions", When: AtTable, usual: []string{"D", "LT+(A)"}},
	{Name: Undo, Says: "takes the last move back", When: AtTable, usual: []string{"U", "Ctrl+Z", "LT+(B)"}},
	{Name: Redo, Says: "makes the move taken back again", When: AtTable, usual: []string{"Y", "Ctrl+Y", "Ctrl+Shift+Z", "LT+(Y)"}},
	{Name: Hint, Says: "gives a hint, a step more with each press; held, it plays the turn",
		When: AtTable, usual: []string{"H", "(X)"}},
	{Name: Worth, Says: "says what the move pointed at is worth", When: AtTable, usual: []string{"Shift+H", "LT+(X)"}},
	{Name: Moves, Says: "lists every move that can be made", When: AtTable, usual: []string{"Ctrl+K", "RT"}},
	{Name: Log, Says: "opens or closes the log", When: AtTable, usual: []string{"L", "Select"}},
	{Name: LogBack, Says: "points at the previous line in the log: Enter opens its rule", When: AtTable, usual: []string{"Ctrl+Up", "LT+D-pad Up"}},
	{Name: LogOn, Says: "points at the next line in the log", When: AtTable, usual: []string{"Ctrl+Down", "LT+D-pad Down"}},
	{Name: LogOnly, Says: "shows other lines of the log: all, those of a character, losses and gains", When: AtTable,
		usual: []string{"Shift+L"}},
	{Name: Search, Says: "looks for words in the log, in the list of moves, in the rules or among the campaigns", When: Always,
		usual: []string{"Ctrl+F", "LT+R-stick Up"}},
	{Name: LogCopy, Says: "copies the log as text", When: AtTable, usual: []string{"Ctrl+C"}},
	{Name: Recap, Says: "tells what happened in the last turn, or puts that away", When: AtTable, usual: []string{"W", "LT+LS"}},
	{Name: Standing, Says: "shows how the campaign is going: the six tracks and the score", When: AtTable, usual: []string{"G", "LT+Select"}},
	{Name: Names, Says: "names every icon in sight, as long as it is held", When: AtTable, usual: []string{"I", "LS"}},
	{Name: Speak, Says: "speaks: what is pointed at, what happened last and what is asked", When: Always, usual: []string{"K", "F2", "LT+RT"}},
	{Name: Pace, Says: "shows what happens at the next speed", When: AtTable, usual: []string{"P"}},
	{Name: Steps, Says: "waits before each automatic step, or no longer", When: AtTable, usual: []string{"Shift+P"}},
	{Name: Sofa, Says: "shows the table large, to be read from the sofa, or as before", When: AtTable, usual: []string{"F"}},
	{Name: Rules, Says: "opens the rules", When: AtTable, usual: []string{"R", "LT+Start"}},
	{Name: Menu, Says: "opens the menu", When: AtTable, usual: []string{"M", "Start"}},
	{Name: Mute, Says: "turns the sound off or on", When: AtTable, usual: []string{"S"}},
	{Name: Step, Says: "ends what is being shown; held, it skips to the next question", When: Showing,
		usual: []string{"Space", "Enter", "(A)"}},
	{Name: PageBack, Says: "shows the previous page of a lesson, to read it again", When: Learning,
		usual: []string{"Backspace", "PageUp", "LT+R-stick Left"}},
	{Name: PageOn, Says: "goes on to the next page of a lesson, once it can be read", When: Learning, usual: []string{"PageDown", "LT+R-stick Right"}},
	{Name: ReplayPlay, Says: "plays a replay, or pauses it", When: Watching, usual: []string{"Space", "(A)"}},
	{Name: ReplayOn, Says: "goes a move forward in a replay", When: Watching, usual: []string{"Right", "D-pad Right"}},
	{Name: ReplayBack, Says: "goes a move back in a replay", When: Watching, usual: []string{"Left", "D-pad Left"}},
	{Name: ReplayStepOn, Says: "goes to the next step in a replay", When: Watching, usual: []string{"Shift+Right", "LT+D-pad Right"}},
	{Name: ReplayStepBack, Says: "goes a step back in a replay", When: Watching, usual: []string{"Shift+Left", "LT+D-pad Left"}},
	{Name: ReplayTurnOn, Says: "goes to the next turn in a replay", When: Watching, usual: []string{"PageDown", "RB"}},
	{Name: ReplayTurnBack, Says: "goes a turn back in a replay", When: Watching, usual: []string{"PageUp", "LB"}},
	{Name: ReplayYearOn, Says: "goes to the next year in a replay", When: Watching,
		usual: []string{"Shift+PageDown", "Ctrl+PageDown", "LT+D-pad Down"}},
	{Name: ReplayYearBack, Says: "goes a year back in a replay", When: Watching, usual: []string{"Shift+PageUp", "Ctrl+PageUp", "LT+D-pad Up"}},
	{Name: ReplayFirst, Says: "goes to the beginning of a replay", When: Watching, usual: []string{"Home", "D-pad Up"}},
	{Name: ReplayLast, Says: "goes to the end of a replay", When: Watching, usual: []string{"End", "D-pad Down"}},
	{Name: ReplaySpeed, Says: "plays a replay at the next speed", When: Watching, usual: []string{"T", "(X)"}},
	{Name: ReplayBranch, Says: "branches a new campaign from a replay", When: Watching, usual: []string{"B", "(Y)"}},
	{Name: ReplayLeave, Says: "leaves a replay", When: Watching, usual: []string{"Q"}},
	{Name: WinterBless, Says: "lays a blessing die on the next check, or takes it back", When: AtFarm, usual: []string{"B", "LB"}},
	{Name: WinterPray, Says: "prays after a failed check", When: AtFarm, usual: []string{"P", "RB"}},
	{Name: WinterTake, Says: "accepts the failure of a check", When: AtFarm, usual: []string{"A", "(Y)"}},
	{Name: WinterEnd, Says: "ends the week", When: AtFarm, usual: []string{"E", "LT+(A)"}},
	{Name: Aside, Says: "puts the cards to choose from aside to show the table, or brings them back", When: Always,
		usual: []string{"V", "LT+RS"}},
	{Name: ZoomIn, Says: "shows a part of the table larger", When: Always, usual: []string{"+", "=", "Shift+=", "LT+RB"}},
	{Name: ZoomOut, Says: "shows more of the table again", When: Always, usual: []string{"-", "LT+LB"}},
	{Name: PanLeft, Says: "moves the part in sight to the left", When: Always, usual: []string{"Ctrl+Shift+Left"}},
	{Name: PanRight, Says: "moves the part in sight to the right", When: Always, usual: []string{"Ctrl+Shift+Right"}},
	{Name: PanUp, Says: "moves the part in sight up", When: Always, usual: []string{"Ctrl+Shift+Up"}},
	{Name: PanDown, Says: "moves the part in sight down", When: Always, usual: []string{"Ctrl+Shift+Down"}},
	{Name: RulesHere, Says: "opens the rules at what is pointed at", When: Always, usual: []string{"F1", "RS"}},
	{Name: FullScreen, Says: "fills the screen, or goes back to a window", When: Always, usual: []string{"F11", "Alt+Enter"}},
	{Name: Report, Says: "writes a report, for when something looks wrong", When: Always, usual: []string{"F8"}},
}, answerCommands()...)

// Answer returns the command that presses the answer of the prompt line that a digit stands on.
func Answer(digit int) string { return fmt.Sprintf("answer-%d", digit) }

func answerCommands() []Command {
	var list []Command
	for digit := 1; digit <= layout.Digits; digit++ {
		list = append(list, Command{
			Name: Answer(digit), Says: fmt.Sprintf("gives answer %d of the prompt line", digit), When: AtTable,
			usual: []string{fmt.Sprint(digit)}, Fixed: true,
		})
	}
	return list
}

// Of returns the command of a name, or nil.
func Of(name string) *Command {
	for i := range All {
		if All[i].Name == name {
			return &All[i]
		}
	}
	return nil
}

// Keys is the keys of each command, the one that is shown first. Nil is the usual ones.
type Keys map[string][]chord.Chord

// Usual is the keys that the commands have as long as no other is set.
var Usual = func() Keys {
	m := Keys{}
	for _, c := range All {
		for _, word := range c.usual {
			m[c.Name] = append(m[c.Name], chord.Must(word))
		}
	}
	return m
}()

// New returns the usual keys but for those set, by the names of commands, on the keyboard and on a gamepad. What cannot be is left at the
// usual key and said in a sentence.
func New(keys, pad map[string]string) (m Keys, wrong []string) {
	m = maps.Clone(Usual)
	type change struct {
		name string
		key  chord.Chord
	}
	var changed []change
	for i, set := range []map[string]string{keys, pad} {
		onPad := i == 1
		for _, name := range slices.Sorted(maps.Keys(set)) {
			c, err := chord.Parse(set[name])
			if err == nil && c.Pad() != onPad {
				err = fmt.Errorf("%s belongs to another device", c)
			}
			switch command := Of(name); {
			case command == nil:
				wrong = append(wrong, fmt.Sprintf("There is no command %q to set a key for.", name))
			case command.Fixed:
				wrong = append(wrong, fmt.Sprintf("The key of %q cannot be changed.", name))
			case err != nil:
				wrong = append(wrong, fmt.Sprintf("The key of %q stays %s: %v.", name, m.words(name, onPad), err))
			default:
				m.put(name, onPad, c)
				changed = append(changed, change{name, c})
			}
		}
	}
	// A command that goes back to its usual key may take it from another.
	for clash := true; clash; {
		clash = false
		for i, c := range changed {
			if err := m.Check(c.name, c.key); err != nil {
				m.put(c.name, c.key.Pad(), Usual.On(c.name, c.key.Pad())...)
				changed = slices.Delete(changed, i, i+1)
				wrong = append(wrong, fmt.Sprintf("The key of %q stays %s: %v.", c.name, m.words(c.name, c.key.Pad()), err))
				clash = true
				break
			}
		}
	}
	return m, wrong
}

// put gives a command other keys on one device.
func (m Keys) put(name string, pad bool, keys ...chord.Chord) {
	m[name] = append(slices.Clone(m.On(name, !pad)), keys...)
}

// words are the keys of a command on a device, or "unset".
func (m Keys) words(name string, pad bool) string {
	if say := Words(m.On(name, pad), chord.Xbox); say != "" {
		return say
	}
	return "unset"
}

func Words(keys []chord.Chord, of chord.Make) string {
	var words []string
	for _, c := range keys {
		words = append(words, of.Shown(c.String()))
	}
	return strings.Join(words, " or ")
}

// Check says why a command cannot have a key, in words without a full stop, or nil.
func (m Keys) Check(name string, key chord.Chord) error {
	own := Of(name)
	if own == nil {
		return fmt.Errorf("there is no command %q", name)
	}
	for _, c := range All {
		if c.Name != name && c.When.meets(own.When) && m.Means(key, c.Name) {
			return fmt.Errorf("%s already %s", key, c.Says)
		}
	}
	return nil
}

// AtTable reports whether a key means something while the players can do something.
func (m Keys) AtTable(key chord.Chord) bool {
	return slices.ContainsFunc(All, func(c Command) bool { return c.When == AtTable && m.Means(key, c.Name) })
}

func (m Keys) Means(key chord.Chord, name string) bool {
	return slices.Contains(m.Of(name), key)
}

// Key is the first key of a command on a device as it is shown, or "".
func (m Keys) Key(name string, pad bool) string {
	for _, c := range m.Of(name) { // every tick asks for those of the buttons
		if c.Pad() == pad {
			return c.String()
		}
	}
	return ""
}

// On is all keys of a command on a device, the one that is shown first.
func (m Keys) On(name string, pad bool) []chord.Chord {
	return slices.DeleteFunc(slices.Clone(m.Of(name)), func(c chord.Chord) bool { return c.Pad() != pad })
}

// Of returns all keys of a command, the one that is shown first.
func (m Keys) Of(name string) []chord.Chord {
	if m == nil {
		return Usual[name]
	}
	return m[name]
}
