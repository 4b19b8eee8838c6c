//go:build !js

package app

import (
	"context"
	"io/fs"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/boxes"
	"sixwinters/game/background"
	"sixwinters/game/words"
)

// CanChooseFiles reports whether files of any kind can be brought here by a button. On a desktop they are dropped on the window.
const CanChooseFiles = false

// ChooseFiles does nothing.
func ChooseFiles() {}

// NewFiles returns the files that were dropped on the window, once, or nil.
func NewFiles() fs.FS { return ebiten.DroppedFiles() }

// choosing is the desktop's chooser of files while it is open.
type choosing struct {
	open *background.Thought[chosen] // nil while it is closed
}

// chosen is what has come of it. The zero value is no file.
type chosen struct {
	parcel *Parcel
	err    error // why there is no chooser
}

// ChooseBox lets the players choose the file of a box, which is then shown as one that was dropped. Where no chooser opens, a sheet asks for
// the path of the file.
func (g *App) ChooseBox() {
	if g.choosing.open != nil {
		g.Notice = "The file chooser is already open."
		return
	}
	if g.Chooser == nil {
		g.open(g.Routes.InstallPath(g, ""))
		return
	}
	g.choosing.open = background.Begin(g.Waker(), func(ctx context.Context) chosen {
		path, err := g.Chooser(ctx)
		if err != nil || path == "" {
			return chosen{err: err}
		}
		p := ParcelAt(path)
		return chosen{parcel: &p}
	})
}

// ParcelAt reads the box at a path.
func ParcelAt(path string) Parcel {
	zipped, err := boxes.Zipped(path)
	return Parcel{Name: filepath.Base(path), Zipped: zipped, Trouble: err}
}

// TakeChosen takes what the players have chosen, once they have.
func (g *App) TakeChosen() {
	if g.choosing.open == nil {
		return
	}
	is, came := g.choosing.open.Come()
	if !came {
		return
	}
	g.choosing.open = nil
	switch {
	case is.err != nil:
		g.open(g.Routes.InstallPath(g, words.Sentence(is.err)))
	case is.parcel != nil:
		g.open(g.Routes.Install(g, []Parcel{*is.parcel}))
	}
	g.Redraw()
}

// CloseChooser closes the chooser, if it is open: the program ends.
func (g *App) CloseChooser() {
	if g.choosing.open != nil {
		g.choosing.open.Forget()
	}
}
