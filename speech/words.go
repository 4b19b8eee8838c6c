package speech

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
)

// Words are what is to be said of what somebody sees, in sentences.
type Words struct {
	Heading []string // what the focus answers, such as the question before its answers
	Focus   []string // what is pointed at or has the focus, its name first
	More    []string // the rest about it, which is told only where it is asked for
	// Constant: the focus is on a button that is always there, which is told only to who moves the focus to it.
	Constant bool
	Covers   bool     // it is a sheet: what lies below is not told again once it is gone
	Last     []string // what happened last
	Made     int      // moves made by then: as long as it is the same, each sentence of what happened is told once; 0 if that is not known
	Asked    []string // what is asked, and what else stands there
	Stands   []string // what is asked all through a turn or an attempt
	Turn     int      // that turn or attempt: as long as it is the same, what stands is told once
	Once     []Once   // what is told only once, however often it comes back
}

// Once is a sentence that is told once for a key, before what is asked or after it.
type Once struct {
	Key, Say string
	After    bool
}

// parts are the sentences in the order in which they are said.
func (w *Words) parts() []*[]string {
	return []*[]string{&w.Heading, &w.Focus, &w.Last, &w.Asked, &w.Stands}
}

// All returns all sentences in the order in which they are said, but for the rest about the focus.
func (w *Words) All() (all []string) {
	for _, part := range w.parts() {
		if part == &w.Asked || part == &w.Stands {
			for _, one := range w.Once {
				if one.After == (part == &w.Stands) && one.Say != "" {
					all = append(all, one.Say)
				}
			}
		}
		all = append(all, *part...)
	}
	return all
}

// Tidy puts each text into a sentence, by a function that may be nil and a full stop, and leaves out what is said already: of what
// happened also what others have told with their own words around it.
func (w *Words) Tidy(sentence func(string) string) {
	var said []string
	tidy := func(say string, told func(other, say string) bool) string {
		if say = strings.Join(strings.Fields(say), " "); sentence != nil {
			say = sentence(say)
		}
		if say == "" {
			return ""
		}
		if last, _ := utf8.DecodeLastRuneInString(say); !strings.ContainsRune(".?!:…", last) {
			say += "."
		}
		if slices.ContainsFunc(said, func(other string) bool { return told(other, say) }) {
			return ""
		}
		said = append(said, say)
		return say
	}
	same := func(other, say string) bool { return other == say }
	for _, part := range w.parts() {
		told := same
		switch part {
		case &w.Last:
			told = func(other, say string) bool { return other == say || holds(other, say) }
		case &w.Asked:
			for i := range w.Once { // what is said already counts as told
				w.Once[i].Say = tidy(w.Once[i].Say, same)
			}
		case &w.Stands: // the question may be told before its answers, sentence by sentence
			w.Stands = Sentences(w.Stands...)
		}
		var kept []string
		for _, say := range *part {
			if say = tidy(say, told); say != "" {
				kept = append(kept, say)
			}
		}
		*part = kept
	}
	var more []string
	for _, say := range w.More {
		if say = tidy(say, same); say != "" {
			more = append(more, say)
		}
	}
	w.More = more
}

// sentenceEnd ends a sentence that another one follows: not the number of an answer, nor an abbreviation within one.
var sentenceEnd = regexp.MustCompile(`([.!?]) ([A-Z0-9])`)

// Sentences returns the sentences of texts.
func Sentences(texts ...string) (list []string) {
	for _, text := range texts {
		list = append(list, strings.Split(sentenceEnd.ReplaceAllString(strings.Join(strings.Fields(text), " "), "$1\n$2"), "\n")...)
	}
	return list
}

// Since returns what has become new since other words were said: what happened, of which only the rest is new if it goes on; another
// focus, only its name if it comes of what happened; and of the same focus and of the rest what was not among them. What happened comes
// before what is pointed at now.
func (w *Words) Since(was *Words) (say []string) {
	before := was.All()
	made := w.Last
	if len(made) > 0 && slices.ContainsFunc(slices.Concat(was.Heading, was.Asked), func(other string) bool { return proposes(other, made[0]) }) {
		if made = made[1:]; len(made) == 0 { // what was proposed is made, and nothing else came of it
			made = []string{"OK."}
		}
	}
	fresh := func(list []string) {
		for _, one := range list {
			if !slices.ContainsFunc(before, func(other string) bool { return holds(other, one) }) {
				say = append(say, one)
			}
		}
	}
	n := len(was.Last)
	switch {
	case slices.Equal(w.Last, was.Last):
	case w.Made > 0 && w.Made == was.Made:
		fresh(w.Last)
	case n > 0 && len(w.Last) > n && slices.Equal(w.Last[:n], was.Last):
		say = append(say, w.Last[n:]...)
	default:
		say = append(say, made...)
	}
	happened := len(say) > 0
	fresh(w.Heading)
	switch another := len(w.Focus) > 0 && (len(was.Focus) == 0 || w.Focus[0] != was.Focus[0]); {
	case another && happened: // such as a card that has been chosen, and lies elsewhere now
		say = append(say, w.Focus[0])
	case another:
		say = append(say, w.Focus...)
	default:
		fresh(w.Focus)
	}
	once := func(after bool) {
		for _, one := range w.Once {
			if one.After == after && one.Say != "" && !slices.ContainsFunc(was.Once, func(told Once) bool { return told.Key == one.Key }) {
				say = append(say, one.Say)
			}
		}
	}
	once(false)
	fresh(w.Asked)
	once(true)
	if w.Turn != was.Turn {
		say = append(say, w.Stands...)
	} else {
		fresh(w.Stands)
	}
	return say
}

// After returns the words as they are kept once they are said, with what was told before and is not to be told again.
func (w Words) After(was *Words) Words {
	switch {
	case len(w.Last) == 0: // a sheet covers it, and it is still known
		w.Last, w.Made = was.Last, was.Made
	case w.Made > 0 && w.Made == was.Made:
		last := w.Last
		for _, one := range was.Last {
			if !slices.Contains(w.Last, one) {
				last = append(slices.Clip(last), one)
			}
		}
		w.Last = last
	}
	if len(w.Stands) == 0 && (w.Turn == 0 || w.Turn == was.Turn) {
		w.Stands, w.Turn = was.Stands, was.Turn
	}
	for _, told := range was.Once {
		if !slices.ContainsFunc(w.Once, func(one Once) bool { return one.Key == told.Key }) {
			w.Once = append(slices.Clip(w.Once), told)
		}
	}
	return w
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

// proposes reports whether a text proposes what another one says: as its end, behind a colon.
func proposes(text, say string) bool {
	at := len(text) - len(say)
	return at > 0 && strings.EqualFold(text[at:], say) && strings.HasSuffix(text[:at], ": ")
}

func begins(before string) bool {
	return before == "" || strings.HasSuffix(before, ". ") || strings.HasSuffix(before, ": ") || strings.HasSuffix(before, "? ") || strings.HasSuffix(before, "! ")
}

func ends(after string) bool { return after == "" || strings.ContainsRune(".?!:", rune(after[0])) }
