package app

import (
	"path/filepath"

	display "display.sixwinters"

	"sixwinters/game/report"
)

// NewReport is a report of how things stand now.
func (g *App) NewReport(what string) report.Report {
	return report.Report{What: what, Version: display.Version(), Campaign: g.Campaign(), Settings: g.Settings, File: g.File.Name}
}

// Reports is the folder that reports are written to; it may not be there yet.
func (g *App) Reports() string { return filepath.Join(string(g.Folder()), "reports") }
