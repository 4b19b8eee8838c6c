//go:build !js

package game

import "sixwinters/game/scenes/printing"

var openPrinting = printing.Open
