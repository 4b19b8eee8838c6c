package game

import "sixwinters/game/app"

// openLab is nil: a page has neither cores nor files to spare for thousands of campaigns.
var openLab func(g *app.App) error
