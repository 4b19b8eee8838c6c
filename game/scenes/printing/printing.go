// Package printing writes the game as a PDF to print, cut and play on a real table: the player chooses the paper and the ink, and it
// is written in the background.
package printing

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/art"
	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/paper"
	"sixwinters/rules"
	"sixwinters/saves"
)

type printing struct {
	app.MenuScene
	opts   paper.Options
	part   int             // of parts: what is printed
	stack  []*content.Box  // that are printed with the game, the lowest first
	book   *rules.Rulebook // with them
	folder string          // of the PDF

	writing app.Work[result] // counts pages
	theme   *art.Theme       // in which their pictures are painted
	written string           // the file; "" until there is one
	cramped []content.Finding
}

// result is how the writing ended.
type result struct {
	file    string
	cramped []content.Finding // texts that had to be printed smaller than is easy to read
	err     error
}

// Open goes to the choice of what to print.
func Open(g *app.App) error {
	g.Show(&printing{folder: saves.Documents(), stack: g.Book.Content().Boxes, book: g.Book})
	return nil
}

// parts are what can be printed by itself, by its name on the screen; the first is the whole game.
var parts = []struct {
	say  string
	only []paper.Part
}{
	{"Everything", nil},
	{"Cards", []paper.Part{paper.Obstacles, paper.Locations, paper.ProgressCards}},
	{"Mats", []paper.Part{paper.Mats}},
	{"Boards", []paper.Part{paper.Boards}},
	{"Tokens", []paper.Part{paper.Tokens}},
	{"Sheets", []paper.Part{paper.Forms}},
	{"Rules", []paper.Part{paper.Rules}},
}

// turn adds a box to those that are printed, with the boxes it is built on, or leaves it out again. If they do not go together
// nothing is changed, and the error says why.
func (l *printing) turn(g *app.App, box *content.Box, atHand []*content.Box) error {
	same := func(other *content.Box) bool { return other.BoxRef == box.BoxRef }
	stack := slices.Clone(l.stack)
	if slices.ContainsFunc(stack, same) {
		stack = slices.DeleteFunc(stack, same)
	} else {
		below, err := boxes.Below(box, atHand)
		if err != nil {
			return err
		}
		for _, needed := range append(below, box) {
			if !slices.ContainsFunc(stack, func(other *content.Box) bool { return other.BoxRef == needed.BoxRef }) {
				stack = append(stack, needed)
			}
		}
	}
	book, err := g.Library.With(stack...)
	if err != nil {
		return errors.New(words.BoxFault(err))
	}
	l.stack, l.book, l.written, l.Menu = stack, book, "", nil
	return nil
}

// fileName returns the name of the PDF: it tells one printout from another.
func (l *printing) fileName() string {
	name := fmt.Sprintf("%s, %s", l.opts.Paper, l.opts.Ink)
	if l.part > 0 {
		name += ", " + strings.ToLower(parts[l.part].say)
	}
	for _, box := range l.stack {
		name += ", " + strings.Map(func(r rune) rune {
			if unicode.IsLetter(r) || unicode.IsDigit(r) || r == ' ' {
				return r
			}
			return '-'
		}, box.Name)
	}
	return "Six Winters to print (" + name + ").pdf"
}

func (l *printing) write(g *app.App) error {
	opts, book := l.opts, l.book
	opts.Only = parts[l.part].only
	l.Trouble, l.written, l.theme, l.Menu = "", "", art.Wearing(), nil
	file := filepath.Join(l.folder, l.fileName())
	l.writing.Begin(g, func(ctx context.Context, tell func(done, all int)) result {
		opts.Progress = func(done, all int) error {
			tell(done, all)
			return ctx.Err()
		}
		r := result{file: file}
		opts.Cramped = func(f content.Finding) { r.cramped = append(r.cramped, f) }
		r.err = saves.Export(file, func(to *bufio.Writer) error { return paper.Write(to, book, opts) })
		return r
	})
	return nil
}

func (l *printing) Update(g *app.App) (bool, error) {
	r, came, stale := l.writing.Tick()
	if stale {
		l.Menu = nil
	}
	if came {
		if l.written, l.cramped = r.file, r.cramped; r.err != nil {
			l.written, l.Trouble = "", words.Sentence(r.err)
		}
	} else if l.writing.Running() && l.theme != art.Wearing() { // some pictures have other colours
		l.writing.Stop()
		if err := l.write(g); err != nil {
			return true, err
		}
	}
	drawn, err := l.Run(g, l.build, g.Routes.Lessons)
	return stale || drawn, err
}

func (l *printing) Left() { l.writing.Stop() }

// width is the width of the texts in units.
const width = 760

func (l *printing) build(g *app.App) {
	m := l.New(g)
	m.Least(width, 0)
	m.Title("Print and play", 32)
	m.Text("Print the whole game, cut it out and play it on a real table. The PDF has cards, mats, boards, tokens, sheets and the rules. The game is by Phil Lewis, and the printout is for playtesting at home.", width)
	back := m.NewShort("B", "Back", l.Do(g.Routes.Lessons))
	switch {
	case l.writing.Running():
		say := "The pages are being laid out."
		if done, all := l.writing.Count(); all > 0 {
			say = fmt.Sprintf("%d of %d pages are drawn.", done, all)
		}
		m.Text(say, width)
		m.Row(m.NewShort("S", "Stop", l.Do(l.stop)), back)
		return
	case l.written != "":
		m.Text("The PDF is "+l.written, width)
		if say := crampedWords(l.cramped); say != "" {
			m.Text(say, width)
		}
	}
	var printable []string
	for _, part := range parts {
		printable = append(printable, part.say)
	}
	for _, row := range []struct {
		words  []string
		chosen int
		choose func(i int)
	}{
		{printable, l.part, func(i int) { l.part = i }},
		{[]string{"A4 paper", "Letter paper"}, int(l.opts.Paper), func(i int) { l.opts.Paper = paper.Paper(i) }},
		{[]string{"Full colour", "Save ink", "Only greys"}, int(l.opts.Ink), func(i int) { l.opts.Ink = paper.Ink(i) }},
		{[]string{"Turned on the long edge", "Turned on the short edge"}, int(l.opts.Flip), func(i int) { l.opts.Flip = paper.Flip(i) }},
	} {
		var buttons []*widget.Button
		for i, say := range row.words {
			buttons = append(buttons, m.NewChoice(say, i == row.chosen, l.Do(func(*app.App) error {
				row.choose(i)
				l.Menu = nil
				return nil
			})))
		}
		m.Row(buttons...)
	}
	l.buildBoxes(g, m)
	m.InFoot()
	l.SayTrouble(width)
	m.Row(m.NewShort("W", "Write the PDF", l.Do(l.write)), back)
}

// crampedWords says which cards have texts that are printed smaller than is easy to read; "" for none.
func crampedWords(cramped []content.Finding) string {
	if len(cramped) == 0 {
		return ""
	}
	const most = 5
	var names []string
	for _, f := range cramped[:min(most, len(cramped))] {
		names = append(names, f.Card)
	}
	if more := len(cramped) - most; more > 0 {
		names = append(names, fmt.Sprintf("%d more", more))
	}
	return "Printed in letters too small to read easily, for the text is too long: " + rules.Joined(names, "and") + "."
}

// buildBoxes adds a button for each box at hand, which turns it on or off.
func (l *printing) buildBoxes(g *app.App, m *menu.Menu) {
	var atHand []*content.Box
	for _, item := range g.Library.AtHand() {
		if item.Box != nil {
			atHand = append(atHand, item.Box)
		}
	}
	var buttons []*widget.Button
	for _, box := range atHand {
		chosen := slices.ContainsFunc(l.stack, func(other *content.Box) bool { return other.BoxRef == box.BoxRef })
		buttons = append(buttons, m.NewChoice("With "+box.String(), chosen, l.Do(func(g *app.App) error { return l.turn(g, box, atHand) })))
	}
	m.Row(buttons...)
}

func (l *printing) stop(*app.App) error {
	l.writing.Stop()
	l.Menu = nil
	return nil
}
