package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"sixwinters/content"
)

// check reads the card files of a folder, or those built in, and prints what is wrong with them.
func check(args []string, stdout, stderr io.Writer) int {
	rest, code, ok := parse(flag.NewFlagSet("check", flag.ContinueOnError), args, 1, stdout, stderr)
	if !ok {
		return code
	}
	var cards *content.Content
	var findings []content.Finding
	if len(rest) == 0 {
		var err error
		if cards, err = content.Load(); err != nil {
			errors.As(err, (*content.Error)(&findings))
		}
	} else {
		dir := rest[0]
		switch info, err := os.Stat(dir); {
		case err != nil:
			fmt.Fprintf(stderr, "chronicle check: %v.\n", err)
			return misused
		case !info.IsDir():
			fmt.Fprintf(stderr, "chronicle check: %s is not a folder.\n", dir)
			return misused
		}
		cards, findings = content.Read(os.DirFS(dir))
		for i := range findings {
			findings[i].File = filepath.Join(dir, findings[i].File)
		}
	}
	if len(findings) > 0 {
		for _, f := range findings {
			fmt.Fprintln(stdout, f)
		}
		return failed
	}
	events := 0
	for _, season := range cards.Events {
		events += len(season)
	}
	fmt.Fprintf(stdout, "%d obstacles, %d locations, %d progress cards, %d characters, %d events: no finding\n",
		len(cards.Cards), len(cards.Locations), len(cards.Progress), len(cards.Characters), events)
	return fine
}
