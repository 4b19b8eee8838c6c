package app

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

var leftFullScreen bool

// In a browser Escape leaves full screen, whatever the page does.
func init() {
	document := js.Global().Get("document")
	document.Call("addEventListener", "fullscreenchange", js.FuncOf(func(js.Value, []js.Value) any {
		leftFullScreen = !document.Get("fullscreenElement").Truthy()
		ebiten.ScheduleFrame()
		return nil
	}))
}

// LeftFullScreen reports, once, whether the players have left full screen.
func LeftFullScreen() bool {
	left := leftFullScreen
	leftFullScreen = false
	return left
}
