package speech

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Words are what is to be said of what somebody sees, in sentences.
type Words struct {
	Focus []string // what is pointed at or has the focus
	Last  []string // what happened last
	Asked []string // what is asked, and what else stands there
}

// All returns all sentences in the order in which they are said.
func (w *Words) All() []string { return slices.Concat(w.Focus, w.Last, w.Asked) }

// Tidy puts each text into a sentence, by a function that may be nil and a full stop, and leaves out what is said already: of what
// happened also what others have told with their own words around it.
func (w *Words) Tidy(sentence func(string) string) {
	var said []string
	for _, part := range []*[]string{&w.Focus, &w.Last, &w.Asked} {
		var kept []string
		for _, say := range *part {
			if say = strings.Join(strings.Fields(say), " "); sentence != nil {
				say = sentence(say)
			}
			if say == "" {
				continue
			}
			if last, _ := utf8.DecodeLastRuneInString(say); !strings.ContainsRune(".?!:…", last) {
				say += "."
			}
			told := func(other string) bool {
				return other == say || part == &w.Last && strings.Contains(other, strings.TrimRight(say, "."))
			}
			if !slices.ContainsFunc(said, told) {
				said, kept = append(said, say), append(kept, say)
			}
		}
		*part = kept
	}
}

// Since returns what has become new since other words were said: another focus and another event whole, and of the same focus and of
// the rest what was not among them.
func (w *Words) Since(was *Words) (say []string) {
	before := strings.Join(was.All(), "\n")
	fresh := func(list []string) {
		for _, one := range list {
			if !strings.Contains(before, strings.TrimRight(one, ".?!:")) {
				say = append(say, one)
			}
		}
	}
	switch {
	case len(w.Focus) > 0 && (len(was.Focus) == 0 || w.Focus[0] != was.Focus[0]):
		say = append(say, w.Focus...)
	default:
		fresh(w.Focus)
	}
	if !slices.Equal(w.Last, was.Last) {
		say = append(say, w.Last...)
	}
	fresh(w.Asked)
	return say
}
