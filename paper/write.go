package paper

import (
	"bytes"
	"errors"
	"fmt"
	"image/color"
	"io"
	"slices"

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
	p.black = o.BlackText
	pages := g.pages(p)
	for i := range pages {
		pages[i].on(p, o.Flip)
		if i == 0 || pages[i].part != pages[i-1].part {
			p.bookmark(partTitles[pages[i].part], 0)
		}
		if pages[i].name != "" {
			p.bookmark(pages[i].name, 1)
		}
		if err := p.pdf.Error(); err != nil {
			return fmt.Errorf("page %d cannot be drawn: %w", i+1, err)
		}
		if o.Progress != nil {
			if err := o.Progress(i+1, len(pages)); err != nil {
				return err
			}
		}
	}
	return p.finish(w, &o)
}

// finish writes the PDF, once all pages are drawn.
func (p *pen) finish(w io.Writer, o *Options) error {
	if o.Cramped != nil {
		for _, f := range p.findings() {
			o.Cramped(f)
		}
	}
	var pdf bytes.Buffer
	if err := p.pdf.Output(&pdf); err != nil {
		return err
	}
	text, err := printed(pdf.Bytes(), o.Flip)
	if err != nil {
		return err
	}
	_, err = w.Write(text)
	return err
}

// partTitles are the parts in the outline of the PDF; the first sheet is of no part.
var partTitles = [numParts + 1]string{"Obstacle cards", "Location cards", "Progress cards", "Character mats", "Boards", "Tokens", "Sheets to fill in",
	"Rules", "How to print and play"}

// printed returns a PDF that tells programs how it is printed: in its true size, on both sides of the paper. fpdf cannot say so; its
// catalog is the last object, so that only the table after it moves.
func printed(pdf []byte, flip Flip) ([]byte, error) {
	const catalog, start = "/Type /Catalog\n", "startxref\n"
	at, end := bytes.LastIndex(pdf, []byte(catalog)), bytes.LastIndex(pdf, []byte(start))
	if at < 0 || end < at {
		return nil, errors.New("the PDF has no catalog")
	}
	duplex := [...]string{LongEdge: "DuplexFlipLongEdge", ShortEdge: "DuplexFlipShortEdge"}[flip]
	wish := "/ViewerPreferences << /PrintScaling /None /Duplex /" + duplex + " >>\n"
	var table int
	if _, err := fmt.Sscanf(string(pdf[end+len(start):]), "%d", &table); err != nil || table < at {
		return nil, errors.New("the PDF's table of objects is not behind its catalog")
	}
	at += len(catalog)
	const version = "%PDF-1.7" // which has these preferences; fpdf's is as long
	return slices.Concat([]byte(version), pdf[len(version):at], []byte(wish), pdf[at:end], fmt.Appendf(nil, "%s%d\n%%%%EOF\n", start, table+len(wish))), nil
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
		return sheets(g.opts, part, obstacleFormat, g.chosen(g.obstacles()))
	case Locations:
		return sheets(g.opts, part, locationFormat, g.chosen(g.locations()))
	case ProgressCards:
		return sheets(g.opts, part, progressFormat, g.chosen(g.progress()))
	case Mats:
		return sheets(g.opts, part, matFormat, g.chosen(g.mats()))
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
