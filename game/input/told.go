package input

import (
	"strings"

	"sixwinters/game/input/chord"
	"sixwinters/game/input/command"
)

// told is what texts say to a mouse and a keyboard, and what they say instead to a gamepad and to fingers; longer phrases come before
// those that they contain. A word that begins with $ is the key of a command.
var told = []struct{ desk, pad, touch string }{
	{"Clicks also work: one to pick a die up, one to drop it.", "(A) picks a die up, and (A) drops it.", "Taps also work: one to pick a die up, one to drop it."},
	{"F1, or this button, opens its rule.", "$rules-here, or this button, opens its rule.", "This button opens its rule."},
	{"Hover over anything and press F1 for its rule, or press H for a hint.", "Look at anything and press $rules-here for its rule, or press $hint for a hint.",
		"Rest a finger on anything to read about it. The menu gives hints."},
	{"Ctrl+K lists everything that can be done now.", "$moves lists everything that can be done now.", "Lists everything that can be done now, in the menu."},
	{"; so does Ctrl+Y.", "; so does $redo.", "."},
	{"; so does Ctrl+Z.", "; so does $undo.", "."},
	{"; so does F1.", "; so does $rules-here.", "."},
	{"; so does Escape.", "; so does $back.", "."},
	{"; Escape takes that back.", "; $back takes that back.", "; put them back to choose others."},
	{"branch from there with B.", "branch from there with $replay-branch.", "branch from there with the button below."},
	{"Z or the right button pins one. Click its pin or press Escape to put it away.", "$pin pins one, and $back puts it away.", "Tap its pin to put it away."},
	{"hover over it, or press W for all.", "look at it, or press $recap for all.", "rest a finger on it, or tap it for all."},
	{"turn at the mouse", "turn at the gamepad", "turn at the screen"},
	{"turns at the mouse", "turns at the gamepad", "turns at the screen"},
	{"hand the mouse over", "hand the gamepad over", "hand the screen over"},
	{"Drag it to spend it", "Take it to spend it", "Drag it to spend it"},
	{"drag ", "bring ", "drag "},
	{"when you hover here", "when you look here", "when you rest a finger here"},
	{"Hover over", "Look at", "Rest a finger on"},
	{"hover over", "look at", "rest a finger on"},
	{"A click: ", "(A): ", "A tap: "},
	{"A click ", "(A) ", "A tap "},
	{"a click ", "(A) ", "a tap "},
	{"for a click ", "for (A) ", "for a tap "},
	{"Click again", "Press (A) again", "Tap again"},
	{"Click here", "Press (A) here", "Tap here"},
	{"Click to", "Press (A) to", "Tap to"},
	{", click it, or", ", choose it, or", ", tap it, or"},
	{"Click ", "Choose ", "Tap "},
	{"click ", "choose ", "tap "},
}

// Told returns a text in the words of the device used last. It is written for a mouse and the usual keys.
func (k *Keyboard) Told(say string) string {
	if k.Device == Desk {
		return say
	}
	for i := range told {
		t := &told[i]
		if !strings.Contains(say, t.desk) {
			continue
		}
		to := t.touch
		if k.Device == Pad {
			to = strings.ReplaceAll(k.named(t.pad), chord.PadA, k.Make.Shown(chord.PadA))
		}
		say = strings.ReplaceAll(say, t.desk, to)
	}
	return strings.TrimSpace(say)
}

// ByKeys returns a text as Told does, without the mouse: it is for somebody who uses the keyboard.
func (k *Keyboard) ByKeys(say string) string {
	if k.Device != Desk {
		return k.Told(say)
	}
	for i := range told {
		if t := &told[i]; strings.Contains(say, t.desk) {
			to := strings.NewReplacer("(A)", k.Key(command.Take), "gamepad", "keyboard").Replace(k.named(t.pad))
			say = strings.ReplaceAll(say, t.desk, to)
		}
	}
	return strings.TrimSpace(unhanded.Replace(say))
}

// unhanded takes out of texts what only a hand at the table and eyes do: it is for somebody who uses the keyboard and hears them.
var unhanded = strings.NewReplacer(
	"Drop it on a highlighted spot.", "Choose where it goes.", "Hover to preview. ", "", "Hover to preview.", "", "Drop it on", "Put it on", "Drop them on", "Put them on",
	"; everything you can do lights up", "")

// named fills in the keys of commands, as the device used last has them.
func (k *Keyboard) named(say string) string {
	for i := range command.All {
		name := command.All[i].Name
		if at := "$" + name; strings.Contains(say, at+" ") || strings.Contains(say, at+",") || strings.Contains(say, at+".") {
			say = strings.ReplaceAll(say, at, k.Key(name))
		}
	}
	return say
}
