package app

import (
	"path/filepath"

	display "display.sixwinters"

	"sixwinters/game/report"
)

// NewReport returns a report on the current state of the program. what is the occasion.
func (g *App) NewReport(what string) report.Report {
	return report.Report{What: what, Version: display.Version(), Campaign: g.Campaign(), Settings: g.Settings, File: g.File.Name}
}

// Reports returns the folder of reports, which may not exist yet.
func (g *App) Reports() string { return filepath.Join(string(g.Folder()), "reports") }
