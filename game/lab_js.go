package game

import (
	"context"

	"sixwinters/game/app"
)

// openLab is nil: a page has neither cores nor files to spare for thousands of campaigns.
var openLab func(g *app.App) error

// openWorkshop and openBox are nil: there are no files that an editor could save.
var (
	openWorkshop func(g *app.App) error
	openBox      func(g *app.App, path string) error
)

// chooseBox and installPath are nil: the page has its own chooser.
var (
	chooseBox   func(ctx context.Context) (path string, err error)
	installPath func(g *app.App, why string) app.Sheet
)
