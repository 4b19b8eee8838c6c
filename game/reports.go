package game

import (
	"path/filepath"

	display "display.sixwinters"

	"sixwinters/game/report"
	"sixwinters/saves"
)

// newReport is a report of how things stand now.
func (g *Game) newReport(what string) report.Report {
	return report.Report{What: what, Version: display.Version(), Campaign: g.campaign(), Settings: g.settings, File: g.file.Name}
}

// reports is the folder that reports are written to; it may not be there yet.
func (g *Game) reports() string { return filepath.Join(string(g.folder()), "reports") }

// campaign is the one that is being played or looked at, or nil.
func (g *Game) campaign() *saves.Campaign {
	if t := g.laid(); t != nil {
		return t.campaign
	}
	return nil
}

// laid is the table in the window, whether it is played at or looked at again, or nil.
func (g *Game) laid() *table {
	switch s := g.scene.(type) {
	case *table:
		return s
	case *replay:
		return s.t
	}
	return nil
}
