package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"sixwinters/boxes"
	"sixwinters/content"
	"sixwinters/saves"
	"sixwinters/sheets"
)

// exportCards writes all cards as tables of spreadsheets.
func exportCards(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("export", flag.ContinueOnError)
	csv := flags.String("csv", "", "write one table for each kind of card into the folder `DIR`, and one of the boards")
	folder := flags.String("folder", "", "export the tables of this folder `DIR` of card files instead of the game's")
	tts := flags.String("tts", "", "write a saved object of Tabletop Simulator and its pictures into the folder `DIR`")
	address := flags.String("url", "", "the `ADDRESS` of the folder of pictures once you have uploaded them; without it the object finds them on this computer")
	_, code, ok := parse(flags, args, 0, stdout, stderr)
	switch {
	case !ok:
		return code
	case (*csv == "") == (*tts == ""):
		return fail(stderr, "export", misused, "name the folder to write with -csv DIR or with -tts DIR")
	case *tts != "":
		return exportTabletop(flags, *tts, *address, stdout, stderr)
	}
	stack, err := boxes.OpenEach(boxesOf(flags)...)
	if err != nil {
		return fail(stderr, "export", failed, "%v", err)
	}
	files := content.Files()
	if *folder != "" {
		files = os.DirFS(*folder)
	}
	tables, found := sheets.Export(files, stack...)
	if len(found) > 0 {
		return fail(stderr, "export", failed, "%v", content.Error(found))
	}
	if err := os.MkdirAll(*csv, 0o777); err != nil {
		return fail(stderr, "export", failed, "the folder %s cannot be made", *csv)
	}
	for _, t := range tables {
		name := filepath.Join(*csv, t.File)
		if err := saves.Export(name, func(out *bufio.Writer) error { return t.WriteCSV(out) }); err != nil {
			return fail(stderr, "export", failed, "%s cannot be written: %v", name, err)
		}
		fmt.Fprintf(stdout, "%s: %d rows.\n", name, len(t.Rows))
	}
	return fine
}

// importCards reads tables of spreadsheets into a box, or into a whole folder of card files.
func importCards(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("import", flag.ContinueOnError)
	remove := flags.Bool("remove", false, "take out cards that are not in their table")
	folder := flags.String("folder", "", "write a whole folder of card files, as the game has them, instead of a box")
	rest, code, ok := parse(flags, args, 100, stdout, stderr)
	if !ok {
		return code
	}
	names := boxesOf(flags)
	switch {
	case len(rest) == 0:
		return fail(stderr, "import", misused, "name the tables to read: CSV files, a folder of them, or what cards -json printed")
	case len(names) == 0 && *folder == "":
		return fail(stderr, "import", misused, "name the box to write with -box DIR; it is made if it is not there")
	}
	into := sheets.Into{Game: content.Files(), Remove: *remove}
	target := *folder
	begin := func() error { return nil } // makes what is not there, once all tables are read
	var err error
	if target == "" {
		target = names[len(names)-1]
		names = names[:len(names)-1]
	} else if _, missing := os.Stat(filepath.Join(target, content.ManifestFile)); missing == nil {
		into.Game = os.DirFS(target)
	} else {
		begin = func() error { return copyGame(target) }
	}
	if into.Below, err = boxes.OpenEach(names...); err == nil && *folder == "" {
		if _, missing := os.Stat(target); errors.Is(missing, fs.ErrNotExist) {
			begin = func() error { return boxes.Make(target, filepath.Base(target)) }
			var remove func()
			into.Box, remove, err = emptyBox(target)
			defer remove()
		} else {
			into.Box, err = boxToFill(target)
		}
	}
	if err != nil {
		return fail(stderr, "import", failed, "%v", err)
	}
	result, code := readInto(rest, into, stdout, stderr)
	if result == nil {
		return code
	}
	if err := begin(); err != nil {
		return fail(stderr, "import", failed, "%s cannot be made: %v", target, err)
	}
	for _, name := range slices.Sorted(maps.Keys(result.Files)) {
		if err := saves.WriteFile(filepath.Join(target, filepath.FromSlash(name)), result.Files[name]); err != nil {
			return fail(stderr, "import", failed, "%s cannot be written: %v", name, err)
		}
	}
	printResult(stdout, target, result)
	return fine
}

// copyGame writes the card files of the game into a folder.
func copyGame(folder string) error {
	for _, name := range append(content.CardFiles(), content.ManifestFile) {
		text, err := fs.ReadFile(content.Files(), name)
		if err == nil {
			err = saves.WriteFile(filepath.Join(folder, name), text)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// emptyBox returns a new box as it will be in a folder that is not there yet, and what removes it again.
func emptyBox(path string) (box *content.Box, remove func(), err error) {
	away, err := os.MkdirTemp("", "sixwinters-box-")
	if err != nil {
		return nil, func() {}, err
	}
	remove = func() { _ = os.RemoveAll(away) }
	made := filepath.Join(away, filepath.Base(path))
	if err = boxes.Make(made, filepath.Base(path)); err == nil {
		box, err = boxes.Open(made)
	}
	if err == nil {
		box.Path = path
	}
	return box, remove, err
}

// boxToFill opens the box in a folder.
func boxToFill(path string) (*content.Box, error) {
	if info, err := os.Stat(path); err == nil && !info.IsDir() {
		return nil, fmt.Errorf("the box %s is a file: unpack it into a folder", path)
	}
	box, err := boxes.Open(path)
	if err != nil {
		return nil, err
	}
	box.Path = path
	return box, nil
}

// readInto reads tables, or cards in JSON, and prints what is wrong with them. The result is nil if anything is.
func readInto(names []string, into sheets.Into, stdout, stderr io.Writer) (*sheets.Result, int) {
	var tables []*sheets.Table
	var found []sheets.Finding
	var cards *sheets.Cards
	files, err := tablesIn(names)
	if err != nil {
		return nil, fail(stderr, "import", misused, "%v", err)
	}
	for _, name := range files {
		data, err := saves.ReadFile(name)
		if err != nil {
			return nil, fail(stderr, "import", failed, "%s cannot be read: %v", name, errors.Unwrap(err))
		}
		if ext := strings.ToLower(filepath.Ext(name)); ext == ".json" || ext == ".ndjson" || ext == ".jsonl" {
			if cards, err = readJSON(data, name); err != nil {
				return nil, fail(stderr, "import", failed, "%s: %v", name, err)
			}
			continue
		}
		t, wrong := sheets.ReadTable(data, name)
		found = append(found, wrong...)
		if t != nil {
			tables = append(tables, t)
		}
	}
	if cards != nil && len(files) > 1 {
		return nil, fail(stderr, "import", misused, "read %s by itself: cards in JSON and tables do not go together", cards.File)
	}
	var result *sheets.Result
	if len(found) == 0 && cards != nil {
		result, found = sheets.ImportCards(cards, into)
	} else if len(found) == 0 {
		result, found = sheets.Import(tables, into)
	}
	if result != nil {
		for _, note := range result.Notes {
			fmt.Fprintln(stdout, note)
		}
	}
	for _, f := range found {
		fmt.Fprintln(stdout, f)
	}
	if len(found) > 0 {
		return nil, fail(stderr, "import", failed, "nothing is written: mend what is named above")
	}
	return result, fine
}

// tablesIn returns the files that names stand for: of a folder its tables.
func tablesIn(names []string) (files []string, err error) {
	for _, name := range names {
		info, err := os.Stat(name)
		switch {
		case err != nil:
			return nil, fmt.Errorf("%s cannot be read: %w", name, errors.Unwrap(err))
		case !info.IsDir():
			files = append(files, name)
			continue
		}
		entries, err := os.ReadDir(name)
		if err != nil {
			return nil, err
		}
		had := len(files)
		for _, e := range entries {
			if strings.EqualFold(filepath.Ext(e.Name()), ".csv") && !strings.HasPrefix(e.Name(), ".") {
				files = append(files, filepath.Join(name, e.Name()))
			}
		}
		if len(files) == had {
			return nil, fmt.Errorf("%s has no CSV file", name)
		}
	}
	return files, nil
}

// readJSON reads what cards -json printed.
func readJSON(data []byte, name string) (*sheets.Cards, error) {
	cards := &sheets.Cards{File: name}
	in := json.NewDecoder(bytes.NewReader(data))
	in.UseNumber()
	for n := 1; ; n++ {
		var card struct {
			Kind, File string
			Entry      map[string]any
		}
		err := in.Decode(&card)
		if errors.Is(err, io.EOF) {
			return cards, nil
		}
		if err != nil {
			return nil, fmt.Errorf("card %d is not JSON: %w", n, err)
		}
		keys, _ := whole(card.Entry).(map[string]any)
		if keys == nil {
			return nil, fmt.Errorf("card %d has no `entry`, which chronicle cards -json prints", n)
		}
		cards.Cards = append(cards.Cards, sheets.Card{Line: n, Kind: card.Kind, File: card.File, Keys: keys})
	}
}

// whole returns a value of JSON with its numbers whole, as card files have them.
func whole(x any) any {
	switch x := x.(type) {
	case json.Number:
		if n, err := x.Int64(); err == nil {
			return n
		}
		return x.String()
	case map[string]any:
		if x == nil {
			return nil
		}
		for key, v := range x {
			x[key] = whole(v)
		}
	case []any:
		for i, v := range x {
			x[i] = whole(v)
		}
	}
	return x
}

// printResult says what an import has changed.
func printResult(stdout io.Writer, target string, r *sheets.Result) {
	said := func(what string, names []string) {
		if len(names) > 0 {
			fmt.Fprintf(stdout, "%d %s: %s.\n", len(names), what, list(names))
		}
	}
	said("added", r.Added)
	said("changed", r.Changed)
	said("taken out", r.Removed)
	fmt.Fprintf(stdout, "%d rows are as the cards are.\n", r.Same)
	if len(r.Files) == 0 {
		fmt.Fprintf(stdout, "%s is unchanged.\n", target)
		return
	}
	fmt.Fprintf(stdout, "Written in %s: %s.\n", target, list(slices.Sorted(maps.Keys(r.Files))))
}
