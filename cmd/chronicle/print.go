package main

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"image"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"

	"sixwinters/content"
	"sixwinters/paper"
	"sixwinters/rules"
	"sixwinters/saves"
)

// printPDF writes the game as a PDF to be printed, cut and played on a real table.
func printPDF(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("print", flag.ContinueOnError)
	file := flags.String("pdf", "", "write the PDF to `FILE`")
	size := flags.String("paper", "a4", "the paper: a4 or letter")
	ink := flags.String("ink", "full", "full colour; saving: without pictures and dark grounds; black: in greys")
	flip := flags.String("flip", "long", "the edge on which the printer turns a sheet: long or short")
	only := flags.String("only", "", "print only these `PARTS`, commas between: cards, obstacles, locations, progress, mats, boards, tokens, sheets, rules; or changed: what has changed since another version")
	since := flags.String("since", "", "the version that -only changed goes by: the word game, or a box `OLD`")
	var named []string
	flags.Func("card", "print only the card or mat with this `NAME`; may be repeated", func(name string) error {
		named = append(named, name)
		return nil
	})
	single := flags.Bool("single", false, "each card and mat by itself, front and back, with 3 mm of bleed, for a print shop")
	pictures := flags.String("png", "", "write each card, mat and board as a picture of 300 dots to an inch into the folder `DIR`; with -single with bleed")
	text := flags.String("text", "colour", "colour, or black: dark texts are printed in black ink alone")
	game := flags.String("game", "six-winters", "the `GAME` to print: six-winters, or skadi, a sheet to roll and write")
	sheet := flags.String("sheet", "", "print the sheet of Skadi in this `FILE`")
	_, code, ok := parse(flags, args, 0, stdout, stderr)
	switch {
	case !ok:
		return code
	case *file == "" && *pictures == "":
		return fail(stderr, "print", misused, "name the file to write with -pdf FILE, or the folder with -png DIR")
	case *text != "colour" && *text != "black":
		return fail(stderr, "print", misused, "there is no text %q: choose from colour, black", *text)
	}
	var o paper.Options
	var errs [4]error
	o.BlackText = *text == "black"
	o.Paper, errs[0] = paper.ParsePaper(*size)
	o.Ink, errs[1] = paper.ParseInk(*ink)
	o.Flip, errs[2] = paper.ParseFlip(*flip)
	changed := *only == "changed"
	if !changed {
		o.Only, errs[3] = paper.ParseParts(*only)
	}
	if changed != (*since != "") {
		return fail(stderr, "print", misused, "-only changed and -since OLD go together")
	}
	if len(named) > 0 && (changed || *game != "six-winters") {
		return fail(stderr, "print", misused, "-card goes neither with -only changed nor with another game")
	}
	for _, err := range errs {
		if err != nil {
			return fail(stderr, "print", misused, "%v", err)
		}
	}
	switch {
	case *game == "skadi" && *file == "":
		return fail(stderr, "print", misused, "name the file to write with -pdf FILE")
	case *game == "skadi":
		return printWinter(*file, *sheet, o, stdout, stderr)
	case *game != "six-winters":
		return fail(stderr, "print", misused, "there is no game %q; there are six-winters and skadi", *game)
	}
	var book *rules.Rulebook
	var err error
	if changed {
		book, err = changedSince(flags, *since, &o)
	} else {
		book, err = loadBook(flags)
	}
	if err == nil && len(named) > 0 {
		err = chooseNamed(book.Content(), named, &o)
	}
	if err != nil {
		return fail(stderr, "print", failed, "%v", err)
	}
	pages := 0
	o.Progress = func(_, all int) error {
		pages = all
		return nil
	}
	var cramped []content.Finding
	o.Cramped = func(f content.Finding) { cramped = append(cramped, f) }
	if *pictures != "" {
		if code := printPictures(*pictures, book, o, *single, stdout, stderr); code != fine || *file == "" {
			return code
		}
	}
	write := paper.Write
	if *single {
		write = paper.WriteSingles
	}
	if err := saves.Export(*file, func(out *bufio.Writer) error { return write(out, book, o) }); err != nil {
		return fail(stderr, "print", failed, "the PDF cannot be written: %v", err)
	}
	if *single {
		fmt.Fprintf(stdout, "%s: %d pages, each with %.0f mm of bleed; its TrimBox is where it is cut.\n", *file, pages, paper.SingleBleed)
	} else {
		fmt.Fprintf(stdout, "%s: %d pages for %s paper, to be turned on the %s edge.\n", *file, pages, o.Paper, o.Flip)
	}
	if o.Swap != nil {
		fmt.Fprint(stdout, o.Swap)
	}
	printFindings(stdout, nil, cramped)
	return fine
}

// chooseNamed chooses for print the cards and mats with some names, in the parts that are asked for.
func chooseNamed(c *content.Content, names []string, o *paper.Options) error {
	chosen := map[content.Source]bool{}
	for _, name := range names {
		found := false
		for _, card := range c.AllCards() {
			if card.Kind != content.EventKind && strings.EqualFold(c.NameOf(card), name) {
				chosen[c.SourceOf(card)], found = true, true
			}
		}
		if !found {
			return fmt.Errorf("there is no card or mat %q to be printed; chronicle cards lists them", name)
		}
	}
	o.Chosen = func(at content.Source) bool { return chosen[at] }
	if o.Only == nil {
		o.Only = []paper.Part{paper.Obstacles, paper.Locations, paper.ProgressCards, paper.Mats}
	}
	return nil
}

// printPictures writes each card, mat, board and standee as pictures named by it.
func printPictures(folder string, book *rules.Rulebook, o paper.Options, bleeds bool, stdout, stderr io.Writer) int {
	pieces, err := paper.Pieces(book, o)
	if err != nil {
		return fail(stderr, "print", failed, "%v", err)
	}
	bleed := 0.0
	if bleeds {
		bleed = paper.SingleBleed
	}
	names, files := map[string]int{}, map[*paper.Piece]string{}
	for i := range pieces {
		one := &pieces[i]
		kind := filepath.Join(folder, one.Part.String())
		if err := os.MkdirAll(kind, 0o777); err != nil {
			return fail(stderr, "print", failed, "the folder %s cannot be made", kind)
		}
		name := filepath.Join(kind, fileNamed(one.Name))
		names[name]++
		if nth := names[name]; nth > 1 {
			name += fmt.Sprintf(" %d", nth)
		}
		files[one] = name
	}
	var n atomic.Int64
	cramped, err := paper.Paint(pieces, paper.PerMM, bleed, func(img *image.RGBA, of []paper.Side) error {
		var picture bytes.Buffer
		if err := paper.WritePNG(&picture, img, paper.PerMM); err != nil {
			return err
		}
		for _, side := range of {
			name := files[side.Of] + ".png"
			if side.Back {
				name = files[side.Of] + ", back.png"
			}
			if err := saves.Export(name, func(out *bufio.Writer) error { _, err := out.Write(picture.Bytes()); return err }); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			n.Add(1)
		}
		return nil
	})
	if err != nil {
		return fail(stderr, "print", failed, "the pictures cannot be written: %v", err)
	}
	fmt.Fprintf(stdout, "%s: %d pictures of %d dots to an inch.\n", folder, n.Load(), paper.DotsPerInch)
	printFindings(stdout, nil, cramped)
	return fine
}

// fileNamed returns a name that every system takes for a file.
func fileNamed(name string) string {
	return strings.TrimRight(strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`<>:"/\|?*`, r) {
			return '-'
		}
		return r
	}, name), " .")
}
