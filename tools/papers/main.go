// Command papers makes the files that come with the programs in each download: licences, a bill of materials, manual pages and what
// packages need. It is a module of its own, so that the game does not need what only this needs.
//
// It runs in the folder of the game's module. VERSION, SOURCE_DATE_EPOCH and MAINTAINER are the version of the downloads, the time of
// the commit in seconds and who answers for the packages, such as "Ann <ann@example.org>". GO names the go command, if it is not called go.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

const usage = `usage: papers COMMAND ...
  add FOLDER PROGRAM...      add to a folder the licences of all that is linked into programs, and their bill of materials
  copyright PROGRAM...       print the copyright file of a Debian package with these programs
  man SECTION NAME PROGRAM   print the manual page of a program, made of its -help
  changelog debian|nfpm      print CHANGELOG.md in the form that Debian or nfpm wants
`

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintf(os.Stderr, "papers: %v.\n", err)
		os.Exit(1)
	}
}

// release is the version that the papers are for.
type release struct {
	Version, Maintainer string
	Time                time.Time
}

// readRelease reads the release from the environment.
func readRelease() (release, error) {
	r := release{Version: os.Getenv("VERSION"), Maintainer: os.Getenv("MAINTAINER")}
	seconds, err := strconv.ParseInt(os.Getenv("SOURCE_DATE_EPOCH"), 10, 64)
	if r.Version == "" || r.Maintainer == "" || err != nil {
		return r, errors.New("VERSION, MAINTAINER and SOURCE_DATE_EPOCH must be set: tools/dist.sh does")
	}
	r.Time = time.Unix(seconds, 0).UTC()
	return r, nil
}

// run runs the command line. Nothing is printed if it fails.
func run(args []string, stdout io.Writer) error {
	var text string
	r, err := readRelease()
	switch {
	case err != nil:
	case len(args) >= 3 && args[0] == "add":
		err = addPapers(r, args[1], args[2:])
	case len(args) >= 2 && args[0] == "copyright":
		text, err = copyrightFile(r, args[1:])
	case len(args) == 4 && args[0] == "man":
		text, err = manualPage(r, args[1], args[2], args[3])
	case len(args) == 2 && args[0] == "changelog":
		text, err = changelogFile(r, args[1])
	default:
		err = errors.New(usage)
	}
	if err != nil {
		return err
	}
	_, err = io.WriteString(stdout, text)
	return err
}

// addPapers adds the folder licences and the file six-winters.cdx.json, the bill of materials, to a folder.
func addPapers(r release, to string, files []string) error {
	sources, programs, err := linked(files)
	if err != nil {
		return err
	}
	if err := copyNotices(sources, filepath.Join(to, "licences")); err != nil {
		return err
	}
	bill, err := billOfMaterials(r, sources, programs)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(to, "six-winters.cdx.json"), []byte(bill), 0o644)
}
