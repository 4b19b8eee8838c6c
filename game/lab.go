//go:build !js

package game

import (
	"sixwinters/game/scenes/laboratory"
	"sixwinters/game/scenes/workshop"
)

// openLab leads to the lab, openWorkshop to the workshop and openBox to a box in it.
var (
	openLab      = laboratory.Open
	openWorkshop = workshop.Open
	openBox      = workshop.OpenBox
)
