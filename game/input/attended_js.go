package input

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// cancels are the touches that the browser has taken away, such as for a gesture of its own. Ebitengine does not listen for that, and
// goes on to see a finger that is gone.
var cancels = struct {
	gone map[int]bool // by the number of the finger
	anew bool         // one has been taken away that nobody has asked about
}{gone: map[int]bool{}}

func init() {
	listen := func(event string, do func(finger int)) {
		js.Global().Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			changed := args[0].Get("changedTouches")
			for i := range changed.Length() {
				do(changed.Index(i).Get("identifier").Int())
			}
			return nil
		}), map[string]any{"capture": true, "passive": true})
	}
	listen("touchcancel", func(finger int) {
		cancels.gone[finger], cancels.anew = true, true
		ebiten.ScheduleFrame()
	})
	listen("touchstart", func(finger int) { delete(cancels.gone, finger) })
}

// cancelledTouches returns the touches that the browser has taken away, and whether there are any since the last call.
func cancelledTouches() (gone map[int]bool, anew bool) {
	anew, cancels.anew = cancels.anew, false
	return cancels.gone, anew
}

// attended reports whether the page is in sight and its canvas has the focus: whenever that loses it, Ebitengine lets go of all
// buttons, also where something else on the page gets it.
func attended() bool {
	on := js.Global().Get("document").Get("activeElement")
	return ebiten.IsFocused() && on.Truthy() && on.Get("tagName").String() == "CANVAS"
}
