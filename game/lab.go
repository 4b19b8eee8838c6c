//go:build !js

package game

import (
	"sixwinters/game/chooser"
	"sixwinters/game/scenes/install"
	"sixwinters/game/scenes/laboratory"
	"sixwinters/game/scenes/workshop"
)

// openLab leads to the lab, openWorkshop to the workshop and openBox to a box in it. chooseBox opens the desktop's chooser of files, and
// installPath the sheet for where there is none.
var (
	openLab      = laboratory.Open
	openWorkshop = workshop.Open
	openBox      = workshop.OpenBox
	chooseBox    = chooser.Box
	installPath  = install.NewPath
)
