package main

import (
	"bufio"
	"flag"
	"fmt"
	"io"

	"sixwinters/content"
	"sixwinters/paper"
	"sixwinters/saves"
)

// printPDF writes the game as a PDF to be printed, cut and played on a real table.
func printPDF(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("print", flag.ContinueOnError)
	file := flags.String("pdf", "", "write the PDF to `FILE`")
	size := flags.String("paper", "a4", "the paper: a4 or letter")
	ink := flags.String("ink", "full", "full colour; saving: without pictures and dark grounds; black: in greys")
	flip := flags.String("flip", "long", "the edge on which the printer turns a sheet: long or short")
	only := flags.String("only", "", "print only these `PARTS`, commas between: cards, obstacles, locations, progress, mats, boards, tokens, sheets, rules")
	_, code, ok := parse(flags, args, 0, stdout, stderr)
	if !ok {
		return code
	}
	if *file == "" {
		return fail(stderr, "print", misused, "name the file to write with -pdf FILE")
	}
	var o paper.Options
	var errs [4]error
	o.Paper, errs[0] = paper.ParsePaper(*size)
	o.Ink, errs[1] = paper.ParseInk(*ink)
	o.Flip, errs[2] = paper.ParseFlip(*flip)
	o.Only, errs[3] = paper.ParseParts(*only)
	for _, err := range errs {
		if err != nil {
			return fail(stderr, "print", misused, "%v", err)
		}
	}
	book, err := loadBook(flags)
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
	if err := saves.Export(*file, func(out *bufio.Writer) error { return paper.Write(out, book, o) }); err != nil {
		return fail(stderr, "print", failed, "the PDF cannot be written: %v", err)
	}
	fmt.Fprintf(stdout, "%s: %d pages for %s paper, to be turned on the %s edge.\n", *file, pages, o.Paper, o.Flip)
	printFindings(stdout, nil, cramped)
	return fine
}
