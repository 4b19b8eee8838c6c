//go:build !js

package game

import "sixwinters/game/printing"

// openPrinting leads to print and play.
var openPrinting = printing.Open
