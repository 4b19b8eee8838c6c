// Package printing writes the game as a PDF to print, cut and play on a real table: the player chooses the paper and the ink, and it
// is written in the background.
package printing

import (
	"bytes"
	"context"
	"fmt"
	"path/filepath"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/art"
	"sixwinters/game/app"
	"sixwinters/game/words"
	"sixwinters/paper"
	"sixwinters/saves"
)

// printing is the scene.
type printing struct {
	app.MenuScene
	opts   paper.Options
	folder string // of the PDF

	writing app.Work[result] // counts pages
	theme   *art.Theme       // in which their pictures are painted
	written string           // the file; "" until there is one
}

// result is how the writing ended.
type result struct {
	file string
	err  error
}

// Open goes to the choice of what to print.
func Open(g *app.App) error {
	g.Show(&printing{folder: saves.Documents()})
	return nil
}

// write begins to write the PDF.
func (l *printing) write(g *app.App) error {
	opts, book := l.opts, g.Book
	l.Trouble, l.written, l.theme, l.Menu = "", "", art.Wearing(), nil
	file := filepath.Join(l.folder, fmt.Sprintf("Six Winters to print (%s, %s).pdf", opts.Paper, opts.Ink))
	l.writing.Begin(g, func(ctx context.Context, tell func(done, all int)) result {
		opts.Progress = func(done, all int) error {
			tell(done, all)
			return ctx.Err()
		}
		var pdf bytes.Buffer
		err := paper.Write(&pdf, book, opts)
		if err == nil {
			err = saves.WriteFile(file, pdf.Bytes())
		}
		return result{file, err}
	})
	return nil
}

func (l *printing) Update(g *app.App) (bool, error) {
	r, came, stale := l.writing.Tick()
	if stale {
		l.Menu = nil
	}
	if came {
		if l.written = r.file; r.err != nil {
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

// Left ends the writing.
func (l *printing) Left() { l.writing.Stop() }

// width is the width of the texts in units.
const width = 760

func (l *printing) build(g *app.App) {
	m := l.New(g)
	m.Least(width, 0)
	m.Title("Print and play", 32)
	m.Text("Print the whole game, cut it out and play it on a real table. The PDF has cards, mats, boards, tokens and the rules. The game is by Phil Lewis, and the printout is for playtesting at home.", width)
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
	}
	for _, row := range []struct {
		words  []string
		chosen int
		choose func(i int)
	}{
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
	l.SayTrouble(width)
	m.Row(m.NewShort("W", "Write the PDF", l.Do(l.write)), back)
}

// stop ends the writing.
func (l *printing) stop(*app.App) error {
	l.writing.Stop()
	l.Menu = nil
	return nil
}
