//go:build !js

package game

import "sixwinters/game/printing"

var openPrinting = printing.Open
