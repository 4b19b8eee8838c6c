package paper

import (
	"fmt"
	"image/color"
	"io"

	"sixwinters/content"
	"sixwinters/rules"
)

type colour = color.NRGBA

// game is the game with the options of a printout.
type game struct {
	book      *rules.Rulebook
	cards     *content.Content
	reference *content.Reference
	opts      *Options
}

// Write writes the game as a PDF. The error is of the reference, of a page that cannot be drawn, of [Options.Progress], or of w.
func Write(w io.Writer, book *rules.Rulebook, o Options) error {
	g, err := newGame(book, &o)
	if err != nil {
		return err
	}
	p := newPen(o.Ink)
	pages := g.pages(p)
	for i := range pages {
		pages[i].on(p, o.Flip)
		if err := p.pdf.Error(); err != nil {
			return fmt.Errorf("page %d cannot be drawn: %w", i+1, err)
		}
		if o.Progress != nil {
			if err := o.Progress(i+1, len(pages)); err != nil {
				return err
			}
		}
	}
	if o.Cramped != nil {
		for _, f := range p.findings() {
			o.Cramped(f)
		}
	}
	return p.pdf.Output(w)
}

// newGame returns the game with the rules in words. The error is of those.
func newGame(book *rules.Rulebook, o *Options) (*game, error) {
	reference, err := content.LoadReference()
	if err != nil {
		return nil, err
	}
	return &game{book, book.Content(), reference, o}, nil
}

// pages returns all pages, the first sheet before those asked for, none of them drawn yet. The pen measures texts.
func (g *game) pages(p *pen) (all []page) {
	for part := range numParts {
		if g.opts.wants(part) {
			all = append(all, g.part(p, part)...)
		}
	}
	return append(g.front(all), all...)
}

// part returns the pages of a part.
func (g *game) part(p *pen, part Part) []page {
	switch part {
	case Obstacles:
		return sheets(g.opts, part, obstacleFormat, g.obstacles())
	case Locations:
		return sheets(g.opts, part, locationFormat, g.locations())
	case ProgressCards:
		return sheets(g.opts, part, progressFormat, g.progress())
	case Mats:
		return sheets(g.opts, part, matFormat, g.mats())
	case Boards:
		var pages []page
		for _, b := range g.boards() {
			pages = append(pages, g.tiles(b)...)
		}
		return pages
	case Tokens:
		return g.tokens()
	case Forms:
		return sheets(g.opts, part, formFormat, g.forms())
	case Rules:
		return g.rulesBooklet(p)
	}
	return nil
}
