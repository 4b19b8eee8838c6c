// Package savestest meddles with the files of campaigns that are being played, and looks for what was played. Only tests import it.
package savestest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"sixwinters/rules"
	"sixwinters/saves"
)

// Meddling is something that others do to the file of a campaign while it is played.
type Meddling struct {
	Name string
	Do   func(file string) error
	// Aside reports whether what lies under the name afterwards is somebody else's, so that the campaign must leave it alone.
	Aside bool
}

// foreign is a text that is no campaign.
const foreign = "Dear Thea,\nall is well here.\n"

// All is every way to meddle.
var All = []Meddling{
	{Name: "removed", Do: os.Remove},
	{Name: "replaced by its own copy", Do: func(file string) error { return replace(file, func(text string) string { return text }) }},
	{Name: "replaced by an older copy", Do: func(file string) error {
		return replace(file, func(text string) string { return text[:strings.LastIndexByte(text[:len(text)*3/4], '\n')+1] })
	}},
	{Name: "replaced by another text", Do: func(file string) error { return replace(file, func(string) string { return foreign }) }, Aside: true},
	{Name: "emptied", Do: func(file string) error { return os.Truncate(file, 0) }},
	{Name: "cut off", Do: func(file string) error {
		info, err := os.Stat(file)
		if err == nil {
			err = os.Truncate(file, info.Size()*2/3)
		}
		return err
	}},
	{Name: "moved elsewhere with a link left", Do: func(file string) error {
		elsewhere, err := os.MkdirTemp(filepath.Dir(file), "elsewhere-")
		if err != nil {
			return err
		}
		to := filepath.Join(elsewhere, filepath.Base(file))
		if err := os.Rename(file, to); err != nil {
			return err
		}
		return os.Symlink(to, file)
	}},
	{Name: "its locks deleted", Do: func(file string) error {
		locks, err := filepath.Glob(filepath.Join(filepath.Dir(file), ".*.lock"))
		for _, l := range locks {
			err = os.Remove(l)
		}
		return err
	}},
	{Name: "its folder renamed", Do: func(file string) error {
		folder := filepath.Dir(file)
		elsewhere, err := os.MkdirTemp(filepath.Dir(folder), "elsewhere-")
		if err != nil {
			return err
		}
		return os.Rename(folder, filepath.Join(elsewhere, filepath.Base(folder)))
	}},
}

// replace puts another text under the name of a file, in a new file that is renamed.
func replace(file string, text func(string) string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if err := os.WriteFile(file+".part", []byte(text(string(data))), 0o666); err != nil {
		return err
	}
	return os.Rename(file+".part", file)
}

// Untouched reports whether a file that somebody has put in the place of a campaign is as it was put there.
func Untouched(file string) bool {
	data, err := os.ReadFile(file)
	return err == nil && string(data) == foreign
}

// Find returns the file of the campaign in a folder that comes to a table with a fingerprint, or has come there before its last line:
// then ahead is true. Of what was played last the move in flight may be there, and nothing may be missing.
func Find(book *rules.Rulebook, folder, print string) (file string, ahead bool, err error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil {
		return "", false, err
	}
	var comes []string
	for _, file := range files {
		is := comesTo(book, file)
		if is == print {
			return file, false, nil
		}
		comes = append(comes, filepath.Base(file)+" comes to "+is)
	}
	for _, file := range files {
		before, err := beforeLast(book, file)
		if err != nil {
			return "", false, err
		}
		if before == print {
			return file, true, nil
		}
	}
	return "", false, fmt.Errorf("no campaign comes to %s: %s", print, strings.Join(comes, ", "))
}

// comesTo returns the fingerprint of the table that a campaign has come to, or why it cannot be opened. A campaign that has lost
// something has come to none.
func comesTo(book *rules.Rulebook, file string) string {
	campaign, err := saves.Look(book, file)
	switch {
	case err != nil:
		return err.Error()
	case campaign.Damaged():
		return strings.Join(campaign.Notes, " ")
	}
	return book.Print(campaign.Now())
}

// beforeLast is the fingerprint of the table before what the last line tells, or the last two if that is a snapshot; "" if the file has
// no such lines.
func beforeLast(book *rules.Rulebook, file string) (string, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	lines := strings.SplitAfter(string(data), "\n")
	lines = lines[:len(lines)-1] // without a piece of a line
	if n := len(lines); n > 0 && strings.HasPrefix(lines[n-1], "snapshot ") {
		lines = lines[:n-1]
	}
	if len(lines) < 2 {
		return "", nil
	}
	folder, err := os.MkdirTemp("", "sixwinters-shorter-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(folder)
	shorter := filepath.Join(folder, "shorter.txt")
	if err := os.WriteFile(shorter, []byte(strings.Join(lines[:len(lines)-1], "")), 0o666); err != nil {
		return "", err
	}
	return comesTo(book, shorter), nil
}
