//go:build !js

package game

import "sixwinters/game/laboratory"

// openLab leads to the lab.
var openLab = laboratory.Open
