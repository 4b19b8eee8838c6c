package game

import "sixwinters/game/app"

// openPrinting is nil: what prints would make the page too large. The lessons say so.
var openPrinting func(g *app.App) error
