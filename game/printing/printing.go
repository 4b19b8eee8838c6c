// Package printing writes the game as a PDF to print, cut and play on a real table: the player chooses the paper and the ink, and it
// is written in the background.
package printing

import (
	"bytes"
	"context"
	"fmt"
	"image/color"
	"path/filepath"
	"sync/atomic"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/art"
	"sixwinters/game/app"
	"sixwinters/game/thought"
	"sixwinters/game/words"
	"sixwinters/paper"
	"sixwinters/saves"
)

// printing is the scene.
type printing struct {
	app.MenuScene
	opts   paper.Options
	folder string // of the PDF

	running   *thought.Thought[result] // nil unless the PDF is being written
	theme     *art.Theme               // in which its pictures are painted
	done, all atomic.Int64             // pages
	shown     int64                    // pages done as the menu was built
	written   string                   // the file; "" until there is one
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
	wake, opts, book := g.Waker(), l.opts, g.Book
	l.Trouble, l.written, l.theme = "", "", art.Wearing()
	l.done.Store(0)
	l.all.Store(0)
	file := filepath.Join(l.folder, fmt.Sprintf("Six Winters to print (%s, %s).pdf", opts.Paper, opts.Ink))
	l.running = thought.Begin(wake, func(ctx context.Context) result {
		opts.Progress = func(done, all int) error {
			l.done.Store(int64(done))
			l.all.Store(int64(all))
			if wake != nil {
				wake()
			}
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

func (l *printing) Update(g *app.App) (stale bool, err error) {
	if l.running != nil {
		if r, come := l.running.Come(); come {
			l.running, l.Menu = nil, nil
			if l.written = r.file; r.err != nil {
				l.written, l.Trouble = "", words.Sentence(r.err)
			}
			stale = true
		} else if l.theme != art.Wearing() { // some pictures have other colours
			l.running.Forget()
			l.Menu, stale = nil, true
			err = l.write(g)
		} else if l.done.Load() != l.shown {
			l.Menu, stale = nil, true
		}
	}
	if err != nil {
		return stale, err
	}
	drawn, err := l.Run(g, l.build, g.Routes.Lessons)
	return stale || drawn, err
}

// Left ends the writing.
func (l *printing) Left() {
	if l.running != nil {
		l.running.Forget()
	}
}

// width is the width of the texts in units.
const width = 760

func (l *printing) build(g *app.App) {
	m := g.NewMenu(color.NRGBA{})
	l.Menu = m
	m.Least(width, 0)
	m.Title("Print and play", 32)
	m.Text("Print the whole game, cut it out and play it on a real table. The PDF has cards, mats, boards, tokens and the rules. The game is by Phil Lewis, and the printout is for playtesting at home.", width)
	l.shown = l.done.Load()
	do := func(act func(g *app.App) error) func() { return func() { l.Act = act } }
	back := m.NewShort("B", "Back", do(g.Routes.Lessons))
	switch {
	case l.running != nil:
		say := "The pages are being laid out."
		if all := l.all.Load(); all > 0 {
			say = fmt.Sprintf("%d of %d pages are drawn.", l.shown, all)
		}
		m.Text(say, width)
		m.Row(m.NewShort("S", "Stop", do(l.stop)), back)
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
			buttons = append(buttons, m.NewChoice(say, i == row.chosen, do(func(*app.App) error {
				row.choose(i)
				l.Menu = nil
				return nil
			})))
		}
		m.Row(buttons...)
	}
	if l.Trouble != "" {
		m.Text(l.Trouble, width)
	}
	m.Row(m.NewShort("W", "Write the PDF", do(l.write)), back)
}

// stop ends the writing.
func (l *printing) stop(*app.App) error {
	l.running.Forget()
	l.running, l.Menu = nil, nil
	return nil
}
