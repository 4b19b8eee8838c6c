package text

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/speech"
)

// What is said is told in pages that a voice reads in one go: at most five sentences, and then at most nine answers to choose from.
const (
	mostSentences = 5
	mostOnPage    = 9
)

// pages are what is still to be said.
type pages struct{ lines []line }

// line is a sentence, or an answer to choose.
type line struct {
	say    string
	option bool
}

func (p *pages) add(text string) {
	for _, say := range speech.Sentences(text) {
		if say == "" {
			continue
		}
		if !strings.ContainsAny(say[len(say)-1:], ".!?:") {
			say += "."
		}
		p.lines = append(p.lines, line{say: say})
	}
}

func (p *pages) option(say string) { p.lines = append(p.lines, line{say, true}) }

func (p *pages) empty() bool { return len(p.lines) == 0 }

// holds reports whether a sentence that begins so is still to be said.
func (p *pages) holds(begins string) bool {
	return slices.ContainsFunc(p.lines, func(l line) bool { return strings.HasPrefix(l.say, begins) })
}

// turn returns the next page, and says how much is left.
func (p *pages) turn() (page []string) {
	said, options := 0, 0
	for len(p.lines) > 0 {
		next := p.lines[0]
		if next.option && options == mostOnPage || !next.option && (said == mostSentences || options > 0) {
			break
		}
		if next.option {
			options++
		} else {
			said++
		}
		page = append(page, next.say)
		p.lines = p.lines[1:]
	}
	if n := len(p.lines); n > 0 {
		page = append(page, fmt.Sprintf("(more: %d)", n))
	}
	return page
}

// recorded is what is kept in a file of its own: a campaign or a winter.
type recorded interface {
	News() []string
	Trouble() error
}

// warn says what has happened to the file, and whether it cannot be written.
func warn(of recorded, say func(text string)) {
	for _, news := range of.News() {
		say(news)
	}
	if err := of.Trouble(); err != nil {
		say("Careful: " + err.Error() + ".")
	}
}
