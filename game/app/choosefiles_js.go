package app

import (
	"io/fs"
	"os"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// CanChooseFiles reports whether files can be brought here by a button.
const CanChooseFiles = true

var chosen = make(chan fs.FS, 1)

// ChooseFiles lets the players choose files. Until [ChosenFiles] returns them they may have thought better of it.
func ChooseFiles() {
	js.Global().Get("sixwinters").Call("choose", js.FuncOf(func(_ js.Value, args []js.Value) any {
		select {
		case chosen <- os.DirFS(args[0].String()):
			ebiten.ScheduleFrame()
		default: // those before are still to be taken
		}
		return nil
	}))
}

// ChosenFiles returns the files that were chosen, once, or nil.
func ChosenFiles() fs.FS {
	select {
	case files := <-chosen:
		return files
	default:
		return nil
	}
}
