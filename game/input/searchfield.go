package input

import (
	"slices"
	"unicode/utf8"

	"sixwinters/game/input/chord"
)

// SearchField is what is written into a field that looks for something.
type SearchField struct {
	Text     string
	Selected bool // all of it, by Ctrl+A: the next letter replaces it
}

// longestSearch is how many letters fit into the field.
const longestSearch = 40

// Take takes what is typed, and reports whether that changed what is looked for.
func (f *SearchField) Take(k *Keyboard) bool {
	before := f.Text
	all := slices.Contains(k.Struck, Stroke{Chord: chord.Chord{Key: "A", Ctrl: true}})
	if all {
		f.Selected = f.Text != "" // letters typed within the same tick come after it
	}
	for _, letter := range k.Typed {
		if letter < ' ' {
			continue
		}
		if f.Selected {
			f.Text, f.Selected = "", false
		}
		if utf8.RuneCountInString(f.Text) < longestSearch {
			f.Text += string(letter)
		}
	}
	if letters := []rune(f.Text); k.Hit("Backspace") && f.Selected {
		f.Text = ""
	} else if k.Hit("Backspace") && len(letters) > 0 {
		f.Text = string(letters[:len(letters)-1])
	}
	if len(k.Struck) > 0 && !all {
		f.Selected = false
	}
	f.Selected = f.Selected && f.Text != ""
	return f.Text != before
}
