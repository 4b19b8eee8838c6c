package app

import (
	"io/fs"
	"os"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// CanChooseFiles reports whether files can be brought here by a button.
const CanChooseFiles = true

var newFiles = make(chan fs.FS)

// page is what the page does for the game, in web/page.js.
var page = js.Global().Get("sixwinters")

// The page calls this with the folder of files that were chosen or dropped. The window may be at rest.
func init() {
	page.Set("onfiles", js.FuncOf(func(_ js.Value, args []js.Value) any {
		files := os.DirFS(args[0].String())
		go func() { newFiles <- files }()
		ebiten.ScheduleFrame()
		return nil
	}))
}

// ChooseFiles lets the players choose files. Until [NewFiles] returns them they may have changed their mind.
func ChooseFiles() { page.Call("choose") }

// NewFiles returns the files that were chosen or dropped on the page, once, or nil.
func NewFiles() fs.FS {
	select {
	case files := <-newFiles:
		return files
	default:
		return nil
	}
}

// ChooseBox is [ChooseFiles]: what is chosen is shown as a box if it is one.
func (g *App) ChooseBox() { ChooseFiles() }

// choosing is empty: the page has its own chooser.
type choosing struct{}

// TakeChosen does nothing: [NewFiles] returns what is chosen.
func (g *App) TakeChosen() {}

// CloseChooser does nothing: the chooser ends with the page.
func (g *App) CloseChooser() {}
