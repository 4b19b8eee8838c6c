//go:build !js

package workshop

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/saves"
	"sixwinters/sheets"
)

// tablesFolder is the folder of a box whose tables are read into its cards whenever one is saved.
const tablesFolder = "tables"

// readTables reads the tables in the folder of a box into its card files, and reports whether it has written any. Findings stand at the rows
// of the tables; then nothing is written.
func readTables(folder string, box *content.Box, below []*content.Box) (found []content.Finding, wrote bool, err error) {
	names, err := filepath.Glob(filepath.Join(folder, tablesFolder, "*.csv"))
	if err != nil || len(names) == 0 || !isFolder(folder) {
		return nil, false, nil // a folder with signs of patterns has no tables
	}
	var tables []*sheets.Table
	for _, name := range names {
		data, err := saves.ReadFile(name)
		if errors.Is(err, fs.ErrNotExist) {
			continue // a program is just saving it
		}
		if err != nil {
			return nil, false, fmt.Errorf("%s cannot be read", filepath.Base(name))
		}
		if len(data) == 0 {
			continue // as above
		}
		t, wrong := sheets.ReadTable(data, path.Join(folder, tablesFolder, filepath.Base(name)))
		found = append(found, rowFindings(wrong)...)
		if t != nil && !strings.HasPrefix(filepath.Base(name), ".") {
			tables = append(tables, t)
		}
	}
	if len(found) > 0 {
		return found, false, nil
	}
	result, wrong := sheets.Import(tables, sheets.Into{Game: content.Files(), Below: below, Box: box})
	if len(wrong) > 0 {
		return rowFindings(wrong), false, nil
	}
	for name, text := range result.Files {
		if err := saves.WriteFile(filepath.Join(folder, filepath.FromSlash(name)), text); err != nil {
			return nil, wrote, fmt.Errorf("%s cannot be written", name)
		}
		wrote = true
	}
	return nil, wrote, nil
}

// rowFindings returns findings of tables as those of files: a row is a line.
func rowFindings(wrong []sheets.Finding) (found []content.Finding) {
	for _, f := range wrong {
		say := f.What
		if f.Column != "" {
			say = "column " + f.Column + ": " + say
		}
		at := content.Finding{File: f.File, Card: f.Card, What: say}
		if len(f.Rows) == 0 {
			found = append(found, at)
		}
		for _, row := range f.Rows {
			at.Line = row
			found = append(found, at)
		}
	}
	slices.SortStableFunc(found, func(a, b content.Finding) int { return a.Line - b.Line })
	return found
}
