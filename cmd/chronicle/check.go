package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"sixwinters/content"
	"sixwinters/paper"
	"sixwinters/proof"
	"sixwinters/rules"
)

// check reads the card files of a folder, or the built-in ones, and prints their faults.
func check(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("check", flag.ContinueOnError)
	rest, code, ok := parse(flags, args, 1, stdout, stderr)
	if !ok {
		return code
	}
	c, code, ok := readContent(flags, rest, stdout, stderr)
	if !ok {
		return code
	}
	damaged := c.CheckPictures()
	book := rules.New(c)
	cramped, err := paper.Check(book)
	if err != nil {
		return fail(stderr, "check", failed, "the cards cannot be laid out for print: %v", err)
	}
	found := proof.Sorted(slices.Concat(damaged, proof.Read(book), cramped))
	printFindings(stdout, rest, found)
	if !checkReference(rest, stdout) || len(found) > 0 {
		return failed
	}
	events := 0
	for _, season := range c.Events {
		events += len(season)
	}
	fmt.Fprintf(stdout, "%d obstacles, %d locations, %d progress cards, %d characters, %d events: no finding\n",
		len(c.Cards), len(c.Locations), len(c.Progress), len(c.Characters), events)
	return fine
}

// checkReference prints the faults of the rules in words, and reports whether there are none. A folder of cards need not
// have a reference.
func checkReference(rest []string, stdout io.Writer) bool {
	var findings []content.Finding
	if len(rest) == 0 {
		_, err := content.LoadReference()
		errors.As(err, (*content.Error)(&findings))
	} else if _, err := os.Stat(filepath.Join(rest[0], content.ReferenceFile)); err == nil {
		_, findings = content.ReadReference(os.DirFS(rest[0]))
	}
	for _, f := range findings {
		fmt.Fprintln(stdout, inFolder(rest, f))
	}
	return len(findings) == 0
}

// readContent reads the card files of the named folder, or the built-in ones with the boxes that the flags name. If ok is false their
// faults have been printed, and the subcommand ends with the code.
func readContent(flags *flag.FlagSet, rest []string, stdout, stderr io.Writer) (c *content.Content, code int, ok bool) {
	var findings []content.Finding
	name, over := flags.Name(), boxesOf(flags)
	switch {
	case len(rest) > 0 && len(over) > 0:
		return nil, fail(stderr, name, misused, "a box is laid over the cards of the game: name a folder or boxes"), false
	case len(rest) == 0:
		var err error
		if c, err = loadCards(flags); err != nil && !errors.As(err, (*content.Error)(&findings)) {
			return nil, fail(stderr, name, misused, "%v", err), false
		}
	default:
		dir := rest[0]
		switch info, err := os.Stat(dir); {
		case err != nil:
			return nil, fail(stderr, name, misused, "%s cannot be read: %v", dir, errors.Unwrap(err)), false
		case !info.IsDir():
			return nil, fail(stderr, name, misused, "%s is not a folder", dir), false
		}
		c, findings = content.Read(os.DirFS(dir))
	}
	printFindings(stdout, rest, findings)
	if len(findings) > 0 {
		return nil, failed, false
	}
	return c, fine, true
}

// printFindings prints findings, each with what the guide says about it, once.
func printFindings(stdout io.Writer, rest []string, findings []content.Finding) {
	said := map[string]bool{}
	for _, f := range findings {
		fmt.Fprintln(stdout, inFolder(rest, f))
		for _, line := range f.Explain() {
			if !said[line] {
				fmt.Fprintln(stdout, "  see "+line)
			}
			said[line] = true
		}
	}
}

// inFolder returns a finding with a file name that can be opened from here.
func inFolder(rest []string, f content.Finding) content.Finding {
	if len(rest) > 0 {
		f.File = filepath.Join(rest[0], f.File)
	}
	return f
}
