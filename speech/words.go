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
				return other == say || part == &w.Last && holds(other, say)
			}
			if !slices.ContainsFunc(said, told) {
				said, kept = append(said, say), append(kept, say)
			}
		}
		*part = kept
	}
}

// Since returns what has become new since other words were said: what happened, of which only the rest is new if it goes on; another
// focus, whole unless it comes of what happened; and of the same focus and of the rest what was not among them. What happened comes
// before what is pointed at now.
func (w *Words) Since(was *Words) (say []string) {
	before := was.All()
	fresh := func(list []string) {
		for _, one := range list {
			if !slices.ContainsFunc(before, func(other string) bool { return holds(other, one) }) {
				say = append(say, one)
			}
		}
	}
	n, happened := len(was.Last), !slices.Equal(w.Last, was.Last)
	switch {
	case !happened:
	case n > 0 && len(w.Last) > n && slices.Equal(w.Last[:n], was.Last):
		say = append(say, w.Last[n:]...)
	default:
		say = append(say, w.Last...)
	}
	switch another := len(w.Focus) > 0 && (len(was.Focus) == 0 || w.Focus[0] != was.Focus[0]); {
	case another && happened: // such as a card that has been chosen, and lies elsewhere now
		say = append(say, w.Focus[0])
		fresh(w.Focus[1:])
	case another:
		say = append(say, w.Focus...)
	default:
		fresh(w.Focus)
	}
	fresh(w.Asked)
	return say
}

// holds reports whether a text says a sentence, alone or with others, or as the end of one behind a colon: not where the sentence is only
// the beginning of a longer one, such as a name that another one begins with.
func holds(text, say string) bool {
	bare := strings.TrimRight(say, ".?!:")
	for from := 0; ; {
		at := strings.Index(text[from:], bare)
		if at < 0 || bare == "" {
			return false
		}
		at += from
		before, after := text[:at], text[at+len(bare):]
		if begins(before) && ends(after) {
			return true
		}
		from = at + 1
	}
}

func begins(before string) bool {
	return before == "" || strings.HasSuffix(before, ". ") || strings.HasSuffix(before, ": ") || strings.HasSuffix(before, "? ") || strings.HasSuffix(before, "! ")
}

func ends(after string) bool { return after == "" || strings.ContainsRune(".?!:", rune(after[0])) }
