package game

import (
	"slices"

	"sixwinters/game/chord"
)

// searchField is what is written into a field that looks for something.
type searchField struct {
	text     string
	selected bool // all of it, by Ctrl+A: the next letter replaces it
}

// longestSearch is how many letters fit into the field.
const longestSearch = 40

// take takes what is typed, and reports whether that changed what is looked for.
func (f *searchField) take(k *keyboard) bool {
	before := f.text
	all := slices.Contains(k.struck, stroke{chord: chord.Chord{Key: "A", Ctrl: true}})
	if all {
		f.selected = f.text != "" // letters typed within the same tick come after it
	}
	for _, letter := range k.typed {
		if letter < ' ' {
			continue
		}
		if f.selected {
			f.text, f.selected = "", false
		}
		if len(f.text) < longestSearch {
			f.text += string(letter)
		}
	}
	if letters := []rune(f.text); k.hit("Backspace") && f.selected {
		f.text = ""
	} else if k.hit("Backspace") && len(letters) > 0 {
		f.text = string(letters[:len(letters)-1])
	}
	if len(k.struck) > 0 && !all {
		f.selected = false
	}
	f.selected = f.selected && f.text != ""
	return f.text != before
}
